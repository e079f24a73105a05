import type {
  AdresaAres,
  EkonomickySubjekt,
  EkonomickySubjektDalsiUdaje,
  ObchodniJmenoAres,
} from "../../../generated/registry-types.gen.ts";
import type { JsonObject, Unchecked } from "../../transport/json-object.ts";
import { dayOf } from "../helpers/current.ts";
import { addressLines, deliveryLines, textOf } from "./address-lines.ts";
import { checkRecord, membersOf, objectsOf } from "./entry.ts";
import { vatState, type VatState } from "./vat-state.ts";

/** A subject as an invoice names it. What its record does not have is undefined, or a list without lines. */
export interface InvoiceParty {
  /** Business name, or the name of an entrepreneur. */
  readonly name: string | undefined;
  /** Lines of the seat, the last one of an address abroad its country in Czech: `["Budějovická 778/3a", "Michle", "140 00 Praha 4"]`. */
  readonly address: readonly string[];
  /** Country of the seat in two letters, `CZ`. */
  readonly countryCode: string | undefined;
  /** Lines of the address for deliveries, where it is not that of the seat; as of the day the record was fetched. */
  readonly deliveryAddress: readonly string[] | undefined;
  /** Identification number; none of a subject that has an internal identifier alone. */
  readonly ico: string | undefined;
  /**
   * Tax number (DIČ) with `CZ` before it: of the VAT group where the subject is a member of one, else its own; that of a
   * natural person may hold the birth number.
   */
  readonly dic: string | undefined;
  /** Whose {@link dic} it is. */
  readonly dicOf: "subject" | "group" | undefined;
  /** The registration for VAT, as {@link subjectState} reads it: a tax number alone does not prove one. */
  readonly vat: VatState;
  /** The file at the court that keeps the public register, of those that are entered in one. */
  readonly courtFile: CourtFile | undefined;
}

/** A file of a public register. */
export interface CourtFile {
  /** As the service writes it: `B 26296/MSPH`. */
  readonly mark: string;
  /** In words: `spisová značka B 26296 vedená u Městského soudu v Praze`; with a court that is not known, the mark. */
  readonly line: string;
}

/** What {@link invoiceParty} may be told. */
export interface InvoicePartyOptions {
  /** Day of the invoice, ISO 8601 calendar date, `2026-07-09`: for name and seat of that day. Without it they are those of now. */
  readonly on?: string | undefined;
}

/**
 * Reads of the combined record what an invoice names of a party. No service is asked.
 *
 * - The seat stands in several places: the main data has it or has its text alone, or it stands only with one of the
 *   sources. The first that has any is taken, last the address for deliveries.
 * - Name and seat of another day come of the versions of the public registers, as far as the record has their periods; where
 *   it has none of that day, they are those of now. All else is as of the day the record was fetched.
 *
 * @param record of the combined registry (`vratEkonomickySubjekt`); one that breaks the contract says less
 * @throws InvalidInputError when the record is no object, or `on` is no calendar date.
 * @see spec/registry.openapi.yaml, schemas `EkonomickySubjekt`, `Adresa`, `AdresaDorucovaci` and `EkonomickySubjektDalsiUdaje`
 *
 * @example
 *
 * ```ts
 * const { name, address, dic, courtFile } = invoiceParty(await registry.vratEkonomickySubjekt({ ico: "27074358" }));
 * console.log([name, ...address, dic, courtFile?.line].join("\n"));
 * ```
 */
export function invoiceParty(record: EkonomickySubjekt, options: InvoicePartyOptions = {}): InvoiceParty {
  checkRecord("invoiceParty", "record", record);
  checkRecord("invoiceParty", "options", options);
  const { on } = options;
  const day = on === undefined ? undefined : dayOf("invoiceParty", on);
  const { ico, obchodniJmeno, adresaDorucovaci }: Unchecked<EkonomickySubjekt> = record;
  const { obchodniJmeno: formerName }: Unchecked<ObchodniJmenoAres> = versionOn(record, "obchodniJmeno", day);
  const seat = seatOn(record, day);
  const delivery = deliveryLines(adresaDorucovaci);
  const lines = addressLines(seat);
  const address = lines.length === 0 ? delivery : lines;
  const isOther = delivery.length > 0 && delivery.join("\n") !== address.join("\n");
  const vat = vatState(membersOf(record));
  return {
    name: textOf(formerName) ?? textOf(obchodniJmeno),
    address,
    countryCode: textOf(seat["kodStatu"]),
    deliveryAddress: isOther ? delivery : undefined,
    ico: textOf(ico),
    ...taxNumber(record, vat),
    vat,
    courtFile: courtFileOf(record),
  };
}

