import { Option, type Command } from "commander";
import {
  environments,
  type Addresses,
  type EnvironmentName,
  type NetworkName,
} from "../../generated/environments.gen.ts";
import { registryLimits } from "../../generated/registry-service.gen.ts";
import { resolveAddress, type EnvironmentOptions } from "../environment/addresses.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { readPemCertificates } from "../node/certificate/certificate-material.ts";
import { proxyOfEnvironment, type Environment } from "../node/proxy-environment.ts";
import type { Registry } from "../registry/create-registry.ts";
import { addressVariables } from "../sandbox/export/variables.ts";
import { readProxy, type ProxyOption } from "../transport/connection-options.ts";
import type { ClientEvent, OnEvent } from "../transport/events.ts";
import type { Context, Manner } from "./context.ts";
import { parseNumber, readInputFile, refuse, type Values } from "./input.ts";
import { redisVariable, sharedBudget, usualProcesses, type SharedBudgetOptions } from "./shared-budget.ts";

export interface ServiceOptions extends Manner, Values<"ca" | "proxy", string>, Values<"timeout", number> {
  readonly environment?: EnvironmentName | undefined;
  readonly network?: NetworkName | undefined;
}

/** The addresses that a command calls, by the option that gives each. */
export type AddressOptions = Readonly<Record<`--${string}`, keyof Addresses>>;

const services: Readonly<Record<keyof Addresses, string>> = {
  registry: "the registry",
  oidc: "OpenID Connect for the browser",
  oidcMutualTls: "OpenID Connect with client certificates",
  legacyPages: "the legacy pages",
  legacyMutualTls: "the legacy SOAP service",
};

/** Adds {@link ServiceOptions} and options for addresses to a command. */
export function addServiceOptions(command: Command, addresses: AddressOptions): Command {
  for (const [name, kind] of Object.entries(addresses)) {
    command.addOption(
      new Option(`${name} <url>`, `address of ${services[kind]}, instead of a published one`).env(
        addressVariables[kind],
      ),
    );
  }
  return command
    .addOption(
      new Option("--environment <name>", "published environment (default: production)").choices(
        Object.keys(environments),
      ),
    )
    .addOption(
      new Option("--network <name>", "network to call it from (default: internet)").choices(
        Object.keys(environments.production),
      ),
    )
    .option("--ca <file>", "trust these authorities (PEM) instead of the system's")
    .option("--proxy <url>", "use this proxy instead of the one in HTTPS_PROXY")
    .option("--timeout <seconds>", "time limit of a request with its retries", parseNumber)
    .option("--json", "print lines of JSON")
    .option("--verbose", "report every request on standard error")
    .addOption(new Option("--quiet", "show no progress, and print only errors on standard error").conflicts("verbose"));
}

/** The settings of a client, as read from {@link ServiceOptions}. */
export interface ServiceSettings extends EnvironmentOptions<"registry" | "legacyPages" | "legacyMutualTls"> {
  readonly ca: string | undefined;
  /** Chooses the proxy: the option does, or the environment. */
  readonly proxy: Exclude<ProxyOption, URL>;
  /** Time limits and the event listener, as the factories take them. */
  readonly client: { readonly timeout?: number; readonly deadline?: number; readonly onEvent: OnEvent };
}

/** Longest time for one attempt in milliseconds, however long the request may take. */
const longestAttempt = 30_000;

/** Reads {@link ServiceOptions}, and refuses those that do not go together. `called` are the services that need an address. */
export async function readServiceOptions(
  command: Command,
  options: AddressOptions,
  context: Context,
  called: readonly (keyof Addresses)[] = Object.values(options),
): Promise<ServiceSettings> {
  const { ca, proxy, timeout } = command.opts<ServiceOptions>();
  const deadline = timeout === undefined ? undefined : timeout * 1000;
  return {
    ...readEnvironment(command, options, called),
    ca: ca === undefined ? undefined : await readAuthorities(ca),
    proxy: readProxies(proxy, context.surroundings.env),
    client: {
      ...(deadline === undefined ? {} : { deadline, timeout: Math.min(deadline, longestAttempt) }),
      onEvent: tellRequests(context),
    },
  };
}

