import { describe, expect, it } from "vitest";
import { prague, useSegments } from "./sandbox-segments.ts";

const { idsOf, collect } = useSegments(20_000);

describe("[JOB-09] searchAll against a sandbox of 20,000 subjects", () => {
  it("finds a city of 9,800 in at most 140 requests, each subject once", async () => {
    const expected = idsOf(prague);
    expect(expected.size).toBeGreaterThan(9_000);
    const { ids, result, counted } = await collect(prague);
    expect(ids).toHaveLength(expected.size);
    expect(new Set(ids)).toEqual(expected);
    expect(result).toMatchObject({ ended: true, complete: true, found: expected.size, total: expected.size, gaps: [] });
    expect(result.requests).toBe(counted);
    expect(result.requests).toBeLessThanOrEqual(140);
  });
});
