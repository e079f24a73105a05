import type http from "node:http";
import type { ClientRequest } from "node:http";
import type { Duplex } from "node:stream";
import type { SecureContext } from "node:tls";
import { readProxyOption, type ChooseProxy, type ProxyServer } from "../transport/connection-options.ts";
import { ExchangeFailure } from "../transport/exchange.ts";
import { hostOf } from "../transport/transport-failure.ts";
import { isReady, type ContextOf } from "./agent.ts";
import { Connections } from "./connections.ts";
import { proxyOfEnvironment, proxyVariable, usesEnvironment } from "./proxy-environment.ts";
import { createTlsContext, type TlsMaterial } from "./tls-context.ts";

export interface OriginOptions extends TlsMaterial {
  /** Chooses the proxy; by default Node's own switch does. */
  readonly proxy?: ChooseProxy | undefined;
  /** Whether requests with plain http are refused. */
  readonly httpsOnly?: boolean;
  /** TLS context for the service, made of the same material; by default a new one is made. */
  readonly context?: SecureContext | undefined;
}

/** A service at one address (scheme, host and port), with its connections. */
export class Origin {
  readonly connections: Connections;
  /** Module that sends requests. Its member is read at every request, because a tool that intercepts requests replaces it. */
  readonly module: Pick<typeof http, "request">;
  /** Name or IP address; an IPv6 address has no brackets. */
  readonly host: string;
  readonly port: string | null;
  readonly #address: string;
  readonly #proxy: ProxyServer | undefined;
  /** Whether the environment may name a proxy that the client was not told to use. */
  readonly #mayMissProxy: boolean;

  constructor(address: string, proxy: ProxyServer | undefined, contextOf: ContextOf, mayMissProxy: boolean) {
    const { protocol, hostname, port } = new URL(address);
    const isSecure = protocol === "https:";
    this.#address = address;
    this.module = process.getBuiltinModule(isSecure ? "node:https" : "node:http");
    this.host = hostname.replace(/^\[(.*)\]$/, "$1");
    this.port = port === "" ? null : port;
    this.connections = new Connections({ isSecure, proxy, contextOf });
    this.#proxy = proxy;
    this.#mayMissProxy = mayMissProxy;
  }

  /** The failure of a request. */
  failure(error: unknown, outgoing: ClientRequest, phase: "answer" | undefined): ExchangeFailure {
    const cause = error instanceof Error ? error : new Error("the request failed", { cause: error });
    // Holds the bytes that Node could not parse, which may contain tokens.
    Reflect.deleteProperty(cause, "rawPacket");
    const requestSent = phase === "answer" || isSent(outgoing);
    const { reusedSocket } = outgoing;
    const code = "code" in cause ? String(cause.code) : "";
    const isUnreached = !requestSent && code.startsWith("E") && !/^E(PROTO|RR_)/.test(code);
    const details = { requestSent, reusedSocket, advice: isUnreached ? this.#advice() : undefined };
    return new ExchangeFailure(cause.message, phase === undefined ? details : { ...details, phase }, cause);
  }

  /** The failure of a request that was not sent in time; `undefined` when it was sent. */
  delay(outgoing: ClientRequest): ExchangeFailure | undefined {
    if (isSent(outgoing)) return undefined;
    if (this.#proxy !== undefined && (outgoing.socket as Duplex | null) === null) {
      const reason = `the proxy ${this.#proxy.host} opened no connection to ${hostOf(this.#address)} in time`;
      return new ExchangeFailure(reason, { phase: "proxy", requestSent: false });
    }
    return new ExchangeFailure("no connection", { requestSent: false, advice: this.#advice() });
  }

  #advice(): string | undefined {
    if (!this.#mayMissProxy || usesEnvironment()) return undefined;
    const name = proxyVariable(this.#address, process.env, "node");
    return name === undefined
      ? undefined
      : `${name} is set and not used: give the proxy as the option proxy, or start Node with NODE_USE_ENV_PROXY=1`;
  }
}

/** Whether any byte of a request may have left. */
function isSent({ socket, reusedSocket }: ClientRequest): boolean {
  const given: Duplex | null = socket;
  return given !== null && (reusedSocket || isReady(given));
}

/** Returns the function that creates origins; all share a TLS context. Modules are loaded when they are needed. */
export function originFactory(options: OriginOptions): (address: string) => Origin {
  const { ca, cert, key, proxy, httpsOnly = false, context: given } = options;
  const contexts = new Map<string, SecureContext>(given === undefined ? [] : [["service", given]]);
  const contextOf: ContextOf = (other) => {
    const context = contexts.get(other) ?? createTlsContext(other === "proxy" ? { ca } : { ca, cert, key });
    contexts.set(other, context);
    return context;
  };
  let chooseProxy = proxy;
  return (address) => {
    const { protocol } = new URL(address);
    if (protocol !== "https:" && (httpsOnly || protocol !== "http:")) {
      const cause = new Error(`only https${httpsOnly ? "" : " and http"} is supported`);
      throw new ExchangeFailure(cause.message, { requestSent: false, isFinal: true }, cause);
    }
    chooseProxy ??= readProxyOption(
      "environment",
      usesEnvironment() && proxyOfEnvironment("environment", process.env, "node"),
    );
    return new Origin(address, chooseProxy?.(address), contextOf, proxy === undefined);
  };
}
