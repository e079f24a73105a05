import { ContractError } from "./contract-error.ts";

/**
 * The list lacks notification batches between the last known one and the next one, most often because the service no longer
 * keeps them: their changes are lost.
 *
 * @example
 *
 * ```ts
 * if (error instanceof GapError) {
 *   // Read the source anew, then go on where batches are kept again.
 *   for await (const batch of registry.changes({ datovyZdroj: "res", after: error.next - 1 })) console.log(batch);
 * }
 * ```
 */
export class GapError extends ContractError {
  override readonly name = "GapError";
  /** Stable code of the class. */
  static readonly code = "ERR_GAP";
  readonly code = "ERR_GAP";
  /** Number of the last batch known. */
  readonly after: number;
  /** Number of the next batch that is listed. */
  readonly next: number;

  constructor(datovyZdroj: string, after: number, next: number) {
    const gone = next - after === 2 ? `batch ${after + 1} is` : `batches ${after + 1} to ${next - 1} are`;
    super(
      `changes of ${datovyZdroj}: the ${gone} no longer kept, or the list is not complete; ` +
        `read the source anew and go on after ${next - 1}`,
    );
    this.after = after;
    this.next = next;
  }
}
