import type { Server as HttpServer } from "node:http";
import { Socket, type Server } from "node:net";
import type { Duplex } from "node:stream";

/**
 * The connections of a server. Node's own server can end only those that have had a request, and not those whose TLS
 * handshake is under way.
 */
export class Connections {
  readonly #open = new Map<Duplex, string | undefined>();
  /** How many requests are under way, by the peer of their connection. */
  readonly #busy = new Map<string, number>();
  /** Whether a connection ends after the answer that is under way. */
  endAfterAnswer = false;

  add(socket: Duplex): void {
    this.#open.set(socket, socket instanceof Socket ? peerOf(socket) : undefined);
    socket.once("close", () => this.#open.delete(socket));
  }

  /** Counts the requests of a server. Called before it has a listener, which may end connections itself. */
  countRequests(server: HttpServer): void {
    server.prependListener("request", ({ socket }, response) => {
      const peer = peerOf(socket);
      // A connection that is closed already has none.
      if (peer === undefined) return;
      this.#busy.set(peer, (this.#busy.get(peer) ?? 0) + 1);
      response.once("close", () => {
        const left = (this.#busy.get(peer) ?? 1) - 1;
        if (left > 0) this.#busy.set(peer, left);
        else this.#busy.delete(peer);
        if (left <= 0 && this.endAfterAnswer) socket.destroySoon();
      });
    });
  }

  endIdle(): void {
    for (const [socket, peer] of this.#open) if (peer === undefined || !this.#busy.has(peer)) socket.destroy();
  }

  /**
   * Stops a server, and ends its connections.
   *
   * @param grace milliseconds that requests under way have for their answers
   */
  async close(server: Server, grace: number): Promise<void> {
    const end = (): void => {
      for (const socket of this.#open.keys()) socket.destroy();
    };
    this.endAfterAnswer = true;
    const timer = setTimeout(end, grace);
    const closed = new Promise<void>((resolve, reject) => {
      if (!server.listening) {
        resolve();
        return;
      }
      server.close((error) => {
        if (error === undefined) resolve();
        else reject(error);
      });
    });
    if (grace > 0) this.endIdle();
    else end();
    await closed;
    clearTimeout(timer);
  }
}

function peerOf({ remoteAddress, remotePort }: Socket): string | undefined {
  return remotePort === undefined ? undefined : `${remoteAddress ?? ""} ${remotePort}`;
}

/** @throws the system's error when the port cannot be had. @returns the port */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const address = server.address();
  // A TCP server has an address of this shape; only a pipe has another.
  return typeof address === "object" && address !== null ? address.port : port;
}
