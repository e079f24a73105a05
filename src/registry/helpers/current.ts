import type { AngazmaOsobaVr, DatumZapisuVymazuUdajeVr, OrganVr } from "../../../generated/registry-types.gen.ts";
import { InvalidInputError, shown } from "../../errors/invalid-input-error.ts";
import { isJsonObject } from "../../transport/json-object.ts";

/**
 * The versions of a VR entry (name, seat, body, capital …) that are in force on a day. VR keeps the old ones listed.
 *
 * A version is in force from the day it was entered (`datumZapisu`) to the day before it was deleted (`datumVymazu`).
 * The register deletes a version on the day it enters the next one, so on that day the next one alone is in force, and
 * a version entered and deleted on one day never was. A version without `datumZapisu` counts as entered, one without
 * `datumVymazu` as not deleted.
 *
 * @param entries the versions, any order; undefined counts as none
 * @param on ISO 8601 calendar date, `2026-07-09`. Default: today in Prague
 * @returns a new array of the same objects in the same order
 * @throws InvalidInputError when `on` is no calendar date, or the record has something else where lists, entries and
 * dates should be; what is null counts as absent.
 * @see spec/registry.openapi.yaml, schema `DatumZapisuVymazuUdajeVr`
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
 * The members of a body on a day, by what the register had entered by then: {@link currentEntries} versions of members whose
 * membership lasts. A body that is not in force itself has none.
 *
 * - `datumVymazu` ends a version of the entry, not the office. The office ends with `clenstvi.clenstvi.zanikClenstvi`;
 *   where no dates of a membership are filled in (an executive), it ends with `clenstvi.funkce.zanikFunkce`. Beside a
 *   membership the end of a function alone ends nothing: a chair who steps down stays a member.
 * - The first and the last day belong to the office: who ends on the 9th is a member on the 9th, not on the 10th.
 * - Absent dates do not end anything: `clenstvi: {}` means "not filled in", so the person is a member.
 *
 * The register numbers no persons, so nothing is merged: a person with two entries in force is here twice.
 * A new term of office counts from the day it was entered, even where it began before.
 *
 * @param body a body, statutory body or shareholder entry; undefined counts as one without members
 * @param on ISO 8601 calendar date, `2026-07-09`. Default: today in Prague
 * @returns a new array of the same objects in the same order
 * @throws InvalidInputError when `on` is no calendar date, or the record has something else where lists, entries and
 * dates should be; what is null counts as absent.
 * @see spec/registry.openapi.yaml, schemas `OrganVr`, `AngazmaClenstviVr`, `ClenstviVr` and `FunkceVr`
 *
 * @example
 *
 * ```ts
 * const people = currentEntries(record.statutarniOrgany).flatMap((body) => currentMembers(body));
 * ```
 */
export function currentMembers(body: OrganVr | undefined, on?: string): AngazmaOsobaVr[] {
  const subject = "currentMembers";
  const day = dayOf(subject, on);
  const { clenoveOrganu, ...dates } = membersOf(subject, "body", body);
  if (!isInForce(subject, dates, day)) return [];
  return entriesOf(subject, "body.clenoveOrganu", clenoveOrganu).filter(
    (entry) => isInForce(subject, entry, day) && lasts(subject, entry, day),
  );
}

function isInForce(subject: string, { datumZapisu, datumVymazu }: DatumZapisuVymazuUdajeVr, day: string): boolean {
  const [first, end] = [dateOf(subject, "datumZapisu", datumZapisu), dateOf(subject, "datumVymazu", datumVymazu)];
  return !isAfter(first, day) && (end === undefined || end > day);
}

function lasts(subject: string, { clenstvi }: AngazmaOsobaVr, day: string): boolean {
  const { clenstvi: membership, funkce: office } = membersOf(subject, "clenstvi", clenstvi);
  const { vznikClenstvi, zanikClenstvi } = membersOf(subject, "clenstvi.clenstvi", membership);
  const { vznikFunkce, zanikFunkce } = membersOf(subject, "clenstvi.funkce", office);
  const begin = dateOf(subject, "vznikClenstvi", vznikClenstvi);
  const end = dateOf(subject, "zanikClenstvi", zanikClenstvi);
  const [first, last] =
    begin === undefined && end === undefined
      ? [dateOf(subject, "vznikFunkce", vznikFunkce), dateOf(subject, "zanikFunkce", zanikFunkce)]
      : [begin, end];
  return !isAfter(first, day) && (last === undefined || last >= day);
}

/** Nothing has checked a record: what of it is absent may be null, and what is no list, object or date is refused. */
function entriesOf<Entry extends object>(
  subject: string,
  field: string,
  entries: readonly Entry[] | null | undefined,
): readonly Entry[] {
  if (entries === undefined || entries === null) return [];
  const given: unknown = entries;
  if (!Array.isArray(given)) return refuse(subject, field, "must be a list", given);
  for (const [index, entry] of (given as readonly unknown[]).entries()) {
    if (!isJsonObject(entry)) refuse(subject, `${field}[${index}]`, "must be an object", entry);
  }
  return entries;
}

function membersOf<Value extends object>(
  subject: string,
  field: string,
  value: Value | null | undefined,
): Partial<Value> {
  if (value === undefined || value === null) return {};
  return isJsonObject(value) ? value : refuse(subject, field, "must be an object", value);
}

function dateOf(subject: string, field: string, value: string | null | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : refuse(subject, field, "must be a date", value);
}

function refuse(subject: string, field: string, rule: string, value: unknown): never {
  throw new InvalidInputError(subject, [{ field, rule, value: shown(value) }]);
}

/** ISO dates sort as text. */
function isAfter(date: string | undefined, day: string): boolean {
  return date !== undefined && date > day;
}

/**
 * The day that a function was asked for: today where it was not said.
 *
 * @throws InvalidInputError when `on` is no calendar date.
 */
export function dayOf(subject: string, on: string | undefined): string {
  if (on === undefined) return today();
  // From JavaScript anything may come.
  if (typeof on === "string" && isCalendarDate(on)) return on;
  return refuse(subject, "on", "must be a calendar date such as 2026-07-09", on);
}

function isCalendarDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month));
}

/** Number of days of a month from 1 to 12; none of any other. */
function daysOf(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Today's date where the register is kept, wherever the program runs. */
export function today(): string {
  // Parts, as the order and the signs between them differ between versions of a locale.
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: "Europe/Prague",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(new Date());
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((item) => item.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
