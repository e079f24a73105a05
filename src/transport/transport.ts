import { BlockedError } from "../errors/blocked-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { readAnswer, type Answer } from "./answer.ts";
import type { Budget, BudgetLine } from "./budget.ts";
import type { CallRecord } from "./calls.ts";
import type { Exchange, ExchangeAnswer } from "./exchange.ts";
import { tell, type OnEvent, type RequestEvent } from "./events.ts";
import { backoff, isTransient, retryAfter, type RetryPolicy } from "./retry.ts";
import { cutShort, sleep, TimeoutReached, withTimeout, type Clock, type Signal } from "./time.ts";
import { hostOf, remedyOf, timeoutError, transportError } from "./transport-failure.ts";

export interface Transport {
  readonly exchange: Exchange;
  readonly clock: Clock;
  readonly retry: RetryPolicy;
  /** Decides when attempts start. */
  readonly budget: Budget;
  /** Called for every event of a call. */
  readonly onEvent: OnEvent | undefined;
}

export interface TransportCall {
  /** The operationId, for errors and events. */
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  /** Headers, each name once. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Whether the service may see the request twice. A one-time request is repeated only after a failure that left it unsent. */
  readonly repeatable: boolean;
  /** Whether the content of an answer asks for a retry, also of a one-time request. */
  readonly asksAgain?: (answer: Answer) => boolean;
  /** Milliseconds of the pause after a block page; `undefined` for any other response. */
  readonly blockOf?: (answer: Answer) => number | undefined;
  /** Replaces the retry policy of the client. */
  readonly retry?: RetryPolicy | undefined;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number;
  /** Time for the whole call in milliseconds, waiting included. */
  readonly deadline: number;
  /** Time of the clock at which the deadline is up; absent when it begins with the first request. */
  readonly end?: number;
  /** Most bytes of the answer's body. */
  readonly maxBytes: number;
  readonly signal?: Signal | undefined;
  /** The line of the budget in which it waits (default `call`). */
  readonly line?: BudgetLine;
  /** Collects what happens to the call. */
  readonly record: CallRecord;
}

/**
 * Sends a call: one attempt after another as the retry policy says, each within its timeout and all of them within the
 * deadline. Redirects are not followed.
 *
 * @returns the response, also one with an error status that no retry healed.
 * @throws TransportError when no complete response came; BlockedError at once when the deadline ends before a pause of the
 * client does; the reason of the caller's signal.
 */
export async function send(transport: Transport, call: TransportCall): Promise<Answer> {
  const { clock, onEvent } = transport;
  const { signal, retry = transport.retry } = call;
  const end = call.end ?? clock.now() + call.deadline;
  let reconnected = false;
  for (let attempt = 1, counted = 1; ; attempt += 1) {
    const turn = takeTurn(transport, call, end, attempt);
    if (turn !== undefined) await turn;
    // Other idle connections may be closed too, so the next attempt opens a new one, like a one-time request.
    const outcome = await tryOnce(transport, call, { end, attempt, repeatable: call.repeatable && !reconnected });
    const failed = outcome instanceof TransportError;
    const asked = !failed && call.asksAgain?.(outcome) === true;
    if (!failed && pauseClient(transport, call, retry, outcome)) return outcome;
    if (!failed && !asked && (outcome.status < 400 || !isTransient(outcome.status))) return outcome;

    let delay: number | undefined;
    if (failed && !reconnected && retry.retries > 0 && call.repeatable && remedyOf(outcome) === "reconnect") {
      // The service closed an idle connection just as it was used again.
      reconnected = true;
      delay = 0;
    } else {
      const repeatable = call.repeatable || asked || (failed && !outcome.requestSent);
      delay = repeatable && counted <= retry.retries ? nextDelay(retry, clock, outcome, counted) : undefined;
      counted += 1;
    }
    if (delay === undefined || clock.now() + delay >= end) {
      if (delay !== undefined) cutShort(outcome);
      if (failed) throw outcome;
      return outcome;
    }
    const reason = failed ? outcome.phase : outcome.status;
    tell(onEvent, { type: "retry", ...attemptOf(call, attempt), reason, delay });
    await sleep(clock, delay, signal);
  }
}

/**
 * Pauses all calls of the client when the service blocks it, or sends `Retry-After` with a 429 or 503 (RFC 9110, section 10.2.3).
 *
 * @returns whether the service blocks the client: another attempt would only extend the block.
 */
function pauseClient(
  { budget, clock, onEvent }: Transport,
  { blockOf, operation, record }: TransportCall,
  { maxRetryAfter }: RetryPolicy,
  answer: Answer,
): boolean {
  const { status, headers } = answer;
  const block = blockOf?.(answer);
  const wanted = status === 429 || status === 503 ? retryAfter(headers, clock) : undefined;
  const delay = block ?? (wanted === undefined ? 0 : Math.min(wanted, maxRetryAfter));
  if (delay > 0) {
    budget.pause(delay);
    const reason = block === undefined ? "retry-after" : "block";
    tell(onEvent, { type: "pause", callId: record.id, operation, reason, delay });
  }
  return block !== undefined;
}

