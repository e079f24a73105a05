import https from "node:https";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import type { KeyAndCertificate } from "./certificate-authority.ts";

/** A server that listens on loopback. */
export interface RunningServer {
  /** The port it listens on. */
  readonly port: number;
  /** Stops listening and ends every connection, also one that has not finished its handshake. */
  close(): Promise<void>;
}

/**
 * Starts a TLS server (1.2 and 1.3) on 127.0.0.1.
 *
 * @param port 0 for any free one
 * @throws the system's error when the port cannot be had.
 */
export async function startHttpsServer(
  { key, cert }: KeyAndCertificate,
  port: number,
  listener: RequestListener,
): Promise<RunningServer> {
  const server = https.createServer({ key, cert, minVersion: "TLSv1.2" }, listener);
  // The server itself can end only the connections that have finished their handshake.
  const sockets = new Set<Duplex>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
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
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => {
          if (error === undefined) resolve();
          else reject(error);
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
}
