import { TransportError } from "../errors/transport-error.ts";

/** Time and chance, so that tests can decide both. */
export interface Clock {
  /** Milliseconds since a fixed moment; never goes back. */
  readonly now: () => number;
  /** The date, for times that a server states, in milliseconds since 1970. */
  readonly date: () => number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
  /** Calls back after some milliseconds; the returned function cancels it. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  random: () => Math.random(),
  schedule: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Signal that ends a piece of work: the caller's, or the package's own. */
export type Signal = AbortSignal | Stop;

/** A signal of the package's own: to make and to abort it costs a fraction of what it does with an `AbortController`. */
export class Stop {
  readonly #callbacks = new Set<() => void>();
  #aborted = false;
  #reason: unknown;

  get aborted(): boolean {
    return this.#aborted;
  }

  get reason(): unknown {
    return this.#reason;
  }

  /** How many wait for it. */
  get waiting(): number {
    return this.#callbacks.size;
  }

  throwIfAborted(): void {
    if (this.#aborted) throw this.#reason as Error;
  }

  abort(reason: unknown): void {
    if (this.#aborted) return;
    this.#aborted = true;
    this.#reason = reason;
    for (const callback of this.#callbacks) callback();
    this.#callbacks.clear();
  }

  add(callback: () => void): void {
    this.#callbacks.add(callback);
  }

  delete(callback: () => void): void {
    this.#callbacks.delete(callback);
  }
}

/** Signals of callers that somebody waits for. */
const heard = new WeakMap<AbortSignal, { readonly stop: Stop; readonly listener: () => void }>();

/**
 * Calls back once, when a signal aborts from now on. A signal of a caller gets one listener, however many wait for it:
 * Node warns of more than ten, and looks at each of them to add another.
 *
 * @returns what takes the callback away; after the last one nothing is left at the signal.
 */
export function onAbort(signal: Signal | undefined, callback: () => void): () => void {
  if (signal === undefined) return () => undefined;
  if (signal instanceof Stop) {
    signal.add(callback);
    return () => {
      signal.delete(callback);
    };
  }
  let known = heard.get(signal);
  if (known === undefined) {
    const stop = new Stop();
    const listener = (): void => {
      // It is gone from the signal already.
      heard.delete(signal);
      stop.abort(signal.reason);
    };
    known = { stop, listener };
    heard.set(signal, known);
    signal.addEventListener("abort", listener, { once: true });
  }
  const { stop, listener } = known;
  stop.add(callback);
  return () => {
    stop.delete(callback);
    if (stop.waiting > 0 || heard.get(signal)?.stop !== stop) return;
    heard.delete(signal);
    signal.removeEventListener("abort", listener);
  };
}

/** A signal for what takes an `AbortSignal` alone, and what takes the listener at the given one away. */
export function abortSignalOf(signal: Signal | undefined): {
  readonly abortSignal: AbortSignal | undefined;
  readonly forget: () => void;
} {
  if (!(signal instanceof Stop)) return { abortSignal: signal, forget: () => undefined };
  const controller = new AbortController();
  const stop = (): void => {
    controller.abort(signal.reason);
  };
  if (signal.aborted) stop();
  return { abortSignal: controller.signal, forget: onAbort(signal, stop) };
}

/** Waits, or throws the reason of the signal. Neither the timer nor a listener outlives the wait. */
export async function sleep(clock: Clock, milliseconds: number, signal: Signal | undefined): Promise<void> {
  const endless = (): Promise<never> => new Promise(() => undefined);
  try {
    await withTimeout(clock, milliseconds, signal, endless);
  } catch {
    signal?.throwIfAborted();
  }
}

/** The time given to a task ran out; the cause tells where it was spent, if the exchange knows. */
export class TimeoutReached extends Error {
  override readonly name = "TimeoutReached";
}

/** Outcomes that another attempt might have healed, had there been time for it. */
const short = new WeakSet<object>();

/** Notes that there was no time to come to something else. */
export function cutShort(outcome: object): void {
  short.add(outcome);
}

/** Whether it was for want of time that a task came to this: who has time left may come to something else. */
export function ranOutOfTime(outcome: unknown): boolean {
  if (outcome instanceof TransportError && outcome.phase === "timeout") return true;
  return outcome instanceof TimeoutReached || (typeof outcome === "object" && outcome !== null && short.has(outcome));
}

/**
 * Runs a task with a signal that aborts when the caller's does or when the time is up, and then waits no longer, because the caller's
 * `fetch` may ignore the signal. Neither a timer nor a listener outlives the task.
 *
 * @param milliseconds time for the whole task
 * @param late gives the result when the time is up, or throws; without it {@link TimeoutReached} is thrown
 * @throws the reason of the caller's signal, or what the task or `late` throws.
 */
export async function withTimeout<Result>(
  clock: Clock,
  milliseconds: number,
  caller: Signal | undefined,
  task: (signal: Stop) => Promise<Result>,
  late: (reached: TimeoutReached) => Result = (reached) => {
    throw reached;
  },
): Promise<Result> {
  caller?.throwIfAborted();
  let finish = (): void => undefined;
  let reached: TimeoutReached | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const stop = new Stop();
      const end = (reason: Error): void => {
        stop.abort(reason);
        reject(reason);
      };
      const forget = onAbort(caller, () => {
        end(caller?.reason as Error);
      });
      const cancel = clock.schedule(() => {
        reached = new TimeoutReached(`no complete answer within ${milliseconds} ms`);
        end(reached);
      }, milliseconds);
      finish = () => {
        cancel();
        forget();
      };
      // These two functions as they are: V8 follows no others to the caller's line in the stack of an error.
      task(stop).then(resolve, reject);
    });
  } catch (error) {
    // Here and not in the timer, so that the stack of what it throws has the caller's line.
    if (reached !== undefined && error === reached) return late(reached);
    throw error;
  } finally {
    finish();
  }
}

/** Result of a promise, unless a signal aborts before, which `onLeave` is told: the caller's functions may ignore the signal. */
export function unlessAborted<Result>(
  signal: Signal | undefined,
  promise: Promise<Result>,
  onLeave?: () => void,
): Promise<Result> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      onLeave?.();
      reject(signal.reason as Error);
    };
    promise.finally(onAbort(signal, leave)).then(resolve, reject);
    if (signal.aborted) leave();
  });
}
