import { endpoints } from "../../generated/identity.gen.ts";
import type { Answer } from "../transport/answer.ts";
import { startCall, type CallPromise, type CallRecord } from "../transport/calls.ts";
import { readCallOptions, type CommonCallOptions, type CommonCallSettings } from "../transport/common-options.ts";
import type { Exchange } from "../transport/exchange.ts";
import { withTimeout, type Clock, type Signal } from "../transport/time.ts";
import { timeoutError } from "../transport/transport-failure.ts";
import { send, type TransportCall } from "../transport/transport.ts";
import type { IdentitySettings } from "./options.ts";

/**
 * Options of every call. They win over those of the client. Headers, retries and timeout apply only to the call's own request. The
 * discovery document and the keys are loaded for all calls, with the options of the client. A call waits for them until its
 * deadline.
 */
export type IdentityCallOptions = CommonCallOptions;

/** Settings of one call. Its signal may be one of the package's own. */
type CallSettings = Omit<CommonCallSettings, "signal"> & { readonly signal: Signal | undefined };

/** One call of a method, which may have several steps: its deadline, its signal, and the settings of its own request. */
export class IdentityCall {
  readonly record: CallRecord;
  readonly settings: CallSettings;
  readonly #clock: Clock;
  readonly #end: number;

  /** @param settings `deadline` is the time for the whole call in milliseconds, from now */
  constructor(record: CallRecord, clock: Clock, settings: CallSettings) {
    this.#clock = clock;
    this.#end = clock.now() + settings.deadline;
    this.record = record;
    this.settings = settings;
  }

  /** Milliseconds left for the whole call. */
  get deadline(): number {
    return Math.max(0, Math.ceil(this.#end - this.#clock.now()));
  }

  /** Runs a step that calls may share, such as loading the keys. At the deadline it fails for this call with a TransportError. */
  run<Result>(operation: string, step: (signal: Signal) => Promise<Result>): Promise<Result> {
    const { deadline } = this;
    return withTimeout(this.#clock, deadline, this.settings.signal, step, (reached) => {
      throw timeoutError(operation, deadline, undefined, reached);
    });
  }
}

/** Begins the call of a method and its deadline. A wrong option of the caller rejects the call. */
export function beginCall<Result>(
  settings: IdentitySettings,
  method: string,
  options: IdentityCallOptions | undefined,
  run: (call: IdentityCall) => Promise<Result>,
): CallPromise<Result> {
  return startCall(settings.transport, method, options, async (record) => {
    const checked = options === undefined ? settings.ofCalls : readCallOptions(method, options, settings);
    checked.signal?.throwIfAborted();
    return run(new IdentityCall(record, settings.transport.clock, checked));
  });
}

/** The request of a call: GET, or POST of a form. */
interface IdentityRequest extends Pick<TransportCall, "operation" | "url" | "repeatable"> {
  readonly headers?: TransportCall["headers"];
  readonly form?: Readonly<Record<string, string>>;
}

/** Sends the call's own request over an exchange that presents the client certificate. @throws as {@link send} */
export async function request(
  { transport, maxAnswerBytes: maxBytes, headers: common }: IdentitySettings,
  exchange: Exchange,
  { form, headers: own, ...what }: IdentityRequest,
  { record, deadline, settings: { signal, timeout, headers, retry } }: IdentityCall,
): Promise<Answer> {
  const limits = { timeout, deadline, maxBytes, record, signal };
  const posted = form && { method: "POST", body: new URLSearchParams(form).toString() };
  const type = form && { "content-type": endpoints.token.contentType };
  const sent = { method: "GET", ...what, ...posted, ...limits, headers: { ...common, ...headers, ...own, ...type } };
  const answer = await send({ ...transport, exchange, retry }, sent);
  record.answer = answer;
  return answer;
}
