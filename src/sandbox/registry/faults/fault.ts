import type { DocumentedErrorStatus, RegistryOperationId } from "../../../../generated/registry-operations.gen.ts";

/** Which requests a fault of the registry meets. */
interface Reach {
  /** The service that has the fault. */
  readonly service: "registry";
  /**
   * The operation that it meets.
   *
   * @default every one
   */
  readonly operation?: RegistryOperationId;
  /**
   * How many requests it meets; then it is over.
   *
   * @default Infinity
   */
  readonly times?: number;
}

/**
 * A fault of the registry:
 * - `latency`: the answer comes late, by `delay` milliseconds (at most 600,000); another fault may follow,
 * - `reset`: the connection ends `before` the request is processed, in the middle of the answer or `after` it,
 * - `status`: a documented status with the body that the contract shows for it,
 * - `block-page`: 403 with an HTML page, as for a client that was cut off,
 * - `budget-exceeded`: the same page for what goes beyond the queries a minute that the terms of use allow, or beyond
 *   `requestsPerMinute`, counted from when it is switched on; it lifts by itself when the last minute had fewer.
 *
 * Each but the last can be narrowed: `operation` is the one operation that it meets (default every one), and `times` how
 * many requests it meets before it is over (default `Infinity`).
 */
export type RegistryFault =
  | (Reach & {
      /** The answer comes late. */
      readonly kind: "latency";
      /** By how many milliseconds, at most 600,000. */
      readonly delay: number;
    })
  | (Reach & {
      /** The connection ends. */
      readonly kind: "reset";
      /** Before the request is processed, in the middle of the answer, or after the request was processed. */
      readonly when: "before" | "during" | "after";
    })
  | (Reach & {
      /** An error of the contract. */
      readonly kind: "status";
      /** Its HTTP status. */
      readonly status: DocumentedErrorStatus;
    })
  | (Reach & {
      /** 403 with an HTML page. */
      readonly kind: "block-page";
    })
  | {
      /** The service that has the fault. */
      readonly service: "registry";
      /** 403 with an HTML page for what is too much. */
      readonly kind: "budget-exceeded";
      /**
       * Requests a minute that are answered.
       *
       * @default those that the terms of use allow
       */
      readonly requestsPerMinute?: number;
    };
