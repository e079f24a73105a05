// Breaks the source in many small ways, one at a time, and lists the ways that no test notices.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findMutants } from "./mutation/find-mutants.ts";
import { Judge, type Verdict } from "./mutation/judge.ts";
import { copyProject } from "./mutation/project-copy.ts";
import { findReach } from "./mutation/reach.ts";
import { sample } from "./mutation/sample.ts";
import { TestSession } from "./mutation/test-session.ts";

const usage = `Usage: npm run mutate -- [path]... [options]

Changes the source files under the paths (default: every folder of src/) in a copy of the project, one small change at a
time, runs the test files that reach the changed function until one fails, and lists the changes that none notices.

  --sample <count>  only so many changes of each path, drawn by chance
  --seed <number>   draws the same ones again (default: 1)
  --tests <start>   only the test files whose path starts so, such as test/unit; may be repeated
  --most <count>    test files that are tried for a change (default: 12)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    tests: { type: "string", multiple: true, default: ["test/"] },
    most: { type: "string", default: "12" },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else await main();

async function main(): Promise<void> {
  const copy = copyProject(fileURLToPath(new URL("../", import.meta.url)));
  const session = new TestSession(copy.root);
  process.once("SIGINT", () => process.exit(130));
  process.once("exit", () => {
    session.close();
    copy.remove();
  });

  const folders = copy.sources(["src"]).map((file) => file.split("/").slice(0, 2).join("/"));
  const found = (positionals.length > 0 ? positionals : [...new Set(folders)]).flatMap((path) => {
    const mutants = copy.sources([path]).flatMap((file) => findMutants(file, copy.read(file)));
    // A file of nothing but types and exports has none.
    if (mutants.length === 0 && positionals.length > 0) throw new Error(`nothing to change in ${path}`);
    return mutants.length === 0 ? [] : [[path, mutants] as const];
  });
  console.log("finding what the test files reach …");
  const { tests, leftOut } = await findReach(copy, session, values.tests);
  for (const test of leftOut) console.log(`left out, since it fails without a change: ${test}`);

  const judge = new Judge(copy, session, tests, number("most"));
  const table: Record<string, Record<string, number | string>> = {};
  for (const [path, mutants] of found) {
    const verdicts: Verdict[] = [];
    for (const mutant of sample(mutants, number("sample"), number("seed"))) {
      const verdict = await judge.try(mutant);
      verdicts.push(verdict);
      if (verdict !== "caught") console.log(`${verdict}: ${mutant.file}:${mutant.label}`);
    }
    table[path] = scoreOf(verdicts, mutants.length);
    console.log(`${path}: ${verdicts.length} of ${mutants.length} tried`);
  }
  console.table(table);
  process.exit();
}

function number(option: "sample" | "seed" | "most"): number {
  const value = Number(values[option]);
  if (!(value >= 1)) throw new Error(`--${option} must be a number from 1`);
  return value;
}

/** How many mutants had which verdict, and how many of a hundred were noticed. */
function scoreOf(verdicts: readonly Verdict[], all: number): Record<string, number | string> {
  const count = (wanted: Verdict): number => verdicts.filter((verdict) => verdict === wanted).length;
  const noticed = count("caught") + count("timed out");
  return {
    mutants: all,
    tried: verdicts.length,
    caught: count("caught"),
    "timed out": count("timed out"),
    survived: count("survived"),
    "not reached": count("not reached"),
    score: `${((100 * noticed) / verdicts.length).toFixed(1)} %`,
  };
}
