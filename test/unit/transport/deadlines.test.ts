import { getEventListeners } from "node:events";
import vm from "node:vm";
import {
  createRegistry,
  type ClientEvent,
  type FailureEvent,
  type RegistryOptions,
  type RequestBudget,
} from "ares-caais";
import { describe, expect, it, vi } from "vitest";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import { createFakeService, inTurn } from "../../fixtures/fake-service.ts";
import { createFakeLegacy, heartBeatResponse, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { on } from "../../fixtures/on-event.ts";

const ico = "90000021";
const retry = { retries: 3, minDelay: 100, maxDelay: 100 };
type Answer = () => Response | Promise<Response>;
const busy: Answer = () => new Response("", { status: 503 });
const found: Answer = () => Response.json({ ico });
const alive: Answer = () => xmlAnswer(heartBeatResponse("4.2", "<ns2:status>OK</ns2:status>"));
const silent: Answer = () => new Promise<Response>(() => undefined);
const broken: Answer = () => {
  throw new TypeError("fetch failed");
};
const listeners = (signal: AbortSignal): number => getEventListeners(signal, "abort").length;

/** A client of a service that gives some answers, the last one again and again; `fail` gives what a call fails with. */
function play(answers: readonly Answer[], options: RegistryOptions = {}) {
  const failures: FailureEvent[] = [];
  const failed = on({ failure: (event) => void failures.push(event) });
  const onEvent = (event: ClientEvent): void => {
    failed(event);
    options.onEvent?.(event);
  };
  const limits = { retry, timeout: 1000, deadline: 5000 };
  const service = createFakeService(inTurn(answers), { ...limits, ...options, onEvent });
  const { registry, clock } = service;
  const fail = (init: object = {}): Promise<unknown> =>
    registry.vratEkonomickySubjekt({ ico }, init).catch((error: unknown) => error);
  return { ...service, failures, fail, run: (init?: object) => clock.run(fail(init)) };
}

const timeoutOf = (milliseconds: number, requestSent: boolean): object => ({
  ...{ code: "ERR_TRANSPORT", phase: "timeout", requestSent },
  message: expect.stringContaining(
    `: ${requestSent ? "no complete answer" : "nothing was sent to ares.gov.cz:443"} within ${milliseconds} ms`,
  ) as string,
});

describe("the timeout of a call", () => {
  it("[REL-04] [NET-04] returns a complete response even close to its end", async () => {
    const late: Answer = async () => {
      await new Promise<void>((resolve) => {
        clock.schedule(resolve, 9_999);
      });
      return Response.json({ ico, obchodniJmeno: "x".repeat(20_000_000) });
    };
    const { clock, failures, run } = play([late], { timeout: 10_000, deadline: 10_000 });
    expect(await run()).toMatchObject({ ico });
    expect(failures).toEqual([]);
  });

  it.each([
    [false, timeoutOf(1000, true), 1000, [1]],
    [retry, timeoutOf(1500, true), 1500, [1, 2]],
  ] as const)("[NET-04] limits an attempt or all attempts, and the message says which: retry %j", async (...row) => {
    const [repeats, outcome, end, attempts] = row;
    const { clock, failures, run } = play([silent], { retry: repeats, deadline: 1500 });
    expect(await run()).toMatchObject(outcome);
    expect(clock.now()).toBe(end);
    expect(failures.map(({ attempt, phase }) => [attempt, phase])).toEqual(attempts.map((one) => [one, "timeout"]));
    expect(clock.pending).toBe(0);
  });

  it("[NET-04] does not report during the wait for another attempt that nothing was sent", async () => {
    const { run, seen } = play([busy], { requestsPerMinute: 1, deadline: 300 });
    expect(await run()).toMatchObject(timeoutOf(300, true));
    expect(seen).toHaveLength(1);
  });

  it("[NET-04] starts no attempt when it ends before an attempt starts", async () => {
    const fake = createFakeClock();
    let late = 0;
    const budget: RequestBudget = {
      // The process was busy meanwhile.
      turn: () => {
        late = 6000;
        return true;
      },
      ...{ pause: () => undefined, delay: { reason: "budget", delay: 0 } },
    };
    const fetch = vi.fn(() => new Promise<Response>(() => undefined));
    const registry = createRegistry({
      fetch,
      budget,
      clock: { ...fake, now: () => fake.now() + late },
      deadline: 5000,
    });
    const failure = registry.vratEkonomickySubjekt({ ico }).catch((error: unknown) => error);
    expect(await fake.run(failure)).toMatchObject(timeoutOf(5000, false));
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a caller that aborts", () => {
  it("[NET-04] causes no attempt and no hook at the moment of its turn", async () => {
    const controller = new AbortController();
    const onRequest = vi.fn();
    const budget: RequestBudget = {
      turn: () =>
        Promise.resolve(true).finally(() => {
          controller.abort("enough");
        }),
      ...{ pause: () => undefined, delay: { reason: "budget", delay: 0 } },
    };
    const { clock, run, seen } = play([found], {
      requestsPerMinute: undefined,
      budget,
      onEvent: on({ request: onRequest }),
    });
    expect(await run({ signal: controller.signal })).toBe("enough");
    expect([seen, onRequest.mock.calls, clock.pending]).toEqual([[], [], 0]);
  });

  it.each<[stage: string, answer: Answer, requestsPerMinute: number]>([
    ["waiting for the budget", found, 1],
    ["an attempt", silent, Infinity],
    ["waiting for the next attempt", busy, Infinity],
  ])("[NET-04] gets its reason at once, without a timer or listener left: %s", async (...row) => {
    const [, answer, requestsPerMinute] = row;
    const { clock, registry, fail } = play([found, answer], { requestsPerMinute });
    await clock.run(registry.vratEkonomickySubjekt({ ico: "90000030" }));
    const controller = new AbortController();
    const failure = fail({ signal: controller.signal });
    await clock.advance(0);
    controller.abort("enough");
    expect(await failure).toBe("enough");
    expect([clock.pending, listeners(controller.signal)]).toEqual([0, 0]);
  });
});

it.each<[how: string, answers: Answer[], init: object, outcome: object]>([
  ["answered", [found], {}, { ico }],
  ["repeated", [busy, broken, found], {}, { ico }],
  ["never healed", [broken], {}, { phase: "connection" }],
  ["too slow", [silent], { timeout: 5000 }, { phase: "timeout" }],
  ["too slow in the queue", [busy], { deadline: 100 }, { phase: "timeout" }],
  ["not repeated", [broken], { retry: false }, { phase: "connection" }],
])("[NET-04] a call leaves no timer and no listener at its signal, however it ends: %s", async (...row) => {
  const [, answers, init, outcome] = row;
  const { signal } = new AbortController();
  const { clock, registry, fail } = play(answers, { requestsPerMinute: 600 });
  const joined = registry.vratEkonomickySubjekt({ ico }, { signal, ...init }).catch(() => undefined);
  const both = Promise.all([fail({ signal, ...init }), joined]);
  expect((await clock.run(both))[0]).toMatchObject(outcome);
  expect([clock.pending, listeners(signal)]).toEqual([0, 0]);
});

it.each<[how: string, answers: Answer[], outcome: object]>([
  ["answered", [alive], { status: "OK" }],
  ["repeated", [busy, broken, alive], { status: "OK" }],
  ["never healed", [broken], { phase: "connection" }],
  ["too slow", [silent], { phase: "timeout" }],
])("[NET-04] a SOAP call leaves no timer and no listener either: %s", async (_how, answers, outcome) => {
  const { signal } = new AbortController();
  const next = inTurn(answers);
  const answer: Answer = () => {
    expect(listeners(signal)).toBe(1);
    return next();
  };
  const { legacy, clock } = createFakeLegacy("4.2", answer, { retry, timeout: 1000, deadline: 5000 });
  const call = legacy.heartBeat({ signal }).catch((error: unknown) => error);
  expect(await clock.run(call)).toMatchObject(outcome);
  expect([clock.pending, listeners(signal)]).toEqual([0, 0]);
});

describe("an error of the runtime", () => {
  /** Lets every request fail. It is repeated once, beside what counts for no attempt. */
  const failing = async (error: Error): Promise<{ failure: unknown; attempts: number }> => {
    const { run, seen } = play([() => Promise.reject(error)], { retry: { ...retry, retries: 1 } });
    return { failure: await run(), attempts: seen.length };
  };

  it("[NET-02] the client retries at once on a reused connection, whatever realm the error comes from", async () => {
    const made: unknown = vm.runInNewContext(
      `new TypeError("fetch failed", { cause: Object.assign(new Error("reset"), { code: "ECONNRESET", reusedSocket: true }) })`,
    );
    expect(made).not.toBeInstanceOf(Error);
    expect(await failing(made as Error)).toMatchObject({ attempts: 3, failure: { phase: "connection" } });
  });

  it("the client copies its message and code only", async () => {
    const made: unknown = vm.runInNewContext(
      `new TypeError("fetch failed", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED", secret: "hunter2" }) })`,
    );
    const { failure, attempts } = await failing(made as Error);
    expect(attempts).toBe(2);
    expect(failure).toMatchObject({
      phase: "connection",
      requestSent: false,
      cause: { message: "fetch failed", cause: { message: "refused", code: "ECONNREFUSED" } },
    });
    expect(failure).not.toHaveProperty("cause.cause.secret");
  });

  it("the client accepts an AggregateError without errors", async () => {
    const made = Object.assign(new AggregateError([]), { errors: undefined, code: "ECONNREFUSED" });
    expect((await failing(made)).failure).toMatchObject({ phase: "connection", cause: { code: "ECONNREFUSED" } });
  });
});
