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
function startRaw(afterAnswer: (socket: TLSSocket, answers: number, body: string) => void): Promise<RawServer> {
  const lenient = { ...issued.server, requestCert: true, rejectUnauthorized: false };
  return startRawServer(lenient, {
    onRequest: (socket, body, answers) =>
      socket.write(rawAnswer(body), () => {
        afterAnswer(socket, answers, body);
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

describe("one-time requests in quick succession", () => {
  it.each(closing)(
    "[REL-07] [NET-22] the client neither loses nor repeats a request when the server closes the connection %s",
    async (_when, afterAnswer) => {
      const { address, requests } = await startRaw(afterAnswer);
      const legacy = create(address);
      expect(await outcomes(300, () => sendOnce(legacy))).toEqual({ ok: 300 });
      expect(requests()).toBe(300);
    },
  );

  it("[NET-22] each use a new connection, which resumes the TLS session and closes after the response", async () => {
    const { address, connections, handshakes, requests } = await startRaw(() => undefined);
    const legacy = create(address);
    expect(await outcomes(100, () => sendOnce(legacy))).toEqual({ ok: 100 });
    expect(handshakes()).toEqual([100, 99]);
    expect(requests()).toBe(100);
    await expect.poll(connections).toBe(0);
  });

  it("[REL-07] [NET-22] the client neither loses nor repeats a request when it sends many at once", async () => {
    const [[, afterAnswer] = ["", () => undefined]] = closing;
    const { address, requests } = await startRaw(afterAnswer);
    const legacy = create(address);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => sendOnce(legacy)));
      expect(new Set(answers)).toEqual(new Set(["ok"]));
    }
    expect(requests()).toBe(100);
  });

  it.each([1, 5, 20, 50])(
    "[NET-22] the client neither loses nor repeats a request when the server closes idle connections after %i ms",
    async (idle) => {
      let received = 0;
      const { address } = await startRaw((socket, _answers, body) => {
        if (body.includes(sessionId)) received += 1;
        const timer = setTimeout(() => socket.destroy(), idle);
        socket.once("data", () => {
          clearTimeout(timer);
        });
      });
      const legacy = create(address);
      // Reads leave idle connections behind, which close just when the one-time request is sent.
      for (let round = 0; round < 40; round += 1) {
        await legacy.heartBeat();
        await new Promise((resolve) => setTimeout(resolve, idle + (round % 5) - 2));
        expect(await sendOnce(legacy)).toBe("ok");
      }
      expect(received).toBe(40);
    },
  );
});

describe("a connection", () => {
  it("[NET-02] the client does not reuse a connection that was idle for too long, even when its timer is late", async () => {
    // The server keeps idle connections for five seconds, and says so.
    const { url, handshakes } = await startTlsServer(issued.server, answerLegacy);
    const legacy = create(url);
    let ahead = 0;
    const now = performance.now.bind(performance);
    const spy = vi.spyOn(performance, "now").mockImplementation(() => now() + ahead);
    onTestFinished(() => {
      spy.mockRestore();
    });
    await legacy.heartBeat();
    await legacy.heartBeat();
    expect(handshakes).toHaveLength(1);
    ahead = 4_500;
    expect(await legacy.heartBeat()).toMatchObject({ status: "OK" });
    expect(handshakes).toHaveLength(2);
  });

  it("[NET-22] stays open for reads when a one-time request is sent", async () => {
    const { address, connections, handshakes } = await startRaw(() => undefined);
    const legacy = create(address);
    await legacy.heartBeat();
    expect(await sendOnce(legacy)).toBe("ok");
    expect(handshakes()[0]).toBe(2);
    await legacy.heartBeat();
    expect(handshakes()[0]).toBe(2);
    await expect.poll(connections).toBe(1);
  });

  it("[NET-22] the client opens no connection for a one-time request that was aborted before", async () => {
    const { address, handshakes, requests } = await startRaw(() => undefined);
    const legacy = create(address);
    const controller = new AbortController();
    const reason = new Error("enough");
    const aborted = legacy.authConfirmation(sessionId, { signal: controller.signal });
    controller.abort(reason);
    await expect(aborted).rejects.toBe(reason);
    expect(await sendOnce(legacy)).toBe("ok");
    expect([handshakes()[0], requests()]).toEqual([1, 1]);
  });
});
