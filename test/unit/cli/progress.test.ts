import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createProgress, joinHooks, sizeOf } from "../../../src/cli/progress.ts";

const notice = { callId: 1, operation: "vyhledejEkonomickeSubjekty" };
const request = { ...notice, method: "POST", url: "https://ares.example", attempt: 1 };

function terminal(columns = 200): PassThrough & { readonly isTTY: true; columns: number } {
  return Object.assign(new PassThrough().setEncoding("utf8"), { isTTY: true as const, columns });
}

/** What a terminal shows at last, and `""` when the line was taken away. */
function lastLine(stderr: PassThrough): string | undefined {
  const text = stderr.read() as string | null;
  return text?.split("\r\u001b[K").at(-1);
}

describe("createProgress", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const now = (): number => performance.now();

  it("shows nothing of short work, then a line that fits the terminal, now and then, and takes it away", () => {
    const stderr = terminal(20);
    const progress = createProgress(stderr, now);
    progress.show("early");
    progress.clear();
    expect(stderr.read()).toBeNull();
    vi.advanceTimersByTime(1000);
    progress.show("line that is longer than the terminal");
    vi.advanceTimersByTime(50);
    progress.show("too soon");
    vi.advanceTimersByTime(50);
    stderr.columns = 6;
    progress.show("next\n");
    progress.clear();
    progress.clear();
    expect(stderr.read()).toBe("\r\u001b[Kline that is longer\r\u001b[Knext \r\u001b[K");
  });

  it("[JOB-05] says how many a minute, how long it takes still and how much of the budget it uses", () => {
    const stderr = terminal();
    const progress = createProgress(stderr, now);
    const { onRequest } = progress.watch(500);
    for (let second = 0; second <= 30; second += 1) {
      for (let index = 0; index < 4; index += 1) onRequest?.(request);
      progress.show("some looked up", { done: 400 * second, total: 52_000 });
      vi.advanceTimersByTime(1000);
    }
    // 12,000 in 31 seconds, by 124 requests.
    expect(lastLine(stderr)).toBe("some looked up; 23,226 a minute; 2 min left; 48 % of the budget");
    progress.end();
  });

  it("[JOB-05] measures the last minute, and what this run did: not what was done before it", () => {
    const stderr = terminal();
    const progress = createProgress(stderr, now);
    progress.watch();
    let done = 1_000_000;
    for (let second = 0; second < 300; second += 1) {
      // It slows down after two minutes.
      progress.show("some", { done: (done += second < 120 ? 1000 : 10) });
      vi.advanceTimersByTime(1000);
    }
    const [, perMinute = ""] = /^some; (.*) a minute$/.exec(lastLine(stderr) ?? "") ?? [];
    expect(Number(perMinute)).toBeGreaterThan(590);
    expect(Number(perMinute)).toBeLessThan(610);
    progress.end();
  });

  it("[JOB-05] tells the time that is left from how much of a file was read", () => {
    const stderr = terminal();
    const progress = createProgress(stderr, now);
    progress.show("a", { done: 0, part: 0 });
    vi.advanceTimersByTime(10_000);
    progress.show("b", { done: 1000, part: 0.1 });
    expect(lastLine(stderr)).toBe("b; 6,000 a minute; 90 s left");
    vi.advanceTimersByTime(1000);
    progress.show("c", { done: 1000, total: 1_000_000 });
    expect(lastLine(stderr)).toBe("c; 5,455 a minute; 3 h 4 min left");
  });

  it("[JOB-05] names a pause and counts it down while nothing comes", () => {
    const stderr = terminal();
    const progress = createProgress(stderr, now);
    const { onPause, onWait, onRetry } = progress.watch(500);
    vi.advanceTimersByTime(3000);
    expect(stderr.read()).toBeNull();
    onRetry?.({ ...request, reason: 503, delay: 4000 });
    vi.advanceTimersByTime(1000);
    expect(lastLine(stderr)).toBe("tries again (503): 3 s");
    onPause?.({ ...notice, delay: 60_000 });
    onWait?.({ ...notice, reason: "pause", delay: 10_000 });
    vi.advanceTimersByTime(1000);
    expect(lastLine(stderr)).toBe("paused, as the service blocks: 59 s");
    vi.advanceTimersByTime(40_000);
    expect(lastLine(stderr)).toBe("paused, as the service blocks: 19 s");
    progress.show("12 looked up");
    vi.advanceTimersByTime(20_000);
    expect(lastLine(stderr)).toMatch(/^12 looked up; 0 % of the budget$/);
    // The usual pace is no pause.
    onWait?.({ ...notice, reason: "budget", delay: 500 });
    vi.advanceTimersByTime(1000);
    expect(lastLine(stderr)).not.toContain("waits");
    onWait?.({ ...notice, reason: "budget", delay: 30_000 });
    vi.advanceTimersByTime(1000);
    expect(lastLine(stderr)).toContain("waits for its turn: 29 s");
    progress.end();
    expect(lastLine(stderr)).toBe("");
    vi.advanceTimersByTime(10_000);
    progress.show("late");
    expect(stderr.read()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([1, 2, 7])("[JOB-05] keeps to one line on a terminal of %i columns", (columns) => {
    const stderr = terminal(columns);
    const progress = createProgress(stderr, now);
    vi.advanceTimersByTime(1000);
    progress.show("1234567890", { done: 1 });
    expect(stderr.read()).toBe(`\r\u001b[K${"1234567890".slice(0, columns - 1)}`);
  });

  it("[JOB-05] takes a terminal that says no width for one of 80 columns", () => {
    const stderr = terminal(0);
    const progress = createProgress(stderr, now);
    vi.advanceTimersByTime(1000);
    progress.show("x".repeat(200));
    expect(lastLine(stderr)).toBe("x".repeat(79));
  });

  it("[JOB-05] says nothing where nobody watches, or nobody wants to, and sets no timer", () => {
    for (const [stderr, isSilent] of [
      [new PassThrough(), false],
      [terminal(), true],
    ] as const) {
      const progress = createProgress(stderr, now, isSilent);
      expect(progress.watch(500)).toEqual({});
      vi.advanceTimersByTime(10_000);
      progress.show("x", { done: 1 });
      progress.clear();
      progress.end();
      expect(stderr.read()).toBeNull();
      expect(vi.getTimerCount()).toBe(0);
    }
  });
});

describe("joinHooks", () => {
  it("tells both, the first one first", () => {
    const told: string[] = [];
    const hooks = joinHooks(
      { onRequest: () => told.push("first"), onCall: () => told.push("call") },
      { onRequest: () => told.push("second"), onPause: () => told.push("pause") },
    );
    hooks.onRequest?.(request);
    hooks.onPause?.({ ...notice, delay: 1 });
    expect(told).toEqual(["first", "second", "pause"]);
    expect(Object.keys(hooks).sort()).toEqual(["onCall", "onPause", "onRequest"]);
  });
});

describe("sizeOf", () => {
  it("knows nothing of what is no open file", () => {
    expect(sizeOf(new PassThrough())).toBeUndefined();
    expect(sizeOf({ fd: 1_000_000 })).toBeUndefined();
  });
});
