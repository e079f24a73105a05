import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type {
  AdresaFiltr,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickySubjekt,
} from "../../../generated/registry-types.gen.ts";
import { membersOf, objectsOf } from "../../registry/record/entry.ts";
import type { Unchecked } from "../../transport/json-object.ts";

/** The filter of a segment: that of the combined search without paging and order, which `searchAll` sets. */
export type SegmentFilter = Omit<EkonomickeSubjektyKomplexFiltr, "start" | "pocet" | "razeni">;

/** A field of the filter whose values are codes of a list. */
export type CodeField = "pravniForma" | "financniUrad" | "czNace";

/** A condition that narrows a search: codes of a list, or a code of an address such as `kodUlice=729`. */
export type Narrowing = Pick<SegmentFilter, CodeField> | string;

/** Returns the filter of a narrower search. */
export function narrowed(filter: SegmentFilter, by: Narrowing): SegmentFilter {
  if (typeof by !== "string") return { ...filter, ...by };
  const [level = "", code] = by.split("=");
  return { ...filter, sidlo: { ...filter.sidlo, [level]: Number(code) } };
}

const { matchesPerSearch, icoPerFilter: mostValues } = registryLimits;

/**
 * Estimated number of subjects with a legal form among a thousand. A wrong estimate costs requests, but loses no subjects. The form
 * 302 is in use, but missing from the lists of the service.
 */
export const formShares: ReadonlyMap<string, number> = new Map(
  Object.entries({ 101: 560, 112: 200, 706: 50, 145: 35, 105: 25, 107: 20, 424: 20, 121: 12, 736: 12, 302: 0.1 }),
);

/**
 * Splits a list of codes into parts. A part has at most as many codes as a filter may have, and about eight tenths of the subjects
 * that a search may find. The rarest codes are in the last part.
 *
 * @param matches number of subjects with any of the codes
 * @param share estimated frequency of a code, relative to other codes
 */
export function partsOf(codes: readonly string[], matches = 1, share: (code: string) => number = () => 1): string[][] {
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

/** Codes of an address from the widest to the narrowest. */
const levels = [
  "kodObce",
  "kodCastiObce",
  "kodUlice",
  "cisloDomovni",
] as const satisfies readonly (keyof AdresaFiltr)[];

/** Whether a search is limited to a place whose standardized addresses can be requested. */
export function isAtPlace({ sidlo: { kodObce, kodCastiObce, kodUlice } = {} }: SegmentFilter): boolean {
  return (kodObce ?? kodCastiObce ?? kodUlice) !== undefined;
}

/**
 * Number of seats found for each tax office and each place. The key is the tax office, then the codes of `levels` without the
 * house, because there are too many houses. The office is that of the present seat; for a former seat it is empty.
 */
export type SeenPlaces = Readonly<Record<string, number>>;

/** Most places that are stored, because a cursor holds them too. */
const mostPlaces = 5000;

/**
 * Counts all seats of subjects, also former ones, because the filter of the seat matches them.
 *
 * @returns all places; only the more frequent half when there are too many
 */
export function countPlaces(
  seen: SeenPlaces,
  segment: SegmentFilter,
  subjects: readonly Unchecked<EkonomickySubjekt>[],
): SeenPlaces {
  const counts = new Map(Object.entries(seen));
  for (const { sidlo, dalsiUdaje, financniUrad = "" } of subjects) {
    const former = objectsOf(dalsiUdaje).flatMap((detail) =>
      objectsOf(detail["sidlo"]).map((version) => version["sidlo"]),
    );
    for (const [index, address] of [sidlo, ...former].entries()) {
      const codes = codesOf(address).slice(0, -1);
      if (narrowingAt(segment, codes) === undefined) continue;
      const office = index === 0 ? String(financniUrad) : "";
      for (const key of [office, [office, ...codes].join()]) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const places = [...counts];
  if (places.length > mostPlaces) places.sort(([, one], [, other]) => other - one).splice(mostPlaces / 2);
  return Object.fromEntries(places);
}

/** Whether nearly all subjects found so far belong to one tax office. */
export function hasOneOffice(seen: SeenPlaces): boolean {
  const counts = Object.entries(seen).flatMap(([key, count]) => (key === "" || key.includes(",") ? [] : [count]));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all >= 50 && Math.max(...counts) > 0.9 * all;
}

/** Returns the codes that narrow a search: first those found at its tax office, then the most frequent ones. */
export function narrowingsAt(seen: SeenPlaces, filter: SegmentFilter): readonly string[] {
  const counts = new Map<string, number>();
  for (const [place, count] of Object.entries(seen)) {
    const [office = "", ...codes] = place.split(",");
    const narrowing = narrowingAt(filter, codes.map(Number));
    const weight = filter.financniUrad?.includes(office) === true ? 1e6 : 1;
    if (narrowing !== undefined) counts.set(narrowing, (counts.get(narrowing) ?? 0) + weight * count);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([narrowing]) => narrowing);
}

/** Returns the codes of an address by level; 0 for a missing code. */
function codesOf(address: unknown): readonly number[] {
  const members = membersOf(address);
  return levels.map((level) => (typeof members[level] === "number" ? members[level] : 0));
}

/** Returns the widest code of an address that narrows a search; `undefined` for an address outside the search. */
export function narrowingOf(filter: SegmentFilter, address: unknown): string | undefined {
  return narrowingAt(filter, codesOf(address));
}

function narrowingAt({ sidlo = {} }: SegmentFilter, codes: readonly number[]): string | undefined {
  if (levels.some((level, index) => sidlo[level] !== undefined && sidlo[level] !== codes[index])) return undefined;
  const narrowest = levels.findLastIndex((level) => sidlo[level] !== undefined);
  const next = codes.findIndex((code, index) => index > narrowest && code > 0);
  return next === -1 ? undefined : `${levels[next]}=${codes[next]}`;
}
