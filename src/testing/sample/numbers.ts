import type { EkonomickySubjekt, IcoVr } from "../../../generated/registry-types.gen.ts";
import { icoOf } from "../../services/registry/ico.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";

const identifier = /^(\D*)(\d{8})$/;

/**
 * Returns an invented ico with a valid check digit. It begins with 9, like that of no real subject.
 *
 * @param index a million consecutive indexes give different numbers
 */
export function inventedIco(index: number): string {
  // Coprime to a million, so that no number is repeated and neighbours look different.
  return icoOf(9_000_000 + ((index * 611_953) % 1_000_000));
}

/** The digits by which a record names its subject: of `ico`, be it a list of versions, or of `icoId`. */
export function subjectNumber(record: Readonly<Record<string, unknown>>): string | undefined {
  const { ico, icoId }: Unchecked<EkonomickySubjekt> = record;
  for (const value of [ico, icoId]) {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    const { hodnota: text = first }: Unchecked<IcoVr> = isJsonObject(first) ? first : {};
    const digits = typeof text === "string" ? identifier.exec(text)?.[2] : undefined;
    if (digits !== undefined) return digits;
  }
  return undefined;
}

/** A copy in which the number of a subject is another one, also behind a prefix as in its tax ID. */
export function renumber(value: unknown, from: string, to: string): unknown {
  if (typeof value === "string") {
    const [, prefix = "", digits] = identifier.exec(value) ?? [];
    return digits === from ? prefix + to : value;
  }
  if (Array.isArray(value)) return value.map((item) => renumber(item, from, to));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, renumber(member, from, to)]));
}

/** A copy in which every subject has another number; `next` gives one for each. */
export function renumberAll(value: unknown, next: () => string): unknown {
  const numbers = new Map<string, string>();
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (!isJsonObject(part)) return part;
    const from = subjectNumber(part);
    if (from === undefined) return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, visit(item)]));
    const to = numbers.get(from) ?? next();
    numbers.set(from, to);
    return renumber(part, from, to);
  };
  return visit(value);
}
