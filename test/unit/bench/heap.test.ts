import { describe, expect, it } from "vitest";
import { brokenHeapRule } from "../../../bench/soak/watch-process.ts";

const megabyte = 1_000_000;
/** The heap after each of a hundred phases. */
const series = (of: (phase: number) => number): number[] => Array.from({ length: 100 }, (_, phase) => of(phase));

describe("the heap of a soak", () => {
  it("may grow while it warms up, and swing", () => {
    expect(brokenHeapRule(series((phase) => (phase < 20 ? phase : 20 + (phase % 7)) * megabyte))).toBeUndefined();
  });

  it("must not grow on and on", () => {
    expect(brokenHeapRule(series((phase) => (20 + phase * 0.05) * megabyte))).toBe("the heap grew by 3.0 MB");
  });
});
