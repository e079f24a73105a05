import { describe, expect, it } from "vitest";
import { mostWithin, quantile } from "../../bench/fleet/figures.ts";
import { longestWait, SimulatedFleet } from "../fixtures/redis/simulated-fleet.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findRedis, useRedis } from "./peers/redis-server.ts";

const redis = findRedis();
const minute = 60_000;
/** What the service allows in any minute. */
const limit = 500;
/** Where Redis keeps the budget. */
const key = "{ares-caais:ares}";

describe.skipIf(isSkipped(redis))(`a fleet in simulated time, over ${titleOf(redis)}`, () => {
  const server = useRedis(redis);
  const begin = (seed: number): SimulatedFleet => new SimulatedFleet(server.admin, seed);
  /** Never more than the limit in a minute, and never a burst. */
  const expectWithinLimit = ({ starts }: SimulatedFleet): void => {
    expect(mostWithin(starts, minute)).toBeLessThanOrEqual(limit);
    expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(15);
  };

  it.each([
    { processes: 1, waiting: 20, minutes: 10, least: 373, most: 0.26 },
    { processes: 2, waiting: 3, minutes: 10, least: 373, most: 0.26 },
    { processes: 30, waiting: 10, minutes: 10, least: 361, most: 0.26 },
    { processes: 30, waiting: 1, minutes: 16, least: 361, most: 0.26 },
    { processes: 200, waiting: 4, minutes: 4, least: 341, most: 1.5 },
    { processes: 1000, waiting: 2, minutes: 2, least: 334, most: 4 },
  ])(
    "[FLEET-01] $processes processes with $waiting that wait each keep the limit and use at least $least starts a minute, at few questions",
    async ({ processes, waiting, minutes, least, most }) => {
      const fleet = begin(processes);
      fleet.addWorking(processes, waiting);
      // A process whose requests come one after the other finds out how many in a row it can use.
      await fleet.advance((minutes / 2) * minute);
      const before = { starts: fleet.starts.length, questions: fleet.questions };
      await fleet.advance((minutes / 2) * minute);
      expectWithinLimit(fleet);
      expect(fleet.perMinute()).toBeGreaterThan(least);
      expect((fleet.questions - before.questions) / (fleet.starts.length - before.starts)).toBeLessThan(most);
    },
  );

  it("[FLEET-01] keeps the limit on machines that are too busy to be in time", async () => {
    const fleet = begin(4);
    fleet.lateness = () => (fleet.random() < 0.05 ? 3000 * fleet.random() : 20 * fleet.random());
    fleet.addWorking(30, 10);
    await fleet.advance(10 * minute);
    expectWithinLimit(fleet);
    expect(fleet.perMinute()).toBeGreaterThan(270);
  });

  it.each([
    [1, 1000],
    [3, 1500],
  ])(
    "[FLEET-01] takes no slots that it cannot use, where %i at a time need %i ms and more each",
    async (waiting, service) => {
      const fleet = begin(5);
      fleet.addWorking(30, waiting, () => service * (0.5 + fleet.random()));
      await fleet.advance(6 * minute);
      expect(fleet.perMinute()).toBeGreaterThan(361);
    },
  );

  it("[FLEET-02] calls hardly wait while twenty processes have bulk work without end", async () => {
    const fleet = begin(7);
    // Each calls about once in fifteen seconds: eighty calls a minute.
    for (const process of fleet.addWorking(20, 10)) fleet.work(process, "call", () => 30_000 * fleet.random());
    await fleet.advance(8 * minute);
    expect(fleet.waits.length).toBeGreaterThan(500);
    expect(quantile(fleet.waits, 0.5)).toBeLessThan(10);
    expect(quantile(fleet.waits, 0.99)).toBeLessThanOrEqual(250);
    expectWithinLimit(fleet);
    expect(fleet.perMinute()).toBeGreaterThan(361);
  });

  it("[FLEET-01] [FLEET-02] calls take their starts from the bulk work: both together keep the limit", async () => {
    const fleet = begin(7);
    for (const process of fleet.addWorking(20, 10)) fleet.work(process, "call", () => 8000 * fleet.random());
    await fleet.advance(6 * minute);
    expect(fleet.waits.length / fleet.starts.length).toBeGreaterThan(0.5);
    expect(fleet.perMinute()).toBeGreaterThan(361);
    expectWithinLimit(fleet);
  });

  it.each([
    { bulk: 0, most: 1.05 },
    { bulk: 1, most: 1.7 },
  ])("[FLEET-02] calls without end take turns and leave nothing to $bulk with bulk work", async ({ bulk, most }) => {
    const fleet = begin(7);
    for (const process of fleet.addWorking(10, bulk)) {
      for (let call = 0; call < 3; call += 1) fleet.work(process, "call");
    }
    await fleet.advance(4 * minute);
    expectWithinLimit(fleet);
    expect(fleet.perMinute()).toBeGreaterThan(361);
    expect(fleet.waits.length / fleet.starts.length).toBeGreaterThan(0.95);
    expect(fleet.questions / fleet.starts.length).toBeLessThan(most);
  });

  it("[FLEET-02] a call that begins the line waits half a second at most, and later ones do not", async () => {
    const fleet = begin(3);
    fleet.work(fleet.add(30), "call", () => 10_000);
    await fleet.advance(minute);
    const [first = Infinity, ...others] = fleet.waits;
    expect(first).toBeLessThan(500);
    expect(Math.max(...others)).toBeLessThan(10);
  });

  it("[FLEET-02] calls go before bulk work also where a process has lost Redis", async () => {
    const fleet = begin(3);
    fleet.isDown = true;
    const [process] = fleet.addWorking(1, 5);
    if (process === undefined) throw new Error("no process");
    await fleet.advance(minute);
    expect(process.states).toEqual(["own"]);
    const before = fleet.starts.length;
    expect(before).toBeGreaterThan(0);
    for (let call = 0; call < 3; call += 1) fleet.work(process, "call");
    await fleet.advance(minute);
    expect(fleet.waits.length).toBe(fleet.starts.length - before);
  });

  it.each([120_000, 120_400, 120_900, 121_300])(
    "[FLEET-03] a pause after %i ms is kept by all within a second, until its end, and those that sleep see it",
    async (beginning) => {
      const fleet = begin(beginning);
      const [first] = fleet.addWorking(30, 4);
      await fleet.advance(beginning);
      first?.budget.pause(30_000);
      const end = fleet.now + 30_000;
      await fleet.advance(minute);
      const within = fleet.starts.filter((start) => start > end - 29_000 && start < end - 3);
      expect(within).toEqual([]);
      expect(fleet.starts.filter((start) => start >= end).length).toBeGreaterThan(150);
      expectWithinLimit(fleet);
    },
  );

  it("[FLEET-05] a holder that dies costs the slots that it has and the place that it was promised", async () => {
    for (let index = 0; index < 6; index += 1) {
      const fleet = begin(9);
      const processes = fleet.addWorking(30, 10);
      // At any part of a turn, which is forty seconds long.
      await fleet.advance(2 * minute + index * 6500);
      const [from, before] = [fleet.now, fleet.starts.length];
      processes[11]?.stop();
      await fleet.advance(2 * minute);
      // Without a fault they are 380 a minute: about fourteen are lost, at most.
      expect(fleet.perMinute(from)).toBeGreaterThan(373);
      const rests = fleet.starts.slice(before).map((start, at) => start - (fleet.starts[before + at - 1] ?? from));
      expect(Math.max(...rests)).toBeLessThan(1600);
      await fleet.flush();
    }
  });

  it("[FLEET-05] a line that all others left is used at once by who comes to it", async () => {
    const fleet = begin(13);
    const processes = fleet.addWorking(30, 10);
    await fleet.advance(2 * minute);
    for (const process of processes) process.stop();
    const from = fleet.now;
    const last = fleet.add(30);
    for (let index = 0; index < 10; index += 1) fleet.work(last, "bulk");
    await fleet.advance(minute);
    expect(fleet.perMinute(from)).toBeGreaterThan(341);
  });

  it("[FLEET-05] slots that a stopped process slept through are thrown away", async () => {
    const fleet = begin(1);
    const process = fleet.add(30);
    for (let index = 0; index < 8; index += 1) fleet.work(process, "bulk");
    await fleet.advance(10_000);
    process.stop();
    await fleet.advance(30_000);
    const before = fleet.starts.length;
    process.goOn();
    await fleet.advance(1);
    expect(fleet.starts.length - before).toBe(0);
    await fleet.advance(5000);
    expect(fleet.starts.length - before).toBeGreaterThan(20);
    // Nor are they used together as soon as it has heard from the server.
    expect(mostWithin(fleet.starts.slice(before), 100)).toBeLessThanOrEqual(2);
  });

  it("[FLEET-05] what Redis gives to a process after it was given up is not lost", async () => {
    const fleet = begin(2);
    const [other] = fleet.addWorking(1, 2);
    await fleet.advance(10_000);
    other?.stop();
    await fleet.advance(5000);
    const before = fleet.starts.length;
    // A client that connects only now sends late what it was given.
    fleet.latency = () => 200;
    const late = fleet.add(30);
    fleet.work(late, "bulk");
    await fleet.advance(900);
    expect(late.states).toEqual(["own"]);
    expect(fleet.starts.length - before).toBeGreaterThan(0);
  });

  it.each([1, 2, 3, 4, 5])(
    "[FLEET-04] [FLEET-05] crashes, splits, jumps of the clock, lost memory and stopped holders never exceed the limit (%i)",
    async (seed) => {
      const fleet = begin(seed);
      fleet.addWorking(30, 6);
      for (let index = 0; index < 12; index += 1) {
        await fleet.advance(20_000 + 60_000 * fleet.random());
        await fleet.fault(index + seed);
      }
      await fleet.advance(2 * minute);
      expectWithinLimit(fleet);
      // Nobody hangs, but who stood still himself.
      expect(fleet.longest).toBeLessThan(longestWait + 31_000);
      // All is well again.
      expect(fleet.perMinute(fleet.now - minute)).toBeGreaterThan(342);
    },
  );

  it.each([
    [2, 300],
    [30, 300],
    [1000, 250],
  ])(
    "[FLEET-04] %i processes, half of them split from Redis, keep the limit and all go on",
    async (processes, least) => {
      const fleet = begin(processes);
      const all = fleet.addWorking(processes, 3);
      await fleet.advance(minute);
      for (const [index, process] of all.entries()) process.isSplit = index % 2 === 0;
      await fleet.advance(2 * minute);
      expect(new Set(all.map(({ states }) => states.join()))).toEqual(new Set(["own", ""]));
      for (const process of all) process.isSplit = false;
      await fleet.advance(minute);
      expectWithinLimit(fleet);
      expect(new Set(all.map(({ states }) => states.join()))).toEqual(new Set(["own,shared", ""]));
      expect(fleet.perMinute()).toBeGreaterThan(least);
    },
  );

  it.each([2, 30, 1000])(
    "[FLEET-04] %i processes without any Redis keep to their share together",
    async (processes) => {
      const fleet = begin(processes);
      fleet.isDown = true;
      fleet.addWorking(processes, 2);
      await fleet.advance(2 * minute);
      // 15 % of the limit, and as much more as chance may bring together.
      expect(mostWithin(fleet.starts, minute)).toBeLessThanOrEqual(120);
      expect(fleet.perMinute()).toBeGreaterThan(50);
    },
  );

  it("[FLEET-04] 200 processes whose Redis comes and goes have no more than their share with each loss", async () => {
    const fleet = begin(200);
    for (const process of fleet.addWorking(200, 0)) fleet.work(process, "call", () => 2000 * fleet.random());
    while (fleet.now < 2 * minute) {
      await fleet.advance(3000);
      fleet.isDown = !fleet.isDown;
    }
    expectWithinLimit(fleet);
    expect(fleet.starts.length).toBeGreaterThan(200);
  });

  const losses = [0.3, 1.5, 2.5, 5, 20].flatMap((seconds) => [8, 30].map((processes) => ({ processes, seconds })));
  it.each(losses)(
    "[FLEET-04] $processes processes whose Redis loses its memory every $seconds s keep the limit, and calls go on",
    async ({ processes, seconds }) => {
      const fleet = begin(processes);
      for (const [index, process] of fleet.addWorking(processes, 10).entries()) {
        fleet.work(process, "call", () => (index % 2) * 8000 * fleet.random());
      }
      while (fleet.now < 2 * minute) {
        await fleet.advance(1000 * seconds);
        await fleet.flush();
        // And processes that know nothing of those before.
        if (fleet.random() < seconds / 60) fleet.crash(10);
      }
      // No rhythm of losses gives more than the line itself, which leaves the share of those without Redis untouched.
      expect(mostWithin(fleet.starts, minute)).toBeLessThanOrEqual(limit - 75);
      expect(mostWithin(fleet.starts, 1000)).toBeLessThanOrEqual(15);
      expect(fleet.waits.length).toBeGreaterThan(60);
    },
  );

  it.each(["inf", "-inf", "nan", "rubbish", "1e300", "1e18", "4000000000000000"])(
    "[FLEET-04] %s in the place of a stored time holds nobody and does not stay",
    async (value) => {
      const fleet = begin(6);
      const process = fleet.add(1);
      const start = async (line: "call" | "bulk"): Promise<unknown> => {
        const started = Promise.resolve(process.budget.turn({ line, timeout: 10_000 }));
        await fleet.advance(10_000);
        return started;
      };
      await start("bulk");
      const fields = (await server.admin.send("HKEYS", [key])) as string[];
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) {
        await server.admin.send("HSET", [key, field, value]);
        await server.admin.send("PERSIST", [key]);
        for (const line of ["bulk", "call"] as const) expect([field, await start(line)]).toEqual([field, true]);
        const ttl = Number(await server.admin.send("PTTL", [key]));
        expect(ttl).toBeGreaterThan(0);
        expect(ttl).toBeLessThan(2 ** 32);
      }
      expect(process.states).toEqual([]);
    },
  );

  it("a caller that leaves takes no start and leaves no timer", async () => {
    const fleet = begin(8);
    const { budget } = fleet.add(30);
    const stop = new AbortController();
    const left = expect(budget.turn({ line: "bulk", timeout: 60_000, signal: stop.signal })).rejects.toBe("enough");
    await fleet.advance(300);
    expect(budget.delay).toMatchObject({ reason: "budget" });
    expect(budget.delay.delay).toBeGreaterThan(0);
    stop.abort("enough");
    await left;
    expect(fleet.pending).toBe(0);
    await expect(budget.turn({ line: "call", timeout: 1, signal: stop.signal })).rejects.toBe("enough");
  });
});
