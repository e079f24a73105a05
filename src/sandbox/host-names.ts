import { isIP } from "node:net";
import type { Addresses } from "../../generated/environments.gen.ts";
import { refuse, shown } from "../errors/invalid-input-error.ts";

/** The purpose of a server: an address of the services, or the control interface. */
export type ServerKind = keyof Addresses | "control";

/** The name of each server in the option `hosts`, and the first label of its host name on one port. */
const serverNames: Readonly<Record<ServerKind, string>> = {
  registry: "registry",
  oidc: "identity",
  oidcMutualTls: "identity-tls",
  legacyPages: "legacy",
  legacyMutualTls: "legacy-tls",
  control: "control",
};
// The table has every kind.
export const kinds = Object.keys(serverNames) as ServerKind[];

/** A host name with the port of its addresses, which is that of the server unless it is given. */
interface Host {
  readonly name: string;
  readonly port: number | undefined;
}

/** The host names of a sandbox. */
export interface HostNames {
  /** The host in the address of each server. */
  readonly ofServer: Readonly<Record<ServerKind, Host>>;
  /** Every name that was given or made, and the address that is listened on unless it is 127.0.0.1; IPv6 in brackets. */
  readonly all: readonly string[];
  /** The server that a host name belongs to, where all share one port. */
  readonly serverOf: (name: string | undefined) => ServerKind | undefined;
}

interface NamedHost extends Host {
  readonly server: string | undefined;
}

/**
 * Reads the option `hosts`.
 *
 * @param given `NAME`, or `SERVER=NAME`; each with or without `:PORT`
 * @param listen the IP address that is listened on
 * @throws InvalidInputError when an entry is no host name, or two servers have the same one on one port.
 */
export function readHosts(subject: string, given: readonly string[], listen: string, onePort: boolean): HostNames {
  const entries = given.map((entry, index) => readHost(subject, `hosts[${index}]`, entry));
  const [first] = entries;
  const plain = entries.find(({ server }) => server === undefined);
  const common = plain ?? first ?? { name: onePort ? "localhost" : addressName(listen), port: undefined };
  const domain =
    plain === undefined && first !== undefined ? common.name.slice(common.name.indexOf(".") + 1) : common.name;
  if (onePort && isAddress(domain)) refuse(subject, "hosts", "must be names and no IP addresses on one port");
  const hostOf = (kind: ServerKind): Host => {
    const own = entries.find(({ server }) => server === serverNames[kind]);
    if (own !== undefined) return own;
    if (onePort) {
      const name = `${serverNames[kind]}.${domain}`;
      return isAllowed(name) ? { name, port: common.port } : refuse(subject, "hosts", nameRule, shown(name));
    }
    const isIdentity = kind !== "registry" && kind !== "control";
    return (isIdentity ? entries.find(({ server }) => server === serverNames.oidc) : undefined) ?? common;
  };
  const isNamed = ({ name }: Host): boolean => name !== "127.0.0.1";
  const hosts = kinds.map((kind) => [kind, hostOf(kind)] as const);
  const byName = new Map(hosts.map(([kind, { name }]) => [name, kind]));
  if (onePort && byName.size < kinds.length)
    refuse(subject, "hosts", "must be a different name for each server on one port");
  return {
    // The table has every kind.
    ofServer: Object.fromEntries(hosts) as Record<ServerKind, Host>,
    all: [...new Set([...entries, ...hosts.map(([, host]) => host).filter(isNamed)].map(({ name }) => name))],
    serverOf: (name) => byName.get(name?.toLowerCase() ?? ""),
  };
}

/** A host name (RFC 1123, section 2.1): letters, digits and inner hyphens. */
const hostName = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;
const nameRule =
  "must have a host name of at most 253 characters, whose parts between dots have 1 to 63 letters, digits and inner hyphens (RFC 1123)";

function isAllowed(name: string): boolean {
  return name.length <= 253 && hostName.test(name);
}

function readHost(subject: string, field: string, entry: string): NamedHost {
  const rule = `must be NAME or SERVER=NAME, with or without :PORT; SERVER is ${Object.values(serverNames).join(", ")}`;
  const [, named, host = ""] = /^(?:([^=]*)=)?([\w.-]+(?::\d+)?|\[[\d:a-f.]+\](?::\d+)?)$/i.exec(entry) ?? [];
  if (host === "" || /:0+$/.test(host)) return refuse(subject, field, rule);
  const isName = host.startsWith("[") || isAllowed(host.replace(/:\d+$/, ""));
  if (!isName) return refuse(subject, field, nameRule, shown(entry));
  if (!URL.canParse(`https://${host}`)) return refuse(subject, field, rule);
  const { hostname: name } = new URL(`https://${host}`);
  const [, port] = /:(\d+)$/.exec(host) ?? [];
  const [label = ""] = name.split(".");
  const known = Object.values(serverNames);
  if (named !== undefined && !known.includes(named)) return refuse(subject, field, rule);
  return {
    name,
    port: port === undefined ? undefined : Number(port),
    server: named ?? (known.includes(label) ? label : undefined),
  };
}

/** The host in the URL of an address on which a server listens; 127.0.0.1 for one that stands for all of a machine. */
function addressName(listen: string): string {
  if (isIP(listen) === 4) return listen === "0.0.0.0" ? "127.0.0.1" : listen;
  const { hostname } = new URL(`https://[${listen}]`);
  return hostname === "[::]" ? "127.0.0.1" : hostname;
}

export function isAddress(name: string): boolean {
  return isIP(withoutBrackets(name)) !== 0;
}

export function withoutBrackets(name: string): string {
  return name.replace(/^\[(.*)\]$/, "$1");
}
