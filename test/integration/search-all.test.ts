import { describe, expect, it } from "vitest";
import { createRegistry, type Registry } from "ares-caais";
import { searchAll, type SegmentFilter } from "ares-caais/jobs";
import { createRegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { useSandbox } from "./sandbox-client.ts";

const additionalSubjects = 20_000;
const context = useSandbox({ additionalSubjects });
const dataset = createRegistryDataset({ additionalSubjects });

const prague = { sidlo: { kodObce: 554782 } };

function client(): Registry {
  const { environment, fetch } = context.sandbox;
  return createRegistry({ environment, fetch, requestsPerMinute: Infinity });
}

/** Every subject of a segment, by the sandbox's own data. */
function idsOf(filter: SegmentFilter): Set<string> {
  return new Set(dataset.matching(filter, () => true).map(({ icoId = "" }) => icoId));
}

async function collect(filter: SegmentFilter) {
  const ids: string[] = [];
  const segment = searchAll(client(), filter);
  for (;;) {
    const next = await segment.next();
    if (next.done === true) return { ids, result: next.value };
    ids.push(next.value.icoId ?? "");
  }
}

describe("[JOB-09] searchAll against a sandbox of 20,000 subjects", () => {
  it("finds a city of 9,800 in at most 140 requests, each subject once", async () => {
    const expected = idsOf(prague);
    expect(expected.size).toBeGreaterThan(9_000);
    const before = context.sandbox.registry.requests;
    const { ids, result } = await collect(prague);
    expect(new Set(ids)).toEqual(expected);
    expect(ids).toHaveLength(expected.size);
    expect(result).toMatchObject({ ended: true, complete: true, found: expected.size, total: expected.size, gaps: [] });
    expect(result.requests).toBe(context.sandbox.registry.requests - before);
    expect(result.requests).toBeLessThanOrEqual(140);
  });
});
