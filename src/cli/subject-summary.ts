import type { RegistryRecords } from "../../generated/registry-client.gen.ts";
import { addressLines } from "../registry/record/address-lines.ts";
import { membersOf, newest, primaryEntry, type EntryOf } from "../registry/record/entry.ts";
import { subjectState, type SubjectState } from "../registry/record/subject-state.ts";
import type { Unchecked } from "../transport/json-object.ts";
import { textOf, type Column, type Style } from "./output.ts";

export interface SubjectSummary {
  readonly ico: string | undefined;
  readonly obchodniJmeno: string | undefined;
  /** The lines of the seat in one, from the parts of the address where they suffice. */
  readonly sidlo: string | undefined;
}

/** The sources whose entries have name and seat themselves; the combined record has them too. */
type Named = "res" | "rzp" | "nrpzs" | "rpsh" | "rcns" | "rs" | "ceu";
type Versioned = EntryOf<"vr">;
type VersionOf<Name extends "obchodniJmeno" | "adresy"> = NonNullable<Versioned[Name]>[number];
type Farmer = NonNullable<EntryOf<"szr">["ezp"]>;

/**
 * Finds ico, name and seat in a record of any source; ROS has neither name nor seat. Where a source holds several records
 * of a subject, the primary one counts. From the version history of the public registers it takes the entry in force, or
 * the last one. Later sources are read by the same names.
 */
export function subjectSummary(record: object): SubjectSummary {
  const entry = primaryEntry(record);
  const { ico, icoId }: Unchecked<RegistryRecords["ares"]> = membersOf(record);
  const { ezp }: Unchecked<EntryOf<"szr">> = entry;
  const { subjektEzp = entry }: Unchecked<Farmer> = membersOf(ezp);
  const { obchodniJmeno: names, sidlo }: Unchecked<EntryOf<Named> | RegistryRecords["ares"]> = membersOf(subjektEzp);
  const { adresy }: Unchecked<Versioned> = membersOf(subjektEzp);
  const { adresa }: Unchecked<VersionOf<"adresy">> = newest(adresy);
  const { hodnota }: Unchecked<VersionOf<"obchodniJmeno">> = newest(names);
  return {
    ico: textOf(ico ?? icoId),
    obchodniJmeno: textOf(names) ?? textOf(hodnota),
    // Tables of the combined register take the seat from elsewhere: reading it here for each row would cost as much again.
    get sidlo() {
      return linesOf(addressLines(sidlo ?? adresa));
    },
  };
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

/** Returns the state of a subject and its registration for VAT, as the columns `state` and `vat` of a table have them. */
export function stateSummary(record: object): { readonly state: string; readonly vat: string } {
  const { state, vat } = subjectState(record);
  return { state, vat: vat.state };
}

/** The state of the subject of a record, for a column: its words, with the day of the end where the record has it. */
export const stateColumn: Column<object> = {
  title: "state",
  width: 11,
  text: (record) => {
    const { state, date } = subjectState(record);
    const words = state.replace("-", " ");
    return date === undefined ? words : `${words} ${date}`;
  },
  style: (record) => stateStyles[subjectState(record).state],
};
