import type { Agent, ClientRequestArgs } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { SecureContext } from "node:tls";
import type { ProxyServer } from "../transport/connection-options.ts";
import { ExchangeFailure } from "../transport/exchange.ts";
import { onAbort, type Signal } from "../transport/time.ts";
import { describeProxyFailure } from "../transport/transport-failure.ts";

/** Returns the TLS context for the service, with the client certificate, or for a proxy, which is shown none. */
export type ContextOf = (other: "service" | "proxy") => SecureContext;

/** Settings of new connections. */
export interface AgentOptions {
  /** Whether the service speaks https. */
  readonly isSecure: boolean;
  readonly proxy: ProxyServer | undefined;
  readonly contextOf: ContextOf;
}

/** The options of a connection, as an agent of Node hands them on. */
interface ConnectOptions extends ClientRequestArgs {
  /** Ends the opening of the tunnel; Node itself has another meaning for `signal`. */
  readonly tunnelSignal?: Signal | undefined;
  /** The tunnel in which TLS begins. */
  readonly socket?: Duplex;
}

type Connect = (
  options: ConnectOptions,
  callback: (error: Error | null, socket?: Duplex | null) => void,
) => Duplex | null | undefined;

/** Whether each of the package's own connections is ready for a request. */
const ready = new WeakMap<Duplex, boolean>();

/** Whether a request may leave over a connection. The unknown connections of a tool that intercepts requests count as ready. */
export function isReady(socket: Duplex): boolean {
  return ready.get(socket) ?? true;
}

/** Creates an agent of Node. Its connections go to the service directly or through the proxy. `idleLimit` 0 keeps no connection. */
export function createAgent({ isSecure, proxy, contextOf }: AgentOptions, idleLimit: number): Agent {
  // Node closes an idle connection after this time, or earlier if the service says so by the header Keep-Alive.
  const options = { keepAlive: idleLimit > 0, timeout: idleLimit };
  const agent: Agent = isSecure
    ? new (process.getBuiltinModule("node:https").Agent)({
        ...options,
        // Without this an environment variable could switch the verification off.
        rejectUnauthorized: true,
        // A context instead of the key, because an inspected agent must not show a key.
        secureContext: contextOf("service"),
      })
    : new (process.getBuiltinModule("node:http").Agent)(options);
  const make: Connect = agent.createConnection.bind(agent);
  const connect: Connect = (connection, callback) => {
    const socket = make(connection, callback);
    if (socket == null) return socket;
    ready.set(socket, false);
    // Node sends nothing of the request until the handshake is done and the service's certificate is accepted.
    socket.once(isSecure ? "secureConnect" : "connect", () => ready.set(socket, true));
    return socket;
  };
  if (proxy === undefined) {
    agent.createConnection = connect;
    return agent;
  }
  const connectThrough: Connect = (connection, callback) => {
    const { host, port, tunnelSignal: signal } = connection;
    const target = `${process.getBuiltinModule("node:net").isIPv6(String(host)) ? `[${host}]` : host}:${port}`;
    openTunnel(proxy, target, contextOf("proxy"), signal)
      .then((socket) => (isSecure ? connect({ ...connection, socket }, callback) : socket))
      .then(
        (socket) => {
          callback(null, socket);
        },
        (error: unknown) => {
          // The reason of a signal may be any value, and Node would take `undefined` for a success.
          callback(error instanceof Error ? error : new Error("the tunnel was given up", { cause: error }));
        },
      );
    return undefined;
  };
  agent.createConnection = connectThrough;
  return agent;
}

/** Asks a proxy for a tunnel (RFC 9110, section 9.3.6), in which TLS and the client certificate go from end to end. */
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
  // Without this option Node would take the server's name from the header `Host`. With an empty name it compares the address.
  const servername = process.getBuiltinModule("node:net").isIP(hostname) === 0 ? hostname : "";
  const secure = { secureContext, rejectUnauthorized: true, servername };
  return new Promise((resolve, reject) => {
    const request = isSecure
      ? process.getBuiltinModule("node:https").request({ ...options, ...secure })
      : process.getBuiltinModule("node:http").request({ ...options, agent: false });
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
      reject(proxyRefusal(proxy, target, statusCode));
    });
    request.end();
  });
}

/** Makes the failure for a proxy that answered but opened no tunnel. */
function proxyRefusal(proxy: ProxyServer, target: string, status: number): ExchangeFailure {
  const asked = proxy.authorization() === undefined ? "credentials" : "other credentials";
  const reason =
    // Some proxies answer wrong credentials with 401.
    status === 401 || status === 407
      ? `the proxy ${proxy.host} asks for ${asked} (${status})`
      : `the proxy ${proxy.host} refused to connect to ${target} (${status})`;
  // A proxy may not reach the service for a moment (5xx), so that is retried. A forbidden target stays forbidden.
  return new ExchangeFailure(reason, { phase: "proxy", requestSent: false, isFinal: status < 500 });
}

/** The failure of a request to a proxy. */
function proxyFailure(proxy: ProxyServer, cause: Error): ExchangeFailure {
  // Holds the bytes that Node could not parse, which may contain credentials.
  Reflect.deleteProperty(cause, "rawPacket");
  const { reason, isFinal } = describeProxyFailure(cause, `the proxy ${proxy.host}`);
  return new ExchangeFailure(reason, { phase: "proxy", requestSent: false, isFinal }, cause);
}
