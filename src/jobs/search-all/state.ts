import type { SeenPlaces } from "./places.ts";
import type { CodeField, SegmentFilter } from "./requests.ts";

/** A search that is read page by page. */
export interface Pages {
  readonly kind: "pages";
  readonly filter: SegmentFilter;
  /** Offset of the next page. */
  start: number;
  /** Identifier of the last subject of the page before, which the next page begins with. */
  last?: string | undefined;
  /** Number of matches by the service; unknown before the first response. */
  total?: number;
  /** How often the search was read anew, and which page did not go on where the one before ended the last time. */
  restarts: number;
  broken?: string;
  /** Identifiers of the subjects that it found since it was read anew. */
  readonly ids: Set<string>;
}

/** A search that is split by the codes of a list, and the count of the subjects that have none of them. */
export interface Parts {
  readonly kind: "parts";
  readonly filter: SegmentFilter;
  readonly field: CodeField;
  readonly total: number | undefined;
  /** Remaining parts, the last comes first; `undefined` before the codes are known. */
  parts?: string[][];
  /** Totals of the whole search, of its codes, and of the whole search again. */
  readonly counts: number[];
}

/** A search that is covered by narrower ones, which may share subjects and leave some out. */
export interface Cover {
  readonly kind: "cover";
  readonly filter: SegmentFilter;
  /** Codes of subjects that do not count, because the parts of the list found them. */
  readonly without?: { readonly field: CodeField; readonly codes: readonly string[] };
  /** How many subjects there are to be found; `undefined` when the service does not say. */
  total: number | undefined;
  /** Whether the total was asked for again. */
  isCounted: boolean;
  readonly ids: Set<string>;
  /** Codes of addresses that were asked for, and those of standardized addresses. */
  readonly asked: Set<string>;
  readonly further: string[];
  /** Offset of the next page of standardized addresses; `undefined` when there is none. */
  addresses: number | undefined;
  /** Whether it was split by activities. */
  hasActivities: boolean;
  /** How many gaps were known before. */
  readonly gapsBefore: number;
}

/** A gap of a segment: subjects that no search found. */
export interface SegmentGap {
  /** Filter that finds them, among others. */
  readonly filter: SegmentFilter;
  /** How many they are. */
  readonly count: number;
}

/** State of a segment; a cursor has all of it except `handedOver`. */
export interface SegmentState {
  readonly filter: SegmentFilter;
  requests: number;
  found: number;
  /** The total at the end, and whether it was asked for. */
  total?: number | undefined;
  isCounted: boolean;
  totalAtStart?: number | undefined;
  restarts: number;
  /** Searches, each within the one before it; the last is worked on. */
  readonly stack: (Pages | Parts | Cover)[];
  readonly gaps: SegmentGap[];
  /** Searches that may not have found all. */
  readonly unproven: SegmentFilter[];
  /** Identifiers that searches had found when they were read anew or split: they come again. */
  readonly early: Set<string>;
  /** Code lists that were read. */
  readonly codes: Partial<Record<CodeField, readonly string[]>>;
  places: SeenPlaces;
  /** Identifiers handed over since the cursor: a subject that changes its legal form or tax office comes again. */
  readonly handedOver: Set<string>;
}

export function pagesOf(filter: SegmentFilter): Pages {
  return { kind: "pages", filter, start: 0, restarts: 0, ids: new Set() };
}

export function newState(filter: SegmentFilter): SegmentState {
  return {
    filter,
    requests: 0,
    found: 0,
    isCounted: false,
    restarts: 0,
    stack: [pagesOf(filter)],
    gaps: [],
    unproven: [],
    early: new Set(),
    codes: {},
    places: {},
    handedOver: new Set(),
  };
}
