import { ContractError } from "./contract-error.ts";

/**
 * The service answered 403 with an HTML page, as it does after a burst of requests. The block lifts by itself; the call
 * is not repeated, and the client's further calls wait for {@link BlockedError.pause} milliseconds.
 *
 * @example
 *
 * ```ts
 * if (error instanceof BlockedError) console.error(`blocked, go on in ${error.pause / 1000} s`);
 * ```
 */
export class BlockedError extends ContractError {
  override readonly name = "BlockedError";
  /** Stable code of the class. */
  static readonly code = "ERR_BLOCKED";
  readonly code = "ERR_BLOCKED";
  /** The operationId. */
  readonly operation: string;
  /** HTTP status. */
  readonly status = 403;
  /** For how long the client's further calls wait, in milliseconds. */
  readonly pause: number;

  constructor(operation: string, pause: number, options?: ErrorOptions) {
    super(`${operation}: the service blocks this client; further calls wait for ${pause} ms`, options);
    this.operation = operation;
    this.pause = pause;
  }
}
