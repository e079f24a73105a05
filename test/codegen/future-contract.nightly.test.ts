import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "../fixtures/limits.ts";
import { copyNextProject, runIn } from "./next-project.ts";
import type { ProjectCopy } from "./project-copy.ts";
import { startSharedPrinter } from "./shared-printer.ts";

/**
 * The tests that read generated code or ask the sandbox, without those that `future-contract.test.ts` runs. They run in groups,
 * because all together take longer than one test may on a busy machine.
 */
const dependentTests: Readonly<Record<string, readonly string[]>> = {
  "the contract and the generator": [
    "test/contract/registry-unexpected.test.ts",
    "test/contract/testing-registry.test.ts",
    "test/codegen/products.test.ts",
    "test/codegen/registry-schemas.test.ts",
  ],
  "the rooms": [
    "test/unit/docs/tables.test.ts",
    "test/unit/legacy/contradictions.test.ts",
    "test/unit/legacy/decode.test.ts",
    "test/unit/legacy/decoders.test.ts",
    "test/unit/legacy/round-trip.test.ts",
    "test/unit/legacy/truth-values.test.ts",
    "test/unit/legacy/write-request.test.ts",
    "test/unit/registry/check-input.test.ts",
    "test/unit/registry/known-refusals.test.ts",
    "test/unit/registry/prepare-request.test.ts",
    "test/unit/sandbox/dataset.test.ts",
    "test/unit/spec/operations.test.ts",
    "test/unit/spec/schemas.test.ts",
    "test/unit/testing/sample.test.ts",
    "test/unit/verify/verify-contract.test.ts",
  ],
  "the command line and the registry of the sandbox": [
    "test/integration/cli.test.ts",
    "test/integration/sandbox-data.test.ts",
    "test/integration/sandbox-registry.test.ts",
  ],
  "the faults and the legacy service of the sandbox": [
    "test/integration/sandbox-faults.test.ts",
    "test/integration/sandbox-legacy.test.ts",
    "test/integration/sandbox-legacy-client.test.ts",
  ],
};

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
