import type { DocumentedErrorStatus, RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import type { operations } from "../../generated/registry-types.gen.ts";
import { ContractError } from "../errors/contract-error.ts";
import { describeChyba, type RegistryErrorBody } from "../errors/unexpected-response-error.ts";

/** Status of an error that at least one operation documents. */
export type RegistryErrorStatus = DocumentedErrorStatus;

/** Bodies of the documented errors of an operation, by status; `undefined` for an error without a body. */
export type DocumentedErrors<Id extends RegistryOperationId> = {
  readonly [
    Status in keyof operations[Id]["responses"] as `${Status & (string | number)}` extends `2${string}` ? never : Status
  ]: operations[Id]["responses"][Status] extends Record<"content", Record<"application/json", infer Body>>
    ? Body
    : undefined;
};

/** A documented error of one operation: `data` has the contract's type for its `status`. */
export type DocumentedError<Id extends RegistryOperationId> = {
  [Status in keyof DocumentedErrors<Id>]: RegistryError & {
    /** The operationId. */
    readonly operation: Id;
    /** HTTP status. */
    readonly status: Status;
    /** The body of the response. */
    readonly data: DocumentedErrors<Id>[Status];
  };
}[keyof DocumentedErrors<Id>];

const inspected: unique symbol = Symbol.for("nodejs.util.inspect.custom");

/**
 * The registry answered with one of its documented errors.
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
  // Hidden from util.inspect and JSON.stringify, because it may quote the request.
  readonly #data: unknown;

  /**
   * @param body the texts of its `Chyba`, if it has one
   * @param data the whole body, parsed
   */
  constructor(operation: string, status: RegistryErrorStatus, body: RegistryErrorBody | undefined, data?: unknown) {
    super(`${operation}: ${status} ${body === undefined ? "as documented" : describeChyba(body)}`);
    this.operation = operation;
    this.status = status;
    this.kod = body?.kod;
    this.subKod = body?.subKod;
    this.popis = body?.popis;
    this.#data = data;
  }

  /** The parsed body of the response, not checked; `undefined` without a body. {@link RegistryError.isOf} gives its type. */
  get data(): unknown {
    return this.#data;
  }

  /** Hides `data` from `util.inspect` of Node, also with its option `getters`. @internal */
  [inspected](_depth: number, options: object, inspect: (value: unknown, options: object) => string): string {
    return inspect(this, { ...options, customInspect: false, getters: false });
  }

  /**
   * Whether the error is from this operation; then `data` has the contract's type for `status`.
   *
   * @example
   *
   * ```ts
   * if (error instanceof RegistryError && error.isOf("vratEkonomickySubjekt") && error.status === 404) {
   *   console.error(error.data.popis);
   * }
   * ```
   */
  isOf<Id extends RegistryOperationId>(operation: Id): this is DocumentedError<Id> {
    return this.operation === operation;
  }
}

/**
 * More records match a search than the service returns on all pages together: narrow the search.
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
  /** Number of matches; `undefined` when the service does not say it. */
  readonly matches: number | undefined = countIn(this.popis ?? "");
}

/** Reads the number from the text of the service, its only place: in brackets, with spaces of any kind between groups of digits. */
function countIn(text: string): number | undefined {
  const digits = /\((\d[\d\s]{0,30})\)/.exec(text)?.[1]?.replaceAll(/\s/g, "");
  return digits === undefined ? undefined : Number(digits);
}
