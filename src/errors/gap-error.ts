import { ContractError } from "./contract-error.ts";

/**
 * Notification batches are missing between the last known one and the next one in the list. Usually the service has deleted them,
 * and their changes are lost.
 *
 * @example
 *
 * ```ts
 * if (error instanceof GapError) {
 *   // Read the source again, then continue with the first batch that exists.
 *   for await (const batch of registry.changes({ datovyZdroj: "res", after: error.next - 1 })) console.log(batch);
 * }
 * ```
 */
export class GapError extends ContractError {
  override readonly name = "GapError";
  /** Stable code of the class. */
  static readonly code = "ERR_GAP";
  readonly code = "ERR_GAP";
  /** Number of the last known batch. */
  readonly after: number;
  /** Number of the next batch in the list. */
  readonly next: number;

  constructor(datovyZdroj: string, after: number, next: number) {
    const gone = next - after === 2 ? `batch ${after + 1} was` : `batches ${after + 1} to ${next - 1} were`;
    super(
      `changes of ${datovyZdroj}: the ${gone} deleted, or the list is incomplete; ` +
        `read the source again and continue after ${next - 1}`,
    );
    this.after = after;
    this.next = next;
  }
}
