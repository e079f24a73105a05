import { describe, expect, it } from "vitest";
import { readPace } from "../../../src/redis/budget-pace.ts";
import { mostWithin, quantile, World, type SimulatedProcess } from "./world.ts";

const minute = 60_000;

/** Processes with work that never ends: each with some that wait in the line `bulk`. */
function startFleet(world: World, processes: number, waiting: number): readonly SimulatedProcess[] {
  return Array.from({ length: processes }, () => {
    const process = world.addProcess({ processes });
    for (let index = 0; index < waiting; index += 1) void world.work(process.budget, "bulk");
    return process;
  });
}

/** What part of the slots of the line was used. */
function usedShare(world: World, processes: number): number {
  const { interval } = readPace("test", 500, 0.15, processes);
  return world.starts.length / (world.now / interval);
}

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
      startFleet(world, processes, waiting);
      await world.advance(minutes * minute);
      expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
      expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
      expect(usedShare(world, processes)).toBeGreaterThan(0.95);
    },
  );

  it("[FLEET-02] calls hardly wait while twenty processes have bulk work without end", async () => {
    const world = new World(7);
    const fleet = startFleet(world, 20, 10);
    // Each calls about once in fifteen seconds: eighty calls a minute.
    for (const { budget } of fleet) void world.work(budget, "call", () => 30_000 * world.random());
    await world.advance(30 * minute);
    expect(world.waits.length).toBeGreaterThan(2000);
    expect(quantile(world.waits, 0.5)).toBeLessThan(10);
    expect(quantile(world.waits, 0.99)).toBeLessThanOrEqual(250);
    expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
    expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
    expect(usedShare(world, 20)).toBeGreaterThan(0.95);
  });

  it("[FLEET-03] a pause is kept by all within a second, until its end, and those that sleep see it", async () => {
    const world = new World(3);
    const [first] = startFleet(world, 30, 4);
    await world.advance(2 * minute);
    first?.budget.pause(30_000);
    const end = world.now + 30_000;
    await world.advance(minute);
    const within = world.starts.filter((start) => start > end - 29_000 && start < end - 3);
    expect(within).toEqual([]);
    expect(world.starts.filter((start) => start >= end).length).toBeGreaterThan(150);
    expect(mostWithin(world.starts, 1000)).toBeLessThanOrEqual(15);
  });

  it.each([1, 2, 3, 4, 5])(
    "[FLEET-04] [FLEET-05] crashes, splits, jumps of the clock, lost memory and stopped holders never exceed the limit (%i)",
    async (seed) => {
      const world = new World(seed);
      const fleet = [...startFleet(world, 30, 6)];
      const any = (): SimulatedProcess => {
        const process = fleet[Math.floor(world.random() * fleet.length)];
        if (process === undefined) throw new Error("no process");
        return process;
      };
      const faults: readonly (() => void)[] = [
        () => {
          // A crash, and another process in its place.
          any().stop();
          const process = world.addProcess({ processes: 30 });
          for (let index = 0; index < 6; index += 1) void world.work(process.budget, "bulk");
          fleet.push(process);
        },
        () => {
          const stopped = any();
          stopped.stop();
          world.schedule(() => {
            stopped.goOn();
          }, 30_000);
        },
        () => {
          world.serverClock += (world.random() - 0.5) * 2 * 3_600_000;
        },
        () => {
          world.server.flush();
        },
        () => {
          for (const process of fleet.filter((_, index) => index % 2 === 0)) process.isSplit = true;
          world.schedule(() => {
            for (const process of fleet) process.isSplit = false;
          }, 40_000);
        },
        () => {
          world.isDown = true;
          world.schedule(() => {
            world.isDown = false;
          }, 20_000);
        },
      ];
      for (let index = 0; index < 12; index += 1) {
        await world.advance(20_000 + 60_000 * world.random());
        faults[(index + seed) % faults.length]?.();
      }
      await world.advance(2 * minute);
      const atRest = world.starts.filter((start) => start > world.now - minute).length;
      expect(mostWithin(world.starts, minute)).toBeLessThanOrEqual(500);
      expect(atRest).toBeGreaterThan(300);
    },
  );
});
