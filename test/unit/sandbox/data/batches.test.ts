import { describe, expect, it } from "vitest";
import type { NotifikacniDavkaZaznam } from "../../../../generated/registry-types.gen.ts";
import { createRegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";

const released = ["ares", "vr", "res", "ros", "rzp", "nrpzs", "rcns", "rpsh", "rs", "szr"] as const;
type Released = (typeof released)[number];
const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

function batchesOn(day: string, source: Released): readonly NotifikacniDavkaZaznam[] {
  const batches = createRegistryDataset({ today: new Date(`${day}T12:00:00Z`) }).batches(source);
  if (batches === undefined) throw new Error(`${source} has no batches`);
  return batches;
}

/** Days in a row from a day on. */
const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => iso(Date.parse(from) + index * DAY));

describe.each(released)("batches of %s", (source) => {
  const batches = batchesOn("2026-10-12", source);

  it("are of the 30 days that end today, every day among them, ascending", () => {
    const dates = batches.map(({ datumUvolneniDavky }) => datumUvolneniDavky);
    expect([...new Set(dates)]).toEqual(days("2026-09-13", 30));
    expect(dates).toEqual(dates.toSorted());
  });

  it("are one a day, and two on some days but never three", () => {
    expect(batches.length).toBeGreaterThan(30);
    expect(batches.length).toBeLessThan(36);
  });

  it("are of that source and numbered without a gap", () => {
    const first = batches[0]?.cisloDavky ?? Number.NaN;
    expect(batches.map(({ cisloDavky }) => cisloDavky)).toEqual(batches.map((_, index) => first + index));
    for (const { datovyZdroj } of batches) expect(datovyZdroj).toBe(source);
  });

  it("count their changes right", () => {
    for (const { pocetZmen, seznamNotifikaci } of batches) {
      expect(seznamNotifikaci?.length).toBeGreaterThan(0);
      expect(pocetZmen).toBe(seznamNotifikaci?.length);
    }
  });

  it("hold insertions, updates and deletions", () => {
    const kinds = batches.flatMap(({ seznamNotifikaci = [] }) => seznamNotifikaci.map(({ typZmeny }) => typZmeny));
    expect([...new Set(kinds)].sort()).toEqual(["DEL", "INS", "UPD"]);
  });

  it("name subjects that the source has, but for the deleted ones, which no source has", () => {
    const dataset = createRegistryDataset({ additionalSubjects: 900_000 });
    for (const { seznamNotifikaci = [] } of batches) {
      for (const { typZmeny, icoId = "" } of seznamNotifikaci) {
        expect(dataset.record(source, icoId) === undefined, `${typZmeny ?? ""} ${icoId}`).toBe(typZmeny === "DEL");
        if (typZmeny === "DEL") expect(dataset.record("ares", icoId)).toBeUndefined();
      }
    }
  });

  it("are the same from one day to the next, as long as both days keep them", () => {
    let yesterday = batchesOn("2026-02-01", source);
    for (const day of days("2026-02-02", 120)) {
      const today = batchesOn(day, source);
      const fresh = today.filter(({ datumUvolneniDavky }) => datumUvolneniDavky === day);
      const kept = yesterday.filter(
        ({ datumUvolneniDavky = "" }) => datumUvolneniDavky > iso(Date.parse(day) - 30 * DAY),
      );
      expect([1, 2]).toContain(fresh.length);
      expect(today).toEqual([...kept, ...fresh]);
      yesterday = today;
    }
  });

  it("grow by the year as the days do", () => {
    const number = (day: string): number => batchesOn(day, source).at(-1)?.cisloDavky ?? Number.NaN;
    const growth = number("2027-10-12") - number("2026-10-12");
    expect(growth).toBeGreaterThan(365);
    expect(growth).toBeLessThan(420);
  });
});

describe("batches", () => {
  it("of vr are number 671 on 2026-07-15 and about 680 ten days later", () => {
    expect(
      batchesOn("2026-07-15", "vr").find(({ datumUvolneniDavky }) => datumUvolneniDavky === "2026-07-15"),
    ).toMatchObject({ cisloDavky: 671 });
    const later = batchesOn("2026-07-25", "vr").at(-1)?.cisloDavky;
    expect(later).toBeGreaterThanOrEqual(680);
    expect(later).toBeLessThanOrEqual(683);
  });

  it("can hold one subject twice: entered and changed on one day", () => {
    const twice = batchesOn("2026-10-12", "vr").filter(({ seznamNotifikaci = [] }) => {
      const ids = seznamNotifikaci.map(({ icoId }) => icoId);
      return new Set(ids).size < ids.length;
    });
    expect(twice.length).toBeGreaterThan(0);
  });

  it("differ from one another", () => {
    const contents = batchesOn("2026-10-12", "vr").map(({ seznamNotifikaci }) => JSON.stringify(seznamNotifikaci));
    expect(new Set(contents).size).toBeGreaterThan(contents.length / 2);
  });

  it("have no number below 1: there are none before the first", () => {
    expect(batchesOn("2000-01-01", "vr")).toEqual([]);
    const early = batchesOn("2024-10-15", "vr");
    for (const { cisloDavky } of early) expect(cisloDavky).toBeGreaterThanOrEqual(1);
  });

  it("are not released of the bankrupt, nor of an unknown source", () => {
    const dataset = createRegistryDataset();
    expect(dataset.batches("ceu")).toBeUndefined();
    expect(dataset.batches("toString")).toBeUndefined();
  });
});
