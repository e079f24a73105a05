import { registryLimits } from "../../../generated/registry-service.gen.ts";

const { matchesPerSearch, icoPerFilter: mostValues } = registryLimits;

/** Fewest subjects that a refused search has: it needs two parts. */
export const fewestRefused = matchesPerSearch + 1;

/**
 * About how many of a thousand subjects have a legal form. An estimate: a wrong one costs requests, never subjects. 302 is in use
 * and stands in no list of the service.
 */
export const formShares: ReadonlyMap<string, number> = new Map(
  Object.entries({ 101: 560, 112: 200, 706: 50, 145: 35, 105: 25, 107: 20, 424: 20, 121: 12, 736: 12, 302: 0.1 }),
);

/**
 * Splits a list of codes into parts, each with as many as a filter may have at most, and with about eight tenths of the subjects
 * that a search may find. The rarest codes are in the last part.
 *
 * @param matches how many subjects have one of the codes
 * @param share about how many subjects have a code, compared with others
 */
export function partsOf(codes: readonly string[], matches: number, share: (code: string) => number): string[][] {
  const ascending = [...new Set(codes)].sort((one, other) => share(one) - share(other) || (one < other ? -1 : 1));
  const all = ascending.reduce((sum, code) => sum + share(code), 0);
  const target = all / Math.ceil(matches / (0.8 * matchesPerSearch));
  const parts: string[][] = [];
  let size = Infinity;
  for (const code of ascending) {
    size += share(code);
    if (size > target || parts[0]?.length === mostValues) {
      parts.unshift([]);
      size = share(code);
    }
    parts[0]?.push(code);
  }
  return parts;
}
