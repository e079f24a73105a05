import type { Part } from "./frames.ts";

/**
 * About how many of a thousand subjects have a legal form. An estimate: a wrong one costs requests, never subjects. It also names
 * codes that are used and stand in no list of the service (302).
 */
const formShares = new Map<string, number>([
  ["101", 560],
  ["112", 200],
  ["706", 50],
  ["145", 35],
  ["105", 25],
  ["107", 20],
  ["424", 20],
  ["121", 12],
  ["736", 12],
  ["331", 6],
  ["205", 6],
  ["421", 5],
  ["722", 4],
  ["141", 3],
  ["161", 3],
  ["111", 3],
  ["801", 3],
  ["117", 2],
  ["118", 2],
  ["302", 0.1],
]);

/** The legal forms of a list, and those that are known without it. */
export function withKnownForms(listed: readonly string[]): readonly string[] {
  return [...new Set([...listed, ...formShares.keys()])].sort();
}

/** About how many subjects have a code, compared with others. */
export type Share = (code: string) => number;

export const formShare: Share = (code) => formShares.get(code) ?? 0.5;

export interface PartLimits {
  /** Most matches of a search. */
  readonly cap: number;
  /** Most values in one filter. */
  readonly values: number;
}

/**
 * Takes off a part what one search should be able to find, the rarer codes first: what is learnt of them helps with the others. A
 * code that is too much for a search stands alone.
 *
 * @returns the codes to ask for, and those that are left
 */
export function takeOff(
  { codes, bound }: Part,
  { cap, values }: PartLimits,
  share: Share,
): readonly [taken: readonly string[], left: readonly string[]] {
  if (codes.length === 1 || (bound <= cap && codes.length <= values)) return [codes, []];
  const sum = codes.reduce((all, code) => all + share(code), 0);
  const expected = (code: string): number => (bound * share(code)) / sum;
  // Searches that find eight tenths of what they may, and all about the same.
  const target = Math.max(1, bound / Math.ceil(bound / (0.8 * cap)));
  const ascending = [...codes].sort((one, other) => expected(one) - expected(other) || (one < other ? -1 : 1));
  const taken: string[] = [];
  let size = 0;
  for (const code of ascending) {
    if (taken.length > 0 && (size + expected(code) > target || taken.length === values)) break;
    taken.push(code);
    size += expected(code);
  }
  // At least one stays, or the search would be the same again.
  if (taken.length === codes.length) taken.pop();
  return [taken, ascending.filter((code) => !taken.includes(code))];
}
