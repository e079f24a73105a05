import type { Kind } from "./kind.ts";
import { createRandom, type Random } from "./random.ts";

/** One call that will be made. */
export interface PlannedCall {
  readonly kind: Kind;
  /** Its own chance, so that the order in which calls end changes nothing. */
  readonly random: Random;
  /** When it is aborted, in milliseconds after its start: 0 is before it. */
  readonly abortAfter: number | undefined;
  /** Time for one attempt in milliseconds. */
  readonly timeout: number | undefined;
}

/** Shares of the calls. */
const shares = { aborted: 0.1, abortedBefore: 0.01, timed: 0.04 };
/** Longest time in milliseconds until an abort, and of an attempt that is given little. */
const longest = { abort: 15, attempt: 20 };

/** What will be called, the same for the same seed. */
export function planCalls(seed: number, kinds: readonly Kind[], count: number): readonly PlannedCall[] {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed + index);
    const kind = kindAt(kinds, random() * total);
    const chance = random();
    const [moment, time] = [random() * longest.abort, 1 + random() * longest.attempt];
    const abortAfter = chance < shares.abortedBefore ? 0 : chance < shares.aborted ? moment : undefined;
    return { kind, random, abortAfter, timeout: chance > 1 - shares.timed ? time : undefined };
  });
}

function kindAt(kinds: readonly Kind[], place: number): Kind {
  let left = place;
  for (const kind of kinds) {
    left -= kind.weight;
    if (left < 0) return kind;
  }
  throw new Error("the weights are too small");
}
