import { isDeepStrictEqual } from "node:util";

/** What becomes of the values that a rule allows. */
export interface RuleChange {
  /** Some values are allowed that were not. */
  readonly wider: boolean;
  /** Some values are not allowed any more. */
  readonly narrower: boolean;
}

const wider: RuleChange = { wider: true, narrower: false };
const narrower: RuleChange = { wider: false, narrower: true };
const unclear: RuleChange = { wider: true, narrower: true };

const upperBounds: ReadonlySet<string> = new Set(["maximum", "maxLength", "maxItems", "maxProperties"]);
const lowerBounds: ReadonlySet<string> = new Set(["minimum", "minLength", "minItems", "minProperties"]);
/** The first of each is part of the second. */
const within = [
  ["int32", "int64"],
  ["float", "double"],
  ["integer", "number"],
];

/**
 * Compares what two documents say by one keyword.
 *
 * @returns `undefined` when they say the same; both wider and narrower when it cannot be told which.
 */
export function judgeRule(keyword: string, ours: unknown, theirs: unknown): RuleChange | undefined {
  if (keyword === "enum" && Array.isArray(ours) && Array.isArray(theirs)) return judgeEnumeration(ours, theirs);
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
  return unclear;
}

/** The end of a range, which may belong to it or not. */
export interface Limit {
  readonly value: number;
  readonly isExclusive: boolean;
}

export function judgeLimit(
  end: "minimum" | "maximum",
  ours: Limit | undefined,
  theirs: Limit | undefined,
): RuleChange | undefined {
  if (ours?.value !== theirs?.value) return judgeRule(end, ours?.value, theirs?.value);
  if (ours?.isExclusive === theirs?.isExclusive) return undefined;
  return theirs?.isExclusive === true ? narrower : wider;
}

/** The order of the values means nothing. */
function judgeEnumeration(ours: readonly unknown[], theirs: readonly unknown[]): RuleChange | undefined {
  const [known, given] = [ours, theirs].map((values) => new Set(values.map((value) => JSON.stringify(value))));
  if (known === undefined || given === undefined) return undefined;
  const isWider = [...given].some((value) => !known.has(value));
  const isNarrower = [...known].some((value) => !given.has(value));
  return isWider || isNarrower ? { wider: isWider, narrower: isNarrower } : undefined;
}
