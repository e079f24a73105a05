import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { limits } from "./test/fixtures/limits.ts";

/** The package by its own name, from the source. */
const alias = [
  { find: /^ares-caais$/, replacement: fileURLToPath(new URL("./src/index.ts", import.meta.url)) },
  { find: /^ares-caais\/([a-z]+)$/, replacement: fileURLToPath(new URL("./src/$1/index.ts", import.meta.url)) },
];
/** What the tests of every project have. */
const common = {
  testTimeout: limits.test,
  hookTimeout: limits.test,
  expect: { poll: { timeout: limits.poll, interval: 20 } },
};
const project = (name: string, include: string[], test: object = {}): object => ({
  resolve: { alias },
  test: { name, include, ...common, ...test },
});

export default defineConfig({
  test: {
    projects: [
      project("unit", ["test/unit/**/*.test.ts", "test/codegen/**/*.test.ts"]),
      project("contract", ["test/contract/**/*.test.ts"]),
      project("integration", ["test/integration/**/*.test.ts"]),
      project("security", ["test/security/**/*.test.ts"]),
      project("package", ["test/package/**/*.test.ts"], { globalSetup: "test/package/setup.ts" }),
      project("types", [], {
        typecheck: { enabled: true, only: true, include: ["test/types/**/*.test-d.ts"], spawnTimeout: limits.program },
      }),
    ],
    teardownTimeout: limits.poll,
    // On two processors too: much of the time is waited for programs.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    reporters: ["default", "json"],
    outputFile: { json: ".report/tests.json" },
  },
});
