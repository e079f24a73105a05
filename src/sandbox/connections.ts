import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * The connections of a server. Node's own server cannot end a connection without a request, such as one during its TLS handshake.
 */
export class Connections {
  readonly #open = new Map<Socket, string | undefined>();
  /** How many requests are under way, by the client of their connection. */
  readonly #busy = new Map<string, number>();
  /** Whether a connection ends after the answer that is under way. */
  endAfterAnswer = false;

  add(socket: Socket): void {
    this.#open.set(socket, clientOf(socket));
    socket.once("close", () => {
      this.delete(socket);
    });
  }

  /** Forgets a connection that another server has taken. */
  delete(socket: Socket): void {
    this.#open.delete(socket);
  }

  /** Counts the requests of a server. Called before it has a listener, which may end connections itself. */
  countRequests(server: Server): void {
    server.prependListener("request", ({ socket }, response) => {
      const client = clientOf(socket);
      // A connection that is closed already has none.
      if (client === undefined) return;
      this.#busy.set(client, (this.#busy.get(client) ?? 0) + 1);
      response.once("close", () => {
        const left = (this.#busy.get(client) ?? 1) - 1;
        if (left > 0) this.#busy.set(client, left);
        else this.#busy.delete(client);
        if (left <= 0 && this.endAfterAnswer) socket.destroySoon();
      });
    });
  }

  endIdle(): void {
    for (const [socket, client] of this.#open) if (client === undefined || !this.#busy.has(client)) socket.destroy();
  }

  /** Ends every connection; requests under way have `grace` milliseconds for their answers. */
  end(grace: number): void {
    const destroy = (): void => {
      for (const socket of this.#open.keys()) socket.destroy();
    };
    this.endAfterAnswer = true;
    if (grace > 0) this.endIdle();
    else destroy();
    setTimeout(destroy, grace).unref();
  }
}

/** Statuses of what is no HTTP, by the code of the error, as Node gives them. */
const malformedStatuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** For how many milliseconds a refused client may go on sending: an end before would reset the connection, and lose the answer. */
const lingering = 1000;

/** Answers what is no HTTP. Node's own answer is lost when a TLS record, such as a session ticket, is being written. */
export function refuseMalformed(server: Server): void {
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    socket.end(`HTTP/1.1 ${malformedStatuses[code] ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`);
    setTimeout(() => socket.destroy(), lingering).unref();
  });
}

/** The address and the port of a client: a TLS socket shares them with the socket below it. */
function clientOf({ remoteAddress, remotePort }: Socket): string | undefined {
  return remotePort === undefined ? undefined : `${remoteAddress ?? ""} ${remotePort}`;
}
