import type { RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../../generated/registry-service.gen.ts";
import type { RegistryFault } from "../../../generated/sandbox-types.gen.ts";
import { Faults } from "../faults/faults.ts";

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
