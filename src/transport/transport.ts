import { TransportError } from "../errors/transport-error.ts";
import { readAnswer, type Answer } from "./answer.ts";
import type { Budget, BudgetLine } from "./budget.ts";
import { CallRecord } from "./calls.ts";
import type { Exchange } from "./exchange.ts";
import { reportRejection, type RegistryHooks, type RequestEvent } from "./hooks.ts";
import { backoff, isTransient, retryAfter, type RetryPolicy } from "./retry.ts";
import { cutShort, onAbort, sleep, Stop, TimeoutReached, type Clock, type Signal } from "./time.ts";
import { hostOf, isStaleConnection, mayHeal, transportError } from "./transport-failure.ts";

export interface Transport {
  readonly exchange: Exchange;
  readonly clock: Clock;
  readonly retry: RetryPolicy;
  /** Spreads the attempts over time; absent for no limit. */
  readonly budget?: Budget;
  readonly hooks: RegistryHooks;
}

export interface TransportCall {
  /** The operationId, for errors and hooks. */
  readonly operation: string;
  readonly url: string;
  readonly method: string;
  /** Headers, each name once. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /**
   * Whether the service may see the request twice. One that may not, because it consumes a one-time value, is repeated
   * only after a failure that left it unsent.
   */
  readonly repeatable: boolean;
  /**
   * Whether an answer asks by its content for the request to be sent again, which then counts as an attempt like any
   * other, also when the call is not repeatable.
   */
  readonly asksAgain?: (answer: Answer) => boolean;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number;
  /** Time for the whole call in milliseconds, waiting included. */
  readonly deadline: number;
  /** When that time is up, by the clock; absent when it begins with the sending. */
  readonly end?: number;
  /** Most bytes of the answer's body. */
  readonly maxBytes: number;
  readonly signal?: Signal | undefined;
  /** Who waits for it, for the budget; a person when it is absent. */
  readonly line?: BudgetLine;
  /** Where it is noted what happens; absent when nobody but the hooks is told of it. */
  readonly record?: CallRecord;
}

type RecordedCall = TransportCall & { readonly record: CallRecord };

/**
 * Sends a call: one attempt after another within the policy, each of them within its time, all of them within the
 * deadline. Redirects are not followed.
 *
 * @returns the answer, also one with an error status that no further attempt healed.
 * @throws TransportError when no complete answer came, or the reason of the caller's signal.
 */
export async function send(transport: Transport, given: TransportCall): Promise<Answer> {
  const { budget, clock, retry, hooks } = transport;
  const call = hasRecord(given) ? given : { ...given, record: new CallRecord() };
  const { signal } = call;
  const end = call.end ?? clock.now() + call.deadline;
  let reconnected = false;
  for (let attempt = 1, counted = 1; ; attempt += 1) {
    // A turn is taken for nobody who has left.
    signal?.throwIfAborted();
    if (budget !== undefined) {
      // Most often one may start at once, without a timer.
      const turn = askForTurn(transport, budget, call, end);
      if (turn !== true) await takeTurn(transport, budget, turn, call, attempt);
    }
    const outcome = await tryOnce(transport, call, end, attempt);
    const failed = outcome instanceof TransportError;
    const asked = !failed && call.asksAgain?.(outcome) === true;
    if (!failed && !asked && (outcome.status < 400 || !isTransient(outcome.status))) return outcome;

    let delay: number | undefined;
    if (failed && !reconnected && retry.retries > 0 && call.repeatable && isStaleConnection(outcome)) {
      // The service closed an idle connection just as it was used again: that says nothing of the service.
      reconnected = true;
      delay = 0;
    } else {
      const repeatable = call.repeatable || asked || (failed && !outcome.requestSent);
      delay = repeatable && counted <= retry.retries ? nextDelay(transport, outcome, counted) : undefined;
      counted += 1;
    }
    if (delay === undefined || clock.now() + delay >= end) {
      if (delay !== undefined) cutShort(outcome);
      if (failed) throw outcome;
      return outcome;
    }
    const reason = failed ? outcome.phase : outcome.status;
    reportRejection("onRetry", hooks.onRetry?.({ ...eventOf(call, attempt), reason, delay }));
    await sleep(clock, delay, signal);
  }
}

function hasRecord(call: TransportCall): call is RecordedCall {
  return call.record !== undefined;
}

/** Asks the budget to let an attempt start, and tells of it when that will take a while. */
function askForTurn(
  { clock, hooks }: Transport,
  budget: Budget,
  { operation, record, signal, line = "call" }: RecordedCall,
  end: number,
): true | Promise<boolean> {
  if (hooks.onWait !== undefined) {
    // Before a place in the line is taken: a hook that throws would leave it there.
    const expected = budget.delayOf(line);
    if (expected.delay > 0) {
      reportRejection("onWait", hooks.onWait({ callId: record.id, operation, ...expected }));
    }
  }
  return budget.turn({ line, signal, timeout: end - clock.now() });
}

