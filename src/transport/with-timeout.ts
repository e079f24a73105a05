import { TransportError } from "../errors/transport-error.ts";
import type { Clock } from "./clock.ts";
import type { ExchangeFailure } from "./exchange.ts";
import { onAbort, Stop, type Signal } from "./signal.ts";

/** The time given to a task ran out. */
export class TimeoutReached extends Error {
  override readonly name = "TimeoutReached";
  /** What the road knows of where it was spent. */
  failure: ExchangeFailure | undefined;
}

/** Outcomes that another attempt might have healed, had there been time for it. */
const short = new WeakSet<object>();

/** Notes that there was no time to come to something else. */
export function cutShort(outcome: object): void {
  short.add(outcome);
}

/** Whether it was for want of time that a task came to this: who has time left may come to something else. */
export function ranOutOfTime(outcome: unknown): boolean {
  if (outcome instanceof TransportError && outcome.phase === "timeout") return true;
  return outcome instanceof TimeoutReached || (typeof outcome === "object" && outcome !== null && short.has(outcome));
}

/**
 * Runs a task with a signal that aborts when the caller's does or when the time is up. Neither a timer nor a listener
 * outlives the task.
 *
 * @param milliseconds time for the whole task
 * @throws the reason of the caller's signal, {@link TimeoutReached}, or what the task throws.
 */
export async function withTimeout<Result>(
  clock: Clock,
  milliseconds: number,
  caller: Signal | undefined,
  task: (signal: Stop) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted();
  const stop = new Stop();
  const forget =
    caller &&
    onAbort(caller, () => {
      stop.abort(caller.reason);
    });
  const cancel = clock.schedule(() => {
    stop.abort(new TimeoutReached(`no complete answer within ${milliseconds} ms`));
  }, milliseconds);
  try {
    return await new Promise<Result>((resolve, reject) => {
      // A fetch of the caller's own may not heed the signal: the task ends all the same.
      stop.add(() => {
        const reason: Error = stop.reason as Error;
        reject(reason);
      });
      task(stop).then(resolve, reject);
    });
  } finally {
    cancel();
    forget?.();
  }
}
