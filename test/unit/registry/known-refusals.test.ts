import { describe, expect, it } from "vitest";
import {
  InvalidInputError,
  registryLimits,
  registryOperations,
  type Registry,
  type RegistryOperation,
  type SearchOperationId,
} from "ares-caais";
import { createFakeService } from "../../fixtures/fake-service.ts";

const operations: readonly RegistryOperation[] = Object.values(registryOperations);
const searches = operations.filter(({ items }) => items !== undefined).map(({ id }) => id as SearchOperationId);
const needy = operations.filter(({ conditions }) => conditions !== undefined).map(({ id }) => id as SearchOperationId);
const byIco = operations
  .filter(({ conditions }) => conditions?.includes("ico") === true)
  .map(({ id }) => id as SearchOperationId);

type Search = (filter: object) => Promise<object>;

async function search(id: SearchOperationId, filter: object): Promise<{ error: unknown; sent: number }> {
  const { registry, seen } = createFakeService(() => Response.json({ pocetCelkem: 0 }));
  // The filters differ: this is what JavaScript may give.
  const error = await registry[id](filter).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, sent: seen.length };
}

const icos = (count: number): string[] => Array.from({ length: count }, (_, index) => String(10_000_000 + index));

describe("a query that the service is known to refuse", () => {
  it.each(byIco)("[REG-24] %s: refuses more ico than a filter allows", async (id) => {
    const { error, sent } = await search(id, { ico: icos(registryLimits.icoPerFilter + 1) });
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field: "ico", rule: "must have at most 100 items" });
    expect(sent).toBe(0);
    expect(await search(id, { ico: icos(registryLimits.icoPerFilter) })).toEqual({ error: undefined, sent: 1 });
  });

  it("[REG-24] includes every search of subjects and addresses without a condition", () => {
    expect(searches.filter((id) => !needy.includes(id))).toEqual([
      "vyhledejCiselnik",
      "vyhledejSeznamNotifikacnichDavek",
    ]);
    expect(byIco).toHaveLength(needy.length - 1);
  });

  it.each(
    needy.flatMap((id) =>
      [{}, { start: 0, pocet: 10, razeni: ["icoId"] }, { razeni: [] }, { pocet: undefined }].map((filter) => ({
        id,
        filter,
      })),
    ),
  )("[REG-24] $id: refuses $filter, which has no condition", async ({ id, filter }) => {
    const { error, sent } = await search(id, filter);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({
      field: "filter",
      rule: expect.stringMatching(/^must have a condition: \w+/) as string,
    });
    expect(sent).toBe(0);
  });

  it.each([
    { ico: [] },
    { ico: undefined, obchodniJmeno: undefined },
    { obchodniJmeno: " " },
    { obchodniJmeno: "\u00a0\t" },
    { sidlo: {} },
    { sidlo: { textovaAdresa: "" } },
    { sidlo: { kodObce: undefined, textovaAdresa: "  " }, czNace: [] },
  ])("[REG-24] vyhledejEkonomickeSubjekty: refuses %j, which has no effect", async (filter) => {
    const { error, sent } = await search("vyhledejEkonomickeSubjekty", filter);
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field: "filter" });
    expect(sent).toBe(0);
  });

  it("[REG-24] vyhledejStandardizovaneAdresy: does not count the kind of standardization as a condition", async () => {
    const filter = { typStandardizaceAdresy: "VYHOVUJICI_ADRESY" };
    expect(await search("vyhledejStandardizovaneAdresy", filter)).toMatchObject({
      error: { field: "filter" },
      sent: 0,
    });
  });

  it.each([
    ["vyhledejEkonomickeSubjekty", { ico: [], obchodniJmeno: "Asseco" }],
    ["vyhledejEkonomickeSubjekty", { sidlo: { kodObce: 0 } }],
    ["vyhledejEkonomickeSubjekty", { czNace: ["62"] }],
    ["vyhledejStandardizovaneAdresy", { nazevObce: "Brno" }],
    ["vyhledejCiselnik", {}],
    ["vyhledejSeznamNotifikacnichDavek", {}],
  ] as const)("[REG-24] %s: sends %j", async (id, filter) => {
    expect(await search(id, filter)).toEqual({ error: undefined, sent: 1 });
  });

  it("[REG-24] fails in paginate too", async () => {
    const { registry, seen } = createFakeService(() => Response.json({}));
    await expect(registry.paginate("vyhledejEkonomickeSubjekty", { pocet: 10 }).next()).rejects.toMatchObject({
      code: "ERR_INVALID_INPUT",
      field: "filter",
    });
    expect(seen).toEqual([]);
  });

  it.each(["xyz", "RES", "", "com", "ruian", 5, null, undefined, "__proto__"])(
    "[REG-24] changes refuses the unknown data source %j",
    async (datovyZdroj) => {
      const { registry, seen } = createFakeService(() => Response.json({}));
      const options = { datovyZdroj, follow: false } as Parameters<Registry["changes"]>[0];
      await expect(registry.changes(options).next()).rejects.toMatchObject({
        constructor: InvalidInputError,
        field: "datovyZdroj",
        rule: "must be one of ares, vr, res, ros, rzp, nrpzs, rcns, rpsh, rs, szr",
      });
      expect(seen).toEqual([]);
    },
  );

  it.each(registryOperations.vratNotifikacniDavku.parameters.datovyZdroj.knownValues)(
    "[REG-24] changes accepts the data source %s",
    async (datovyZdroj) => {
      const { registry, seen } = createFakeService(() => Response.json({ notifikacniDavky: [] }));
      await registry.changes({ datovyZdroj, follow: false }).next();
      expect(seen.map(({ body }) => body)).toEqual([{ datovyZdroj }]);
    },
  );
});

describe("an undefined value", () => {
  it("[REG-25] leaves the request without that parameter", async () => {
    const { registry, seen } = createFakeService(() => Response.json({}));
    await registry.vyhledejEkonomickeSubjekty({
      ico: Object.freeze(["90000021"]),
      obchodniJmeno: undefined,
      sidlo: { kodObce: undefined, textovaAdresa: "Brno" },
      razeni: undefined,
    });
    expect(seen[0]?.body).toEqual({ ico: ["90000021"], sidlo: { textovaAdresa: "Brno" } });
    expect(Object.keys(seen[0]?.body as object)).toEqual(["ico", "sidlo"]);
  });
});

describe("the detail of a source from a variable", () => {
  it.each(
    operations.flatMap(({ id, source, method }) => (source !== undefined && method === "GET" ? [{ id, source }] : [])),
  )("[REG-25] sends for $source the request of $id", async ({ id, source }) => {
    const { registry, seen } = createFakeService(() => Response.json({ icoId: "90000021" }));
    const name = source as Parameters<Registry["detail"]>[0];
    await expect(registry.detail(name, { ico: "90000021" })).resolves.toEqual({ icoId: "90000021" });
    await (registry[id as "vratEkonomickySubjekt"] as Search)({ ico: "90000021" });
    expect(seen[0]?.path).toBe(seen[1]?.path);
  });

  it.each(["xyz", "", "constructor", undefined])("[REG-25] refuses an unknown source: %j", async (source) => {
    const { registry, seen } = createFakeService(() => Response.json({}));
    await expect(registry.detail(source as "ares", { ico: "90000021" })).rejects.toMatchObject({
      code: "ERR_INVALID_INPUT",
      field: "source",
    });
    expect(seen).toEqual([]);
  });
});
