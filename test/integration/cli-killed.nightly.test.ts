import { describe, expect, it } from "vitest";
import { killLookup, killWatch } from "./cli-killed.ts";
import { useProgram } from "./cli-program.ts";

// What cli-process.test.ts proves with a few kills, with many.
const program = useProgram();

describe("a process that is killed", () => {
  it.each(["csv", "tsv", "ndjson", "json"].flatMap((format) => [2, 3].map((seed) => ({ format, seed }))))(
    "[JOB-03] loses no row of $format and writes none twice, killed at any moment (seed $seed)",
    async ({ format, seed }) => {
      await killLookup(program, format, 4, seed);
    },
  );

  it("[JOB-11] loses no change, killed at any moment", async () => {
    const delays = Array.from({ length: 20 }, (_, index) => (index * 13) % 100);
    await killWatch(program, delays);
    expect(delays).toHaveLength(20);
  });
});
