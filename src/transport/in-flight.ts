import type { Clock } from "./clock.ts";
import { onAbort, Stop, type Signal } from "./signal.ts";
import { ranOutOfTime, withTimeout } from "./with-timeout.ts";

interface Shared<Result> {
  readonly result: Promise<Result>;
  /** Absent when the first caller cannot leave: then nothing may end the task. */
  readonly stop: Stop | undefined;
  /** Number of the call that started it. */
  readonly startedBy: number | undefined;
  waiting: number;
}

/** Until when a caller waits. */
export interface Limit {
  readonly clock: Clock;
  /** By the clock. */
  readonly end: number;
  /** Number of the caller's call. */
  readonly callId?: number;
  /** Is told when the caller begins to wait for the task that another call started. */
  readonly onJoin?: (startedBy: number) => void;
}

/** Lets callers with the same question share one answer while it is on its way. */
export class InFlight<Result> {
  readonly #tasks = new Map<string, Shared<Result>>();

  /**
   * Joins the task of a key, or starts it. A caller that aborts leaves; the task ends when the last one has left.
   *
   * The task has the time of the caller that starts it. When that was too short, those that joined and have time left ask
   * again, together.
   *
   * @param limit until when the caller waits for a task that others started; absent when its signal says so
   * @throws what the task throws, the reason of the caller's signal, or TimeoutReached at the limit.
   */
  async run(
    key: string,
    signal: Signal | undefined,
    task: (signal: Signal | undefined) => Promise<Result>,
    limit?: Limit,
  ): Promise<Result> {
    for (;;) {
      signal?.throwIfAborted();
      const shared = this.#tasks.get(key);
      if (shared === undefined) return this.#wait(key, this.#start(key, signal, task, limit), signal);
      const hasTime = (): boolean => signal?.aborted !== true && (limit === undefined || limit.clock.now() < limit.end);
      try {
        const result = await this.#join(key, shared, signal, limit);
        if (!ranOutOfTime(result) || !hasTime()) return result;
      } catch (error) {
        if (!ranOutOfTime(error) || !hasTime()) throw error;
      }
    }
  }

  #join(key: string, shared: Shared<Result>, signal: Signal | undefined, limit: Limit | undefined): Promise<Result> {
    if (limit === undefined) return this.#wait(key, shared, signal);
    const { clock, end, onJoin } = limit;
    if (shared.startedBy !== undefined) onJoin?.(shared.startedBy);
    return withTimeout(clock, end - clock.now(), signal, (own) => this.#wait(key, shared, own));
  }

  #wait(key: string, shared: Shared<Result>, signal: Signal | undefined): Promise<Result> {
    shared.waiting += 1;
    if (signal === undefined) return shared.result;
    return new Promise((resolve, reject) => {
      const forget = onAbort(signal, () => {
        forget();
        shared.waiting -= 1;
        if (shared.waiting === 0 && shared.stop !== undefined) {
          // Who asks from now on asks anew.
          if (this.#tasks.get(key) === shared) this.#tasks.delete(key);
          shared.stop.abort(signal.reason);
        }
        reject(signal.reason as Error);
      });
      shared.result.finally(forget).then(resolve, reject);
    });
  }

  #start(
    key: string,
    signal: Signal | undefined,
    task: (signal: Signal | undefined) => Promise<Result>,
    limit: Limit | undefined,
  ): Shared<Result> {
    const stop = signal === undefined ? undefined : new Stop();
    // Nothing else is hung on the promise: V8 follows one that a single caller waits for, and puts that in the stack of an error.
    const begun = task(stop);
    const run = async (): Promise<Result> => {
      try {
        return await begun;
      } finally {
        if (this.#tasks.get(key) === shared) this.#tasks.delete(key);
      }
    };
    const shared: Shared<Result> = { result: run(), stop, startedBy: limit?.callId, waiting: 0 };
    this.#tasks.set(key, shared);
    return shared;
  }
}
