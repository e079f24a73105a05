import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { killCommand } from "./cli-killed.ts";
import { useProgram } from "./cli-program.ts";

const program = useProgram({ additionalSubjects: 100_000 });
const town = ["search", "--all", "--sidlo", "kodObce=552046"];

describe("[JOB-19] search --all against a sandbox of 100,000 subjects", () => {
  it("writes each subject of a town with 4,200 subjects once", async () => {
    const { code, stderr } = await program.run([...town, "--requests-per-minute", "60000", "--out", "town.csv"]);
    const dataset = new RegistryDataset({ additionalSubjects: 100_000 });
    const inTown = dataset.search(({ seats }) => seats.some(({ kodObce }) => kodObce === 552046));
    const expected = inTown.map(({ ico = "" }) => ico);
    expect(expected.length).toBeGreaterThan(4000);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const rows = readFileSync(join(program.folder, "town.csv"), "utf8").trim().split("\n").slice(1);
    expect(rows.map((row) => row.split(",")[0]).sort()).toEqual([...expected].sort());
  });

  it.each(["csv", "ndjson"])(
    "[JOB-17] loses nothing of %s and writes nothing twice, whenever it is killed",
    async (format) => {
      await killCommand(program, town, { format, code: 0, kills: 25, seed: 3 });
    },
  );
});
