import type { Clock } from "./clock.ts";

/** The time given to a task ran out. */
export class TimeoutReached extends Error {
  override readonly name = "TimeoutReached";
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
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  let giveUp: ((reason: unknown) => void) | undefined;
  const stop = (reason: unknown): void => {
    controller.abort(reason);
    // A transport of the caller's own may not heed the signal: the task ends all the same.
    giveUp?.(controller.signal.reason);
  };
  const onAbort = (): void => {
    stop(caller?.reason);
  };
  caller?.addEventListener("abort", onAbort, { once: true });
  const cancel = clock.schedule(() => {
    stop(new TimeoutReached(`no complete answer within ${milliseconds} ms`));
  }, milliseconds);
  try {
    return await new Promise<Result>((resolve, reject) => {
      giveUp = reject;
      task(controller.signal).then(resolve, reject);
    });
  } finally {
    cancel();
    caller?.removeEventListener("abort", onAbort);
  }
}
