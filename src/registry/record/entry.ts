import type { RegistryRecords } from "../../../generated/registry-client.gen.ts";
import type { DatumZapisuVymazuUdajeVr } from "../../../generated/registry-types.gen.ts";
import { InvalidInputError, refuse, shown } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type JsonObject, type Unchecked } from "../../transport/json-object.ts";
import { currentEntries } from "../helpers/current.ts";

/** The sources whose records are a list of entries. */
type ListSource = Exclude<keyof RegistryRecords, "ares">;
/** One entry of the records of some sources; what several have in common has the same name in all. */
export type EntryOf<Source extends ListSource> = NonNullable<RegistryRecords[Source]["zaznamy"]>[number];

/** @throws InvalidInputError when a caller from JavaScript gives no object, or the promise of one. */
export function checkRecord(subject: string, field: string, value: unknown): void {
  const isPromise = isJsonObject(value) && typeof value["then"] === "function";
  if (isPromise) refuse(subject, field, "must be an object, not a promise; await the call that gives it");
  if (!isJsonObject(value))
    throw new InvalidInputError(subject, [{ field, rule: "must be an object", value: shown(value) }]);
}

/** The part of a record that speaks of the subject: the combined record itself; of those of a source the primary entry. */
export function primaryEntry(record: object): JsonObject {
  const { zaznamy: entries }: Unchecked<RegistryRecords[ListSource]> = membersOf(record);
  if (!Array.isArray(entries)) return membersOf(record);
  const all: readonly unknown[] = entries;
  const primary = all.find((entry) => {
    const { primarniZaznam }: Unchecked<EntryOf<"vr" | "res">> = membersOf(entry);
    return primarniZaznam === true;
  });
  return membersOf(primary ?? all[0]);
}

/** The members of a value that may break the contract; none of what is no object. */
export function membersOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The versions of an entry that are in force today, the objects among them; none of what is no list. */
export function versionsInForce(versions: unknown): readonly JsonObject[] {
  const entries = objectsOf(versions).filter(hasTextDates);
  // To find out which day it is takes longer than all the rest.
  return entries.length === 0 ? [] : currentEntries(entries);
}

/** The version of an entry that is in force, else the last one. */
export function newest(versions: unknown): JsonObject {
  // A text that is no date only decides wrongly which version is taken.
  return { ...(versionsInForce(versions).at(-1) ?? objectsOf(versions).at(-1)) };
}

/** The objects of a list; none of what is no list. */
export function objectsOf(list: unknown): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** An answer may break the contract. */
function hasTextDates(entry: JsonObject): entry is JsonObject & DatumZapisuVymazuUdajeVr {
  const { datumZapisu, datumVymazu }: Unchecked<DatumZapisuVymazuUdajeVr> = entry;
  return [datumZapisu, datumVymazu].every((date) => date === undefined || typeof date === "string");
}
