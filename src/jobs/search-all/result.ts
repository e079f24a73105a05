import type { SegmentFilter } from "./narrowing.ts";

/** The progress of a segment, as plain JSON. Store it together with the subjects found so far. */
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
  /** Filter that matches them, among others. */
  readonly filter: SegmentFilter;
  /** Number of missing subjects. */
  readonly count: number;
}

/** The progress of a segment, or its result. */
export interface SegmentResult {
  /** Whether all requests are done. It is `false` after `maxRequests` and after the signal: resume from the cursor. */
  readonly ended: boolean;
  /**
   * Whether the totals of the service show no missing subject: the segment has ended without gaps and `unproven` searches, and the
   * number found is the total both at the start and at the end. If the register did not change, these are all subjects. If it
   * changed, totals cannot show two cases: a subject that came while another left, and one that changed its legal form or tax
   * office. Such a subject may be lost, or come twice, before and after the cursor.
   */
  readonly complete: boolean;
  /** Number of subjects returned, including those before the cursor. */
  readonly found: number;
  /** Number of matches at the end, by the service; `undefined` before the end, and when the service gives no total. */
  readonly total: number | undefined;
  /** Number of matches at the start. If it differs from `total`, the register has changed. */
  readonly totalAtStart: number | undefined;
  /** Number of searches that were read again because the register changed between two pages. */
  readonly restarts: number;
  /** Subjects that the service counts but no search found. */
  readonly gaps: readonly SegmentGap[];
  /**
   * Searches that may be incomplete: the register changed too often (run them again another day), or the service refused them
   * without a total.
   */
  readonly unproven: readonly SegmentFilter[];
  /** Number of answered requests, including those before the cursor. */
  readonly requests: number;
  /** Resumes after the subjects returned so far, as `after` of {@link SearchAllOptions}. */
  readonly cursor: SegmentCursor;
}
