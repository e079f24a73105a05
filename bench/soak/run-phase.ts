import type { Kind, CallLimits } from "./kind.ts";
import { aborted, ok, outcomeOf } from "./outcome.ts";
import { createRandom, type Random } from "./random.ts";
import type { Stock } from "./stock.ts";
import type { Tallying } from "./tally.ts";
import type { Sky } from "./weather.ts";

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

/** Calls under way at once. */
const atOnce = 24;
/** A call that takes longer, in milliseconds, is lost: the longest deadline of a client is two minutes. */
const longestCall = 150_000;

/** What a phase is made of. */
export interface Phase {
  readonly number: number;
  readonly calls: readonly PlannedCall[];
  readonly sky: Sky;
  readonly stock: Stock;
}

/**
 * Makes all calls of a phase and waits for every one, so that the next phase begins with none under way.
 *
 * @returns whether all of them ended.
 */
export async function runPhase({ number, calls, sky, stock }: Phase, tallying: Tallying): Promise<boolean> {
  const waiting = new Map<PlannedCall, number>();
  const faults = sky.faults.map((fault) => JSON.stringify(fault)).join(", ");
  const queue = calls.values();
  const worker = async (): Promise<void> => {
    for (const planned of queue) {
      const { kind } = planned;
      waiting.set(planned, performance.now());
      const outcome = await makeCall(planned, stock);
      waiting.delete(planned);
      tallying.count(kind.name, outcome);
      if (expected(planned, sky).includes(outcome)) continue;
      tallying.accuse(`${kind.name} ended with ${outcome}`, `phase ${number}: ${faults === "" ? "no fault" : faults}`);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, worker)).then(() => true);
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<boolean>((resolve) => {
    timer = setInterval(() => {
      const [oldest = Infinity] = waiting.values();
      if (performance.now() - oldest > longestCall) resolve(false);
    }, 1_000);
  });
  const ended = await Promise.race([all, lost]);
  clearInterval(timer);
  for (const { kind } of waiting.keys()) tallying.accuse(`${kind.name} never ended`, `phase ${number}: ${faults}`);
  return ended;
}

/** @returns how the call ended. */
async function makeCall({ kind, random, abortAfter, timeout }: PlannedCall, stock: Stock): Promise<string> {
  const controller = new AbortController();
  const reason = new Error("the soak aborts this call");
  let timer: NodeJS.Timeout | undefined;
  const abort = (): void => {
    controller.abort(reason);
  };
  if (abortAfter === 0) abort();
  else if (abortAfter !== undefined) timer = setTimeout(abort, abortAfter);
  const limits: CallLimits = {
    ...(abortAfter === undefined ? {} : { signal: controller.signal }),
    ...(timeout === undefined ? {} : { timeout }),
  };
  try {
    await kind.call({ random, limits, stock });
    return ok;
  } catch (error) {
    return outcomeOf(error, reason);
  } finally {
    clearTimeout(timer);
  }
}

/** How a call may end: as the faults have it, or by its own limits. */
function expected({ kind, abortAfter, timeout }: PlannedCall, sky: Sky): readonly string[] {
  const outcomes = [...sky.allows(kind)];
  if (abortAfter !== undefined) outcomes.push(aborted, ...(kind.endsQuietly === true ? [ok] : []));
  if (timeout !== undefined) outcomes.push("ERR_TRANSPORT timeout");
  return outcomes;
}
