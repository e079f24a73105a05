import type { AdresaFiltr, EkonomickeSubjektyKomplexFiltr } from "../../../generated/registry-types.gen.ts";

/** The filter of a segment: that of the combined search without paging and order, which are the search's own. */
export type SegmentFilter = Omit<EkonomickeSubjektyKomplexFiltr, "start" | "pocet" | "razeni">;

/** Filters of which a subject has one value at most: the parts of a list share no subject. */
export type ListField = "pravniForma" | "financniUrad";

/** Codes of an address from the widest to the narrowest. */
export const levels = [
  "kodObce",
  "kodCastiObce",
  "kodUlice",
  "cisloDomovni",
] as const satisfies readonly (keyof AdresaFiltr)[];

/** A code of an address. */
export type Level = (typeof levels)[number];

/** A code that narrows a search. */
export interface Code {
  readonly level: Level;
  readonly code: number;
}

/** A search that is read page by page. */
export interface Cell {
  readonly kind: "cell";
  readonly filter: SegmentFilter;
  /** Whether what it finds is taken off what the other part of its list may find. */
  readonly hasSibling: boolean;
  /** What was taken off. */
  counted: number;
  /** Offset of the next page. */
  start: number;
  /** Identifier of the item before, which the next page begins with. */
  last?: string | undefined;
  /** What the service says that it finds; unknown until the first answer. */
  total?: number | undefined;
  /** How often it was begun anew because its pages did not go on where they ended. */
  restarts: number;
  /** How its pages did not go on the last time. */
  broken?: string | undefined;
  /** Identifiers of what it found since it was begun anew. */
  readonly ids: Set<string>;
  /** Identifiers of what it found before. */
  readonly earlier: Set<string>;
}

/** A search that finds too much. */
export interface Split {
  readonly kind: "split";
  readonly filter: SegmentFilter;
  readonly total: number;
}

/** Codes that one search asks for, and what it finds at most. */
export interface Part {
  readonly codes: readonly string[];
  bound: number;
}

/** A search that is split by a list of codes. */
export interface Lists {
  readonly kind: "lists";
  readonly filter: SegmentFilter;
  readonly field: ListField;
  readonly total: number;
  /** Whether the codes are the caller's own: then nothing is left beside them. */
  readonly isWhole: boolean;
  /** All of the codes. */
  readonly codes: readonly string[];
  /** What is not asked for yet; the last comes first. */
  readonly parts: Part[];
  /** What the parts found that were asked for. */
  covered: number;
}

/**
 * How many subjects have none of the codes: all are counted, then those with the codes, then all again. Only when both counts of all
 * agree do the counts between them tell something.
 */
export interface Recount {
  readonly kind: "recount";
  readonly filter: SegmentFilter;
  readonly field: ListField;
  readonly codes: readonly string[];
  /** How many of the codes are counted; -1 before all subjects are, and once all codes are, these are counted again. */
  done: number;
  total?: number | undefined;
  covered: number;
  /** How often it was begun anew because the counts did not agree. */
  tries: number;
  /** The least number of subjects without a code that was counted so far. */
  least?: number | undefined;
}

/** A gap of a segment: subjects that no search found. */
export interface SegmentGap {
  /** What finds them, among others. */
  readonly filter: SegmentFilter;
  /** How many they are. */
  readonly count: number;
}

/** A search that is covered by narrower ones, which may share subjects and leave some out. */
export interface Cover {
  readonly kind: "cover";
  readonly filter: SegmentFilter;
  /** Codes of subjects that do not count: they were found already. */
  readonly without?: { readonly field: ListField; readonly codes: readonly string[] } | undefined;
  /** How many subjects there are to be found. */
  total: number;
  /** Whether the total was asked for again: once when the known codes are done, once before a gap is told. */
  checked: "no" | "known" | "end";
  readonly ids: Set<string>;
  /** Codes of addresses that were asked for. */
  readonly asked: Set<string>;
  /** Codes of standardized addresses, which may be asked for. */
  further: readonly Code[];
  /** Offset of the next page of standardized addresses; `undefined` when there is none. */
  addresses: number | undefined;
  /** Lists of activities still to be asked for; `undefined` as long as none was needed. */
  activities: (readonly string[])[] | undefined;
  readonly gaps: SegmentGap[];
}

/** The segment's own total, asked for again at the end. */
export interface Closing {
  readonly kind: "closing";
  readonly filter: SegmentFilter;
}

/** One step of a plan; those behind it wait for it. */
export type Frame = Cell | Split | Lists | Recount | Cover | Closing;

export function cellOf(filter: SegmentFilter, hasSibling = false): Cell {
  return { kind: "cell", filter, hasSibling, counted: 0, start: 0, restarts: 0, ids: new Set(), earlier: new Set() };
}

export function coverOf(filter: SegmentFilter, total: number, without?: Cover["without"]): Cover {
  return {
    kind: "cover",
    filter,
    without,
    total,
    // What has none of the codes cannot be counted by one search.
    checked: without === undefined ? "no" : "end",
    ids: new Set(),
    asked: new Set(),
    further: [],
    addresses: 0,
    activities: undefined,
    gaps: [],
  };
}