const none: JsonObject = {};

/** Name or seat of a day by the periods of the record, those of the public registers first; nothing where it has none. */
function versionOn(record: object, field: "obchodniJmeno" | "sidlo", day: string | undefined): JsonObject {
  if (day === undefined) return {};
  const versions = detailsOf(record).flatMap((details) => objectsOf(details[field]));
  let found = none;
  for (const version of versions) {
    const { platnostOd, platnostDo }: Unchecked<ObchodniJmenoAres | AdresaAres> = version;
    const [first, last] = [textOf(platnostOd), textOf(platnostDo)];
    if ((first ?? last) === undefined || (first ?? "") > day || (last ?? day) < day) continue;
    // One ends on the day on which the next begins.
    const { platnostOd: begun }: Unchecked<ObchodniJmenoAres | AdresaAres> = found;
    if (found === none || (first ?? "") > (textOf(begun) ?? "")) found = version;
  }
  return found;
}

/** The seat of a day; of those of now, the first that has an address: of the main data, else of a source. */
function seatOn(record: object, day: string | undefined): JsonObject {
  const { sidlo: former }: Unchecked<AdresaAres> = versionOn(record, "sidlo", day);
  const { sidlo }: Unchecked<EkonomickySubjekt> = record;
  const ofSources = detailsOf(record).flatMap((details) =>
    objectsOf(details["sidlo"]).flatMap(({ sidlo: seat, platnostDo }: Unchecked<AdresaAres>) =>
      platnostDo === undefined ? [seat] : [],
    ),
  );
  const seats = [former, sidlo, ...ofSources];
  return membersOf(seats.find((seat) => addressLines(seat).length > 0) ?? sidlo);
}

/** What the single sources hold, the public registers first. */
function detailsOf(record: object): readonly JsonObject[] {
  const { dalsiUdaje }: Unchecked<EkonomickySubjekt> = record;
  const isOfVr = ({ datovyZdroj }: Unchecked<EkonomickySubjektDalsiUdaje>): boolean => datovyZdroj === "vr";
  const details = objectsOf(dalsiUdaje);
  return [...details.filter(isOfVr), ...details.filter((one) => !isOfVr(one))];
}

/** A member of a VAT group uses the number of the group, and no other; before interface 1.3.0 no state said who is one. */
function taxNumber(record: object, { state }: VatState): Pick<InvoiceParty, "dic" | "dicOf"> {
  const { dic, dicSkDph }: Unchecked<EkonomickySubjekt> = record;
  const [own, ofGroup] = [taxNumberOf(dic), taxNumberOf(dicSkDph)];
  if (state === "group" || (state === "unknown" && ofGroup !== undefined)) {
    return { dic: ofGroup, dicOf: ofGroup === undefined ? undefined : "group" };
  }
  return { dic: own, dicOf: own === undefined ? undefined : "subject" };
}

/** With its prefix, which was missing for a time; nothing of what is no number, such as the N/A that can occur. */
function taxNumberOf(value: unknown): string | undefined {
  const [, digits] = /^(?:CZ)?(\d{8,10})$/.exec(textOf(value) ?? "") ?? [];
  return digits && `CZ${digits}`;
}

function courtFileOf(record: object): CourtFile | undefined {
  for (const details of detailsOf(record)) {
    const { spisovaZnacka }: Unchecked<EkonomickySubjektDalsiUdaje> = details;
    const mark = textOf(spisovaZnacka);
    if (mark === undefined) continue;
    const [, file, code = ""] = /^(.+)\/([A-Z]+)$/.exec(mark) ?? [];
    const court = Object.entries(courts).find(([known]) => known === code)?.[1];
    return { mark, line: `spisová značka ${court === undefined ? mark : `${file} vedená u ${court}`}` };
  }
  return undefined;
}

/** The courts that keep the public registers, by their fixed abbreviations (code list SoudVr), as the line names them. */
const courts = {
  MSPH: "Městského soudu v Praze",
  KSCB: "Krajského soudu v Českých Budějovicích",
  KSPL: "Krajského soudu v Plzni",
  KSUL: "Krajského soudu v Ústí nad Labem",
  KSHK: "Krajského soudu v Hradci Králové",
  KSBR: "Krajského soudu v Brně",
  KSOS: "Krajského soudu v Ostravě",
};
