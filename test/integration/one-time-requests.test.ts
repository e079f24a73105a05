import { createServer, type TLSSocket } from "node:tls";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { TransportError } from "ares-caais";
import { createExchange, type OwnExchange } from "../../src/node/exchange.ts";
import { createTestAuthority, type Issued, type TestAuthority } from "../fixtures/certificates.ts";
import { call } from "./tls-server.ts";

let authority: TestAuthority;
let server: Issued;
let client: Issued;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"] });
  client = await authority.issue();
});

interface RawServer {
  readonly url: string;
  /** Handshakes that were finished, and how many of them resumed a session. */
  readonly handshakes: () => readonly [all: number, resumed: number];
  /** Connections that are open. */
  readonly connections: () => number;
  /** Requests that came whole. */
  readonly requests: () => number;
}

/** A server that answers each request, says that it keeps the connection, and then does as it likes. */
async function startRaw(afterAnswer: (socket: TLSSocket, answers: number) => void): Promise<RawServer> {
  let handshakes = 0;
  let resumed = 0;
  let requests = 0;
  const sockets = new Set<TLSSocket>();
  const tls = createServer({ ...server, requestCert: true, rejectUnauthorized: false }, (socket) => {
    handshakes += 1;
    if (socket.isSessionReused()) resumed += 1;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    let answers = 0;
    let received = "";
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString("latin1");
      // Every request of these tests has a body of four bytes.
      if (!/\r\n\r\n[^]{4}$/.test(received)) return;
      received = "";
      requests += 1;
      answers += 1;
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\nkeep-alive: timeout=60\r\n\r\nok", () => {
        afterAnswer(socket, answers);
      });
    });
  });
  await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    tls.close();
    for (const socket of sockets) socket.destroy();
  });
  // A listening TCP server has an address of this shape.
  const { port } = tls.address() as AddressInfo;
  return {
    url: `https://127.0.0.1:${port}/`,
    handshakes: () => [handshakes, resumed],
    connections: () => sockets.size,
    requests: () => requests,
  };
}

function create(): OwnExchange {
  const exchange = createExchange({ ca: authority.cert, ...client });
  onTestFinished(() => {
    exchange.close();
  });
  return exchange;
}

/** Sends a request that must not be repeated. */
function sendOnce(exchange: OwnExchange, url: string): Promise<string> {
  return call(exchange, url, { method: "POST", body: "code", repeatable: false }).then(
    ({ text }) => text,
    (error: unknown) => {
      if (error instanceof TransportError) return error.phase;
      throw error;
    },
  );
}

/** What becomes of many requests, one right after the other. */
async function outcomes(count: number, next: () => Promise<string>): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (let sent = 0; sent < count; sent += 1) {
    const outcome = await next();
    counted[outcome] = (counted[outcome] ?? 0) + 1;
  }
  return counted;
}

/** Servers that close connections without a word. */
const closing: readonly (readonly [when: string, afterAnswer: Parameters<typeof startRaw>[0]])[] = [
  ["right after each answer", (socket) => void socket.end()],
  ["right after each answer, without a word of TLS", (socket) => void socket.destroy()],
  ["5 ms after each answer", (socket) => void setTimeout(() => socket.end(), 5)],
  [
    "after each second answer",
    (socket, answers) => {
      if (answers % 2 === 0) socket.end();
    },
  ],
];

describe("one-time requests, one right after the other", () => {
  it.each(closing)("[REL-07] none is lost to a server that closes the connection %s", async (_when, afterAnswer) => {
    const { url, requests } = await startRaw(afterAnswer);
    const exchange = create();
    expect(await outcomes(300, () => sendOnce(exchange, url))).toEqual({ ok: 300 });
    expect(requests()).toBe(300);
  });

  it("[REL-07] [NET-09] share connections that have rested, and resume TLS sessions on new ones", async () => {
    const { url, handshakes } = await startRaw(() => undefined);
    const exchange = create();
    expect(await outcomes(300, () => sendOnce(exchange, url))).toEqual({ ok: 300 });
    const [all, resumed] = handshakes();
    expect(all).toBeLessThan(300);
    expect(resumed).toBe(all - 1);
  });

  it("[REL-07] none is lost when many are sent at once", async () => {
    const [[, afterAnswer] = ["", () => undefined]] = closing;
    const { url } = await startRaw(afterAnswer);
    const exchange = create();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendOnce(exchange, url)));
      expect(new Set(answers)).toEqual(new Set(["ok"]));
    }
  });
});

describe("a connection", () => {
  it("[REL-07] takes a one-time request after a rest of 50 ms, and not after two seconds", async () => {
    const { url, handshakes } = await startRaw(() => undefined);
    const exchange = create();
    let ahead = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => ahead);
    onTestFinished(() => {
      clock.mockRestore();
    });
    const handshakesAfter = async (rest: number, send: () => Promise<unknown>): Promise<number> => {
      ahead += rest;
      await send();
      return handshakes()[0];
    };
    const once = (): Promise<string> => sendOnce(exchange, url);
    const read = (): Promise<unknown> => call(exchange, url, { method: "POST", body: "read" });
    expect(await handshakesAfter(0, once)).toBe(1);
    expect(await handshakesAfter(49, once)).toBe(2);
    // The first has rested for 98 ms, the second for 49.
    expect(await handshakesAfter(49, once)).toBe(2);
    expect(await handshakesAfter(0, read)).toBe(2);
    expect(await handshakesAfter(2001, once)).toBe(3);
    // Reads are repeated when a connection turns out to be closed, and take any.
    expect(await handshakesAfter(1000, read)).toBe(3);
    expect(await handshakesAfter(1, read)).toBe(3);
  });

  it("that a one-time request does not take is kept for others", async () => {
    const { url, connections, handshakes } = await startRaw(() => undefined);
    const exchange = create();
    for (let sent = 0; sent < 3; sent += 1) await sendOnce(exchange, url);
    const [before] = handshakes();
    expect(connections()).toBe(before);
    await Promise.all(Array.from({ length: before }, () => call(exchange, url, { method: "POST", body: "read" })));
    expect(handshakes()[0]).toBe(before);
  });

  it("whose end was not seen yet, because the process was busy, takes no one-time request", async () => {
    const { url, requests } = await startRaw((socket) => void socket.end());
    const exchange = create();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await sendOnce(exchange, url)).toBe("ok");
      const end = performance.now() + 70;
      while (performance.now() < end);
    }
    expect(requests()).toBe(5);
  });

  it("is not used for a one-time request that was aborted while it waited", async () => {
    const { url, requests } = await startRaw(() => undefined);
    const exchange = create();
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    onTestFinished(() => {
      clock.mockRestore();
    });
    await sendOnce(exchange, url);
    clock.mockReturnValue(100);
    const controller = new AbortController();
    const reason = new Error("enough");
    const { signal } = controller;
    const request = { url, method: "POST", headers: {}, body: "code", signal, maxBytes: 1000, repeatable: false };
    const aborted = exchange(request);
    controller.abort(reason);
    await expect(aborted).rejects.toBe(reason);
    clock.mockReturnValue(200);
    expect(await sendOnce(exchange, url)).toBe("ok");
    expect(requests()).toBe(2);
  });
});
