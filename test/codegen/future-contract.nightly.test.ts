import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyNextProject, runIn } from "./next-project.ts";
import type { ProjectCopy } from "./project-copy.ts";
import { startSharedPrinter } from "./shared-printer.ts";

/** The whole of what `future-contract.test.ts` proves by its part that hangs on the contracts most. */
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

  it("[GEN-11] [GEN-12] the whole project compiles with them, its tests included", () => {
    expect(runIn(copy, "node_modules/typescript/bin/tsc")).toEqual({ printed: "", status: 0 });
  });

  it("[GEN-11] [GEN-12] the tests that hang on the contracts pass", () => {
    const { status, printed } = runIn(
      copy,
      ...["node_modules/vitest/vitest.mjs", "run", "--reporter", "dot"],
      ...["unit", "codegen", "contract"].flatMap((project) => ["--project", project]),
      ...[
        "test/contract/registry-",
        "test/contract/testing-",
        "test/contract/legacy-",
        "test/unit/cli/subject-summary",
      ],
      ...[
        "test/unit/cli/filter-options",
        "test/unit/docs/tables",
        "test/unit/legacy/dec",
        "test/unit/registry/check-input",
      ],
      ...["test/unit/registry/prepare-request", "test/unit/sandbox/data", "test/unit/sandbox/faults"],
      ...[
        "test/unit/sandbox/legacy",
        "test/unit/services/legacy",
        "test/unit/sandbox/server",
        "test/unit/spec/operations",
        "test/unit/spec/schemas",
      ],
      ...[
        "test/unit/verify/verify-contract",
        "test/unit/testing",
        "test/codegen/products",
        "test/codegen/registry-schemas",
      ],
    );
    expect(status, printed).toBe(0);
  });
});