/**
 * Waits until the budget lets an attempt start.
 *
 * @returns `undefined` when it may start at once, as most do.
 * @throws BlockedError when the call ends before the pause does, TransportError when it ends before its turn comes, or the reason of
 * the signal.
 */
function takeTurn(
  { budget, clock, onEvent }: Transport,
  call: TransportCall,
  end: number,
  attempt: number,
): Promise<void> | undefined {
  const { operation, record, signal, line = "call" } = call;
  // A caller that has aborted takes no turn.
  signal?.throwIfAborted();
  const start = clock.now();
  const timeout = end - start;
  const blocked = (pause: number): BlockedError => new BlockedError(operation, { pause, date: clock.date() });
  const pauseBefore = budget.pauseLeft();
  if (pauseBefore > 0 && pauseBefore >= timeout) throw blocked(pauseBefore);
  if (onEvent !== undefined) {
    // Calls `onEvent` before the call takes its place in the line: when it throws, no place may stay taken.
    const expected = budget.delayOf(line);
    if (expected.delay > 0) tell(onEvent, { type: "wait", callId: record.id, operation, ...expected });
  }
  const turn = budget.turn({ line, signal, timeout });
  const wait = async (started: Promise<boolean>): Promise<void> => {
    try {
      if (!(await started)) {
        const pause = budget.pauseLeft();
        throw pause > 0 ? blocked(pause) : deadlinePassed(call, attempt > 1);
      }
    } finally {
      const paused = budget.pausedBetween(start, clock.now());
      record.pauseWait += paused;
      record.budgetWait += clock.now() - start - paused;
    }
    signal?.throwIfAborted();
  };
  return turn === true ? undefined : wait(turn);
}

/** The delay before the next attempt; `undefined` when the outcome is final. */
function nextDelay(
  retry: RetryPolicy,
  clock: Clock,
  outcome: Answer | TransportError,
  attempt: number,
): number | undefined {
  if (outcome instanceof TransportError)
    return remedyOf(outcome) === "none" ? undefined : backoff(retry, attempt, clock);
  const wanted = retryAfter(outcome.headers, clock);
  if (wanted === undefined) return backoff(retry, attempt, clock);
  return wanted <= retry.maxRetryAfter ? wanted : undefined;
}

/**
 * Makes one attempt. One timer ends it, at its timeout or at the deadline of the call, whichever is first.
 *
 * @returns the response, or the failure that another attempt may heal.
 * @throws TransportError when the deadline has passed, the reason of the caller's signal, or a bug as it is.
 */
async function tryOnce(
  { exchange, clock, onEvent }: Transport,
  call: TransportCall,
  { end, attempt, repeatable }: { readonly end: number; readonly attempt: number; readonly repeatable: boolean },
): Promise<Answer | TransportError> {
  const { url, method, headers = {}, body, operation, signal, timeout, maxBytes } = call;
  const start = clock.now();
  const left = end - start;
  if (left <= 0) throw deadlinePassed(call, attempt > 1);
  const isLast = left <= timeout;
  call.record.attempts += 1;
  if (onEvent !== undefined) tell(onEvent, { type: "request", ...attemptOf(call, attempt) });
  let answer: Answer;
  try {
    const ask = (stop: Signal): Promise<ExchangeAnswer> =>
      exchange({ url, method, headers, body, signal: stop, maxBytes, repeatable });
    answer = readAnswer(await withTimeout(clock, Math.min(left, timeout), signal, ask));
  } catch (error) {
    signal?.throwIfAborted();
    const isLate = error instanceof TimeoutReached;
    const failure = isLate
      ? timeoutError(operation, isLast ? call.deadline : timeout, url, error)
      : transportError(operation, error, url);
    if (!(failure instanceof TransportError)) throw failure;
    const duration = clock.now() - start;
    tell(onEvent, { type: "failure", ...attemptOf(call, attempt), phase: failure.phase, duration });
    if (isLate && isLast) throw failure;
    return failure;
  }
  // Outside the try block, because an error of the hook is no failure of the network.
  if (onEvent !== undefined) {
    const duration = clock.now() - start;
    tell(onEvent, { type: "response", ...attemptOf(call, attempt), status: answer.status, duration });
  }
  return answer;
}

/** Runs a step of a call until the deadline; the error names the call and its deadline. */
export function inTime<Result>(
  clock: Clock,
  call: TransportCall & { readonly end: number },
  requestSent: boolean,
  step: (signal: Signal) => Promise<Result>,
): Promise<Result> {
  return withTimeout(clock, call.end - clock.now(), call.signal, step, () => {
    throw deadlinePassed(call, requestSent);
  });
}

/** @param requestSent whether the service may have received a request of the call */
export function deadlinePassed({ operation, deadline, url }: TransportCall, requestSent: boolean): TransportError {
  if (requestSent) return timeoutError(operation, deadline, url);
  const reason = `nothing was sent to ${hostOf(url)} within ${deadline} ms; raise the deadline`;
  return new TransportError(operation, "timeout", reason, { requestSent });
}

/** Common members of the events of one attempt. */
function attemptOf({ operation, method, url, record }: TransportCall, attempt: number): Omit<RequestEvent, "type"> {
  const query = url.indexOf("?");
  return { callId: record.id, operation, method, url: query === -1 ? url : url.slice(0, query), attempt };
}
