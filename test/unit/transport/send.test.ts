import { getEventListeners } from "node:events";
import vm from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { TransportError, type FailureEvent, type Fetch, type RequestEvent } from "ares-caais";
import { MemoryBudget } from "../../../src/transport/budget.ts";
import { sleep } from "../../../src/transport/time.ts";
import { fetchExchange } from "../../../src/transport/fetch-exchange.ts";
import { send, type TransportCall } from "../../../src/transport/transport.ts";
import { createFakeClock, type FakeClock } from "../../fixtures/fake-clock.ts";

const retry = { retries: 3, minDelay: 100, maxDelay: 100, maxRetryAfter: 0 };
const never: Fetch = () => new Promise(() => undefined);

/** Sends one call through a fetch; `failure` is what it throws. */
function run(
  clock: FakeClock,
  fetch: Fetch,
  limits: Partial<TransportCall>,
  budget?: MemoryBudget,
): { failures: FailureEvent[]; failure: Promise<unknown> } {
  const failures: FailureEvent[] = [];
  const hooks = { onFailure: (event: FailureEvent): void => void failures.push(event) };
  const call = { operation: "x", url: "https://x.test/", method: "GET", repeatable: true, maxBytes: 1000 };
  const answer = send(
    { exchange: fetchExchange(fetch), clock, retry, hooks, ...(budget === undefined ? {} : { budget }) },
    { ...call, timeout: 1000, deadline: 5000, ...limits },
  );
  return { failures, failure: answer.catch((error: unknown) => error) };
}

/** Takes the turn that there is. */
function take(budget: MemoryBudget): void {
  expect(budget.turn({ line: "call", timeout: 1 })).toBe(true);
}

