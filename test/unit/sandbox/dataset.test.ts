import { describe, expect, it } from "vitest";
import type { NotifikacniDavkaZaznam } from "../../../generated/registry-types.gen.ts";
import { RegistryDataset } from "../../../src/sandbox/registry/data/dataset.ts";

const released = ["ares", "vr", "res", "ros", "rzp", "nrpzs", "rcns", "rpsh", "rs", "szr"] as const;
type Released = (typeof released)[number];
const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

function batchesOn(day: string, source: Released): readonly NotifikacniDavkaZaznam[] {
  const batches = new RegistryDataset({ today: new Date(`${day}T12:00:00Z`) }).batches(source);
  if (batches === undefined) throw new Error(`${source} has no batches`);
  return batches;
}

/** Days in a row from a day on. */
const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => iso(Date.parse(from) + index * DAY));

describe.each(released)("batches of %s", (source) => {
  it("cover the 30 days until today with one or two a day, numbered without a gap, each with changes", () => {
    const batches = batchesOn("2026-10-12", source);
    const dates = batches.map(({ datumUvolneniDavky }) => datumUvolneniDavky);
    expect([...new Set(dates)]).toEqual(days("2026-09-13", 30));
    expect(dates).toEqual(dates.toSorted());
    expect(batches.length).toBeGreaterThan(30);
    expect(batches.length).toBeLessThan(36);
    const first = batches[0]?.cisloDavky ?? Number.NaN;
    expect(batches.map(({ cisloDavky }) => cisloDavky)).toEqual(batches.map((_, index) => first + index));
    for (const { pocetZmen, seznamNotifikaci = [], datovyZdroj } of batches) {
      expect(datovyZdroj).toBe(source);
      expect(seznamNotifikaci.length).toBeGreaterThan(0);
      expect(pocetZmen).toBe(seznamNotifikaci.length);
    }
  });

  it("insert, change and delete subjects of the source; no source has the deleted ones", () => {
    const dataset = new RegistryDataset({ additionalSubjects: 900_000 });
    const changes = batchesOn("2026-10-12", source).flatMap(({ seznamNotifikaci = [] }) => seznamNotifikaci);
    expect(new Set(changes.map(({ typZmeny }) => typZmeny))).toEqual(new Set(["DEL", "INS", "UPD"]));
    for (const { typZmeny, icoId = "" } of changes) {
      expect(dataset.record(source, icoId) === undefined, `${typZmeny ?? ""} ${icoId}`).toBe(typZmeny === "DEL");
      if (typZmeny === "DEL") expect(dataset.record("ares", icoId)).toBeUndefined();
    }
  });

  it("stay the same from one day to the next while both days have them", () => {
    let yesterday = batchesOn("2026-02-01", source);
    for (const day of days("2026-02-02", 120)) {
      const today = batchesOn(day, source);
      const fresh = today.filter(({ datumUvolneniDavky }) => datumUvolneniDavky === day);
      const first = iso(Date.parse(day) - 30 * DAY);
      const kept = yesterday.filter(({ datumUvolneniDavky = "" }) => datumUvolneniDavky > first);
      expect([1, 2]).toContain(fresh.length);
      expect(today).toEqual([...kept, ...fresh]);
      yesterday = today;
    }
    const last = (day: string): number => batchesOn(day, source).at(-1)?.cisloDavky ?? Number.NaN;
    const growth = last("2027-10-12") - last("2026-10-12");
    expect(growth).toBeGreaterThan(365);
    expect(growth).toBeLessThan(420);
  });
});

describe("batches", () => {
  it("differ from one another, and can name one subject twice: entered and changed on one day", () => {
    const lists = batchesOn("2026-10-12", "vr").map(({ seznamNotifikaci = [] }) => seznamNotifikaci);
    expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBeGreaterThan(lists.length / 2);
    const twice = lists.filter((list) => new Set(list.map(({ icoId }) => icoId)).size < list.length);
    expect(twice.length).toBeGreaterThan(0);
  });

  it("have in vr number 832 on 2026-07-15, and never a number below 1", () => {
    const anchor = batchesOn("2026-07-15", "vr").find(({ datumUvolneniDavky }) => datumUvolneniDavky === "2026-07-15");
    expect(anchor).toMatchObject({ cisloDavky: 832 });
    expect(batchesOn("2000-01-01", "vr")).toEqual([]);
    for (const { cisloDavky } of batchesOn("2024-10-15", "vr")) expect(cisloDavky).toBeGreaterThanOrEqual(1);
  });
});

describe("two data sets", () => {
  it("equal each other, however many subjects are generated", () => {
    const today = new Date("2026-10-12T08:00:00Z");
    const few = new RegistryDataset({ additionalSubjects: 40, today });
    const more = new RegistryDataset({ additionalSubjects: 300, today });
    const ids = few.search(() => true).map(({ icoId }) => icoId);
    expect(ids.filter((icoId) => icoId.startsWith("91"))).toHaveLength(40);
    for (const source of [...released, "ceu"] as const) {
      expect(few.batches(source)).toEqual(more.batches(source));
      for (const icoId of ids) expect(few.record(source, icoId)).toEqual(more.record(source, icoId));
    }
  });
});

describe("the first subjects", () => {
  it("equal those of a search that finds all, also when one has changed since", () => {
    const dataset = new RegistryDataset();
    const found = (): readonly string[] => dataset.search(() => true).map(({ icoId }) => icoId);
    const [, icoId = ""] = found();
    const ares = { icoId, ico: icoId, obchodniJmeno: "Jiná s.r.o." };
    dataset.change(new Map([[icoId, { ares }]]));
    expect(dataset.first(20).map((entry) => entry.icoId)).toEqual(found().slice(0, 20));
  });
});
