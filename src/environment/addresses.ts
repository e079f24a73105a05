import {
  environments,
  type Addresses,
  type EnvironmentName,
  type NetworkName,
} from "../../generated/environments.gen.ts";
import { InvalidInputError, refuseBroken, shown, type InputIssue } from "../errors/invalid-input-error.ts";

/** Which environment is called, and from which network. */
export interface EnvironmentOptions<Kind extends keyof Addresses = never> {
  /**
   * A published environment, or addresses of one's own (https; http only on loopback).
   *
   * @default "production"
   */
  readonly environment?: EnvironmentName | (Addresses & Required<Pick<Addresses, Kind>>) | undefined;
  /**
   * The network that the caller is on: the public one, or the government central service network (`cms`), where the
   * same hosts have another domain. Applies to published environments.
   *
   * @default "internet"
   */
  readonly network?: NetworkName | undefined;
}

/**
 * The address of one service in an environment, without a trailing slash.
 *
 * @param subject the factory that asks, for the message of an error
 * @throws InvalidInputError when the environment or network is unknown, publishes no such address, or the given address
 * may not be used.
 */
export function resolveAddress(
  subject: string,
  kind: keyof Addresses,
  { environment = "production", network }: EnvironmentOptions,
): string {
  const fail = (issue: InputIssue): never => {
    throw new InvalidInputError(subject, [issue]);
  };
  const unknown = (): never =>
    fail({
      field: "environment",
      rule: `must be ${listed(Object.keys(environments))} or an object of addresses`,
      value: shown(environment),
    });
  if (typeof environment !== "string") {
    if (typeof environment !== "object" || (environment as object | null) === null) return unknown();
    if (network !== undefined) {
      fail({ field: "network", rule: "does not apply to addresses of one's own", value: shown(network) });
    }
    const address = environment[kind];
    return address === undefined
      ? fail({ field: `environment.${kind}`, rule: "is missing" })
      : checkAddress(subject, `environment.${kind}`, address);
  }
  if (!Object.hasOwn(environments, environment)) unknown();
  const networks = environments[environment];
  const name = network ?? "internet";
  if (typeof name !== "string" || !Object.hasOwn(networks, name)) {
    fail({ field: "network", rule: `must be ${listed(Object.keys(networks))}`, value: shown(name) });
  }
  const addresses: Addresses = networks[name];
  return (
    addresses[kind] ??
    fail({
      field: "environment",
      rule: `publishes no ${kind} address for ${environment} on the network ${name}; give it as { ${kind}: "https://…" }`,
    })
  );
}

/**
 * Checks an address that the caller gives.
 *
 * @returns it without a trailing slash.
 * @throws InvalidInputError when it is no URL, not https (http is allowed on loopback), or has credentials, a query or a
 * fragment.
 */
function checkAddress(subject: string, field: string, address: string): string {
  const broken =
    brokenAddressRule(address) ?? (/[?#]/.test(address) ? "must not have a query or a fragment" : undefined);
  refuseBroken(subject, field, broken);
  const { origin, pathname } = new URL(address);
  return withoutTrailingSlashes(origin + pathname);
}

/** A pattern for this would take a time that grows with the square of the slashes. */
function withoutTrailingSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}

function listed(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(name)).join(", ");
}

/**
 * The first rule that an address breaks, without the address, which may hold a password: an absolute URL, https, no
 * credentials. `undefined` when it keeps all of them.
 *
 * @param http where http is allowed too; a page for the browser may be `anywhere`, as nothing is published about its scheme
 */
export function brokenAddressRule(address: unknown, http: "loopback" | "anywhere" = "loopback"): string | undefined {
  if (typeof address !== "string" || /[\s\p{Cc}\p{Cs}]/u.test(address) || !URL.canParse(address))
    return "must be an absolute URL";
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" && !(protocol === "http:" && (http === "anywhere" || isLoopback(hostname)))) {
    return http === "anywhere" ? "must be https or http" : "must be https (http is allowed on loopback only)";
  }
  return username === "" && password === "" ? undefined : "must not hold credentials";
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}
