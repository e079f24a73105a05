import { describe, expect, it } from "vitest";
import { InvalidInputError, RegistryError } from "ares-caais";
import { thrownBy } from "../fixtures/failures.ts";
import { useSandbox } from "./sandbox-client.ts";

const mine = { ico: "12345679", icoId: "12345679", obchodniJmeno: "Moje vlastní s.r.o." };
/** Stands in the place of a subject that is built in. */
const replaced = { ico: "90000102", icoId: "90000102", obchodniJmeno: "Jiná a.s." };
const rpsh = [mine.ico, ...Array.from({ length: 6 }, (_, index) => `1000000${index}`)];
const data = { ares: [{ ...mine }, replaced], rpsh: rpsh.map((icoId) => ({ icoId, zaznamy: [] })) };
const context = useSandbox({ additionalSubjects: 20, data });

const company = "90000021";

async function lastBatch(datovyZdroj: string) {
  const { notifikacniDavky = [] } = await context.registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj });
  const { cisloDavky = 0 } = notifikacniDavky.at(-1) ?? {};
  return context.registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky });
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
  const { pocetCelkem } = await context.registry.vyhledejEkonomickeSubjekty({ sidlo: { kodObce } });
  return pocetCelkem;
}

// All tests share one sandbox, and those of changes change it for the others.
describe("one sandbox", { shuffle: false }, () => {
  describe("[KIT-02] subjects of the caller's own", () => {
    it("the sources return the caller's subjects as the caller gave them, and a search finds them besides the built-in ones", async () => {
      const { registry, sandbox } = context;
      // 65 are built in, and one of them is replaced.
      expect(sandbox.registry.subjects).toBe(65 + 20 + 1);
      const given = { ...mine };
      if (data.ares[0] !== undefined) data.ares[0].obchodniJmeno = "changed later";
      await expect(registry.vratEkonomickySubjekt({ ico: mine.ico })).resolves.toEqual(given);
      await expect(registry.vratEkonomickySubjektRpsh({ ico: mine.ico })).resolves.toEqual({
        icoId: mine.ico,
        zaznamy: [],
      });
      expect(await statusOf(registry.vratEkonomickySubjektRes({ ico: mine.ico }))).toBe(404);
      const found = await registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "moje vlastní" });
      expect(found).toEqual({ pocetCelkem: 1, ekonomickeSubjekty: [given] });
      expect((await registry.vyhledejEkonomickeSubjekty({ ico: [mine.ico, company] })).pocetCelkem).toBe(2);
    });

    it("replace every record of a built-in subject", async () => {
      const { ico } = replaced;
      await expect(context.registry.vratEkonomickySubjekt({ ico })).resolves.toEqual(replaced);
      expect(await statusOf(context.registry.vratEkonomickySubjektVr({ ico }))).toBe(404);
      const { ekonomickeSubjekty } = await context.registry.vyhledejEkonomickeSubjekty({ ico: [ico] });
      expect(ekonomickeSubjekty).toEqual([replaced]);
    });

    it("appear in the batches of their own sources only", async () => {
      const mentioned = async (datovyZdroj: string): Promise<string[]> => {
        const { notifikacniDavky = [] } = await context.registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj });
        const batches = notifikacniDavky.map(({ cisloDavky = 0 }) =>
          context.registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky }),
        );
        return (await Promise.all(batches)).flatMap(({ seznamNotifikaci = [] }) =>
          seznamNotifikaci.flatMap(({ icoId = "" }) => icoId),
        );
      };
      expect(await mentioned("rpsh")).toEqual(expect.arrayContaining(rpsh));
      expect((await mentioned("res")).filter((icoId) => icoId.startsWith("1"))).toEqual([]);
    });
  });

  describe("[KIT-02] changes to the registry of a sandbox", () => {
    it("a record enters one source: the others keep theirs, and a batch of it names the subject", async () => {
      const before = { vr: await lastBatch("vr"), ares: await lastBatch("ares"), res: await lastBatch("res") };
      const record = await context.registry.vratEkonomickySubjektVr({ ico: company });
      const { obchodniJmeno } = await context.registry.vratEkonomickySubjekt({ ico: company });
      context.sandbox.registry.change({ data: { vr: [{ ...record, zaznamy: [] }] } });
      expect((await context.registry.vratEkonomickySubjektVr({ ico: company })).zaznamy).toEqual([]);
      expect((await context.registry.vratEkonomickySubjekt({ ico: company })).obchodniJmeno).toBe(obchodniJmeno);
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
      const { subjects } = context.sandbox.registry;
      const { ekonomickeSubjekty: [first] = [] } = await context.registry.vyhledejEkonomickeSubjekty({
        sidlo: { kodObce: brno },
      });
      const fresh = { icoId: "27074358", ico: "27074358", obchodniJmeno: "Nová s.r.o.", sidlo: { kodObce: tabor } };
      context.sandbox.registry.change({ data: { ares: [fresh] } });
      expect(await countIn(tabor)).toBe(counts.tabor + 1);
      expect((await lastBatch("ares")).seznamNotifikaci).toEqual([{ typZmeny: "INS", icoId: "27074358" }]);
      context.sandbox.registry.change({ data: { ares: [{ ...fresh, sidlo: { kodObce: brno } }] } });
      expect(await countIn(tabor)).toBe(counts.tabor);
      expect(await countIn(brno)).toBe(counts.brno + 1);
      expect(context.sandbox.registry.subjects).toBe(subjects + 1);

      const icoId = first?.icoId ?? "";
      context.sandbox.registry.change({ remove: [icoId, "27074358", "00000001"] });
      expect(await countIn(brno)).toBe(counts.brno - 1);
      expect(context.sandbox.registry.subjects).toBe(subjects - 1);
      expect(await statusOf(context.registry.vratEkonomickySubjekt({ ico: icoId }))).toBe(404);
      expect(await statusOf(context.registry.vratEkonomickySubjektRes({ ico: icoId }))).toBe(404);
      expect((await lastBatch("ares")).seznamNotifikaci).toEqual([
        { typZmeny: "DEL", icoId },
        { typZmeny: "DEL", icoId: "27074358" },
      ]);
      expect((await lastBatch("res")).seznamNotifikaci).toEqual([{ typZmeny: "DEL", icoId }]);
    });

    it("planned changes happen between two requests, whenever these come", async () => {
      const ico = "90000404";
      context.sandbox.registry.change({ remove: [ico], afterRequests: 2 });
      const { requests } = context.sandbox.registry;
      const statuses = [];
      for (let count = 0; count < 4; count += 1)
        statuses.push(await statusOf(context.registry.vratEkonomickySubjekt({ ico })));
      expect(statuses).toEqual([200, 200, 404, 404]);
      expect(context.sandbox.registry.requests).toBe(requests + 4);
    });

    it.each<[change: unknown, field: string]>([
      [{ data: { ares: [{ ico: company }] } }, "data.ares[0].icoId"],
      [{ data: { nowhere: [] } }, "data.nowhere"],
      [{ remove: company }, "remove"],
      [{ remove: [1] }, "remove[0]"],
      [{ afterRequests: -1 }, "afterRequests"],
      [{ afterRequests: "1" }, "afterRequests"],
      [{ added: [] }, "added"],
    ])("refuses %j and changes nothing", async (change, field) => {
      const { subjects } = context.sandbox.registry;
      // Values that only JavaScript and JSON can have.
      const given = change as Parameters<typeof context.sandbox.registry.change>[0];
      const thrown = await thrownBy(() => {
        context.sandbox.registry.change(given);
      });
      expect(thrown).toBeInstanceOf(InvalidInputError);
      expect(thrown).toMatchObject({ field });
      expect(context.sandbox.registry.subjects).toBe(subjects);
    });
  });
});
