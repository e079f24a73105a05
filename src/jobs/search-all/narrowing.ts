import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type {
  AdresaFiltr,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickySubjekt,
} from "../../../generated/registry-types.gen.ts";
import { membersOf, objectsOf } from "../../registry/record/entry.ts";
import type { Unchecked } from "../../transport/json-object.ts";

/** The filter of a segment: that of the combined search without paging and order, which are the search's own. */
export type SegmentFilter = Omit<EkonomickeSubjektyKomplexFiltr, "start" | "pocet" | "razeni">;

/** A field of the filter whose values stand in a code list. */
export type CodeField = "pravniForma" | "financniUrad" | "czNace";

/** A condition that narrows a search: codes of a list, or a code of an address such as `kodUlice=729`. */
export type Narrowing = Pick<SegmentFilter, CodeField> | string;

/** The filter of a search within another one. */
export function narrowed(filter: SegmentFilter, by: Narrowing): SegmentFilter {
  if (typeof by !== "string") return { ...filter, ...by };
  const [level = "", code] = by.split("=");
  return { ...filter, sidlo: { ...filter.sidlo, [level]: Number(code) } };
}

const { matchesPerSearch, icoPerFilter: mostValues } = registryLimits;

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

/** Whether a search is at a place of which standardized addresses can be asked for. */
export function isAtPlace({ sidlo: { kodObce, kodCastiObce, kodUlice } = {} }: SegmentFilter): boolean {
  return (kodObce ?? kodCastiObce ?? kodUlice) !== undefined;
}

/**
 * How many seats were seen of each tax office, and at each place: tax office, then the codes of `levels` but for the house, of which
 * there are too many. The office is that of the present seat; of a former one it is empty.
 */
export type SeenPlaces = Readonly<Record<string, number>>;

/** Most places that are kept, which a cursor holds too. */
const mostPlaces = 5000;

/**
 * Counts all seats of subjects, the former ones too, because the filter of the seat matches them.
 *
 * @returns the more frequent half where there are too many places
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

/** Whether nearly all subjects that were seen belong to one tax office. */
export function hasOneOffice(seen: SeenPlaces): boolean {
  const counts = Object.entries(seen).flatMap(([key, count]) => (key === "" || key.includes(",") ? [] : [count]));
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all >= 50 && Math.max(...counts) > 0.9 * all;
}

/** Codes that narrow a search: first those that were seen at its tax office, then the most frequent. */
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

/** The codes of an address by level, 0 where it has none. */
function codesOf(address: unknown): readonly number[] {
  const members = membersOf(address);
  return levels.map((level) => (typeof members[level] === "number" ? members[level] : 0));
}

/** The widest code of an address that narrows a search; `undefined` when it is elsewhere. */
export function narrowingOf(filter: SegmentFilter, address: unknown): string | undefined {
  return narrowingAt(filter, codesOf(address));
}

function narrowingAt({ sidlo = {} }: SegmentFilter, codes: readonly number[]): string | undefined {
  if (levels.some((level, index) => sidlo[level] !== undefined && sidlo[level] !== codes[index])) return undefined;
  const narrowest = levels.findLastIndex((level) => sidlo[level] !== undefined);
  const next = codes.findIndex((code, index) => index > narrowest && code > 0);
  return next === -1 ? undefined : `${levels[next]}=${codes[next]}`;
}
