import { describe, expect, it } from "vitest";
import type { CallEvent, ClientEvent, RegistryOptions, RequestEvent } from "ares-caais";
import { collect, thrownBy, watchWarnings } from "../../fixtures/failures.ts";
import { blockPage, createFakeService, type SeenRequest } from "../../fixtures/fake-service.ts";
import { on } from "../../fixtures/on-event.ts";

const ico = "90000021";
const other = "90000030";

/** A client that is watched. */
function watch(answer: (request: SeenRequest) => Response | Promise<Response>, options: RegistryOptions = {}) {
  const calls: CallEvent[] = [];
  const attempts: RequestEvent[] = [];
  const onEvent = on({
    call: (event) => void calls.push(event),
    request: (event) => void attempts.push(event),
  });
  return { calls, attempts, ...createFakeService(answer, { onEvent, ...options }) };
}

const ok = (): Response => Response.json({ ico });
const quiet = { type: "call", cache: "off", shared: false, attempts: 1, budgetWait: 0, pauseWait: 0 } as const;
const plain = { ...quiet, operation: "vratEkonomickySubjekt", status: 200, outcome: "data", errorCode: undefined };
const anyNumber = expect.any(Number) as number;

describe("the event of a call", () => {
  it("[REG-26] reports a response with the number of its attempt", async () => {
    const { registry, clock, calls, attempts } = watch(ok);
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    expect(calls).toEqual([
      { ...plain, callId: expect.any(Number) as number, duration: 0 },
      { ...plain, callId: expect.any(Number) as number, duration: 0 },
    ]);
    expect(new Set(calls.map(({ callId }) => callId)).size).toBe(2);
    expect(attempts.map(({ callId }) => callId)).toEqual(calls.map(({ callId }) => callId));
  });

  it("[REG-26] comes once, after all attempts", async () => {
    const { registry, clock, calls, attempts, seen } = watch(() => {
      if (seen.length === 1) throw new TypeError("fetch failed");
      return seen.length === 2 ? new Response("", { status: 503 }) : ok();
    });
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    expect(calls).toEqual([
      { ...plain, callId: attempts[0]?.callId, attempts: 3, duration: expect.any(Number) as number },
    ]);
    expect(calls[0]?.duration).toBe(clock.now());
    expect(attempts.map(({ attempt, callId }) => [attempt, callId])).toEqual(
      [1, 2, 3].map((attempt) => [attempt, calls[0]?.callId]),
    );
  });

  it("[REG-26] counts the attempt after a refused token", async () => {
    const tokens = ["first", "second"];
    const { registry, clock, calls } = watch(
      ({ headers }) =>
        headers.get("authorization") === "Bearer second"
          ? ok()
          : Response.json({ kod: "NEPRIHLASENY_UZIVATEL" }, { status: 401 }),
      { credentials: { type: "bearer", token: () => tokens.shift() ?? "" } },
    );
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    expect(calls).toMatchObject([{ ...plain, attempts: 2 }]);
  });

  it("[REG-26] [NET-15] reports a cache hit, for which nothing is sent", async () => {
    const store = new Map<string, string>();
    const events: ClientEvent[] = [];
    const onEvent = (event: ClientEvent): unknown => events.push(event);
    const { registry, clock } = createFakeService(ok, { onEvent, cache: { store, ttl: 1000 } });
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    await clock.run(registry.vratEkonomickySubjekt({ ico }, { cache: false }));
    expect(events.filter(({ type }) => type === "call")).toMatchObject([
      { ...plain, cache: "miss" },
      { ...plain, cache: "hit", attempts: 0 },
      { ...plain, cache: "off" },
    ]);
    const types = ["request", "response", "call", "cache", "call", "request", "response", "call"];
    expect(events.map(({ type }) => type)).toEqual(types);
    const { operation } = plain;
    expect(events[3]).toEqual({ operation, type: "cache", result: "hit", callId: events[4]?.callId });
  });

  it("[REG-26] comes for each of the calls that share one request", async () => {
    const { registry, clock, calls, attempts } = watch(ok);
    const same = [1, 2, 3].map(() => registry.vratEkonomickySubjekt({ ico }));
    await clock.run(Promise.all(same));
    expect(attempts).toHaveLength(1);
    expect(calls).toHaveLength(3);
    const [own, ...joined] = [...calls].sort((one, two) => one.callId - two.callId);
    expect(own).toMatchObject({ ...plain, callId: attempts[0]?.callId });
    for (const event of joined) expect(event).toMatchObject({ ...plain, shared: true, attempts: 0 });
  });

  it("[REG-26] separates the wait for a block from the wait for the budget", async () => {
    const { registry, clock, calls, seen } = watch(() => (seen.length === 1 ? blockPage() : ok()), {
      blockPause: 5000,
      requestsPerMinute: 60,
    });
    await clock.run(
      Promise.all([ico, other].map((one) => registry.vratEkonomickySubjekt({ ico: one }).catch(() => undefined))),
    );
    await clock.run(registry.vratEkonomickySubjekt({ ico: "90000048" }));
    const [, second, third] = calls;
    expect(second?.pauseWait).toBe(5000);
    expect(second?.budgetWait).toBeLessThan(1);
    expect(third).toMatchObject({ pauseWait: 0 });
    expect(third?.budgetWait).toBeCloseTo(1000, -1);
  });

  it.each([
    ["an error of the service", () => Response.json({ kod: "NENALEZENO" }, { status: 404 }), 404, "ERR_REGISTRY"],
    ["a status that is not documented", () => new Response("", { status: 418 }), 418, "ERR_UNEXPECTED_RESPONSE"],
    ["a page that blocks", blockPage, 403, "ERR_BLOCKED"],
    ["a 200 that is no JSON", () => new Response("<html>"), 200, "ERR_UNEXPECTED_RESPONSE"],
    ["a failed connection", () => Promise.reject(new TypeError("fetch failed")), undefined, "ERR_TRANSPORT"],
  ])("[REG-26] reports %s", async (_title, answer, status, errorCode) => {
    const { registry, clock, calls } = watch(answer, { retry: false });
    await clock.run(thrownBy(registry.vratEkonomickySubjekt({ ico })));
    expect(calls).toMatchObject([{ ...plain, status, outcome: "error", errorCode }]);
  });

  it("[REG-26] reports a timeout for all calls that waited for the response", async () => {
    const { registry, clock, calls } = watch(() => new Promise(() => undefined), { deadline: 70, retry: false });
    await clock.run(Promise.all([1, 2].map(() => thrownBy(registry.vratEkonomickySubjekt({ ico })))));
    expect([...calls].sort((one, two) => one.callId - two.callId)).toMatchObject(
      [false, true].map((shared) => ({ shared, outcome: "error", errorCode: "ERR_TRANSPORT", duration: 70 })),
    );
  });

  it("[REG-26] reports a refused input, for which nothing was sent", async () => {
    const { registry, clock, calls, seen } = watch(ok);
    await clock.run(thrownBy(registry.vratEkonomickySubjekt({ ico: "1" })));
    const refused = { attempts: 0, status: undefined, outcome: "error", errorCode: "ERR_INVALID_INPUT" };
    expect(calls).toMatchObject([{ ...plain, ...refused }]);
    expect(seen).toEqual([]);
  });

  it("[REG-26] reports a caller who aborted, before or during the request", async () => {
    const { registry, clock, calls } = watch(() => new Promise(() => undefined));
    const gone = thrownBy(registry.vratEkonomickySubjekt({ ico }, { signal: AbortSignal.abort() }));
    await clock.run(gone);
    const controller = new AbortController();
    const leaving = thrownBy(registry.vratEkonomickySubjekt({ ico }, { signal: controller.signal }));
    await clock.advance(30);
    controller.abort();
    await leaving;
    const left = { status: undefined, outcome: "aborted", shared: false, errorCode: undefined };
    expect(calls).toMatchObject([
      { ...plain, ...left, attempts: 0, duration: 0 },
      { ...plain, ...left, attempts: 1, duration: 30 },
    ]);
  });

  it("[REG-26] comes for each request of an iteration", async () => {
    const { registry, clock, calls, seen } = watch(() =>
      Response.json({ pocetCelkem: 2, ekonomickeSubjekty: [{ ico: String(90_000_000 + seen.length) }] }),
    );
    const items = collect(registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "A" }));
    expect(await clock.run(items)).toHaveLength(2);
    expect(calls.map(({ operation }) => operation)).toEqual(new Array(2).fill("vyhledejEkonomickeSubjekty"));
  });
});

