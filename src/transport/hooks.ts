import { cleanText, type ContractErrorCode } from "../errors/contract-error.ts";
import type { TransportPhase } from "../errors/transport-error.ts";

/** What every event tells. None holds a header, a body or a query: nothing secret. */
export interface CallNotice {
  /**
   * Number of the call: of one method that the application called, with all requests that it makes. No other call of the
   * process has it. `paginate`, `lookup`, `changes` and `codeList` of the registry make a call for each page or batch.
   */
  readonly callId: number;
  /** The operationId; of an identity client what is asked for: `discovery`, `jwks`, `token`, `endSession` or `userinfo`. */
  readonly operation: string;
}

/** An attempt begins. */
export interface RequestEvent extends CallNotice {
  /** Method of HTTP. */
  readonly method: string;
  /** The address without its query. */
  readonly url: string;
  /** Number of the attempt at this request, from 1. */
  readonly attempt: number;
}

/** An attempt was answered. */
export interface ResponseEvent extends RequestEvent {
  /** HTTP status. */
  readonly status: number;
  /** Milliseconds from sending the request to the last byte of the answer. */
  readonly duration: number;
}

/** An attempt failed below HTTP. */
export interface FailureEvent extends RequestEvent {
  /** Where the attempt failed. */
  readonly phase: TransportPhase;
  /** Milliseconds from sending the request to the failure. */
  readonly duration: number;
}

/** Another attempt will follow. */
export interface RetryEvent extends RequestEvent {
  /** Status of the answer, or phase of the failure. */
  readonly reason: number | TransportPhase;
  /** Milliseconds until then. */
  readonly delay: number;
}

/** A call got an old answer from the cache, because there was no other (`staleIfError` of the cache). */
export interface StaleEvent extends CallNotice {
  /** Milliseconds since the answer was made. */
  readonly age: number;
  /** Why: status of the answer that came instead, phase of the failure, or `pause` while the service blocks the client. */
  readonly reason: number | TransportPhase | "pause";
}

/** The store of the cache failed a call, which asks the service instead. */
export interface CacheFaultEvent extends CallNotice {
  /**
   * What was wrong: `timeout`: the store took longer than `cache.timeout`; `get`, `set` or `lease`: that failed; `value`: what
   * was kept is nothing that the cache of a client writes, or no data.
   */
  readonly fault: "timeout" | "get" | "set" | "lease" | "value";
}

/** A call got what another one asks for already. */
export interface SharedEvent extends CallNotice {
  /** Number of the call that asks. */
  readonly askedBy: number;
}

/** A call has to wait for its turn. */
export interface WaitEvent extends CallNotice {
  /** Whether it waits for the budget of requests, or because the service has blocked the client. */
  readonly reason: "budget" | "pause";
  /** Milliseconds until its turn, unless the service blocks the client meanwhile or one before it leaves. */
  readonly delay: number;
}

/** The service blocked the client: no call of this client starts a request for a time. */
export interface PauseEvent extends CallNotice {
  /** Milliseconds until the end of the pause. */
  readonly delay: number;
}

/** A call is over, however it ended. There is one for each call. */
export interface CallEvent extends CallNotice {
  /** The operationId; of an identity client the method, such as `completeLogin`. */
  readonly operation: string;
  /**
   * Whether the answer came from the cache: `hit`, `stale` for an old one because there was no other, or `miss` when the cache
   * had none or it was not needed. `off` when this call did not look: there is
   * no cache, the call or its operation goes past it, or another call's answer was shared. Only the registry has a cache.
   */
  readonly cache: "hit" | "stale" | "miss" | "off";
  /** Whether another call with the same question was under way, and this one got what that one got. */
  readonly shared: boolean;
  /** How many attempts this call sent, of all its requests. */
  readonly attempts: number;
  /** Milliseconds that this call waited for its turns in the budget of requests, the pause after a block not counted. */
  readonly budgetWait: number;
  /** Milliseconds that this call waited because the service had blocked the client. */
  readonly pauseWait: number;
  /** Milliseconds from the call to its end, with all waiting. */
  readonly duration: number;
  /** HTTP status of the answer that it is about, also of one from the cache or shared; `undefined` when there is none. */
  readonly status: number | undefined;
  /** How it ended: with data, with an error, or by the caller's signal. */
  readonly outcome: "data" | "error" | "aborted";
  /** The `code` of the error, where it is one of the package; `undefined` for any other end. */
  readonly errorCode: ContractErrorCode | undefined;
}

/**
 * Functions that watch the calls and their requests, for logs, metrics and traces. One that throws fails the call. What one
 * returns is not used, so it may be asynchronous: no call waits for it, and a promise that is rejected is reported by a
 * process warning (`HOOK_REJECTED`; in a browser by `console.error`) and changes nothing else.
 */
export interface Hooks {
  /** Before an attempt is sent. */
  readonly onRequest?: (event: RequestEvent) => unknown;
  /** After an attempt was answered, whatever the status. */
  readonly onResponse?: (event: ResponseEvent) => unknown;
  /** After an attempt failed below HTTP. */
  readonly onFailure?: (event: FailureEvent) => unknown;
  /** Before waiting for another attempt. */
  readonly onRetry?: (event: RetryEvent) => unknown;
  /** At the end of every call: one event, also when nothing was sent. */
  readonly onCall?: (event: CallEvent) => unknown;
}

/** {@link Hooks} of the registry: also of its cache and budget, and of calls that share an answer. */
export interface RegistryHooks extends Hooks {
  /** The cache had the answer: nothing is sent. */
  readonly onCacheHit?: (event: CallNotice) => unknown;
  /** An old answer is given because there is no other. */
  readonly onStale?: (event: StaleEvent) => unknown;
  /** After the store of the cache failed; of `set` and `lease` that may be after the call. */
  readonly onCacheFault?: (event: CacheFaultEvent) => unknown;
  /** Before waiting for the answer that another call with the same question asks for already. */
  readonly onShared?: (event: SharedEvent) => unknown;
  /** Before waiting for a turn of the budget, or for the end of a pause. */
  readonly onWait?: (event: WaitEvent) => unknown;
  /** At the beginning of a pause, once for each answer that blocks the client. */
  readonly onPause?: (event: PauseEvent) => unknown;
}

/** The names of {@link RegistryHooks}, each once. */
export const hookNames: Readonly<Record<keyof RegistryHooks, true>> = {
  onCacheFault: true,
  onCacheHit: true,
  onCall: true,
  onFailure: true,
  onPause: true,
  onRequest: true,
  onResponse: true,
  onRetry: true,
  onShared: true,
  onStale: true,
  onWait: true,
};

/** Most characters of an error that are reported. */
const longestReport = 200;

/**
 * Reports a promise of a caller's function that is rejected, by the name of the function and what the error says of
 * itself. Nothing waits for the promise.
 *
 * @param name of the function, for example `onRequest`
 * @param returned what the function returned
 */
export function reportRejection(name: string, returned: unknown): void {
  if (typeof returned !== "object" || returned === null) return;
  Promise.resolve(returned).catch((reason: unknown) => {
    const said = reason instanceof Error ? `${reason.name}: ${reason.message}` : typeof reason;
    const text = `The function ${name} failed, which changes no call: ${cleanText(said).slice(0, longestReport)}`;
    const host: { readonly process?: Pick<NodeJS.Process, "emitWarning"> } = globalThis;
    if (host.process !== undefined) host.process.emitWarning(text, { code: "HOOK_REJECTED" });
    // eslint-disable-next-line no-console -- the only place that a browser has for it
    else console.error(text);
  });
}
