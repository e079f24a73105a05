import type { CallRecord, CallPromise } from "../transport/call-record.ts";
import { startCall } from "../transport/call-record.ts";
import {
  commonCallOptionKinds,
  readCommonCallOptions,
  type CommonCallOptions,
  type CommonCallSettings,
} from "../transport/call-options.ts";
import type { Clock } from "../transport/clock.ts";
import { checkOptions } from "../transport/option-checks.ts";
import type { RetryPolicy } from "../transport/retry-options.ts";
import { transportError } from "../transport/transport-failure.ts";
import { TimeoutReached, withTimeout } from "../transport/with-timeout.ts";
import type { IdentitySettings } from "./options.ts";

/**
 * Options of every call. They win over those of the client. Headers, retries and the time of an attempt are those of this
 * call's own request: the discovery document and the keys are loaded for all calls, as the client's options say. A call
 * waits for them until its own deadline.
 */
export type IdentityCallOptions = CommonCallOptions;

/** What the requests of the contract are made of. */
export const ownHeaders: readonly string[] = ["accept", "authorization", "content-type"];

/** One call of a method, which may take several steps: its time, what ends it, and what its own request is sent with. */
export class IdentityCall {
  /** What is noted of it. */
  readonly record: CallRecord;
  readonly signal: AbortSignal | undefined;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly retry: RetryPolicy;
  readonly #clock: Clock;
  readonly #end: number;

  /** @param options `deadline` is the time for the whole call in milliseconds, from now */
  constructor(record: CallRecord, clock: Clock, { signal, timeout, deadline, headers, retry }: CommonCallSettings) {
    this.#clock = clock;
    this.#end = clock.now() + deadline;
    this.record = record;
    this.signal = signal;
    this.timeout = timeout;
    this.headers = headers;
    this.retry = retry;
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
  async run<Result>(operation: string, step: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await withTimeout(this.#clock, this.deadline, this.signal, step);
    } catch (error) {
      throw error instanceof TimeoutReached ? transportError(operation, error) : error;
    }
  }
}

/**
 * Begins the call of a method; its time begins now.
 *
 * @param options of the caller: a wrong one fails the call with an InvalidInputError, a signal that has aborted with its
 * reason
 */
export function beginCall<Result>(
  settings: Pick<IdentitySettings, "transport" | "timeout" | "deadline">,
  method: string,
  options: IdentityCallOptions | undefined,
  run: (call: IdentityCall) => Promise<Result>,
): CallPromise<Result> {
  return startCall(settings.transport, method, options, async (record) => {
    checkOptions(method, options ?? {}, commonCallOptionKinds);
    const checked = readCommonCallOptions(method, options ?? {}, settings, ownHeaders);
    checked.signal?.throwIfAborted();
    return run(new IdentityCall(record, settings.transport.clock, checked));
  });
}
