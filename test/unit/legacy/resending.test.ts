import { describe, expect, it } from "vitest";
import { LegacyError, TransportError, type LegacyIdentityOptions } from "ares-caais/legacy";
import { thrownBy } from "../../fixtures/failures.ts";
import {
  confirmationResponse,
  createFakeLegacy,
  fault,
  heartBeatResponse,
  sessionId,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";
import { sampleMessage } from "../../fixtures/legacy/legacy-service.ts";
import { inTurn } from "../../fixtures/fake-service.ts";
import { on } from "../../fixtures/on-event.ts";

type Step = () => Response | Promise<Response>;

const status = (value: string): Step => {
  return () => xmlAnswer(confirmationResponse("4.2", `<status>${value}</status>`));
};
const systemError = status("SYSTEM_ERROR");
const confirmed: Step = () => xmlAnswer(sampleMessage("4.2", "authConfirmationResponse"));
const alive: Step = () => xmlAnswer(sampleMessage("4.2", "heartBeatResponse"));
const ill: Step = () => xmlAnswer(heartBeatResponse("4.2", "<ns2:status>ERROR</ns2:status>"));
const failure = (code: string, more: object = {}): Step => {
  return () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code, ...more }) });
  };
};
const silent: Step = () => new Promise<Response>(() => undefined);
const broken: Step = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("<soap"));
        controller.error(new TypeError("terminated"));
      },
    }),
    { headers: { "content-type": "text/xml" } },
  );

/** A client whose service plays some steps, one an attempt, the last one again and again. */
function play(steps: readonly Step[], options: Partial<LegacyIdentityOptions<"4.2">> = {}) {
  const times: number[] = [];
  const next = inTurn(steps);
  const answer: Step = () => {
    times.push(clock.now());
    return next();
  };
  const { legacy, clock } = createFakeLegacy("4.2", answer, options);
  return {
    times,
    pending: () => clock.pending,
    heartBeat: () => clock.run(legacy.heartBeat()),
    confirm: () => clock.run(legacy.authConfirmation(sessionId)),
  };
}

describe("statuses that allow another request", () => {
  it("[SOAP-13] SYSTEM_ERROR is retried with back-off until the user comes", async () => {
    const { times, pending, confirm } = play([systemError, systemError, confirmed]);
    await expect(confirm()).resolves.toMatchObject({ attributes: { Username: "jnovak" } });
    // Half of 500 and 1000 ms.
    expect(times).toEqual([0, 250, 750]);
    expect(pending()).toBe(0);
  });

  it("[SOAP-13] heartBeat ERROR is retried with back-off until the service works", async () => {
    const { times, heartBeat } = play([ill, ill, alive]);
    await expect(heartBeat()).resolves.toEqual({ status: "OK", otherElements: [], otherAttributes: [] });
    expect(times).toEqual([0, 250, 750]);
  });

  it("[SOAP-13] the retry policy limits the attempts, then the status is thrown", async () => {
    const confirmation = play([systemError], { retry: { retries: 2 } });
    await expect(confirmation.confirm()).rejects.toMatchObject({ constructor: LegacyError, reason: "system-error" });
    expect(confirmation.times).toHaveLength(3);
    const heartBeat = play([ill], { retry: { retries: 1 } });
    await expect(heartBeat.heartBeat()).rejects.toMatchObject({ reason: "heartbeat-error" });
    expect(heartBeat.times).toHaveLength(2);
  });

  it("[SOAP-13] the deadline limits the attempts", async () => {
    const { times, confirm } = play([systemError], { deadline: 700, retry: { retries: 50, minDelay: 500 } });
    await expect(confirm()).rejects.toMatchObject({ reason: "system-error" });
    expect(times).toEqual([0, 250]);
  });

  it("[SOAP-13] other errors and these statuses share one policy", async () => {
    const away: Step = () => new Response(null, { status: 503 });
    const faulty: Step = () => xmlAnswer(fault("Server", "x"), 500);
    const { times, heartBeat } = play([ill, failure("ECONNRESET"), faulty, away], { retry: { retries: 4 } });
    await expect(heartBeat()).rejects.toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", status: 503 });
    expect(times).toHaveLength(5);
  });

  it("[NET-21] every attempt causes an event", async () => {
    const seen: unknown[] = [];
    const { confirm } = play([systemError, confirmed], { onEvent: on({ retry: (event) => seen.push(event) }) });
    await confirm();
    expect(seen).toEqual([
      {
        type: "retry",
        callId: expect.any(Number) as number,
        operation: "authConfirmation",
        method: "POST",
        url: "https://cert-externalauthapi.caais-test-ext.gov.cz/asws/atsEndpoint",
        attempt: 1,
        reason: 200,
        delay: 250,
      },
    ]);
  });
});

