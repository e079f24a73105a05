import { TransportError } from "../errors/transport-error.ts";
import { readAnswer, type Answer } from "./answer.ts";
import type { Budget } from "./budget.ts";
import { sleep, type Clock } from "./clock.ts";
import type { Fetch, FetchInit } from "./fetch.ts";
import type { Hooks, RequestEvent } from "./hooks.ts";
import { backoff, isTransient, retryAfter, type RetryPolicy } from "./retry-policy.ts";
import { isStaleConnection, transportError } from "./transport-failure.ts";
import { withTimeout } from "./with-timeout.ts";

/** What all calls of one client share. */
export interface Transport {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly retry: RetryPolicy;
  /** Spreads the attempts over time; absent for no limit. */
  readonly budget?: Budget;
  readonly hooks: Hooks;
}

/** One call. */
export interface TransportCall extends Omit<FetchInit, "redirect"> {
  /** The operationId, for errors and hooks. */
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  /**
   * Whether the service may see the request twice. One that may not, because it consumes a one-time value, is repeated
   * only after a failure that left it unsent.
   */
  readonly repeatable: boolean;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number;
  /** Time for the whole call in milliseconds, waiting included. */
  readonly deadline: number;
  /** Most bytes of the answer's body. */
  readonly maxBytes: number;
}

/**
 * Sends a call: one attempt after another within the policy, each of them within its time, all of them within the
 * deadline. Redirects are not followed.
 *
 * @returns the answer, also one with an error status that no further attempt healed.
 * @throws TransportError when no complete answer came, or the reason of the caller's signal.
 */
export async function send(transport: Transport, call: TransportCall): Promise<Answer> {
  const { clock } = transport;
  const end = clock.now() + call.deadline;
  try {
    return await withTimeout(clock, call.deadline, call.signal, (signal) => attempts(transport, call, signal, end));
  } catch (error) {
    if (call.signal?.aborted === true) throw error;
    throw transportError(call.operation, error);
  }
}

async function attempts(transport: Transport, call: TransportCall, signal: AbortSignal, end: number): Promise<Answer> {
  const { clock, retry, budget, hooks } = transport;
  let reconnected = false;
  for (let attempt = 1, counted = 1; ; attempt += 1) {
    await budget?.turn(signal);
    const outcome = await tryOnce(transport, call, signal, attempt);
    const failed = outcome instanceof TransportError;
    if (!failed && !isTransient(outcome.status)) return outcome;

    let delay: number | undefined;
    if (failed && !reconnected && call.repeatable && isStaleConnection(outcome)) {
      // The service closed an idle connection just as it was used again: that says nothing of the service.
      reconnected = true;
      delay = 0;
    } else {
      const repeatable = call.repeatable || (failed && !outcome.requestSent);
      delay = repeatable && counted <= retry.retries ? nextDelay(transport, outcome, counted) : undefined;
      counted += 1;
    }
    if (delay === undefined || clock.now() + delay >= end) {
      if (failed) throw outcome;
      return outcome;
    }
    hooks.onRetry?.({ ...eventOf(call, attempt), reason: failed ? outcome.phase : outcome.status, delay });
    await sleep(clock, delay, signal);
  }
}

/** The delay before the next attempt; `undefined` when the outcome is final. */
function nextDelay({ retry, clock }: Transport, outcome: Answer | TransportError, attempt: number): number | undefined {
  if (outcome instanceof TransportError) {
    return outcome.phase === "tls" || outcome.phase === "size" ? undefined : backoff(retry, attempt, clock);
  }
  const wanted = retryAfter(outcome.headers, clock);
  if (wanted === undefined) return backoff(retry, attempt, clock);
  return wanted <= retry.maxRetryAfter ? wanted : undefined;
}

/** @throws only what is no failure of the network: an abort, the deadline, a bug. */
async function tryOnce(
  { fetch, clock, hooks }: Transport,
  call: TransportCall,
  signal: AbortSignal,
  attempt: number,
): Promise<Answer | TransportError> {
  const { url, method, headers, body, operation, timeout, maxBytes } = call;
  const event = eventOf(call, attempt);
  hooks.onRequest?.(event);
  const start = clock.now();
  try {
    const answer = await withTimeout(clock, timeout, signal, async (attemptSignal) => {
      const init: FetchInit = {
        method,
        signal: attemptSignal,
        redirect: "manual",
        ...(headers === undefined ? {} : { headers }),
        ...(body === undefined ? {} : { body }),
      };
      return readAnswer(await fetch(url, init), maxBytes);
    });
    hooks.onResponse?.({ ...event, status: answer.status, duration: clock.now() - start });
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    const failure = transportError(operation, error);
    if (!(failure instanceof TransportError)) throw failure;
    hooks.onFailure?.({ ...event, phase: failure.phase, duration: clock.now() - start });
    return failure;
  }
}

function eventOf({ operation, method, url }: TransportCall, attempt: number): RequestEvent {
  const query = url.indexOf("?");
  return { operation, method, url: query === -1 ? url : url.slice(0, query), attempt };
}
