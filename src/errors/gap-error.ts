import { ContractError } from "./contract-error.ts";

/** Notification batches between the last one known and the first one kept are gone: what changed in them is lost. */
export class GapError extends ContractError {
  override readonly name = "GapError";
  static readonly code = "ERR_GAP";
  readonly code = "ERR_GAP";
  /** Number of the last batch known. */
  readonly after: number;
  /** Number of the next batch that is kept. */
  readonly next: number;

  constructor(datovyZdroj: string, after: number, next: number) {
    super(
      `changes of ${datovyZdroj}: the batches ${after + 1} to ${next - 1} are no longer kept; read the source anew and go on after ${next - 1}`,
    );
    this.after = after;
    this.next = next;
  }
}
