import type { TLSSocket } from "node:tls";
import { TransportError, type LegacyIdentity } from "ares-caais/legacy";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useTestCertificates } from "../fixtures/certificates.ts";
import { createDatedClock } from "../fixtures/dated-clock.ts";
import { sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { answerLegacy, createTlsLegacy } from "../fixtures/legacy/tls-legacy.ts";
import { rawAnswer, startRawServer, type RawServer } from "../fixtures/servers/raw-server.ts";
import { startTlsServer } from "../fixtures/servers/tls-server.ts";

const issued = useTestCertificates();

/** A server that answers each request, and then does as it likes. */
function startRaw(afterAnswer: (socket: TLSSocket, answers: number) => void): Promise<RawServer> {
  const lenient = { ...issued.server, requestCert: true, rejectUnauthorized: false };
  return startRawServer(lenient, {
    onRequest: (socket, body, answers) =>
      socket.write(rawAnswer(body), () => {
        afterAnswer(socket, answers);
      }),
  });
}

function create(url: string): LegacyIdentity<"4.2"> {
  // Its own time goes on by itself, whatever a test does with that of the connections.
  const clock = createDatedClock(Date.now());
  return createTlsLegacy(url, { tls: { ...issued.client, ca: issued.authority.cert }, clock });
}

/** Sends a request that must not be repeated; gives `ok` or the phase of the failure. */
function sendOnce(legacy: LegacyIdentity<"4.2">): Promise<string> {
  return legacy.authConfirmation(sessionId).then(
    () => "ok",
    (error: unknown) => {
      if (error instanceof TransportError) return error.phase;
      throw error;
    },
  );
}

/** Counts the outcomes of many requests, one right after the other. */
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
  it.each(closing)("[REL-07] loses none to a server that closes the connection %s", async (_when, afterAnswer) => {
    const { address, requests } = await startRaw(afterAnswer);
    const legacy = create(address);
    expect(await outcomes(300, () => sendOnce(legacy))).toEqual({ ok: 300 });
    expect(requests()).toBe(300);
  });

  it("[REL-07] [NET-09] share connections that have rested, and resume TLS sessions on new ones", async () => {
    const { address, handshakes } = await startRaw(() => undefined);
    const legacy = create(address);
    expect(await outcomes(300, () => sendOnce(legacy))).toEqual({ ok: 300 });
    const [all, resumed] = handshakes();
    expect(all).toBeLessThan(300);
    expect(resumed).toBe(all - 1);
  });

  it("[REL-07] loses none when many are sent at once", async () => {
    const [[, afterAnswer] = ["", () => undefined]] = closing;
    const { address } = await startRaw(afterAnswer);
    const legacy = create(address);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendOnce(legacy)));
      expect(new Set(answers)).toEqual(new Set(["ok"]));
    }
  });
});

/** The time by which the rest of connections is measured; a test adds to it. */
function useRestClock(isStopped: boolean): { ahead: number } {
  const state = { ahead: 0 };
  const now = performance.now.bind(performance);
  const spy = vi.spyOn(performance, "now").mockImplementation(() => (isStopped ? 0 : now()) + state.ahead);
  onTestFinished(() => {
    spy.mockRestore();
  });
  return state;
}

describe("a connection", () => {
  it("[REL-07] takes a one-time request after a rest of 50 ms, and not after two seconds", async () => {
    const { address, handshakes } = await startRaw(() => undefined);
    const legacy = create(address);
    const clock = useRestClock(true);
    const handshakesAfter = async (rest: number, send: () => Promise<unknown>): Promise<number> => {
      clock.ahead += rest;
      await send();
      return handshakes()[0];
    };
    const once = (): Promise<string> => sendOnce(legacy);
    const read = (): Promise<unknown> => legacy.heartBeat();
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

  it("[NET-02] is not used again when it was idle for too long, however late its timer is", async () => {
    // It keeps connections for five seconds, and says so.
    const { url, handshakes } = await startTlsServer(issued.server, answerLegacy);
    const legacy = create(url);
    const clock = useRestClock(false);
    await legacy.heartBeat();
    await legacy.heartBeat();
    expect(handshakes).toHaveLength(1);
    clock.ahead = 4_500;
    expect(await legacy.heartBeat()).toMatchObject({ status: "OK" });
    expect(handshakes).toHaveLength(2);
  });

  it("that a one-time request does not take is kept for others", async () => {
    const { address, connections, handshakes } = await startRaw(() => undefined);
    const legacy = create(address);
    for (let sent = 0; sent < 3; sent += 1) await sendOnce(legacy);
    const [before] = handshakes();
    expect(connections()).toBe(before);
    await Promise.all(Array.from({ length: before }, () => legacy.heartBeat()));
    expect(handshakes()[0]).toBe(before);
  });

  it("takes no one-time request when its end was not seen yet, because the process was busy", async () => {
    const { address, requests } = await startRaw((socket) => void socket.end());
    const legacy = create(address);
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await sendOnce(legacy)).toBe("ok");
      const end = performance.now() + 70;
      while (performance.now() < end);
    }
    expect(requests()).toBe(5);
  });

  it("is not used for a one-time request that was aborted while it waited", async () => {
    const { address, requests } = await startRaw(() => undefined);
    const legacy = create(address);
    const clock = useRestClock(true);
    await sendOnce(legacy);
    clock.ahead = 100;
    const controller = new AbortController();
    const reason = new Error("enough");
    const aborted = legacy.authConfirmation(sessionId, { signal: controller.signal });
    controller.abort(reason);
    await expect(aborted).rejects.toBe(reason);
    clock.ahead = 200;
    expect(await sendOnce(legacy)).toBe("ok");
    expect(requests()).toBe(2);
  });
});
