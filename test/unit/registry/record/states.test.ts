import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { subjectState, type EkonomickySubjekt, type SubjectRecord, type SubjectState } from "ares-caais";

type States = NonNullable<EkonomickySubjekt["seznamRegistraci"]>;
type State = SubjectState["state"];

/** Where the shape of a record was seen, or the rule that it follows; all names and numbers are invented. */
type Source =
  | "recorded answer 2024"
  | "recorded answer 2026"
  | "recorded VR 2026"
  | "field facts 2026"
  | "public sample of 78 VR records, 2026-09"
  | "specification"
  | "schema ZaznamRos"
  | "Civil Code, section 187"
  | "Insolvency Act 182/2006"
  | "Bankruptcy Act 328/1991";

const nowhere: States = Object.fromEntries(
  "Ros Vr Res Rzp Nrpzs Rpsh Rcns Szr Dph SkDph Sd Ir Ceu Rs Red Monitor"
    .split(" ")
    .map((source) => [`stavZdroje${source}`, "NEEXISTUJICI"]),
);
const [isActive, hasEnded] = ["AKTIVNI", "ZANIKLY"] as const;

/** A company of 2026: in ROS, VR and RES, by which its main data are those of ROS. */
const company = (states: States = {}, more: EkonomickySubjekt = {}): EkonomickySubjekt => ({
  icoId: "91002109",
  obchodniJmeno: "Sklárna Sever a.s.",
  pravniForma: "121",
  datumVzniku: "2014-03-18",
  primarniZdroj: "ros",
  seznamRegistraci: { ...nowhere, stavZdrojeRos: isActive, stavZdrojeVr: isActive, stavZdrojeRes: isActive, ...states },
  ...more,
});
const everywhere = (code: string): States => ({ stavZdrojeRos: code, stavZdrojeVr: code, stavZdrojeRes: code });

const trader = (states: States = {}, more: EkonomickySubjekt = {}): EkonomickySubjekt => ({
  icoId: "91002117",
  obchodniJmeno: "Jan Novák",
  pravniForma: "101",
  primarniZdroj: "rzp",
  seznamRegistraci: { ...nowhere, stavZdrojeRes: isActive, stavZdrojeRzp: isActive, ...states },
  ...more,
});

const inVr = (members: object): SubjectRecord => ({
  icoId: "91002109",
  zaznamy: [
    {
      rejstrik: "OR",
      primarniZaznam: true,
      stavSubjektu: isActive,
      pravniForma: [{ datumZapisu: "2014-03-18", hodnota: "121" }],
      ...members,
    },
  ],
});
const inRos = (members: object): SubjectRecord => ({
  icoId: "91002109",
  zaznamy: [{ evidenceAgendy: [], ...members }],
});

const insolvency = (...entries: readonly object[]): SubjectRecord =>
  inVr({ insolvence: [{ datumZapisu: "2020-01-10", insolvencniZapis: entries }] });
const note = (text: string, datumZapisu = "2020-01-10"): object => ({ datumZapisu, text });
const bankruptcy = (members: object): SubjectRecord => inVr({ konkursy: [{ datumZapisu: "2005-02-20", ...members }] });

const body = (typOrganu: string, clenstvi: object = {}, more: object = {}): object => ({
  datumZapisu: "2024-01-05",
  typOrganu,
  clenoveOrganu: [{ datumZapisu: "2024-01-05", clenstvi, ...more }],
});
const named = (obchodniJmeno: string, pravniForma = "121"): EkonomickySubjekt =>
  company({}, { obchodniJmeno, pravniForma });

