import { createRegistry, type Clock, type Registry, type WaitEvent } from "ares-caais";
import { describe, expect, it } from "vitest";
import { watchProcess } from "../../fixtures/failures.ts";
import { createFakeClock, type FakeClock } from "../../fixtures/fake-clock.ts";
import { blockPage, inTurn } from "../../fixtures/fake-service.ts";
import { on } from "../../fixtures/on-event.ts";

/** Longer than any wait of these tests, and the longest that a timer can wait. */
const longest = 2 ** 31 - 1;
type CallOptions = Parameters<Registry["vratEkonomickySubjekt"]>[1];

/** A client with a budget, and when its requests start; no two calls ask the same. */
function create(
  requestsPerMinute: number,
  {
    clock: changed = {},
    answer = (): Response => Response.json({}),
  }: { clock?: Partial<Clock>; answer?: () => Response } = {},
) {
  const clock = createFakeClock();
  const starts: number[] = [];
  const order: string[] = [];
  const waits: WaitEvent[] = [];
  let calls = 0;
  const registry = createRegistry({
    ...{ requestsPerMinute, retry: false, timeout: longest, deadline: longest },
    clock: { ...clock, ...changed },
    onEvent: on({ wait: (event) => void waits.push(event) }),
    fetch: () => {
      starts.push(clock.now());
      return Promise.resolve(answer());
    },
  });
  const call = async (options?: CallOptions, name = ""): Promise<unknown> => {
    calls += 1;
    await registry.vratEkonomickySubjekt({ ico: String(10_000_000 + calls) }, options);
    return order.push(name);
  };
  const fail = (options?: CallOptions): Promise<unknown> => call(options).catch((reason: unknown) => reason);
  const repeat = (count: number, options?: CallOptions): Promise<unknown>[] =>
    Array.from({ length: count }, (_, index) => call(options, `${options?.line ?? "call"} ${index}`));
  return { clock, starts, order, waits, call, fail, repeat };
}

/** Most starts in any minute. */
function mostInMinute(starts: readonly number[]): number {
  return Math.max(
    ...starts.map((start, index) => starts.slice(index).filter((other) => other - start <= 60_000).length),
  );
}

