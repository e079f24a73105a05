import type { DocumentedErrorStatus } from "../../generated/registry-operations.gen.ts";
import { ContractError } from "../errors/contract-error.ts";
import { describeChyba, type RegistryErrorBody } from "../errors/unexpected-response-error.ts";

/** A status that the registry answers with a `Chyba`. */
export type RegistryErrorStatus = DocumentedErrorStatus;

/**
 * The registry answered one of its documented errors.
 *
 * @example A subject that is not in a source is an ordinary answer
 *
 * ```ts
 * try {
 *   return await registry.vratEkonomickySubjektVr({ ico });
 * } catch (error) {
 *   if (error instanceof RegistryError && error.status === 404) return undefined;
 *   throw error;
 * }
 * ```
 */
export class RegistryError extends ContractError implements RegistryErrorBody {
  override readonly name: "RegistryError" | "TooManyMatchesError" = "RegistryError";
  /** Stable code of the class. */
  static readonly code: "ERR_REGISTRY" | "ERR_TOO_MANY_MATCHES" = "ERR_REGISTRY";
  readonly code: "ERR_REGISTRY" | "ERR_TOO_MANY_MATCHES" = "ERR_REGISTRY";
  /** The operationId. */
  readonly operation: string;
  /** HTTP status. */
  readonly status: RegistryErrorStatus;
  readonly kod: RegistryErrorBody["kod"];
  readonly subKod: string | undefined;
  readonly popis: string | undefined;

  constructor(operation: string, status: RegistryErrorStatus, body: RegistryErrorBody) {
    super(`${operation}: ${status} ${describeChyba(body)}`);
    this.operation = operation;
    this.status = status;
    this.kod = body.kod;
    this.subKod = body.subKod;
    this.popis = body.popis;
  }
}

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