const existence: readonly (readonly [shape: string, from: Source, record: SubjectRecord, state: State])[] = [
  ["a company", "recorded answer 2026", company(), "active"],
  ["a trader of 2024", "recorded answer 2024", trader(), "active"],
  ["a trader of 2026", "recorded answer 2026", trader({ stavZdrojeRos: isActive }, { primarniZdroj: "ros" }), "active"],
  ["an end in all sources", "specification", company(everywhere(hasEnded), { datumZaniku: "2021-04-15" }), "dissolved"],
  ["an end without its day", "specification", company(everywhere(hasEnded)), "dissolved"],
  ["a day of the end alone", "specification", { datumZaniku: "2021-04-15" }, "dissolved"],
  ["a day of the end that is ahead", "specification", company({}, { datumZaniku: "2035-12-10" }), "active"],
  [
    "an end in VR that others do not know yet",
    "specification",
    company({ stavZdrojeVr: hasEnded }, { datumZaniku: "2026-11-02" }),
    "dissolved",
  ],
  [
    "an end in ROS that others do not know yet",
    "specification",
    company({ stavZdrojeRos: hasEnded }, { datumZaniku: "2026-11-02" }),
    "dissolved",
  ],
  [
    "a person that ended and began again",
    "field facts 2026",
    trader({}, { datumVzniku: "2001-05-02", datumZaniku: "2009-01-31" }),
    "unknown",
  ],
  [
    "a person that began after its end",
    "field facts 2026",
    trader({}, { datumVzniku: "2015-03-01", datumZaniku: "2009-01-31" }),
    "unknown",
  ],
  [
    "a beginning after the end, without a source that goes on",
    "field facts 2026",
    { datumVzniku: "2015-03-01", datumZaniku: "2009-01-31" },
    "unknown",
  ],
  [
    "a company with an old end and active sources",
    "field facts 2026",
    company({}, { datumZaniku: "2009-01-31" }),
    "unknown",
  ],
  [
    "an old end and a suspended trade",
    "field facts 2026",
    trader({ stavZdrojeRes: "HISTORICKY", stavZdrojeRzp: "POZASTAVENY" }, { datumZaniku: "2009-01-31" }),
    "unknown",
  ],
  [
    "an end in ROS under an active main source",
    "field facts 2026",
    company({ stavZdrojeRos: hasEnded }, { primarniZdroj: "vr" }),
    "unknown",
  ],
  ["a person of whom ROS has an end", "field facts 2026", trader({ stavZdrojeRos: hasEnded }), "unknown"],
  [
    "a merger that RES knows and ROS does not",
    "public sample of 78 VR records, 2026-09",
    company({ stavZdrojeRes: hasEnded }),
    "unknown",
  ],
  ["a trade that ended beside an active company", "specification", company({ stavZdrojeRzp: hasEnded }), "active"],
  ["an entry in VR of a person that ended", "specification", trader({ stavZdrojeVr: hasEnded }), "active"],
  [
    "a main source that ended beside another one",
    "specification",
    trader({ stavZdrojeRzp: hasEnded, stavZdrojeNrpzs: isActive }),
    "unknown",
  ],
  [
    "a deleted entry of VR",
    "recorded VR 2026",
    inVr({ datumVymazu: "2021-04-15", stavSubjektu: hasEnded }),
    "dissolved",
  ],
  ["a deleted entry of VR that is active", "recorded VR 2026", inVr({ datumVymazu: "2021-04-15" }), "unknown"],
  [
    "an entry of RZP with an old end and trades in force",
    "field facts 2026",
    {
      icoId: "91002117",
      zaznamy: [{ datumZaniku: "2009-01-31", zivnostiStav: { pocetAktivnich: 1 } }],
    } satisfies SubjectRecord,
    "unknown",
  ],
  [
    "an entry of VR without its register",
    "recorded VR 2026",
    { icoId: "91002109", zaznamy: [{ obchodniJmeno: [{ hodnota: "Sklárna Sever a.s." }], stavSubjektu: isActive }] },
    "active",
  ],
  ["a suspended trade", "specification", trader({ stavZdrojeRzp: "POZASTAVENY" }), "suspended"],
  ["a state that says nothing", "specification", company({ stavZdrojeRos: "HISTORICKY" }), "unknown"],
];

