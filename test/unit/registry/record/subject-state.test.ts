import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EkonomickySubjekt, invoiceParty, type SubjectState, subjectState } from "ares-caais";
import { RegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";
import { registrySources } from "../../../../generated/registry-service.gen.ts";
import { readTable } from "../../../fixtures/documents/read-table.ts";
import { readYaml } from "../../../fixtures/read-yaml.ts";

type States = NonNullable<EkonomickySubjekt["seznamRegistraci"]>;
type State = SubjectState["state"];
type Members = Readonly<Record<string, unknown>>;

/** A record in the table: members of one of the records below, with the states by the ends of their names, or a whole one. */
interface Given {
  readonly company?: Members & { readonly states?: Members };
  readonly trader?: Members & { readonly states?: Members };
  readonly vr?: Members;
  readonly ros?: Members;
  readonly entry?: Members;
  readonly record?: object;
}

/** A record, and where its shape was seen or the rule that it follows; all names and numbers are invented. */
type Row = Given & { readonly shape: string; readonly from: string; readonly state: State };

interface Tables {
  /** The findings, the weightiest first, and the rule of the guide if it is not the first of them. */
  readonly rules: readonly (Given & { readonly expected: readonly string[]; readonly rule?: string })[];
  readonly unknown: readonly (Given & { readonly shape: string })[];
  readonly existence: readonly Row[];
  readonly proceedings: readonly Row[];
  readonly liquidations: readonly Row[];
  /** The last notes of proceedings by what they say, in the words of courts; names and file numbers are invented. */
  readonly notes: Readonly<Record<"insolvency" | "active" | "unknown", readonly string[]>>;
  /** Names by what they say, in the forms of Civil Code, section 187. */
  readonly names: Readonly<Record<"liquidation" | "active", readonly string[]>>;
}
const tables = readYaml(import.meta.url, "states.yaml") as Tables;

const named = (states: Members): States =>
  Object.fromEntries(Object.entries(states).map(([source, code]) => [`stavZdroje${source}`, String(code)]));

/** States as the service sends them since interface 1.3.0: all sixteen, most of them the same. */
const nowhere = Object.fromEntries(
  "Ros Vr Res Rzp Nrpzs Rpsh Rcns Szr Dph SkDph Sd Ir Ceu Rs Red Monitor"
    .split(" ")
    .map((source) => [source, "NEEXISTUJICI"]),
);

/** A joint-stock company in the shape of recorded answers of 2026. */
const company = ({ states = {}, ...more }: NonNullable<Given["company"]> = {}): object => ({
  ico: "91002109",
  icoId: "91002109",
  obchodniJmeno: "Moravské datové služby a.s.",
  pravniForma: "121",
  pravniFormaRos: "121",
  datumVzniku: "2014-03-18",
  primarniZdroj: "ros",
  seznamRegistraci: named({ ...nowhere, Ros: "AKTIVNI", Vr: "AKTIVNI", Res: "AKTIVNI", ...states }),
  ...more,
});

/** A trader in the shape of recorded answers of 2024: no ROS, no VAT groups, the main source by legal form. */
const trader = ({ states = {}, ...more }: NonNullable<Given["trader"]> = {}): object => {
  const { Ros: _ros, SkDph: _group, Monitor: _monitor, ...older } = nowhere;
  return {
    icoId: "00000019",
    obchodniJmeno: "Jan Novák",
    pravniForma: "101",
    primarniZdroj: "rzp",
    seznamRegistraci: named({ ...older, Res: "AKTIVNI", Rzp: "AKTIVNI", ...states }),
    ...more,
  };
};

const entry = (members: Members): object => ({ icoId: "91002109", zaznamy: [members] });
const inVr = (members: Members): object =>
  entry({
    rejstrik: "OR",
    primarniZaznam: true,
    obchodniJmeno: [{ datumZapisu: "2014-03-18", hodnota: "Moravské datové služby a.s." }],
    pravniForma: [{ datumZapisu: "2014-03-18", hodnota: "121" }],
    ...members,
  });
const formInVr = (hodnota: string): Members => ({ pravniForma: [{ datumZapisu: "2014-03-18", hodnota }] });
const inRos = (members: Members): object =>
  entry({ pravniFormaRos: { hodnota: "121", platnostUdajeRos: "SPRAVNY" }, evidenceAgendy: [], ...members });

function recordOf({ company: ofCompany, trader: ofTrader, vr, ros, entry: members, record }: Given): object {
  if (ofCompany !== undefined) return company(ofCompany);
  if (ofTrader !== undefined) return trader(ofTrader);
  if (vr !== undefined) return inVr(vr);
  if (ros !== undefined) return inRos(ros);
  return record ?? entry(members ?? {});
}

/** The findings of a record, the weightiest first: the state and the field. */
const read = (record: object): string[] => subjectState(record).findings.map(({ state, field }) => `${state} ${field}`);

const states = "seznamRegistraci.stavZdroje";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("subjectState", () => {
  it.each(tables.rules)("[JOB-06] returns $expected, and only the fields that decide it", ({ expected, ...given }) => {
    expect(read(recordOf(given))).toEqual(expected);
    const [state, field] = expected[0]?.split(" ") ?? [];
    expect(subjectState(recordOf(given))).toMatchObject({ state, field });
  });

  it("[JOB-06] has the rules of the guide in their order, and no others", () => {
    const rows = readTable("docs/guides/records.md", "Rules of the state").map(([state, field]) => `${state} ${field}`);
    const rules = tables.rules.map(({ expected: [first = ""], rule = first }) =>
      rule.replace(/^(\S+) (.*)$/, "`$1` `$2`"),
    );
    expect(rows).toEqual([...new Set(rules)]);
  });

  it.each(tables.unknown)("[JOB-06] returns unknown for $shape", (given) => {
    const nothing = { state: "unknown", field: undefined, date: undefined, findings: [] };
    expect(subjectState(recordOf(given))).toMatchObject(nothing);
  });

  it.each([...tables.existence, ...tables.proceedings, ...tables.liquidations])(
    "[REC-04] returns $state for $shape ($from)",
    ({ state, ...given }) => {
      expect(subjectState(recordOf(given)).state).toBe(state);
    },
  );

  it("[REC-04] has tables of 40 states and more", () => {
    expect(tables.existence.length + tables.proceedings.length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(tables.names).flatMap(([state, names]) => names.map((name) => [state, name])))(
    "[REC-04] returns %s for the name %s, in either record",
    (state, name) => {
      expect(subjectState(company({ obchodniJmeno: name })).state).toBe(state);
      const obchodniJmeno = [{ hodnota: name }];
      expect(subjectState(inVr({ stavSubjektu: "AKTIVNI", obchodniJmeno })).state).toBe(state);
    },
  );

  const liquidators = (more: object = {}): object => ({
    datumZapisu: "2024-01-05",
    typOrganu: "LIKVIDATOR",
    clenoveOrganu: [{ datumZapisu: "2024-01-05", clenstvi: {}, ...more }],
  });
  const insolvency = (note: object): object =>
    inVr({ stavSubjektu: "AKTIVNI", insolvence: [{ datumZapisu: "2020-01-10", insolvencniZapis: [note] }] });

  it("[REC-04] reports contradictions in its findings", () => {
    const { state, field, date, findings } = subjectState(company({ datumZaniku: "2009-01-31" }));
    expect([state, field, date]).toEqual(["unknown", undefined, undefined]);
    expect(findings).toEqual([
      { state: "dissolved", field: "datumZaniku", value: "2009-01-31" },
      { state: "active", field: "seznamRegistraci.stavZdrojeRos", value: "AKTIVNI" },
    ]);
    const unclear = subjectState(insolvency({ datumZapisu: "2020-01-10", typZapisu: "JINY" }));
    expect(unclear).toMatchObject({ state: "unknown", field: undefined });
    expect(unclear.findings.map((finding) => finding.state)).toEqual(["insolvency", "active"]);
  });

  it.each(Object.entries(tables.notes).flatMap(([state, notes]) => notes.map((note) => [state, note])))(
    "[REC-04] returns %s for proceedings with the note: %s",
    (state, text) => {
      expect(subjectState(insolvency({ text })).state).toBe(state);
    },
  );

  it("[REC-04] leaves out bodies and proceedings that break the contract", () => {
    const broken = [7, null, { typOrganu: "LIKVIDATOR" }, liquidators({ clenstvi: { clenstvi: 7 } }), { typOrganu: 7 }];
    const stavSubjektu = "AKTIVNI";
    expect(subjectState(inVr({ stavSubjektu, statutarniOrgany: broken, ostatniOrgany: "x" })).state).toBe("active");
    expect(subjectState(insolvency({ typZapisu: 7, text: {} })).state).toBe("insolvency");
    expect(subjectState(inVr({ statutarniOrgany: [...broken, liquidators()] })).findings).toEqual([
      { state: "liquidation", field: "statutarniOrgany", value: "2024-01-05" },
    ]);
  });

  it.each(["111", "112", "113", "117", "118", "121", "141", "145", "161", "205", "706", "736", "932"])(
    "[JOB-06] ends a subject of the legal form %s with its deletion from VR, before ROS has it",
    (pravniForma) => {
      const record = company({ states: { Vr: "ZANIKLY" }, pravniForma, pravniFormaRos: pravniForma });
      expect(subjectState(record).state).toBe("dissolved");
      expect(subjectState(inVr({ stavSubjektu: "ZANIKLY", ...formInVr(pravniForma) })).state).toBe("dissolved");
    },
  );

  it.each(["100", "101", "102", "103", "104", "105", "106", "107", "108", "424", "425"])(
    "[JOB-06] ignores an entry in VR and liquidation for a natural person of the legal form %s",
    (pravniForma) => {
      const gone = named({ ...nowhere, Vr: "ZANIKLY", Rzp: "ZANIKLY" });
      const record = { obchodniJmeno: "X v likvidaci", pravniForma, primarniZdroj: "vr", seznamRegistraci: gone };
      expect(subjectState(record)).toMatchObject({ state: "unknown", findings: [] });
      expect(subjectState(inVr({ stavSubjektu: "ZANIKLY", ...formInVr(pravniForma) })).state).toBe("unknown");
    },
  );

  it.each(["Ros", "Vr", "Res", "Rzp", "Nrpzs", "Rpsh", "Rcns", "Szr", "Rs"])(
    "[JOB-06] uses the state of the main source %s, and keeps a subject that another source continues",
    (source) => {
      const record = (code: string, more: object = {}): object => ({
        primarniZdroj: source.toLowerCase(),
        seznamRegistraci: named({ ...nowhere, ...more, [source]: code }),
      });
      const field = `${states}${source}`;
      expect(subjectState(record("AKTIVNI"))).toMatchObject({ state: "active", field });
      expect(subjectState(record("POZASTAVENY"))).toMatchObject({ state: "suspended", field });
      expect(subjectState(record("ZANIKLY"))).toMatchObject({ state: "dissolved", field });
      // ROS holds every subject: what it says counts.
      const other = source === "Rs" ? { Szr: "AKTIVNI" } : { Rs: "AKTIVNI" };
      expect(subjectState(record("ZANIKLY", other)).state).toBe(source === "Ros" ? "dissolved" : "unknown");
      // The creditor or debtor may be gone.
      expect(subjectState(record("ZANIKLY", { Red: "AKTIVNI" })).state).toBe("dissolved");
    },
  );

  it("reads insolvency without its entries, the second trade and the note of RZP by its day", () => {
    expect(read(inVr({ insolvence: [{ datumZapisu: "2026-03-10" }] }))).toEqual(["insolvency insolvence"]);
    expect(read(inVr({ insolvence: [{}] }))).toEqual(["insolvency insolvence"]);
    expect(subjectState(inVr({ konkursy: [{ datumZapisu: "2005-02-20" }] })).findings).toEqual([
      { state: "bankrupt", field: "konkursy", value: "2005-02-20" },
    ]);
    const record = { pravniForma: "102", seznamRegistraci: { stavZdrojeRzp: "POZASTAVENY" } };
    expect(read(record)).toEqual([`suspended ${states}Rzp`]);
    expect(subjectState(entry({ insolvencniRizeni: { platnostOd: "2026-03-11" } })).findings).toEqual([
      { state: "insolvency-listed", field: "insolvencniRizeni", value: "2026-03-11" },
    ]);
    expect(subjectState(inRos({ likvidatori: [{}, {}] })).findings).toEqual([
      { state: "liquidation", field: "likvidatori", value: "2" },
    ]);
  });

  /** The sources of a company after its end, where none says that it goes on. */
  const over = { Ros: "HISTORICKY", Vr: "HISTORICKY", Res: "HISTORICKY" };

  it("[JOB-06] returns the day of the end, and ends nothing on a future day", () => {
    expect(subjectState(company({ states: over, datumZaniku: "2026-11-20" })).date).toBe("2026-11-20");
    expect(subjectState(inVr({ datumVymazu: "2021-04-15" })).date).toBe("2021-04-15");
    expect(subjectState(company({ states: { Vr: "ZANIKLY" } })).date).toBeUndefined();
    expect(subjectState(company({ datumZaniku: "2035-12-10" }))).toMatchObject({
      state: "active",
      date: undefined,
    });
    // Prague is an hour ahead.
    vi.setSystemTime(new Date("2026-11-20T23:30:00Z"));
    expect(subjectState(company({ states: over, datumZaniku: "2026-11-21" })).state).toBe("dissolved");
  });

  it.each(["101", "421", "424"])("ignores liquidation in the name of a subject of the legal form %s", (pravniForma) => {
    const record = company({ obchodniJmeno: "X v likvidaci", pravniForma, pravniFormaRos: pravniForma });
    expect(subjectState(record).state).toBe("active");
  });

  it.each<[state: SubjectState["vat"]["state"], field: string | undefined, states: Members]>([
    ["registered", "Dph", { Dph: "AKTIVNI", SkDph: "NEEXISTUJICI" }],
    ["group", "SkDph", { Dph: "NEEXISTUJICI", SkDph: "AKTIVNI" }],
    ["group", "SkDph", { Dph: "ZANIKLY", SkDph: "AKTIVNI" }],
    ["ended", "Dph", { Dph: "ZANIKLY", SkDph: "NEEXISTUJICI" }],
    ["ended", "SkDph", { Dph: "NEEXISTUJICI", SkDph: "ZANIKLY" }],
    ["none", "Dph", { Dph: "NEEXISTUJICI", SkDph: "NEEXISTUJICI" }],
    ["unknown", undefined, { Dph: "HISTORICKY", SkDph: "NEEXISTUJICI" }],
    ["unknown", undefined, { Dph: "NEEXISTUJICI", SkDph: "POZASTAVENY" }],
  ])("[JOB-06] returns for value added tax %s from %s", (state, source, given) => {
    const field = source && `${states}${source}`;
    expect(subjectState(company({ states: given, dic: "CZ91002109" })).vat).toEqual({ state, field });
  });

  it("[JOB-06] returns unknown for value added tax when the record does not state it: before groups existed, and for other sources", () => {
    expect(subjectState(trader({ states: { Dph: "NEEXISTUJICI" } })).vat).toEqual({
      state: "unknown",
      field: undefined,
    });
    expect(subjectState(trader({ states: { Dph: "AKTIVNI" } })).vat.state).toBe("registered");
    expect(subjectState(inVr({})).vat.state).toBe("unknown");
    expect(subjectState({}).vat.state).toBe("unknown");
  });

  it.each<[state: SubjectState["vat"]["state"], dic: string | undefined, states: Members, dicSkDph: string]>([
    // Before interface 1.3.0 no state said who was in a group.
    ["unknown", "CZ699001182", { Dph: "ZANIKLY" }, "CZ699001182"],
    ["unknown", "CZ699001182", { Dph: "ZANIKLY", SkDph: "POZASTAVENY" }, "CZ699001182"],
    ["ended", "CZ91002109", { Dph: "ZANIKLY", SkDph: "ZANIKLY" }, "CZ699001182"],
    ["ended", "CZ91002109", { Dph: "ZANIKLY" }, "N/A"],
    ["group", "CZ699001182", { Dph: "ZANIKLY", SkDph: "AKTIVNI" }, "CZ699001182"],
  ])(
    "[JOB-07] returns %s for an ended registration beside the number of a group, and the number %s",
    (state, dic, given, dicSkDph) => {
      const record = { dic: "CZ91002109", dicSkDph, seznamRegistraci: named(given) };
      expect(subjectState(record).vat.state).toBe(state);
      expect(invoiceParty(record).dic).toBe(dic);
    },
  );

  it("has the guide's rules of value added tax", () => {
    const rows = readTable("docs/guides/records.md", "Value added tax (VAT)").map(([state, field]) => [state, field]);
    expect(rows).toEqual([
      ["`group`", `\`${states}SkDph\``],
      ["`registered`", `\`${states}Dph\``],
      ["`ended`", `\`${states}Dph\``],
      ["`ended`", `\`${states}SkDph\``],
      ["`none`", `\`${states}Dph\``],
    ]);
  });

  it("uses the primary entry", () => {
    const zaznamy = [{ datumZaniku: "2001-01-01" }, { primarniZaznam: true, datumZaniku: "2002-02-02" }];
    expect(subjectState({ icoId: "91002109", zaznamy }).date).toBe("2002-02-02");
  });

  it("accepts every record of the sandbox, and reports nothing as active that has ended", () => {
    const dataset = new RegistryDataset();
    const found = new Set<string>();
    for (const { record: subject } of dataset.search(() => true)) {
      for (const source of registrySources) {
        const record = dataset.record(source, subject.icoId ?? "");
        if (record === undefined) continue;
        const { state } = subjectState(record);
        if (source === "ares") found.add(state);
        if (subject.datumZaniku !== undefined) expect(["dissolved", "unknown", "bankruptcy-listed"]).toContain(state);
        if (subject.datumZaniku !== undefined && source === "ares") expect(state).toBe("dissolved");
      }
    }
    for (const state of ["active", "dissolved", "suspended", "insolvency-listed", "bankruptcy-listed"]) {
      expect(found).toContain(state);
    }
    // The rules name these codes; the code list of the sandbox has them.
    const [list] = new RegistryDataset().codeLists.filter(({ kodCiselniku }) => kodCiselniku === "StavZdroje");
    const codes = list?.polozkyCiselniku?.map(({ kod }) => kod);
    expect(codes).toEqual(expect.arrayContaining(["AKTIVNI", "NEEXISTUJICI", "POZASTAVENY", "ZANIKLY"]));
  });
});
