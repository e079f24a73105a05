import { describe, expect, it, onTestFinished } from "vitest";
import { Budget } from "../../../src/transport/calls.ts";
import { Stop, systemClock, type Clock } from "../../../src/transport/time.ts";
import { longestTime } from "../../../src/transport/option-checks.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const hour = 3_600_000;

describe("budget", () => {
  it.each([1, 7, 500])("[REG-16] lets at most %i start in any minute, evenly spread, in order", async (perMinute) => {
    const clock = createFakeClock();
    const budget = new Budget(perMinute, clock);
    const starts: number[] = [];
    const order: number[] = [];
    const wanted = perMinute * 3;
    const all = Promise.all(
      Array.from({ length: wanted }, async (_, index) => {
        await budget.turn(undefined, hour);
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
    await budget.turn(undefined, hour);
    await clock.advance(600_000);
    const start = clock.now();
    await budget.turn(undefined, hour);
    expect(clock.now()).toBe(start);
    await clock.run(budget.turn(undefined, hour));
    expect(clock.now()).toBeGreaterThanOrEqual(start + 1000);
  });

  it("an aborted turn goes to the next one and leaves nothing behind", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    await budget.turn(undefined, hour);
    const controllers = Array.from({ length: 100 }, () => new AbortController());
    const aborted = controllers.map((controller) =>
      budget.turn(controller.signal, hour).catch((reason: unknown) => reason),
    );
    const last = budget.turn(undefined, hour);
    for (const controller of controllers) controller.abort("enough");
    expect(await Promise.all(aborted)).toEqual(new Array(100).fill("enough"));
    expect(budget.waiting).toBe(1);
    await clock.run(last);
    expect(clock.now()).toBeLessThan(1100);
    const only = new AbortController();
    const turn = budget.turn(only.signal, hour).catch((reason: unknown) => reason);
    only.abort("enough");
    await turn;
    expect(clock.pending).toBe(0);
  });

  it("a signal that aborts after its turn has begun costs nobody else theirs", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    await budget.turn(undefined, hour);
    const begun = new AbortController();
    await clock.run(budget.turn(begun.signal, hour));
    const waiting = budget.turn(undefined, hour);
    begun.abort("too late");
    expect(budget.waiting).toBe(1);
    await clock.run(waiting);
  });

  it("[REG-17] a pause holds those who wait and those who come", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    await budget.turn(undefined, hour);
    const waiting = budget.turn(undefined, hour).then(() => clock.now());
    budget.pause(30_000);
    const coming = budget.turn(undefined, hour).then(() => clock.now());
    const [first, second] = await clock.run(Promise.all([waiting, coming]));
    expect(first).toBe(30_000);
    expect(second).toBeGreaterThan(31_000);
  });

  it("[REG-16] nobody passes those who wait, also when their timer is late", async () => {
    const clock = createFakeClock();
    let late = 0;
    const budget = new Budget(60, { ...clock, now: () => clock.now() + late });
    expect([budget.take(), budget.take()]).toEqual([true, false]);
    const waiting = budget.turn(undefined, hour);
    late = 5000;
    expect(budget.take()).toBe(false);
    await clock.run(waiting);
  });

  it("[REL-06] a wait that is too long takes no turn and leaves nothing behind", async () => {
    const clock = createFakeClock();
    const budget = new Budget(60, clock);
    budget.take();
    const [short, long] = [budget.turn(undefined, 500), budget.turn(undefined, hour)];
    expect(await clock.run(short)).toBe(false);
    expect([clock.now(), budget.waiting]).toEqual([500, 1]);
    expect(await clock.run(long)).toBe(true);
    expect(clock.now()).toBeLessThan(1100);
    expect(clock.pending).toBe(0);
  });

  it.each(["first to last", "last to first", "at random"])(
    "[REL-05] whoever leaves is not looked for among the others: %s",
    async (order) => {
      /** Work per call when all that wait leave; a list that is searched would cost each of many more than each of few. */
      const work = async (calls: number): Promise<number> => {
        const clock = createFakeClock();
        const budget = new Budget(60, { ...clock, schedule: () => () => undefined });
        budget.take();
        const controllers = Array.from({ length: calls }, () => new Stop());
        const turns = controllers.map((stop) => budget.turn(stop, hour).catch(() => undefined));
        if (order === "last to first") controllers.reverse();
        // Coprime to the sizes below, so each comes once.
        const step = order === "at random" ? 7919 : 1;
        // Of the processor: a busy machine does other work in between.
        const begin = process.cpuUsage();
        for (let index = 0; index < calls; index += 1) controllers[(index * step) % calls]?.abort("enough");
        const time = process.cpuUsage(begin).user / 1_000;
        expect(budget.waiting).toBe(0);
        await Promise.all(turns);
        return time / calls;
      };
      await work(1000);
      const few = Math.min(await work(1000), await work(1000), await work(1000));
      const many = Math.min(await work(40_000), await work(40_000), await work(40_000));
      // A factor of ten leaves room for a busy machine, and a hundredth of a millisecond for a clock that is not exact.
      expect(many).toBeLessThan(10 * few + 0.01);
    },
  );

  it("[REL-05] those that wait start in their order, however many leave before them and come meanwhile", async () => {
    const clock = createFakeClock();
    let now = 0;
    let fire = (): void => undefined;
    const schedule = (callback: () => void, milliseconds: number): (() => void) => {
      if (milliseconds < hour) fire = callback;
      return () => undefined;
    };
    const budget = new Budget(60, { ...clock, now: () => now, schedule });
    budget.take();
    const order: number[] = [];
    const stops = Array.from({ length: 2000 }, () => new Stop());
    const turns = stops.map(async (stop, index) => {
      if (await budget.turn(stop, hour).catch(() => false)) order.push(index);
    });
    for (const [index, stop] of stops.entries()) if (index % 3 === 0) stop.abort("enough");
    const left = budget.waiting;
    for (let turn = 0; turn < left; turn += 1) {
      now += 1001;
      fire();
      // Somebody comes and leaves all the time.
      const comer = new Stop();
      turns.push(
        budget.turn(comer, hour).then(
          () => undefined,
          () => undefined,
        ),
      );
      comer.abort("enough");
    }
    await Promise.all(turns);
    expect(order).toEqual(stops.flatMap((_, index) => (index % 3 === 0 ? [] : [index])));
  });

  it.each([1e-9, Number.MIN_VALUE])("[REL-05] a rate of nearly nothing (%d) makes no timer loop", async (perMinute) => {
    const clock = createFakeClock();
    const waits: number[] = [];
    const schedule: Clock["schedule"] = (callback, milliseconds) => {
      waits.push(milliseconds);
      // As setTimeout: one that is to wait longer than it can fires at once.
      return clock.schedule(callback, milliseconds > longestTime ? 1 : milliseconds);
    };
    const budget = new Budget(perMinute, { ...clock, schedule });
    budget.take();
    const turn = budget.turn(undefined, longestTime);
    await clock.advance(longestTime - 1);
    expect(waits.every((wait) => wait <= longestTime)).toBe(true);
    expect(waits.length).toBeLessThan(4);
    budget.pause(1e300);
    expect(waits.length).toBeLessThan(6);
    await clock.advance(1);
    expect(await turn).toBe(false);
    expect(clock.pending).toBe(0);
  });

  it("[REL-05] a rate of nearly nothing makes no timer loop on the machine's own timers", async () => {
    const warnings: Error[] = [];
    const note = (warning: Error): void => void warnings.push(warning);
    process.on("warning", note);
    onTestFinished(() => {
      process.off("warning", note);
    });
    let timers = 0;
    const schedule: Clock["schedule"] = (...parameters) => {
      timers += 1;
      return systemClock.schedule(...parameters);
    };
    const budget = new Budget(1e-9, { ...systemClock, schedule });
    budget.take();
    expect(await budget.turn(undefined, 30)).toBe(false);
    expect(timers).toBe(2);
    expect(warnings).toEqual([]);
  });

  it("no limit means no waiting", async () => {
    const clock = createFakeClock();
    const budget = new Budget(Infinity, clock);
    await Promise.all(Array.from({ length: 1000 }, () => budget.turn(undefined, hour)));
    expect(clock.pending).toBe(0);
    expect(clock.now()).toBe(0);
  });
});
