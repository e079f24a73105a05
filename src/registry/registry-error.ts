import type { DocumentedErrorStatus } from "../../generated/registry-operations.gen.ts";
import { describeChyba, type RegistryErrorBody } from "../errors/chyba.ts";
import { ContractError } from "../errors/contract-error.ts";

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
export class RegistryError extends ContractError {
  override readonly name: "RegistryError" | "TooManyMatchesError" = "RegistryError";
  /** Stable code of the class. */
  static readonly code: "ERR_REGISTRY" | "ERR_TOO_MANY_MATCHES" = "ERR_REGISTRY";
  /** Stable code of the class. */
  readonly code: "ERR_REGISTRY" | "ERR_TOO_MANY_MATCHES" = "ERR_REGISTRY";
  /** The operationId. */
  readonly operation: string;
  /** HTTP status. */
  readonly status: RegistryErrorStatus;
  /** Code of the error; a newer service may know more of them, and it may be left out. */
  readonly kod: RegistryErrorBody["kod"];
  /** Finer code of the error. */
  readonly subKod: string | undefined;
  /** Description in Czech; several messages are joined with a vertical bar. */
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
