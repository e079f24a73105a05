import { cleanText, type ContractErrorCode } from "../errors/contract-error.ts";
import type { TransportPhase } from "../errors/transport-error.ts";

/** Members of every event. No event holds a header, a body or a query, so it holds nothing secret. */
export interface CallNotice<Type extends string = string> {
  /** Kind of the event: the discriminator of {@link ClientEvent}. */
  readonly type: Type;
  /**
   * Number of the call, unique in the process. A call is one method that the application called, with all its requests.
   * `paginate`, `lookup`, `changes` and `codeList` of the registry make one call for each page or batch.
   */
  readonly callId: number;
  /**
   * The operationId; for requests of an identity client `discovery`, `jwks`, `token`, `endSession` or `userinfo`, and for the
   * event `call` its method, such as `completeLogin`.
   */
  readonly operation: string;
}

/** Members of every event of one attempt. */
interface Attempt<Type extends string> extends CallNotice<Type> {
  /** HTTP method. */
  readonly method: string;
  /** The address without its query. */
  readonly url: string;
  /** Number of the attempt at this request, from 1. */
  readonly attempt: number;
}

/** An attempt starts. */
export interface RequestEvent extends Attempt<"request"> {
  /** Kind of the event. */
  readonly type: "request";
}

/** An attempt got a response, with any status. */
export interface ResponseEvent extends Attempt<"response"> {
  /** HTTP status. */
  readonly status: number;
  /** Milliseconds from sending the request to the last byte of the response. */
  readonly duration: number;
}

/** An attempt failed below HTTP. */
export interface FailureEvent extends Attempt<"failure"> {
  /** The phase in which the attempt failed. */
  readonly phase: TransportPhase;
  /** Milliseconds from sending the request to the failure. */
  readonly duration: number;
}

/** Another attempt will follow. */
export interface RetryEvent extends Attempt<"retry"> {
  /** Status of the response, or phase of the failure. */
  readonly reason: number | TransportPhase;
  /** Milliseconds until the next attempt. */
  readonly delay: number;
}

/** A call waits for its turn in the budget of requests, or for the end of a pause. */
export interface WaitEvent extends CallNotice<"wait"> {
  /** `budget`: too many requests are waiting; `pause`: the service has blocked the client or asked it to wait. */
  readonly reason: "budget" | "pause";
  /** Milliseconds until its turn, unless a pause begins meanwhile or a call before it leaves. */
  readonly delay: number;
}

/** A pause begins: the service has blocked the client, or asked it to wait by `Retry-After`. No request starts meanwhile. */
export interface PauseEvent extends CallNotice<"pause"> {
  /** `block`: the service has blocked the client; `retry-after`: it asked the client to wait. */
  readonly reason: "block" | "retry-after";
  /** Milliseconds until the end of the pause. */
  readonly delay: number;
}

/**
 * The cache of the registry had the response (`hit`), or its store failed (`fault`) and the request is sent. A fault of
 * `set` or `lease` may come after the end of the call.
 */
export type CacheEvent = CallNotice<"cache"> &
  (
    | {
        /** The store had the response. */
        readonly result: "hit";
      }
    | {
        /** The store failed. */
        readonly result: "fault";
        /**
         * `timeout`: the store took longer than `cache.timeout`; `get`, `set` or `lease`: that method failed; `value`: the stored
         * value was not written by the cache of a client, or holds no data.
         */
        readonly fault: "timeout" | "get" | "set" | "lease" | "value";
      }
  );

/** The cache gave a stale response, because there was no fresh one (`staleIfError` of the cache). */
export interface StaleEvent extends CallNotice<"stale"> {
  /** Age of the response, in milliseconds. */
  readonly age: number;
  /** Why: status of the response that came instead, phase of the failure, or `pause` while the service blocks the client. */
  readonly reason: number | TransportPhase | "pause";
}

/**
 * A call waits for the response to an equal call that is under way. If that call's time was too short, this one starts again. It
 * may then wait for a third call, with another event.
 */
export interface SharedEvent extends CallNotice<"shared"> {
  /** Number of the call that sent the request. */
  readonly askedBy: number;
}

/** A call ended. There is exactly one for each call, also when nothing was sent. */
export interface CallEvent extends CallNotice<"call"> {
  /**
   * Result of the cache, which only the registry has: `hit`; `stale`, because there was no fresh response;
   * `miss`, also when its entry was not used; `off` when this call did not read the cache: there is none, the call or its operation
   * does not use it, or an equal call was under way.
   */
  readonly cache: "hit" | "stale" | "miss" | "off";
  /** Whether the call got the response to an equal call that was under way. */
  readonly shared: boolean;
  /** Number of attempts that this call sent for all its requests. */
  readonly attempts: number;
  /** Milliseconds that this call waited in the budget of requests, without pauses. */
  readonly budgetWait: number;
  /** Milliseconds that this call waited because of a pause. */
  readonly pauseWait: number;
  /** Milliseconds from the call to its end, with all waiting. */
  readonly duration: number;
  /** HTTP status of its response, also of one from the cache or shared; `undefined` when there is none. */
  readonly status: number | undefined;
  /** How it ended: with data, with an error, or by the caller's signal. */
  readonly outcome: "data" | "error" | "aborted";
  /** The `code` of the error, when it is one of the package. */
  readonly errorCode: ContractErrorCode | undefined;
}

/** An event of a call; `type` is its kind. */
export type ClientEvent =
  | RequestEvent
  | ResponseEvent
  | FailureEvent
  | RetryEvent
  | WaitEvent
  | PauseEvent
  | CacheEvent
  | StaleEvent
  | SharedEvent
  | CallEvent;

/** See the option `onEvent` of a client. */
export type OnEvent = (event: ClientEvent) => unknown;

/** Calls the hook with an event. @throws what the hook throws. */
export function tell(onEvent: OnEvent | undefined, event: ClientEvent): void {
  reportRejection("onEvent", onEvent?.(event));
}

/** Longest text of an error that is reported, in characters. */
const longestReport = 200;

/**
 * Reports a rejected promise that a caller's function returned, by a process warning (`HOOK_REJECTED`; in a browser by
 * `console.error`). Nothing waits for the promise.
 */
export function reportRejection(name: string, returned: unknown): void {
  if (typeof returned !== "object" || returned === null) return;
  Promise.resolve(returned).catch((reason: unknown) => {
    const said = reason instanceof Error ? `${reason.name}: ${reason.message}` : typeof reason;
    const text = `The function ${name} failed; no call is affected: ${cleanText(said).slice(0, longestReport)}`;
    const host: { readonly process?: Pick<NodeJS.Process, "emitWarning"> } = globalThis;
    if (host.process !== undefined) host.process.emitWarning(text, { code: "HOOK_REJECTED" });
    // eslint-disable-next-line no-console -- a browser has no process warnings
    else console.error(text);
  });
}
