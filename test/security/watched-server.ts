import https from "node:https";
import type { RequestListener } from "node:http";
import http from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { Issued } from "../fixtures/certificates.ts";

/** A server that a test keeps an eye on. It listens on loopback and ends with the test. */
export interface WatchedServer {
  readonly port: number;
  /** Connections that are open. */
  readonly connections: () => number;
  /** Whether the first connection was ended. */
  readonly firstHasEnded: () => boolean;
}

/** A server that accepts connections; what comes after that is up to `onConnection`. */
export function startSilent(onConnection: (socket: Socket) => void = () => undefined): Promise<WatchedServer> {
  return watch(
    createServer((socket) => {
      // Read, or nobody would see that the other side has ended it.
      socket.on("error", () => undefined).resume();
      onConnection(socket);
    }),
  );
}

/** @param issued certificate of an https server; without it the server speaks plain HTTP */
export function startHttp(listener: RequestListener, issued?: Issued): Promise<WatchedServer> {
  return watch(issued === undefined ? http.createServer(listener) : https.createServer({ ...issued }, listener));
}

async function watch(server: Server): Promise<WatchedServer> {
  const sockets = new Set<Socket>();
  let first: Socket | undefined;
  server.on("connection", (socket: Socket) => {
    first ??= socket;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  // A listening TCP server has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return { port, connections: () => sockets.size, firstHasEnded: () => first?.destroyed === true };
}
