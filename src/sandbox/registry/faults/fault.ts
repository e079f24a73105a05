import type { DocumentedStatus, RegistryOperationId } from "../../../../generated/registry-operations.gen.ts";

/** Which requests a fault of the registry meets. */
interface Reach {
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
 */
export type RegistryFault =
  | (Reach & { readonly kind: "latency"; readonly delay: number })
  | (Reach & { readonly kind: "reset"; readonly when: "before" | "during" | "after" })
  | (Reach & { readonly kind: "status"; readonly status: Exclude<DocumentedStatus, 200> })
  | (Reach & { readonly kind: "block-page" })
  | { readonly service: "registry"; readonly kind: "budget-exceeded"; readonly requestsPerMinute?: number };
