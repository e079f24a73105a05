import { ContractError } from "./contract-error.ts";

/**
 * A task of several requests failed after it had returned its first results. The `cause` is the reason.
 *
 * @example
 *
 * ```ts
 * if (error instanceof IncompleteError) {
 *   for await (const result of registry.lookup(inputs.slice(error.next))) console.log(result);
 * }
 * ```
 */
export class IncompleteError extends ContractError {
  override readonly name = "IncompleteError";
  /** Stable code of the class. */
  static readonly code = "ERR_INCOMPLETE";
  readonly code = "ERR_INCOMPLETE";
  /** Number of returned items. */
  readonly received: number;
  /** Position for resuming: offset of the next item of a search, number of finished inputs, or number of the next batch. */
  readonly next: number;

  constructor(operation: string, progress: { received: number; next: number }, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : "it was stopped";
    super(`${operation}: stopped after ${progress.received} items, resume at ${progress.next}: ${reason}`, { cause });
    this.received = progress.received;
    this.next = progress.next;
  }
}
