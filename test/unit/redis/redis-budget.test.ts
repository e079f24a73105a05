import { redisBudget, type BudgetStateEvent, type RedisBudgetOptions, type RedisClient } from "ares-caais/redis";
import { InvalidInputError } from "ares-caais";
import { describe, expect, it } from "vitest";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const fallback = { processes: 30 };
/** A start at once, or after some microseconds; then the time of the budget, the rest of a pause, and the limit. */
const answer = [1, 0, 1_800_000_000_000_000, 0, "500"];
const answering: RedisClient = { send: () => Promise.resolve(answer) };

describe("budget over Redis", () => {
  it.each<[string, unknown, object]>([
    ["client", undefined, { fallback }],
    ["client", { get: () => undefined }, { fallback }],
    ["perMinute", answering, { fallback, perMinute: 0 }],
    ["perMinute", answering, { fallback, perMinute: 1.9 }],
    ["patience", answering, { fallback, patience: 0 }],
    ["patience", answering, { fallback, patience: 2001 }],
    ["patience", answering, { fallback, patience: "500" }],
    ["perMinute", answering, { fallback, perMinute: "500" }],
    ["name", answering, { fallback, name: "a{b}" }],
    ["fallback", answering, {}],
    ["fallback.processes", answering, { fallback: {} }],
    ["fallback.processes", answering, { fallback: { processes: 0.5 } }],
    ["fallback.share", answering, { fallback: { processes: 1, share: 0.6 } }],
    ["onState", answering, { fallback, onState: "log" }],
    ["rate", answering, { fallback, rate: 1 }],
  ])("[FLEET-01] refuses a wrong %s by name", (field, client, options) => {
    // A value that only a program without types can pass.
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
    ["answers invalid data", () => Promise.resolve([1, "x"])],
    ["grants no yes", () => Promise.resolve([5e9, ...answer.slice(1)])],
    ["lets wait for years", () => Promise.resolve([0, 1e15, ...answer.slice(2)])],
    ["answers a time that is none", () => Promise.resolve([1, 0, 1e300, 0, "500"])],
    ["begins an endless pause", () => Promise.resolve([0, 0, 1, 2 ** 52, "500"])],
    ["answers a limit that is none", () => Promise.resolve([1, 0, 1, 0, "-1"])],
    ["answers what is none", () => Promise.resolve(["1", undefined, null, {}, []])],
  ])(
    "[FLEET-04] [FLEET-12] a process whose Redis %s continues with its own share, reports it, and returns",
    async (title, send) => {
      const clock = createFakeClock();
      const state = { isWell: false, asked: 0 };
      const events: BudgetStateEvent[] = [];
      const client: RedisClient = {
        send: () => {
          state.asked += 1;
          return state.isWell ? Promise.resolve(answer) : send();
        },
      };
      const budget = redisBudget(client, { fallback, clock, onState: (event) => events.push(event) });
      // Two of 75 a minute for each of 30: one in 30 s, the first of them half an interval after a whole one.
      expect(await clock.run(Promise.resolve(budget.turn({ line: "bulk", timeout: 60_000 })))).toBe(true);
      expect(clock.now()).toBeGreaterThanOrEqual(45_000);
      expect(clock.now()).toBeLessThan(45_100);
      // Once a second, and once in ten while the client may still keep the last question.
      expect(state.asked).toBeLessThanOrEqual(title === "is silent" ? 5 : 46);
      expect(await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 29_000 })))).toBe(false);
      expect(events.map((event) => event.state)).toEqual(["own"]);
      state.isWell = true;
      // A hanging question is given up after ten seconds; a process that starts by its own share waits for the next start.
      const until = clock.now() + 11_000;
      while (clock.now() < until && events.length === 1) {
        await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 1000 })));
      }
      expect(events.map((event) => event.state)).toEqual(["own", "shared"]);
      expect(await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 10 })))).toBe(true);
      expect(clock.pending).toBe(0);
    },
  );

  it("[FLEET-12] limits a wait and a pause of Redis to the call's timeout", async () => {
    const clock = createFakeClock();
    const answers = [
      [0, 3_500_000, 1, 0, "500"],
      [0, 0, 1, 2_147_483_647_000, "500"],
    ];
    for (const given of answers) {
      const before = clock.now();
      const budget = redisBudget({ send: () => Promise.resolve(given) }, { fallback, clock });
      expect(await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 1000 })))).toBe(false);
      expect(clock.now() - before).toBe(1000);
      expect(clock.pending).toBe(0);
    }
  });

  it("[FLEET-12] parses numbers that a client returns as text, as buffers or as bigints", async () => {
    const writers: ((item: string | number) => unknown)[] = [
      String,
      (item) => Buffer.from(String(item)),
      (item) => new TextEncoder().encode(String(item)),
      (item) => BigInt(item),
    ];
    for (const write of writers) {
      const budget = redisBudget({ send: () => Promise.resolve(answer.map((item) => write(item))) }, { fallback });
      expect(await budget.turn({ line: "call", timeout: 1000 })).toBe(true);
    }
  });

  it("[FLEET-12] waits for Redis at most its patience", async () => {
    for (const patience of [undefined, 100, 2000]) {
      const clock = createFakeClock();
      const events: BudgetStateEvent[] = [];
      const onState = (event: BudgetStateEvent): number => events.push(event);
      const budget = redisBudget({ send: () => new Promise(() => undefined) }, { fallback, patience, clock, onState });
      void budget.turn({ line: "call", timeout: 60_000 });
      await clock.advance(patience ?? 350);
      expect(events).toEqual([]);
      await clock.advance(2);
      expect(events).toEqual([
        { state: "own", reason: expect.stringContaining(`within ${patience ?? 350} ms`) as string },
      ]);
    }
  });

  it("sends the script's text only when Redis does not have it, by the command of each client", async () => {
    const sent: unknown[][] = [];
    const take = (name: string, given: unknown[]): Promise<unknown> => {
      sent.push([name, ...given]);
      const isKnown = sent.some(([name]) => name === "eval");
      return isKnown ? Promise.resolve(answer) : Promise.reject(new Error("NOSCRIPT No matching script."));
    };
    const commands = (names: readonly string[]): Record<string, (...given: unknown[]) => Promise<unknown>> =>
      Object.fromEntries(names.map((name) => [name, (...given) => take(name.toLowerCase(), given)]));
    const sending = { send: (command: string, given: string[]) => take(command.toLowerCase(), given) };
    for (const client of [commands(["eval", "evalsha"]), commands(["eval", "evalSha", "EVAL"]), sending]) {
      sent.length = 0;
      const budget = redisBudget(client as unknown as RedisClient, { fallback });
      for (const line of ["call", "bulk"] as const) expect(await budget.turn({ line, timeout: 1000 })).toBe(true);
      expect(sent.map(([name]) => name)).toEqual(["evalsha", "eval", "evalsha"]);
      expect(sent[1]?.flat().join()).toContain("redis.call('TIME')");
      expect(sent[2]?.flat().join()).not.toContain("redis.call");
    }
    sent.length = 0;
    const budget = redisBudget(commands(["eval"]) as unknown as RedisClient, { fallback });
    expect(await budget.turn({ line: "call", timeout: 1000 })).toBe(true);
    expect(sent.map(([name]) => name)).toEqual(["eval"]);
  });

  it("[FLEET-04] does not poll a server that grants nothing and promises nothing", async () => {
    const clock = createFakeClock();
    const asked: number[] = [];
    const send = (): Promise<unknown> => {
      asked.push(clock.now());
      return Promise.resolve([0, 0, 0, 0, "500"]);
    };
    const budget = redisBudget({ send }, { fallback, clock });
    expect(await clock.run(Promise.resolve(budget.turn({ line: "call", timeout: 20 })))).toBe(false);
    expect(asked.length).toBeLessThan(30);
  });

  it.each([Number.NaN, Infinity, -1, 1e15, 2 ** 31, "1000"])(
    "[FLEET-03] refuses a pause of %s ms, and changes nothing",
    (milliseconds) => {
      const sent: unknown[] = [];
      const budget = redisBudget({ send: (...given) => sent.push(given) }, { fallback, clock: createFakeClock() });
      const pause = (): void => {
        // A value that only a program without types can pass.
        budget.pause(milliseconds as number);
      };
      expect(pause).toThrow(InvalidInputError);
      expect(pause).toThrow("redisBudget.pause: milliseconds ");
      expect(budget.delay).toEqual({ reason: "budget", delay: 0 });
      expect(sent).toEqual([]);
    },
  );
});
