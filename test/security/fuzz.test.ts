import { describe, expect, it } from "vitest";
import { readers } from "../../bench/fuzz/readers.ts";
import { runFuzz } from "../../bench/fuzz/run-fuzz.ts";

/** Always the same inputs: `npm run fuzz` is there to find new ones. */
const plan = { seed: 20, inputs: 25 };

describe("random changes of everything that comes from outside", { timeout: 900_000 }, () => {
  it("[REL-10] end in data that is right or in an error of the family, soon and in little memory", async () => {
    const { kinds, broken } = await runFuzz(plan);
    expect(broken).toEqual([]);
    expect(Object.keys(kinds)).toEqual(readers.map(({ name }) => name));
    for (const [name, outcomes] of Object.entries(kinds)) {
      const count = Object.values(outcomes).reduce((sum, times) => sum + times, 0);
      expect(count, name).toBeGreaterThanOrEqual(5);
      // A reader that never gets through, or that refuses nothing, was given the wrong inputs.
      expect(Object.keys(outcomes).length, name).toBeGreaterThan(1);
    }
  });
});
