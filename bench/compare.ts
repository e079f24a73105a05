import { spawnSync } from "node:child_process";

/** A program to time. */
export interface Contender {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Wall times of one contender in milliseconds. */
export interface Timing {
  readonly name: string;
  readonly median: number;
  readonly fastest: number;
}

/** Runs every contender in turn, so that a noisy moment meets all of them, and takes the median of the rounds. */
export function timeCommands(contenders: readonly Contender[], rounds: number): Timing[] {
  const times = contenders.map(() => [] as number[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, command, args }] of contenders.entries()) {
      const start = performance.now();
      const { status, stderr } = spawnSync(command, args, { encoding: "utf8", timeout: 60_000 });
      if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
      times[index]?.push(performance.now() - start);
    }
  }
  return contenders.map(({ name }, index) => {
    const sorted = (times[index] ?? []).toSorted((one, other) => one - other);
    return { name, median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, fastest: sorted[0] ?? Number.NaN };
  });
}