/** An address on the command line excludes the published ones; one of a variable gives way to them. */
function readEnvironment(
  command: Command,
  options: AddressOptions,
  called: readonly (keyof Addresses)[],
): Pick<ServiceSettings, "environment" | "network"> {
  const { environment, network } = command.opts<ServiceOptions>();
  const named = environment !== undefined || network !== undefined;
  const given = Object.entries(options).flatMap(([option, kind]) => {
    const name = new Option(option).attributeName();
    const value: unknown = command.getOptionValue(name);
    const variable = command.getOptionValueSource(name) === "env";
    if (typeof value !== "string" || (named && variable)) return [];
    return [{ kind, value, from: variable ? addressVariables[kind] : option }];
  });
  const [first] = given;
  if (first === undefined) return { environment, network };
  if (named) refuse(first.from, "does not go with --environment or --network");
  for (const { kind, value, from } of given) checkAddress(kind, value, from);
  const missing = Object.entries(options).flatMap(([option, kind]) => {
    const wanted = called.includes(kind) && !given.some((one) => one.kind === kind);
    return wanted ? [`${option} (or ${addressVariables[kind]})`] : [];
  });
  if (missing.length > 0) {
    const rule = `missing: if ${first.from} is set, no published address is called; --environment NAME calls the published ones`;
    refuse(missing.join(" and "), `${missing.length === 1 ? "is" : "are"} ${rule}`);
  }
  const addresses: Addresses = Object.fromEntries(given.map(({ kind, value }) => [kind, value]));
  // A service that is not called needs no address. heartBeat visits no page, but its client wants to know where they are.
  const { registry = "", legacyMutualTls = "", legacyPages = legacyMutualTls } = addresses;
  return { environment: { ...addresses, registry, legacyMutualTls, legacyPages } };
}

/** Checks an address here, where it is known which option or variable gave it. */
function checkAddress(kind: keyof Addresses, value: string, from: string): void {
  try {
    resolveAddress("ares-caais", kind, { environment: { [kind]: value } });
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    refuse(from, error.rule);
  }
}

/** The option wins; `--proxy ""` goes without one. */
function readProxies(option: string | undefined, env: Environment): Exclude<ProxyOption, URL> {
  if (option !== undefined) {
    readProxy("ares-caais", "--proxy", option);
    return option === "" ? false : option;
  }
  return proxyOfEnvironment("ares-caais", env, "curl");
}

async function readAuthorities(path: string): Promise<string> {
  const text = (await readInputFile("--ca", path)).toString();
  if (readPemCertificates(text) !== undefined) return text;
  return refuse("--ca", "must be a file with certificates as PEM", JSON.stringify(path));
}

/** Reports requests to the progress line; with `--verbose` prints a line for each request, its response and each retry. */
function tellRequests({ manner, note, progress }: Context): OnEvent {
  const watching = progress.watch();
  return (event: ClientEvent) => {
    watching(event);
    const { operation } = event;
    if (manner.verbose !== true) return;
    if (event.type === "request") {
      note(`> ${operation} ${event.method} ${event.url}${event.attempt === 1 ? "" : ` (attempt ${event.attempt})`}`);
    } else if (event.type === "response") note(`< ${operation} ${event.status} in ${event.duration.toFixed(0)} ms`);
    else if (event.type === "failure") {
      note(`! ${operation} failed (${event.phase}) after ${event.duration.toFixed(0)} ms`);
    } else if (event.type === "retry") note(`~ ${operation} again in ${event.delay.toFixed(0)} ms (${event.reason})`);
  };
}

const addresses: AddressOptions = { "--address": "registry" };

export function addRegistryOptions(command: Command): Command {
  const limited = addRateOption(command)
    .addOption(new Option("--redis <url>", "share the limit with all processes that use this Redis").env(redisVariable))
    .option(
      "--processes <number>",
      `most processes that share it, needed when Redis fails (default: ${usualProcesses})`,
      parseNumber,
    );
  return addServiceOptions(limited, addresses);
}

export function addRateOption(command: Command): Command {
  const { requestsPerMinute } = registryLimits;
  const help = `most requests to the registry in any minute (default: ${requestsPerMinute}, as its terms of use allow)`;
  return command.option("--requests-per-minute <number>", help, parseNumber);
}

/** Creates the registry client that the options of a command ask for. */
export async function registryClient(command: Command, context: Context): Promise<Registry> {
  const { ca, client, ...settings } = await readServiceOptions(command, addresses, context);
  const shared = command.opts<SharedBudgetOptions>();
  const from = command.getOptionValueSource("redis") === "env" ? redisVariable : "--redis";
  const budget = await sharedBudget(shared, from, context);
  const { requestsPerMinute } = shared;
  const limit = budget === undefined ? { requestsPerMinute } : { budget };
  // The use of a shared limit by others is not known.
  if (budget === undefined) context.progress.limit = requestsPerMinute ?? registryLimits.requestsPerMinute;
  const { createRegistry } = await import("../registry/create-registry.ts");
  return createRegistry({ ...settings, ...client, ...limit, ...(ca === undefined ? {} : { tls: { ca } }) });
}
