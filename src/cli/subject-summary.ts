import type { AdresaVr, ObchodniJmenoVr } from "../../generated/registry-types.gen.ts";
import { addressLines } from "../registry/record/address-lines.ts";
import { membersOf, newest, primaryEntry, type Entry, type EntryOf } from "../registry/record/entry.ts";
import { seatsOf } from "../registry/record/name-and-seat.ts";
import { subjectState, type SubjectState } from "../registry/record/subject-state.ts";
import { textOf, type Column, type Style } from "./output.ts";
import type { Sink } from "./streams.ts";

/**
 * Returns the members of a record of any source that has name and seat; ROS has neither. If a source holds several records of a
 * subject, the primary one counts. Later sources are read by the same names.
 */
function namedPart(record: object): Entry {
  const entry = primaryEntry(record);
  return membersOf(membersOf<NonNullable<EntryOf<"szr">["ezp"]>>(entry.ezp).subjektEzp ?? entry);
}

/** Returns the ico of a record of any source, or its internal identifier. */
export function icoOf({ ico, icoId }: Entry): string | undefined {
  return textOf(ico ?? icoId);
}

/** Returns the name in a record of any source; of the versions in VR the one in force, or the last one. */
export function nameOf(record: object): string | undefined {
  const { obchodniJmeno } = namedPart(record);
  return textOf(obchodniJmeno) ?? textOf(newest<ObchodniJmenoVr>(obchodniJmeno).hodnota);
}

/** Returns the lines of the seat in one, from the parts of the address where they suffice; of versions as {@link nameOf}. */
export function seatOf(record: object): string | undefined {
  const { sidlo, adresy } = namedPart(record);
  return linesOf(addressLines(sidlo ?? newest<AdresaVr>(seatsOf(adresy)).adresa));
}

/** Lines of an address in one. */
export function linesOf(lines: readonly string[] | undefined): string | undefined {
  return lines === undefined || lines.length === 0 ? undefined : lines.join(", ");
}

const stateStyles: Readonly<Record<SubjectState["state"], Style>> = {
  dissolved: "red",
  bankrupt: "red",
  insolvency: "red",
  liquidation: "yellow",
  "insolvency-listed": "yellow",
  "bankruptcy-listed": "yellow",
  suspended: "yellow",
  active: "green",
  unknown: "dim",
};

/** A result of a look-up, with the record of the subject if there is one. */
interface Found {
  readonly record: object | undefined;
}

/** The state of the subject: its words, with the day of the end where the record has it. */
export const stateColumn: Column<Found> = {
  title: "state",
  width: 11,
  text: ({ record }) => {
    if (record === undefined) return undefined;
    const { state, date } = subjectState(record);
    const words = state.replace("-", " ");
    return date === undefined ? words : `${words} ${date}`;
  },
  style: ({ record }) => record && stateStyles[subjectState(record).state],
};

export const nameColumn: Column<Found> = { title: "obchodniJmeno", text: ({ record }) => record && nameOf(record) };

export const seatColumn: Column<Found> = { title: "sidlo", text: ({ record }) => record && seatOf(record) };

/**
 * Columns with the reason why a result is no record. A terminal has no room for one more, so there it stands in place of the state.
 */
export function withReason<Item extends Found & { readonly reason?: string | undefined }>(
  columns: readonly Column<Item>[],
  { columns: terminal }: Pick<Sink, "columns">,
): readonly Column<Item>[] {
  if (terminal === undefined) return [...columns, { title: "reason", text: ({ reason }) => reason }];
  const stateOrReason: Column<Item> = {
    title: stateColumn.title,
    // As long as `birth-number`.
    width: 12,
    text: (item) => item.reason ?? stateColumn.text(item),
    style: (item) => (item.reason === undefined ? stateColumn.style?.(item) : "dim"),
  };
  return columns.map((column) => (column === stateColumn ? stateOrReason : column));
}