describe("the requests of a client", () => {
  it.each([1, 7, 500])("[REG-16] start at most %i in any minute, evenly spaced, in order", async (perMinute) => {
    const { clock, starts, order, repeat } = create(perMinute);
    const wanted = perMinute * 3;
    await clock.run(Promise.all(repeat(wanted)));
    expect(order).toEqual(Array.from({ length: wanted }, (_, index) => `call ${index}`));
    expect(mostInMinute(starts)).toBeLessThanOrEqual(perMinute);
    // No slower than needed: rounding a timer up costs less than a millisecond each.
    expect(starts.at(-1)).toBeLessThanOrEqual((wanted - 1) * (60_001 / perMinute + 1));
    expect(clock.pending).toBe(0);
  });

  it("[REG-16] start at once after a break, which saves no turns", async () => {
    const { clock, starts, call } = create(60);
    await call();
    await clock.advance(600_000);
    await call();
    expect(starts[1]).toBe(600_000);
    await clock.run(call());
    expect(starts[2]).toBeGreaterThanOrEqual(601_000);
  });

  it("[REG-16] pass their turns on when their callers leave, and leave no timer", async () => {
    const { clock, starts, call, fail } = create(60);
    await call();
    const controllers = Array.from({ length: 100 }, () => new AbortController());
    const aborted = controllers.map(({ signal }) => fail({ signal }));
    const last = call();
    for (const controller of controllers) controller.abort("enough");
    expect(await Promise.all(aborted)).toEqual(new Array(100).fill("enough"));
    await clock.run(last);
    expect(starts).toHaveLength(2);
    expect(starts[1]).toBeLessThan(1100);
    expect(clock.pending).toBe(0);
  });

  it("[REL-06] take no turn when they would wait too long", async () => {
    const { clock, starts, call, fail } = create(60);
    await call();
    const [short, long] = [fail({ deadline: 500 }), call()];
    expect(await clock.run(short)).toMatchObject({ phase: "timeout", requestSent: false });
    expect(clock.now()).toBe(500);
    await clock.run(long);
    expect(starts[1]).toBeLessThan(1100);
    expect(clock.pending).toBe(0);
  });

  it("[REG-16] do not overtake a waiting one when its timer is late", async () => {
    const shift = { late: 0 };
    const fake: { clock?: FakeClock } = {};
    const { clock, order, call } = create(60, { clock: { now: () => (fake.clock?.now() ?? 0) + shift.late } });
    fake.clock = clock;
    await call();
    const waiting = call({}, "waiting");
    await clock.advance(0);
    shift.late = 5000;
    await clock.run(Promise.all([call({}, "coming"), waiting]));
    expect(order).toEqual(["", "waiting", "coming"]);
  });

  it("[REL-05] start in order, however many leave before them and come meanwhile", async () => {
    const { clock, order, call, fail } = create(60);
    await call();
    const controllers = Array.from({ length: 300 }, () => new AbortController());
    const calls = controllers.map(({ signal }, index) => call({ signal }, String(index)).catch(() => undefined));
    for (const [index, controller] of controllers.entries()) if (index % 3 === 0) controller.abort("enough");
    for (let started = 0; started < 200; started += 1) {
      // Somebody comes and leaves all the time.
      const comer = new AbortController();
      const left = fail({ signal: comer.signal });
      await clock.advance(1001);
      comer.abort("enough");
      await left;
    }
    await clock.run(Promise.all(calls));
    const stayed = controllers.flatMap((_, index) => (index % 3 === 0 ? [] : [String(index)]));
    expect(order.slice(1)).toEqual(stayed);
  });

  it.each([1e-9, Number.MIN_VALUE])("[REL-05] cause no timer loop at a rate near zero (%d)", async (perMinute) => {
    const fake = createFakeClock();
    const waits: number[] = [];
    const schedule: Clock["schedule"] = (callback, milliseconds) => {
      waits.push(milliseconds);
      // As setTimeout: one that is to wait longer than it can fires at once.
      return fake.schedule(callback, milliseconds > longest ? 1 : milliseconds);
    };
    const { call, fail } = create(perMinute, { clock: { ...fake, schedule } });
    await call();
    waits.length = 0;
    const wait = fail({ deadline: longest });
    await fake.advance(longest - 1);
    expect(waits.every((each) => each <= longest)).toBe(true);
    expect(waits.length).toBeLessThan(4);
    await fake.advance(1);
    expect(await wait).toMatchObject({ phase: "timeout", requestSent: false });
    expect(fake.pending).toBe(0);
  });

  it("[REL-05] do not exceed the system's timers at a rate near zero", async () => {
    const warnings = watchProcess("warning");
    let timers = 0;
    const schedule: Clock["schedule"] = (callback, milliseconds) => {
      timers += 1;
      const timer = setTimeout(callback, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    };
    const { call, fail } = create(1e-9, { clock: { now: () => performance.now(), schedule } });
    await call();
    timers = 0;
    expect(await fail({ deadline: 30 })).toMatchObject({ phase: "timeout" });
    expect(timers).toBeLessThan(4);
    expect(warnings).toEqual([]);
  });

  it("[REG-16] start at once without a limit", async () => {
    const { clock, starts, repeat } = create(Infinity);
    await clock.run(Promise.all(repeat(1000)));
    expect([clock.now(), clock.pending, starts.length]).toEqual([0, 0, 1000]);
  });
});

describe("calls beside bulk", () => {
  it("[FLEET-02] start before all waiting bulk work, one turn later at most", async () => {
    const { clock, starts, order, repeat } = create(60);
    const bulk = repeat(20, { line: "bulk" });
    await clock.advance(2500);
    const asked = clock.now();
    await clock.run(Promise.all(repeat(2, { line: "call" })));
    const [first = Infinity, second = Infinity] = starts.slice(3);
    expect([first - asked <= 1001, second - asked <= 2002]).toEqual([true, true]);
    await clock.run(Promise.all(bulk));
    expect(order.slice(0, 6)).toEqual(["bulk 0", "bulk 1", "bulk 2", "call 0", "call 1", "bulk 3"]);
    expect(order).toHaveLength(22);
    expect(clock.pending).toBe(0);
  });

  it("[FLEET-01] share the limit with bulk work", async () => {
    const { clock, starts, repeat } = create(50);
    await clock.run(Promise.all([...repeat(66, { line: "call" }), ...repeat(134, { line: "bulk" })]));
    expect(starts).toHaveLength(200);
    expect(mostInMinute(starts)).toBeLessThanOrEqual(50);
  });

  it("[FLEET-02] receive events about the wait of their own line", async () => {
    const { clock, waits, repeat } = create(60);
    const calls = [repeat(1), repeat(2, { line: "bulk" }), repeat(1, { line: "call" }), repeat(1, { line: "bulk" })];
    await clock.run(Promise.all(calls.flat()));
    expect(waits.map(({ delay }) => Math.round(delay / 1000))).toEqual([1, 2, 1, 4]);
  });

  it("[FLEET-03] [REG-17] wait for a pause like bulk work, and continue first", async () => {
    const answer = inTurn([blockPage, () => Response.json({})]);
    const { clock, starts, order, waits, call, fail } = create(60, { answer });
    const waiting = [fail(), call({ line: "bulk" }, "bulk"), call({ line: "call" }, "call")];
    expect(await clock.run(waiting[0] ?? Promise.resolve())).toMatchObject({ code: "ERR_BLOCKED", pause: 60_000 });
    const late = call({ line: "call" }, "late");
    await clock.run(Promise.all([...waiting, late]));
    expect(order).toEqual(["call", "late", "bulk"]);
    expect(starts.slice(1).map((start) => Math.floor(start / 1000))).toEqual([60, 61, 62]);
    expect(waits.at(-1)).toMatchObject({ reason: "pause" });
  });
});
