import { ContractError } from "../errors/contract-error.ts";
import type { Answer } from "./answer.ts";
import type { Clock } from "./clock.ts";
import { reportRejection, type CallEvent, type RegistryHooks } from "./hooks.ts";

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

/** What happens to a call on its way. */
export class CallRecord {
  /** Number of the call, which no other call of the process has. */
  readonly id = (calls += 1);
  /** Attempts that were sent. */
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
