// The tests that .ci/nightly runs and `npm test` leaves out.
import { defineConfig } from "vitest/config";
import { nightlyProjects } from "./vitest.config.ts";

export default defineConfig({
  test: {
    projects: nightlyProjects,
    reporters: ["default", "json"],
    outputFile: { json: ".report/nightly.json" },
  },
});
