import { InvalidInputError, shown } from "../errors/invalid-input-error.ts";

/** A minute and a little, in milliseconds: however its edges are counted. */
const minute = 60_001;
/** How much later than its slot a request may start, in milliseconds: a busy process wakes late. */
export const latest = 500;
/** Most slots that a process of `bulk` is given at once. */
const largestBatch = 8;

/** How fast all are together, and how fast each is alone. */
export interface BudgetPace {
  /** Milliseconds between two slots of the shared line. */
  readonly interval: number;
  /** Most slots of `bulk` at once. */
  readonly batch: number;
  /** How many slots before its place a process comes for it. */
  readonly ahead: number;
  /** How many slots the line of `bulk` leaves out where it begins: an earlier one may have given them out. */
  readonly lead: number;
  /** Milliseconds between two starts of a process alone; `Infinity` when none may. */
  readonly alone: number;
}

/**
 * Paces that keep below the limit together, whatever happens to whom. Of the limit are kept back:
 *
 * - what all processes may start by themselves in a minute, when they have lost Redis: their share, and as they begin at random
 *   five standard deviations more,
 * - the slots that are given out ahead, twice: those of one minute that start in the next, and those that a server which has
 *   lost the last moment gives out again; one that has lost everything begins behind them,
 * - what starts late.
 *
 * Of 500 a minute, with a share of 0.15 for 30 processes, 387 are left for the line in a little more than a minute.
 *
 * @throws InvalidInputError when nothing is left.
 */
export function readPace(subject: string, perMinute: number, share: number, processes: number): BudgetPace {
  const batch = Math.min(largestBatch, Math.max(1, Math.floor(perMinute / 60)));
  const ahead = Math.ceil(batch / 4);
  // The line of `bulk` gives out one more where it is late, that of `call` one, one ahead, and one after a rest.
  const outstanding = batch + ahead + 4;
  const alone = (60_000 * processes) / (share * perMinute);
  const each = minute / alone;
  const part = each - Math.floor(each);
  const apart = Math.min(processes * Math.ceil(each), processes * each + 5 * Math.sqrt(processes * part * (1 - part)));
  const left = perMinute - 2 * outstanding - apart;
  if (left < 1) {
    const rule = `must be more: ${Math.ceil(perMinute - left)} are kept back for those that lose Redis, and for what is given out ahead`;
    throw new InvalidInputError(subject, [{ field: "perMinute", rule, value: shown(perMinute) }]);
  }
  // After a rest the line of `call` gives out one of the time before too: it is owed by that of `bulk`.
  const lead = outstanding + 1;
  // In whole microseconds, as Redis counts.
  return { interval: Math.ceil((1000 * (minute + latest)) / left) / 1000, batch, ahead, lead, alone };
}
