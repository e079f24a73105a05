import type { RegistryErrorBody } from "../errors/chyba.ts";
import { RegistryError, type RegistryErrorStatus } from "./registry-error.ts";

/**
 * More records match a search than the service answers, whatever the page: the search has to be narrowed.
 *
 * @example
 *
 * ```ts
 * if (error instanceof TooManyMatchesError) console.error(`${error.matches ?? "too many"} matches`);
 * ```
 */
export class TooManyMatchesError extends RegistryError {
  override readonly name = "TooManyMatchesError";
  /** Stable code of the class. */
  static override readonly code = "ERR_TOO_MANY_MATCHES";
  /** Stable code of the class. */
  override readonly code = "ERR_TOO_MANY_MATCHES";
  /** How many records match; `undefined` when the service does not say. */
  readonly matches: number | undefined;

  constructor(operation: string, status: RegistryErrorStatus, body: RegistryErrorBody) {
    super(operation, status, body);
    this.matches = countIn(body.popis ?? "");
  }
}

/** The service says the number only in its text: in brackets, with spaces of several kinds between groups of digits. */
function countIn(text: string): number | undefined {
  const digits = /\((\d[\d\s]{0,30})\)/.exec(text)?.[1]?.replaceAll(/\s/g, "");
  return digits === undefined ? undefined : Number(digits);
}
