import { vi } from "vitest";
import { sharedBudget } from "../../../src/cli/shared-budget.ts";

/** A client of Redis without a Redis. */
class Away {
  on(): void {
    // Nothing happens.
  }
  async connect(): Promise<void> {
    // It never is.
  }
  disconnect(): void {
    // It was not.
  }
  eval(): Promise<never> {
    return Promise.reject(new Error("away"));
  }
}

/** Among how many processes the command line divides the part of the limit that is used without Redis. */
export async function processes(): Promise<number> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const surroundings = { note: () => undefined, atEnd: [] };
    const load = (): Promise<unknown> => Promise.resolve({ Redis: Away });
    const budget = await sharedBudget({ redis: "redis://127.0.0.1" }, "--redis", surroundings, load);
    const starts: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      void Promise.resolve(budget?.turn({ line: "call", timeout: 600_000 })).then(() => starts.push(performance.now()));
    }
    await vi.advanceTimersByTimeAsync(120_000);
    const [, second = 0, third = 0] = starts;
    // All of them together use 15 % of 500 a minute.
    return Math.round(((third - second) / 60_000) * 500 * 0.15);
  } finally {
    vi.useRealTimers();
  }
}
