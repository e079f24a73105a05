import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { markFunctions } from "./mark-functions.ts";
import type { Mutant } from "./mutant.ts";
import type { ProjectCopy } from "./project-copy.ts";
import { TestSession } from "./test-session.ts";

/** A test file, what it reaches, and how much it has noticed so far. */
export interface TestFile {
  readonly path: string;
  /** How long it takes, in milliseconds. */
  readonly duration: number;
  /** The functions it runs, as `file#start`. */
  readonly functions: ReadonlySet<string>;
  /** How many mutants of a file it has caught. */
  readonly caught: Map<string, number>;
}

/** A run of this length is given up, in milliseconds. */
const longest = 180_000;

/**
 * Runs once, with marked sources, every test file whose path starts with one of `starts`, and so learns which functions it
 * reaches, also through the programs that it starts. A file that fails with marked sources is run again with the sources as
 * they are, and left out when it fails again.
 */
export async function findReach(
  copy: ProjectCopy,
  session: TestSession,
  starts: readonly string[],
): Promise<{ tests: TestFile[]; leftOut: string[] }> {
  const paths = (await session.tests()).filter((path) =>
    starts.some((start) => path.startsWith(`${copy.root}/${start}`)),
  );
  const originals = new Map(copy.sources(["src"]).map((file) => [file, copy.read(file)]));
  const reached = join(copy.root, "reached.txt");
  const tests: TestFile[] = [];
  const failed: TestFile[] = [];
  for (const [file, text] of originals) copy.write(file, markFunctions(file, text, reached));
  try {
    for (const path of paths) {
      rmSync(reached, { force: true });
      const started = performance.now();
      const outcome = await session.run({ test: path }, longest);
      const functions = new Set(existsSync(reached) ? readFileSync(reached, "utf8").trim().split("\n") : []);
      const test = { path, duration: performance.now() - started, functions, caught: new Map<string, number>() };
      if (functions.size > 0) (outcome === "passed" ? tests : failed).push(test);
    }
  } finally {
    for (const [file, text] of originals) copy.write(file, text);
    session.close();
  }
  const leftOut: string[] = [];
  for (const test of failed) {
    if ((await session.run({ test: test.path }, longest)) === "passed") tests.push(test);
    else leftOut.push(test.path.slice(copy.root.length + 1));
  }
  return { tests, leftOut };
}

/**
 * The test files that reach a mutant, the likeliest to catch it first: who caught its neighbours, then who does little.
 * Of what runs when a file is loaded, only those who use the file then are likely to notice anything.
 */
export function testsOf({ file, owner }: Mutant, tests: readonly TestFile[]): TestFile[] {
  const uses = ({ functions }: TestFile): boolean =>
    [...functions].some((place) => place.startsWith(`${file}#`) && place !== `${file}#0`);
  const rank = (test: TestFile): number => {
    const { caught, functions, duration } = test;
    return (functions.size * (duration + 300) * (uses(test) ? 1 : 1000)) / (1 + 10 * (caught.get(file) ?? 0));
  };
  return tests
    .filter(({ functions }) => functions.has(`${file}#${owner}`))
    .map((test) => ({ test, rank: rank(test) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ test }) => test);
}
