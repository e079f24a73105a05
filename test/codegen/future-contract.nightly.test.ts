import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "../fixtures/limits.ts";
import { copyNextProject, runIn } from "./next-project.ts";
import type { ProjectCopy } from "./project-copy.ts";
import { startSharedPrinter } from "./shared-printer.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

/**
 * The tests that read generated code or ask the sandbox, without those that `future-contract.test.ts` runs. They run in groups,
 * because all together take longer than one test may on a busy machine.
 */
const dependentTests = readYaml(import.meta.url, "dependent-tests.yaml") as Readonly<Record<string, readonly string[]>>;

/** `future-contract.test.ts` proves the same with the files that depend most on the contracts. */
describe("the next versions of the contracts, in the whole project", () => {
  const printer = startSharedPrinter();
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyNextProject(printer);
  });
  afterAll(async () => {
    await printer.stop();
    copy[Symbol.dispose]();
  });

  it("[GEN-11] [GEN-12] the whole project compiles with them, including its tests", () => {
    expect(runIn(copy, ["node_modules/typescript/bin/tsc"], limits.install)).toEqual({ printed: "", status: 0 });
  });

  it.each(Object.entries(dependentTests))("[GEN-11] [GEN-12] the tests pass in %s", (_, files) => {
    // Vitest says nothing of a path without a file, so that a test that moves would drop out.
    expect(files.filter((path) => !existsSync(join(copy.root, path)))).toEqual([]);
    const projects = ["unit", "codegen", "contract", "integration"].flatMap((project) => ["--project", project]);
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--reporter", "dot", ...projects];
    const { status, printed } = runIn(copy, [...vitest, ...files], limits.install);
    expect(status, printed).toBe(0);
  });
});
