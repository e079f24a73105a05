import { createServer, type Socket } from "node:net";
import { createRegistry, type RetryOptions } from "ares-caais";
import { describe, expect, it } from "vitest";
import { listen } from "../fixtures/servers/listen.ts";

const ico = "90000021";
const answer = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}";
const timeout = "HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/** A retry that is not at once comes too late for most calls. */
const late = { minDelay: 60_000, maxDelay: 60_000 };

/**
 * Starts a front end, and a client of it.
 *
 * @param onRequest told of each request, with the number of the requests that came over its connection, with this one
 */
async function start(onRequest: (socket: Socket, count: number) => void, retry: RetryOptions | false = late) {
  let opened = 0;
  // Without `noDelay` the kernel may keep the 408 back until the response before is acknowledged.
  const server = createServer({ noDelay: true }, (socket) => {
    opened += 1;
    let count = 0;
    socket
      .on("error", () => undefined)
      .on("data", () => {
        count += 1;
        onRequest(socket, count);
      });
  });
  const { address } = await listen(server);
  const registry = createRegistry({
    environment: { registry: address },
    requestsPerMinute: Infinity,
    retry,
    deadline: 5_000,
  });
  const call = (index = 0): Promise<unknown> =>
    registry.vratEkonomickySubjekt({ ico }, { headers: { x: String(index) } });
  return { call, opened: () => opened };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("a front end that sends 408 on idle connections", () => {
  it.each([1, 20])(
    "[NET-19] answers 200 of 200 calls, %i at once, when the 408 crosses the request",
    async (atOnce) => {
      const { call, opened } = await start((socket, count) => {
        // Every second request meets the 408 of a connection that the front end takes for idle.
        if (count === 1) socket.write(answer);
        else socket.end(timeout);
      });
      for (let sent = 0; sent < 200; sent += atOnce) {
        const answers = await Promise.all(Array.from({ length: atOnce }, (_, index) => call(index)));
        expect(answers).toEqual(answers.map(() => ({})));
      }
      // Each goes on a new connection at once.
      if (atOnce === 1) expect(opened()).toBe(200);
    },
  );

  it.each([1, 3, 10])(
    "[NET-19] answers 200 of 200 calls when the front end sends its 408 after %i ms",
    async (idle) => {
      const { call } = await start((socket) => {
        socket.write(answer);
        const timer = setTimeout(() => socket.end(timeout), idle);
        socket.once("data", () => {
          clearTimeout(timer);
        });
      });
      for (let sent = 0; sent < 200; sent += 1) {
        expect(await call()).toEqual({});
        await pause(idle + (sent % 3) - 1);
      }
    },
  );

  it("[NET-19] closes a connection on which the server writes without a request, also when the server keeps it open", async () => {
    let isWritten = (): void => undefined;
    const { call, opened } = await start((socket, count) => {
      socket.write(answer, () => count === 2 && setTimeout(() => socket.write(timeout, isWritten), 5));
    }, false);
    for (let sent = 0; sent < 5; sent += 1) {
      const written = new Promise<void>((resolve) => (isWritten = resolve));
      // The second time the connection is kept as one that was used again.
      expect(await call()).toEqual({});
      expect(await call()).toEqual({});
      await written;
      await pause(30);
    }
    expect(opened()).toBe(5);
  });

  it("[NET-19] reports a 408 on a new connection as the response", async () => {
    const { call, opened } = await start((socket) => {
      socket.end(timeout);
    }, false);
    await expect(call()).rejects.toMatchObject({ status: 408 });
    expect(opened()).toBe(1);
  });
});
