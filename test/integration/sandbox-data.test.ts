import { beforeAll, describe, expect, it } from "vitest";
import { hasValidCheckDigit, subjectState, type RegistryRecords } from "ares-caais";
import { responseValidators, type ResponseSchema } from "../../generated/registry-response-validators.gen.ts";
import { look, type CodeUse } from "../fixtures/walk-contract.ts";
import { array, isObject, object, type Json } from "../unit/spec/contract.ts";
import { useSandbox } from "./sandbox-client.ts";
import { readRegister, type Register } from "./sandbox-register.ts";

/** The built-in subjects and 300 generated ones. */
const context = useSandbox({ additionalSubjects: 300 });
let register: Register;
beforeAll(async () => {
  register = await readRegister(context.sandbox);
});

/** Sources with the schema of their records, and a field that no other source has. */
const sources = [
  { source: "ares", schema: "EkonomickySubjekt", field: "seznamRegistraci" },
  { source: "vr", schema: "EkonomickySubjektVr", field: "spisovaZnacka" },
  { source: "res", schema: "EkonomickySubjektRes", field: "statistickeUdaje" },
  { source: "rzp", schema: "EkonomickySubjektRzp", field: "zivnosti" },
  { source: "nrpzs", schema: "EkonomickySubjektNrpzs", field: "poradoveCisloZar" },
  { source: "rpsh", schema: "EkonomickySubjektRpsh", field: "cisloRegistrace" },
  { source: "rcns", schema: "EkonomickySubjektRcns", field: "registrace" },
  { source: "szr", schema: "EkonomickySubjektSzr", field: "ezp" },
  { source: "rs", schema: "EkonomickySubjektRs", field: "skolyAZarizeni" },
  { source: "ros", schema: "EkonomickySubjektRos", field: "evidenceAgendy" },
  { source: "ceu", schema: "EkonomickySubjektCeu", field: "upadek" },
] as const satisfies readonly { source: keyof RegistryRecords; schema: ResponseSchema; field: string }[];
type Source = (typeof sources)[number]["source"];

interface Found {
  readonly icoId: string;
  readonly record: Json;
}

/** Every record of a source. */
function recordsOf(source: Source): Found[] {
  return register.subjects.flatMap(({ icoId = "" }) => {
    const record = register.record(source, icoId);
    return record === undefined ? [] : [{ icoId, record: object({ ...record }, icoId) }];
  });
}

/** The first part of a record; the combined record has no parts. */
function partOf({ record, icoId }: Found): Json {
  return record["zaznamy"] === undefined ? record : object(array(record["zaznamy"], icoId)[0], icoId);
}

/** The objects in a list that may be missing. */
function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Whether an entry of the public registers stands on a day. */
function standsOn(entry: Json, day: string): boolean {
  const until = textOf(entry["datumVymazu"]);
  return textOf(entry["datumZapisu"]) <= day && (until === "" || day < until);
}

/** Everything that is wrong with a value against its schema. */
function faults(value: unknown, schema: ResponseSchema): unknown[] {
  const validate = responseValidators[schema];
  const issues = validate(value) ? [] : (validate.errors ?? [{ message: "not valid" }]);
  return [...issues, ...look(value, schema).unknown];
}

describe.each(sources)("records of $source", ({ source, schema, field }) => {
  it("[BOX-10] each belongs to the requested subject, fits its schema and has no property outside it", () => {
    const records = recordsOf(source);
    expect(records.length).toBeGreaterThanOrEqual(3);
    for (const { icoId, record } of records) {
      expect(faults(record, schema), icoId).toEqual([]);
      expect(record["icoId"]).toBe(icoId);
    }
  });

  it(`each has ${field}, which no record of another source has`, () => {
    for (const found of recordsOf(source)) expect(partOf(found), found.icoId).toHaveProperty(field);
    for (const other of sources.filter((candidate) => candidate.source !== source)) {
      for (const found of recordsOf(other.source)) expect(partOf(found)).not.toHaveProperty(field);
    }
  });
});

describe("the other data", () => {
  it("[BOX-10] every code list, address and batch fits its schema and has no property outside it", () => {
    const { codeLists: ciselniky, addresses: standardizovaneAdresy } = register;
    expect(faults({ pocetCelkem: ciselniky.length, ciselniky }, "CiselnikyNazevnikSeznam")).toEqual([]);
    const { length: pocetCelkem } = standardizovaneAdresy;
    expect(pocetCelkem).toBeGreaterThan(40);
    expect(faults({ pocetCelkem, standardizovaneAdresy }, "StandardizovaneAdresySeznam")).toEqual([]);
    for (const batch of sources.flatMap(({ source }) => register.batches(source))) {
      expect(faults(batch, "NotifikacniDavkaZaznam")).toEqual([]);
    }
  });
});

