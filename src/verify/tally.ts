import { reportRejection } from "../transport/hooks.ts";
import type { OperationReport } from "./report.ts";

/** A call is about to be made. */
export interface VerificationProgress {
  /** The service that is called. */
  readonly service: OperationReport["service"];
  /** The operationId; for the identity service the name of the document. */
  readonly operation: string;
  /** Number of the call, from 1. */
  readonly call: number;
}

export class Tally {
  readonly #rows = new Map<string, { row: OperationReport; statuses: Map<number, number> }>();
  readonly #onProgress: ((event: VerificationProgress) => unknown) | undefined;
  #calls = 0;

  constructor(onProgress: ((event: VerificationProgress) => unknown) | undefined) {
    this.#onProgress = onProgress;
  }

  /** Names an operation that is going to be verified; those that are not named are not counted. */
  expect(service: OperationReport["service"], operation: string): void {
    const row: OperationReport = { service, operation, calls: 0, statuses: {}, verified: false };
    this.#rows.set(operation, { row, statuses: new Map() });
  }

  /** Whether an operation is going to be verified. */
  expects(operation: string): boolean {
    return this.#rows.has(operation);
  }

  calling(service: OperationReport["service"], operation: string): void {
    this.#calls += 1;
    reportRejection("onProgress", this.#onProgress?.({ service, operation, call: this.#calls }));
    this.#change(operation, (row) => ({ ...row, calls: row.calls + 1 }));
  }

  answered(operation: string, status: number): void {
    const statuses = this.#rows.get(operation)?.statuses;
    statuses?.set(status, (statuses.get(status) ?? 0) + 1);
  }

  /** A successful answer was checked. */
  verified(operation: string): void {
    this.#change(operation, (row) => ({ ...row, verified: true }));
  }

  /** In the order in which they were named. */
  rows(): OperationReport[] {
    return [...this.#rows.values()].map(({ row, statuses }) => ({
      ...row,
      // Whole numbers as names come in ascending order.
      statuses: Object.fromEntries(statuses),
    }));
  }

  #change(operation: string, change: (row: OperationReport) => OperationReport): void {
    const entry = this.#rows.get(operation);
    if (entry !== undefined) entry.row = change(entry.row);
  }
}
