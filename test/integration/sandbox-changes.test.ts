import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRegistry, InvalidInputError, RegistryError, type Registry } from "ares-caais";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";

let sandbox: Sandbox;
let registry: Registry;
beforeAll(async () => {
  sandbox = await createSandbox({ additionalSubjects: 20 });
  registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch, requestsPerMinute: Infinity });
});
afterAll(() => sandbox.close());

const company = "90000021";

async function lastBatch(datovyZdroj: string) {
  const { notifikacniDavky = [] } = await registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj });
  const { cisloDavky = 0 } = notifikacniDavky.at(-1) ?? {};
  return registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky });
}

async function statusOf(call: Promise<unknown>): Promise<number> {
  return call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof RegistryError) return error.status;
      throw error;
    },
  );
}

async function countIn(kodObce: number): Promise<number | undefined> {
  const { pocetCelkem } = await registry.vyhledejEkonomickeSubjekty({ sidlo: { kodObce } });
  return pocetCelkem;
}

describe("[KIT-02] the registry of a sandbox changes", () => {
  it("a record is entered in one source: the others keep theirs, and a batch of it tells of the subject", async () => {
    const before = { vr: await lastBatch("vr"), ares: await lastBatch("ares"), res: await lastBatch("res") };
    const record = await registry.vratEkonomickySubjektVr({ ico: company });
    const { obchodniJmeno } = await registry.vratEkonomickySubjekt({ ico: company });
    sandbox.registry.change({ data: { vr: [{ ...record, zaznamy: [] }] } });
    expect((await registry.vratEkonomickySubjektVr({ ico: company })).zaznamy).toEqual([]);
    expect((await registry.vratEkonomickySubjekt({ ico: company })).obchodniJmeno).toBe(obchodniJmeno);
    for (const source of ["vr", "ares"] as const) {
      expect(await lastBatch(source)).toMatchObject({
        cisloDavky: (before[source].cisloDavky ?? 0) + 1,
        pocetZmen: 1,
        datumUvolneniDavky: before[source].datumUvolneniDavky,
        seznamNotifikaci: [{ typZmeny: "UPD", icoId: company }],
      });
    }
    expect(await lastBatch("res")).toEqual(before.res);
  });

  it("subjects appear, move and vanish, in searches and details alike", async () => {
    const [tabor, brno] = [552046, 582786];
    const counts = { tabor: (await countIn(tabor)) ?? 0, brno: (await countIn(brno)) ?? 0 };
    const { subjects } = sandbox.registry;
    const { ekonomickeSubjekty: [first] = [] } = await registry.vyhledejEkonomickeSubjekty({
      sidlo: { kodObce: brno },
    });
    const fresh = { icoId: "27074358", ico: "27074358", obchodniJmeno: "Nová s.r.o.", sidlo: { kodObce: tabor } };
    sandbox.registry.change({ data: { ares: [fresh] } });
    expect(await countIn(tabor)).toBe(counts.tabor + 1);
    expect((await lastBatch("ares")).seznamNotifikaci).toEqual([{ typZmeny: "INS", icoId: "27074358" }]);
    sandbox.registry.change({ data: { ares: [{ ...fresh, sidlo: { kodObce: brno } }] } });
    expect(await countIn(tabor)).toBe(counts.tabor);
    expect(await countIn(brno)).toBe(counts.brno + 1);
    expect(sandbox.registry.subjects).toBe(subjects + 1);

    const icoId = first?.icoId ?? "";
    sandbox.registry.change({ remove: [icoId, "27074358", "00000001"] });
    expect(await countIn(brno)).toBe(counts.brno - 1);
    expect(sandbox.registry.subjects).toBe(subjects - 1);
    expect(await statusOf(registry.vratEkonomickySubjekt({ ico: icoId }))).toBe(404);
    expect(await statusOf(registry.vratEkonomickySubjektRes({ ico: icoId }))).toBe(404);
    expect((await lastBatch("ares")).seznamNotifikaci).toEqual([
      { typZmeny: "DEL", icoId },
      { typZmeny: "DEL", icoId: "27074358" },
    ]);
    expect((await lastBatch("res")).seznamNotifikaci).toEqual([{ typZmeny: "DEL", icoId }]);
  });

  it("what is planned happens between two requests, whenever they come", async () => {
    const ico = "90000404";
    sandbox.registry.change({ remove: [ico], afterRequests: 2 });
    const { requests } = sandbox.registry;
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push(await statusOf(registry.vratEkonomickySubjekt({ ico })));
    expect(statuses).toEqual([200, 200, 404, 404]);
    expect(sandbox.registry.requests).toBe(requests + 4);
  });

  it.each<[change: unknown, field: string]>([
    [{ data: { ares: [{ ico: company }] } }, "data.ares[0].icoId"],
    [{ data: { nowhere: [] } }, "data.nowhere"],
    [{ remove: company }, "remove"],
    [{ remove: [1] }, "remove"],
    [{ afterRequests: -1 }, "afterRequests"],
    [{ afterRequests: "1" }, "afterRequests"],
    [{ added: [] }, "added"],
  ])("refuses %j and changes nothing", (change, field) => {
    const { subjects } = sandbox.registry;
    // What JavaScript and JSON can give.
    const given = change as Parameters<typeof sandbox.registry.change>[0];
    let thrown: unknown;
    try {
      sandbox.registry.change(given);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InvalidInputError);
    expect(thrown).toMatchObject({ field });
    expect(sandbox.registry.subjects).toBe(subjects);
  });
});
