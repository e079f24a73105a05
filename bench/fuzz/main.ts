import { spawnSync } from "node:child_process";

/**
 * `FUZZ_MINUTES=10 FUZZ_SEED=7 npm run fuzz -- -t codeList` runs the properties whose titles contain a text, in rounds of
 * twice as many inputs each; five minutes, and a seed of its own, if nothing else is said. `FUZZ_RUNS` makes one round of so
 * many inputs, and `FUZZ_PATH` with `FUZZ_SEED` repeats the input that a failure names.
 */
const { FUZZ_MINUTES = "5", FUZZ_PATH, FUZZ_RUNS, FUZZ_SEED } = process.env;
const isSingle = FUZZ_PATH !== undefined || FUZZ_RUNS !== undefined;
const end = isSingle ? Infinity : Date.now() + Number(FUZZ_MINUTES) * 60_000;
let seed = Number(FUZZ_SEED ?? 1 + Math.floor(Math.random() * 999_999));
let runs = Number(FUZZ_RUNS ?? 64);
do {
  console.log(`seed ${seed}, ${runs} inputs for each property`);
  const env = { ...process.env, FUZZ_SEED: String(seed), FUZZ_RUNS: String(runs), FUZZ_END: String(end) };
  const args = ["vitest", "run", "fuzz.test", "--reporter=default", ...process.argv.slice(2)];
  const { status } = spawnSync("npx", args, { stdio: "inherit", env });
  if (status !== 0) process.exit(1);
  seed += 1;
  runs *= 2;
} while (!isSingle && Date.now() < end);
