import type { Command } from "commander";
import { registryLimits } from "../../generated/registry-operations.gen.ts";
import type { Registry } from "../registry/create-registry.ts";
import type { Context } from "./context.ts";
import { parseNumber } from "./input.ts";
import { addServiceOptions, readServiceOptions, type AddressOptions, type ServiceOptions } from "./service-options.ts";

const addresses: AddressOptions = { "--address": "registry" };

/** Options of a command that calls the registry, beside those of every service. */
export interface RegistryCommandOptions extends ServiceOptions {
  readonly requestsPerMinute?: number | undefined;
}

export function addRegistryOptions(command: Command): Command {
  return addServiceOptions(addRateOption(command), addresses);
}

export function addRateOption(command: Command): Command {
  const { requestsPerMinute } = registryLimits;
  const help = `most requests to the registry in any minute (default: ${requestsPerMinute}, as its terms of use allow)`;
  return command.option("--requests-per-minute <number>", help, parseNumber);
}

/** Creates the registry client that the options of a command ask for. */
export async function registryClient(command: Command, context: Context): Promise<Registry> {
  const settings = await readServiceOptions<"registry">(command, addresses, context, ({ registry = "" }) => ({
    registry,
  }));
  const { ca, client, ...others } = settings;
  const { requestsPerMinute } = command.opts<RegistryCommandOptions>();
  const { createRegistry } = await import("../registry/create-registry.ts");
  return createRegistry({ ...others, ...client, requestsPerMinute, ...(ca === undefined ? {} : { tls: { ca } }) });
}
