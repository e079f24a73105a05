import { ContractError } from "../errors/contract-error.ts";
import type { Answer } from "./answer.ts";
import { tell, type CallEvent, type OnEvent } from "./events.ts";
import { ranOutOfTime, Stop, unlessAborted, type Clock, type Signal } from "./time.ts";

/** A call that is under way: a promise of its data. {@link withResponse} also gives its response. */
export interface CallPromise<Data> extends Promise<Data> {
  /**
   * Returns the data together with status and headers of the response. It sends no request of its own: it waits for the same call.
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

/** The data of a call, with details of its response. */
export interface CallResponse<Data> {
  /** Result of the call. */
  readonly data: Data;
  /** Number of the call, as in its events. */
  readonly callId: number;
  /** HTTP status of the answer. */
  readonly status: number;
  /** A copy of the headers. A response from the cache has only `content-type`. `util.inspect` does not show them. */
  readonly headers: Headers;
  /** Number of attempts that this call sent for all its requests; 0 when it sent none. */
  readonly attempts: number;
  /** Whether the answer came from the cache of the client; only the registry has one. */
  readonly fromCache: boolean;
  /** Age of a stale response in milliseconds (`staleIfError` of the cache); `undefined` for a fresh one. */
  readonly age: number | undefined;
  /** Whether the call shared the response to an equal call that was under way. */
  readonly shared: boolean;
}

let calls = 0;

export class CallRecord {
  /** Number of the call, which no other call of the process has. */
  readonly id = (calls += 1);
  attempts = 0;
  /** Milliseconds waited for a turn of the budget, without `pauseWait`. */
  budgetWait = 0;
  /** Milliseconds waited because the service had blocked the client. */
  pauseWait = 0;
  cache: CallEvent["cache"] = "off";
  shared = false;
  fromCache = false;
  age: number | undefined;
  /** Notes that the call has its response. */
  answer: Pick<Answer, "status" | "headers"> | undefined;
}

/** Reports the end of a call. */
interface CallTeller {
  readonly clock: Clock;
  readonly onEvent: OnEvent | undefined;
}

/**
 * Starts a call: gives it a number and calls `onEvent` at its end. `run` does the work and records it; it must not throw
 * synchronously.
 */
export function startCall<Data>(
  { clock, onEvent }: CallTeller,
  operation: string,
  options: { readonly signal?: AbortSignal | undefined } | undefined,
  run: (record: CallRecord) => Promise<Data>,
): CallPromise<Data> {
  const record = new CallRecord();
  const watched = async (): Promise<Data> => {
    const start = clock.now();
    const tellOf = (outcome: CallEvent["outcome"], error?: unknown): void => {
      const { id: callId, attempts, budgetWait, pauseWait, cache, shared, answer } = record;
      const errorCode = error instanceof ContractError ? error.code : undefined;
      const happened = { callId, cache, shared, attempts, budgetWait, pauseWait, status: answer?.status };
      tell(onEvent, { type: "call", ...happened, operation, duration: clock.now() - start, outcome, errorCode });
    };
    const data = await run(record).catch((error: unknown) => {
      const isAborted = options?.signal?.aborted === true && error === options.signal.reason;
      tellOf(isAborted ? "aborted" : "error", error);
      throw error;
    });
    tellOf("data");
    return data;
  };
  const promise = onEvent === undefined ? run(record) : watched();
  return Object.assign(promise, {
    withResponse: async (): Promise<CallResponse<Data>> => {
      const data = await promise;
      const { id: callId, attempts, fromCache, age, shared, answer } = record;
      const headers = new Headers([...(answer?.headers ?? [])]);
      return {
        ...{ data, callId, status: answer?.status ?? 0, attempts, fromCache, age, shared },
        // A getter, because a log must not show redirect addresses and cookies.
        get headers() {
          return headers;
        },
      };
    },
  });
}

/** Does the work of a call and notes in the record what happens. */
type RunCall<Operation, Input, Options> = (
  operation: Operation,
  input: Input,
  options: Options | undefined,
  record: CallRecord,
) => Promise<unknown>;

/** Returns the function that begins the calls of a client. The first call loads the code. */
export function callsOnDemand<
  Operation extends string,
  Input,
  Options extends { readonly signal?: AbortSignal | undefined },
>(
  teller: CallTeller,
  load: () => Promise<RunCall<Operation, Input, Options>>,
): (operation: Operation, input: Input, options?: Options) => CallPromise<unknown> {
  let run: RunCall<Operation, Input, Options> | undefined;
  const firstRun: RunCall<Operation, Input, Options> = async (...call) => {
    const made = await load();
    // All calls use the same function, because it knows which requests are under way.
    run ??= made;
    return run(...call);
  };
  return (operation, input, options) =>
    startCall(teller, operation, options, (record) => (run ?? firstRun)(operation, input, options, record));
}

interface Shared<Result> {
  readonly result: Promise<Result>;
  /** Absent when the first caller has no signal: then nothing ends the task. */
  readonly stop: Stop | undefined;
  /** Number of the call that started it; 0 without one. */
  readonly callId: number;
  waiting: number;
}

/**
 * Number of tasks after which their `Map` is created anew: V8 links its old tables to later ones, which keeps all results alive.
 */
const longestUse = 100;

/** Lets callers with the same key share one task while it runs. */
export class InFlight<Result> {
  #tasks = new Map<string, Shared<Result>>();
  #ended = 0;

