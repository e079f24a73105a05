import type { EkonomickySubjekt } from "../../generated/registry-types.gen.ts";
import type {
  AngazmaClenstviVr,
  AngazmaOsobaVr,
  FyzickaOsobaVr,
  FunkceVr,
  ObecnyTextVr,
  OrganVr,
  PravnickaOsobaVr,
} from "../../generated/registry-types.gen.ts";
import { cleanText } from "../errors/contract-error.ts";
import { InvalidInputError, refuse } from "../errors/invalid-input-error.ts";
import { currentEntries, currentMembers } from "../registry/helpers/current.ts";
import { isStatutory, type BodyList } from "../registry/record/bodies.ts";
import { membersOf, objectsOf, primaryEntry, textOf, type EntryOf } from "../registry/record/entry.ts";
import { invoiceParty } from "../registry/record/invoice-party.ts";
import type { SubjectState } from "../registry/record/subject-state.ts";
import type { VatState } from "../registry/record/vat-state.ts";
import { isJsonObject, type Unchecked } from "../transport/json-object.ts";

/** Facts of a subject that {@link check} compares. For a missing subject they are the last known ones. */
export interface SubjectFacts {
  /** Business name, or the name of an entrepreneur; `null` when the record has none. */
  readonly name: string | null;
  /** Seat in one line, from `invoiceParty`; `null` when the record has none. */
  readonly seat: string | null;
  /** Tax number with the prefix `CZ`; for a member of a VAT group that of the group; `null` when the record has none. */
  readonly dic: string | null;
  /** State, from `subjectState`; `null` for a subject that was never found. */
  readonly state: SubjectState["state"] | null;
  /** Registration for VAT, from `subjectState`; `null` for a subject that was never found. */
  readonly vat: VatState["state"] | null;
  /**
   * Members of the statutory body in force, each as a text: `Jana Nováková (1975), jednatel`. The year of birth tells a son from
   * his father; a legal person has its ico there. `null` when the body is unknown, an empty list when there is none.
   */
  readonly body: readonly string[] | null;
}

/** Facts of a subject to store until the next check: plain JSON. */
export interface SubjectSnapshot extends SubjectFacts {
  /** Version of the form of the snapshot. */
  readonly version: 1;
  /** The ico, 8 digits. */
  readonly ico: string;
  /** Whether the combined registry had it. */
  readonly status: "found" | "missing";
}

/** The facts that {@link check} compares, by the names of the fields. */
type Compared = SubjectFacts & Pick<SubjectSnapshot, "status">;

/** A field that differs from the previous check. */
export type SubjectDifference = {
  [Field in keyof Compared]: {
    /** Name of the member of the snapshot. */
    readonly field: Field;
    /** Value in the previous check. */
    readonly before: Compared[Field];
    /** Value now. */
    readonly after: Compared[Field];
  };
}[keyof Compared];

/** Returns the facts of a record of the combined registry, except the statutory body. */
export function factsOf(record: EkonomickySubjekt, { state, vat }: SubjectState): Omit<SubjectFacts, "body"> {
  const { name = null, address, dic = null } = invoiceParty(record);
  return { name, seat: address.length === 0 ? null : address.join(", "), dic, state, vat: vat.state };
}

/**
 * Returns the members of the statutory body of a record of VR. Procuration and liquidators do not belong to it, although they may
 * stand in the same list.
 *
 * @param day ISO 8601 calendar date
 * @returns each member once; `undefined` when the record has no list of bodies or breaks the contract, so the members are unknown.
 */
export function statutoryBodyOf(record: object, day: string): readonly string[] | undefined {
  if (objectsOf(membersOf(record)["zaznamy"]).length === 0) return undefined;
  const { statutarniOrgany, ostatniOrgany }: Unchecked<EntryOf<"vr">> = primaryEntry(record);
  try {
    // The values are unchecked: `currentEntries` refuses any that is not a body.
    const statutory = (field: BodyList, list: unknown): readonly OrganVr[] =>
      currentEntries((list ?? []) as readonly OrganVr[], day).filter((body) => isStatutory(body, field));
    const others = statutory("ostatniOrgany", ostatniOrgany);
    if (statutarniOrgany === undefined && others.length === 0) return undefined;
    const bodies = [...statutory("statutarniOrgany", statutarniOrgany), ...others];
    const lines = bodies.flatMap((body) => currentMembers(body, day)).map((member) => lineOf(member, day));
    // A member who cannot be read must not look like one who left.
    return lines.includes(undefined) ? undefined : onceEach(lines.flatMap((line) => line ?? []));
  } catch (error) {
    if (error instanceof InvalidInputError) return undefined;
    throw error;
  }
}

