import { describe, expect, it } from "vitest";
import { readPace } from "../../../src/redis/budget-pace.ts";
import { Fleet } from "./fleet.ts";
import { longestWait, mostWithin, quantile, World } from "./world.ts";

const minute = 60_000;

describe("simulation of a fleet", () => {
  it.each([
    [1, 20, 30],
    [2, 3, 30],
    [30, 10, 30],
    [30, 1, 30],
    [200, 4, 4],
    [1000, 2, 2],
  ])(
    "[FLEET-01] %i processes with %i that wait each stay below the limit for %i minutes, and use their line",
    async (processes, waiting, minutes) => {
      const world = new World(processes);
      const fleet = new Fleet(world, processes, waiting);
      await world.advance(minutes * minute);
      expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
      expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
      expect(fleet.usedShare()).toBeGreaterThan(0.95);
    },
  );

  it("[FLEET-01] stays below the limit on machines that are too busy to be in time", async () => {
    const world = new World(4);
    world.lateness = () => (world.random() < 0.05 ? 3000 * world.random() : 20 * world.random());
    const fleet = new Fleet(world, 30, 10);
    await world.advance(20 * minute);
    expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
    expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
    expect(fleet.usedShare()).toBeGreaterThan(0.7);
  });

  it.each([
    [1, 1],
    [1, 10],
    [30, 1],
    [30, 4],
    [30, 10],
  ])("[FLEET-01] %i processes with %i that wait each ask once for eight starts", async (processes, waiting) => {
    const world = new World(5);
    const fleet = new Fleet(world, processes, waiting);
    // A process whose requests come one after the other finds out how many in a row it can use.
    await world.advance(6 * minute);
    const before = { starts: world.starts.length, questions: world.questions, looks: world.looks, now: world.now };
    await world.advance(10 * minute);
    const starts = world.starts.length - before.starts;
    expect((world.questions - before.questions) / starts).toBeLessThan(0.13);
    // And looks once for a pause while it has slots for later; those that wait for their turn do not.
    expect((world.looks - before.looks) / starts).toBeLessThan(0.13);
    expect(fleet.usedShare(before.now)).toBeGreaterThan(0.99);
  });

  it.each([
    [1, 1000],
    [3, 1500],
  ])(
    "[FLEET-01] takes no slots that it cannot use, where %i at a time need %i ms and more each",
    async (waiting, service) => {
      const world = new World(5);
      const fleet = new Fleet(world, 30, waiting, () => service * (0.5 + world.random()));
      await world.advance(10 * minute);
      expect(fleet.usedShare()).toBeGreaterThan(0.95);
    },
  );

  it("[FLEET-02] calls hardly wait while twenty processes have bulk work without end", async () => {
    const world = new World(7);
    const fleet = new Fleet(world, 20, 10);
    // Each calls about once in fifteen seconds: eighty calls a minute.
    for (const { budget } of fleet.processes) void world.work(budget, "call", () => 30_000 * world.random());
    await world.advance(30 * minute);
    expect(world.waits.length).toBeGreaterThan(2000);
    expect(quantile(world.waits, 0.5)).toBeLessThan(10);
    expect(quantile(world.waits, 0.99)).toBeLessThanOrEqual(250);
    expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
    expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
    expect(fleet.usedShare()).toBeGreaterThan(0.95);
    // A call moves the places of all others: who comes for one too early is told the new time.
    expect(world.questions / world.starts.length).toBeLessThan(0.8);
  });

  it("[FLEET-01] [FLEET-02] calls take their starts from the bulk work: both are no faster than the line", async () => {
    const world = new World(7);
    const fleet = new Fleet(world, 20, 10);
    for (const { budget } of fleet.processes) void world.work(budget, "call", () => 8000 * world.random());
    await world.advance(20 * minute);
    expect(world.waits.length / world.starts.length).toBeGreaterThan(0.5);
    expect(fleet.usedShare()).toBeGreaterThan(0.95);
    expect(fleet.usedShare()).toBeLessThan(1.01);
    expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
    expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
  });

  it("[FLEET-02] calls without end take turns, each for one question", async () => {
    const world = new World(7);
    const fleet = new Fleet(world, 10, 0);
    for (const { budget } of fleet.processes) for (let call = 0; call < 3; call += 1) void world.work(budget, "call");
    await world.advance(5 * minute);
    expect(fleet.usedShare()).toBeGreaterThan(0.99);
    expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
    expect(world.questions / world.starts.length).toBeLessThan(1.05);
    expect(world.looks).toBe(0);
  });

  it("[FLEET-03] a pause is kept by all within a second, until its end, and those that sleep see it", async () => {
    for (const [seed, beginning] of [120_000, 120_400, 120_900, 121_300].entries()) {
      const world = new World(seed);
      const fleet = new Fleet(world, 30, 4);
      await world.advance(beginning);
      fleet.processes[0]?.budget.pause(30_000);
      const end = world.now + 30_000;
      await world.advance(minute);
      const within = world.starts.filter((start) => start > end - 29_000 && start < end - 3);
      expect(within).toEqual([]);
      expect(world.starts.filter((start) => start >= end).length).toBeGreaterThan(150);
      expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
    }
  });

  it("[FLEET-05] a holder that dies costs the slots that it has and the place that it was promised", async () => {
    const { interval } = readPace("test", 500, 0.15, 30);
    const lost: number[] = [];
    const longest: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      const world = new World(9);
      const fleet = new Fleet(world, 30, 10);
      // At any part of a turn, which is forty seconds long.
      await world.advance(2 * minute + index * 2000);
      const [from, before] = [world.now, world.starts.length];
      fleet.processes[11]?.stop();
      await world.advance(2 * minute);
      lost.push((2 * minute) / interval - (world.starts.length - before));
      const rests = world.starts.slice(before).map((start, at) => start - (world.starts[before + at - 1] ?? from));
      longest.push(Math.max(...rests));
    }
    // Each is a batch of eight at most, a second and a bit, and others come two slots early; then they have its part.
    expect(Math.max(...longest)).toBeLessThan(10 * interval);
    expect(Math.max(...lost)).toBeLessThan(14);
    expect(Math.min(...lost)).toBeGreaterThan(1);
  });

  it("[FLEET-05] a line that all others left is used at once by who comes to it", async () => {
    const world = new World(13);
    const fleet = new Fleet(world, 30, 10);
    await world.advance(2 * minute);
    for (const process of fleet.processes) process.stop();
    const before = world.starts.length;
    const { budget } = world.addProcess({ processes: 30 });
    for (let index = 0; index < 10; index += 1) void world.work(budget, "bulk");
    await world.advance(minute);
    const { interval } = readPace("test", 500, 0.15, 30);
    expect(world.starts.length - before).toBeGreaterThan((0.9 * minute) / interval);
  });

  it.each([1, 2, 3, 4, 5])(
    "[FLEET-04] [FLEET-05] crashes, splits, jumps of the clock, lost memory and stopped holders never exceed the limit (%i)",
    async (seed) => {
      const world = new World(seed);
      const fleet = new Fleet(world, 30, 6);
      for (let index = 0; index < 12; index += 1) {
        await world.advance(20_000 + 60_000 * world.random());
        fleet.fault(index + seed);
      }
      await world.advance(2 * minute);
      expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
      expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
      // Nobody hangs, but who stood still himself.
      expect(world.longest).toBeLessThan(longestWait + 31_000);
      // The line is well again.
      expect(fleet.usedShare(world.now - minute)).toBeGreaterThan(0.9);
    },
  );

  const losses = [0.3, 0.5, 1.5, 2.5, 5, 20, 60].flatMap((seconds) =>
    [8, 30].flatMap((processes) => [0, 8000].map((rest) => [processes, seconds, rest] as const)),
  );
  it.each(losses)(
    "[FLEET-04] %i processes whose server loses its memory every %d s are no faster than one line, with calls up to %i ms apart",
    async (processes, seconds, rest) => {
      const world = new World(processes);
      const fleet = new Fleet(world, processes, 10);
      for (const { budget } of fleet.processes) void world.work(budget, "call", () => rest * world.random());
      while (world.now < 3 * minute) {
        await world.advance(1000 * seconds);
        world.server.flush();
        // And processes that know nothing of those before.
        if (world.random() < seconds / 60) fleet.crash();
      }
      const { interval, lead } = readPace("test", 500, 0.15, processes);
      expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(minute / interval + lead);
      expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
      // Calls go on.
      expect(world.waits.length).toBeGreaterThan(3 * 30);
    },
  );

  it("[FLEET-02] a call that begins the line waits half a second at most, and later ones do not", async () => {
    const world = new World(3);
    const { budget } = world.addProcess({ processes: 30 });
    void world.work(budget, "call", () => 10_000);
    await world.advance(minute);
    const [first = Infinity, ...others] = world.waits;
    expect(first).toBeLessThan(500);
    expect(Math.max(...others)).toBeLessThan(10);
  });
});
