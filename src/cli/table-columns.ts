import type { IcoRule } from "../jobs/table-ico.ts";
import { hasValidCheckDigit } from "../registry/helpers/ico.ts";
import type { LookupResult } from "../registry/lookup.ts";
import { invoiceParty, taxNumber, type InvoiceParty } from "../registry/record/invoice-party.ts";
import { nameAndSeat } from "../registry/record/name-and-seat.ts";
import { subjectState, type SubjectState } from "../registry/record/subject-state.ts";
import { refuse } from "./input.ts";
import { textOf } from "./output.ts";
import { icoOf, linesOf, nameOf, seatOf } from "./subject-summary.ts";

/** A record with what several columns read from it. */
interface Subject {
  readonly record: object;
  readonly state: SubjectState;
  /** Whether the record is the list of entries that a source has, not a combined one, which has more values. */
  readonly isOfSource: boolean;
  /** Read when it is needed: it takes as much time as all else. */
  readonly party: () => InvoiceParty;
}

function readSubject(record: object): Subject {
  const isOfSource = Object.hasOwn(record, "zaznamy");
  let party: InvoiceParty | undefined;
  return {
    record,
    state: subjectState(record),
    isOfSource,
    party: () => (party ??= invoiceParty(isOfSource ? {} : record)),
  };
}

type Reader = (subject: Subject) => string | undefined;

/** The columns that can be added to a table, under the names of the contract where it has one. */
const readers: Readonly<Record<string, Reader>> = {
  ico: ({ record }) => icoOf(record),
  state: ({ state }) => state.state,
  stateField: ({ state }) => state.field,
  datumZaniku: ({ state }) => state.date,
  obchodniJmeno: ({ record }) => nameOf(record),
  sidlo: ({ isOfSource, record, party }) =>
    isOfSource ? seatOf(record) : (linesOf(nameAndSeat(record).lines) ?? linesOf(party().address)),
  kodStatu: ({ party }) => party().countryCode,
  adresaDorucovaci: ({ party }) => linesOf(party().deliveryAddress),
  dic: ({ isOfSource, record, state }) => (isOfSource ? undefined : taxNumber(record, state.vat).dic),
  dicOf: ({ party }) => party().dicOf,
  vat: ({ state }) => state.vat.state,
  spisovaZnacka: ({ party }) => party().courtFile?.mark,
  pravniForma: ({ record }) => textOf(Reflect.get(record, "pravniForma")),
  datumVzniku: ({ record }) => textOf(Reflect.get(record, "datumVzniku")),
  datumAktualizace: ({ record }) => textOf(Reflect.get(record, "datumAktualizace")),
};

/** For the help. */
export const columnNames = Object.keys(readers).join(", ");
/** Default columns. */
export const usualColumns = "state,datumZaniku,obchodniJmeno,sidlo,dic,vat";

/** Why a result is no record, as a word for programs; `check-digit` hints at a slip of one that is missing. */
export type Reason = IcoRule | "check-digit";

/** Columns of a record. */
export interface RecordColumns {
  readonly names: readonly string[];
  readonly cells: (record: object | undefined) => readonly (string | undefined)[];
}

/** The columns of a list of names with commas between them. An unknown or repeated name is refused for `option`. */
export function recordColumns(option: string, list: string): RecordColumns {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const chosen = names.map((name, index): Reader => {
    if (names.indexOf(name) !== index) refuse(option, "must have each name once", JSON.stringify(name));
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
    return read ?? refuse(option, `must be names of these: ${columnNames}`, JSON.stringify(name));
  });
  return {
    names,
    cells: (record) => {
      const subject = record && readSubject(record);
      return chosen.map((read) => subject && read(subject));
    },
  };
}

/** @param rule of a cell that is no ico */
export function reasonOf({ status, ico }: LookupResult<object>, rule: IcoRule | undefined): Reason | undefined {
  if (status === "missing") return hasValidCheckDigit(ico) ? undefined : "check-digit";
  return status === "malformed" ? rule : undefined;
}

/** Numbers of results by their status. */
export type Counts = Record<LookupResult<object>["status"], number>;

export function countOf({ found, missing, malformed }: Counts): number {
  return found + missing + malformed;
}

/** @param done what was done to them: `checked` */
export function sayCounts(counts: Counts, done: string): string {
  const { found, missing, malformed } = counts;
  return `${countOf(counts)} ${done}: ${found} found, ${missing} missing, ${malformed} malformed`;
}
