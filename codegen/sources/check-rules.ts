import { messageOf } from "../source-error.ts";

/** Why a pattern cannot be checked; `undefined` for one that can. */
export function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(unicodePattern(pattern), "u");
    return undefined;
  } catch (cause) {
    return `is no regular expression: ${messageOf(cause)}`;
  }
}

/**
 * A pattern as checks take it, which count characters of Unicode. OpenAPI 3.0 has the patterns of ECMA-262, edition 5.1: there
 * `\-` and `[\w-.]` may be written, which are errors where the flag `u` is set.
 */
export function unicodePattern(pattern: string): string {
  if (isPattern(pattern, "u") || !isPattern(pattern, "")) return pattern;
  let inClass = false;
  const result = pattern.replaceAll(/\\(.)(?:-(?=[^\]]))?|[[\]]/gs, (whole, escaped?: string) => {
    if (escaped === undefined) {
      inClass = whole === "[";
      return whole;
    }
    const isNeeded = /[a-z\d^$\\.*+?()[\]{}|/]/i.test(escaped) || (inClass && escaped === "-");
    const text = isNeeded ? `\\${escaped}` : escaped;
    // Behind a set of characters a hyphen makes no range.
    const hyphen = inClass && /[dws]/i.test(escaped) ? "\\-" : "-";
    return whole.length === 2 ? text : text + hyphen;
  });
  return isPattern(result, "u") ? result : pattern;
}

function isPattern(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

/** Pairs of keywords that bound the same thing from both sides. */
const bounds = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

/** Why nothing can keep the bounds of a schema; `undefined` when something can. */
export function boundsFault(schema: Readonly<Record<string, unknown>>): string | undefined {
  for (const [lower, upper] of bounds) {
    const [least, most] = [schema[lower], schema[upper]];
    if (typeof least === "number" && typeof most === "number" && least > most) {
      return `nothing lies between ${least} and ${most}`;
    }
  }
  return undefined;
}
