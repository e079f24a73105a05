import { describe, expect, it } from "vitest";
import { responseValidators, type ResponseSchema } from "../../../../generated/registry-response-validators.gen.ts";
import { createRegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";
import { dataset, partOf, recordsOf, sources, subjects } from "./subjects.ts";
import { look } from "./walk.ts";

/** Everything that is wrong with a value against its schema. */
function faults(value: unknown, schema: ResponseSchema): unknown[] {
  const validate = responseValidators[schema];
  const issues = validate(value) ? [] : (validate.errors ?? [{ message: "not valid" }]);
  return [...issues, ...look(value, schema).unknown];
}

describe.each(sources)("records of $source", ({ source, schema, field }) => {
  const records = recordsOf(source);

  it("each fits its schema and has no property outside it", () => {
    expect(records.length).toBeGreaterThanOrEqual(3);
    for (const { icoId, record } of records) expect(faults(record, schema), icoId).toEqual([]);
  });

  it("each is of the subject that was asked for", () => {
    for (const { icoId, record } of records) expect(record["icoId"]).toBe(icoId);
  });

  it(`each has ${field}, which the record of no other source has`, () => {
    for (const found of records) expect(partOf(found), found.icoId).toHaveProperty(field);
    for (const other of sources.filter((candidate) => candidate.source !== source)) {
      for (const found of recordsOf(other.source)) expect(partOf(found)).not.toHaveProperty(field);
    }
  });
});

describe("the other data", () => {
  it("every code list fits its schema and has no property outside it", () => {
    const ciselniky = [...dataset.codeLists];
    expect(faults({ pocetCelkem: ciselniky.length, ciselniky }, "CiselnikyNazevnikSeznam")).toEqual([]);
  });

  it("every address fits its schema and has no property outside it", () => {
    const standardizovaneAdresy = [...dataset.addresses];
    expect(standardizovaneAdresy.length).toBeGreaterThan(40);
    const answer = { pocetCelkem: standardizovaneAdresy.length, standardizovaneAdresy };
    expect(faults(answer, "StandardizovaneAdresySeznam")).toEqual([]);
  });

  it("every batch fits its schema and has no property outside it", () => {
    for (const { source } of sources) {
      for (const batch of dataset.batches(source) ?? []) {
        expect(faults(batch, "NotifikacniDavkaZaznam")).toEqual([]);
      }
    }
  });
});

describe("numbers", () => {
  it("every ID number has a right check digit, but for 90000001, which is there to fail", () => {
    const wrong = subjects.flatMap(({ ico }) => (ico === undefined || checks(ico) ? [] : [ico]));
    expect(wrong).toEqual(["90000001"]);
  });

  it("a subject without an ID number has the internal id with its prefix", () => {
    const unnumbered = subjects.filter(({ ico }) => ico === undefined).map(({ icoId }) => icoId);
    expect(unnumbered).toEqual(["ARES_90000001", "ARES_90000002"]);
  });

  it("there are 58 built-in subjects, each once", () => {
    const builtIn = [...createRegistryDataset().subjects()].map(({ icoId }) => icoId);
    expect(builtIn).toHaveLength(58);
    expect(new Set(builtIn).size).toBe(58);
    expect(createRegistryDataset().size).toBe(58);
  });
});

describe("states of the registrations", () => {
  const states = {
    ros: "stavZdrojeRos",
    vr: "stavZdrojeVr",
    res: "stavZdrojeRes",
    rzp: "stavZdrojeRzp",
    nrpzs: "stavZdrojeNrpzs",
    rpsh: "stavZdrojeRpsh",
    rcns: "stavZdrojeRcns",
    szr: "stavZdrojeSzr",
    rs: "stavZdrojeRs",
    ceu: "stavZdrojeCeu",
  } as const;

  it.each(Object.keys(states))("%s is NEEXISTUJICI exactly where that source has no record", (name) => {
    const source = sources.find((candidate) => candidate.source === name)?.source;
    if (source === undefined || source === "ares") throw new Error(`${name} is no separate source`);
    for (const { icoId = "", seznamRegistraci } of subjects) {
      const missing = dataset.record(source, icoId) === undefined;
      expect(seznamRegistraci?.[states[source]] === "NEEXISTUJICI", icoId).toBe(missing);
    }
  });

  it("a trader is active with one lasting licence, suspended when all are interrupted, gone when all have ended", () => {
    for (const { icoId = "", seznamRegistraci } of subjects) {
      const { zivnosti = [] } = dataset.record("rzp", icoId)?.zaznamy?.[0] ?? {};
      if (zivnosti.length === 0) continue;
      const lasting = zivnosti.filter(({ datumZaniku }) => datumZaniku === undefined);
      const working = lasting.filter(({ preruseniZivnosti = [] }) => preruseniZivnosti.length === 0);
      const state = working.length > 0 ? "AKTIVNI" : lasting.length > 0 ? "POZASTAVENY" : "ZANIKLY";
      expect(seznamRegistraci?.stavZdrojeRzp, icoId).toBe(state);
    }
  });
});

describe("names", () => {
  it("90000021 is Moravské datové služby a.s.", () => {
    expect(dataset.record("ares", "90000021")?.obchodniJmeno).toBe("Moravské datové služby a.s.");
  });

  it("five begin with moravsk, in upper and lower case, with diacritics and without", () => {
    const names = subjects.flatMap(({ obchodniJmeno = "" }) =>
      /^moravsk/i.test(obchodniJmeno) ? [obchodniJmeno] : [],
    );
    expect(names.sort()).toEqual(
      [
        "MORAVSKÁ PEKÁRNA s.r.o.",
        "Moravska tiskarna s.r.o.",
        "Moravskoslezské strojírny a.s.",
        "Moravský vinný sklep, v.o.s.",
        "Moravské datové služby a.s.",
      ].sort(),
    );
  });
});

describe("two data sets", () => {
  it("made alike hold the same", () => {
    const options = { additionalSubjects: 40, today: new Date("2026-10-12T08:00:00Z") };
    const [one, other] = [createRegistryDataset(options), createRegistryDataset(options)];
    expect([...one.subjects()]).toEqual([...other.subjects()]);
    for (const { source } of sources) {
      expect(one.batches(source)).toEqual(other.batches(source));
      for (const { icoId = "" } of one.subjects())
        expect(one.record(source, icoId)).toEqual(other.record(source, icoId));
    }
  });

  it("hold a generated subject alike, however many there are", () => {
    const few = createRegistryDataset({ additionalSubjects: 1 });
    const [icoId = ""] = [...few.subjects()].flatMap(({ ico }) => (ico?.startsWith("91") === true ? [ico] : []));
    expect(few.record("vr", icoId)).toBeDefined();
    expect(dataset.record("vr", icoId)).toEqual(few.record("vr", icoId));
  });
});

/** The published rule: weights 8 to 2, then (11 - the rest) modulo 10. */
function checks(ico: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, last] = Array.from(ico, Number);
  const sum = 8 * a + 7 * b + 6 * c + 5 * d + 4 * e + 3 * f + 2 * g;
  return (11 - (sum % 11)) % 10 === last;
}
