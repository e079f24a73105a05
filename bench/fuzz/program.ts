import fc from "fast-check";
import { Tallying } from "../soak/tally.ts";
import type { Attempt, Prepare } from "./attempt.ts";
import { judge } from "./judge.ts";
import type { FuzzPlan, Place, Told } from "./plan.ts";
import { ProcessWatch } from "./process-watch.ts";
import { readers } from "./readers.ts";
import type { Reader } from "./reader.ts";

/** Most letters of a recipe that are printed. */
const longestRecipe = 1_500;

/**
 * Gives every reader its inputs, round after round.
 *
 * @param from where a run before was when its process ended
 */
export async function runProgram(plan: FuzzPlan, from: Place, tell: (told: Told) => void): Promise<void> {
  const watch = new ProcessWatch();
  const end = performance.now() + (plan.seconds ?? 0) * 1_000;
  let { round, reader: first } = from;
  do {
    for (const [index, reader] of readers.entries()) {
      if (index < first || !isWanted(reader, plan)) continue;
      if (round > 0 && performance.now() > end) break;
      const place = { round, reader: index };
      tell({ kind: "reader", place, tally: await tryReader(reader, place, plan, watch, tell) });
    }
    round += 1;
    first = 0;
  } while (performance.now() < end);
  tell({ kind: "end" });
}

function isWanted({ name }: Reader, { readers: wanted }: FuzzPlan): boolean {
  return wanted === undefined || wanted.some((begin) => name.startsWith(begin));
}

async function tryReader(
  reader: Reader,
  place: Place,
  plan: FuzzPlan,
  watch: ProcessWatch,
  tell: (told: Told) => void,
): Promise<Tallying["tally"]> {
  const tallying = new Tallying();
  // Else readers of one kind would all get the same.
  const seed = plan.path === undefined ? plan.seed + place.round * readers.length + place.reader : plan.seed;
  const recipeOf = (path: string): string => `--reader "${reader.name}" --seed ${seed} --path ${path}`;
  tell({ kind: "input", place, recipe: `--reader "${reader.name}"` });
  const opened = await reader.open();
  let number = 0;
  let smallest: Attempt | undefined;
  let first: { readonly rule: string; readonly at: number } | undefined;
  const tryOne = async (prepare: Prepare): Promise<void> => {
    if (first === undefined) tell({ kind: "input", place, recipe: recipeOf(plan.path ?? String(number++)) });
    else if (performance.now() > first.at + (plan.longestSearch ?? 15_000)) return;
    const attempt = await prepare();
    try {
      tallying.count(reader.name, await judge(attempt, watch));
    } catch (error) {
      const rule = String(error).replaceAll(/\d+/g, "");
      first ??= { rule, at: performance.now() };
      // A smaller input that breaks another rule is another find.
      if (rule !== first.rule) return;
      smallest = attempt;
      throw error;
    }
  };
  try {
    const found = await fc.check(fc.asyncProperty(opened.attempts, tryOne), {
      seed,
      numRuns: plan.path === undefined ? Math.ceil(plan.inputs * (reader.share ?? 1)) : 1,
      ...(plan.path === undefined ? {} : { path: plan.path, endOnFailure: true }),
    });
    if (found.failed) accuse(tallying, reader, found, recipeOf(found.counterexamplePath ?? ""), smallest?.made);
  } finally {
    await opened.close?.();
  }
  return tallying.tally;
}

function accuse(
  tallying: Tallying,
  { name }: Reader,
  { errorInstance: error, counterexample }: fc.RunDetails<[Prepare]>,
  recipe: string,
  made = "",
): void {
  const cause = error instanceof Error && error.cause instanceof Error ? (error.cause.stack ?? "") : "";
  const [, ...frames] = cause.split("\n    at ");
  const place = frames.length === 0 ? "" : ` (${frames.slice(0, 3).join(" < ")})`;
  const input = fc.stringify(counterexample).slice(0, longestRecipe);
  tallying.accuse(
    `${name}: ${error instanceof Error ? error.message : String(error)}`,
    `${recipe} ${made}${input}${place}`,
  );
}
