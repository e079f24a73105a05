import { createRegistry } from "ares-caais";
import { searchAll, type SegmentFilter } from "ares-caais/jobs";
import { expect } from "vitest";
import { RegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { useSandbox } from "./sandbox-client.ts";

export const tabor: SegmentFilter = { sidlo: { kodObce: 552046 } };
export const prague: SegmentFilter = { sidlo: { kodObce: 554782 } };

/** How many subjects a segment has at least, and how many requests may find them. */
export interface Bounds {
  readonly subjects: number;
  readonly requests: number;
}

/** Starts a sandbox with additional subjects; returns a function that expects `searchAll` to find each subject of a segment once. */
export function useSegments(additionalSubjects: number): (filter: SegmentFilter, bounds: Bounds) => Promise<void> {
  const context = useSandbox({ additionalSubjects });
  const dataset = new RegistryDataset({ additionalSubjects });
  return async (filter, bounds) => {
    const { environment, fetch, registry } = context.sandbox;
    const before = registry.requests;
    const client = createRegistry({ environment, fetch, requestsPerMinute: Infinity });
    const ids: string[] = [];
    const segment = searchAll(client, filter);
    let next = await segment.next();
    for (; next.done !== true; next = await segment.next()) ids.push(next.value.icoId ?? "");
    const { kodObce } = filter.sidlo ?? {};
    const inTown = dataset.search(({ seats }) => seats.some((seat) => seat.kodObce === kodObce));
    const expected = new Set(inTown.map(({ icoId }) => icoId));
    const { size } = expected;
    expect(size).toBeGreaterThan(bounds.subjects);
    expect(ids).toHaveLength(size);
    expect(new Set(ids)).toEqual(expected);
    expect(next.value).toMatchObject({ ended: true, complete: true, found: size, total: size, gaps: [] });
    expect(next.value.requests).toBe(registry.requests - before);
    expect(next.value.requests).toBeLessThanOrEqual(bounds.requests);
  };
}
