import type { Socket } from "node:net";
import type { SecureContext } from "node:tls";
import { ExchangeFailure } from "../transport/exchange.ts";
import type { ProxyServer } from "../transport/proxy-option.ts";
import { onAbort, type Signal } from "../transport/signal.ts";
import { builtIns } from "./built-ins.ts";

/** Where a tunnel leads, and what it may be ended by. */
export interface TunnelOptions {
  readonly proxy: ProxyServer;
  /** Host and port of the service. */
  readonly target: string;
  /** Trust for a proxy that speaks TLS itself. */
  readonly secureContext: SecureContext;
  readonly signal: Signal | undefined;
}

/**
 * Asks a proxy for a tunnel to the service (RFC 9110, section 9.3.6), in which TLS and the client certificate go from end to
 * end.
 *
 * @throws ExchangeFailure of the phase `proxy`; the reason of the signal.
 */
export function openTunnel({ proxy, target, secureContext, signal }: TunnelOptions): Promise<Socket> {
  const { hostname, port, isSecure } = proxy;
  const authorization = proxy.authorization();
  const headers = {
    host: target,
    ...(authorization === undefined ? {} : { "proxy-authorization": authorization }),
  };
  const options = { method: "CONNECT", host: hostname, port, path: target, headers, setHost: false, agent: false };
  const secure = {
    secureContext,
    rejectUnauthorized: true,
    ...(builtIns.net.isIP(hostname) === 0 ? { servername: hostname } : {}),
  };
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

/** A proxy that cannot be reached. */
export function proxyFailure(proxy: ProxyServer, cause: Error): ExchangeFailure {
  const code = "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  const reason = `the proxy ${proxy.host} could not be reached or closed the connection${code}`;
  return new ExchangeFailure(reason, { cause, phase: "proxy", requestSent: false });
}

/** A proxy that is silent. */
export function proxyDelay(proxy: ProxyServer, target: string): ExchangeFailure {
  const reason = `the proxy ${proxy.host} opened no connection to ${target} in time`;
  return new ExchangeFailure(reason, { cause: undefined, phase: "proxy", requestSent: false });
}