describe("numbers", () => {
  it("every ID number has a valid check digit, except for 90000001, which tests the failure", () => {
    const wrong = register.subjects.flatMap(({ ico }) => (ico === undefined || hasValidCheckDigit(ico) ? [] : [ico]));
    expect(wrong).toEqual(["90000001"]);
  });

  it("the 65 built-in subjects are different; one without an ID number has the internal id with its prefix", () => {
    const ids = register.subjects.map(({ icoId = "" }) => icoId);
    expect(ids).toHaveLength(65 + 300);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((icoId) => icoId.startsWith("91"))).toHaveLength(300);
    const unnumbered = register.subjects.filter(({ ico }) => ico === undefined).map(({ icoId }) => icoId);
    expect(unnumbered).toEqual(["ARES_90000001", "ARES_90000002"]);
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

  it.each(sources.flatMap(({ source }) => (source === "ares" ? [] : [source])))(
    "%s is NEEXISTUJICI exactly when that source has no record",
    (source) => {
      for (const { icoId = "", seznamRegistraci } of register.subjects) {
        const missing = register.record(source, icoId) === undefined;
        expect(seznamRegistraci?.[states[source]] === "NEEXISTUJICI", icoId).toBe(missing);
      }
    },
  );

  it("a trader is active with one valid licence, suspended when all are interrupted, gone when all have ended", () => {
    for (const { icoId = "", seznamRegistraci } of register.subjects) {
      const { zivnosti = [] } = register.record("rzp", icoId)?.zaznamy?.[0] ?? {};
      if (zivnosti.length === 0) continue;
      const lasting = zivnosti.filter(({ datumZaniku }) => datumZaniku === undefined);
      const working = lasting.filter(({ preruseniZivnosti = [] }) => preruseniZivnosti.length === 0);
      const state = working.length > 0 ? "AKTIVNI" : lasting.length > 0 ? "POZASTAVENY" : "ZANIKLY";
      expect(seznamRegistraci?.stavZdrojeRzp, icoId).toBe(state);
    }
  });
});

describe("code lists", () => {
  /** Every use of a code, once by place and code. */
  let uses: readonly CodeUse[];
  beforeAll(() => {
    const found = [
      ...sources.flatMap(({ source, schema }) => recordsOf(source).flatMap(({ record }) => look(record, schema).codes)),
      ...register.addresses.flatMap((address) => look(address, "StandardizovanaAdresa").codes),
      ...sources.flatMap(({ source }) =>
        register.batches(source).flatMap((batch) => look(batch, "NotifikacniDavkaZaznam").codes),
      ),
    ];
    uses = [...new Map(found.map((use) => [`${use.place} ${use.code}`, use])).values()];
  });

  /** Codes of the lists of a name, of the given sources where there are any (the contract writes one of them "Ceu"). */
  function codesOf(list: string, from: readonly string[]): string[] {
    const wanted = from.map((source) => source.toLowerCase());
    return register.codeLists
      .filter(({ kodCiselniku }) => kodCiselniku === list)
      .filter(({ zdrojCiselniku = "" }) => wanted.length === 0 || wanted.includes(zdrojCiselniku))
      .flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku.map(({ kod = "" }) => kod));
  }

  it("cover every code in a record, an address or a batch, with the name and source of the contract", () => {
    // As many lists are asked for: the walk reads x-code-list from the contract.
    expect(new Set(uses.map(({ list }) => list)).size).toBeGreaterThan(45);
    const missing = uses
      .filter(({ list, sources: from, code }) => !codesOf(list, from).includes(code))
      .map(({ place, list, sources: from, code }) => `${place}: ${code} is not in ${list} of ${from.join(" or ")}`);
    expect(missing).toEqual([]);
  });

  it.each([
    ["TypPocetClenu", [], ["PEVNY"]],
    ["TypZpusobuRizeni", [], ["DUALISTICKY", "MONISTICKY"]],
    ["TypAdresy", ["com"], ["SIDLO", "BYDLISTE", "PROVOZOVNA"]],
    ["TypAdresyAres", [], ["SIDLO", "BYDLISTE", "PROVOZOVNA"]],
  ])("%s holds the codes that fields use", (list, from, codes) => {
    expect(codesOf(list, from)).toEqual(expect.arrayContaining(codes));
  });

  it("belong to known sources, hold each code once, and have different names in one source", () => {
    const known = codesOf("TypZdrojeAres", ["com"]);
    const keys = new Set<string>();
    for (const { kodCiselniku = "", zdrojCiselniku = "", polozkyCiselniku = [] } of register.codeLists) {
      expect(known).toContain(zdrojCiselniku);
      keys.add(`${kodCiselniku} ${zdrojCiselniku}`);
      const codes = polozkyCiselniku.map(({ kod }) => kod);
      expect(codes.length, kodCiselniku).toBeGreaterThan(0);
      expect(new Set(codes).size, kodCiselniku).toBe(codes.length);
    }
    expect(keys.size).toBe(register.codeLists.length);
  });
});

