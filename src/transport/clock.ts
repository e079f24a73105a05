import { checkFunctions } from "./option-checks.ts";
import { onAbort, type Signal } from "./signal.ts";

/** Time and chance, so that tests can decide both. */
export interface Clock {
  /** Milliseconds since a fixed moment; never goes back. */
  readonly now: () => number;
  /** The date, for times that a server states, in milliseconds since 1970. */
  readonly date: () => number;
  /** A number from 0 up to, not including, 1. */
  readonly random: () => number;
  /** Calls back after some milliseconds; the returned function cancels it. */
  readonly schedule: (callback: () => void, milliseconds: number) => () => void;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  random: () => Math.random(),
  schedule: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

const clockNames: readonly (keyof Clock)[] = ["now", "date", "random", "schedule"];

/** @throws InvalidInputError when a clock of the caller's own lacks a function. */
export function readClock(subject: string, clock: Clock = systemClock): Clock {
  checkFunctions(subject, "clock", clock, clockNames, false);
  return clock;
}

/**
 * Waits. Neither the timer nor a listener outlives the wait.
 *
 * @throws the reason of the signal when that aborts first.
 */
export function sleep(clock: Clock, milliseconds: number, signal: Signal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason as Error);
      return;
    }
    const forget = onAbort(signal, () => {
      cancel();
      forget();
      reject(signal?.reason as Error);
    });
    const cancel = clock.schedule(() => {
      forget();
      resolve();
    }, milliseconds);
  });
}
