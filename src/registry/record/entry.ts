import type { RegistryRecords } from "../../../generated/registry-client.gen.ts";
import type { DatumZapisuVymazuUdajeVr as Dated } from "../../../generated/registry-types.gen.ts";
import { refuse, refusePromise, shown } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type JsonObject, type Unchecked } from "../../transport/json-object.ts";
import { currentEntries } from "../helpers/current.ts";

/** The sources whose records are a list of entries. */
type ListSource = Exclude<keyof RegistryRecords, "ares">;
/** One entry of the records of some sources; a common member has the same name in all of them. */
export type EntryOf<Source extends ListSource> = NonNullable<RegistryRecords[Source]["zaznamy"]>[number];

type NameIn<Part> = Part extends unknown ? keyof Part : never;
/** The combined record, or an entry of any source, unchanged. */
export type Entry = Readonly<Partial<Record<NameIn<RegistryRecords["ares"] | EntryOf<ListSource>>, unknown>>>;

/** A field for which a rule holds, with its value in the record. */
export interface Said {
  readonly field: string;
  readonly value: string;
  /** Whether the record leaves the state open. */
  readonly isDoubtful?: boolean;
}

/** Objects that are often passed instead of a record: a member that identifies each, and the message. */
const wrappers = {
  record: "must be a record, not the result of a look-up; give its record",
  data: "must be a record, not a response; give its data",
  ekonomickeSubjekty: "must be one record, not a list of them; give one of its ekonomickeSubjekty",
  kod: "must be a record, not an error of the service",
} as const;

/** Checks a record. @throws InvalidInputError when it is no object, is a promise, or is an object that contains the record. */
export function checkRecord(subject: string, field: string, value: unknown): void {
  refusePromise(subject, field, value);
  // A Map, a Date or a Response is no record; an object of a class of the application may be one.
  if (!isJsonObject(value) || Object.prototype.toString.call(value) !== "[object Object]")
    refuse(subject, field, "must be an object", shown(value));
  // A record may have new members with these names.
  const wrapper = Object.hasOwn(value, "icoId")
    ? undefined
    : Object.entries(wrappers).find(([name]) => Object.hasOwn(value, name));
  if (wrapper !== undefined) refuse(subject, field, wrapper[1]);
}

/**
 * Returns the main part of a record: the combined record itself, or the primary entry of a source. If no entry or several entries are
 * marked as primary, it takes one that is not deleted.
 */
export function primaryEntry(record: object): Entry {
  const { zaznamy } = membersOf<RegistryRecords[ListSource]>(record);
  if (!Array.isArray(zaznamy)) return membersOf(record);
  const entries: readonly unknown[] = zaznamy;
  const isPrimary = (entry: unknown): boolean => membersOf<EntryOf<"vr" | "res">>(entry).primarniZaznam === true;
  const inForce: readonly unknown[] = versionsInForce(entries);
  return membersOf(inForce.find(isPrimary) ?? entries.find(isPrimary) ?? inForce[0] ?? entries[0]);
}

/** Returns the members of a value that may break the contract; an empty object for any other value than an object. */
export function membersOf<Type extends JsonObject = JsonObject>(value: unknown): Unchecked<Type> {
  const members: JsonObject = isJsonObject(value) ? value : {};
  return members;
}

/** Returns the objects of a list that are in force on a day, by default today; an empty list for any other value. */
export function versionsInForce<Type extends Dated = Dated>(
  versions: unknown,
  on?: string,
): readonly Unchecked<Type>[] {
  // Finding today's date takes longer than all the rest.
  if (!Array.isArray(versions) || versions.length === 0) return [];
  return currentEntries(objectsOf(versions).filter(hasTextDates), on);
}

/** Returns the version in force that was entered last; otherwise the last one of the list. */
export function newest<Type extends Dated>(versions: unknown): Unchecked<Type> {
  // Most records have a single value instead of versions.
  return Array.isArray(versions) ? membersOf(lastEntered<Type>(versions) ?? objectsOf(versions).at(-1)) : {};
}

/** Returns the version in force on a day, by default today, that was entered last. */
export function lastEntered<Type extends Dated>(versions: unknown, on?: string): Unchecked<Type> | undefined {
  return latest(versionsInForce<Type>(versions, on), "datumZapisu");
}

/** Returns the version with the latest day in a field; of several, the last one. */
export function latest<Type extends JsonObject>(
  versions: readonly Unchecked<Type>[],
  field: keyof Type,
): Unchecked<Type> | undefined {
  const dayOf = (version: Unchecked<Type> | undefined): string => textOf(version?.[field]) ?? "";
  return versions.reduce<Unchecked<Type> | undefined>(
    (found, version) => (dayOf(version) < dayOf(found) ? found : version),
    undefined,
  );
}

/** Trims a text; undefined for an empty text and for any other value. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? undefined : text;
}

/** Returns a text in capitals without accents. */
export function inCapitals(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
}

/** Returns the objects of a list; an empty list for any other value. */
export function objectsOf<Type extends JsonObject = JsonObject>(list: unknown): readonly Unchecked<Type>[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** Whether the dates of an entry are texts, because a response may break the contract. null counts as absent. */
function hasTextDates(entry: JsonObject): entry is JsonObject & Dated {
  const { datumZapisu, datumVymazu }: Unchecked<Dated> = entry;
  return [datumZapisu, datumVymazu].every((date) => (date ?? undefined) === undefined || typeof date === "string");
}
