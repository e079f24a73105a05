import { getEventListeners } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { inspect } from "node:util";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useTestCertificates } from "../fixtures/certificates.ts";
import { transportFailureOf } from "../fixtures/failures.ts";
import { sessionId } from "../fixtures/legacy/fake-legacy.ts";
import { answerLegacy, createTlsLegacy, healthyAnswer } from "../fixtures/legacy/tls-legacy.ts";
import { startTlsRegistry } from "../fixtures/servers/tls-registry.ts";
import { startTlsServer } from "../fixtures/servers/tls-server.ts";

const issued = useTestCertificates();
const ico = "90000021";
const other = "90000030";

const start = (listener: Parameters<typeof startTlsServer>[1]): ReturnType<typeof startTlsRegistry> =>
  startTlsRegistry(issued, listener);

describe("a client over connections of its own", () => {
  it("sends text byte for byte, with its Content-Length", async () => {
    let headers: IncomingHttpHeaders = {};
    const { registry, listening } = await start((request, response) => {
      ({ headers } = request);
      response.writeHead(200, ["content-type", "application/json", "x-a", "1", "x-a", "2"]).end("{}");
    });
    const filter = { obchodniJmeno: "ž".repeat(2000) };
    const answer = await registry.vyhledejEkonomickeSubjekty(filter).withResponse();
    expect(answer.headers.get("x-a")).toBe("1, 2");
    const text = Buffer.from(JSON.stringify(filter));
    expect(listening.bodies).toEqual([text]);
    expect(headers).toMatchObject({
      "content-length": String(text.byteLength),
      "accept-encoding": expect.stringMatching(/^gzip, br/) as string,
      connection: "keep-alive",
      host: new URL(listening.url).host,
    });
  });

  it("[NET-09] closes idle connections when it is closed, and each busy one after its response", async () => {
    const finish: (() => void)[] = [];
    const listening = await startTlsServer(issued.server, (...exchange) => {
      if (finish.length === 0)
        finish.push(() => {
          answerLegacy(...exchange);
        });
      else answerLegacy(...exchange);
    });
    const legacy = createTlsLegacy(listening.url, { tls: { ...issued.client, ca: issued.authority.cert } });
    const slow = legacy.heartBeat();
    await expect.poll(() => finish).toHaveLength(1);
    await legacy.heartBeat();
    expect(listening.connections).toBe(2);
    legacy.close();
    await expect.poll(() => listening.connections).toBe(1);
    finish[0]?.();
    expect(await slow).toMatchObject({ status: "OK" });
    await expect.poll(() => listening.connections).toBe(0);
    expect(await legacy.heartBeat()).toMatchObject({ status: "OK" });
    await expect.poll(() => listening.connections).toBe(0);
  });

  it.each([
    [3_999, 1],
    [4_000, 2],
  ])("survives %i ms without a request, with %i connections in all", async (rest, connections) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { registry, listening } = await start((_request, response) =>
      response.setHeader("content-type", "application/json").end("{}"),
    );
    await registry.vratEkonomickySubjekt({ ico });
    // The connection rests once its answer has come to its end.
    await new Promise(setImmediate);
    vi.advanceTimersByTime(rest);
    await registry.vratEkonomickySubjekt({ ico: other });
    expect(listening.handshakes).toHaveLength(connections);
  });

  it("[NET-09] closes an idle connection after four seconds, but none that waits longer for its response", async () => {
    const { registry, listening } = await start((request, response) => {
      const answer = (): unknown => response.setHeader("content-type", "application/json").end("{}");
      if (request.url?.endsWith(other) === true) setTimeout(answer, 4_500);
      else answer();
    });
    const slow = registry.vratEkonomickySubjekt({ ico: other });
    await registry.vratEkonomickySubjekt({ ico });
    expect(listening.connections).toBe(2);
    await expect.poll(() => listening.connections, { timeout: 4_400 }).toBe(1);
    expect(await slow).toEqual({});
  });

  it("lets msw intercept its requests, also with a client certificate", async () => {
    const mock = setupServer(
      http.post("https://service.example/*", async ({ request }) =>
        HttpResponse.xml(healthyAnswer(await request.text())),
      ),
    );
    mock.listen({ onUnhandledRequest: "error" });
    onTestFinished(() => {
      mock.close();
    });
    const legacy = createTlsLegacy("https://service.example", { tls: issued.client });
    expect(await legacy.heartBeat()).toMatchObject({ status: "OK" });
    expect(await legacy.authConfirmation(sessionId)).toMatchObject({ attributes: { Username: "jnovak" } });
  });

  const secret = '{"access_token":"secret-token"}';
  it.each([
    ["a broken header", `HTTP/1.1 200 OK\r\nbroken header\r\n\r\n${secret}`],
    ["no HTTP at all", secret],
    ["another protocol", `HTTP/1.1 101 OK\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n${secret}`],
  ])("[REL-09] fails at once for an answer with %s, and its error repeats nothing of it", async (_title, answer) => {
    const { registry, listening } = await start((request) => request.socket.write(answer));
    const error = await transportFailureOf(registry.vratEkonomickySubjekt({ ico }));
    expect(error).toMatchObject({ phase: "connection", requestSent: true });
    const shown =
      inspect(error, { depth: 9, showHidden: true, maxArrayLength: null }) + JSON.stringify([error, error.cause]);
    const bytes = Buffer.from("secret-token");
    for (const dress of ["secret-token", [...bytes].join(","), bytes.toString("hex").replaceAll(/(..)(?=.)/g, "$1 ")]) {
      expect(shown).not.toContain(dress);
    }
    await expect.poll(() => listening.connections).toBe(0);
  });

  it("[NET-04] sends nothing when the signal has aborted already", async () => {
    const { registry, listening } = await start((_request, response) => response.end());
    const reason = new Error("enough");
    const signal = AbortSignal.abort(reason);
    await expect(registry.vratEkonomickySubjekt({ ico }, { signal })).rejects.toBe(reason);
    // Not before another call has come through: the connection of the first would have been as fast.
    await registry.vratEkonomickySubjekt({ ico }).catch(() => undefined);
    expect(listening.bodies).toHaveLength(1);
  });

  it.each([ico, other])("[NET-04] ends at the signal, before the response and during it (%s)", async (asked) => {
    const { registry, listening } = await start((request, response) => {
      if (request.url?.endsWith(other) === true) response.writeHead(200, { "content-length": "10" }).write("a");
    });
    const controller = new AbortController();
    const { signal } = controller;
    const reason = new Error("enough");
    const ended = expect(registry.vratEkonomickySubjekt({ ico: asked }, { signal })).rejects.toBe(reason);
    await expect.poll(() => listening.bodies).toHaveLength(1);
    controller.abort(reason);
    await ended;
    await expect.poll(() => [listening.connections, getEventListeners(signal, "abort").length]).toEqual([0, 0]);
  });
});