const proceedings: readonly (readonly [shape: string, from: Source, record: SubjectRecord, state: State])[] = [
  ["an entry without words", "specification", insolvency({ datumZapisu: "2020-01-10" }), "insolvency"],
  ["no entry", "specification", inVr({ insolvence: [{ datumZapisu: "2020-01-10" }] }), "insolvency"],
  [
    "insolvency that was found",
    "Insolvency Act 182/2006",
    insolvency({ typZapisu: "UPADEK", text: "Byl zjištěn úpadek dlužníka a na jeho majetek byl prohlášen konkurs." }),
    "insolvency",
  ],
  [
    "release from debts",
    "Insolvency Act 182/2006",
    insolvency(note("Krajský soud v Brně schválil oddlužení plněním splátkového kalendáře.")),
    "insolvency",
  ],
  [
    "a petition",
    "Insolvency Act 182/2006",
    insolvency(note("Vyhláškou bylo oznámeno zahájení insolvenčního řízení.")),
    "insolvency",
  ],
  [
    "a petition that was refused",
    "Insolvency Act 182/2006",
    insolvency(note("Insolvenční návrh byl zamítnut.")),
    "active",
  ],
  [
    "a petition that was rejected",
    "Insolvency Act 182/2006",
    insolvency(note("Insolvenční návrh spojený s návrhem na povolení oddlužení se odmítá.")),
    "active",
  ],
  [
    "proceedings that were stopped",
    "Insolvency Act 182/2006",
    insolvency(note("Insolvenční řízení vedené pod sp. zn. KSBR 99 INS 7/2020 se zastavuje.")),
    "active",
  ],
  ["a code of a refusal", "specification", insolvency({ typZapisu: "ZAMITNUTI_NAVRHU" }), "active"],
  ["a code of a stop", "specification", insolvency({ typZapisu: "ZASTAVENI_RIZENI" }), "active"],
  ["a code of an end", "specification", insolvency({ typZapisu: "UKONCENI_RIZENI" }), "active"],
  [
    "bankruptcy that was cancelled after it was declared",
    "Insolvency Act 182/2006",
    insolvency(
      note("Byl zjištěn úpadek dlužníka."),
      note("Konkurs prohlášený na majetek dlužníka byl zrušen po splnění rozvrhového usnesení.", "2023-06-01"),
    ),
    "active",
  ],
  [
    "the same entries in another order",
    "recorded VR 2026",
    insolvency(note("Konkurs byl zrušen.", "2023-06-01"), note("Byl zjištěn úpadek dlužníka.")),
    "active",
  ],
  [
    "insolvency after a petition that was refused",
    "Insolvency Act 182/2006",
    insolvency(note("Insolvenční návrh byl odmítnut."), note("Byl zjištěn úpadek dlužníka.", "2023-06-01")),
    "insolvency",
  ],
  [
    "second proceedings after the first ones ended",
    "Insolvency Act 182/2006",
    inVr({
      insolvence: [
        { datumZapisu: "2016-01-10", insolvencniZapis: [note("Insolvenční řízení bylo zastaveno.", "2016-02-01")] },
        { datumZapisu: "2020-01-10", insolvencniZapis: [note("Byl zjištěn úpadek dlužníka.")] },
      ],
    }),
    "insolvency",
  ],
  [
    "an appeal that was refused",
    "Insolvency Act 182/2006",
    insolvency(note("Odvolání se zamítá a rozhodnutí o úpadku se potvrzuje.")),
    "unknown",
  ],
  [
    "a declaration and its cancellation in one text",
    "Insolvency Act 182/2006",
    insolvency(note("Dne 2. 3. 2020 byl prohlášen konkurs. Usnesením ze dne 1. 6. 2023 byl konkurs zrušen.")),
    "active",
  ],
  [
    "a moratorium that was cancelled for a declaration",
    "Insolvency Act 182/2006",
    insolvency(note("Moratorium se zrušuje a na majetek dlužníka byl prohlášen konkurs.")),
    "unknown",
  ],
  ["a code of the insolvency register", "Insolvency Act 182/2006", insolvency({ typZapisu: "ODSKRTNUTA" }), "active"],
  ["a code of pending proceedings", "Insolvency Act 182/2006", insolvency({ typZapisu: "NEVYRIZENA" }), "insolvency"],
  ["a code that is not known", "specification", insolvency({ typZapisu: "JINY" }), "unknown"],
  ["words that are not known", "specification", insolvency(note("Viz listina č. 7.")), "unknown"],
  [
    "proceedings that were deleted",
    "recorded VR 2026",
    inVr({ insolvence: [{ datumZapisu: "2016-01-10", datumVymazu: "2019-01-01" }] }),
    "active",
  ],
  ["an administrator in ROS", "schema ZaznamRos", inRos({ insolvencniSpravci: [{ osobaFyzicka: {} }] }), "insolvency"],
  [
    "an old bankruptcy",
    "Bankruptcy Act 328/1991",
    bankruptcy({ typKonkursu: "KONKURS", spisZnOs: "99 K 7/2005" }),
    "bankrupt",
  ],
  ["an old bankruptcy without words", "specification", bankruptcy({}), "bankrupt"],
  [
    "an old bankruptcy that was cancelled",
    "Bankruptcy Act 328/1991",
    bankruptcy({ zruseniKonkursu: [{ datumZapisu: "2009-01-01", hodnota: "Konkurs byl zrušen." }] }),
    "active",
  ],
  [
    "an old petition that was refused",
    "Bankruptcy Act 328/1991",
    bankruptcy({ text: "Návrh na prohlášení konkursu byl zamítnut pro nedostatek majetku." }),
    "active",
  ],
  ["a code of a cancelled bankruptcy", "specification", bankruptcy({ typKonkursu: "ZRUSENI_KONKURSU" }), "active"],
  ["a settlement", "Bankruptcy Act 328/1991", bankruptcy({ typKonkursu: "VYROVNANI" }), "unknown"],
];

