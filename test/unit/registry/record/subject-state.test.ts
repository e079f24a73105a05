import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type EkonomickySubjekt, InvalidInputError, invoiceParty, type SubjectState, subjectState } from "ares-caais";
import { createRegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";
import { registrySources } from "../../../../generated/registry-service.gen.ts";
import { readTable } from "../../../fixtures/documents/read-table.ts";

type States = NonNullable<EkonomickySubjekt["seznamRegistraci"]>;

/** States as the service sends them since interface 1.3.0: all sixteen, most of them the same. */
const nowhere: States = Object.fromEntries(
  "Ros Vr Res Rzp Nrpzs Rpsh Rcns Szr Dph SkDph Sd Ir Ceu Rs Red Monitor"
    .split(" ")
    .map((source) => [`stavZdroje${source}`, "NEEXISTUJICI"]),
);

/** A joint-stock company in the shape of recorded answers of 2026. */
const company = (states: States = {}, more: object = {}): object => ({
  ico: "91002109",
  icoId: "91002109",
  obchodniJmeno: "Moravské datové služby a.s.",
  pravniForma: "121",
  pravniFormaRos: "121",
  datumVzniku: "2014-03-18",
  primarniZdroj: "ros",
  seznamRegistraci: {
    ...nowhere,
    stavZdrojeRos: "AKTIVNI",
    stavZdrojeVr: "AKTIVNI",
    stavZdrojeRes: "AKTIVNI",
    ...states,
  },
  ...more,
});

/** Its sources after its end, where none says that it goes on. */
const over: States = { stavZdrojeRos: "HISTORICKY", stavZdrojeVr: "HISTORICKY", stavZdrojeRes: "HISTORICKY" };

/** A trader in the shape of recorded answers of 2024: no ROS, no VAT groups, the main source by legal form. */
const trader = (states: States = {}, more: object = {}): object => {
  const { stavZdrojeRos: _ros, stavZdrojeSkDph: _group, stavZdrojeMonitor: _monitor, ...older } = nowhere;
  return {
    icoId: "00000019",
    obchodniJmeno: "Jan Novák",
    pravniForma: "101",
    primarniZdroj: "rzp",
    seznamRegistraci: { ...older, stavZdrojeRes: "AKTIVNI", stavZdrojeRzp: "AKTIVNI", ...states },
    ...more,
  };
};

const inVr = (members: object, pravniForma = "121"): object => ({
  icoId: "91002109",
  zaznamy: [
    {
      rejstrik: "OR",
      primarniZaznam: true,
      obchodniJmeno: [{ datumZapisu: "2014-03-18", hodnota: "Moravské datové služby a.s." }],
      pravniForma: [{ datumZapisu: "2014-03-18", hodnota: pravniForma }],
      ...members,
    },
  ],
});

const liquidator = {
  datumZapisu: "2026-01-05",
  typOrganu: "LIKVIDATOR",
  clenoveOrganu: [{ datumZapisu: "2026-01-05", clenstvi: {} }],
};

const inRos = (members: object): object => ({
  icoId: "91002109",
  zaznamy: [{ pravniFormaRos: { hodnota: "121", platnostUdajeRos: "SPRAVNY" }, evidenceAgendy: [], ...members }],
});

const entry = (members: object): object => ({ icoId: "91002109", zaznamy: [members] });

/** What is read, in the order in which it counts: the state, and the field. */
const read = (record: object): string[] => subjectState(record).findings.map(({ state, field }) => `${state} ${field}`);

const states = "seznamRegistraci.stavZdroje";
const primary = `${states}…`;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("subjectState", () => {
  /** A record, what is read of it, and the rule of the guide where that is not what counts most. */
  const cases: readonly (readonly [record: object, expected: readonly string[], rule?: string])[] = [
    [company(over, { datumZaniku: "2021-04-15" }), ["dissolved datumZaniku"]],
    [entry({ datumZaniku: "2021-04-15" }), ["dissolved datumZaniku"]],
    [inVr({ datumVymazu: "2021-04-15", stavSubjektu: "ZANIKLY" }), ["dissolved datumVymazu", "dissolved stavSubjektu"]],
    [company({ stavZdrojeVr: "ZANIKLY" }), [`dissolved ${states}Vr`]],
    [
      company({ stavZdrojeRos: "ZANIKLY", stavZdrojeRes: "ZANIKLY" }),
      [`dissolved ${states}Ros`],
      `dissolved ${primary}`,
    ],
    [
      trader({ stavZdrojeRzp: "ZANIKLY", stavZdrojeRes: "ZANIKLY" }),
      [`dissolved ${states}Rzp`],
      `dissolved ${primary}`,
    ],
    [inRos({ stavSubjektu: "ZANIKLY" }), ["dissolved stavSubjektu"]],
    [
      inVr({ konkursy: [{ datumZapisu: "2005-02-20" }], stavSubjektu: "AKTIVNI" }),
      ["bankrupt konkursy", "active stavSubjektu"],
    ],
    [
      inVr({ insolvence: [{ datumZapisu: "2026-03-10", insolvencniZapis: [{ datumZapisu: "2026-03-10" }] }] }),
      ["insolvency insolvence"],
    ],
    [inRos({ insolvencniSpravci: [{ osobaFyzicka: {} }] }), ["insolvency insolvencniSpravci"]],
    [
      inRos({ likvidatori: [{ osobaFyzicka: {} }], stavSubjektu: "AKTIVNI" }),
      ["liquidation likvidatori", "active stavSubjektu"],
    ],
    [
      inVr({ statutarniOrgany: [liquidator], stavSubjektu: "AKTIVNI" }),
      ["liquidation statutarniOrgany", "active stavSubjektu"],
    ],
    [inVr({ ostatniOrgany: [liquidator] }), ["liquidation ostatniOrgany"]],
    [company({}, { obchodniJmeno: "Sklárna a.s. v likvidaci" }), ["liquidation obchodniJmeno", `active ${states}Ros`]],
    [company({ stavZdrojeIr: "AKTIVNI" }), [`insolvency-listed ${states}Ir`, `active ${states}Ros`]],
    [entry({ insolvencniRizeni: { datumZapisu: "2026-03-10" } }), ["insolvency-listed insolvencniRizeni"]],
    [company({ stavZdrojeCeu: "AKTIVNI" }), [`bankruptcy-listed ${states}Ceu`, `active ${states}Ros`]],
    [entry({ upadek: [{ spisZn: "99 K 12/2005" }] }), ["bankruptcy-listed upadek"]],
    [company({ stavZdrojeRos: "POZASTAVENY" }), [`suspended ${states}Ros`], `suspended ${primary}`],
    [inVr({ stavSubjektu: "POZASTAVENY" }), ["suspended stavSubjektu"]],
    [
      trader({ stavZdrojeRos: "AKTIVNI", stavZdrojeRzp: "POZASTAVENY" }, { primarniZdroj: "ros" }),
      [`suspended ${states}Rzp`, `active ${states}Ros`],
    ],
    [
      company({ stavZdrojeRpsh: "POZASTAVENY" }, { pravniForma: "711", pravniFormaRos: "711" }),
      [`suspended ${states}Rpsh`, `active ${states}Ros`],
    ],
    [company(), [`active ${states}Ros`], `active ${primary}`],
    [trader(), [`active ${states}Rzp`], `active ${primary}`],
    [inRos({ stavSubjektu: "AKTIVNI" }), ["active stavSubjektu"]],
  ];

  it.each(cases.map(([record, expected]) => ({ record, expected })))(
    "[JOB-06] reads $expected, and only what counts beside it",
    ({ record, expected }) => {
      expect(read(record)).toEqual(expected);
      const [state, field] = expected[0]?.split(" ") ?? [];
      expect(subjectState(record)).toMatchObject({ state, field });
    },
  );

  it("[JOB-06] has the rules of the guide, in their order, and no others", () => {
    const rows = readTable("docs/guides/records.md", "The rules").map(([state, field]) => `${state} ${field}`);
    const rules = cases.map(([, [first = ""], rule = first]) => rule.replace(/^(\S+) (.*)$/, "`$1` `$2`"));
    expect(rows).toEqual([...new Set(rules)]);
  });

  it.each<[what: string, record: object]>([
    ["an empty record", {}],
    ["one without entries", { icoId: "91002109", zaznamy: [] }],
    ["a state that says nothing", company({ stavZdrojeRos: "HISTORICKY" })],
    ["a subject that is yet to be", company({ stavZdrojeRos: "BUDOUCI" })],
    ["a record that was taken back", company({ stavZdrojeRos: "LOGICKY_SMAZANY" })],
    ["a code that came later", company({ stavZdrojeRos: "PRERUSENY" })],
    ["a main source without a state", company({}, { primarniZdroj: "xy" })],
    ["no main source", company({}, { primarniZdroj: undefined })],
    ["cancelled bankruptcy", inVr({ konkursy: [{ zruseniKonkursu: [{ datumZapisu: "2009-01-01" }] }] })],
    ["bankruptcy deleted", inVr({ konkursy: [{ datumZapisu: "2005-02-20", datumVymazu: "2009-01-01" }] })],
    ["insolvency deleted", inVr({ insolvence: [{ datumZapisu: "2016-03-10", datumVymazu: "2019-01-01" }] })],
    [
      "insolvency whose entries are deleted",
      inVr({ insolvence: [{ insolvencniZapis: [{ datumVymazu: "2019-01-01" }] }] }),
    ],
    ["a state of entries that are neither of VR nor of ROS", entry({ stavSubjektu: "AKTIVNI" })],
    ["liquidators elsewhere than in ROS", entry({ likvidatori: [{}] })],
    ["what breaks the contract", { zaznamy: 7, seznamRegistraci: [1], primarniZdroj: {}, datumZaniku: 5 }],
    ["lists of nothing", entry({ konkursy: [null, 1], insolvence: "x", upadek: [], rejstrik: 1, evidenceAgendy: [] })],
    ["null where ROS has something", entry({ evidenceAgendy: null, pravniFormaRos: null, stavSubjektu: "ZANIKLY" })],
    ["text around a day", entry({ datumZaniku: "2021-04-15T00:00:00" })],
    ["an end in VR of a legal form that does not end with it", inVr({ datumVymazu: "2021-04-15" }, "331")],
    [
      "a state in VR of such a form",
      company({ stavZdrojeVr: "ZANIKLY" }, { primarniZdroj: "", pravniForma: "331", pravniFormaRos: "331" }),
    ],
    [
      "the trade of a company",
      trader(
        { stavZdrojeRzp: "POZASTAVENY" },
        { pravniForma: "112", primarniZdroj: "res", seznamRegistraci: { stavZdrojeRzp: "POZASTAVENY" } },
      ),
    ],
    ["a party of another form", company({ stavZdrojeRpsh: "POZASTAVENY" }, { primarniZdroj: undefined })],
    ["dates that are none", inVr({ insolvence: [{ datumZapisu: 5 }], datumVymazu: "soon" })],
  ])("[JOB-06] says unknown of %s", (_what, record) => {
    expect(subjectState(record)).toMatchObject({ state: "unknown", field: undefined, date: undefined, findings: [] });
  });

  it.each(["111", "112", "113", "117", "118", "121", "141", "145", "161", "205", "706", "736", "932"])(
    "[JOB-06] lets a subject of the legal form %s end with its deletion from VR, which ROS may not know yet",
    (pravniForma) => {
      const record = company({ stavZdrojeVr: "ZANIKLY" }, { pravniForma, pravniFormaRos: pravniForma });
      expect(subjectState(record).state).toBe("dissolved");
      expect(subjectState(inVr({ stavSubjektu: "ZANIKLY" }, pravniForma)).state).toBe("dissolved");
    },
  );

  it.each(["100", "101", "102", "103", "104", "105", "106", "107", "108", "424", "425"])(
    "[JOB-06] lets no natural person of the legal form %s end with an entry in VR, nor be in liquidation",
    (pravniForma) => {
      const gone = { ...nowhere, stavZdrojeVr: "ZANIKLY", stavZdrojeRzp: "ZANIKLY" };
      const record = { obchodniJmeno: "X v likvidaci", pravniForma, primarniZdroj: "vr", seznamRegistraci: gone };
      expect(subjectState(record)).toMatchObject({ state: "unknown", findings: [] });
      expect(subjectState(inVr({ stavSubjektu: "ZANIKLY" }, pravniForma)).state).toBe("unknown");
    },
  );

  it.each(["Ros", "Vr", "Res", "Rzp", "Nrpzs", "Rpsh", "Rcns", "Szr", "Rs"])(
    "[JOB-06] reads the state of the main source %s, and lets nothing end that goes on in another",
    (source) => {
      const record = (code: string, more: object = {}): object => ({
        primarniZdroj: source.toLowerCase(),
        seznamRegistraci: { ...nowhere, ...more, [`stavZdroje${source}`]: code },
      });
      const field = `${states}${source}`;
      expect(subjectState(record("AKTIVNI"))).toMatchObject({ state: "active", field });
      expect(subjectState(record("POZASTAVENY"))).toMatchObject({ state: "suspended", field });
      expect(subjectState(record("ZANIKLY"))).toMatchObject({ state: "dissolved", field });
      // ROS holds every subject: what it says counts.
      const other = source === "Rs" ? { stavZdrojeSzr: "AKTIVNI" } : { stavZdrojeRs: "AKTIVNI" };
      expect(subjectState(record("ZANIKLY", other)).state).toBe(source === "Ros" ? "dissolved" : "unknown");
      // The creditor or debtor may be gone.
      expect(subjectState(record("ZANIKLY", { stavZdrojeRed: "AKTIVNI" })).state).toBe("dissolved");
    },
  );

  it("reads insolvency without its entries, the second trade and the note of RZP by the day that it has", () => {
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

  it("[JOB-06] has the day of the end, and lets nothing end on a day that is still ahead", () => {
    expect(subjectState(company(over, { datumZaniku: "2026-11-20" })).date).toBe("2026-11-20");
    expect(subjectState(inVr({ datumVymazu: "2021-04-15" })).date).toBe("2021-04-15");
    expect(subjectState(company({ stavZdrojeVr: "ZANIKLY" })).date).toBeUndefined();
    expect(subjectState(company({}, { datumZaniku: "2035-12-10" }))).toMatchObject({
      state: "active",
      date: undefined,
    });
    // Prague is an hour ahead.
    vi.setSystemTime(new Date("2026-11-20T23:30:00Z"));
    expect(subjectState(company(over, { datumZaniku: "2026-11-21" })).state).toBe("dissolved");
  });

  it.each([
    ["Sklárna a.s. v likvidaci", "liquidation"],
    ["Sklárna v likvidaci, s.r.o.", "liquidation"],
    ['Sklárna s. r. o. "v likvidaci"', "liquidation"],
    ["Sklárna a.s. (v\u00a0likvidaci)", "liquidation"],
    ["Sklárna v likvidaci spol. s r.o.", "liquidation"],
    ["Lídr v likvidaci odpadu s.r.o.", "active"],
    ["Likvidace odpadu s.r.o.", "active"],
    ["Drahokov likvidaci s.r.o.", "active"],
  ])("takes liquidation of the words alone: %s", (obchodniJmeno, state) => {
    expect(subjectState(company({}, { obchodniJmeno })).state).toBe(state);
    expect(subjectState(inVr({ stavSubjektu: "AKTIVNI", obchodniJmeno: [{ hodnota: obchodniJmeno }] })).state).toBe(
      state,
    );
  });

  it.each(["101", "421", "424"])(
    "takes no liquidation of the name of a subject of the legal form %s",
    (pravniForma) => {
      const record = company({}, { obchodniJmeno: "X v likvidaci", pravniForma, pravniFormaRos: pravniForma });
      expect(subjectState(record).state).toBe("active");
    },
  );

  it.each<[state: SubjectState["vat"]["state"], field: string | undefined, states: States]>([
    ["registered", "Dph", { stavZdrojeDph: "AKTIVNI", stavZdrojeSkDph: "NEEXISTUJICI" }],
    ["group", "SkDph", { stavZdrojeDph: "NEEXISTUJICI", stavZdrojeSkDph: "AKTIVNI" }],
    ["group", "SkDph", { stavZdrojeDph: "ZANIKLY", stavZdrojeSkDph: "AKTIVNI" }],
    ["ended", "Dph", { stavZdrojeDph: "ZANIKLY", stavZdrojeSkDph: "NEEXISTUJICI" }],
    ["ended", "SkDph", { stavZdrojeDph: "NEEXISTUJICI", stavZdrojeSkDph: "ZANIKLY" }],
    ["none", "Dph", { stavZdrojeDph: "NEEXISTUJICI", stavZdrojeSkDph: "NEEXISTUJICI" }],
    ["unknown", undefined, { stavZdrojeDph: "HISTORICKY", stavZdrojeSkDph: "NEEXISTUJICI" }],
    ["unknown", undefined, { stavZdrojeDph: "NEEXISTUJICI", stavZdrojeSkDph: "POZASTAVENY" }],
  ])("[JOB-06] reads of value added tax %s, of %s", (state, source, given) => {
    const field = source && `${states}${source}`;
    expect(subjectState(company(given, { dic: "CZ91002109" })).vat).toEqual({ state, field });
  });

  it("[JOB-06] says unknown of value added tax where the record does not: before there were groups, and of other sources", () => {
    expect(subjectState(trader({ stavZdrojeDph: "NEEXISTUJICI" })).vat).toEqual({ state: "unknown", field: undefined });
    expect(subjectState(trader({ stavZdrojeDph: "AKTIVNI" })).vat.state).toBe("registered");
    expect(subjectState(inVr({})).vat.state).toBe("unknown");
    expect(subjectState({}).vat.state).toBe("unknown");
  });

  it.each<[state: SubjectState["vat"]["state"], dic: string | undefined, states: States, dicSkDph: string]>([
    // Before interface 1.3.0 no state said who was in a group.
    ["unknown", "CZ699001182", { stavZdrojeDph: "ZANIKLY" }, "CZ699001182"],
    ["unknown", "CZ699001182", { stavZdrojeDph: "ZANIKLY", stavZdrojeSkDph: "POZASTAVENY" }, "CZ699001182"],
    ["ended", "CZ91002109", { stavZdrojeDph: "ZANIKLY", stavZdrojeSkDph: "ZANIKLY" }, "CZ699001182"],
    ["ended", "CZ91002109", { stavZdrojeDph: "ZANIKLY" }, "N/A"],
    ["group", "CZ699001182", { stavZdrojeDph: "ZANIKLY", stavZdrojeSkDph: "AKTIVNI" }, "CZ699001182"],
  ])(
    "[JOB-07] says %s of an ended registration beside the number of a group, and gives %s",
    (state, dic, given, dicSkDph) => {
      const record = { dic: "CZ91002109", dicSkDph, seznamRegistraci: given };
      expect(subjectState(record).vat.state).toBe(state);
      expect(invoiceParty(record).dic).toBe(dic);
    },
  );

  it("has the rules of value added tax of the guide", () => {
    const rows = readTable("docs/guides/records.md", "Of value added tax").map(([state, field]) => [state, field]);
    expect(rows).toEqual([
      ["`group`", `\`${states}SkDph\``],
      ["`registered`", `\`${states}Dph\``],
      ["`ended`", `\`${states}Dph\``],
      ["`ended`", `\`${states}SkDph\``],
      ["`none`", `\`${states}Dph\``],
    ]);
  });

  it("takes the primary entry", () => {
    const zaznamy = [{ datumZaniku: "2001-01-01" }, { primarniZaznam: true, datumZaniku: "2002-02-02" }];
    expect(subjectState({ icoId: "91002109", zaznamy }).date).toBe("2002-02-02");
  });

  it("refuses a promise of a record, and says what to do", () => {
    const call = Promise.resolve({}) as never;
    const rule = "record must be an object, not a promise; await the call that gives it";
    expect(() => subjectState(call)).toThrow(`subjectState: ${rule}`);
    expect(() => invoiceParty(call)).toThrow(`invoiceParty: ${rule}`);
  });

  it.each([undefined, null, "x", 1, []])("refuses %j, which is no record", (record) => {
    expect(() => subjectState(record as never)).toThrow(InvalidInputError);
  });

  it("reads every record of the sandbox, in which nothing is active that has ended", () => {
    const dataset = createRegistryDataset();
    const found = new Set<string>();
    for (const subject of dataset.subjects()) {
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
    const [list] = createRegistryDataset().codeLists.filter(({ kodCiselniku }) => kodCiselniku === "StavZdroje");
    const codes = list?.polozkyCiselniku?.map(({ kod }) => kod);
    expect(codes).toEqual(expect.arrayContaining(["AKTIVNI", "NEEXISTUJICI", "POZASTAVENY", "ZANIKLY"]));
  });
});
