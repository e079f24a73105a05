import fc from "fast-check";
import type { ContractError } from "../../src/errors/contract-error.ts";

/** How a reader took an input: by data, or by an error of the family. */
export type Result =
  { readonly data: unknown; readonly error?: undefined } | { readonly error: ContractError; readonly data?: undefined };

/** One input, and the reader that gets it. */
export interface Attempt {
  /** Hands the input over; what it costs is measured. */
  readonly read: () => unknown;
  /**
   * Looks at what became of it.
   *
   * @throws WrongAnswer when that cannot be right.
   */
  readonly check?: (result: Result) => void;
  /**
   * What data is counted as, in a word.
   *
   * @default "ok"
   */
  readonly told?: (data: unknown) => string;
  /** What the recipe made of it, where that is not always the same. */
  readonly made?: string;
  /** What no error may show. */
  readonly secrets?: readonly string[];
}

/** Makes an attempt ready, which costs what it may. */
export type Prepare = () => Attempt | Promise<Attempt>;

/** Attempts with inputs by recipes, which they shrink and print as. */
export function attempts<Recipe>(
  recipes: fc.Arbitrary<Recipe>,
  prepare: (recipe: Recipe) => Attempt | Promise<Attempt>,
): fc.Arbitrary<Prepare> {
  return recipes.map((recipe) =>
    Object.assign(() => prepare(recipe), {
      // Of the objects that fast-check makes, this says nothing.
      [fc.toStringMethod]: () => fc.stringify(recipe).replaceAll("__proto__:null,", ""),
    }),
  );
}
