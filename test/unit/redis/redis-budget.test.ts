import { redisBudget, type BudgetStateEvent, type RedisBudgetOptions, type RedisClient } from "ares-caais/redis";
import { InvalidInputError } from "ares-caais";
import { describe, expect, it } from "vitest";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const fallback = { processes: 30 };
const answering: RedisClient = { send: () => Promise.resolve([1, 0, 0, 0, 0, 0]) };

describe("budget over Redis", () => {
  it.each<[string, unknown, object]>([
    ["client", undefined, { fallback }],
    ["client", { get: () => undefined }, { fallback }],
    ["perMinute", answering, { fallback, perMinute: 0 }],
    ["perMinute", answering, { fallback, perMinute: 20 }],
    ["perMinute", answering, { fallback, perMinute: "500" }],
    ["name", answering, { fallback, name: "a{b}" }],
    ["fallback", answering, {}],
    ["fallback.processes", answering, { fallback: {} }],
    ["fallback.processes", answering, { fallback: { processes: 0.5 } }],
    ["fallback.share", answering, { fallback: { processes: 1, share: 0.6 } }],
    ["onState", answering, { fallback, onState: "log" }],
    ["rate", answering, { fallback, rate: 1 }],
  ])("[FLEET-01] refuses a wrong %s by its name", (field, client, options) => {
    // What a program without types may give.
    const make = (): unknown => redisBudget(client as RedisClient, options as RedisBudgetOptions);
    expect(make).toThrow(InvalidInputError);
    expect(make).toThrow(`redisBudget: ${field} `);
  });

  it.each<[string, () => unknown]>([
    ["is silent", () => new Promise(() => undefined)],
    ["refuses", () => Promise.reject(new Error("NOPERM"))],
    [
      "throws",
      () => {
        throw new Error("closed");
      },
    ],
    ["answers rubbish", () => Promise.resolve([1, "x"])],
  ])("[FLEET-04] a process whose Redis %s goes on by its own share, tells it, and returns", async (_title, send) => {
    const clock = createFakeClock();
    const state = { isWell: false };
    const events: BudgetStateEvent[] = [];
    const client: RedisClient = { send: () => (state.isWell ? Promise.resolve([1, 0, 0, 0, 0, 0]) : send()) };
    const budget = redisBudget(client, { fallback, clock, onState: (event) => events.push(event) });
    // A part of 75 a minute for each of 30: one in 24 s, the first of them half of that from the beginning.
    expect(await clock.run(Promise.resolve(budget.turn({ line: "bulk", timeout: 60_000 })))).toBe(true);
    expect(clock.now()).toBeGreaterThanOrEqual(12_000);
    expect(clock.now()).toBeLessThan(12_010);
    expect(await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 20_000 })))).toBe(false);
    expect(events.map((event) => event.state)).toEqual(["own"]);
    state.isWell = true;
    // What hangs is given up after ten seconds; who starts by its own share meanwhile waits for the next one.
    const until = clock.now() + 11_000;
    while (clock.now() < until && events.length === 1) {
      await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 1000 })));
    }
    expect(events.map((event) => event.state)).toEqual(["own", "shared"]);
    expect(await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 10 })))).toBe(true);
    expect(clock.pending).toBe(0);
  });

  it("[FLEET-04] a server that gives nothing and promises nothing is not asked in a circle", async () => {
    const clock = createFakeClock();
    const asked: number[] = [];
    const send = (): Promise<number[]> => {
      asked.push(clock.now());
      return Promise.resolve([0, 0, 0, 0, 0, 0]);
    };
    const budget = redisBudget({ send }, { fallback, clock });
    expect(await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 20 })))).toBe(false);
    expect(asked.length).toBeLessThan(30);
  });

  it.each([Number.NaN, Infinity, -1, 1e15, 2 ** 31, "1000"])(
    "[FLEET-03] a pause of %s ms is refused, and changes nothing",
    (milliseconds) => {
      const sent: unknown[] = [];
      const budget = redisBudget({ send: (...given) => sent.push(given) }, { fallback, clock: createFakeClock() });
      const pause = (): void => {
        // What a program without types may give.
        budget.pause(milliseconds as number);
      };
      expect(pause).toThrow(InvalidInputError);
      expect(pause).toThrow("redisBudget.pause: milliseconds ");
      expect(budget.delay).toEqual({ reason: "budget", delay: 0 });
      expect(sent).toEqual([]);
    },
  );
});
