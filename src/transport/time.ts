import { TransportError } from "../errors/transport-error.ts";

/** Time and random numbers, so that tests can control both. */
export interface Clock {
  /** Milliseconds since a fixed moment; never goes back. */
  readonly now: () => number;
  /** The date, for times that a server states, in milliseconds since 1970. */
  readonly date: () => number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
  /** Calls the callback after some milliseconds; the returned function cancels it. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
}

/** The clock and the random numbers of the system. */
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

/** The package's own signal, because creating and aborting an `AbortController` is several times slower. */
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

  /** Number of callbacks that wait for it. */
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

/** Signals of callers that have a listener. */
const heard = new WeakMap<AbortSignal, { readonly stop: Stop; readonly listener: () => void }>();

/**
 * Calls the callback once, when a signal aborts from now on. All callbacks of a caller's signal share one listener, because Node
 * warns about more than ten and searches them all to add another.
 *
 * @returns a function that removes the callback. With the last callback the listener is removed from the signal.
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
      // `once` has removed the listener already.
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

/** Returns an `AbortSignal` for a signal, and the function that removes its listener. */
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

/** Waits for a time, or throws the reason of the signal. Timer and listener are removed at the end. */
export async function sleep(clock: Clock, milliseconds: number, signal: Signal | undefined): Promise<void> {
  const endless = (): Promise<never> => new Promise(() => undefined);
  try {
    await withTimeout(clock, milliseconds, signal, endless);
  } catch {
    signal?.throwIfAborted();
  }
}

/** The time of a task ran out. The cause says in which phase, if the exchange knows it. */
export class TimeoutReached extends Error {
  override readonly name = "TimeoutReached";
}

/** Outcomes that a retry could have improved if there had been time for it. */
const short = new WeakSet<object>();

/** Notes that there was no time for a better outcome. */
export function cutShort(outcome: object): void {
  short.add(outcome);
}

/** Whether a task ended like this for lack of time. A caller with time left should run it again. */
export function ranOutOfTime(outcome: unknown): boolean {
  if (outcome instanceof TransportError && outcome.phase === "timeout") return true;
  return outcome instanceof TimeoutReached || (typeof outcome === "object" && outcome !== null && short.has(outcome));
}

/**
 * Runs a task with a signal that aborts when the caller's does or when the time is up. After that it does not wait for the task,
 * because the caller's `fetch` may ignore the signal. Timer and listener are removed when the task ends.
 *
 * @param milliseconds time for the whole task
 * @param late returns the result when the time is up, or throws; by default it throws {@link TimeoutReached}
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
      // Exactly these two functions: V8 follows no others to the caller's line in the stack of an error.
      task(stop).then(resolve, reject);
    });
  } catch (error) {
    // `late` is called here and not in the timer, so that the stack of its error has the caller's line.
    if (reached !== undefined && error === reached) return late(reached);
    throw error;
  } finally {
    finish();
  }
}

/** Waits for a promise until a signal aborts, because the caller's functions may ignore it; then `onLeave` is called. */
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
