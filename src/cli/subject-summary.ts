import type { RegistryRecords } from "../../generated/registry-client.gen.ts";
import type { Adresa, DatumZapisuVymazuUdajeVr } from "../../generated/registry-types.gen.ts";
import { currentEntries } from "../registry/helpers/current.ts";
import { isJsonObject, type JsonObject, type Unchecked } from "../transport/json-object.ts";
import { textOf } from "./output.ts";

export interface SubjectSummary {
  readonly ico: string | undefined;
  readonly obchodniJmeno: string | undefined;
  readonly sidlo: string | undefined;
}

/** The sources whose records are a list of entries. */
type ListSource = Named | "vr" | "szr" | "ros";
/** Those whose entries have name and seat themselves; the combined record has them too. */
type Named = "res" | "rzp" | "nrpzs" | "rpsh" | "rcns" | "rs" | "ceu";
/** One entry of the records of some sources; what several have in common has the same name in all. */
type EntryOf<Source extends ListSource> = NonNullable<RegistryRecords[Source]["zaznamy"]>[number];
type Versioned = EntryOf<"vr">;
type VersionOf<Name extends "obchodniJmeno" | "adresy"> = NonNullable<Versioned[Name]>[number];
type Farmer = NonNullable<EntryOf<"szr">["ezp"]>;

/**
 * Finds ico, name and seat in a record of any source; ROS has neither name nor seat. Where a source holds several records
 * of a subject, the primary one counts. Of the version history of the public registers it takes what is in force, else
 * what was entered last. A source that came after these has what it names as they do.
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
  const { textovaAdresa }: Unchecked<Adresa> = membersOf(sidlo ?? adresa);
  return {
    ico: textOf(ico ?? icoId),
    obchodniJmeno: textOf(names) ?? textOf(hodnota),
    sidlo: textOf(textovaAdresa),
  };
}

/** The combined record is one itself; those of a source stand in `zaznamy`. */
function primaryEntry(record: object): JsonObject {
  const { zaznamy: entries }: Unchecked<RegistryRecords[ListSource]> = membersOf(record);
  if (!Array.isArray(entries)) return membersOf(record);
  const all: readonly unknown[] = entries;
  const primary = all.find((entry) => {
    const { primarniZaznam }: Unchecked<EntryOf<Exclude<Named, "ceu"> | "vr">> = membersOf(entry);
    return primarniZaznam === true;
  });
  return membersOf(primary ?? all[0]);
}

/** The members of a value that may break the contract; none of what is no object. */
function membersOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The version of an entry that is in force, else the last one. */
function newest(versions: unknown): JsonObject {
  if (!Array.isArray(versions)) return {};
  const entries = versions.filter(isJsonObject);
  // A text that is no date only decides wrongly which version is shown.
  return { ...(currentEntries(entries.filter(hasTextDates)).at(-1) ?? entries.at(-1)) };
}

/** An answer may break the contract. */
function hasTextDates(entry: object): entry is DatumZapisuVymazuUdajeVr {
  const { datumZapisu, datumVymazu }: Unchecked<DatumZapisuVymazuUdajeVr> = entry;
  return [datumZapisu, datumVymazu].every((date) => date === undefined || typeof date === "string");
}
