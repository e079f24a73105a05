import { TransportError } from "../errors/transport-error.ts";
import type { BudgetLine } from "../transport/budget.ts";
import { backoff, type RetryPolicy } from "../transport/retry.ts";
import { abortSignalOf, sleep, TimeoutReached, withTimeout, type Signal } from "../transport/time.ts";
import { readCallOptions, type RegistryCallOptions, type RegistrySettings } from "./options.ts";
import { isIncompleteAnswer } from "./source-operations.ts";

/**
 * Work that takes several requests. Each has the time of a call of its own; the deadline, when there is one, ends them
 * all. A timer runs only while something is waited for.
 */
export class Iteration {
  readonly #name: string;
  readonly #transport: RegistrySettings["transport"];
  readonly #options: RegistryCallOptions;
  readonly #retry: RetryPolicy;
  readonly #deadline: number | undefined;
  readonly #end: number;
  #timeUp: TransportError | undefined;

  /**
   * @param name for errors
   * @param options its deadline is that of the whole, and begins now
   * @throws InvalidInputError at the first wrong option, with its name.
   */
  constructor(name: string, settings: RegistrySettings, options: RegistryCallOptions) {
    const { retry } = readCallOptions(name, options, settings);
    const { deadline, ...others } = options;
    this.#name = name;
    this.#transport = settings.transport;
    this.#retry = retry;
    this.#options = others;
    // JavaScript may give null, which is no deadline either.
    this.#deadline = deadline ?? undefined;
    this.#end = this.#transport.clock.now() + (deadline ?? Infinity);
  }

  /** Whether an error says that the deadline has passed. */
  endedBy(error: unknown): boolean {
    return error !== undefined && error === this.#timeUp;
  }

  /**
   * Does a part of the work within the time that is left.
   *
   * @throws TransportError when that is up, the reason of the caller's signal, or what the task throws.
   */
  async within<Result>(task: (signal: Signal | undefined) => Promise<Result>): Promise<Result> {
    const { signal } = this.#options;
    if (this.#deadline === undefined) return task(signal);
    const { clock } = this.#transport;
    const left = this.#end - clock.now();
    signal?.throwIfAborted();
    try {
      if (left <= 0) throw new TimeoutReached();
      return await withTimeout(clock, left, signal, task);
    } catch (error) {
      if (!(error instanceof TimeoutReached)) throw error;
      const reason = `not complete within ${this.#deadline} ms`;
      throw (this.#timeUp ??= new TransportError(this.#name, "timeout", reason));
    }
  }

  /**
   * Makes one request.
   *
   * @param fresh whether it goes past the cache
   * @param line who waits for it, where the options do not say
   */
  async request<Result>(
    call: (options: RegistryCallOptions) => Promise<Result>,
    fresh: boolean,
    line: BudgetLine = "call",
  ): Promise<Result> {
    return this.within(async (signal) => {
      const { abortSignal, forget } = abortSignalOf(signal);
      try {
        const own = { ...this.#options, line: this.#options.line ?? line, signal: abortSignal };
        return await call(fresh ? { ...own, cache: false } : own);
      } finally {
        forget();
      }
    });
  }

  async wait(milliseconds: number): Promise<void> {
    await this.within((signal) => sleep(this.#transport.clock, milliseconds, signal));
  }

  /**
   * Asks until an answer holds what was asked for: as often as a request that fails is repeated, after the same delays.
   *
   * @param ask is told whether to go past the cache, which would give the same answer again
   * @throws UnexpectedResponseError of the last answer; whatever it throws.
   */
  async untilComplete<Result>(ask: (fresh: boolean) => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask(attempt > 1);
      } catch (error) {
        if (!isIncompleteAnswer(error) || !(await this.mayAskAgain(attempt))) throw error;
      }
    }
  }

  /** Whether a question may be asked again, after the delay before the next attempt. */
  async mayAskAgain(attempt: number): Promise<boolean> {
    if (attempt > this.#retry.retries) return false;
    await this.wait(backoff(this.#retry, attempt, this.#transport.clock));
    return true;
  }
}
