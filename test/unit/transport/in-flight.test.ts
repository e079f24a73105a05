import { describe, expect, it, vi } from "vitest";
import { TransportError } from "ares-caais";
import { cutShort, sleep, TimeoutReached, type Signal } from "../../../src/transport/time.ts";
import { InFlight, type Limit } from "../../../src/transport/calls.ts";
import { createFakeClock, type FakeClock } from "../../fixtures/fake-clock.ts";

const timeout = (): TransportError => new TransportError("x", "timeout", "took too long");

/** Tasks that settle when a test says so. */
function createTasks(clock: FakeClock): {
  readonly started: { readonly at: number; readonly signal: Signal | undefined }[];
  readonly settle: ((outcome: unknown) => void)[];
  readonly run: (signal: AbortSignal | undefined, limit?: Limit) => Promise<unknown>;
} {
  const inFlight = new InFlight<unknown>();
  const started: { at: number; signal: Signal | undefined }[] = [];
  const settle: ((outcome: unknown) => void)[] = [];
  const task = (signal: Signal | undefined): Promise<unknown> => {
    started.push({ at: clock.now(), signal });
    return new Promise((resolve, reject) => {
      settle.push((outcome) => {
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      });
    });
  };
  return { started, settle, run: (signal, limit) => inFlight.run("key", signal, task, limit) };
}

describe("a task that callers share", () => {
  it("is shared with its answer and its failure", async () => {
    const { started, settle, run } = createTasks(createFakeClock());
    const answers = [run(undefined), run(new AbortController().signal), run(undefined)];
    settle[0]?.("answer");
    expect(await Promise.all(answers)).toEqual(["answer", "answer", "answer"]);
    const refused = new Error("refused");
    const failures = [run(undefined), run(undefined)].map((call) => call.catch((error: unknown) => error));
    settle[1]?.(refused);
    expect(await Promise.all(failures)).toEqual([refused, refused]);
    expect(started).toHaveLength(2);
  });

  it("ends when the last one has left, whoever came first; who asks then asks anew", async () => {
    const { started, settle, run } = createTasks(createFakeClock());
    const [first, second] = [new AbortController(), new AbortController()];
    const calls = [run(first.signal), run(second.signal)].map((call) => call.catch((reason: unknown) => reason));
    first.abort("one");
    expect(await calls[0]).toBe("one");
    expect(started[0]?.signal?.aborted).toBe(false);
    second.abort("two");
    expect(started[0]?.signal?.aborted).toBe(true);
    expect(started[0]?.signal?.reason).toBe("two");
    const next = run(undefined);
    settle[1]?.("anew");
    expect(await next).toBe("anew");
    expect(await calls[1]).toBe("two");
  });

  it("[REL-06] who joins can leave, also when the one who started it cannot", async () => {
    const clock = createFakeClock();
    const { settle, run } = createTasks(clock);
    const first = run(undefined);
    const controller = new AbortController();
    const aborted = run(controller.signal).catch((reason: unknown) => reason);
    const late = clock.run(run(undefined, { clock, end: 500 }).catch((error: unknown) => error));
    controller.abort("enough");
    expect(await aborted).toBe("enough");
    expect(await late).toBeInstanceOf(TimeoutReached);
    expect(clock.now()).toBe(500);
    settle[0]?.("answer");
    expect(await first).toBe("answer");
    expect(clock.pending).toBe(0);
  });
});

describe("a task that ran out of its time", () => {
  const short = { status: 503 };
  cutShort(short);

  it.each([
    ["a time limit", timeout()],
    ["a wait that was given up", new TimeoutReached("supplier")],
    ["no time for another attempt", short],
  ])("[REL-06] is started once more for those that joined it and have time left: %s", async (_case, outcome) => {
    const clock = createFakeClock();
    const { started, settle, run } = createTasks(clock);
    const first = run(undefined).catch((error: unknown) => error);
    await clock.advance(900);
    const joined = [run(undefined, { clock, end: 1900 }), run(undefined, { clock, end: 1950 }), run(undefined)];
    await clock.advance(100);
    settle[0]?.(outcome);
    expect(await first).toBe(outcome);
    await clock.advance(0);
    expect(started.map(({ at }) => at)).toEqual([0, 1000]);
    settle[1]?.("answer");
    expect(await Promise.all(joined)).toEqual(["answer", "answer", "answer"]);
    expect(clock.pending).toBe(0);
  });

  it("[REL-06] who has no time left gets what it came to", async () => {
    const clock = createFakeClock();
    const { started, settle, run } = createTasks(clock);
    const first = run(undefined).catch((error: unknown) => error);
    const controller = new AbortController();
    const aborted = run(controller.signal).catch((reason: unknown) => reason);
    let now = 0;
    const late = run(undefined, { clock: { ...clock, now: () => now }, end: 1000 }).catch((error: unknown) => error);
    const failure = timeout();
    now = 1000;
    settle[0]?.(failure);
    controller.abort("enough");
    expect(await Promise.all([first, late, aborted])).toEqual([failure, failure, "enough"]);
    expect(started).toHaveLength(1);
  });

  it("[REL-06] each goes on until its own time is up, and no longer", async () => {
    const clock = createFakeClock();
    const inFlight = new InFlight<never>();
    const ends = [1000, 1500, 3000];
    const task = vi.fn(async (end: number): Promise<never> => {
      await sleep(clock, end - clock.now(), undefined);
      throw timeout();
    });
    const outcomes = ends.map(async (end) => {
      await inFlight.run("key", undefined, () => task(end), { clock, end }).catch(() => undefined);
      return clock.now();
    });
    expect(await clock.run(Promise.all(outcomes))).toEqual(ends);
    expect(task.mock.calls).toEqual([[1000], [1500], [3000]]);
    expect(clock.pending).toBe(0);
  });
});
