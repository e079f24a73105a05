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
/** Two files at once, on two processors too: much of their time is waited for programs. */
const together = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 0 } };
/** One file after the other: their programs listen on the ports that the documentation names. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    projects: [
      project("unit", ["test/unit/**/*.test.ts", "test/codegen/**/*.test.ts"], together),
      project("contract", ["test/contract/**/*.test.ts"], together),
      project("integration", ["test/integration/**/*.test.ts"], alone),
      project("security", ["test/security/**/*.test.ts"], alone),
      project("package", ["test/package/**/*.test.ts"], { ...alone, globalSetup: "test/package/setup.ts" }),
      project("types", [], {
        ...alone,
        typecheck: { enabled: true, only: true, include: ["test/types/**/*.test-d.ts"], spawnTimeout: limits.program },
      }),
    ],
    teardownTimeout: limits.poll,
    reporters: ["default", "json"],
    outputFile: { json: ".report/tests.json" },
  },
});
