import { ContractError } from "./contract-error.ts";

/**
 * Work of several requests stopped after its first results, which were handed over. The `cause` says why it stopped.
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
  /** Number of items that were handed over. */
  readonly received: number;
  /** The position to continue at: offset of the next item of a search, number of inputs done of a look-up, number of the next batch. */
  readonly next: number;

  constructor(operation: string, progress: { received: number; next: number }, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : "it was stopped";
    super(`${operation}: stopped after ${progress.received} items, to go on at ${progress.next}: ${reason}`, { cause });
    this.received = progress.received;
    this.next = progress.next;
  }
}
