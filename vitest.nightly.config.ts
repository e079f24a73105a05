// The tests that .ci/nightly runs and `npm test` leaves out.
import { defineConfig } from "vitest/config";
import { nightlyProject } from "./vitest.config.ts";

export default defineConfig({
  test: {
    projects: [nightlyProject],
    reporters: ["default", "json"],
    outputFile: { json: ".report/nightly.json" },
    passWithNoTests: true,
  },
});
