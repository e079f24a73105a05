/** Something to time. */
export interface Contender {
  readonly name: string;
  /** Does the work once per round; a number it gives is the time to count instead of the wall time. */
  readonly run: () => unknown;
}

/** Times of one contender in milliseconds per round. */
export interface Timing {
  readonly name: string;
  /**
   * The time without disturbance: the tenth percentile, because the least time depends on luck.
   * With fewer than 20 rounds it is the least of them.
   */
  readonly fast: number;
  readonly median: number;
}

/** How many times as long as the baseline something takes, or a share of it. */
export interface Ratio {
  readonly fast: number;
  readonly median: number;
}

/** Fewest rounds of which a tenth percentile says something. */
const manyRounds = 20;

/**
 * Runs every contender in every round, each round beginning with another one, so that a noisy moment and the order meet
 * all of them.
 *
 * @param warmUp rounds that do not count, because they run before the code is compiled
 */
export async function timeAlternately(contenders: readonly Contender[], rounds: number, warmUp = 0): Promise<Timing[]> {
  if (warmUp > 0) await timeAlternately(contenders, warmUp);
  const times = contenders.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (round + turn) % contenders.length;
      const start = performance.now();
      const own = await contenders[index]?.run();
      times[index]?.push(typeof own === "number" ? own : performance.now() - start);
    }
  }
  return contenders.map(({ name }, index) => {
    const own = times[index] ?? [];
    return { name, fast: quantile(own, rounds < manyRounds ? 0 : 0.1), median: quantile(own, 0.5) };
  });
}

/** A call, made so many times a round; its time is the mean of the round. */
export function repeat(name: string, count: number, call: () => unknown): Contender {
  return {
    name,
    run: async () => {
      const start = performance.now();
      for (let done = 0; done < count; done += 1) await call();
      return (performance.now() - start) / count;
    },
  };
}

/** The ratio of two timings. A noisy machine shows in a `median` far from `fast`. */
export function ratioOf(timing: Timing, baseline: Timing): Ratio {
  return { fast: timing.fast / baseline.fast, median: timing.median / baseline.median };
}

/** The item at a place that is known to be there. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`nothing was measured at ${index}`);
  return item;
}

/** The value that a share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
