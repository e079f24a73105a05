import type { Command } from "commander";
import type { Registry } from "../registry/create-registry.ts";
import type { Context } from "./context.ts";
import { addServiceOptions, readServiceOptions, type AddressOptions } from "./service-options.ts";
import { trustingFetch } from "./trusting-fetch.ts";

const addresses: AddressOptions = { "--address": "registry" };

/** Adds the options of a command that calls the registry. */
export function addRegistryOptions(command: Command): Command {
  return addServiceOptions(command, addresses);
}

/** Creates the registry client that the options of a command ask for. */
export async function registryClient(command: Command, context: Context): Promise<Registry> {
  const settings = await readServiceOptions<"registry">(command, addresses, context, ({ registry = "" }) => ({
    registry,
  }));
  const { ca, client, ...environment } = settings;
  const { createRegistry } = await import("../registry/create-registry.ts");
  return createRegistry({ ...environment, ...client, fetch: await trustingFetch(ca) });
}
