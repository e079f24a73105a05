import { describe, expect, it, onTestFinished } from "vitest";
import { MemoryBudget, type BudgetLine } from "../../../src/transport/budget.ts";
import { Stop, systemClock, type Clock, type Signal } from "../../../src/transport/time.ts";
import { longestTime } from "../../../src/transport/option-checks.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const hour = 3_600_000;

/** Waits for a turn; one that comes at once is waited for too. */
async function turn(
  budget: MemoryBudget,
  signal: Signal | undefined,
  timeout: number,
  line: BudgetLine = "call",
): Promise<boolean> {
  return budget.turn({ line, signal, timeout });
}

/** Takes the turn that there is. */
function take(budget: MemoryBudget): void {
  expect(budget.turn({ line: "call", timeout: hour })).toBe(true);
}

describe("budget", () => {
  it.each([1, 7, 500])("[REG-16] lets at most %i start in any minute, evenly spread, in order", async (perMinute) => {
    const clock = createFakeClock();
    const budget = new MemoryBudget(perMinute, clock);
    const starts: number[] = [];
    const order: number[] = [];
    const wanted = perMinute * 3;
    const all = Promise.all(
      Array.from({ length: wanted }, async (_, index) => {
        await turn(budget, undefined, hour);
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
    const budget = new MemoryBudget(60, clock);
    await turn(budget, undefined, hour);
    await clock.advance(600_000);
    const start = clock.now();
    await turn(budget, undefined, hour);
    expect(clock.now()).toBe(start);
    await clock.run(turn(budget, undefined, hour));
    expect(clock.now()).toBeGreaterThanOrEqual(start + 1000);
  });

  it("an aborted turn goes to the next one and leaves nothing behind", async () => {
    const clock = createFakeClock();
    const budget = new MemoryBudget(60, clock);
    await turn(budget, undefined, hour);
    const controllers = Array.from({ length: 100 }, () => new AbortController());
    const aborted = controllers.map((controller) =>
      turn(budget, controller.signal, hour).catch((reason: unknown) => reason),
    );
    const last = turn(budget, undefined, hour);
    for (const controller of controllers) controller.abort("enough");
    expect(await Promise.all(aborted)).toEqual(new Array(100).fill("enough"));
    expect(budget.waiting).toBe(1);
    await clock.run(last);
    expect(clock.now()).toBeLessThan(1100);
    const only = new AbortController();
    const wait = turn(budget, only.signal, hour).catch((reason: unknown) => reason);
    only.abort("enough");
    await wait;
    expect(clock.pending).toBe(0);
  });

  it("a signal that aborts after its turn has begun costs nobody else theirs", async () => {
    const clock = createFakeClock();
    const budget = new MemoryBudget(60, clock);
    await turn(budget, undefined, hour);
    const begun = new AbortController();
    await clock.run(turn(budget, begun.signal, hour));
    const waiting = turn(budget, undefined, hour);
    begun.abort("too late");
    expect(budget.waiting).toBe(1);
    await clock.run(waiting);
  });

  it("[REG-17] a pause holds those who wait and those who come", async () => {
    const clock = createFakeClock();
    const budget = new MemoryBudget(60, clock);
    await turn(budget, undefined, hour);
    const waiting = turn(budget, undefined, hour).then(() => clock.now());
    budget.pause(30_000);
    const coming = turn(budget, undefined, hour).then(() => clock.now());
    const [first, second] = await clock.run(Promise.all([waiting, coming]));
    expect(first).toBe(30_000);
    expect(second).toBeGreaterThan(31_000);
  });

  it("[REG-16] nobody passes those who wait, also when their timer is late", async () => {
    const clock = createFakeClock();
    let late = 0;
    const budget = new MemoryBudget(60, { ...clock, now: () => clock.now() + late });
    take(budget);
    expect(budget.delay.delay).toBeGreaterThan(0);
    const waiting = turn(budget, undefined, hour);
    late = 5000;
    let passed = false;
    const coming = turn(budget, undefined, hour).then(() => {
      passed = true;
    });
    await clock.run(waiting);
    expect(passed).toBe(false);
    await clock.run(coming);
  });

  it("[REL-06] a wait that is too long takes no turn and leaves nothing behind", async () => {
    const clock = createFakeClock();
    const budget = new MemoryBudget(60, clock);
    take(budget);
    const [short, long] = [turn(budget, undefined, 500), turn(budget, undefined, hour)];
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
        const budget = new MemoryBudget(60, { ...clock, schedule: () => () => undefined });
        take(budget);
        const controllers = Array.from({ length: calls }, () => new Stop());
        const turns = controllers.map((stop) => turn(budget, stop, hour).catch(() => undefined));
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
    const budget = new MemoryBudget(60, { ...clock, now: () => now, schedule });
    take(budget);
    const order: number[] = [];
    const stops = Array.from({ length: 2000 }, () => new Stop());
    const turns = stops.map(async (stop, index) => {
      if (await turn(budget, stop, hour).catch(() => false)) order.push(index);
    });
    for (const [index, stop] of stops.entries()) if (index % 3 === 0) stop.abort("enough");
    const left = budget.waiting;
    for (let started = 0; started < left; started += 1) {
      now += 1001;
      fire();
      // Somebody comes and leaves all the time.
      const comer = new Stop();
      turns.push(
        turn(budget, comer, hour).then(
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
    const budget = new MemoryBudget(perMinute, { ...clock, schedule });
    take(budget);
    const wait = turn(budget, undefined, longestTime);
    await clock.advance(longestTime - 1);
    expect(waits.every((wait) => wait <= longestTime)).toBe(true);
    expect(waits.length).toBeLessThan(4);
    budget.pause(1e300);
    expect(waits.length).toBeLessThan(6);
    await clock.advance(1);
    expect(await wait).toBe(false);
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
    const budget = new MemoryBudget(1e-9, { ...systemClock, schedule });
    take(budget);
    expect(await turn(budget, undefined, 30)).toBe(false);
    expect(timers).toBe(2);
    expect(warnings).toEqual([]);
  });

  it("no limit means no waiting", async () => {
    const clock = createFakeClock();
    const budget = new MemoryBudget(Infinity, clock);
    await Promise.all(Array.from({ length: 1000 }, () => turn(budget, undefined, hour)));
    expect(clock.pending).toBe(0);
    expect(clock.now()).toBe(0);
  });

  describe("with two lines", () => {
    it("[FLEET-02] a call starts before all bulk that waits, one slot later at most", async () => {
      const clock = createFakeClock();
      const budget = new MemoryBudget(60, clock);
      const order: string[] = [];
      const bulk = Array.from({ length: 20 }, async (_, index) => {
        await turn(budget, undefined, hour, "bulk");
        order.push(`bulk ${index}`);
      });
      await clock.advance(2500);
      const asked = clock.now();
      const calls = [0, 1].map(async (index) => {
        await turn(budget, undefined, hour);
        order.push(`call ${index}`);
        return clock.now() - asked;
      });
      const [first, second] = await clock.run(Promise.all(calls));
      expect(first).toBeLessThanOrEqual(1001);
      expect(second).toBeLessThanOrEqual(2002);
      await clock.run(Promise.all(bulk));
      expect(order.slice(0, 6)).toEqual(["bulk 0", "bulk 1", "bulk 2", "call 0", "call 1", "bulk 3"]);
      expect(order).toHaveLength(22);
      expect(clock.pending).toBe(0);
    });

    it("[FLEET-01] both together start as many in a minute as one", async () => {
      const clock = createFakeClock();
      const budget = new MemoryBudget(50, clock);
      const starts: number[] = [];
      const all = Array.from({ length: 200 }, async (_, index) => {
        await turn(budget, undefined, hour, index % 3 === 0 ? "call" : "bulk");
        starts.push(clock.now());
      });
      await clock.run(Promise.all(all));
      for (const [index, start] of starts.entries()) {
        expect(starts.slice(index).filter((other) => other - start <= 60_000).length).toBeLessThanOrEqual(50);
      }
    });

    it("[FLEET-02] says of each line what its next request would wait for", async () => {
      const clock = createFakeClock();
      const budget = new MemoryBudget(60, clock);
      take(budget);
      const waiting = ["bulk", "bulk", "call"].map((line) =>
        turn(budget, undefined, hour, line === "call" ? "call" : "bulk"),
      );
      const slots = (delay: number): number => Math.round(delay / 1000);
      expect([slots(budget.delayOf("call").delay), slots(budget.delayOf("bulk").delay)]).toEqual([2, 4]);
      expect(budget.delay).toEqual(budget.delayOf("call"));
      await clock.run(Promise.all(waiting));
    });

    it("[FLEET-03] a pause holds both, and calls go on first", async () => {
      const clock = createFakeClock();
      const budget = new MemoryBudget(60, clock);
      take(budget);
      const order: string[] = [];
      const waiting = (["bulk", "call"] as const).map(async (line) => {
        await turn(budget, undefined, hour, line);
        order.push(`${line} ${Math.floor(clock.now() / 1000)}`);
      });
      budget.pause(30_000);
      expect(budget.delay.reason).toBe("pause");
      await clock.run(Promise.all(waiting));
      expect(order).toEqual(["call 30", "bulk 31"]);
    });
  });
});
