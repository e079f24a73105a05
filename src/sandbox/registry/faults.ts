import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type { RegistryFault } from "../../../generated/sandbox-types.gen.ts";
import type { Faults } from "../faults/faults.ts";

export interface RegistryFate {
  /** How late it is answered, in milliseconds. */
  readonly delay: number;
  /** The fault that replaces its ordinary answer. */
  readonly fault: Exclude<RegistryFault, { readonly kind: "latency" }> | undefined;
}

/**
 * Returns the faults that the next request meets: the newest latency and the newest of the others that are meant for it. Each
 * of the two counts the request as one time.
 *
 * @param operation `undefined` for a path that no operation has
 */
export type MeetFaults = (operation: RegistryOperationId | undefined) => RegistryFate;

/** @param now the time in milliseconds since 1970 */
export function meetFaults(faults: Faults, now: () => number): MeetFaults {
  /** When the requests of the last 60 seconds came, as far as they count. */
  let requests: number[] = [];
  let budget: RegistryFault | undefined;
  const isMeantFor = (fault: RegistryFault, operation: RegistryOperationId | undefined): boolean => {
    if (fault.kind === "budget-exceeded") {
      return requests.length > (fault.requestsPerMinute ?? registryLimits.requestsPerMinute);
    }
    // A path without an operation documents no status.
    if (operation === undefined && fault.kind === "status") return false;
    return fault.operation === undefined || fault.operation === operation;
  };
  return (operation) => {
    const time = now();
    const before = budget;
    budget = faults.on("registry").find(({ kind }) => kind === "budget-exceeded");
    // Requests from before the fault do not count.
    if (budget !== before) requests = [];
    while ((requests[0] ?? time) <= time - 60_000) requests.shift();
    requests.push(time);
    const late = faults.take("registry", (one) => one.kind === "latency" && isMeantFor(one, operation));
    const other = faults.take("registry", (one) => one.kind !== "latency" && isMeantFor(one, operation));
    return {
      delay: late?.kind === "latency" ? late.delay : 0,
      fault: other?.kind === "latency" ? undefined : other,
    };
  };
}
