import { readProxy } from "../transport/connection-options.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that may name the proxy for an address; the first one that is set counts. */
function variablesFor(origin: string, env: Environment): readonly string[] {
  if (origin.startsWith("https:")) return ["https_proxy", "HTTPS_PROXY"];
  // In a CGI program HTTP_PROXY holds the header `Proxy` of a request, so it is ignored.
  return env["REQUEST_METHOD"] === undefined ? ["http_proxy", "HTTP_PROXY"] : ["http_proxy"];
}

/** The variables that curl reads last. */
const commonVariables: readonly string[] = ["all_proxy", "ALL_PROXY"];

/** Whether Node itself uses the proxies of its environment (an option of Node 22.21, 24.5 and newer). */
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
 * Returns a function that chooses the proxy for an address by the variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY, the lower-case
 * ones first; curl also reads ALL_PROXY. A value without a scheme is an http proxy, as for curl.
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

/** Finds the variable that names the proxy for an address; `undefined` without one, or if NO_PROXY has the address. */
export function proxyVariable(origin: string, env: Environment, like: "node" | "curl"): string | undefined {
  const names = [...variablesFor(origin, env), ...(like === "curl" ? commonVariables : [])];
  const name = names.find((one) => (env[one] ?? "") !== "");
  if (name === undefined) return undefined;
  // An empty variable counts as not set.
  const exceptions = [env["no_proxy"], env["NO_PROXY"]].find((list = "") => list !== "") ?? "";
  return isExcepted(new URL(origin), exceptions) ? undefined : name;
}

/**
 * Whether NO_PROXY has a host, by the rules of curl 7.88 (lib/noproxy.c). A name matches itself and all its subdomains. An IPv4
 * entry may be a network (`10.0.0.0/8`). An IPv6 address is compared as text. Ports, brackets and `*.` match nothing.
 */
function isExcepted({ hostname }: URL, list: string): boolean {
  if (list === "*") return true;
  const host = hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const isAddress = process.getBuiltinModule("node:net").isIPv4(host);
  return list.split(/[ \t,]+/).some((entry) => {
    if (isAddress) return isInNetwork(host, entry);
    const name = entry.toLowerCase().replace(/\.$/, "").replace(/^\./, "");
    return host === name || host.endsWith(`.${name}`);
  });
}

function isInNetwork(host: string, entry: string): boolean {
  const net = process.getBuiltinModule("node:net");
  const [address = "", bits = ""] = entry.split("/");
  // The C function atoi reads it like this; 0 means the whole address.
  const length = Number.parseInt(bits, 10) || 32;
  if (!net.isIPv4(address) || length < 0 || length > 32) return false;
  const networks = new net.BlockList();
  networks.addSubnet(address, length);
  return networks.check(host);
}
