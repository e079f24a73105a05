import type { SandboxCounts } from "./sandbox-link.ts";
import type { Tally } from "./tally.ts";

/** How much a soak does. */
export interface SoakSize {
  readonly calls: number;
  /** Decides what is called and what goes wrong. */
  readonly seed: number;
}

/** What the program of a soak found. */
export interface SoakReport extends Tally {
  readonly size: SoakSize;
  readonly phases: number;
  readonly seconds: number;
  /** Bytes of the heap after each phase, garbage not counted. */
  readonly heap: readonly number[];
  readonly sandbox: SandboxCounts;
}