/** Waits until the budget lets an attempt start. */
async function takeTurn(
  { clock }: Transport,
  budget: Budget,
  turn: Promise<boolean>,
  call: RecordedCall,
  attempt: number,
): Promise<void> {
  const start = clock.now();
  const { record, signal } = call;
  try {
    if (!(await turn)) throw deadlinePassed(call, attempt > 1);
  } finally {
    const paused = budget.pausedBetween(start, clock.now());
    record.pauseWait += paused;
    record.budgetWait += clock.now() - start - paused;
  }
  signal?.throwIfAborted();
}

/** The delay before the next attempt; `undefined` when the outcome is final. */
function nextDelay({ retry, clock }: Transport, outcome: Answer | TransportError, attempt: number): number | undefined {
  if (outcome instanceof TransportError) {
    return mayHeal(outcome) ? backoff(retry, attempt, clock) : undefined;
  }
  const wanted = retryAfter(outcome.headers, clock);
  if (wanted === undefined) return backoff(retry, attempt, clock);
  return wanted <= retry.maxRetryAfter ? wanted : undefined;
}

/**
 * Milliseconds that it may take to make a value of an answer, for each million characters: nothing can end that before its
 * time. Most take a tenth.
 */
const readingTime = 50;
/** How far a call may go beyond its deadline, as a part of it. */
const overrun = 0.1;

/** The answer came too late to be read. */
class TooLateToRead extends Error {}

/**
 * Makes one attempt, with one timer for what comes first: the end of its own time or that of the call.
 *
 * @returns the answer, or the failure that another attempt may heal.
 * @throws TransportError when the deadline has passed, the reason of the caller's signal, or a bug as it is.
 */
async function tryOnce(
  { exchange, clock, hooks }: Transport,
  call: RecordedCall,
  end: number,
  attempt: number,
): Promise<Answer | TransportError> {
  const { url, method, headers = {}, body, operation, signal, timeout, maxBytes, repeatable } = call;
  const start = clock.now();
  const left = end - start;
  if (left <= 0) throw deadlinePassed(call, attempt > 1);
  const isLast = left <= timeout;
  const event = eventOf(call, attempt);
  call.record.attempts += 1;
  if (hooks.onRequest !== undefined) reportRejection("onRequest", hooks.onRequest(event));
  // The hook may have done that.
  signal?.throwIfAborted();
  const stop = new Stop();
  const forget = onAbort(signal, () => {
    stop.abort(signal?.reason);
  });
  const cancel = clock.schedule(
    () => {
      stop.abort(new TimeoutReached(`no complete answer within ${isLast ? call.deadline : timeout} ms`));
    },
    isLast ? left : timeout,
  );
  let answer: Answer;
  try {
    answer = readAnswer(await exchange({ url, method, headers, body, signal: stop, maxBytes, repeatable }));
    // One that is there already, though a timer of a busy process is late, is not thrown away.
    const spare = Math.max(0, end - clock.now()) + overrun * call.deadline;
    const size = (answer.bytes ?? answer.text).length;
    if ((size / 1_000_000) * readingTime > spare) throw new TooLateToRead();
  } catch (error) {
    signal?.throwIfAborted();
    const isLate = error instanceof TooLateToRead;
    const final = isLate || (error instanceof TimeoutReached && isLast);
    const failure = isLate ? deadlinePassed(call, true) : transportError(operation, error, url);
    if (!(failure instanceof TransportError)) throw failure;
    const duration = clock.now() - start;
    reportRejection("onFailure", hooks.onFailure?.({ ...event, phase: failure.phase, duration }));
    if (final) throw failure;
    return failure;
  } finally {
    cancel();
    forget();
  }
  // Not above: what a hook throws is no failure of the network, whatever it looks like.
  if (hooks.onResponse !== undefined) {
    const duration = clock.now() - start;
    reportRejection("onResponse", hooks.onResponse({ ...event, status: answer.status, duration }));
  }
  return answer;
}

/** @param requestSent whether an attempt was made that the service may have seen */
export function deadlinePassed(
  { operation, deadline, url }: Pick<TransportCall, "operation" | "deadline"> & { readonly url?: string },
  requestSent: boolean,
): TransportError {
  const from = url === undefined ? "" : ` from ${hostOf(url)}`;
  return new TransportError(operation, "timeout", `no complete answer within ${deadline} ms${from}`, { requestSent });
}

function eventOf({ operation, method, url, record }: RecordedCall, attempt: number): RequestEvent {
  const query = url.indexOf("?");
  return { callId: record.id, operation, method, url: query === -1 ? url : url.slice(0, query), attempt };
}
