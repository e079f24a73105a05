import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { limits } from "./test/fixtures/limits.ts";

/** The package by its own name, from the source. */
const alias = [
  { find: /^ares-caais$/, replacement: fileURLToPath(new URL("./src/index.ts", import.meta.url)) },
  { find: /^ares-caais\/([a-z]+)$/, replacement: fileURLToPath(new URL("./src/$1/index.ts", import.meta.url)) },
];
/** One file more than there are processors: much of their time the tests wait for other programs. */
const maxWorkers = availableParallelism() + 1;

type TestOptions = NonNullable<UserWorkspaceConfig["test"]>;
type Options = TestOptions & { readonly limit: number };
interface Project {
  readonly resolve: object;
  readonly test: TestOptions;
}

/** @param limit milliseconds of a test or a hook */
const create = ({ limit, exclude = [], ...test }: Options): Project => ({
  resolve: { alias },
  test: {
    exclude: ["**/node_modules/**", ...exclude],
    testTimeout: limit,
    hookTimeout: limit,
    expect: { poll: { timeout: limits.poll, interval: 20 } },
    maxWorkers,
    ...test,
  },
});
/** The files that repeat a proof over more seeds, programs or minutes: `.ci/nightly` runs them, and `npm test` does not. */
const nightly = "**/*.nightly.test.ts";
const project = (given: Options): Project => create({ ...given, exclude: [nightly, ...(given.exclude ?? [])] });

/** The files of a worker share what they import: loading it costs more than most of them do. */
const shared = { isolate: false };
/** Builds the pages once for all tests that look at them. */
const built = { globalSetup: "test/integration/site/setup.ts" };
/** Packs and installs the package once for all tests that use it. */
const packed = { limit: limits.packed, globalSetup: "test/package/setup.ts" };

/** Put something else in place of modules, of ours or of Node: only the worker of one file may see that. */
export const mocking = [
  "test/codegen/future-contract.test.ts",
  "test/codegen/write.test.ts",
  "test/unit/cli/keep-printed.test.ts",
  "test/unit/registry/documented-errors.test.ts",
  "test/unit/registry/write-query.test.ts",
];
/** Look at the built documentation, most of them in a browser. */
const browsed = ["test/integration/site.test.ts", "test/integration/playground.test.ts", "site/test/built.test.ts"];

/** The tests that start next to no programs. */
export const fast = [
  project({ name: "unit", limit: limits.test, include: ["test/unit/**/*.test.ts"], exclude: mocking, ...shared }),
  project({ name: "codegen", limit: limits.long, include: ["test/codegen/**/*.test.ts"], exclude: mocking, ...shared }),
  project({ name: "mocks", limit: limits.long, include: mocking }),
  project({ name: "contract", limit: limits.test, include: ["test/contract/**/*.test.ts"] }),
];

/** What vitest.nightly.config.ts runs; the tests of every runtime are part of it. */
export const nightlyProjects = [
  create({
    name: "nightly",
    limit: limits.packed,
    include: ["test/**/*.nightly.test.ts"],
    exclude: ["test/package/**", "test/integration/site.nightly.test.ts"],
  }),
  create({
    name: "nightly site",
    limit: limits.packed,
    include: ["test/integration/site.nightly.test.ts"],
    ...built,
  }),
  create({
    name: "nightly package",
    include: ["test/package/*.nightly.test.ts", "test/package/{use,login-examples}.test.ts"],
    ...packed,
  }),
];

export default defineConfig({
  test: {
    projects: [
      ...fast,
      project({
        name: "integration",
        limit: limits.long,
        include: ["test/integration/**/*.test.ts"],
        exclude: browsed,
      }),
      project({ name: "site", limit: limits.long, include: browsed, ...built }),
      project({
        name: "pages",
        limit: limits.test,
        include: ["site/test/*.test.ts"],
        exclude: browsed,
        globalSetup: "test/fixtures/install-site.ts",
      }),
      project({ name: "security", limit: limits.long, include: ["test/security/**/*.test.ts"] }),
      project({ name: "package", include: ["test/package/**/*.test.ts"], ...packed }),
      project({
        name: "types",
        limit: limits.long,
        include: [],
        typecheck: {
          enabled: true,
          only: true,
          include: ["test/types/**/*.test-d.ts"],
          checker: "node_modules/typescript-7/bin/tsc",
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
