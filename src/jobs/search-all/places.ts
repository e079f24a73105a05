import type { AdresaFiltr, EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { membersOf, objectsOf } from "../../registry/record/entry.ts";
import type { Unchecked } from "../../transport/json-object.ts";
import type { SegmentFilter } from "./requests.ts";

/** Codes of an address from the widest to the narrowest. */
export const levels = [
  "kodObce",
  "kodCastiObce",
  "kodUlice",
  "cisloDomovni",
] as const satisfies readonly (keyof AdresaFiltr)[];

/**
 * How many seats were seen at each place: tax office, then the codes of `levels` but for the house, of which there are too many. The
 * office is that of the present seat; of a former one it is empty.
 */
export type SeenPlaces = Record<string, number>;

/** Most places that are kept, which a cursor holds too. */
const mostPlaces = 5000;

/** Counts all seats of a subject, the former ones too: the filter of the seat matches them. */
export function countPlaces(seen: SeenPlaces, segment: SegmentFilter, subject: EkonomickySubjekt): void {
  const { sidlo, dalsiUdaje }: Unchecked<EkonomickySubjekt> = subject;
  const former = objectsOf(dalsiUdaje).flatMap((detail) =>
    objectsOf(detail["sidlo"]).map((version) => version["sidlo"]),
  );
  for (const [index, address] of [sidlo, ...former].entries()) {
    const codes = codesOf(address).slice(0, -1);
    const place = [index === 0 ? (subject.financniUrad ?? "") : "", ...codes].join();
    if (nextCode(segment, codes) !== undefined) seen[place] = (seen[place] ?? 0) + 1;
  }
}

/** The more frequent half where there are too many places. */
export function frequentPlaces(seen: SeenPlaces): SeenPlaces {
  const places = Object.entries(seen);
  if (places.length <= mostPlaces) return seen;
  return Object.fromEntries(places.sort(([, one], [, other]) => other - one).slice(0, mostPlaces / 2));
}

/** How many present seats were seen of each tax office. */
export function officesOf(seen: SeenPlaces): ReadonlyMap<string, number> {
  return countBy(seen, (office) => (office === "" ? undefined : office));
}

/** Codes that narrow a search, such as `kodUlice=729`: first those that were seen at its tax office, then the most frequent. */
export function codesAt(seen: SeenPlaces, filter: SegmentFilter): readonly string[] {
  const all = countBy(seen, (_, codes) => nextCode(filter, codes));
  const inOffice = countBy(seen, (office, codes) =>
    filter.financniUrad?.includes(office) === true ? nextCode(filter, codes) : undefined,
  );
  return [...inOffice.keys(), ...all.keys()];
}

/** How many seats were seen of each key of a place; the most frequent key comes first. */
function countBy(
  seen: SeenPlaces,
  keyOf: (office: string, codes: readonly number[]) => string | undefined,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [place, count] of Object.entries(seen)) {
    const [office = "", ...codes] = place.split(",");
    const key = keyOf(office, codes.map(Number));
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

/** The codes of an address by level, 0 where it has none. */
export function codesOf(address: unknown): readonly number[] {
  const members = membersOf(address);
  return levels.map((level) => (typeof members[level] === "number" ? members[level] : 0));
}

/** The widest code of a place that narrows a search; `undefined` when it is elsewhere. */
export function nextCode({ sidlo = {} }: SegmentFilter, codes: readonly number[]): string | undefined {
  if (levels.some((level, index) => sidlo[level] !== undefined && sidlo[level] !== codes[index])) return undefined;
  const narrowest = levels.findLastIndex((level) => sidlo[level] !== undefined);
  const next = codes.findIndex((code, index) => index > narrowest && code > 0);
  return next === -1 ? undefined : `${levels[next]}=${codes[next]}`;
}

/** The filter of a search within another one. */
export function narrowed(filter: SegmentFilter, code: string): SegmentFilter {
  const [level = "", number] = code.split("=");
  return { ...filter, sidlo: { ...filter.sidlo, [level]: Number(number) } };
}
