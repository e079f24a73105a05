import { describe, expect, it } from "vitest";
import { createRegistry, type Registry } from "ares-caais";
import { currentSeat, searchAll, type SearchAllOptions, type SegmentFilter, type SegmentResult } from "ares-caais/jobs";
import { createRegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { useSandbox } from "./sandbox-client.ts";

const additionalSubjects = 100_000;
const context = useSandbox({ additionalSubjects });
const dataset = createRegistryDataset({ additionalSubjects });

const tabor = { sidlo: { kodObce: 552046 } };
const prague = { sidlo: { kodObce: 554782 } };

function client(): Registry {
  const { environment, fetch } = context.sandbox;
  return createRegistry({ environment, fetch, requestsPerMinute: Infinity });
}

/** Every subject of a segment, by the sandbox's own data. */
function idsOf(filter: SegmentFilter): Set<string> {
  return new Set(dataset.matching(filter, () => true).map(({ icoId = "" }) => icoId));
}

async function collect(filter: SegmentFilter, options: SearchAllOptions = {}) {
  const ids: string[] = [];
  const segment = searchAll(client(), filter, options);
  for (;;) {
    const next = await segment.next();
    if (next.done === true) return { ids, result: next.value };
    ids.push(next.value.icoId ?? "");
  }
}

describe("[JOB-09] searchAll against a sandbox of 100,000 subjects", () => {
  it("finds a town of 4,200 in at most 40 requests, each subject once", async () => {
    const expected = idsOf(tabor);
    expect(expected.size).toBeGreaterThan(4000);
    const before = context.sandbox.registry.requests;
    const { ids, result } = await collect(tabor);
    expect(ids).toHaveLength(expected.size);
    expect(new Set(ids)).toEqual(expected);
    expect(result).toMatchObject({ ended: true, complete: true, found: expected.size, total: expected.size, gaps: [] });
    expect(result.requests).toBe(context.sandbox.registry.requests - before);
    expect(result.requests).toBeLessThanOrEqual(40);
  });

  it("finds a city of 49,000 in at most 700 requests, each subject once", async () => {
    const expected = idsOf(prague);
    expect(expected.size).toBeGreaterThan(48_000);
    const { ids, result } = await collect(prague);
    expect(new Set(ids)).toEqual(expected);
    expect(ids).toHaveLength(expected.size);
    expect(result).toMatchObject({ complete: true, gaps: [] });
    expect(result.requests).toBeLessThanOrEqual(700);
  });

  it("tells who sits in a town now from who once did", async () => {
    const here = { sidlo: { kodObce: 552046 }, pravniForma: ["112"] };
    const now = new Map<string, boolean | undefined>();
    for await (const subject of searchAll(client(), here))
      now.set(subject.icoId ?? "", currentSeat(subject, here.sidlo));
    const seats = [...now.keys()].map((icoId) => dataset.record("ares", icoId)?.sidlo?.kodObce === 552046);
    expect([...now.values()]).toEqual(seats);
    expect(seats).toContain(false);
  });
});

describe("[JOB-10] searchAll against a sandbox of 100,000 subjects", () => {
  it("stops after so many requests and goes on from its cursor: the union is the segment, nothing comes twice", async () => {
    const ids: string[] = [];
    let result: SegmentResult | undefined;
    while (result?.ended !== true) {
      const part = await collect(tabor, { maxRequests: 4, ...(result && { after: result.cursor }) });
      ids.push(...part.ids);
      result = part.result;
    }
    expect(new Set(ids)).toEqual(idsOf(tabor));
    expect(ids).toHaveLength(idsOf(tabor).size);
    expect(result).toMatchObject({ complete: true, found: ids.length });
    expect(result.requests).toBeLessThanOrEqual(40);
    expect(JSON.stringify(result.cursor).length).toBeLessThan(40_000);
  });

  it("loses nobody while subjects appear and vanish, and says that the register has changed", async () => {
    const { registry } = context.sandbox;
    const expected = idsOf(tabor);
    const changing = [...expected].filter((_, index) => index % 97 === 0);
    const fresh = changing.map((icoId, index) => ({
      ...dataset.record("ares", icoId),
      icoId: String(10_000_000 + index),
      ico: String(10_000_000 + index),
    }));
    // Between any two requests one comes or goes.
    for (const [index, icoId] of changing.entries()) {
      registry.change({ remove: [icoId], afterRequests: 2 * index });
      registry.change({ data: { ares: fresh.slice(index, index + 1) }, afterRequests: 2 * index + 1 });
    }
    const { ids, result } = await collect(tabor);
    expect(new Set(ids).size).toBe(ids.length);
    const found = new Set(ids);
    expect([...expected].filter((icoId) => !changing.includes(icoId) && !found.has(icoId))).toEqual([]);
    expect(result.complete).toBe(false);
    expect(result.restarts).toBeGreaterThan(0);
  });
});
