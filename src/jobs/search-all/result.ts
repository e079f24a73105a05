import type { SegmentFilter } from "./narrowing.ts";

/** How far a segment is: plain JSON, to be kept together with the subjects that came until then. */
export interface SegmentCursor {
  /** Version of the form of the cursor. */
  readonly version: 4;
  /** Remaining searches with their data. Its form is internal. */
  readonly plan: string;
  /** SHA-256 of the plan. */
  readonly checksum: string;
}

/** A gap of a segment: subjects that no search found. */
export interface SegmentGap {
  /** Filter that finds them, among others. */
  readonly filter: SegmentFilter;
  /** How many they are. */
  readonly count: number;
}

/** How far a segment is, or how it ended. */
export interface SegmentResult {
  /** Whether nothing is left to ask. It is `false` after `maxRequests` and after the signal: go on from the cursor. */
  readonly ended: boolean;
  /**
   * Whether no total of the service tells that somebody is missing: it has ended, no gap is left, nothing is `unproven`, and as many
   * were found as the service named before the first subject and after the last one. In a register that stands still that is all of
   * them. In one that changes meanwhile it does not see that one came where another went, nor a subject that changed its legal form
   * or tax office on the way: such a one may be lost, or come twice, before the cursor and after it.
   */
  readonly complete: boolean;
  /** How many subjects were handed over, those before the cursor too. */
  readonly found: number;
  /** How many match, as the service said at the end; `undefined` before that, and where it does not say. */
  readonly total: number | undefined;
  /** How many matched at the beginning. Another number than `total` means that the register has changed meanwhile. */
  readonly totalAtStart: number | undefined;
  /** How often a search was read anew because the register changed between two of its pages. */
  readonly restarts: number;
  /** Subjects that the service counts and no search found. */
  readonly gaps: readonly SegmentGap[];
  /**
   * Searches of which nobody can tell whether they found all: the register changed too often meanwhile (ask again another day), or
   * the service refused them and did not say how many match.
   */
  readonly unproven: readonly SegmentFilter[];
  /** Requests that were answered, those before the cursor too. */
  readonly requests: number;
  /** Goes on after what was handed over, as `after` of {@link SearchAllOptions}. */
  readonly cursor: SegmentCursor;
}
