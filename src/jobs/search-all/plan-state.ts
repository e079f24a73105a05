import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { cellOf, type Frame, type ListField, type SegmentFilter, type SegmentGap } from "./frames.ts";
import { SeenPlaces, type Place } from "./places.ts";

/** Fields whose values stand in a code list. */
export type CodeField = ListField | "czNace";

/** What the plan wants to know next. */
export type Question =
  /** A page of a search, or its total alone. */
  | { readonly kind: "search"; readonly filter: SegmentFilter; readonly start: number; readonly totalAlone: boolean }
  | { readonly kind: "codes"; readonly field: CodeField }
  /** A page of the standardized addresses at a place. */
  | { readonly kind: "addresses"; readonly place: Place; readonly start: number };

/** What was answered. */
export type Outcome =
  | { readonly kind: "page"; readonly total: number; readonly items: readonly EkonomickySubjekt[] }
  | { readonly kind: "too many"; readonly matches: number }
  | { readonly kind: "codes"; readonly codes: readonly string[] }
  | { readonly kind: "addresses"; readonly total: number; readonly places: readonly Place[] };

/** What a plan knows; all of it stands in a cursor. */
export interface PlanState {
  found: number;
  total: number | undefined;
  totalAtStart: number | undefined;
  restarts: number;
  readonly frames: Frame[];
  readonly gaps: SegmentGap[];
  /** Searches during which the register changed too often to tell whether they found all. */
  readonly unproven: SegmentFilter[];
  /** Identifiers of searches that were split after some of their pages had come: they may come again. */
  readonly early: Set<string>;
  /** How many subjects were seen of each tax office. */
  readonly offices: Map<string, number>;
  /** Code lists that were read. */
  readonly codes: Partial<Record<ListField, readonly string[]>>;
  readonly places: SeenPlaces;
}

export function newState(filter: SegmentFilter): PlanState {
  return {
    found: 0,
    total: undefined,
    totalAtStart: undefined,
    restarts: 0,
    frames: [{ kind: "closing", filter }, cellOf(filter)],
    gaps: [],
    unproven: [],
    early: new Set(),
    offices: new Map(),
    codes: {},
    places: new SeenPlaces(filter),
  };
}

/** Whether no total tells that somebody is missing. */
export function isComplete({ frames, gaps, unproven, found, total, totalAtStart }: PlanState): boolean {
  const isClear = frames.length === 0 && gaps.length === 0 && unproven.length === 0;
  return isClear && found === total && total === totalAtStart;
}

/** The total that an answer names. */
export function totalOf(outcome: Outcome): number {
  if (outcome.kind === "codes") return 0;
  return outcome.kind === "too many" ? outcome.matches : outcome.total;
}
