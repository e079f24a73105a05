import { describe, expect, it } from "vitest";
import { Budget } from "../../../src/transport/budget.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

describe("budget", () => {
  it.each([1, 7, 500])("[REG-16] lets at most %i start in any minute, evenly spread, in order", async (perMinute) => {
    const clock = createFakeClock();
    const budget = new Budget(perMinute, clock);
    const starts: number[] = [];
    const order: number[] = [];
    const wanted = perMinute * 3;
    const all = Promise.all(
      Array.from({ length: wanted }, async (_, index) => {
        await budget.turn(undefined);
        starts.push(clock.now());
        order.push(index);
      }),
    );
    await clock.run(all);
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const [index, start] of starts.entries()) {
      const inMinute = starts.slice(index).filter((other) => other - start <= 60_000).length;
      expect(inMinute).toBeLessThanOrEqual(perMinute);
    }
    // No slower than needed: rounding a timer up costs less than a millisecond each.
    expect(starts.at(-1)).toBeLessThanOrEqual((wanted - 1) * (60_001 / perMinute + 1));
    expect(clock.pending).toBe(0);
  });

  it("[REG-16] an idle budget lets the next one start at once, and saves nothing up", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    await budget.turn(undefined);
    await clock.advance(600_000);
    const start = clock.now();
    await budget.turn(undefined);
    expect(clock.now()).toBe(start);
    await clock.run(budget.turn(undefined));
    expect(clock.now()).toBeGreaterThanOrEqual(start + 1000);
  });

  it("an aborted turn goes to the next one and leaves nothing behind", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    await budget.turn(undefined);
    const controllers = Array.from({ length: 100 }, () => new AbortController());
    const aborted = controllers.map((controller) => budget.turn(controller.signal).catch((reason: unknown) => reason));
    const last = budget.turn(undefined);
    for (const controller of controllers) controller.abort("enough");
    expect(await Promise.all(aborted)).toEqual(new Array(100).fill("enough"));
    expect(budget.waiting).toBe(1);
    await clock.run(last);
    expect(clock.now()).toBeLessThan(1100);
    const only = new AbortController();
    const turn = budget.turn(only.signal).catch((reason: unknown) => reason);
    only.abort("enough");
    await turn;
    expect(clock.pending).toBe(0);
  });

  it("a signal that aborts after its turn has begun costs nobody else theirs", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    await budget.turn(undefined);
    const begun = new AbortController();
    await clock.run(budget.turn(begun.signal));
    const waiting = budget.turn(undefined);
    begun.abort("too late");
    expect(budget.waiting).toBe(1);
    await clock.run(waiting);
  });

  it("[REG-17] a pause holds those who wait and those who come", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    await budget.turn(undefined);
    const waiting = budget.turn(undefined).then(() => clock.now());
    budget.pause(30_000);
    const coming = budget.turn(undefined).then(() => clock.now());
    const [first, second] = await clock.run(Promise.all([waiting, coming]));
    expect(first).toBe(30_000);
    expect(second).toBeGreaterThan(31_000);
  });

  it("[REG-16] nobody passes those who wait, also when their timer is late", async () => {
    const clock = createFakeClock();
    let late = 0;
    const budget = new Budget(60, { ...clock, now: () => clock.now() + late });
    expect([budget.take(), budget.take()]).toEqual([true, false]);
    const waiting = budget.turn(undefined);
    late = 5000;
    expect(budget.take()).toBe(false);
    await clock.run(waiting);
  });

  it("no limit means no waiting", async () => {
    const clock = createFakeClock();
    const budget = new Budget(Infinity, clock);
    await Promise.all(Array.from({ length: 1000 }, () => budget.turn(undefined)));
    expect(clock.pending).toBe(0);
    expect(clock.now()).toBe(0);
  });
});
