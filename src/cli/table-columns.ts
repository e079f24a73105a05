import type { IcoRule } from "../jobs/table-ico.ts";
import { hasValidCheckDigit } from "../registry/helpers/ico.ts";
import type { LookupResult } from "../registry/lookup.ts";
import { invoiceParty, taxNumber, type InvoiceParty } from "../registry/record/invoice-party.ts";
import { nameAndSeat } from "../registry/record/name-and-seat.ts";
import { subjectState, type SubjectState } from "../registry/record/subject-state.ts";
import { refuse } from "./input.ts";
import { textOf } from "./output.ts";
import { icoOf, linesOf, nameOf, seatOf } from "./subject-summary.ts";

/** Values of a record, each read once, when it is needed. */
class Subject {
  readonly record: object;
  #state: SubjectState | undefined;
  #party: InvoiceParty | undefined;

  constructor(record: object) {
    this.record = record;
  }

  /** Whether the record is the list of entries that a source has, not a combined one, which has more values. */
  get isOfSource(): boolean {
    return Object.hasOwn(this.record, "zaznamy");
  }

  get state(): SubjectState {
    return (this.#state ??= subjectState(this.record));
  }

  get party(): InvoiceParty {
    return (this.#party ??= invoiceParty(this.isOfSource ? {} : this.record));
  }

  /** Every default table has the seat, so it is read without the rest of a party, which takes as much time again. */
  get seat(): string | undefined {
    if (this.isOfSource) return seatOf(this.record);
    return linesOf(nameAndSeat(this.record).lines) ?? linesOf(this.party.address);
  }

  get dic(): string | undefined {
    return this.isOfSource ? undefined : taxNumber(this.record, this.state.vat).dic;
  }
}

type Reader = (subject: Subject) => string | undefined;

/** The columns that can be added to a table, under the names of the contract where it has one. */
const readers: Readonly<Record<string, Reader>> = {
  ico: ({ record }) => icoOf(record),
  state: ({ state }) => state.state,
  stateField: ({ state }) => state.field,
  datumZaniku: ({ state }) => state.date,
  obchodniJmeno: ({ record }) => nameOf(record),
  sidlo: ({ seat }) => seat,
  kodStatu: ({ party }) => party.countryCode,
  adresaDorucovaci: ({ party }) => linesOf(party.deliveryAddress),
  dic: ({ dic }) => dic,
  dicOf: ({ party }) => party.dicOf,
  vat: ({ state }) => state.vat.state,
  spisovaZnacka: ({ party }) => party.courtFile?.mark,
  pravniForma: ({ record }) => member(record, "pravniForma"),
  datumVzniku: ({ record }) => member(record, "datumVzniku"),
  datumAktualizace: ({ record }) => member(record, "datumAktualizace"),
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
      const subject = record && new Subject(record);
      return chosen.map((read) => subject && read(subject));
    },
  };
}

function member(record: object, name: "pravniForma" | "datumVzniku" | "datumAktualizace"): string | undefined {
  return textOf(Reflect.get(record, name));
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
