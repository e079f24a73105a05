import { describe, expect, it, onTestFinished } from "vitest";
import { quantile } from "../../bench/compare.ts";
import { mostWithin } from "../../bench/fleet/figures.ts";
import { watchWarnings } from "../fixtures/failures.ts";
import { limits } from "../fixtures/limits.ts";
import { longestWait, SimulatedFleet } from "../fixtures/redis/simulated-fleet.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findRedis, useRedis } from "./peers/redis-server.ts";

const redis = findRedis();
const minute = 60_000;
/** The limit of the service in any minute. */
const limit = 500;
/** Where Redis keeps the budget, and when it heard from each process. */
const [key, heard] = ["{ares-caais:ares}:budget:2", "{ares-caais:ares}:heard:2"];

describe.skipIf(isSkipped(redis))(`a fleet in simulated time, over ${titleOf(redis)}`, () => {
  const server = useRedis(redis);
  const begin = (seed: number): SimulatedFleet => {
    const fleet = new SimulatedFleet(server.admin, seed);
    // One that took too long would otherwise go on, over the Redis of the next test.
    onTestFinished(() => {
      fleet.end();
    });
    return fleet;
  };
  /** Never more than the limit in a minute, and never a burst. */
  const expectWithinLimit = ({ starts }: SimulatedFleet): void => {
    expect(mostWithin(starts, minute)).toBeLessThanOrEqual(limit);
    expect(mostWithin(starts, 1000)).toBeLessThanOrEqual(15);
  };

  it.each([
    { processes: 1, waiting: 1, perMinute: 500 },
    { processes: 1, waiting: 20, perMinute: 5000 },
    { processes: 2, waiting: 3, perMinute: 500 },
    { processes: 30, waiting: 1, perMinute: 30 },
    { processes: 30, waiting: 10, perMinute: 500 },
    { processes: 200, waiting: 4, perMinute: 500 },
    { processes: 1000, waiting: 2, perMinute: 500 },
  ])(
    "[FLEET-01] [FLEET-11] $processes processes with $waiting waiting calls each keep $perMinute a minute and use 97 % of it",
    async ({ processes, waiting, perMinute }) => {
      const fleet = begin(processes);
      fleet.options = { perMinute };
      fleet.addWorking(processes, waiting);
      await fleet.advance(processes > 100 ? minute / 2 : minute);
      const before = { now: fleet.now, starts: fleet.starts.length, questions: fleet.questions };
      await fleet.advance(processes > 100 ? minute / 2 : 4 * minute);
      expect(mostWithin(fleet.starts, minute)).toBeLessThanOrEqual(perMinute);
      expect(fleet.perMinute(before.now)).toBeGreaterThanOrEqual(0.97 * perMinute);
      // A process asks once for each start, and every few seconds while others get them.
      const asked = (fleet.questions - before.questions) / (fleet.now - before.now);
      expect(asked).toBeLessThan((perMinute + 40 * processes) / minute + 0.1);
    },
    limits.packed,
  );

  it("[FLEET-01] keeps the limit on machines that are too busy for exact timers", async () => {
    const fleet = begin(4);
    fleet.lateness = () => (fleet.random() < 0.05 ? 3000 * fleet.random() : 20 * fleet.random());
    fleet.addWorking(30, 10);
    await fleet.advance(10 * minute);
    expectWithinLimit(fleet);
    expect(fleet.perMinute()).toBeGreaterThan(400);
  });

  it.each([
    [1, 1000],
    [3, 1500],
  ])(
    "[FLEET-01] reserves no turns that it cannot use, when %i calls at a time take %i ms and more each",
    async (waiting, service) => {
      const fleet = begin(5);
      fleet.addWorking(30, waiting, () => service * (0.5 + fleet.random()));
      await fleet.advance(6 * minute);
      expect(fleet.perMinute()).toBeGreaterThan(470);
    },
  );

  it("[FLEET-02] calls hardly wait while twenty processes have endless bulk work", async () => {
    const fleet = begin(7);
    // Each calls about once in fifteen seconds: eighty calls a minute.
    for (const process of fleet.addWorking(20, 10)) fleet.work(process, "call", () => 30_000 * fleet.random());
    await fleet.advance(8 * minute);
    expect(fleet.waits.length).toBeGreaterThan(500);
    expect(quantile(fleet.waits, 0.5)).toBeLessThan(10);
    expect(quantile(fleet.waits, 0.99)).toBeLessThanOrEqual(250);
    expectWithinLimit(fleet);
    expect(fleet.perMinute()).toBeGreaterThan(470);
  });

  it.each([
    { bulk: 0, most: 7 },
    { bulk: 1, most: 9 },
  ])("[FLEET-02] endless calls share the turns and leave none to $bulk with bulk work", async ({ bulk, most }) => {
    const fleet = begin(7);
    for (const process of fleet.addWorking(10, bulk)) {
      for (let call = 0; call < 3; call += 1) fleet.work(process, "call");
    }
    await fleet.advance(4 * minute);
    expectWithinLimit(fleet);
    expect(fleet.perMinute()).toBeGreaterThan(470);
    expect(fleet.waits.length / fleet.starts.length).toBeGreaterThan(0.95);
    expect(fleet.questions / fleet.starts.length).toBeLessThan(most);
  });

  it("[FLEET-02] the first call in the queue waits at most half a second, and later ones hardly", async () => {
    const fleet = begin(3);
    fleet.work(fleet.add(30), "call", () => 10_000);
    await fleet.advance(minute);
    const [first = Infinity, ...others] = fleet.waits;
    expect(first).toBeLessThan(500);
    expect(Math.max(...others)).toBeLessThan(10);
  });

  it("[FLEET-02] calls start before bulk work also in a process that has lost Redis", async () => {
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
    "[FLEET-03] all processes keep a pause after %i ms within a second, until its end, also sleeping ones",
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

  it("[FLEET-03] all processes keep a pause within a second also when Redis needs the whole patience", async () => {
    const fleet = begin(3);
    const [first] = fleet.addWorking(30, 4);
    fleet.latency = (message) => (message === "question" ? 5 : 340);
    await fleet.advance(minute);
    for (let pause = 0; pause < 10; pause += 1) {
      await fleet.advance(4000 + 1000 * fleet.random());
      fleet.latency = (message) => (message === "question" ? 340 : 5);
      first?.budget.pause(5000);
      fleet.latency = (message) => (message === "question" ? 5 : 340);
      const begun = fleet.now;
      await fleet.advance(5000);
      expect(fleet.starts.filter((start) => start > begun + 1000)).toEqual([]);
    }
  });

  it.each<[string, (fleet: SimulatedFleet) => void]>([
    ["is on its way for long", (fleet) => (fleet.latency = () => 900)],
    ["comes after a jump of the clock", (fleet) => (fleet.serverClock -= 3_600_000)],
  ])("[FLEET-03] keeps a pause when its message %s, and no caller waits in that process", async (_title, disturb) => {
    const fleet = begin(3);
    const idle = fleet.add(30);
    void idle.budget.turn({ line: "call", timeout: minute });
    for (let index = 1; index < 30; index += 1) fleet.work(fleet.add(30), "bulk");
    await fleet.advance(minute);
    const latency = fleet.latency;
    disturb(fleet);
    if (fleet.serverClock < 1_800_000_000_000) await server.admin.send("DEL", [key]);
    idle.budget.pause(30_000);
    fleet.latency = latency;
    const begun = fleet.now;
    await fleet.advance(29_999);
    expect(fleet.starts.filter((start) => start > begun + 2000)).toEqual([]);
    await fleet.advance(minute);
    expectWithinLimit(fleet);
  });

  it("[FLEET-05] a process that dies costs one turn and its share", async () => {
    for (let index = 0; index < 2; index += 1) {
      const fleet = begin(9);
      const processes = fleet.addWorking(30, 10);
      await fleet.advance(2 * minute + index * 6500);
      const [from, before] = [fleet.now, fleet.starts.length];
      processes[11]?.stop();
      await fleet.advance(2 * minute);
      // Without a fault they are 490 a minute; the share of a process that is not heard from is kept free.
      expect(fleet.perMinute(from)).toBeGreaterThan(475);
      const rests = fleet.starts.slice(before).map((start, at) => start - (fleet.starts[before + at - 1] ?? from));
      expect(Math.max(...rests)).toBeLessThan(500);
      await fleet.flush();
    }
  });

  it("[FLEET-05] a process whose peers all died uses the limit except for their share", async () => {
    const fleet = begin(13);
    const processes = fleet.addWorking(30, 10);
    await fleet.advance(2 * minute);
    for (const process of processes) process.stop();
    const from = fleet.now;
    const last = fleet.add(30);
    for (let index = 0; index < 10; index += 1) fleet.work(last, "bulk");
    await fleet.advance(minute);
    expect(fleet.perMinute(from)).toBeGreaterThan(400);
  });

  it("[FLEET-05] a stopped process loses the turn that it slept through", async () => {
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

  it("[FLEET-05] a late question takes no turn, and its process does not count", async () => {
    const fleet = begin(2);
    fleet.kept = 1;
    const process = fleet.add(1);
    fleet.work(process, "bulk");
    await fleet.advance(10_000);
    process.isSplit = true;
    await fleet.advance(2000);
    // It dies, and the network delivers its last question.
    process.stop();
    const state = async (): Promise<unknown> =>
      Promise.all([
        server.admin.send("HGET", [key, "next"]),
        server.admin.send("ZRANGE", [heard, "0", "-1", "WITHSCORES"]),
      ]);
    const [questions, before] = [fleet.questions, await state()];
    process.isSplit = false;
    await fleet.advance(2000);
    expect(fleet.questions).toBeGreaterThan(questions);
    expect(await state()).toEqual(before);
  });

  it.each([1, 2, 3, 4, 5])(
    "[FLEET-04] [FLEET-05] crashes, splits, clock jumps, lost memory and stopped holders never exceed the limit (%i)",
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
      expect(fleet.perMinute(fleet.now - minute)).toBeGreaterThan(400);
    },
  );

  it.each([
    [2, 500],
    [30, 30],
    [30, 500],
    [1000, 500],
  ])(
    "[FLEET-04] [FLEET-11] %i processes, half of them split from Redis, keep the limit of %i and use 85 % of it",
    async (processes, perMinute) => {
      const fleet = begin(processes);
      fleet.options = { perMinute };
      const all = fleet.addWorking(processes, 3);
      const scale = processes > 100 ? 0.5 : 1;
      await fleet.advance(minute * scale);
      for (const [index, process] of all.entries()) process.isSplit = index % 2 === 0;
      await fleet.advance(minute * scale);
      const from = fleet.now;
      await fleet.advance(3 * minute * scale);
      expect(fleet.perMinute(from)).toBeGreaterThanOrEqual(0.85 * perMinute);
      expect(new Set(all.map(({ states }) => states.join()))).toEqual(new Set(["own", ""]));
      for (const process of all) process.isSplit = false;
      await fleet.advance(minute * scale);
      expect(mostWithin(fleet.starts, minute)).toBeLessThanOrEqual(perMinute);
      expect(new Set(all.map(({ states }) => states.join()))).toEqual(new Set(["own,shared", ""]));
    },
    limits.packed,
  );

  it.each([
    { processes: 2, share: 0.15, least: 70 },
    { processes: 30, share: 0.15, least: 55 },
    { processes: 300, share: 0.5, least: 150 },
  ])(
    "[FLEET-04] [FLEET-11] $processes processes without any Redis keep a share of $share together",
    async ({ processes, share, least }) => {
      const fleet = begin(processes);
      fleet.options = { fallback: { processes, share } };
      fleet.isDown = true;
      fleet.addWorking(processes, 2);
      // The interval of each: the first start is a whole one after the beginning.
      const interval = (processes / least) * minute;
      await fleet.advance(interval / 2);
      expect(fleet.starts).toEqual([]);
      await fleet.advance(1.5 * interval);
      const from = fleet.now;
      await fleet.advance(3 * minute);
      expect(mostWithin(fleet.starts, minute)).toBeLessThanOrEqual(share * limit);
      expect(fleet.perMinute(from)).toBeGreaterThanOrEqual(least);
    },
  );

  it.each([0, 15])(
    "[FLEET-11] short-lived processes keep the limit without Redis beside %i processes with it",
    async (others) => {
      const fleet = begin(others);
      fleet.options = { fallback: { processes: 30, share: 0.5 } };
      for (const process of Array.from({ length: others }, () => fleet.add(30))) fleet.work(process, "bulk");
      for (let place = others; place < 30; place += 1) fleet.workShortLived(30);
      await fleet.advance(6 * minute);
      expect(fleet.starts.length).toBeGreaterThan(300);
      expect(mostWithin(fleet.starts, minute)).toBeLessThanOrEqual(others === 0 ? limit / 2 : limit);
    },
  );

  it("[FLEET-11] repeated jumps of the Redis clock cost little, and end no pause", async () => {
    const fleet = begin(4);
    const [first] = fleet.addWorking(30, 4);
    await fleet.advance(10_000);
    while (fleet.now < 4 * minute) {
      fleet.serverClock += (fleet.random() - 0.5) * 7_200_000;
      await fleet.advance(5000);
    }
    expectWithinLimit(fleet);
    expect(fleet.perMinute()).toBeGreaterThan(450);
    first?.budget.pause(30_000);
    const end = fleet.now + 30_000;
    await fleet.advance(1000);
    fleet.serverClock += 3_600_000;
    fleet.work(fleet.add(30), "call");
    // A process that comes just after the jump may not know of the pause, until another one tells it to Redis again.
    await fleet.advance(28_000);
    expect(fleet.starts.filter((start) => start > end - 27_000)).toEqual([]);
  });

  it("[FLEET-11] a process that loses Redis starts alone ten seconds after its last question, not earlier", async () => {
    const fleet = begin(15);
    fleet.addWorking(1, 4);
    await fleet.advance(10_000);
    fleet.isDown = true;
    const lost = fleet.now;
    await fleet.advance(20_000);
    const alone = fleet.starts.filter((start) => start > lost + 400);
    expect(alone.length).toBeGreaterThan(5);
    expect(Math.min(...alone) - lost).toBeGreaterThan(9600);
  });

  it("[FLEET-11] a process that joins after a clock jump starts behind the turns that are given out", async () => {
    const fleet = begin(5);
    fleet.options = { perMinute: 30 };
    fleet.work(fleet.add(1), "bulk");
    await fleet.advance(minute);
    const before = fleet.starts.length;
    while (fleet.starts.length === before) await fleet.advance(10);
    // The first process has asked again and waits.
    await fleet.advance(50);
    fleet.serverClock += 3_600_000;
    fleet.work(fleet.add(1), "call");
    await fleet.advance(1400);
    expect(fleet.starts.length).toBe(before + 1);
    await fleet.advance(5000);
    expect(fleet.starts.length).toBeGreaterThan(before + 1);
  });

  it("[FLEET-11] a clock that keeps jumping moves no turn closer to the previous one", async () => {
    const fleet = begin(7);
    fleet.options = { perMinute: 30 };
    fleet.work(fleet.add(1), "bulk");
    while (fleet.now < 2 * minute) {
      await fleet.advance(900);
      fleet.serverClock += 3_600_000 * (fleet.random() < 0.7 ? 1 : -1);
    }
    const gaps = fleet.starts.slice(1).map((start, index) => start - (fleet.starts[index] ?? 0));
    expect(gaps.length).toBeGreaterThan(30);
    expect(Math.min(...gaps)).toBeGreaterThan(2000);
  });

  it("[FLEET-11] processes that live for three seconds leave the share of a lost one free", async () => {
    const fleet = begin(6);
    fleet.options = { fallback: { processes: 2, share: 0.5 } };
    const lost = fleet.add(2);
    fleet.work(lost, "bulk");
    await fleet.advance(10_000);
    lost.isSplit = true;
    while (fleet.now < 4 * minute) {
      const process = fleet.add(2);
      for (let index = 0; index < 4; index += 1) fleet.work(process, "bulk");
      await fleet.advance(3000);
      process.stop();
    }
    expect(mostWithin(fleet.starts, minute)).toBeLessThanOrEqual(limit);
    expect(fleet.perMinute(minute)).toBeGreaterThan(300);
  });

  it.each([
    { patience: undefined, trip: 300 },
    { patience: 1000, trip: 300 },
    { patience: 1000, trip: 800 },
  ])("[FLEET-12] a round trip of $trip ms to Redis keeps the limit, with patience $patience", async (given) => {
    const fleet = begin(12);
    fleet.options = { patience: given.patience };
    fleet.latency = () => given.trip * (0.4 + 0.15 * fleet.random());
    const all = fleet.addWorking(12, 4);
    await fleet.advance(minute);
    const from = fleet.now;
    await fleet.advance(3 * minute);
    expectWithinLimit(fleet);
    expect(fleet.perMinute(from)).toBeGreaterThanOrEqual(0.94 * limit);
    expect(all.flatMap(({ states }) => states)).toEqual([]);
  });

  it("[FLEET-12] the strictest of different limits holds while its processes ask, and the others are warned once", async () => {
    const warnings = watchWarnings();
    const fleet = begin(14);
    const strict = fleet.add(2, { perMinute: 60 });
    const loose = fleet.add(2);
    for (const process of [strict, loose]) fleet.work(process, "bulk");
    await fleet.advance(5 * minute);
    expect(
      mostWithin(
        fleet.starts.filter((start) => start > minute),
        minute,
      ),
    ).toBeLessThanOrEqual(60);
    expect(warnings).toEqual([[expect.stringContaining("limit 60"), { code: "BUDGET_LIMIT" }]]);
    strict.stop();
    await fleet.advance(3 * minute);
    expect(fleet.perMinute(fleet.now - minute)).toBeGreaterThan(400);
  });

  it("[FLEET-04] 200 processes whose Redis comes and goes take at most their share at each loss", async () => {
    const fleet = begin(200);
    for (const process of fleet.addWorking(200, 0)) fleet.work(process, "call", () => 2000 * fleet.random());
    while (fleet.now < 2 * minute) {
      await fleet.advance(3000);
      fleet.isDown = !fleet.isDown;
    }
    expectWithinLimit(fleet);
    expect(fleet.starts.length).toBeGreaterThan(100);
  });

  const losses = [0.3, 1.5, 2.5, 5, 20].flatMap((seconds) => [8, 30].map((processes) => ({ processes, seconds })));
  it.each(losses)(
    "[FLEET-04] $processes processes whose Redis loses its memory every $seconds s keep the limit, and calls continue",
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
      expectWithinLimit(fleet);
      expect(fleet.waits.length).toBeGreaterThan(60);
    },
  );

  it.each(["inf", "-inf", "nan", "text", "1e300", "1e18", "4000000000000000"])(
    "[FLEET-04] %s in place of a stored time delays no caller and is replaced",
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

  it("a caller that leaves takes no turn and leaves no timer", async () => {
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
