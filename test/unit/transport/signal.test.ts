import { getEventListeners } from "node:events";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createRegistry } from "ares-caais";
import { MemoryBudget } from "../../../src/transport/budget.ts";
import { InFlight } from "../../../src/transport/calls.ts";
import { onAbort, sleep, Stop, withTimeout } from "../../../src/transport/time.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const hour = 3_600_000;
const listeners = (signal: AbortSignal): number => getEventListeners(signal, "abort").length;

describe("many that wait for one signal", () => {
  it("[REL-05] a thousand calls on one signal give no warning, and all of them end with it", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on("warning", note);
    onTestFinished(() => {
      process.off("warning", note);
    });
    const controller = new AbortController();
    const { signal } = controller;
    const clock = createFakeClock();
    let asked = 0;
    const fetch = (): Promise<Response> => {
      asked += 1;
      return new Promise(() => undefined);
    };
    // Half of them wait for the service, half for the budget, and ten for each of the other's answers.
    for (const requestsPerMinute of [Infinity, 1]) {
      const registry = createRegistry({ fetch, clock, requestsPerMinute });
      const calls = Array.from({ length: 500 }, (_, index) =>
        registry.vratEkonomickySubjekt({ ico: String(10_000_000 + Math.floor(index / 10)) }, { signal }),
      );
      const outcomes = Promise.all(calls.map((call) => call.catch((reason: unknown) => reason)));
      await expect.poll(() => asked).toBe(requestsPerMinute === 1 ? 51 : 50);
      expect(listeners(signal)).toBe(1);
      if (requestsPerMinute !== 1) continue;
      controller.abort("enough");
      expect(new Set(await outcomes)).toEqual(new Set(["enough"]));
    }
    await clock.advance(0);
    expect(clock.pending).toBe(0);
    expect(warnings).toEqual([]);
  });

  it("[REL-05] look-ups on one signal share its listener with their requests, and leave none", async () => {
    const { signal } = new AbortController();
    const answer = (): Promise<Response> => Promise.resolve(Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] }));
    const registry = createRegistry({ fetch: answer, requestsPerMinute: Infinity });
    const lookups = Array.from({ length: 20 }, (_, index) => registry.lookup([String(10_000_000 + index)], { signal }));
    await Promise.all(lookups.map((one) => one.next()));
    expect(listeners(signal)).toBe(1);
    await Promise.all(lookups.map((one) => one.next()));
    expect(listeners(signal)).toBe(0);
  });

  it("leave nothing at the signal once the last one has gone, in whatever order", () => {
    const { signal } = new AbortController();
    const forget = Array.from({ length: 5 }, () => onAbort(signal, () => undefined));
    expect(listeners(signal)).toBe(1);
    for (const index of [3, 0, 4, 1]) forget[index]?.();
    expect(listeners(signal)).toBe(1);
    forget[2]?.();
    expect(listeners(signal)).toBe(0);
    // Once more does no harm to who came later.
    const called = vi.fn();
    onAbort(signal, called);
    for (const again of forget) again();
    expect(listeners(signal)).toBe(1);
  });

  it("are called once each, but not who has gone", () => {
    for (const make of [() => new AbortController(), () => new Stop()]) {
      const source = make();
      const signal = source instanceof Stop ? source : source.signal;
      const [first, gone, last] = [vi.fn(), vi.fn(), vi.fn()];
      // It takes another one away on its way.
      onAbort(signal, () => {
        first();
        forget();
      });
      const forget = onAbort(signal, gone);
      onAbort(signal, last);
      source.abort("enough");
      source.abort("more");
      expect([first, gone, last].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
      expect(signal.reason).toBe("enough");
      expect(signal.aborted).toBe(true);
      expect(() => {
        signal.throwIfAborted();
      }).toThrow("enough");
    }
  });
});

describe("what waits for a signal leaves nothing at it", () => {
  const clock = createFakeClock();
  const waits: readonly (readonly [name: string, wait: (signal: AbortSignal) => Promise<unknown>])[] = [
    ["sleep", (signal) => clock.run(sleep(clock, 1000, signal))],
    ["withTimeout", (signal) => withTimeout(clock, 1000, signal, () => Promise.resolve("done"))],
    ["a turn of the budget", (signal) => clock.run(turnOf(signal, hour))],
    ["a turn that does not come", (signal) => clock.run(turnOf(signal, 1))],
    ["who starts a task that others may share", (signal) => new InFlight().run("", signal, () => Promise.resolve(1))],
    ["who joins a task", (signal) => joined(signal)],
    ["who joins a task, with a limit", (signal) => joined(signal, { clock, end: clock.now() + hour })],
  ];
  const turnOf = async (signal: AbortSignal, timeout: number): Promise<boolean> => {
    const budget = new MemoryBudget(60, clock);
    expect(budget.turn({ line: "call", timeout })).toBe(true);
    return budget.turn({ line: "call", signal, timeout });
  };
  const joined = async (signal: AbortSignal, limit?: { clock: typeof clock; end: number }): Promise<unknown> => {
    const inFlight = new InFlight<number>();
    const first = inFlight.run("", undefined, async () => {
      await sleep(clock, 10, undefined);
      return 1;
    });
    const second = inFlight.run("", signal, () => Promise.reject(new Error("shared")), limit);
    await clock.run(Promise.all([first, second]));
    return second;
  };

  it.each(waits)("[NET-04] when it is over: %s", async (_name, wait) => {
    const { signal } = new AbortController();
    const running = wait(signal);
    expect(listeners(signal)).toBe(1);
    await running;
    expect(listeners(signal)).toBe(0);
    expect(clock.pending).toBe(0);
  });
});
