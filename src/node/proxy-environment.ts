import { readProxy } from "../transport/proxy-option.ts";
import { builtIns } from "./built-ins.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What names a proxy for an address: the first of these variables that is set. */
function variablesFor(origin: string, env: Environment): readonly string[] {
  if (origin.startsWith("https:")) return ["https_proxy", "HTTPS_PROXY"];
  // In a CGI program that one is the header `Proxy` of whoever sent the request.
  return env["REQUEST_METHOD"] === undefined ? ["http_proxy", "HTTP_PROXY"] : ["http_proxy"];
}

/** What a program like curl looks at after those. */
const commonVariables: readonly string[] = ["all_proxy", "ALL_PROXY"];

/** Whether Node itself was told to use the proxies of its environment (Node 22.21 and 24.5 on; others let the variable be set). */
export function usesEnvironment(): boolean {
  const { env, execArgv } = process;
  const flag = "--use-env-proxy";
  return (
    env["NODE_USE_ENV_PROXY"] === "1" ||
    execArgv.includes(flag) ||
    (env["NODE_OPTIONS"] ?? "").split(/\s+/).includes(flag)
  );
}

/**
 * Chooses by the variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY, of which the lower-case ones come first.
 *
 * @param subject who is told of a value that is no proxy, which is not repeated
 * @param like `curl` also reads ALL_PROXY
 * @returns what gives the address of the proxy for an address; a value without a scheme is one of http, as for curl.
 */
export function proxyOfEnvironment(
  subject: string,
  env: Environment,
  like: "node" | "curl",
): (address: string) => string | undefined {
  return (address) => {
    const name = proxyVariable(address, env, like);
    if (name === undefined) return undefined;
    const value = env[name] ?? "";
    const proxy = value.includes("://") ? value : `http://${value}`;
    readProxy(subject, name, proxy);
    return proxy;
  };
}

/** The variable that names a proxy for an address and is not excepted by NO_PROXY; `undefined` when there is none. */
export function proxyVariable(origin: string, env: Environment, like: "node" | "curl"): string | undefined {
  const names = [...variablesFor(origin, env), ...(like === "curl" ? commonVariables : [])];
  const name = names.find((one) => (env[one] ?? "") !== "");
  if (name === undefined) return undefined;
  return isExcepted(new URL(origin), env["no_proxy"] ?? env["NO_PROXY"] ?? "") ? undefined : name;
}

/**
 * Whether a list like that of NO_PROXY has a host: names with all below them, addresses, networks (10.0.0.0/8), a port where
 * one stands behind, or `*` for everything.
 */
function isExcepted({ protocol, hostname, port }: URL, list: string): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const wantedPort = port === "" ? (protocol === "http:" ? "80" : "443") : port;
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      if (entry === "") return false;
      if (entry === "*") return true;
      const [, bracketed, plain = "", entryPort] = /^(?:\[([^\]]*)\]|([^:]*|.*:.*:.*?))(?::(\d+))?$/.exec(entry) ?? [];
      if (entryPort !== undefined && entryPort !== wantedPort) return false;
      const name = (bracketed ?? plain).replace(/^\*?\./, "").replace(/\.$/, "");
      if (name === "") return false;
      return host === name || host.endsWith(`.${name}`) || isInNetwork(host, name);
    });
}

function isInNetwork(host: string, network: string): boolean {
  const { net } = builtIns;
  const version = net.isIP(host);
  if (version === 0) return false;
  const family = version === 4 ? "ipv4" : "ipv6";
  const longest = version === 4 ? 32 : 128;
  const [address = "", bits = String(longest), ...more] = network.split("/");
  if (net.isIP(address) !== version || more.length > 0) return false;
  // Without digits it is a slip, and no network of all addresses.
  const length = /^\d+$/.test(bits) ? Number(bits) : Infinity;
  if (length > longest) return false;
  const networks = new net.BlockList();
  networks.addSubnet(address, length, family);
  return networks.check(host, family);
}