describe("the time of a call", () => {
  it("[NET-04] one timer watches an attempt, and none is left", async () => {
    const clock = createFakeClock();
    const timers: number[] = [];
    const fetch: Fetch = () => {
      timers.push(clock.pending);
      return Promise.resolve(new Response("", { status: timers.length < 3 ? 503 : 200 }));
    };
    expect(await clock.run(run(clock, fetch, {}).failure)).toMatchObject({ status: 200 });
    expect(timers).toEqual([1, 1, 1]);
    expect(clock.pending).toBe(0);
  });

  it("[REL-04] an answer that comes so late that it could not be read in time ends the call", async () => {
    const text = '"'.padEnd(40_000_000);
    const limits = { deadline: 10_000, timeout: 10_000, maxBytes: text.length };
    const late = "x: no complete answer within 10000 ms from x.test:443";
    for (const [milliseconds, message, count] of [
      [8900, undefined, 0],
      [9100, late, 1],
    ] as const) {
      const clock = createFakeClock();
      const fetch: Fetch = async () => {
        await sleep(clock, milliseconds, undefined);
        return new Response(text);
      };
      const { failure, failures } = run(clock, fetch, limits);
      const outcome = await clock.run(failure);
      // Without the answer: a comparison would print it.
      expect(outcome instanceof TransportError ? outcome.message : undefined).toBe(message);
      expect(failures.map(({ phase }) => phase)).toEqual(Array.from({ length: count }, () => "timeout"));
      expect(clock.now()).toBe(milliseconds);
    }
  });

  it("[NET-04] what comes first ends an attempt, and the message says which it was", async () => {
    const own = createFakeClock();
    const { failure, failures } = run(own, never, { timeout: 1000, deadline: 1500, repeatable: false });
    expect(await own.run(failure)).toMatchObject({
      phase: "timeout",
      message: "x: no complete answer within 1000 ms from x.test:443",
    });
    expect(own.now()).toBe(1000);
    expect(failures).toHaveLength(1);

    const whole = createFakeClock();
    const last = run(whole, never, { timeout: 1000, deadline: 1500 });
    expect(await whole.run(last.failure)).toMatchObject({
      phase: "timeout",
      message: "x: no complete answer within 1500 ms from x.test:443",
      requestSent: true,
    });
    expect(whole.now()).toBe(1500);
    expect(last.failures.map(({ attempt, phase }) => [attempt, phase])).toEqual([
      [1, "timeout"],
      [2, "timeout"],
    ]);
    expect(whole.pending).toBe(0);
  });

  it("[NET-04] a deadline that passes in the queue of the budget is a failure that sent nothing", async () => {
    const clock = createFakeClock();
    const budget = new MemoryBudget(1, clock);
    take(budget);
    const fetch = vi.fn(never);
    const error: unknown = await clock.run(run(clock, fetch, { deadline: 300 }, budget).failure);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ phase: "timeout", requestSent: false });
    expect(String(error)).toContain("300 ms");
    expect(fetch).not.toHaveBeenCalled();
    expect([clock.now(), clock.pending, budget.waiting]).toEqual([300, 0, 0]);
  });

  it("[NET-04] a deadline that passes in the queue before another attempt does not claim that nothing was sent", async () => {
    const clock = createFakeClock();
    const fetch = vi.fn<Fetch>(() => Promise.resolve(new Response("", { status: 503 })));
    const error: unknown = await clock.run(run(clock, fetch, { deadline: 300 }, new MemoryBudget(1, clock)).failure);
    expect(error).toMatchObject({ phase: "timeout", requestSent: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("[NET-04] who leaves just as a turn comes makes no attempt, and no hook is told of one", async () => {
    const clock = createFakeClock();
    const controller = new AbortController();
    class Late extends MemoryBudget {
      override turn(request: Parameters<MemoryBudget["turn"]>[0]): Promise<boolean> {
        return Promise.resolve(super.turn(request)).finally(() => {
          controller.abort("enough");
        });
      }
    }
    const budget = new Late(60, clock);
    const [fetch, onRequest] = [vi.fn(never), vi.fn()];
    const call = { operation: "x", url: "https://x.test/", method: "GET", repeatable: true, maxBytes: 1000 };
    const limits = { timeout: 1000, deadline: 5000, signal: controller.signal };
    const answer = send(
      { exchange: fetchExchange(fetch), clock, retry, hooks: { onRequest }, budget },
      { ...call, ...limits },
    );
    expect(await clock.run(answer.catch((reason: unknown) => reason))).toBe("enough");
    expect([fetch.mock.calls, onRequest.mock.calls, clock.pending]).toEqual([[], [], 0]);
  });

  it("[NET-04] no attempt starts when the time is up already", async () => {
    const clock = createFakeClock();
    const fetch = vi.fn(never);
    const { failure } = run(clock, fetch, { deadline: 0 });
    expect(await failure).toMatchObject({ phase: "timeout", requestSent: false });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("[NET-04] an abort ends every stage with the caller's reason and leaves no timer or listener", async () => {
    const stages: [string, Fetch, boolean][] = [
      ["waiting for the budget", never, true],
      ["an attempt", never, false],
      ["waiting for the next attempt", () => Promise.resolve(new Response("", { status: 503 })), false],
    ];
    for (const [stage, fetch, busy] of stages) {
      const clock = createFakeClock();
      const budget = new MemoryBudget(busy ? 1 : Infinity, clock);
      take(budget);
      const controller = new AbortController();
      const add = vi.spyOn(controller.signal, "addEventListener");
      const remove = vi.spyOn(controller.signal, "removeEventListener");
      const { failure } = run(clock, fetch, { signal: controller.signal }, budget);
      await clock.advance(0);
      controller.abort("enough");
      expect(await failure, stage).toBe("enough");
      expect(clock.pending, stage).toBe(0);
      // A listener that was called once is gone; the others were taken away.
      const removed = remove.mock.calls.map(([, listener]) => listener);
      const left = add.mock.calls.filter(([, listener]) => !removed.includes(listener));
      expect(
        left.every(([, , options]) => typeof options === "object" && options.once === true),
        stage,
      ).toBe(true);
    }
  });
});

describe("what a call leaves and tells", () => {
  const busy = (): Promise<Response> => Promise.resolve(new Response("", { status: 503 }));
  const found = (): Promise<Response> => Promise.resolve(new Response("{}"));
  const broken = (): Promise<Response> => Promise.reject(new TypeError("fetch failed"));
  const silent = (): Promise<Response> => new Promise(() => undefined);

  it.each<[string, (() => Promise<Response>)[], object, object]>([
    ["answered", [found], {}, { status: 200 }],
    ["repeated", [busy, broken, found], {}, { status: 200 }],
    ["never healed", [broken, broken, broken, broken], {}, { phase: "connection" }],
    ["too slow", [silent], { timeout: 5000 }, { phase: "timeout" }],
    ["not repeated", [broken], { repeatable: false }, { phase: "connection" }],
  ])(
    "[NET-04] a call leaves no timer and no listener at the signal of its caller, however it ends: %s",
    async (_how, answers, limits, outcome) => {
      const clock = createFakeClock();
      const { signal } = new AbortController();
      const fetch: Fetch = () => {
        expect(getEventListeners(signal, "abort")).toHaveLength(1);
        return (answers.shift() ?? silent)();
      };
      const { failure } = run(clock, fetch, { ...limits, signal }, new MemoryBudget(600, clock));
      expect(await clock.run(failure)).toMatchObject(outcome);
      expect(getEventListeners(signal, "abort")).toEqual([]);
      expect([clock.pending, answers]).toEqual([0, []]);
    },
  );

  it("hooks are told neither the query of an address nor headers and bodies", async () => {
    const clock = createFakeClock();
    const events: { readonly kind: string; readonly url: string }[] = [];
    const note = (kind: string) => (event: RequestEvent) => void events.push({ kind, ...event });
    const hooks = {
      onRequest: note("request"),
      onResponse: note("response"),
      onFailure: note("failure"),
      onRetry: note("retry"),
    };
    const answers = [busy, broken, found];
    const fetch: Fetch = () => (answers.shift() ?? silent)();
    const answer = send(
      { exchange: fetchExchange(fetch), clock, retry, hooks },
      {
        ...{ operation: "x", method: "POST", repeatable: true, maxBytes: 1000, timeout: 1000, deadline: 5000 },
        url: "https://x.test/path?token=hunter2&sessionId=hunter2#hunter2",
        headers: { authorization: "Bearer hunter2" },
        body: "code=hunter2",
      },
    );
    await clock.run(answer);
    expect(events.map(({ kind }) => kind)).toEqual([
      "request",
      "response",
      "retry",
      "request",
      "failure",
      "retry",
      "request",
      "response",
    ]);
    expect(new Set(events.map(({ url }) => url))).toEqual(new Set(["https://x.test/path"]));
    expect(JSON.stringify(events)).not.toContain("hunter2");
  });
});

describe("a failure beneath", () => {
  /** Lets every request fail. It is repeated once, beside what counts for no attempt. */
  const failing = async (error: unknown): Promise<{ failure: unknown; attempts: number }> => {
    const fetch = vi.fn<Fetch>().mockRejectedValue(error);
    const clock = createFakeClock();
    const transport = { exchange: fetchExchange(fetch), clock, retry: { ...retry, retries: 1 }, hooks: {} };
    const call = { operation: "x", url: "https://x.test/", method: "GET", repeatable: true, maxBytes: 1000 };
    const answer = send(transport, { ...call, timeout: 1000, deadline: 5000 });
    const failure = await clock.run(answer.catch((thrown: unknown) => thrown));
    return { failure, attempts: fetch.mock.calls.length };
  };

  it("[NET-02] of a connection that was used before is tried again at once, in whatever realm it was made", async () => {
    const made: unknown = vm.runInNewContext(
      `new TypeError("fetch failed", { cause: Object.assign(new Error("reset"), { code: "ECONNRESET", reusedSocket: true }) })`,
    );
    expect(made).not.toBeInstanceOf(Error);
    expect(await failing(made)).toMatchObject({ attempts: 3, failure: { phase: "connection" } });
  });

  it("keeps what it says, and nothing else", async () => {
    const made: unknown = vm.runInNewContext(
      `new TypeError("fetch failed", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED", secret: "hunter2" }) })`,
    );
    const { failure, attempts } = await failing(made);
    expect(attempts).toBe(2);
    expect(failure).toMatchObject({
      phase: "connection",
      requestSent: false,
      cause: { message: "fetch failed", cause: { message: "refused", code: "ECONNREFUSED" } },
    });
    expect(failure).not.toHaveProperty("cause.cause.secret");
  });

  it("may claim to stand for several and have none", async () => {
    const made = Object.assign(new AggregateError([]), { errors: undefined, code: "ECONNREFUSED" });
    expect((await failing(made)).failure).toMatchObject({ phase: "connection", cause: { code: "ECONNREFUSED" } });
  });
});
