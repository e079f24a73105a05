import http, { type RequestListener } from "node:http";
import { Socket, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import tls from "node:tls";
import type { KeyAndCertificate } from "./certificate-authority.ts";

/** A server that listens on loopback. */
export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Finished TLS handshakes since the start. */
  readonly handshakes: number;
  /** With `false` ends every connection, and each new one before its handshake, until it is called with `true`. */
  accept(whether: boolean): void;
  /** Presents another certificate to new connections; those without a request under way end. */
  present(certificate: KeyAndCertificate): void;
  /** With `true` counts client certificates of new connections as expired; those without a request under way end. */
  countAsExpired(whether: boolean): void;
  /** Stops listening and ends every connection, also one that has not finished its handshake. */
  close(): Promise<void>;
}

/**
 * Starts a TLS server (1.2 and 1.3) on 127.0.0.1.
 *
 * @param port 0 for any free one
 * @param clientAuthority certificate (PEM) of the authority whose client certificates it asks for. None is refused here:
 * whether a certificate is good enough is the listener's to say.
 * @throws the system's error when the port cannot be had.
 */
export async function startHttpsServer(
  { key, cert }: KeyAndCertificate,
  port: number,
  listener: RequestListener,
  clientAuthority?: string,
): Promise<RunningServer> {
  const common = { minVersion: "TLSv1.2", ...(clientAuthority === undefined ? {} : { ca: clientAuthority }) } as const;
  // The listener answers a wrong certificate as the services do: with a documented status instead of a broken handshake.
  const mutual = clientAuthority === undefined ? {} : { requestCert: true, rejectUnauthorized: false };
  // Two servers make one, since that of `node:https` shows no client certificate under Bun.
  const answering = http.createServer(listener);
  const server = tls.createServer({ key, cert, ...common, ...mutual, ALPNProtocols: ["http/1.1"] });
  let handshakes = 0;
  let clientsExpired = false;
  let accepting = true;
  // The server itself can end only the connections that have had a request.
  const sockets = new Map<Duplex, number | undefined>();
  /** How many requests are under way, by the remote port of their connection. */
  const busy = new Map<number, number>();
  server.on("connection", (socket: Duplex) => {
    if (!accepting) {
      socket.destroy();
      return;
    }
    sockets.set(socket, socket instanceof Socket ? socket.remotePort : undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  answering.on("request", ({ socket: { remotePort } }, response) => {
    // A connection that is closed already has none.
    if (remotePort === undefined) return;
    busy.set(remotePort, (busy.get(remotePort) ?? 0) + 1);
    response.once("close", () => {
      const left = (busy.get(remotePort) ?? 1) - 1;
      if (left > 0) busy.set(remotePort, left);
      else busy.delete(remotePort);
    });
  });
  server.on("secureConnection", (socket) => {
    handshakes += 1;
    // What Node itself says of a certificate that has expired (tlsSocket.authorized).
    if (clientsExpired) socket.authorized = false;
    answering.emit("connection", socket);
  });
  server.on("tlsClientError", (_error, socket) => {
    socket.destroy();
  });
  const endConnections = (): void => {
    for (const socket of sockets.keys()) socket.destroy();
  };
  const endIdleConnections = (): void => {
    for (const [socket, port] of sockets) if (port === undefined || !busy.has(port)) socket.destroy();
  };
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    // A TCP server has an address of this shape; only a pipe has another.
    port: (server.address() as AddressInfo).port,
    get handshakes() {
      return handshakes;
    },
    accept(whether) {
      accepting = whether;
      if (!whether) endConnections();
    },
    present(certificate) {
      server.setSecureContext({ ...common, key: certificate.key, cert: certificate.cert });
      endIdleConnections();
    },
    countAsExpired(whether) {
      clientsExpired = whether;
      endIdleConnections();
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error === undefined) resolve();
          else reject(error);
        });
        endConnections();
      }),
  };
}