describe("people", () => {
  /** The day on which somebody born on a day comes of age. */
  const ofAge = (born: string): string => `${Number(born.slice(0, 4)) + 18}${born.slice(4)}`;

  /** Everyone named in a record with the day since which; an entry inside another has its day unless it has its own. */
  function engagements(value: unknown, since?: string): { who: string; born: string; since: string }[] {
    if (Array.isArray(value)) return value.flatMap((item) => engagements(item, since));
    if (!isObject(value)) return [];
    const own = value["datumZapisu"] ?? value["platnostOd"];
    const day = typeof own === "string" ? own : since;
    const { datumNarozeni, prijmeni } = value;
    const here =
      typeof datumNarozeni === "string" && day !== undefined
        ? [{ who: String(prijmeni), born: datumNarozeni, since: day }]
        : [];
    return [...here, ...Object.values(value).flatMap((inner) => engagements(inner, day))];
  }

  it.each(["vr", "rzp", "rpsh", "rcns"] as const)("everyone named in %s was of age on the stated day", (source) => {
    const named = recordsOf(source).flatMap((found) => engagements(found.record));
    expect(named.length).toBeGreaterThan(source === "vr" ? 300 : 1);
    expect(named.filter(({ born, since }) => since < ofAge(born))).toEqual([]);
  });
});

describe("companies", () => {
  const formOf = ({ icoId }: Found): string => register.record("ares", icoId)?.pravniForma ?? "";
  const foundedOf = ({ icoId }: Found): string => register.record("ares", icoId)?.datumVzniku ?? "";
  const crowns = (entry: Json): number => {
    const { vklad } = entry;
    return isObject(vklad) ? Number(String(vklad["hodnota"]).replace(";", ".")) : Number.NaN;
  };
  /** Lowest capital by the law of the day; the years before 2001, when less was enough, are not told apart. */
  const minimum = (form: string, day: string): number =>
    form === "121" ? 2_000_000 : day < "2014-01-01" ? 200_000 : 1;

  it("have the capital that the law required on the day of founding, in every version", () => {
    const companies = recordsOf("vr").filter((found) => ["112", "121"].includes(formOf(found)));
    expect(companies.length).toBeGreaterThan(300);
    const low = new Set<Found>();
    for (const found of companies) {
      const versions = objectsIn(partOf(found)["zakladniKapital"]);
      expect(versions.length, found.icoId).toBeGreaterThan(0);
      for (const version of versions) {
        expect(crowns(version), found.icoId).toBeGreaterThanOrEqual(minimum(formOf(found), foundedOf(found)));
        if (crowns(version) < 200_000) low.add(found);
      }
    }
    // Some make use of the law since 2014.
    expect(low.size).toBeGreaterThan(10);
  });

  it("had at least three board members in a joint-stock company on every day before 2014", () => {
    const checked = recordsOf("vr").flatMap((found) => {
      if (!["121", "932"].includes(formOf(found))) return [];
      const part = partOf(found);
      const members = objectsIn(part["statutarniOrgany"]).flatMap((body) => objectsIn(body["clenoveOrganu"]));
      const changes = members.flatMap((member) => [textOf(member["datumZapisu"]), textOf(member["datumVymazu"])]);
      const first = String(part["datumZapisu"]);
      const days = [...new Set([first, "2013-12-31", ...changes])].filter((day) => first <= day && day < "2014-01-01");
      for (const day of days) {
        const standing = members.filter((member) => standsOn(member, day)).length;
        expect(standing, `${found.icoId} on ${day}`).toBeGreaterThanOrEqual(3);
      }
      return days;
    });
    expect(checked.length).toBeGreaterThan(10);
  });

  it("never exceed a fixed number of board members", () => {
    for (const found of recordsOf("vr")) {
      for (const body of objectsIn(partOf(found)["statutarniOrgany"])) {
        const size = objectsIn(body["pocetClenu"]).find((entry) => entry["datumVymazu"] === undefined)?.["pocetClenu"];
        const standing = objectsIn(body["clenoveOrganu"]).filter((member) => standsOn(member, "2026-10-12"));
        if (typeof size === "number") expect(standing.length, found.icoId).toBeLessThanOrEqual(size);
      }
    }
  });

  it("have nobody in a body, no partner, no statutory body in ROS and no trade licence once they are dissolved", () => {
    const dissolved = register.subjects.filter(({ datumZaniku }) => datumZaniku !== undefined);
    const inPublicRegisters = recordsOf("vr").filter(({ icoId }) => dissolved.some((one) => one.icoId === icoId));
    expect(inPublicRegisters.map(({ icoId }) => icoId)).toEqual(["90000102", "90000111"]);
    for (const found of inPublicRegisters) {
      const part = partOf(found);
      const lists = ["statutarniOrgany", "ostatniOrgany", "spolecnici", "akcionari"];
      const bodies = lists.flatMap((list) => objectsIn(part[list]));
      const people = bodies.flatMap((body) => [...objectsIn(body["clenoveOrganu"]), ...objectsIn(body["spolecnik"])]);
      expect(people.length).toBeGreaterThan(1);
      for (const person of people) expect(person, found.icoId).toHaveProperty("datumVymazu");
      expect(register.record("ros", found.icoId)?.zaznamy?.[0]).not.toHaveProperty("statutarniOrgany");
    }
    for (const { icoId = "" } of dissolved) {
      for (const licence of register.record("rzp", icoId)?.zaznamy?.[0]?.zivnosti ?? []) {
        expect(licence, icoId).toHaveProperty("datumZaniku");
      }
    }
  });
});

