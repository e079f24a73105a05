import { describe, expect, it } from "vitest";
import { prague, tabor, useSegments } from "./sandbox-segments.ts";

const { idsOf, collect } = useSegments(100_000);

describe("[JOB-09] searchAll against a sandbox of 100,000 subjects", () => {
  it("finds a town of 4,200 in at most 40 requests, each subject once", async () => {
    const expected = idsOf(tabor);
    expect(expected.size).toBeGreaterThan(4000);
    const { ids, result, counted } = await collect(tabor);
    expect(ids).toHaveLength(expected.size);
    expect(new Set(ids)).toEqual(expected);
    expect(result).toMatchObject({ ended: true, complete: true, found: expected.size, total: expected.size, gaps: [] });
    expect(result.requests).toBe(counted);
    expect(result.requests).toBeLessThanOrEqual(40);
  });

  it("finds a city of 49,000 in at most 700 requests, each subject once", async () => {
    const expected = idsOf(prague);
    expect(expected.size).toBeGreaterThan(48_000);
    const { ids, result, counted } = await collect(prague);
    expect(ids).toHaveLength(expected.size);
    expect(new Set(ids)).toEqual(expected);
    expect(result).toMatchObject({ ended: true, complete: true, found: expected.size, total: expected.size, gaps: [] });
    expect(result.requests).toBe(counted);
    expect(result.requests).toBeLessThanOrEqual(700);
  });
});
