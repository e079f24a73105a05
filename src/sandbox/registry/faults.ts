import {
  documentedStatuses,
  registryOperations,
  type DocumentedErrorStatus,
  type RegistryOperationId,
  type DocumentedStatus,
} from "../../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import type { GatewayStatus } from "../../services/http-faults.ts";
import { readGatewayError } from "../faults/gateway-fault.ts";
import { checkNames, delayOf, Faults, numberOf, oneOf } from "../faults/fault-switch.ts";

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

/** The members of each kind of fault, besides `service` and `kind`. */
export const registryFaultMembers = {
  latency: ["delay", "operation", "times"],
  reset: ["when", "operation", "times"],
  status: ["status", "operation", "times"],
  "gateway-error": ["status", "retryAfter", "operation", "times"],
  "block-page": ["operation", "times"],
  "budget-exceeded": ["requestsPerMinute"],
} as const satisfies Record<RegistryFault["kind"], readonly string[]>;

export const registryFaultKinds = [
  "latency",
  "reset",
  "status",
  "gateway-error",
  "block-page",
  "budget-exceeded",
] as const;

export const operationIds = Object.values(registryOperations).map(({ id }) => id);
const statuses: readonly DocumentedStatus[] = documentedStatuses;
export const errorStatuses = statuses.filter((status): status is DocumentedErrorStatus => status >= 300);

/**
 * Reads a fault, its number of `times` left out.
 *
 * @throws InvalidInputError when a member breaks its rule or is unknown.
 */
function readRegistryFault(members: JsonObject): RegistryFault {
  const kind = oneOf(members, "kind", registryFaultKinds);
  const service = "registry";
  checkNames(members, ["service", "kind", ...registryFaultMembers[kind]]);
  const operation = members["operation"] === undefined ? {} : { operation: oneOf(members, "operation", operationIds) };
  switch (kind) {
    case "latency":
      return { service, kind, delay: delayOf(members), ...operation };
    case "reset":
      return { service, kind, when: oneOf(members, "when", ["before", "during", "after"]), ...operation };
    case "status":
      return { service, kind, status: oneOf(members, "status", errorStatuses), ...operation };
    case "gateway-error":
      return { service, kind, ...readGatewayError(members), ...operation };
    case "block-page":
      return { service, kind, ...operation };
    case "budget-exceeded":
      if (members["requestsPerMinute"] === undefined) return { service, kind };
      return { service, kind, requestsPerMinute: numberOf(members, "requestsPerMinute", { atLeast: 0 }) };
  }
}

export interface RegistryFate {
  /** How late it is answered, in milliseconds. */
  readonly delay: number;
  /** What happens instead of its ordinary answer. */
  readonly fault: Exclude<RegistryFault, { readonly kind: "latency" }> | undefined;
}

/** The faults of the registry: several at a time, but each kind only once for the same operation. */
export class RegistryFaults extends Faults<RegistryFault> {
  readonly #now: () => number;
  /** When the requests of the last 60 seconds came, as far as they count. */
  #requests: number[] = [];

  /** @param now the time in milliseconds since 1970 */
  constructor(now: () => number) {
    super(readRegistryFault, slotOf);
    this.#now = now;
  }

  override set(members: JsonObject): void {
    super.set(members);
    // What came before it was on is forgiven.
    if (members["kind"] === "budget-exceeded") this.#requests = [];
  }

  /**
   * What the next request meets: the newest latency and the newest of the other faults that are meant for it. Each counts
   * that as one time.
   *
   * @param operation `undefined` for a path that no operation has
   */
  take(operation: RegistryOperationId | undefined): RegistryFate {
    const time = this.#now();
    while ((this.#requests[0] ?? time) <= time - 60_000) this.#requests.shift();
    this.#requests.push(time);
    const met = this.on.filter((fault) => this.#isMeantFor(fault, operation));
    const late = met.findLast((fault) => fault.kind === "latency");
    const other = met.findLast((fault) => fault.kind !== "latency");
    if (late !== undefined) this.use(late);
    if (other !== undefined) this.use(other);
    return { delay: late?.delay ?? 0, fault: other };
  }

  #isMeantFor(fault: RegistryFault, operation: RegistryOperationId | undefined): boolean {
    if (fault.kind === "budget-exceeded") {
      return this.#requests.length > (fault.requestsPerMinute ?? registryLimits.requestsPerMinute);
    }
    // What is no operation documents no status.
    if (operation === undefined && fault.kind === "status") return false;
    return fault.operation === undefined || fault.operation === operation;
  }
}

/** Faults with the same text replace one another. */
function slotOf(fault: RegistryFault): string {
  return `${fault.kind} ${fault.kind === "budget-exceeded" ? "" : (fault.operation ?? "")}`;
}
