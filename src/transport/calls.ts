import { ContractError } from "../errors/contract-error.ts";
import type { Answer } from "./answer.ts";
import { reportRejection, type CallEvent, type RegistryHooks } from "./hooks.ts";
import { longestTime } from "./option-checks.ts";
import { onAbort, ranOutOfTime, Stop, withTimeout, type Clock, type Signal } from "./time.ts";

/** A call that is under way: a promise of its data, which tells on request what answer it was made of. */
export interface CallPromise<Data> extends Promise<Data> {
  /**
   * The data together with the answer that it was made of. It sends nothing: there is one call, whether this is asked for or
   * not, within the same budget, retries and times.
   *
   * @throws whatever the call throws.
   *
   * @example
   *
   * ```ts
   * const { data, status, headers } = await registry.vratEkonomickySubjekt({ ico }).withResponse();
   * console.log(data.obchodniJmeno, status, headers.get("date"));
   * ```
   */
  readonly withResponse: () => Promise<CallResponse<Data>>;
}

/** The data of a call, and how it came. */
export interface CallResponse<Data> {
  /** What the call gives. */
  readonly data: Data;
  /** Number of the call, the same as in the events of the hooks. */
  readonly callId: number;
  /** HTTP status of the answer. */
  readonly status: number;
  /** Headers of the answer, a copy; of one from the cache `content-type` alone. `util.inspect` does not show them. */
  readonly headers: Headers;
  /** How many attempts this call sent, of all its requests; 0 when it sent none. */
  readonly attempts: number;
  /** Whether the answer came from the cache of the client; only the registry has one. */
  readonly fromCache: boolean;
  /** Whether another call with the same question was under way, and this one got what that one got. */
  readonly shared: boolean;
}

let calls = 0;

export class CallRecord {
  /** Number of the call, which no other call of the process has. */
  readonly id = (calls += 1);
  attempts = 0;
  /** Milliseconds waited for a turn of the budget, without those below. */
  budgetWait = 0;
  /** Milliseconds waited because the service had blocked the client. */
  pauseWait = 0;
  cache: CallEvent["cache"] = "off";
  shared = false;
  fromCache = false;
  /** What the call is about was answered. */
  answer: Pick<Answer, "status" | "headers"> | undefined;
}

/**
 * Begins a call: gives it its number, and tells `onCall` of its end.
 *
 * @param operation what `onCall` is told that it is
 * @param options of the caller, not checked
 * @param run does the work and notes in the record what happens; it throws nothing at once
 */
export function startCall<Data>(
  { clock, hooks }: { readonly clock: Clock; readonly hooks: RegistryHooks },
  operation: string,
  options: { readonly signal?: AbortSignal | undefined } | undefined,
  run: (record: CallRecord) => Promise<Data>,
): CallPromise<Data> {
  const record = new CallRecord();
  const watched = async (): Promise<Data> => {
    const start = clock.now();
    const tell = (outcome: CallEvent["outcome"], error?: unknown): void => {
      const { id: callId, attempts, budgetWait, pauseWait, cache, shared, answer } = record;
      const errorCode = error instanceof ContractError ? error.code : undefined;
      const happened = { callId, cache, shared, attempts, budgetWait, pauseWait, status: answer?.status };
      const event = { ...happened, operation, duration: clock.now() - start, outcome, errorCode };
      reportRejection("onCall", hooks.onCall?.(event));
    };
    const data = await run(record).catch((error: unknown) => {
      const isAborted = options?.signal?.aborted === true && error === options.signal.reason;
      tell(isAborted ? "aborted" : "error", error);
      throw error;
    });
    tell("data");
    return data;
  };
  const promise = hooks.onCall === undefined ? run(record) : watched();
  return Object.assign(promise, {
    withResponse: async (): Promise<CallResponse<Data>> => {
      const data = await promise;
      const { id: callId, attempts, fromCache, shared, answer } = record;
      const headers = new Headers([...(answer?.headers ?? [])]);
      return {
        ...{ data, callId, status: answer?.status ?? 0, attempts, fromCache, shared },
        // Where a service sends the browser, and its cookies, are no matter of a log.
        get headers() {
          return headers;
        },
      };
    },
  });
}

