import { describe, expect, it } from "vitest";
import { createRegistry, TooManyMatchesError, type RequestEvent } from "ares-caais";
import { createRegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { useSandbox } from "./sandbox-client.ts";

const context = useSandbox({ additionalSubjects: 1200 });
const dataset = createRegistryDataset();
const sources = ["ares", "vr", "res", "rzp", "nrpzs", "rpsh", "rcns", "szr", "rs", "ros", "ceu"] as const;

/** A client of the sandbox without a budget, and what it asks. */
function client(): { registry: ReturnType<typeof createRegistry>; asked: RequestEvent[] } {
  const asked: RequestEvent[] = [];
  const registry = createRegistry({
    environment: context.sandbox.environment,
    fetch: context.sandbox.fetch,
    requestsPerMinute: Infinity,
    hooks: { onRequest: (event) => void asked.push(event) },
  });
  return { registry, asked };
}

describe("bulk work against the sandbox", () => {
  it("[REG-10] every record of a search comes once, over several pages", async () => {
    const { registry, asked } = client();
    const ids: (string | undefined)[] = [];
    for await (const { icoId } of registry.paginate(
      "vyhledejEkonomickeSubjekty",
      { obchodniJmeno: "Moravsk" },
      { pageSize: 2 },
    ))
      ids.push(icoId);
    const expected = [...dataset.subjects()].filter(({ obchodniJmeno = "" }) =>
      obchodniJmeno.toLowerCase().startsWith("moravsk"),
    );
    expect(ids).toEqual(expected.map(({ icoId }) => icoId));
    expect(asked).toHaveLength(Math.ceil(expected.length / 2));
  });

  it("[REG-19] a search that is too broad says how many match", async () => {
    const { registry } = client();
    const error: unknown = await registry
      .paginate("vyhledejEkonomickeSubjekty", { pravniForma: ["112"] })
      .next()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TooManyMatchesError);
    if (error instanceof TooManyMatchesError) expect(error.matches).toBeGreaterThanOrEqual(1200);
  });

  it.each(sources)(
    "[REG-18] looks up many in %s: order kept, missing ones reported, at most 100 a request",
    async (source) => {
      const { registry, asked } = client();
      const known = [...dataset.subjects()].flatMap(({ ico }) =>
        ico !== undefined && dataset.record(source, ico) !== undefined ? [ico] : [],
      );
      const unknown = Array.from({ length: 150 }, (_, index) => String(80_000_000 + index));
      const inputs = [...unknown.slice(0, 75), ...known, ...unknown.slice(75)].reverse();
      const results: [string | number, string, string | undefined][] = [];
      for await (const { input, status, record } of registry.lookup(inputs, { source }))
        results.push([input, status, record?.icoId]);
      expect(results).toEqual(
        inputs.map((ico) => (known.includes(ico) ? [ico, "found", ico] : [ico, "missing", undefined])),
      );
      expect(asked).toHaveLength(Math.ceil(inputs.length / 100));
    },
  );

  it("[REG-13] follows the changes of a source from a number on", async () => {
    const { registry } = client();
    const batches = dataset.batches("vr") ?? [];
    const after = batches[10]?.cisloDavky;
    const seen: (number | undefined)[] = [];
    const controller = new AbortController();
    for await (const { cisloDavky, seznamNotifikaci } of registry.changes({
      datovyZdroj: "vr",
      after,
      signal: controller.signal,
    })) {
      expect(seznamNotifikaci?.length).toBeGreaterThan(0);
      seen.push(cisloDavky);
      if (cisloDavky === batches.at(-1)?.cisloDavky) controller.abort();
    }
    expect(seen).toEqual(batches.slice(11).map(({ cisloDavky }) => cisloDavky));
  });

  it("reads a code list", async () => {
    const list = await context.registry.codeList("PravniForma", "res");
    expect(list?.polozkyCiselniku?.find(({ kod }) => kod === "121")).toBeDefined();
  });
});
