import type { CommonCallSettings } from "../transport/call-options.ts";
import type { Clock } from "../transport/clock.ts";
import type { Signal } from "../transport/signal.ts";
import { transportError } from "../transport/transport-failure.ts";
import { TimeoutReached, withTimeout } from "../transport/with-timeout.ts";

/** The time that one call of several steps may take, the signal that ends it, and the headers that go with it. */
export class Limits {
  readonly signal: AbortSignal | undefined;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number;
  /** For the requests of this call alone. */
  readonly headers: Readonly<Record<string, string>>;
  readonly #clock: Clock;
  readonly #end: number;

  /** @param options `deadline` is the time for the whole call in milliseconds, from now */
  constructor(clock: Clock, { signal, timeout, deadline, headers }: CommonCallSettings) {
    this.#clock = clock;
    this.#end = clock.now() + deadline;
    this.signal = signal;
    this.timeout = timeout;
    this.headers = headers;
  }

  /** What is left of the time for the whole call, in milliseconds. */
  get deadline(): number {
    return Math.max(0, Math.ceil(this.#end - this.#clock.now()));
  }

  /**
   * Runs a step that calls may share, such as loading the keys: it ends for this call when the call's time is up.
   *
   * @param operation name of the step, for the error
   * @throws TransportError when the time is up, the reason of the caller's signal, or what the step throws.
   */
  async run<Result>(operation: string, step: (signal: Signal) => Promise<Result>): Promise<Result> {
    try {
      return await withTimeout(this.#clock, this.deadline, this.signal, step);
    } catch (error) {
      throw error instanceof TimeoutReached ? transportError(operation, error) : error;
    }
  }
}
