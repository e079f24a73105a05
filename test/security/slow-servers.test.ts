import type { RequestListener } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestCertificates } from "../fixtures/certificates.ts";
import { createFakeClock } from "../fixtures/fake-clock.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { callsOf, type Calls } from "../fixtures/server-calls.ts";
import { startHttp, startSilent, type Listening } from "../fixtures/servers/listen.ts";

const timeout = 500;
const interfaces = ["registry", "identity", "legacy"] as const;
const issued = useTestCertificates();
let calls: Calls;

beforeAll(() => {
  calls = callsOf(issued.authority, issued.client);
});

/** How often the server of a test has done what it does. */
let done = 0;

/** A server that never answers in time. */
const behaviours: readonly (readonly [title: string, listener: RequestListener])[] = [
  ["never answers", () => (done = Infinity)],
  [
    "sends the head of its answer byte by byte",
    (_request, { socket }) => {
      const head = `HTTP/1.1 200 OK\r\nx-filler: ${"x".repeat(8000)}`;
      drip(socket, () => socket?.write(head[done] ?? "x"));
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
      response.write("{", () => (done = Infinity));
    },
  ],
];

function drip(connection: NodeJS.EventEmitter | null, write: () => void): void {
  const timer = setInterval(() => {
    write();
    done += 1;
  }, 1);
  connection?.once("close", () => {
    clearInterval(timer);
  });
}

/** The call ends at its time, by its own clock, and what it was waiting for with it. */
async function expectTimeout(name: keyof Calls, start: () => Promise<Listening>): Promise<void> {
  done = 0;
  const clock = createFakeClock();
  const slow = await start();
  const failure = transportFailureOf(calls[name](slow.port, { timeout, clock }));
  await expect.poll(() => done).toBeGreaterThan(20);
  await clock.advance(timeout);
  expect(await failure).toMatchObject({ code: "ERR_TRANSPORT", phase: "timeout" });
  await expect.poll(() => [slow.firstHasEnded(), slow.connections()]).toEqual([true, 0]);
}

describe.each(interfaces)("%s: a slow server ends the call at its timeout, and closes its connection", (name) => {
  const certificate = () => (name === "registry" ? undefined : issued.server);

  it.each(behaviours)("%s", async (_title, listener) => {
    await expectTimeout(name, () => startHttp(listener, certificate()));
  });

  it.each<[title: string, beginning: string | Buffer]>([
    ["accepts the connection and says nothing, not even a TLS handshake", ""],
    // The header of a TLS record whose content does not come.
    [
      "sends a handshake or a head that never ends",
      name === "registry" ? "HTTP/1.1 200 OK\r\n" : Buffer.from([22, 3, 3, 0x40, 0]),
    ],
  ])("%s", async (_title, beginning) => {
    const begin = (): Promise<Listening> =>
      startSilent((socket) => {
        if (beginning !== "") socket.write(beginning);
        socket.once("data", () => (done = Infinity));
      });
    await expectTimeout(name, begin);
  });

  it("fails at once when the server half closes the connection", async () => {
    const half = await startHttp((request) => {
      request.socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{");
      request.socket.end();
    }, certificate());
    const clock = createFakeClock();
    expect(await transportFailureOf(calls[name](half.port, { clock }))).toMatchObject({ phase: "answer" });
    await expect.poll(() => half.firstHasEnded()).toBe(true);
  });
});