describe("[BOX-10] the subjects cover every state of a company", () => {
  it.each([
    ["90000021", "active"],
    ["90000412", "suspended"],
    ["90000234", "liquidation"],
    ["90000129", "insolvency"],
    ["90000951", "bankrupt"],
    ["90000102", "dissolved"],
  ])("%s: %s", (icoId, state) => {
    const findings = (["ares", "vr", "ros", "rzp"] as const).flatMap((source) => {
      const record = register.record(source, icoId);
      return record === undefined ? [] : subjectState(record).findings;
    });
    expect(findings.map((finding) => finding.state)).toContain(state);
  });

  it("90000463: ended and began again with the same number", () => {
    const { zivnosti = [], zivnostiStav } = register.record("rzp", "90000463")?.zaznamy?.[0] ?? {};
    const ended = zivnosti.find(({ datumZaniku }) => datumZaniku !== undefined);
    const begun = zivnosti.find(({ datumZaniku }) => datumZaniku === undefined);
    expect((ended?.datumZaniku ?? "9") < (begun?.datumVzniku ?? "")).toBe(true);
    expect(zivnostiStav).toMatchObject({ pocetAktivnich: 1, pocetZaniklych: 1 });
    expect(register.record("ros", "90000463")?.zaznamy?.[0]?.evidenceAgendy).toHaveLength(2);
  });

  it("90000242: has three names and seats in turn, without a gap", () => {
    const { obchodniJmeno = [], adresy = [] } = register.record("vr", "90000242")?.zaznamy?.[0] ?? {};
    for (const versions of [obchodniJmeno, adresy]) {
      const days = versions.map(({ datumZapisu, datumVymazu }) => [datumZapisu, datumVymazu]);
      const [now, before, first] = days;
      expect(days).toEqual([
        [before?.[1], undefined],
        [first?.[1], before?.[1]],
        ["1998-03-02", first?.[1]],
      ]);
      expect(now?.[0]).toBe("2020-07-01");
    }
  });
});

describe("trades", () => {
  it("every sole trader, and every generated company, has a licence", () => {
    const traders = register.subjects.filter(
      ({ pravniForma, ico = "" }) => pravniForma === "101" || ico.startsWith("91"),
    );
    expect(traders.length).toBeGreaterThan(300);
    for (const { icoId = "" } of traders) expect(register.record("rzp", icoId), icoId).toBeDefined();
  });
});
