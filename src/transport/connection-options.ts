import { refuse, visible } from "../errors/invalid-input-error.ts";

/**
 * The proxy of the requests: an http or https address, with credentials if the proxy requires them; `false` for none. A function is
 * called for every host with its address (`https://host`) and returns one of these.
 */
export type ProxyOption = string | URL | false | ((address: string) => string | URL | false | undefined);

/** Returns the proxy for an origin; `undefined` for none. */
export type ChooseProxy = (origin: string) => ProxyServer | undefined;

/** Options of a client's connections. */
export interface ConnectionSettings {
  /** Function that chooses the proxy; `undefined` lets the environment decide. */
  readonly proxy: ChooseProxy | undefined;
  /** `undefined` for the default. */
  readonly maxSockets: number | undefined;
}

/** Checks the options of the package's own connections, which are refused beside `fetch`. */
export function readConnectionOptions(
  subject: string,
  options: {
    readonly fetch?: unknown;
    readonly proxy?: ProxyOption | undefined;
    readonly maxSockets?: number | undefined;
  },
): ConnectionSettings {
  const { fetch, proxy, maxSockets } = options;
  for (const name of ["proxy", "maxSockets"] as const) {
    if (fetch === undefined || options[name] === undefined) continue;
    refuse(subject, name, "does not go with fetch, which connects by itself");
  }
  return { proxy: readProxyOption(subject, proxy), maxSockets };
}

/** A proxy. Printing it shows no credentials. */
export class ProxyServer {
  readonly isSecure: boolean;
  /** Name or IP address; an IPv6 address has no brackets. */
  readonly hostname: string;
  readonly port: number;
  /** Host and port, for messages. */
  readonly host: string;
  readonly #authorization: string | undefined;

  constructor({ protocol, hostname, port, username, password }: URL) {
    this.isSecure = protocol === "https:";
    this.hostname = hostname.replace(/^\[(.*)\]$/, "$1");
    this.port = port === "" ? (this.isSecure ? 443 : 80) : Number(port);
    this.host = `${hostname}:${this.port}`;
    if (username === "" && password === "") return;
    const bytes = new TextEncoder().encode(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
    this.#authorization = `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
  }

  /** The header `Proxy-Authorization` (RFC 9110, section 11.7.1); `undefined` without credentials. */
  authorization(): string | undefined {
    return this.#authorization;
  }
}

/** Checks the option `proxy`. The result of a function is checked at each call; `undefined` lets the environment decide. */
export function readProxyOption(subject: string, proxy: ProxyOption | undefined): ChooseProxy | undefined {
  if (proxy === undefined) return undefined;
  if (typeof proxy === "function") return (origin) => readProxy(subject, "proxy", proxy(origin));
  const chosen = readProxy(subject, "proxy", proxy);
  return () => chosen;
}

/** Reads the address of a proxy. Errors do not repeat it, because it may hold a password. */
export function readProxy(subject: string, field: string, given: unknown): ProxyServer | undefined {
  // Libraries for environment variables return an empty text for an unset variable.
  if (given === false || given === undefined || given === "") return undefined;
  const text = given instanceof URL ? given.href : given;
  if (typeof text !== "string" || !visible.test(text) || !URL.canParse(text)) {
    return refuse(subject, field, "must be the http or https address of a proxy, or false");
  }
  const url = new URL(text);
  const { protocol, pathname, search, hash } = url;
  if (protocol !== "http:" && protocol !== "https:") refuse(subject, field, "must be an http or https address");
  if ((pathname !== "/" && pathname !== "") || search !== "" || hash !== "")
    refuse(subject, field, "must have no path and no query");
  try {
    return new ProxyServer(url);
  } catch {
    return refuse(subject, field, "must have credentials that are percent-encoded");
  }
}
