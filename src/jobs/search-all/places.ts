import type { Adresa, EkonomickySubjekt, StandardizovanaAdresa } from "../../../generated/registry-types.gen.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import { levels, type Code, type Level, type SegmentFilter } from "./frames.ts";

/** Codes of an address by level. */
export type Place = Readonly<Partial<Record<Level, number | undefined>>>;

/** The levels that are kept: of house numbers there are too many. */
const wide = levels.slice(0, -1);

/** Most places that are kept with a cursor: the most frequent ones. */
const mostKept = 2000;

/** A place, and the tax office of subjects who are there now. */
interface Seen {
  readonly place: Place;
  readonly office: string | undefined;
  count: number;
}

/** Where the subjects are that were seen, by municipality, part of it, street and tax office. */
export class SeenPlaces {
  readonly #segment: SegmentFilter;
  readonly #seen = new Map<string, Seen>();

  /** @param segment the filter of all of it: other places are of no use */
  constructor(segment: SegmentFilter) {
    this.#segment = segment;
  }

  /** Takes notes of all seats of a subject, the former ones too: the filter of the seat matches them. */
  add(subject: EkonomickySubjekt): void {
    for (const [index, address] of addressesOf(subject).entries()) {
      const { cisloDomovni, ...place } = placeOf(address);
      // The tax office is that of the present seat, which comes first.
      const office = index === 0 ? subject.financniUrad : undefined;
      if (nextCode(this.#segment, place) !== undefined) this.#count(place, office, 1);
    }
  }

  /**
   * The codes that the next level of a search has, the most frequent first.
   *
   * @returns those that were seen with its tax office, where it asks for some, and the others
   */
  next(filter: SegmentFilter): readonly [likely: readonly Code[], others: readonly Code[]] {
    const likely = new Map<string, { readonly code: Code; count: number }>();
    const others = new Map<string, { readonly code: Code; count: number }>();
    const { financniUrad } = filter;
    for (const { place, office, count } of this.#seen.values()) {
      const code = nextCode(filter, place);
      if (code === undefined) continue;
      const isLikely = financniUrad === undefined || financniUrad.some((one) => one === office);
      const counts = isLikely ? likely : others;
      const known = counts.get(nameOf(code));
      if (known === undefined) counts.set(nameOf(code), { code, count });
      else known.count += count;
    }
    const ordered = (counts: typeof likely): readonly Code[] =>
      [...counts.values()].sort((one, other) => other.count - one.count).map(({ code }) => code);
    return [ordered(likely), ordered(others)];
  }

  toJSON(): readonly (readonly (number | string | null)[])[] {
    return [...this.#seen.values()]
      .sort((one, other) => other.count - one.count)
      .slice(0, mostKept)
      .map(({ place, office, count }) => [...wide.map((level) => place[level] ?? null), office ?? null, count]);
  }

  /** Puts back what `toJSON` gave. */
  restore(kept: readonly (readonly unknown[])[]): void {
    for (const row of kept) {
      const [office, count] = row.slice(wide.length);
      const codes = wide
        .map((level, index) => [level, row[index]] as const)
        .filter(([, code]) => typeof code === "number");
      this.#count(Object.fromEntries(codes), typeof office === "string" ? office : undefined, Number(count));
    }
  }

  #count(place: Place, office: string | undefined, times: number): void {
    const key = [...wide.map((level) => place[level]), office].join();
    const known = this.#seen.get(key);
    if (known === undefined) this.#seen.set(key, { place, office, count: times });
    else known.count += times;
  }
}

/** The seats of a subject: the present one, which may have no codes, then all that its sources have of the past. */
function addressesOf({ sidlo, dalsiUdaje }: Unchecked<EkonomickySubjekt>): readonly unknown[] {
  const versions = listOf(dalsiUdaje).flatMap((detail) => listOf(memberOf(detail, "sidlo")));
  return [sidlo, ...versions.map((seat) => memberOf(seat, "sidlo"))];
}

/** The codes of an address as a search compares them. */
export function placeOf(address: unknown): Place {
  const place: Partial<Record<Level, number>> = {};
  for (const level of levels satisfies readonly (keyof Adresa & keyof StandardizovanaAdresa)[]) {
    const code = memberOf(address, level);
    if (typeof code === "number") place[level] = code;
  }
  return place;
}

/** The widest code of a place that narrows a search; none when it is elsewhere. */
export function nextCode({ sidlo = {} }: SegmentFilter, place: Place): Code | undefined {
  if (levels.some((level) => sidlo[level] !== undefined && place[level] !== sidlo[level])) return undefined;
  const narrowest = levels.findLastIndex((level) => sidlo[level] !== undefined);
  const level = levels.slice(narrowest + 1).find((one) => place[one] !== undefined);
  const code = level === undefined ? undefined : place[level];
  return level === undefined || code === undefined ? undefined : { level, code };
}

export function nameOf({ level, code }: Code): string {
  return `${level}=${code}`;
}

function memberOf(value: unknown, name: string): unknown {
  return isJsonObject(value) ? value[name] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
