import { isDeepStrictEqual } from "node:util";

/** What becomes of the values that a rule allows. */
export interface RuleChange {
  /** Some values are allowed that were not. */
  readonly wider: boolean;
  /** Some values are not allowed any more. */
  readonly narrower: boolean;
}

const upperBounds: ReadonlySet<string> = new Set([
  ...["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"],
]);
const lowerBounds: ReadonlySet<string> = new Set([
  ...["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"],
]);

/**
 * Compares what two documents say by one keyword.
 *
 * @returns `undefined` when they say the same; both wider and narrower when it cannot be told which.
 */
export function judgeRule(keyword: string, ours: unknown, theirs: unknown): RuleChange | undefined {
  if (keyword === "enum" && Array.isArray(ours) && Array.isArray(theirs)) return judgeEnumeration(ours, theirs);
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (keyword === "nullable") return { wider: theirs === true, narrower: theirs !== true };
  // A rule that comes takes values away, one that goes gives them back.
  if (ours === undefined) return { wider: false, narrower: true };
  if (theirs === undefined) return { wider: true, narrower: false };
  if (typeof ours === "number" && typeof theirs === "number") {
    if (upperBounds.has(keyword)) return { wider: theirs > ours, narrower: theirs < ours };
    if (lowerBounds.has(keyword)) return { wider: theirs < ours, narrower: theirs > ours };
  }
  return { wider: true, narrower: true };
}

/** The order of the values means nothing. */
function judgeEnumeration(ours: readonly unknown[], theirs: readonly unknown[]): RuleChange | undefined {
  const [known, given] = [ours, theirs].map((values) => new Set(values.map((value) => JSON.stringify(value))));
  if (known === undefined || given === undefined) return undefined;
  const wider = [...given].some((value) => !known.has(value));
  const narrower = [...known].some((value) => !given.has(value));
  return wider || narrower ? { wider, narrower } : undefined;
}
