import {
  environments,
  type Addresses,
  type EnvironmentName,
  type NetworkName,
} from "../../generated/environments.gen.ts";
import { refuse, refuseBroken, shown, visible } from "../errors/invalid-input-error.ts";

/** The called environment and the network of the caller. */
export interface EnvironmentOptions<Kind extends keyof Addresses = never> {
  /**
   * A published environment, or your own addresses (https; http only on loopback).
   *
   * @default "production"
   */
  readonly environment?: EnvironmentName | (Addresses & Required<Pick<Addresses, Kind>>) | undefined;
  /**
   * The network of the caller: the public one, or the government central service network (`cms`), where the same hosts have another
   * domain. It applies to published environments.
   *
   * @default "internet"
   */
  readonly network?: NetworkName | undefined;
}

/** Defaults of the options; {@link resolveAddress} checks them. */
export const environmentTable = {
  environment: { kind: "other", default: "production" },
  network: { kind: "other", default: "internet" },
} as const;

/** Returns the address of a service in an environment, without a trailing slash. */
export function resolveAddress(
  subject: string,
  kind: keyof Addresses,
  { environment = environmentTable.environment.default, network }: EnvironmentOptions,
): string {
  if (typeof environment === "object" && (environment as object | null) !== null) {
    if (network !== undefined) refuse(subject, "network", "does not apply to addresses of one's own", shown(network));
    return readAddress(subject, `environment.${kind}`, environment[kind]);
  }
  if (typeof environment !== "string" || !Object.hasOwn(environments, environment)) {
    const rule = `must be ${listed(environments)} or an object of addresses`;
    refuse(subject, "environment", rule, shown(environment));
  }
  const networks = environments[environment];
  const name = network ?? environmentTable.network.default;
  if (typeof name !== "string" || !Object.hasOwn(networks, name)) {
    refuse(subject, "network", `must be ${listed(networks)}`, shown(name));
  }
  const { [kind]: address }: Addresses = networks[name];
  if (address !== undefined) return address;
  const advice = `give it as { ${kind}: "https://…" }`;
  refuse(subject, "environment", `publishes no ${kind} address for ${environment} on the network ${name}; ${advice}`);
}

function listed(table: object): string {
  return Object.keys(table)
    .map((name) => JSON.stringify(name))
    .join(", ");
}

/** Checks an address of the caller and removes slashes at its end. */
function readAddress(subject: string, field: string, address: string | undefined): string {
  if (address === undefined) refuse(subject, field, "is missing");
  refuseBroken(subject, field, brokenAddressRule(address));
  if (/[?#]/.test(address)) refuse(subject, field, "must not have a query or a fragment");
  const { origin, pathname } = new URL(address);
  let end = pathname.length;
  // With a regular expression the time would grow with the square of the number of slashes.
  while (pathname[end - 1] === "/") end -= 1;
  return origin + pathname.slice(0, end);
}

/**
 * Returns the first rule that an address breaks; `undefined` for a correct one. It must be an absolute URL, https, without
 * credentials. The result does not repeat the address, because it may hold a password.
 *
 * @param http where http is also allowed; `anywhere` is for pages of the browser, whose scheme is not published
 */
export function brokenAddressRule(address: unknown, http: "loopback" | "anywhere" = "loopback"): string | undefined {
  if (typeof address !== "string" || !visible.test(address) || !URL.canParse(address)) return "must be an absolute URL";
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" && !(protocol === "http:" && (http === "anywhere" || isLoopback(hostname)))) {
    return http === "anywhere" ? "must be https or http" : "must be https (http is allowed on loopback only)";
  }
  return username === "" && password === "" ? undefined : "must not hold credentials";
}

function isLoopback(hostname: string): boolean {
  return hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname) || `.${hostname}`.endsWith(".localhost");
}
