import type { EkonomickySubjekt, EkonomickySubjektVr } from "../../../generated/registry-types.gen.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { dayOf, today } from "../helpers/current.ts";
import { deliveryLines, isPlaceOf } from "./address-lines.ts";
import { checkRecord, textOf, type Entry } from "./entry.ts";
import { detailsOf, nameAndSeat, nameAndSeatOn } from "./name-and-seat.ts";
import { isTrader } from "./state-rules.ts";
import { vatState, type VatState } from "./vat-state.ts";

/** The data of a subject for an invoice. A value that the record lacks is undefined, or an empty list. */
export interface InvoiceParty {
  /** Business name, or the name of an entrepreneur. */
  readonly name: string | undefined;
  /**
   * Lines of the seat, the last one of an address abroad its country in Czech: `["Budějovická 778/3a", "Michle", "140 00 Praha 4"]`.
   * Undefined only for a day whose seat no record has; {@link missing} says why.
   */
  readonly address: readonly string[] | undefined;
  /**
   * Why {@link name} or {@link address} of the day is undefined:
   *
   * - `no-source`: the combined record has no period of the day, and the record of VR was not given.
   * - `no-version`: the record of VR has no version of the day either.
   * - `day-ahead`: the day is after today in Prague.
   */
  readonly missing: "no-source" | "no-version" | "day-ahead" | undefined;
  /** Country of the seat in two letters, `CZ`. */
  readonly countryCode: string | undefined;
  /** Lines of the address for deliveries, if it is another place than the seat; as of the day the record was fetched. */
  readonly deliveryAddress: readonly string[] | undefined;
  /** Identification number; undefined for a subject that has only an internal identifier. */
  readonly ico: string | undefined;
  /**
   * Tax number (DIČ) with the prefix `CZ`: that of the VAT group if the subject is a member of one, otherwise its own. That of a
   * natural person may hold the birth number. It remains after a registration ended; {@link vat} has the state.
   */
  readonly dic: string | undefined;
  /** The owner of {@link dic}. */
  readonly dicOf: "subject" | "group" | undefined;
  /** The registration for VAT, as {@link subjectState} reads it: a tax number alone does not prove one. */
  readonly vat: VatState;
  /** The file at the court of the public register, if the subject is entered in one. */
  readonly courtFile: CourtFile | undefined;
  /** The entry of a sole trader in the trade register, in words: `fyzická osoba zapsaná v živnostenském rejstříku`. */
  readonly tradeRegister: string | undefined;
}

/** A file of a public register. */
export interface CourtFile {
  /** As the service writes it: `B 26296/MSPH`. */
  readonly mark: string;
  /** In words: `spisová značka B 26296 vedená u Městského soudu v Praze`; with a court that is not known, the mark. */
  readonly line: string;
}

/** Options of {@link invoiceParty}. */
export interface InvoicePartyOptions {
  /** Day of the invoice, ISO 8601 calendar date, `2026-07-09`: for name and seat of that day. Without it they are those of now. */
  readonly on?: string | undefined;
  /** Record of VR (`vratEkonomickySubjektVr`) of the same subject, which has the names and seats of former days. */
  readonly vr?: EkonomickySubjektVr | undefined;
}

/**
 * Reads the data of a party for an invoice from the combined record. It sends no request.
 *
 * - The seat stands in several places: the main data have it or have its text alone, or it stands only with one of the
 *   sources. The first that has any is taken, last the address for deliveries.
 * - Name and seat of another day come from the record of VR, or from periods of the combined record, which are rare. If neither has
 *   that day, they are undefined. All other values are those of the day on which the record was read.
 *
 * @param record of the combined registry (`vratEkonomickySubjekt`); one that breaks the contract says less
 * @throws InvalidInputError when the record is none of the combined registry, `on` is no calendar date, or `vr` is no record of
 * VR, or one of another subject.
 * @see generated/registry-types.gen.ts, schemas `EkonomickySubjekt`, `Adresa`, `AdresaDorucovaci`, `EkonomickySubjektDalsiUdaje` and
 * `ZaznamVr`
 *
 * @example
 *
 * ```ts
 * const { name, address, dic, courtFile } = invoiceParty(await registry.vratEkonomickySubjekt({ ico: "27074358" }));
 * console.log([name, ...address, dic, courtFile?.line].join("\n"));
 * ```
 */
