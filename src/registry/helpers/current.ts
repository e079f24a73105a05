import type { AngazmaOsobaVr, DatumZapisuVymazuUdajeVr, OrganVr } from "../../../generated/registry-types.gen.ts";
import { refuse, shown } from "../../errors/invalid-input-error.ts";
import { isJsonObject } from "../../transport/json-object.ts";

/**
 * Returns the versions of a VR entry (name, seat, body, capital …) that are in force on a day. VR also lists the old versions.
 *
 * A version is in force from the day it was entered (`datumZapisu`) to the day before it was deleted (`datumVymazu`). On that
 * day the next version is in force. A version that was entered and deleted on one day never was. A version without
 * `datumZapisu` counts as entered, one without `datumVymazu` as not deleted.
 *
 * @param entries the versions in any order; undefined counts as none
 * @param on ISO 8601 calendar date, `2026-07-09`. Default: today in Prague
 * @returns a new array of the same objects in the same order
 * @throws InvalidInputError when `on` is no calendar date, or when the record holds other values than lists, entries and
 * dates; null counts as absent.
 * @see generated/registry-types.gen.ts, schema `DatumZapisuVymazuUdajeVr`
 *
 * @example
 *
 * ```ts
 * const [name] = currentEntries(record.obchodniJmeno);
 * ```
 */
export function currentEntries<T extends DatumZapisuVymazuUdajeVr>(
  entries: readonly T[] | undefined,
  on?: string,
): T[] {
  const day = dayOf("currentEntries", on);
  return entriesOf("currentEntries", "entries", entries).filter((entry) => isInForce("currentEntries", entry, day));
}

/**
 * Returns the members of a body on a day, as the register had entered them by then: {@link currentEntries} of members whose
 * membership lasts. A body that is not in force has no members.
 *
 * - `datumVymazu` ends a version of the entry, not the office. The office ends with `clenstvi.clenstvi.zanikClenstvi`. For
 *   a member without dates of a membership (an executive), it ends with `clenstvi.funkce.zanikFunkce`. A chair who steps
 *   down stays a member, because the end of a function does not end a membership.
 * - The first and the last day belong to the office: a member until the 9th is a member on the 9th, not on the 10th.
 * - Absent dates end nothing: `clenstvi: {}` means "not filled in", so the person is a member.
 * - A new term of office counts from the day it was entered, even where it began before.
 *
 * The register does not number persons, so nothing is merged: a person with two entries in force is here twice.
 *
 * @param body a body, statutory body or shareholder entry; undefined counts as one without members
 * @param on ISO 8601 calendar date, `2026-07-09`. Default: today in Prague
 * @returns a new array of the same objects in the same order
 * @throws InvalidInputError as {@link currentEntries} does.
 * @see generated/registry-types.gen.ts, schemas `OrganVr`, `AngazmaClenstviVr`, `ClenstviVr` and `FunkceVr`
 *
 * @example
 *
 * ```ts
 * // Procuration and liquidators may stand in the same list.
 * const bodies = currentEntries(record.statutarniOrgany).filter(({ typOrganu }) => typOrganu === "STATUTARNI_ORGAN");
 * const people = bodies.flatMap((body) => currentMembers(body));
 * ```
 */
export function currentMembers(body: OrganVr | undefined, on?: string): AngazmaOsobaVr[] {
  const subject = "currentMembers";
  const day = dayOf(subject, on);
  const { clenoveOrganu, ...dates } = checked(subject, "body", "an object", body) ?? {};
  if (!isInForce(subject, dates, day)) return [];
  return entriesOf(subject, "body.clenoveOrganu", clenoveOrganu).filter(
    (entry) => isInForce(subject, entry, day) && lasts(subject, entry, day),
  );
}

function isInForce(subject: string, { datumZapisu, datumVymazu }: DatumZapisuVymazuUdajeVr, day: string): boolean {
  const end = checked(subject, "datumVymazu", "a date", datumVymazu);
  // ISO dates sort as text.
  return (checked(subject, "datumZapisu", "a date", datumZapisu) ?? "") <= day && (end === undefined || end > day);
}

function lasts(subject: string, { clenstvi }: AngazmaOsobaVr, day: string): boolean {
  const given = checked(subject, "clenstvi", "an object", clenstvi);
  const { vznikClenstvi, zanikClenstvi } = checked(subject, "clenstvi.clenstvi", "an object", given?.clenstvi) ?? {};
  const { vznikFunkce, zanikFunkce } = checked(subject, "clenstvi.funkce", "an object", given?.funkce) ?? {};
  let first = checked(subject, "vznikClenstvi", "a date", vznikClenstvi);
  let last = checked(subject, "zanikClenstvi", "a date", zanikClenstvi);
  if (first === undefined && last === undefined) {
    first = checked(subject, "vznikFunkce", "a date", vznikFunkce);
    last = checked(subject, "zanikFunkce", "a date", zanikFunkce);
  }
  return (first ?? "") <= day && (last ?? day) >= day;
}

/** Checks a value of a record, because the client does not: null counts as absent, and a value of another kind is refused. */
function checked<Value>(
  subject: string,
  field: string,
  kind: keyof typeof kinds,
  value: Value | null | undefined,
): Value | undefined {
  if (value === undefined || value === null) return undefined;
  return kinds[kind](value) ? value : refuse(subject, field, `must be ${kind}`, shown(value));
}

const kinds = {
  "a list": Array.isArray,
  "an object": isJsonObject,
  "a date": (value: unknown) => typeof value === "string",
};

function entriesOf<Entry>(subject: string, field: string, given: readonly Entry[] | undefined): readonly Entry[] {
  const entries = checked(subject, field, "a list", given) ?? [];
  for (const [index, entry] of entries.entries()) {
    if (!isJsonObject(entry)) refuse(subject, `${field}[${index}]`, "must be an object", shown(entry));
  }
  return entries;
}

/** Returns the given day, by default today. @throws InvalidInputError for any text that is not a calendar date. */
export function dayOf(subject: string, on: string | undefined): string {
  if (on === undefined) return today();
  if (typeof on === "string" && isCalendarDate(on)) return on;
  return refuse(subject, "on", "must be a calendar date such as 2026-07-09", shown(on));
}

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  // An engine may read 29 February of a common year as 1 March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns today's date in Prague, independent of the time zone of the program. */
export function today(): string {
  // The parts are read by type, because their order and separators depend on the version of the locale.
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: "Europe/Prague",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(new Date());
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((item) => item.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