describe("events during a call", () => {
  /** Everything that is told, in order. */
  function watchAll(answer: (request: SeenRequest) => Response | Promise<Response>, options: RegistryOptions = {}) {
    const told = ["cache", "shared", "wait", "pause", "request", "call"];
    const events: ClientEvent[] = [];
    const onEvent = (event: ClientEvent): void => {
      if (told.includes(event.type)) events.push(event);
    };
    return { events, ...createFakeService(answer, { onEvent, ...options }) };
  }
  const ask = { operation: "vratEkonomickySubjekt" };

  it("[NET-15] report which call's response a call waits for, when the wait begins", async () => {
    let answer: ((response: Response) => void) | undefined;
    const { registry, clock, events } = watchAll(() => new Promise((resolve) => (answer = resolve)));
    const same = [1, 2].map(() => registry.vratEkonomickySubjekt({ ico }));
    await clock.advance(10);
    // The first call loads what it needs, which takes real time.
    await expect.poll(() => events.map(({ type }) => type).sort()).toEqual(["request", "shared"]);
    const [sender, joined] = ["request", "shared"].map((type) => events.find((event) => event.type === type));
    expect(joined).toEqual({ ...ask, type: "shared", callId: anyNumber, askedBy: sender?.callId });
    expect(joined?.callId).not.toBe(sender?.callId);
    answer?.(ok());
    await clock.run(Promise.all(same));
    expect(events.filter(({ type }) => type === "shared")).toHaveLength(1);
  });

  it("[NET-15] report the wait for the budget and its duration", async () => {
    const { registry, clock, events } = watchAll(ok, { requestsPerMinute: 60 });
    const icos = [ico, other, "90000048"];
    await clock.run(Promise.all(icos.map((one) => registry.vratEkonomickySubjekt({ ico: one }))));
    const waits = events.flatMap((event) => (event.type === "wait" ? [event] : []));
    expect(waits).toEqual(
      [1, 2].map(() => ({ ...ask, type: "wait", callId: anyNumber, reason: "budget", delay: anyNumber })),
    );
    const [, ...waited] = events.flatMap((event) => (event.type === "call" ? [event.budgetWait] : []));
    // The predicted wait is the actual one, except for the rounding of timers.
    for (const [index, { delay }] of waits.entries()) expect(waited[index]).toBeCloseTo(delay, -1);
    expect(waits.map(({ delay }) => Math.round(delay))).toEqual([1000, 2000]);
  });

  it("[NET-15] report a pause when it begins, and the calls that wait for its end", async () => {
    const { registry, clock, events, seen } = watchAll(() => (seen.length === 1 ? blockPage() : ok()), {
      blockPause: 5000,
    });
    await clock.run(thrownBy(registry.vratEkonomickySubjekt({ ico })));
    await clock.advance(2000);
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    expect(events.map(({ type }) => type)).toEqual(["request", "pause", "call", "wait", "request", "call"]);
    expect(events[1]).toEqual({ ...ask, type: "pause", reason: "block", callId: events[0]?.callId, delay: 5000 });
    expect(events[3]).toEqual({ ...ask, type: "wait", callId: events[5]?.callId, reason: "pause", delay: 3000 });
  });

  it.each(["cache", "shared", "wait", "pause", "call"] as const)(
    "[NET-15] fail the call when onEvent throws at %s, and change nothing when it rejects",
    async (name) => {
      const warnings = watchWarnings();
      const run = (hook: () => unknown): Promise<PromiseSettledResult<unknown>[]> => {
        const store = new Map<string, string>();
        const { registry, clock, seen } = createFakeService(() => (seen.length === 2 ? blockPage() : ok()), {
          requestsPerMinute: 60,
          cache: { store, ttl: 1_000_000 },
          onEvent: on({ [name]: hook }),
        });
        const inputs = [ico, ico, other];
        const all = async (): Promise<PromiseSettledResult<unknown>[]> => [
          ...(await Promise.allSettled(inputs.map((one) => registry.vratEkonomickySubjekt({ ico: one })))),
          ...(await Promise.allSettled([registry.vratEkonomickySubjekt({ ico })])),
        ];
        return clock.run(all());
      };
      const error = new RangeError("no log");
      const thrown = await run(() => {
        throw error;
      });
      expect(thrown).toContainEqual({ status: "rejected", reason: error });
      const rejected = await run(() => Promise.reject(error));
      expect(rejected).not.toContainEqual({ status: "rejected", reason: error });
      await expect.poll(() => warnings.length).toBeGreaterThan(0);
      expect(warnings[0]).toEqual([expect.stringContaining("onEvent"), { code: "HOOK_REJECTED" }]);
    },
  );
});
