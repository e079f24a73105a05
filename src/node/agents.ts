import type { Agent, ClientRequestArgs } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { SecureContext } from "node:tls";
import { ExchangeFailure, type ExchangeRequest } from "../transport/exchange.ts";
import type { ProxyServer } from "../transport/proxy-option.ts";
import { onAbort, type Signal } from "../transport/time.ts";
import { builtIns } from "./built-ins.ts";

/** What makes and keeps connections of one kind. */
export interface OwnAgent {
  readonly agent: Agent;
  /** Whether each connection that was made here is ready for a request. */
  readonly ready: WeakMap<Duplex, boolean>;
}

/** The option of a request that waits for a tunnel. */
export const tunnelSignal = Symbol("signal of a request that waits for a tunnel");

/** What an agent of Node hands on. */
interface ConnectOptions extends ClientRequestArgs {
  readonly [tunnelSignal]?: ExchangeRequest["signal"];
  /** The tunnel in which TLS begins. */
  readonly socket?: Duplex;
}

type Connect = (
  options: ConnectOptions,
  callback: (error: Error | null, socket?: Duplex | null) => void,
) => Duplex | null | undefined;

/**
 * Creates the agent for services that speak https, or http. Plain http goes to a proxy as it is, with the whole address (RFC
 * 9112, section 3.2.2); https goes through a tunnel.
 *
 * @param contextOf trust for the service, with the client certificate, or for the proxy, which gets none
 */
export function createAgent(
  isSecure: boolean,
  proxy: ProxyServer | undefined,
  contextOf: (other: "service" | "proxy") => SecureContext,
): OwnAgent {
  const speaksTls = isSecure || proxy?.isSecure === true;
  const agent: Agent = speaksTls
    ? new builtIns.https.Agent({
        keepAlive: true,
        // Said here because an environment variable would otherwise switch it off.
        rejectUnauthorized: true,
        // The context instead of the key: what holds no key cannot show one.
        secureContext: contextOf(isSecure ? "service" : "proxy"),
      })
    : new builtIns.http.Agent({ keepAlive: true });
  const ready: OwnAgent["ready"] = new WeakMap();
  const make: Connect = agent.createConnection.bind(agent);
  const connect: Connect = (options, callback) => {
    const socket = make(options, callback);
    if (socket == null) return socket;
    ready.set(socket, false);
    // Until the handshake is done and the service's certificate accepted, Node holds the request back.
    socket.once(speaksTls ? "secureConnect" : "connect", () => ready.set(socket, true));
    return socket;
  };
  if (proxy === undefined || !isSecure) {
    agent.createConnection = connect;
    return { agent, ready };
  }
  let trust: SecureContext | undefined;
  const connectThrough: Connect = (options, callback) => {
    const { host, port, [tunnelSignal]: signal } = options;
    const target = `${builtIns.net.isIPv6(String(host)) ? `[${host}]` : host}:${port}`;
    openTunnel(proxy, target, (trust ??= contextOf("proxy")), signal)
      .then((socket) => connect({ ...options, socket }, callback))
      .then(
        (socket) => {
          callback(null, socket);
        },
        (error: unknown) => {
          // The reason of a signal may be anything, and nothing would pass for success.
          callback(error instanceof Error ? error : new Error("the tunnel was given up", { cause: error }));
        },
      );
    return undefined;
  };
  agent.createConnection = connectThrough;
  return { agent, ready };
}

/**
 * Asks a proxy for a tunnel to the service (RFC 9110, section 9.3.6), in which TLS and the client certificate go from end to
 * end.
 *
 * @param target host and port of the service
 * @param secureContext trust for a proxy that speaks TLS itself
 * @throws ExchangeFailure of the phase `proxy`; the reason of the signal.
 */
function openTunnel(
  proxy: ProxyServer,
  target: string,
  secureContext: SecureContext,
  signal: Signal | undefined,
): Promise<Socket> {
  const { hostname, port, isSecure } = proxy;
  const authorization = proxy.authorization();
  const headers = {
    host: target,
    ...(authorization === undefined ? {} : { "proxy-authorization": authorization }),
  };
  const options = { method: "CONNECT", host: hostname, port, path: target, headers, setHost: false, agent: false };
  const secure = { secureContext, rejectUnauthorized: true, servername: serverNameOf(proxy) };
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? builtIns.https.request({ ...options, ...secure })
      : builtIns.http.request({ ...options, agent: false });
    const forget = onAbort(signal, () => {
      reject(signal?.reason as Error);
      request.destroy();
    });
    request.on("error", (error) => {
      forget();
      reject(proxyFailure(proxy, error));
    });
    request.on("connect", ({ statusCode = 0 }, socket: Socket, head) => {
      forget();
      if (statusCode >= 200 && statusCode < 300) {
        if (head.byteLength > 0) socket.unshift(head);
        resolve(socket);
        return;
      }
      socket.destroy();
      reject(refusal(proxy, target, statusCode));
    });
    request.end();
  });
}

/**
 * The name that a proxy's certificate has to have; of one that is named by its address, none, and Node compares the address. Without
 * it Node would take the name of the service, which stands in the header `Host`.
 */
export function serverNameOf({ hostname }: ProxyServer): string {
  return builtIns.net.isIP(hostname) === 0 ? hostname : "";
}

/** A proxy that answered, and will not pass the request on. */
export function refusal(proxy: ProxyServer, target: string, status: number): ExchangeFailure {
  const asked = proxy.authorization() === undefined ? "credentials" : "other credentials";
  const reason =
    // Some say by the former that credentials were wrong.
    status === 401 || status === 407
      ? `the proxy ${proxy.host} asks for ${asked} (${status})`
      : `the proxy ${proxy.host} refused to connect to ${target} (${status})`;
  // It may have no way to the service for a moment; what it does not allow it will not allow later.
  return new ExchangeFailure(reason, { cause: undefined, phase: "proxy", requestSent: false, isFinal: status < 500 });
}

export function proxyFailure(proxy: ProxyServer, cause: Error): ExchangeFailure {
  const code = "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  const reason = `the proxy ${proxy.host} could not be reached or closed the connection${code}`;
  return new ExchangeFailure(reason, { cause, phase: "proxy", requestSent: false });
}

export function proxyDelay(proxy: ProxyServer, target: string): ExchangeFailure {
  const reason = `the proxy ${proxy.host} opened no connection to ${target} in time`;
  return new ExchangeFailure(reason, { cause: undefined, phase: "proxy", requestSent: false });
}
