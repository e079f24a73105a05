import type { DocumentedErrorStatus, RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type { GatewayStatus } from "../../services/http-faults.ts";
import { Faults } from "../faults/faults.ts";

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
 * - `gateway-error`: a gateway answers 429, 502, 503 or 504 as plain text in place of the service,
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
      /** An error of a gateway, as plain text. */
      readonly kind: "gateway-error";
      /** Its HTTP status. */
      readonly status: GatewayStatus;
      /**
       * Seconds in the header `Retry-After`, at most 86,400.
       *
       * @default a second with the status 429; the others have no such header
       */
      readonly retryAfter?: number;
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

export interface RegistryFate {
  /** How late it is answered, in milliseconds. */
  readonly delay: number;
  /** The fault that replaces its ordinary answer. */
  readonly fault: Exclude<RegistryFault, { readonly kind: "latency" }> | undefined;
}

/** The faults of the registry: several at a time, but each kind only once for the same operation. */
export class RegistryFaults extends Faults<RegistryFault> {
  readonly #now: () => number;
  /** When the requests of the last 60 seconds came, as far as they count. */
  #requests: number[] = [];

  /** @param now the time in milliseconds since 1970 */
  constructor(now: () => number) {
    super(slotOf);
    this.#now = now;
  }

  override set(fault: RegistryFault): void {
    super.set(fault);
    // Requests from before the fault do not count.
    if (fault.kind === "budget-exceeded") this.#requests = [];
  }

  /**
   * Returns the faults that the next request meets: the newest latency and the newest of the others that are meant for it. Each
   * of the two counts the request as one time.
   *
   * @param operation `undefined` for a path that no operation has
   */
  meet(operation: RegistryOperationId | undefined): RegistryFate {
    const time = this.#now();
    while ((this.#requests[0] ?? time) <= time - 60_000) this.#requests.shift();
    this.#requests.push(time);
    const meets = (fault: RegistryFault): boolean => this.#isMeantFor(fault, operation);
    const late = this.take((fault) => fault.kind === "latency" && meets(fault));
    const other = this.take((fault) => fault.kind !== "latency" && meets(fault));
    return {
      delay: late?.kind === "latency" ? late.delay : 0,
      fault: other?.kind === "latency" ? undefined : other,
    };
  }

  #isMeantFor(fault: RegistryFault, operation: RegistryOperationId | undefined): boolean {
    if (fault.kind === "budget-exceeded") {
      return this.#requests.length > (fault.requestsPerMinute ?? registryLimits.requestsPerMinute);
    }
    // A path without an operation documents no status.
    if (operation === undefined && fault.kind === "status") return false;
    return fault.operation === undefined || fault.operation === operation;
  }
}

/** Faults with the same text replace one another. */
function slotOf(fault: RegistryFault): string {
  return `${fault.kind} ${fault.kind === "budget-exceeded" ? "" : (fault.operation ?? "")}`;
}
