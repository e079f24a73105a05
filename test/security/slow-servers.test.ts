import type { RequestListener } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestAuthority, type Issued, type TestAuthority } from "../fixtures/certificates.ts";
import { limits } from "../fixtures/limits.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { callsOf, type Calls } from "../fixtures/server-calls.ts";
import { startHttp, startSilent, type Listening } from "../fixtures/servers/listen.ts";

/** Enough for a connection and a handshake on a machine that does much else. */
const timeout = 500;
const interfaces = ["registry", "identity", "legacy"] as const;
let authority: TestAuthority;
let server: Issued;
let calls: Calls;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"] });
  calls = callsOf(authority, await authority.issue());
});

/** What a server does, slower than anybody wants to wait. */
const behaviours: readonly (readonly [title: string, listener: RequestListener])[] = [
  ["never answers", () => undefined],
  [
    "sends the head of its answer byte by byte",
    (_request, { socket }) => {
      const head = `HTTP/1.1 200 OK\r\nx-filler: ${"x".repeat(8000)}`;
      let sent = 0;
      drip(socket, () => socket?.write(head[sent++] ?? "x"));
    },
  ],
  [
    "sends the body of its answer byte by byte",
    (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      drip(response, () => response.write(" "));
    },
  ],
  [
    "stops within the body",
    (_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": 1000 });
      response.write("{");
    },
  ],
];

function drip(connection: NodeJS.EventEmitter | null, write: () => void): void {
  const timer = setInterval(write, 5);
  connection?.once("close", () => {
    clearInterval(timer);
  });
}

/** The call ends at its time, and what it was waiting for with it. */
async function expectTimeout(name: keyof Calls, slow: Listening): Promise<void> {
  const error = await transportFailureOf(calls[name](slow.port, { timeout }));
  expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "timeout" });
  await expect.poll(() => slow.firstHasEnded()).toBe(true);
  // The global fetch makes a new connection for the next call, which it ends by itself.
  if (name !== "registry") await expect.poll(() => slow.connections()).toBe(0);
}

describe.each(interfaces)("%s: a server that is slow ends the call at its time, and its connection", (name) => {
  it.each(behaviours)("%s", async (_title, listener) => {
    await expectTimeout(name, await startHttp(listener, name === "registry" ? undefined : server));
  });

  it("accepts the connection and says nothing, not even a TLS handshake", async () => {
    await expectTimeout(name, await startSilent());
  });

  it("sends a handshake or a head that never ends", async () => {
    // The header of a TLS record whose content does not come.
    const beginning = name === "registry" ? "HTTP/1.1 200 OK\r\n" : Buffer.from([22, 3, 3, 0x40, 0]);
    await expectTimeout(name, await startSilent((socket) => void socket.write(beginning)));
  });
});

describe.each(interfaces)("%s: a server that half closes the connection", (name) => {
  it("fails the call at once", async () => {
    const half = await startHttp(
      (request) => {
        request.socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{");
        request.socket.end();
      },
      name === "registry" ? undefined : server,
    );
    expect(await transportFailureOf(calls[name](half.port, { timeout: limits.poll }))).toMatchObject({
      phase: "answer",
    });
    await expect.poll(() => half.firstHasEnded()).toBe(true);
  });
});
