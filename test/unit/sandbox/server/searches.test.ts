import { describe, expect, it } from "vitest";
import type { EkonomickySubjekt } from "../../../../generated/registry-types.gen.ts";
import {
  searchBatches,
  searchCodeLists,
  searchSource,
  searchSubjects,
} from "../../../../src/sandbox/registry/searches.ts";
import { fakeDataset } from "./fake-dataset.ts";

const icoOf = (index: number): string => String(80_000_000 + index);

describe("searchSubjects", () => {
  const subjects = (count: number): EkonomickySubjekt[] =>
    Array.from({ length: count }, (_, index) => ({ icoId: icoOf(index), pravniForma: "112" }));

  it("answers 1,000 matches and refuses 1,001, whatever the page", () => {
    const all = searchSubjects(fakeDataset({ subjects: subjects(1000) }), { pravniForma: ["112"], start: 999 });
    expect(all).toEqual({
      status: 200,
      body: { pocetCelkem: 1000, ekonomickeSubjekty: [{ icoId: "80000999", pravniForma: "112" }] },
    });
    const over = searchSubjects(fakeDataset({ subjects: subjects(1001) }), { pravniForma: ["112"], pocet: 1 });
    expect(over).toMatchObject({ status: 400, body: { subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU" } });
    expect(JSON.stringify(over.body)).toContain("(1\u00a0001)");
  });

  it("counts every match, and not what does not match", () => {
    const many = [...subjects(1000), { icoId: "1", pravniForma: "121" }];
    const answer = searchSubjects(fakeDataset({ subjects: many }), { pravniForma: ["112"] });
    expect(answer).toMatchObject({ status: 200, body: { pocetCelkem: 1000 } });
    const over = searchSubjects(fakeDataset({ subjects: subjects(12_345) }), { pravniForma: ["112"] });
    expect(JSON.stringify(over.body)).toContain("(12\u00a0345)");
  });

  it("answers 100 ico and refuses 101", () => {
    const ico = Array.from({ length: 101 }, (_, index) => icoOf(index));
    const records = { ares: Object.fromEntries(ico.map((one) => [one, { ico: one, icoId: one }])) };
    expect(searchSubjects(fakeDataset({ records }), { ico: ico.slice(1) })).toMatchObject({
      status: 200,
      body: { pocetCelkem: 100 },
    });
    expect(searchSubjects(fakeDataset({ records }), { ico })).toMatchObject({
      status: 400,
      body: { subKod: "VSTUP_PRILIS_MNOHO_HODNOT" },
    });
  });

  it("refuses a name in razeni that nothing can be ordered by", () => {
    expect(searchSubjects(fakeDataset(), { pravniForma: ["112"], razeni: ["barva"] })).toMatchObject({
      status: 400,
      body: { subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU" },
    });
  });
});

describe("searchSource", () => {
  const ico = [icoOf(2), icoOf(0), icoOf(1), icoOf(0)];
  const res = Object.fromEntries([0, 1, 2, 3].map((index) => [icoOf(index), { icoId: icoOf(index) }]));
  const dataset = fakeDataset({ records: { res, vr: { [icoOf(0)]: { icoId: "vr" } } } });

  it("answers every known ico once, ascending", () => {
    expect(searchSource(dataset, "res", { ico: [...ico, "99999994"] })).toEqual({
      status: 200,
      body: { pocetCelkem: 3, ekonomickeSubjekty: [0, 1, 2].map((index) => ({ icoId: icoOf(index) })) },
    });
    expect(searchSource(dataset, "vr", { ico })).toEqual({
      status: 200,
      body: { pocetCelkem: 1, ekonomickeSubjekty: [{ icoId: "vr" }] },
    });
  });

  it("pages", () => {
    expect(searchSource(dataset, "res", { ico, start: 1, pocet: 1 }).body).toEqual({
      pocetCelkem: 3,
      ekonomickeSubjekty: [{ icoId: icoOf(1) }],
    });
  });

  it("keeps its order whatever razeni names", () => {
    const plain = searchSource(dataset, "res", { ico });
    for (const razeni of [["-ico"], ["barva"]]) expect(searchSource(dataset, "res", { ico, razeni })).toEqual(plain);
  });

  it("answers 100 ico and refuses 101, and none", () => {
    const many = Array.from({ length: 101 }, (_, index) => icoOf(index));
    expect(searchSource(dataset, "res", { ico: many.slice(1) }).status).toBe(200);
    expect(searchSource(dataset, "res", { ico: many })).toMatchObject({
      body: { subKod: "VSTUP_PRILIS_MNOHO_HODNOT" },
    });
    expect(searchSource(dataset, "res", {})).toMatchObject({ status: 400, body: { subKod: "VSTUP_PRAZDNY" } });
  });
});

describe("searchCodeLists", () => {
  const list = (kodCiselniku: string, zdrojCiselniku: string) => ({ kodCiselniku, zdrojCiselniku });
  const codeLists = [list("A", "com"), list("A", "res"), list("B", "res")];
  const dataset = fakeDataset({ codeLists });

  it.each([
    [{}, codeLists],
    [{ kodCiselniku: "A" }, [list("A", "com"), list("A", "res")]],
    [{ zdrojCiselniku: "res" }, [list("A", "res"), list("B", "res")]],
    [{ kodCiselniku: "A", zdrojCiselniku: "res" }, [list("A", "res")]],
    [{ kodCiselniku: "B", zdrojCiselniku: "com" }, []],
  ])("finds by %o", (filter, ciselniky) => {
    expect(searchCodeLists(dataset, filter).body).toEqual({ pocetCelkem: ciselniky.length, ciselniky });
  });

  it("pages lists", () => {
    expect(searchCodeLists(dataset, { start: 1, pocet: 1 }).body).toEqual({
      pocetCelkem: 3,
      ciselniky: [list("A", "res")],
    });
  });
});

describe("searchBatches", () => {
  const batch = { cisloDavky: 7, datumDavky: "2026-11-01", pocetZmen: 1 };
  const dataset = fakeDataset({
    batches: { vr: [{ ...batch, seznamNotifikaci: [{ icoId: icoOf(0), typZmeny: "INS" }] }] },
  });

  it("lists batches without their notifications", () => {
    expect(searchBatches(dataset, { datovyZdroj: "vr" })).toEqual({
      status: 200,
      body: { notifikacniDavky: [batch] },
    });
  });

  it("refuses no source and an unknown one", () => {
    expect(searchBatches(dataset, {})).toMatchObject({ status: 400, body: { subKod: "VSTUP_PRAZDNY" } });
    expect(searchBatches(dataset, { datovyZdroj: "ceu" })).toMatchObject({
      status: 400,
      body: { subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU" },
    });
  });
});
