import { describe, expect, it } from "vitest";
import { killTable, killWatch } from "./cli-killed.ts";
import { useProgram } from "./cli-program.ts";

// The same as cli-process.test.ts, with many kills.
const program = useProgram();

describe("a killed process", () => {
  // 100 kills.
  it.each(["lookup", "check"].flatMap((command) => ["csv", "ndjson"].map((format) => ({ command, format }))))(
    "[JOB-03] [JOB-17] $command loses no row of $format and writes none twice, whenever it is killed",
    async ({ command, format }) => {
      await killTable(program, command as "lookup" | "check", format, { kills: 25, seed: 2 });
    },
  );

  it("[JOB-11] loses no change, whenever it is killed", async () => {
    const delays = Array.from({ length: 20 }, (_, index) => (index * 13) % 100);
    await killWatch(program, delays);
    expect(delays).toHaveLength(20);
  });
});
