import { registryLimits } from "../../../generated/registry-service.gen.ts";

const { matchesPerSearch: cap, icoPerFilter } = registryLimits;
/** Most values in one filter. */
export const mostValues = icoPerFilter;

/** Codes that one search asks for, and about how many subjects it finds. */
export interface Part {
  readonly codes: readonly string[];
  bound: number;
}

/**
 * About how many of a thousand subjects have a legal form. An estimate: a wrong one costs requests, never subjects. 302 is in use
 * and stands in no list of the service.
 */
export const formShares: ReadonlyMap<string, number> = new Map(
  Object.entries({ 101: 560, 112: 200, 706: 50, 145: 35, 105: 25, 107: 20, 424: 20, 121: 12, 736: 12, 302: 0.1 }),
);

/** A part of a list; one of more codes than one finds more than a search gives, or their number is not known. */
export function partOf(codes: readonly string[], matches: number | undefined): Part {
  return { codes, bound: Math.max(matches ?? 2 * cap, cap + 1) };
}

/**
 * Takes off a part what one search should be able to find, the rarer codes first: what is learnt of them helps with the others. A
 * code that is too much for a search stands alone.
 *
 * @param share about how many subjects have a code, compared with others
 * @returns the codes to ask for, and those that are left
 */
export function takeOff(
  { codes, bound }: Part,
  share: (code: string) => number,
): readonly [taken: readonly string[], left: readonly string[]] {
  if (codes.length === 1 || (bound <= cap && codes.length <= mostValues)) return [codes, []];
  const expected = bound / codes.reduce((sum, code) => sum + share(code), 0);
  // Searches that find eight tenths of what they may, and all about the same.
  const target = bound / Math.ceil(bound / (0.8 * cap));
  const ascending = [...codes].sort((one, other) => share(one) - share(other) || (one < other ? -1 : 1));
  let size = 0;
  const end = ascending.findIndex((code, index) => {
    size += expected * share(code);
    return index > 0 && (size > target || index === mostValues);
  });
  // At least one stays, or the search would be the same again.
  const taken = end === -1 ? ascending.length - 1 : end;
  return [ascending.slice(0, taken), ascending.slice(taken)];
}