  /** Whether the task of a key is under way. */
  has(key: string): boolean {
    return this.#tasks.has(key);
  }

  /**
   * Joins the task of a key, or starts it. A caller that aborts leaves the task. The task is aborted when the last caller has left.
   *
   * The task has the time of the caller that starts it. When that time was too short, the callers that joined start one new task.
   *
   * @param callId number of the caller's call
   * @param onJoin called for each task that the caller joins, with the number of the call that started it
   * @throws what the task throws, or the reason of the caller's signal.
   */
  run(
    key: string,
    signal: Signal | undefined,
    task: (signal: Signal | undefined) => Promise<Result>,
    callId = 0,
    onJoin?: (startedBy: number) => void,
  ): Promise<Result> {
    if (signal?.aborted === true) return Promise.reject(signal.reason as Error);
    const shared = this.#tasks.get(key);
    if (shared === undefined) return this.#wait(key, this.#start(key, signal, task, callId), signal);
    onJoin?.(shared.callId);
    return this.#join(key, shared, signal, () => this.run(key, signal, task, callId, onJoin));
  }

  async #join(
    key: string,
    shared: Shared<Result>,
    signal: Signal | undefined,
    askAgain: () => Promise<Result>,
  ): Promise<Result> {
    const isDone = (outcome: unknown): boolean => !ranOutOfTime(outcome) || signal?.aborted === true;
    try {
      const result = await this.#wait(key, shared, signal);
      if (isDone(result)) return result;
    } catch (error) {
      if (isDone(error)) throw error;
    }
    return askAgain();
  }

  #wait(key: string, shared: Shared<Result>, signal: Signal | undefined): Promise<Result> {
    shared.waiting += 1;
    return unlessAborted(signal, shared.result, () => {
      shared.waiting -= 1;
      if (shared.waiting > 0 || shared.stop === undefined) return;
      // A later call must start a new task.
      if (this.#tasks.get(key) === shared) this.#tasks.delete(key);
      shared.stop.abort(signal?.reason);
    });
  }

  #start(
    key: string,
    signal: Signal | undefined,
    task: (signal: Signal | undefined) => Promise<Result>,
    callId: number,
  ): Shared<Result> {
    const stop = signal === undefined ? undefined : new Stop();
    // Only `run` awaits this promise: with a single waiting function V8 puts the caller into the stack of an error.
    const begun = task(stop);
    const run = async (): Promise<Result> => {
      try {
        return await begun;
      } finally {
        if (this.#tasks.get(key) === shared) this.#tasks.delete(key);
        this.#ended += 1;
        if (this.#ended % longestUse === 0) this.#tasks = new Map(this.#tasks);
      }
    };
    const shared: Shared<Result> = { result: run(), stop, callId, waiting: 0 };
    this.#tasks.set(key, shared);
    return shared;
  }
}
