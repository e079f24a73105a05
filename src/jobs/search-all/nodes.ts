import type { Part } from "./code-parts.ts";
import type { SeenPlaces } from "./places.ts";
import type { CodeField, SegmentFilter } from "./requests.ts";

/** A search that is read page by page. */
export interface Pages {
  readonly kind: "pages";
  readonly filter: SegmentFilter;
  /** Whether what it finds is not among what the next part of its list finds. */
  readonly hasSibling: boolean;
  /** Offset of the next page. */
  start: number;
  /** Identifier of the item before, which the next page begins with. */
  last?: string | undefined;
  /** Number of matches by the service; unknown before the first response. */
  total?: number;
  /** How often it was begun anew because its pages did not go on where they ended, and how they did not the last time. */
  restarts: number;
  broken?: string;
  /** Identifiers of what it found since it was begun anew. */
  readonly ids: Set<string>;
}

/** A search that is split by the codes of a list. */
export interface Lists {
  readonly kind: "lists";
  readonly filter: SegmentFilter;
  readonly field: CodeField;
  readonly total: number | undefined;
  /** Remaining parts, the last comes first; `undefined` before the codes are known. */
  parts?: Part[];
}

/**
 * How many subjects have none of the codes of a list: all are counted, then those with the codes, then all again. Only when both
 * counts of all agree do the counts between them tell something.
 */
export interface Rest {
  readonly kind: "rest";
  readonly filter: SegmentFilter;
  readonly field: "pravniForma" | "financniUrad";
  readonly codes: readonly string[];
  /** The counts that were made; as many again where they did not agree. */
  readonly counts: number[];
}

/** A search that is covered by narrower ones, which may share subjects and leave some out. */
export interface Cover {
  readonly kind: "cover";
  readonly filter: SegmentFilter;
  /** Codes of subjects that do not count: they were found already. */
  readonly without?: { readonly field: "pravniForma" | "financniUrad"; readonly codes: readonly string[] };
  /** How many subjects there are to be found; `undefined` when the service does not say. */
  total: number | undefined;
  /** Whether the total was asked for again. */
  isCounted: boolean;
  readonly ids: Set<string>;
  /** Codes of addresses that were asked for, and those of standardized addresses that may be. */
  readonly asked: Set<string>;
  readonly further: Set<string>;
  /** Offset of the next page of standardized addresses; `undefined` when there is none. */
  addresses: number | undefined;
  /** Whether it was split by activities. */
  hasActivities: boolean;
  /** How many gaps were known before. */
  readonly gapsBefore: number;
}

/** The segment's own total, asked for again at the end. */
interface Closing {
  readonly kind: "closing";
  readonly filter: SegmentFilter;
}

/** A search, and what it is split into. */
export type Node = Pages | Lists | Rest | Cover | Closing;

export function pagesOf(filter: SegmentFilter, hasSibling = false): Pages {
  return { kind: "pages", filter, hasSibling, start: 0, restarts: 0, ids: new Set() };
}

/** A gap of a segment: subjects that no search found. */
export interface SegmentGap {
  /** Filter that finds them, among others. */
  readonly filter: SegmentFilter;
  /** How many they are. */
  readonly count: number;
}

/** State of a segment; a cursor has all of it except `handedOver`. */
export interface PlanState {
  requests: number;
  found: number;
  total?: number | undefined;
  totalAtStart?: number | undefined;
  restarts: number;
  /** Searches, each within the one before it; the last is worked on. */
  readonly stack: Node[];
  readonly gaps: SegmentGap[];
  /** Searches of which nobody can tell whether they found all. */
  readonly unproven: SegmentFilter[];
  /** Identifiers that searches had found when they were begun anew or split: they come again. */
  readonly early: Set<string>;
  /** Code lists that were read. */
  readonly codes: Map<CodeField, readonly string[]>;
  readonly places: SeenPlaces;
  /** Identifiers of what was handed over since the cursor: a subject may change what parts the searches. */
  readonly handedOver: Set<string>;
}

export function newState(filter: SegmentFilter): PlanState {
  return {
    requests: 0,
    found: 0,
    restarts: 0,
    stack: [{ kind: "closing", filter }, pagesOf(filter)],
    gaps: [],
    unproven: [],
    early: new Set(),
    codes: new Map(),
    places: new Map(),
    handedOver: new Set(),
  };
}