describe("events that consume a session id", () => {
  it.each([
    ["the connection breaks before the answer", failure("ECONNRESET"), "connection"],
    ["a connection that was kept alive is closed", failure("ECONNRESET", { reusedSocket: true }), "connection"],
    ["the connection breaks after it was made", failure("ECONNRESET", { requestSent: true }), "connection"],
    ["nothing says what failed", failure("unknown", { code: undefined }), "connection"],
    ["the answer breaks off", broken, "answer"],
    ["the answer takes too long", silent, "timeout"],
    ["the answer is too large", () => xmlAnswer("x".repeat(2 * 1024 * 1024)), "size"],
  ] as const)(
    "[NET-02] the client does not repeat the request when %s, and the error says what to do",
    async (_title, step, phase) => {
      const { times, confirm } = play([step, confirmed]);
      const error = await thrownBy(confirm());
      expect(error).toBeInstanceOf(TransportError);
      expect(error).toMatchObject({
        phase,
        operation: "authConfirmation",
        requestSent: true,
        message: expect.stringMatching(
          /^authConfirmation: .*; the session id may be used up, so the user has to log in again \[ERR_TRANSPORT\]$/,
        ) as unknown,
      });
      expect(times).toHaveLength(1);
    },
  );

  it.each([
    ["a fault", () => xmlAnswer(fault("Server", "x"), 500), { code: "ERR_LEGACY", reason: "fault" }],
    ["503", () => new Response(null, { status: 503 }), { code: "ERR_UNEXPECTED_RESPONSE", status: 503 }],
    ["429", () => new Response(null, { status: 429 }), { code: "ERR_UNEXPECTED_RESPONSE", status: 429 }],
    ["a truncated answer", () => xmlAnswer("<soap"), { code: "ERR_UNEXPECTED_RESPONSE", reason: "xml" }],
    ["SESSION_NOT_FOUND", status("SESSION_NOT_FOUND"), { code: "ERR_LEGACY", reason: "session-not-found" }],
  ] as const)("[NET-02] the client does not repeat the request after %s", async (_title, step, expected) => {
    const { times, confirm } = play([step, confirmed]);
    await expect(confirm()).rejects.toMatchObject({
      ...expected,
      advice: expect.stringContaining("log in again") as unknown,
    });
    expect(times).toHaveLength(1);
  });

  it("[NET-02] a request that was not sent is repeated", async () => {
    const unsent = [failure("ECONNREFUSED"), failure("ENOTFOUND"), failure("ECONNRESET", { requestSent: false })];
    const { times, confirm } = play([...unsent, confirmed]);
    await expect(confirm()).resolves.toMatchObject({ attributes: { Username: "jnovak" } });
    expect(times).toHaveLength(4);
  });

  it("[NET-02] a request that was not sent causes no advice about the login", async () => {
    const { confirm } = play([failure("ECONNREFUSED")]);
    const error = await thrownBy(confirm());
    expect(error).toMatchObject({ code: "ERR_TRANSPORT", requestSent: false });
    expect(String(error)).not.toContain("log in");
  });

  it("[NET-02] a connection that breaks after a SYSTEM_ERROR is final", async () => {
    const { times, confirm } = play([systemError, failure("ECONNRESET"), confirmed]);
    await expect(confirm()).rejects.toMatchObject({ code: "ERR_TRANSPORT", phase: "connection", requestSent: true });
    expect(times).toHaveLength(2);
  });
});

describe("an aborted call", () => {
  it.each([new Error("changed my mind"), "text", null])("throws the reason of its signal: %s", async (reason) => {
    const { legacy, clock, seen } = createFakeLegacy("4.2", silent);
    const controller = new AbortController();
    const outcome = thrownBy(legacy.authConfirmation(sessionId, { signal: controller.signal }));
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    controller.abort(reason);
    expect(await outcome).toBe(reason);
    expect(clock.pending).toBe(0);
    expect(await thrownBy(legacy.heartBeat({ signal: controller.signal }))).toBe(reason);
    expect(seen).toHaveLength(1);
  });
});
