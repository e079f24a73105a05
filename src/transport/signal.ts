/** What ends a piece of work: a signal of the caller's, or one of the package's own. */
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

interface Heard {
  readonly stop: Stop;
  readonly listener: () => void;
}

/** Signals of callers that somebody waits for. */
const heard = new WeakMap<AbortSignal, Heard>();

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
  const { stop, listener } = heard.get(signal) ?? hear(signal);
  stop.add(callback);
  return () => {
    stop.delete(callback);
    if (stop.waiting > 0 || heard.get(signal)?.stop !== stop) return;
    heard.delete(signal);
    signal.removeEventListener("abort", listener);
  };
}

function hear(signal: AbortSignal): Heard {
  const stop = new Stop();
  const listener = (): void => {
    // It is gone from the signal already.
    heard.delete(signal);
    stop.abort(signal.reason);
  };
  const made = { stop, listener };
  heard.set(signal, made);
  signal.addEventListener("abort", listener, { once: true });
  return made;
}

/**
 * A signal for what takes an `AbortSignal` alone.
 *
 * @returns with it what takes the listener at the given one away.
 */
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
