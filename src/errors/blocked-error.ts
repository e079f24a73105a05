import { ContractError } from "./contract-error.ts";

/**
 * The service has blocked this address after a burst of requests, or `Retry-After` asks for a pause beyond the deadline of the
 * call. The call is not retried. A block ends by itself if the client sends no requests.
 *
 * @example
 *
 * ```ts
 * if (error instanceof BlockedError) console.error(`blocked until ${error.until.toISOString()}`);
 * ```
 */
export class BlockedError extends ContractError {
  override readonly name = "BlockedError";
  /** Stable code of the class. */
  static readonly code = "ERR_BLOCKED";
  readonly code = "ERR_BLOCKED";
  /** The operationId. */
  readonly operation: string;
  /** HTTP status of the block page; `undefined` when the pause had begun before and nothing was sent. */
  readonly status: number | undefined;
  /** Milliseconds in which no request of the client starts. */
  readonly pause: number;
  /** End of the pause, by the clock of this machine. */
  readonly until: Date;

  constructor(
    operation: string,
    { pause, date, status }: { readonly pause: number; readonly date: number; readonly status?: number },
  ) {
    const until = new Date(date + pause);
    const what =
      status === undefined
        ? "the service has blocked this address or asked it to wait beyond the deadline; nothing was sent"
        : `the service answered ${status} with a page that blocks this address`;
    super(`${operation}: ${what}; no request starts for ${Math.ceil(pause)} ms, until ${until.toISOString()}`);
    this.operation = operation;
    this.status = status;
    this.pause = pause;
    this.until = until;
  }
}
