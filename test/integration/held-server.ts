import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** A request that waits for its answer. */
export interface HeldRequest {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Answers it with a value as JSON. */
  answer(value: unknown, status?: number, headers?: Readonly<Record<string, string>>): void;
}

/** A registry that answers when a test wants it to, so that tests know how far its client is without a clock. */
export interface HeldServer {
  readonly address: string;
  /** Waits for the next request that was not waited for yet. */
  next(): Promise<HeldRequest>;
  /** Requests that have come and were not waited for. */
  readonly waiting: number;
}

/** Starts the server for the tests of one file. */
export function useHeldServer(): HeldServer {
  const arrived: HeldRequest[] = [];
  const waiting: ((request: HeldRequest) => void)[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    request.once("end", () => {
      const held: HeldRequest = {
        path: request.url ?? "",
        body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>),
        answer: (value, status = 200, headers = {}) => {
          response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
        },
      };
      const waiter = waiting.shift();
      if (waiter === undefined) arrived.push(held);
      else waiter(held);
    });
  });
  let address: string | undefined;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // A TCP server has an address of this shape.
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get address() {
      if (address === undefined) throw new Error("the server runs only inside tests");
      return address;
    },
    get waiting() {
      return arrived.length;
    },
    next: () => {
      const held = arrived.shift();
      return held === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(held);
    },
  };
}