export function invoiceParty(
  record: EkonomickySubjekt,
  options?: InvoicePartyOptions & {
    /** No day: name and seat of now. */
    readonly on?: undefined;
  },
): InvoiceParty & {
  /** Lines of the seat. */
  readonly address: readonly string[];
};
export function invoiceParty(record: EkonomickySubjekt, options: InvoicePartyOptions): InvoiceParty;
export function invoiceParty(record: EkonomickySubjekt, options: InvoicePartyOptions = {}): InvoiceParty {
  checkRecord("invoiceParty", "record", record);
  if (Object.hasOwn(record, "zaznamy"))
    refuse("invoiceParty", "record", "must be a combined record, not one of a source");
  checkRecord("invoiceParty", "options", options);
  const { on, vr } = options;
  checkVr(record, vr);
  const day = on === undefined ? undefined : dayOf("invoiceParty", on);
  const { ico, adresaDorucovaci }: Entry = record;
  const { name, seat, lines } = nameAndSeat(record);
  const delivery = deliveryLines(adresaDorucovaci, seat);
  const ofNow = { name, seat, address: lines.length > 0 ? lines : delivery, missing: undefined };
  const then = day === undefined || day === today() ? ofNow : ofDay(record, vr, day);
  const isOther = delivery.length > 0 && lines.length > 0 && !isPlaceOf(seat, lines, delivery);
  const vat = vatState(record);
  const { dic, dicOf } = taxNumber(record, vat);
  // Each member is named: to spread them takes three times as long as all the rest.
  return {
    name: then.name,
    address: then.address,
    missing: then.missing,
    countryCode: textOf(then.seat?.kodStatu),
    deliveryAddress: isOther ? delivery : undefined,
    ico: textOf(ico),
    dic,
    dicOf,
    vat,
    courtFile: courtFileOf(record),
    tradeRegister: isTrader(record) ? "fyzická osoba zapsaná v živnostenském rejstříku" : undefined,
  };
}

function ofDay(record: Entry, vr: EkonomickySubjektVr | undefined, day: string) {
  if (day > today()) return { name: undefined, address: undefined, missing: "day-ahead", seat: undefined } as const;
  const { name, seat, lines } = nameAndSeatOn(record, vr, day);
  const why = vr === undefined ? "no-source" : "no-version";
  const address = seat && lines;
  return { name, address, missing: name === undefined || address === undefined ? why : undefined, seat } as const;
}

function checkVr(record: Entry, vr: EkonomickySubjektVr | undefined): void {
  if (vr === undefined) return;
  checkRecord("invoiceParty", "vr", vr);
  if (Object.hasOwn(vr, "obchodniJmeno")) refuse("invoiceParty", "vr", "must be a whole record of VR, with zaznamy");
  const [id, other] = [textOf(record.icoId) ?? textOf(record.ico), textOf(vr.icoId)];
  if (id !== undefined && other !== undefined && id !== other) {
    refuse("invoiceParty", "vr", "must be the record of VR of the same subject");
  }
}

/** Returns the tax number in use. A member of a VAT group uses the number of the group, and no other; before interface 1.3.0 no state said who is one. */
export function taxNumber({ dic, dicSkDph }: Entry, { state }: VatState): Pick<InvoiceParty, "dic" | "dicOf"> {
  const [own, ofGroup] = [taxNumberOf(dic), taxNumberOf(dicSkDph)];
  if (state === "group" || (state === "unknown" && ofGroup !== undefined)) {
    return { dic: ofGroup, dicOf: ofGroup === undefined ? undefined : "group" };
  }
  return { dic: own, dicOf: own === undefined ? undefined : "subject" };
}

/** Returns a tax number with its prefix, which was missing for a time; undefined for another text, such as N/A. */
function taxNumberOf(value: unknown): string | undefined {
  const [, digits] = /^(?:CZ)?(\d{8,10})$/.exec(textOf(value) ?? "") ?? [];
  return digits && `CZ${digits}`;
}

function courtFileOf(record: Entry): CourtFile | undefined {
  const [mark] = detailsOf(record).flatMap(({ spisovaZnacka }) => textOf(spisovaZnacka) ?? []);
  if (mark === undefined) return undefined;
  const [, file, code = ""] = /^(.+)\/([A-Z]+)$/.exec(mark) ?? [];
  const court = courts.get(code);
  return { mark, line: `spisová značka ${court === undefined ? mark : `${file} vedená u ${court}`}` };
}

/** The courts that keep the public registers, by their fixed abbreviations (code list SoudVr), as the line names them. */
const courts = new Map([
  ["MSPH", "Městského soudu v Praze"],
  ["KSCB", "Krajského soudu v Českých Budějovicích"],
  ["KSPL", "Krajského soudu v Plzni"],
  ["KSUL", "Krajského soudu v Ústí nad Labem"],
  ["KSHK", "Krajského soudu v Hradci Králové"],
  ["KSBR", "Krajského soudu v Brně"],
  ["KSOS", "Krajského soudu v Ostravě"],
]);
