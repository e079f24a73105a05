import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The package by its own name, from the source. */
const alias = [
  { find: /^ares-caais$/, replacement: fileURLToPath(new URL("./src/index.ts", import.meta.url)) },
  { find: /^ares-caais\/([a-z]+)$/, replacement: fileURLToPath(new URL("./src/$1/index.ts", import.meta.url)) },
];
const project = (name: string, include: string[], test: object = {}): object => ({
  resolve: { alias },
  test: { name, include, ...test },
});

export default defineConfig({
  test: {
    projects: [
      project("unit", ["test/unit/**/*.test.ts", "test/codegen/**/*.test.ts"], { testTimeout: 60_000 }),
      project("contract", ["test/contract/**/*.test.ts"]),
      project("integration", ["test/integration/**/*.test.ts"], { testTimeout: 60_000, hookTimeout: 60_000 }),
      project("security", ["test/security/**/*.test.ts"], { testTimeout: 60_000, hookTimeout: 60_000 }),
      project("package", ["test/package/**/*.test.ts"], { testTimeout: 300_000, globalSetup: "test/package/setup.ts" }),
      project("types", [], { typecheck: { enabled: true, only: true, include: ["test/types/**/*.test-d.ts"] } }),
    ],
    reporters: ["default", "json"],
    outputFile: { json: ".report/tests.json" },
  },
});
