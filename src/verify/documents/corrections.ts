import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";

/** A note that the contract differs from the published document on purpose: both values, and why. */
export interface Correction {
  readonly reason: string;
  readonly ours: ReadonlyMap<string, unknown>;
  readonly theirs: ReadonlyMap<string, unknown>;
}

/** What two documents say by the keywords of a correction. */
export interface Corrected {
  readonly keywords: readonly string[];
  /** The keywords by which they differ. */
  readonly differing: readonly string[];
  /** Why they may, when both say exactly what the note has. */
  readonly reason: string | undefined;
}

/**
 * The correction that is noted in an object of our document, such as
 * `x-correction: { reason: …, ours: { maxLength: 255 }, theirs: { maximum: 255 } }`.
 *
 * @param read the values of an object as they are compared
 */
export function correctionOf(
  { "x-correction": note }: JsonObject,
  read: (values: JsonObject) => Iterable<readonly [string, unknown]>,
): Correction | undefined {
  if (!isJsonObject(note)) return undefined;
  const { reason, ours, theirs } = note;
  if (typeof reason !== "string" || !isJsonObject(ours) || !isJsonObject(theirs)) return undefined;
  return { reason, ours: new Map(read(ours)), theirs: new Map(read(theirs)) };
}

/** Compares what a correction speaks of, all of it together. */
export function judgeCorrection(
  correction: Correction,
  ours: (keyword: string) => unknown,
  theirs: (keyword: string) => unknown,
): Corrected {
  const keywords = [...new Set([...correction.ours.keys(), ...correction.theirs.keys()])];
  const isNoted =
    keywords.length > 0 &&
    keywords.every(
      (keyword) =>
        isDeepStrictEqual(ours(keyword), correction.ours.get(keyword)) &&
        isDeepStrictEqual(theirs(keyword), correction.theirs.get(keyword)),
    );
  return {
    keywords,
    differing: keywords.filter((keyword) => !isDeepStrictEqual(ours(keyword), theirs(keyword))),
    reason: isNoted ? correction.reason : undefined,
  };
}