interface Shared<Result> {
  readonly result: Promise<Result>;
  /** Absent when the first caller cannot leave: then nothing may end the task. */
  readonly stop: Stop | undefined;
  /** Number of the call that started it. */
  readonly startedBy: number | undefined;
  waiting: number;
}

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

/** A minute and a little: as many starts as allowed, and no more, fit into any minute however its edges are counted. */
const minute = 60_001;

/** Spreads the starts of requests evenly over time. */
export class Budget {
  readonly #clock: Clock;
  /** Milliseconds between two starts. */
  readonly #interval: number;
  /** What starts those that wait, in the order of the calls; a set, because who leaves need not be looked for. */
  readonly #queue = new Set<() => void>();
  /** Stands before the first of them: a new one would pass by all that were there before. */
  readonly #order = this.#queue.values();
  #next: number;
  /** The pause that is, or the last one. */
  #pause = { from: 0, to: 0 };
  #cancelTimer: (() => void) | undefined;

  /** @param perMinute most starts in any minute; `Infinity` for no limit */
  constructor(perMinute: number, clock: Clock) {
    this.#clock = clock;
    this.#interval = minute / perMinute;
    this.#next = clock.now();
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** What the next one that asks has to wait for, and for how many milliseconds if all goes on as it is. */
  get delay(): { readonly reason: "budget" | "pause"; readonly delay: number } {
    const now = this.#clock.now();
    const delay = Math.max(0, this.#next - now) + this.#queue.size * this.#interval;
    return { reason: now < this.#pause.to ? "pause" : "budget", delay };
  }

  /** Takes a turn when there is one without waiting. */
  take(): boolean {
    const now = this.#clock.now();
    if (this.#queue.size > 0 || this.#next > now) return false;
    this.#next = now + this.#interval;
    return true;
  }

  /**
   * Waits for a turn, in the order of the calls.
   *
   * @param milliseconds longest wait
   * @returns whether the turn came within that time; who leaves before it takes none.
   * @throws the reason of the signal when that aborts first.
   */
  async turn(signal: Signal | undefined, milliseconds: number): Promise<boolean> {
    signal?.throwIfAborted();
    if (this.take()) return true;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        forget();
        cancel();
        this.#queue.delete(start);
        if (this.#queue.size === 0) this.#stopTimer();
      };
      const start = (): void => {
        leave();
        resolve(true);
      };
      const forget = onAbort(signal, () => {
        leave();
        reject(signal?.reason as Error);
      });
      const cancel = this.#clock.schedule(() => {
        leave();
        resolve(false);
      }, milliseconds);
      this.#queue.add(start);
      this.#startTimer();
    });
  }

  /** Lets nobody start for some milliseconds. */
  pause(milliseconds: number): void {
    const now = this.#clock.now();
    const to = now + milliseconds;
    this.#pause =
      now < this.#pause.to ? { from: this.#pause.from, to: Math.max(this.#pause.to, to) } : { from: now, to };
    this.#next = Math.max(this.#next, to);
    if (this.#queue.size === 0) return;
    this.#stopTimer();
    this.#startTimer();
  }

  /** How many milliseconds between two times were a pause. */
  pausedBetween(start: number, end: number): number {
    return Math.max(0, Math.min(end, this.#pause.to) - Math.max(start, this.#pause.from));
  }

  #startTimer(): void {
    this.#cancelTimer ??= this.#clock.schedule(
      () => {
        this.#cancelTimer = undefined;
        const now = this.#clock.now();
        // A timer may fire a little early, and none waits for longer than it can.
        if (this.#next <= now) {
          this.#next = now + this.#interval;
          this.#order.next().value?.();
        }
        if (this.#queue.size > 0) this.#startTimer();
      },
      Math.min(longestTime, Math.max(0, Math.ceil(this.#next - this.#clock.now()))),
    );
  }

  #stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
