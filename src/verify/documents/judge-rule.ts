import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { everywhere, inAnswers, inRequests, type Breaks } from "./document-change.ts";

/** A rule that allows more values breaks their readers. */
export const wider = inAnswers;
/** A rule that allows fewer values breaks their senders. */
export const narrower = inRequests;

export const upperBounds: ReadonlySet<string> = new Set(["maximum", "maxLength", "maxItems", "maxProperties"]);
export const lowerBounds: ReadonlySet<string> = new Set(["minimum", "minLength", "minItems", "minProperties"]);
/** The first of each is part of the second. */
const within = [
  ["int32", "int64"],
  ["float", "double"],
  ["integer", "number"],
];

/** The clients that a change of a keyword can break where the schema is used; `undefined` when both documents say the same. */
export function judgeRule(keyword: string, ours: unknown, theirs: unknown): Breaks | undefined {
  if (keyword === "enum" && Array.isArray(ours) && Array.isArray(theirs)) return judgeEnumeration(ours, theirs);
  if (keyword === "additionalProperties") {
    const change = scopeOf(theirs) - scopeOf(ours);
    return change === 0 ? undefined : change > 0 ? wider : narrower;
  }
  // Two schemas are compared where what lies within is.
  if (keyword === "not" && ours !== undefined && theirs !== undefined) return undefined;
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (keyword === "nullable") return theirs === true ? wider : narrower;
  // A rule that comes takes values away, one that goes gives them back.
  if (ours === undefined) return narrower;
  if (theirs === undefined) return wider;
  if (keyword === "type" || keyword === "format") {
    if (within.some(([part, all]) => ours === part && theirs === all)) return wider;
    if (within.some(([part, all]) => ours === all && theirs === part)) return narrower;
  }
  if (typeof ours === "number" && typeof theirs === "number") {
    if (upperBounds.has(keyword)) return theirs > ours ? wider : narrower;
    if (lowerBounds.has(keyword)) return theirs < ours ? wider : narrower;
    if (keyword === "multipleOf" && theirs % ours === 0) return narrower;
    if (keyword === "multipleOf" && ours % theirs === 0) return wider;
  }
  return everywhere;
}

/** How many properties may stand beside the named ones: none, some, or any. */
function scopeOf(additional: unknown): number {
  return additional === false ? 0 : additional === undefined ? 2 : 1;
}

/** The end of a range, which may belong to it or not. */
export interface Limit {
  readonly value: number;
  readonly isExclusive: boolean;
}

export function judgeLimit(end: string, ours: Limit | undefined, theirs: Limit | undefined): Breaks | undefined {
  if (ours?.value !== theirs?.value) return judgeRule(end, ours?.value, theirs?.value);
  if (ours?.isExclusive === theirs?.isExclusive) return undefined;
  return theirs?.isExclusive === true ? narrower : wider;
}

/** The order of the values means nothing. */
function judgeEnumeration(ours: readonly unknown[], theirs: readonly unknown[]): Breaks | undefined {
  const lacks = (values: readonly unknown[], others: readonly unknown[]): boolean => {
    const known = new Set(others.map((value) => JSON.stringify(value)));
    return values.some((value) => !known.has(JSON.stringify(value)));
  };
  const change = { breaksReader: lacks(theirs, ours), breaksSender: lacks(ours, theirs) };
  return change.breaksReader || change.breaksSender ? change : undefined;
}

/** A note that the contract differs from the published document on purpose: both values, and why. */
export interface Correction {
  readonly reason: string;
  readonly ours: ReadonlyMap<string, unknown>;
  readonly theirs: ReadonlyMap<string, unknown>;
}

/** The correction noted in an object, such as `x-correction: { reason: …, ours: { maxLength: 255 }, theirs: { maximum: 255 } }`. */
export function correctionOf(
  { "x-correction": note }: JsonObject,
  read: (values: JsonObject) => Iterable<readonly [string, unknown]>,
): Correction | undefined {
  if (!isJsonObject(note)) return undefined;
  const { reason, ours, theirs } = note;
  if (typeof reason !== "string" || !isJsonObject(ours) || !isJsonObject(theirs)) return undefined;
  return { reason, ours: new Map(read(ours)), theirs: new Map(read(theirs)) };
}

/** The keywords that a correction speaks of. */
export function keywordsOf({ ours, theirs }: Correction): string[] {
  return [...new Set([...ours.keys(), ...theirs.keys()])];
}

/** Why the documents may differ by a correction, when both say exactly what its note has, all of it together. */
export function reasonOf(
  correction: Correction,
  ours: (keyword: string) => unknown,
  theirs: (keyword: string) => unknown,
): string | undefined {
  const keywords = keywordsOf(correction);
  const isNoted = keywords.every(
    (keyword) =>
      isDeepStrictEqual(ours(keyword), correction.ours.get(keyword)) &&
      isDeepStrictEqual(theirs(keyword), correction.theirs.get(keyword)),
  );
  return isNoted && keywords.length > 0 ? correction.reason : undefined;
}