function lineOf(member: Unchecked<AngazmaOsobaVr>, day: string): string | undefined {
  const { fyzickaOsoba, pravnickaOsoba, skrytyUdaj, nazevAngazma, clenstvi } = member;
  const { jmeno, prijmeni, datumNarozeni }: Unchecked<FyzickaOsobaVr> = membersOf(fyzickaOsoba);
  const { obchodniJmeno, ico }: Unchecked<PravnickaOsobaVr> = membersOf(pravnickaOsoba);
  const { hodnota }: Unchecked<ObecnyTextVr> = membersOf(skrytyUdaj);
  const names = [jmeno, prijmeni].flatMap((name) => textOf(name) ?? []);
  const who = names.length > 0 ? names.join(" ") : (textOf(obchodniJmeno) ?? textOf(hodnota));
  if (who === undefined) return undefined;
  const mark = names.length > 0 ? /^\d{4}(?=-)/.exec(textOf(datumNarozeni) ?? "")?.[0] : textOf(ico);
  const { funkce }: Unchecked<AngazmaClenstviVr> = membersOf(clenstvi);
  const { nazev, zanikFunkce }: Unchecked<FunkceVr> = membersOf(funkce);
  // A chair who steps down stays a member.
  const hasEnded = (textOf(zanikFunkce) ?? day) < day;
  const role = (hasEnded ? undefined : textOf(nazev)) ?? textOf(nazevAngazma);
  const line = [mark === undefined ? who : `${who} (${mark})`, role].filter((part) => part !== undefined).join(", ");
  // In a table one cell holds several members, separated by semicolons.
  return line.replaceAll(";", ",");
}

/** Returns the differences between two snapshots of a subject, compared by meaning. */
export function differencesOf(before: SubjectSnapshot, after: SubjectSnapshot): readonly SubjectDifference[] {
  const differences: SubjectDifference[] = [];
  if (before.status !== after.status) {
    differences.push({ field: "status", before: before.status, after: after.status });
  }
  // A missing subject keeps its earlier facts; a subject that was never found has none.
  if (after.status === "missing" || before.state === null) return differences;
  for (const field of ["name", "seat", "dic"] as const) {
    if (meaningOf(before[field]) === meaningOf(after[field])) continue;
    differences.push({ field, before: before[field], after: after[field] });
  }
  if (before.state !== after.state) differences.push({ field: "state", before: before.state, after: after.state });
  if (before.vat !== after.vat) differences.push({ field: "vat", before: before.vat, after: after.vat });
  const [one, other] = [before.body, after.body];
  if (one !== null && other !== null && meaningOfAll(one) !== meaningOfAll(other)) {
    differences.push({ field: "body", before: one, after: other });
  }
  return differences;
}

/** Removes repeated members: one with two entries, of which one is for a function, counts once. */
function onceEach(lines: readonly string[]): readonly string[] {
  return [...new Map(lines.map((line) => [meaningOf(line), line])).values()];
}

/** Returns a text for comparison: without letter case, white space and invisible characters. */
export function meaningOf(text: string | null): string | null {
  return text === null ? null : cleanText(text).normalize("NFC").replaceAll(/\s+/gu, " ").trim().toLowerCase();
}

/** Returns the texts of a list for comparison, independent of their order. */
function meaningOfAll(texts: readonly string[]): string {
  return JSON.stringify([...new Set(texts.map(meaningOf))].sort());
}

/** Checks a stored snapshot. @throws InvalidInputError with `field` and its first wrong member. */
export function readSnapshot(subject: string, field: string, given: unknown): SubjectSnapshot {
  if (!isJsonObject(given)) refuse(subject, field, "must be a snapshot");
  const { version, ico, status, body = null }: Unchecked<SubjectSnapshot> = given;
  if (version !== 1) refuse(subject, `${field}.version`, "must be 1");
  if (typeof ico !== "string" || !/^\d{8}$/.test(ico)) refuse(subject, `${field}.ico`, "must be 8 digits");
  if (status !== "found" && status !== "missing") refuse(subject, `${field}.status`, "must be found or missing");
  if (body !== null && !isTextList(body)) refuse(subject, `${field}.body`, "must be a list of texts or null");
  const text = (name: keyof SubjectFacts): string | null => {
    const value = given[name] ?? null;
    return value === null || typeof value === "string"
      ? value
      : refuse(subject, `${field}.${name}`, "must be text or null");
  };
  if (status === "found" && text("state") === null) refuse(subject, `${field}.state`, "must be text");
  return {
    version,
    ico,
    status,
    name: text("name"),
    seat: text("seat"),
    dic: text("dic"),
    // A snapshot of another version of the package may have other states.
    state: text("state") as SubjectFacts["state"],
    vat: text("vat") as SubjectFacts["vat"],
    body,
  };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}
