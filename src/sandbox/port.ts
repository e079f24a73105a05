import { once } from "node:events";
import http from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import { Connections, refuseMalformed } from "./connections.ts";
import type { HttpsServer } from "./https-server.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/** How long a connection may send nothing that says which server it is for, in milliseconds. */
const longestSilence = 10_000;
/** The first byte of a TLS connection. */
const handshakeRecord = 0x16;

/** The answer to a client that does not begin with TLS, as nginx gives it. */
const plainRefusal = `HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n\
this port speaks TLS; plain HTTP is for trusted proxies alone\n`;

/**
 * A port that passes connections to a server by the host name: that of TLS (SNI), or that of the header `Host` from a trusted proxy
 * without TLS.
 */
export class Port {
  readonly #server: Server;
  /** Connections without TLS, and those that have not named their server yet. */
  readonly #connections = new Connections();

  /** @param serverOf the server for a host name, or for a client that names none */
  constructor(serverOf: (name: string) => HttpsServer, proxies: TrustedProxies | undefined) {
    const plain = http.createServer((request, response) => {
      serverOf((request.headers.host ?? "").replace(/:\d+$/, "")).answer(request, response);
    });
    this.#connections.countRequests(plain);
    refuseMalformed(plain);
    // As servers of Node for HTTP: without it small records of TLS wait for 40 ms.
    this.#server = createServer({ noDelay: true }, (socket) => {
      this.#connections.add(socket);
      socket.on("error", () => socket.destroy());
      socket.setTimeout(longestSilence, () => socket.destroy());
      let received = Buffer.alloc(0);
      const read = (chunk: Buffer): void => {
        received = Buffer.concat([received, chunk]);
        const isTls = received[0] === handshakeRecord;
        const name = isTls ? serverName(received) : "";
        if (name === undefined) return;
        socket.off("data", read);
        if (!isTls && proxies?.includes(socket) !== true) {
          // Reads on, since a connection that is not read does not notice that the client has ended it.
          socket.resume().end(plainRefusal);
          return;
        }
        handOver(socket, received);
        if (isTls) {
          this.#connections.delete(socket);
          serverOf(name).takeConnection(socket);
        } else plain.emit("connection", socket.resume());
      };
      socket.on("data", read);
    });
  }

  /**
   * @param port 0 for any free one
   * @throws the system's error when the port cannot be had.
   * @returns the port
   */
  async listen(port: number, host: string): Promise<number> {
    this.#server.listen(port, host);
    await once(this.#server, "listening");
    const address = this.#server.address();
    // A TCP server has an address of this shape; only a pipe has another.
    return typeof address === "object" && address !== null ? address.port : port;
  }

  /** Stops listening, and ends its connections as a server does. @returns when those that it handed over have ended too */
  async close(grace: number): Promise<void> {
    const closed = this.#server.listening ? once(this.#server, "close") : undefined;
    this.#server.close();
    this.#connections.end(grace);
    await closed;
  }
}

/** Puts the bytes that were read back into the connection. */
function handOver(socket: Socket, received: Buffer): void {
  socket.setTimeout(0);
  socket.removeAllListeners("timeout");
  socket.pause();
  socket.unshift(received);
}

/**
 * The host name that a TLS client asks for (RFC 8446, section 4.1.2; RFC 6066, section 3).
 *
 * @returns `undefined` while the message is not complete; no text where it names none.
 */
function serverName(message: Buffer): string | undefined {
  if (message.length < 5) return undefined;
  const end = 5 + message.readUInt16BE(3);
  if (message.length < end) return undefined;
  try {
    // Heads of the record and of the message, version and random.
    let at = 5 + 4 + 2 + 32;
    // Session, ciphers and compression.
    at += 1 + message.readUInt8(at);
    at += 2 + message.readUInt16BE(at);
    at += 1 + message.readUInt8(at);
    // Extensions.
    for (at += 2; at + 4 <= end; at += 4 + message.readUInt16BE(at + 2)) {
      const length = message.readUInt16BE(at + 2);
      // Heads of the extension, of its list, and of the name.
      if (message.readUInt16BE(at) === 0) return message.toString("latin1", at + 4 + 5, at + 4 + length);
    }
  } catch {
    // Shorter than it says: TLS refuses it.
  }
  return "";
}
