import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { limits } from "./test/fixtures/limits.ts";

/** The package by its own name, from the source. */
const alias = [
  { find: /^ares-caais$/, replacement: fileURLToPath(new URL("./src/index.ts", import.meta.url)) },
  { find: /^ares-caais\/([a-z]+)$/, replacement: fileURLToPath(new URL("./src/$1/index.ts", import.meta.url)) },
];
/** Tests that `.ci/nightly` alone runs, by vitest.nightly.config.ts. */
const nightly = "test/**/*.nightly.test.ts";
/** What the tests of every project have. */
const common = {
  testTimeout: limits.test,
  hookTimeout: limits.test,
  expect: { poll: { timeout: limits.poll, interval: 20 } },
};
const project = (
  name: string,
  include: string[],
  { exclude = [], ...test }: { readonly exclude?: readonly string[] } & object = {},
): { readonly resolve: object; readonly test: object } => ({
  resolve: { alias },
  test: { name, include, ...common, ...test, exclude: ["**/node_modules/**", nightly, ...exclude] },
});
/** Two files at once, on two processors too: much of their time is waited for programs. */
const together = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } };
/** The files of a worker share what they import: loading it costs more than most of them do. */
const shared = { ...together, isolate: false };
/** One file after the other: memory and times are measured there, or programs listen where the documentation says. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 1 } };
/** Install and compile the packed package, each file in folders of its own: two at once, when nothing else runs. */
const packed = { ...together, sequence: { groupOrder: 2 } };
/** Put something else in place of modules, of ours or of Node: only the worker of one file may see that. */
export const mocking = [
  "test/codegen/future-contract.test.ts",
  "test/codegen/write.test.ts",
  "test/unit/cli/keep-printed.test.ts",
  "test/unit/cli/requests-per-minute.test.ts",
  "test/unit/registry/write-query.test.ts",
  "test/unit/sandbox/write-files.test.ts",
];

/** Run what the documentation says, as it stands. */
const documented = ["demo", "docs-commands", "docs-examples", "login-examples", "web-example"].map(
  (name) => `test/integration/${name}.test.ts`,
);
/** Look at the built documentation in a browser. */
const browsed = ["site", "playground"].map((name) => `test/integration/${name}.test.ts`);
/** The tests that start next to no programs. */
export const fast = [
  project("unit", ["test/unit/**/*.test.ts"], { ...shared, exclude: mocking }),
  project("codegen", ["test/codegen/**/*.test.ts"], { ...shared, exclude: mocking }),
  project("mocks", mocking, together),
  project("contract", ["test/contract/**/*.test.ts"], together),
];

/** The tests that repeat a proof over more seeds, programs or minutes. */
export const nightlyProject = {
  resolve: { alias },
  test: { name: "nightly", include: [nightly], ...common, ...together },
};

export default defineConfig({
  test: {
    projects: [
      ...fast,
      project("integration", ["test/integration/**/*.test.ts"], { ...together, exclude: [...documented, ...browsed] }),
      project("site", browsed, { ...together, globalSetup: "test/integration/site/setup.ts" }),
      project("documents", documented, alone),
      project("security", ["test/security/**/*.test.ts"], alone),
      project("package", ["test/package/**/*.test.ts"], { ...packed, globalSetup: "test/package/setup.ts" }),
      project("types", [], {
        ...alone,
        typecheck: {
          enabled: true,
          only: true,
          include: ["test/types/**/*.test-d.ts"],
          tsconfig: "tsconfig.types.json",
          spawnTimeout: limits.program,
        },
      }),
    ],
    teardownTimeout: limits.poll,
    reporters: ["default", "json"],
    outputFile: { json: ".report/tests.json" },
  },
});
