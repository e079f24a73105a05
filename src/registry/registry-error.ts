import type { DocumentedErrorStatus } from "../../generated/registry-operations.gen.ts";
import type { KodChybyEnum } from "../../generated/registry-types.gen.ts";
import { ContractError } from "../errors/contract-error.ts";

/** A status that the registry answers with a `Chyba`. */
export type RegistryErrorStatus = DocumentedErrorStatus;

/** What a documented error says. */
export interface RegistryErrorBody {
  /** Code of the error. */
  readonly kod: string;
  /** Finer code of the error. */
  readonly subKod: string | undefined;
  /** Description in Czech. */
  readonly popis: string | undefined;
}

/** Longest codes and longest description that a message repeats, in characters. */
const longestCode = 200;
const longestDescription = 500;

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
  /** Code of the error; a newer service may know more of them. */
  readonly kod: KodChybyEnum | (string & Record<never, never>);
  /** Finer code of the error. */
  readonly subKod: string | undefined;
  /** Description in Czech; several messages are joined with a vertical bar. */
  readonly popis: string | undefined;

  constructor(operation: string, status: RegistryErrorStatus, { kod, subKod, popis }: RegistryErrorBody) {
    const code = subKod === undefined ? kod : `${kod}/${subKod}`;
    super(
      `${operation}: ${status} ${code.slice(0, longestCode)}${popis === undefined ? "" : `: ${popis.slice(0, longestDescription)}`}`,
    );
    this.operation = operation;
    this.status = status;
    this.kod = kod;
    this.subKod = subKod;
    this.popis = popis;
  }
}
