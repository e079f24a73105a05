import type fc from "fast-check";
import type { Prepare } from "./attempt.ts";

/** Something that reads what comes from outside. */
export interface Reader {
  readonly name: string;
  /**
   * Of the inputs that another one gets, how many this one gets: fewer where each costs much by itself.
   *
   * @default 1
   */
  readonly share?: number;
  /** Makes ready what all attempts need. */
  readonly open: () => Opened | Promise<Opened>;
}

/** What reads. */
export interface Opened {
  readonly attempts: fc.Arbitrary<Prepare>;
  /** Ends what was made ready. */
  readonly close?: () => Promise<void> | void;
}
