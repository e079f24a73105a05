import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** A network between processes and Redis that can be split: nothing goes through, and nobody is told. */
export class Link {
  readonly #target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isSplit = false;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((socket) => {
      this.#join(socket);
    });
  }

  /** Listens on loopback. */
  static async open(target: number): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(0, "127.0.0.1");
    await once(link.#server, "listening");
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Data sent from now on waits; connections stay open, as if packets were lost. */
  split(): void {
    this.#isSplit = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Delivers the waiting data. */
  heal(): void {
    this.#isSplit = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket): void {
    const far = connect(this.#target, "127.0.0.1");
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on("data", (chunk) => other.write(chunk));
      socket.on("error", () => undefined);
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      if (this.#isSplit) socket.pause();
    }
  }
}
