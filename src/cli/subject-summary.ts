import type { DatumZapisuVymazuUdajeVr } from "../../generated/registry-types.gen.ts";
import { currentEntries } from "../registry/helpers/current.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { memberOf, textOf } from "./read-member.ts";

/** What a table shows of a subject. */
export interface SubjectSummary {
  readonly ico: string | undefined;
  readonly obchodniJmeno: string | undefined;
  readonly sidlo: string | undefined;
}

/**
 * Finds ico, name and seat in a record of any source; ROS has neither name nor seat. Where a source holds several records
 * of a subject, the primary one counts. Of the version history of the public registers it takes what is in force, else
 * what was entered last.
 */
export function subjectSummary(record: object): SubjectSummary {
  const entry = primaryEntry(record);
  const subject = memberOf(memberOf(entry, "ezp"), "subjektEzp") ?? entry;
  const ico = memberOf(record, "ico") ?? memberOf(record, "icoId");
  const names = memberOf(subject, "obchodniJmeno");
  const seat = memberOf(subject, "sidlo") ?? memberOf(newest(memberOf(subject, "adresy")), "adresa");
  return {
    ico: textOf(ico),
    obchodniJmeno: textOf(names) ?? textOf(memberOf(newest(names), "hodnota")),
    sidlo: textOf(memberOf(seat, "textovaAdresa")),
  };
}

/** The combined record is one itself; those of a source stand in `zaznamy`. */
function primaryEntry(record: object): unknown {
  const entries = memberOf(record, "zaznamy");
  if (!Array.isArray(entries)) return record;
  return entries.find((entry: unknown) => memberOf(entry, "primarniZaznam") === true) ?? entries[0];
}

/** The version of an entry that is in force, else the last one. */
function newest(versions: unknown): unknown {
  if (!Array.isArray(versions)) return undefined;
  const entries: object[] = versions.filter(isJsonObject);
  // A text that is no date only decides wrongly which version is shown.
  return currentEntries(entries.filter(hasTextDates)).at(-1) ?? entries.at(-1);
}

/** An answer may break the contract. */
function hasTextDates(entry: object): entry is DatumZapisuVymazuUdajeVr {
  const dates = [memberOf(entry, "datumZapisu"), memberOf(entry, "datumVymazu")];
  return dates.every((date) => date === undefined || typeof date === "string");
}
