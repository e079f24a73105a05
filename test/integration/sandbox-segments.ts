import { createRegistry } from "ares-caais";
import { searchAll, type SegmentFilter, type SegmentResult } from "ares-caais/jobs";
import { RegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { useSandbox } from "./sandbox-client.ts";

export const tabor: SegmentFilter = { sidlo: { kodObce: 552046 } };
export const prague: SegmentFilter = { sidlo: { kodObce: 554782 } };

/** Subjects that `searchAll` found, its result, and the requests that the sandbox counted meanwhile. */
export interface Collected {
  readonly ids: readonly string[];
  readonly result: SegmentResult;
  readonly counted: number;
}

/** A sandbox with as many subjects more, and its segments. */
export function useSegments(additionalSubjects: number): {
  /** The ids of a segment, by the sandbox's own data. */
  readonly idsOf: (filter: SegmentFilter) => ReadonlySet<string>;
  readonly collect: (filter: SegmentFilter) => Promise<Collected>;
} {
  const context = useSandbox({ additionalSubjects });
  const dataset = new RegistryDataset({ additionalSubjects });
  return {
    idsOf: (filter) => new Set(dataset.matching(filter).map(({ icoId }) => icoId)),
    collect: async (filter) => {
      const { environment, fetch, registry } = context.sandbox;
      const before = registry.requests;
      const client = createRegistry({ environment, fetch, requestsPerMinute: Infinity });
      const ids: string[] = [];
      const segment = searchAll(client, filter);
      for (;;) {
        const next = await segment.next();
        if (next.done === true) return { ids, result: next.value, counted: registry.requests - before };
        ids.push(next.value.icoId ?? "");
      }
    },
  };
}
