import { describe, expectTypeOf, it } from "vitest";
import type {
  AkcionarVr,
  EkonomickySubjekt,
  EkonomickySubjektRos,
  EkonomickySubjektVr,
  AngazmaOsobaVr,
  ClenstviVr,
  DatumZapisuVymazuUdajeVr,
  ObchodniJmenoVr,
  ObnosVr,
  StatutarniOrganVr,
  ZaznamVr,
} from "ares-caais";
import {
  codeListLabels,
  currentEntries,
  currentMembers,
  hasValidCheckDigit,
  invoiceParty,
  label,
  normalizeIco,
  parseAmount,
  subjectState,
  type Amount,
  type CodeOf,
  type InvoiceParty,
  type StateFinding,
} from "ares-caais/registry";

/** Records, whatever the contract requires of them. */
declare const combined: EkonomickySubjekt;
declare const ros: EkonomickySubjektRos;
declare const vr: EkonomickySubjektVr;

describe("helper types", () => {
  it("normalizeIco takes text or a number, and returns text", () => {
    expectTypeOf(normalizeIco).parameters.toEqualTypeOf<[value: string | number]>();
    expectTypeOf(normalizeIco).returns.toEqualTypeOf<string>();
    expectTypeOf(hasValidCheckDigit).parameters.toEqualTypeOf<[ico: string]>();
    expectTypeOf(hasValidCheckDigit).returns.toEqualTypeOf<boolean>();
    // @ts-expect-error -- a record may have no ico
    normalizeIco(undefined);
    // @ts-expect-error -- a number has lost its zeros: normalizeIco comes first
    hasValidCheckDigit(27074358);
  });

  it("parseAmount may return undefined", () => {
    expectTypeOf(parseAmount).parameters.toEqualTypeOf<[hodnota: NonNullable<ObnosVr["hodnota"]>]>();
    expectTypeOf(parseAmount).returns.toEqualTypeOf<Amount | undefined>();
    expectTypeOf<Amount>().toEqualTypeOf<{ readonly decimal: string; readonly number: number }>();
    expectTypeOf<Amount["number"]>().not.toBeAny();
  });

  it("a record of any source has one of the known states", () => {
    expectTypeOf(subjectState(ros).state).toEqualTypeOf<
      | "dissolved"
      | "bankrupt"
      | "insolvency"
      | "liquidation"
      | "insolvency-listed"
      | "bankruptcy-listed"
      | "suspended"
      | "active"
      | "unknown"
    >();
    expectTypeOf(subjectState(combined).date).toEqualTypeOf<string | undefined>();
    expectTypeOf(subjectState(combined).findings).toEqualTypeOf<readonly StateFinding[]>();
    // @ts-expect-error -- a look-up may have found no record
    subjectState(undefined);
    expectTypeOf<StateFinding["state"]>().extract<"unknown">().toBeNever();
  });

  it("an invoice names the party of a combined record, optionally of a day", () => {
    expectTypeOf(invoiceParty(combined, { on: "2018-06-30" })).toEqualTypeOf<InvoiceParty>();
    expectTypeOf(invoiceParty(combined).address).toEqualTypeOf<readonly string[]>();
    expectTypeOf(invoiceParty(combined).dicOf).toEqualTypeOf<"subject" | "group" | undefined>();
    expectTypeOf(invoiceParty(combined, { on: "2018-06-30" }).address).toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf(invoiceParty(combined, { vr }).address).toEqualTypeOf<readonly string[]>();
    expectTypeOf(invoiceParty(combined).missing).toEqualTypeOf<"no-source" | "no-version" | "day-ahead" | undefined>();
    // @ts-expect-error -- a day, not a moment
    invoiceParty(combined, { on: new Date() });
  });

  it("[REC-06] promises of records are refused", () => {
    const promised = Promise.resolve(combined);
    // @ts-expect-error -- await it first
    subjectState(promised);
    // @ts-expect-error -- await it first
    invoiceParty(promised);
    // @ts-expect-error -- await it first
    invoiceParty(combined, { on: "2018-06-30", vr: Promise.resolve(vr) });
    // @ts-expect-error -- an ico is no record
    subjectState("27074358");
  });

  it("current keeps the type of the entries", () => {
    const record: ZaznamVr = {};
    expectTypeOf(currentEntries(record.obchodniJmeno)).toEqualTypeOf<ObchodniJmenoVr[]>();
    expectTypeOf(currentEntries(record.statutarniOrgany, "2026-07-09")).toEqualTypeOf<StatutarniOrganVr[]>();
    expectTypeOf(currentEntries(record.akcionari)).toEqualTypeOf<AkcionarVr[]>();
    expectTypeOf(currentEntries(record.obchodniJmeno)).items.not.toBeAny();

    interface Entry extends DatumZapisuVymazuUdajeVr {
      readonly own: symbol;
    }
    const entries: readonly Entry[] = [];
    expectTypeOf(currentEntries(entries)).toEqualTypeOf<Entry[]>();
  });

  it("current takes dated entries only", () => {
    const periods: ClenstviVr[] = [];
    // @ts-expect-error -- a period of membership is no entry: it is neither entered nor deleted
    currentEntries(periods);
    // @ts-expect-error -- a day is text: a Date has a time and a zone
    currentEntries([{ datumZapisu: "2026-07-09" }], new Date());
    // @ts-expect-error -- a list of names is no list of entries
    currentEntries(["Jednatel"]);
  });

  it("currentMembers takes any kind of body", () => {
    const bodies: { readonly statutory: StatutarniOrganVr; readonly shareholder: AkcionarVr } = {
      statutory: {},
      shareholder: {},
    };
    expectTypeOf(currentMembers(bodies.statutory)).toEqualTypeOf<AngazmaOsobaVr[]>();
    expectTypeOf(currentMembers(bodies.shareholder, "2026-07-09")).toEqualTypeOf<AngazmaOsobaVr[]>();
    expectTypeOf(currentMembers(undefined)).toEqualTypeOf<AngazmaOsobaVr[]>();
    expectTypeOf(currentMembers(bodies.statutory)).items.not.toBeAny();
    expectTypeOf(
      currentEntries<StatutarniOrganVr>([bodies.statutory]).flatMap((body) => currentMembers(body)),
    ).toEqualTypeOf<AngazmaOsobaVr[]>();
    // @ts-expect-error -- one body at a time
    currentMembers([bodies.statutory]);
  });

  it("label takes the codes that records have", () => {
    expectTypeOf(label("PravniForma", combined.pravniForma, "cs")).resolves.toEqualTypeOf<string | undefined>();
    expectTypeOf<CodeOf<"DruhZivnosti">>().toEqualTypeOf<"K" | "L" | "R" | "V">();
    expectTypeOf<"112">().toExtend<CodeOf<"PravniForma">>();
    expectTypeOf<"999">().not.toExtend<CodeOf<"PravniForma">>();
    // @ts-expect-error -- a code is text: a number has lost its zeros
    void label("PravniForma", 112, "cs");
    // @ts-expect-error -- the names of this list are the service's to say
    void label("CzNace", "A", "cs");
    // @ts-expect-error -- no names are there in other languages
    void codeListLabels("PravniForma", "de");
  });
});
