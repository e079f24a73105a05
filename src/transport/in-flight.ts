interface Shared<Result> {
  readonly result: Promise<Result>;
  /** Absent when the first caller cannot leave: then nothing may end the task. */
  readonly controller: AbortController | undefined;
  waiting: number;
}

/** Lets callers with the same question share one answer while it is on its way. */
export class InFlight<Result> {
  readonly #tasks = new Map<string, Shared<Result>>();

  /**
   * Joins the task of a key, or starts it. A caller that aborts leaves; the task ends when the last one has left.
   *
   * @throws what the task throws, or the reason of the caller's signal.
   */
  async run(
    key: string,
    signal: AbortSignal | undefined,
    task: (signal: AbortSignal | undefined) => Promise<Result>,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const shared = this.#tasks.get(key) ?? this.#start(key, signal, task);
    shared.waiting += 1;
    if (signal === undefined) return shared.result;
    return new Promise((resolve, reject) => {
      const onAbort = (): void => {
        shared.waiting -= 1;
        if (shared.waiting === 0 && shared.controller !== undefined) {
          // Who asks from now on asks anew.
          if (this.#tasks.get(key) === shared) this.#tasks.delete(key);
          shared.controller.abort(signal.reason);
        }
        reject(signal.reason as Error);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      shared.result.then(resolve, reject).finally(() => {
        signal.removeEventListener("abort", onAbort);
      });
    });
  }

  #start(
    key: string,
    signal: AbortSignal | undefined,
    task: (signal: AbortSignal | undefined) => Promise<Result>,
  ): Shared<Result> {
    const controller = signal === undefined ? undefined : new AbortController();
    const result = task(controller?.signal);
    const shared: Shared<Result> = { result, controller, waiting: 0 };
    this.#tasks.set(key, shared);
    const forget = (): void => {
      if (this.#tasks.get(key) === shared) this.#tasks.delete(key);
    };
    result.then(forget, forget);
    return shared;
  }
}