const liquidations: readonly (readonly [shape: string, from: Source, record: SubjectRecord, state: State])[] = [
  [
    "a liquidator among the statutory bodies",
    "public sample of 78 VR records, 2026-09",
    inVr({ statutarniOrgany: [body("STATUTARNI_ORGAN"), body("LIKVIDATOR")] }),
    "liquidation",
  ],
  [
    "a liquidator among the other bodies",
    "field facts 2026",
    inVr({ ostatniOrgany: [body("LIKVIDATOR")] }),
    "liquidation",
  ],
  [
    "a liquidator by the kind of the member",
    "recorded VR 2026",
    inVr({
      ostatniOrgany: [{ nazevOrganu: "Likvidátor", clenoveOrganu: [{ typAngazma: "LIKVIDATOR_OSOBA_VR" }] }],
    }),
    "liquidation",
  ],
  [
    "a liquidator by the name of the body",
    "recorded VR 2026",
    inVr({ statutarniOrgany: [{ nazevOrganu: "Likvidátor", clenoveOrganu: [{}] }] }),
    "liquidation",
  ],
  [
    "a liquidator who left",
    "recorded VR 2026",
    inVr({
      statutarniOrgany: [body("LIKVIDATOR", { funkce: { vznikFunkce: "2024-01-01", zanikFunkce: "2025-01-01" } })],
    }),
    "active",
  ],
  [
    "a liquidator whose entry was deleted",
    "recorded VR 2026",
    inVr({ statutarniOrgany: [body("LIKVIDATOR", {}, { datumVymazu: "2025-01-01" })] }),
    "active",
  ],
  [
    "a liquidator with null for a day that is not there",
    "specification",
    inVr({ statutarniOrgany: [{ ...body("LIKVIDATOR", {}, { datumVymazu: null }), datumVymazu: null }] }),
    "liquidation",
  ],
  ["procuration", "field facts 2026", inVr({ statutarniOrgany: [body("PROKURA")] }), "active"],
  ["a liquidator in ROS", "schema ZaznamRos", inRos({ likvidatori: [{ osobaFyzicka: {} }] }), "liquidation"],
  [
    "a liquidator of a company that ended",
    "recorded VR 2026",
    inVr({ statutarniOrgany: [body("LIKVIDATOR")], datumVymazu: "2025-01-01", stavSubjektu: hasEnded }),
    "dissolved",
  ],
  ...[
    "Sklárna Sever a.s. v likvidaci",
    "Sklárna Sever, a.s., v likvidaci",
    "Sklárna Sever a.s. - v likvidaci",
    "Sklárna Sever a.s. /v likvidaci/",
    "Sklárna Sever a.s. (v likvidaci)",
    'Sklárna Sever a.s. "v likvidaci"',
    "Sklárna Sever a.s. „v likvidaci“",
    "SKLÁRNA SEVER A.S. V LIKVIDACI",
    "Sklárna Sever a.s. v\u00a0likvidaci",
    "Sklárna Sever a.s.v likvidaci",
    "Sklárna Sever v likvidaci a.s.",
    "Sklárna Sever v likvidaci, a. s.",
    "Sklárna Sever v likvidaci, akciová společnost",
    "SKLÁRNA SEVER V LIKVIDACI, AKCIOVÁ SPOLEČNOST",
    "Sklárna Sever v likvidaci akciová společnost",
    "Sklárna Sever v likvidaci spol. s r.o.",
    "Sklárna Sever v likvidaci s r.o.",
    "Sklárna Sever v likvidaci společnost s ručením omezeným",
    "Sklárna Sever v likvidaci, v.o.s.",
    "Sklárna Sever v likvidaci, veřejná obchodní společnost",
    "Sklárna Sever v likvidaci, z.s.",
    "Sklárna Sever v likvidaci zapsaný spolek",
    "Sklárna Sever v likvidaci, o.p.s.",
    "Sklárna Sever v likvidaci, družstvo",
    "Sever v likvidaci, bytové družstvo",
    "Sever v likvidaci, zemědělské obchodní družstvo",
    "Sever v likvidaci, občanské sdružení",
    "Sklárna Sever, spol. s r.o. v likvidaci (v konkursu)",
    "Sklárna Sever v likvidaci SE",
    "Sklárna Sever v likvidaci, státní podnik",
    "Tělovýchovná jednota v likvidaci Kladno",
    "Sklárna Sever a.s. v likvidaci v konkursu",
    "Sklárna Sever a.s. v likvidaci, v konkurzu",
    "Sklárna Sever a.s. v konkursu v likvidaci",
    "Sklárna Sever a.s. v likvidaci a v konkursu",
    "Sklárna Sever a.s. v likvidaci - v úpadku",
    "Tělovýchovná jednota v likvidaci (Kladno)",
    "Sklárna Sever a.s. v likv.",
    "Sklárna Sever a.s., v likv",
    "Sklárna Sever v likv., a.s.",
    "Sklárna Sever a.s. v lik.",
    "Sklárna Sever a.s. v likvidaci od 1. 7. 2024",
  ].map((name) => [`the name ${name}`, "Civil Code, section 187", named(name), "liquidation"] as const),
  ...[
    "Sklárna Sever a.s.",
    "Lídr v likvidaci odpadu s.r.o.",
    "LÍDR V LIKVIDACI ODPADU S.R.O.",
    "Partner v likvidaci a recyklaci odpadů s.r.o.",
    "Partner v likvidaci, recyklaci a svozu odpadů s.r.o.",
    "Partner v likvidaci odpadů družstvo",
    "Likvidace odpadu s.r.o.",
    "Drahokov likvidaci s.r.o.",
    "Sklárna v likvidátorské ulici s.r.o.",
  ].map((name) => [`the name ${name}`, "Civil Code, section 187", named(name), "active"] as const),
  ["the name of a person", "Civil Code, section 187", named("Jan Novák v likvidaci", "101"), "active"],
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("states", () => {
  it.each(existence)("[REC-04] reads whether it exists of %s (%s)", (_shape, _from, record, state) => {
    expect(subjectState(record).state).toBe(state);
  });

  it.each(proceedings)("[REC-04] reads the proceedings of %s (%s)", (_shape, _from, record, state) => {
    expect(subjectState(record).state).toBe(state);
  });

  it.each(liquidations)("[REC-04] reads the liquidation of %s (%s)", (_shape, _from, record, state) => {
    expect(subjectState(record).state).toBe(state);
  });

  it("[REC-04] says in its findings what contradicts what", () => {
    const { state, field, date, findings } = subjectState(company({}, { datumZaniku: "2009-01-31" }));
    expect([state, field, date]).toEqual(["unknown", undefined, undefined]);
    expect(findings).toEqual([
      { state: "dissolved", field: "datumZaniku", value: "2009-01-31" },
      { state: "active", field: "seznamRegistraci.stavZdrojeRos", value: "AKTIVNI" },
    ]);
    const unclear = subjectState(insolvency({ datumZapisu: "2020-01-10", typZapisu: "JINY" }));
    expect(unclear).toMatchObject({ state: "unknown", field: undefined });
    expect(unclear.findings.map((finding) => finding.state)).toEqual(["insolvency", "active"]);
  });

  it("[REC-04] says who the liquidator is by the field, and since when", () => {
    expect(subjectState(inVr({ ostatniOrgany: [body("LIKVIDATOR")] })).findings[0]).toEqual({
      state: "liquidation",
      field: "ostatniOrgany",
      value: "2024-01-05",
    });
  });

  it("[REC-04] says less of bodies and proceedings that break the contract", () => {
    const broken = [7, null, { typOrganu: "LIKVIDATOR" }, body("LIKVIDATOR", { clenstvi: 7 }), { typOrganu: 7 }];
    expect(subjectState(inVr({ statutarniOrgany: broken, ostatniOrgany: "x" })).state).toBe("active");
    expect(subjectState(insolvency({ typZapisu: 7, text: {} })).state).toBe("insolvency");
    expect(subjectState(inVr({ statutarniOrgany: [...broken, body("LIKVIDATOR")] })).state).toBe("liquidation");
  });

  it("[REC-04] has tables of 40 states and more", () => {
    expect(existence.length + proceedings.length).toBeGreaterThanOrEqual(40);
  });
});
