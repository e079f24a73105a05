import { ContractError } from "./contract-error.ts";

/**
 * A long piece of work stopped on its way. What had come until then was handed over; the `cause` says why it stopped.
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
  /** How many items were handed over. */
  readonly received: number;
  /**
   * Where to go on: the offset of the next item for pages, the number of inputs done for a look-up of many, the number
   * of the next batch for changes.
   */
  readonly next: number;

  constructor(operation: string, progress: { received: number; next: number }, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : "it was stopped";
    super(`${operation}: stopped after ${progress.received} items, to go on at ${progress.next}: ${reason}`, { cause });
    this.received = progress.received;
    this.next = progress.next;
  }
}
