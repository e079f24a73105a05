import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InvalidInputError, RegistryError, TooManyMatchesError } from "ares-caais";
import { collect, drain } from "../../fixtures/failures.ts";
import { createFakeService, type SeenRequest } from "../../fixtures/fake-service.ts";

/** A page of numbered subjects, as a service with a largest page of its own answers it. */
function page({ body }: SeenRequest, total: number, largest: number): Response {
  const { start, pocet } = body as { start: number; pocet: number };
  const ids = Array.from({ length: total }, (_, index) => ({ icoId: String(index).padStart(8, "0") }));
  return Response.json({ pocetCelkem: total, ekonomickeSubjekty: ids.slice(start, start + Math.min(pocet, largest)) });
}

describe("paginate", () => {
  it("[REG-10] [REG-19] yields every record once and in order for any page size of the service", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(120),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.nat(130),
        async (total, largest, pocet, start) => {
          const { registry, seen } = createFakeService((request) => page(request, total, largest));
          const found = await collect(
            registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x", start, pocet }),
          );
          expect(found.map(({ icoId }) => Number(icoId))).toEqual(
            Array.from({ length: Math.max(0, total - start) }, (_, index) => start + index),
          );
          const step = Math.min(largest, pocet);
          expect(seen).toHaveLength(Math.max(1, Math.ceil(Math.max(0, total - start) / step)));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("[REG-10] requests a page when its first item is taken, and stops with the caller", async () => {
    const { registry, seen } = createFakeService((request) => page(request, 50, 10));
    let count = 0;
    for await (const { icoId } of registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x", pocet: 10 })) {
      expect(icoId).toBeDefined();
      expect(seen).toHaveLength(Math.floor(count / 10) + 1);
      count += 1;
      if (count === 15) break;
    }
    expect(seen).toHaveLength(2);
  });

  it("[REG-10] works with any search, also with the one without pages", async () => {
    const { registry, seen } = createFakeService(({ path }) =>
      Response.json(
        path.startsWith("/ciselniky")
          ? { pocetCelkem: 1, ciselniky: [{ kodCiselniku: "Stat" }] }
          : path.startsWith("/standardizovane")
            ? { pocetCelkem: 1, standardizovaneAdresy: [{ psc: 60200 }] }
            : { notifikacniDavky: [{ cisloDavky: 1 }, { cisloDavky: 2 }] },
      ),
    );
    expect(await collect(registry.paginate("vyhledejCiselnik", { kodCiselniku: "Stat" }))).toEqual([
      { kodCiselniku: "Stat" },
    ]);
    expect(await collect(registry.paginate("vyhledejStandardizovaneAdresy", { kodObce: 1 }))).toEqual([{ psc: 60200 }]);
    expect(await collect(registry.paginate("vyhledejSeznamNotifikacnichDavek", { datovyZdroj: "vr" }))).toHaveLength(2);
    expect(seen.at(-1)?.body).toEqual({ datovyZdroj: "vr" });
  });

  it("[REL-01] distinguishes long items by identifiers at either end", async () => {
    const polozkyCiselniku = Array.from({ length: 200 }, (_, index) => ({ kod: String(100 + index) }));
    const lists = [
      { polozkyCiselniku, zdrojCiselniku: "res" },
      { polozkyCiselniku, zdrojCiselniku: "ros" },
      { zdrojCiselniku: "res", polozkyCiselniku },
      { zdrojCiselniku: "ros", polozkyCiselniku },
    ];
    const { registry, clock } = createFakeService(({ body }) => {
      const { start } = body as { start: number };
      return Response.json({ pocetCelkem: 5, ciselniky: [lists[start % lists.length]] });
    });
    const { items, error } = await clock.run(drain(registry.paginate("vyhledejCiselnik", {})));
    expect(items).toEqual(lists);
    expect(error).toMatchObject({
      received: 4,
      cause: { message: expect.stringMatching(/\/ciselniky repeats items \[ERR_\w+\]$/) as string },
    });
  });

  it("[REL-01] takes no page without list and total for the end, whatever a refused answer said before", async () => {
    const ekonomickeSubjekty = [{ icoId: "00000001" }];
    const pages = [{ ekonomickeSubjekty }, { pocetCelkem: 1, ekonomickeSubjekty }];
    const { registry, clock, seen } = createFakeService(() => Response.json(pages[seen.length - 1] ?? {}));
    const { items, error } = await clock.run(
      drain(registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x" })),
    );
    expect(items).toEqual(ekonomickeSubjekty);
    expect(error).toMatchObject({
      cause: { message: expect.stringContaining("/ekonomickeSubjekty is missing") as string },
    });
  });

  it("throws an abort unchanged, however far it got, and wraps a failure even with a signal", async () => {
    for (const [failing, expected] of [
      [false, "enough"],
      [true, expect.objectContaining({ name: "IncompleteError", received: 10, next: 15 }) as unknown],
    ] as const) {
      const controller = new AbortController();
      const { registry } = createFakeService((request) =>
        failing && (request.body as { start: number }).start > 5
          ? Response.json({ kod: "NENI_OPRAVNENI" }, { status: 403 })
          : page(request, 50, 10),
      );
      const found: unknown[] = [];
      const filter = { obchodniJmeno: "x", start: 5, pocet: 10 };
      const { signal } = controller;
      const all = (async () => {
        for await (const item of registry.paginate("vyhledejEkonomickeSubjekty", filter, { signal })) {
          found.push(item);
          if (!failing) controller.abort("enough");
        }
      })();
      await expect(all).rejects.toEqual(expected);
      expect(found).toHaveLength(10);
    }
  });

  it("throws a failure of the first page, and wrong options, unchanged", async () => {
    const { registry, seen } = createFakeService(() => Response.json({ kod: "NENI_OPRAVNENI" }, { status: 403 }));
    await expect(collect(registry.paginate("vyhledejCiselnik", {}))).rejects.toBeInstanceOf(RegistryError);
    await expect(collect(registry.paginate("vyhledejCiselnik", {}, { timeout: -1 }))).rejects.toBeInstanceOf(
      InvalidInputError,
    );
    expect(seen.map(({ body }) => body)).toEqual([{ start: 0, pocet: 100 }]);
  });

  it("[REG-19] reports more than 1,000 matches with their number, whatever space groups the digits", async () => {
    for (const [popis, matches] of [
      ["Zadaný dotaz vrací příliš mnoho výsledků (585\u00a0478). Povoleno je maximálně 1\u00a0000.", 585_478],
      ["příliš mnoho (1\u202f001)", 1001],
      ["příliš mnoho", undefined],
    ] as const) {
      const { registry } = createFakeService(() =>
        Response.json({ kod: "CHYBA_VSTUPU", subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU", popis }, { status: 400 }),
      );
      const { error } = await drain(registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "a" }));
      expect(error).toBeInstanceOf(TooManyMatchesError);
      expect(error).toBeInstanceOf(RegistryError);
      expect(error).toMatchObject({ code: "ERR_TOO_MANY_MATCHES", status: 400, matches });
    }
  });

  it("refuses a page size with which no page can come, before anything is sent", async () => {
    const { registry, seen } = createFakeService(() => Response.json({}));
    for (const pocet of [0, -1, 1.5, Number.NaN]) {
      const { error } = await drain(registry.paginate("vyhledejCiselnik", { pocet }));
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field: "pocet" });
    }
    expect(seen).toEqual([]);
  });
});
