import type { RegistryMethods } from "../../generated/registry-client.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { BudgetLine } from "../transport/budget.ts";
import { backoff, type RetryPolicy } from "../transport/retry.ts";
import { abortSignalOf, sleep, withTimeout, type Signal } from "../transport/time.ts";
import { readCallOptions, type RegistryCallOptions, type RegistrySettings } from "./options.ts";
import { isIncompleteAnswer, searchPage, type Page, type SearchOperationId } from "./source-operations.ts";

/** Options of `paginate`, `lookup` and `changes`. */
export interface IterationOptions extends RegistryCallOptions {
  /**
   * Time for the whole iteration in milliseconds. It begins when the first result is requested, and includes the caller's time
   * between results. Results that arrived in time are still returned. Without it each request has the deadline of a call.
   *
   * @default no limit
   */
  readonly deadline?: number | undefined;
}

/** The methods that an iteration calls. */
export type IteratedMethods = RegistryMethods<RegistryCallOptions>;

/** A task of several requests. Each has the deadline of a call; the deadline of the task ends all of them. */
export class Iteration {
  readonly #name: string;
  readonly #methods: IteratedMethods;
  readonly #transport: RegistrySettings["transport"];
  readonly #options: RegistryCallOptions;
  readonly #signal: Signal | undefined;
  readonly #retry: RetryPolicy;
  readonly #deadline: number;
  readonly #end: number;

  /** Starts the deadline of the options. @throws InvalidInputError for the first wrong option, with its name. */
  constructor(
    name: string,
    methods: IteratedMethods,
    settings: RegistrySettings,
    options: RegistryCallOptions,
    signal: Signal | undefined = options.signal,
  ) {
    const { deadline, ...others } = options;
    this.#name = name;
    this.#methods = methods;
    this.#transport = settings.transport;
    this.#retry = readCallOptions(name, options, settings).retry;
    this.#options = others;
    this.#signal = signal;
    this.#deadline = deadline ?? Infinity;
    this.#end = this.#transport.clock.now() + this.#deadline;
  }

  /** Runs a part of the task in the time that is left. @throws TransportError at the deadline; the reason of the signal. */
  async within<Result>(task: (signal: Signal | undefined) => Promise<Result>): Promise<Result> {
    const signal = this.#signal;
    if (this.#end === Infinity) return task(signal);
    const { clock } = this.#transport;
    const left = this.#end - clock.now();
    signal?.throwIfAborted();
    const late = (): never => {
      throw new TransportError(this.#name, "timeout", `not complete within ${this.#deadline} ms`);
    };
    return left <= 0 ? late() : withTimeout(clock, left, signal, task, late);
  }

  /** Makes one request. A fresh one does not use the cache. `line` is the default of the option `line`. */
  request<Result>(
    call: (methods: IteratedMethods, options: RegistryCallOptions) => Promise<Result>,
    fresh: boolean,
    line: BudgetLine = "call",
  ): Promise<Result> {
    return this.within(async (signal) => {
      const { abortSignal, forget } = abortSignalOf(signal);
      try {
        const own = { ...this.#options, line: this.#options.line ?? line, signal: abortSignal };
        return await call(this.#methods, fresh ? { ...own, cache: false } : own);
      } finally {
        forget();
      }
    });
  }

  /** Requests one page of a search. */
  search(id: SearchOperationId, filter: object, fresh: boolean, line?: BudgetLine): Promise<Page> {
    return this.request((methods, options) => searchPage(methods, id, filter, options), fresh, line);
  }

  async wait(milliseconds: number): Promise<void> {
    await this.within((signal) => sleep(this.#transport.clock, milliseconds, signal));
  }

  /**
   * Repeats a request until its response is complete, as often and with the same delays as after a failure. Repetitions do not use
   * the cache, which would return the same response.
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

  /** Waits for the delay before another attempt. Returns `false` at once when no attempt is left. */
  async mayAskAgain(attempt: number): Promise<boolean> {
    if (attempt > this.#retry.retries) return false;
    await this.wait(backoff(this.#retry, attempt, this.#transport.clock));
    return true;
  }
}
