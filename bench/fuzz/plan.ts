import type { Tally } from "../soak/tally.ts";

/** What a run of the fuzz does. */
export interface FuzzPlan {
  /** Decides every input. */
  readonly seed: number;
  /** Inputs of each reader in one round. */
  readonly inputs: number;
  /** Rounds go on for so long; without it there is one. */
  readonly seconds?: number | undefined;
  /** Readers whose names begin with one of these; without them all. */
  readonly readers?: readonly string[] | undefined;
  /** Where a run before found something: that input alone, as fast-check names its place. */
  readonly path?: string | undefined;
  /**
   * Milliseconds of the search for a smaller input that breaks the same rule.
   *
   * @default 15_000
   */
  readonly longestSearch?: number | undefined;
}

/** Where a run is: the round, and the place of the reader in the table. */
export interface Place {
  readonly round: number;
  readonly reader: number;
}

/** What the program tells while it runs. */
export type Told =
  | { readonly kind: "input"; readonly place: Place; readonly recipe: string }
  | { readonly kind: "reader"; readonly place: Place; readonly tally: Tally }
  | { readonly kind: "end" };
