import { registryLimits, type RegistryOperationId } from "../../../../generated/registry-operations.gen.ts";
import { timesLeft, timesOf, type FaultSwitch } from "../../faults/fault-switch.ts";
import type { RegistryFault } from "./fault.ts";
import { readRegistryFault } from "./read-fault.ts";

/** What happens to one request. */
export interface RegistryFate {
  /** How late it is answered, in milliseconds. */
  readonly delay: number;
  /** What happens instead of its ordinary answer. */
  readonly fault: Exclude<RegistryFault, { readonly kind: "latency" }> | undefined;
}

/** The faults of the registry: several at a time, but each kind only once for the same operation. */
export interface RegistryFaults extends FaultSwitch<RegistryFault> {
  /**
   * What the next request meets: the newest latency and the newest of the other faults that are meant for it. Each counts
   * that as one time.
   *
   * @param operation `undefined` for a path that no operation has
   */
  take(operation: RegistryOperationId | undefined): RegistryFate;
}

/** @param now the time in milliseconds since 1970 */
export function createRegistryFaults(now: () => number): RegistryFaults {
  // The oldest first.
  let entries: readonly { readonly fault: RegistryFault; left: number }[] = [];
  let requests = createRequestCounter(now);

  const isMeantFor = (fault: RegistryFault, operation: RegistryOperationId | undefined): boolean => {
    if (fault.kind === "budget-exceeded") {
      return requests.lastMinute > (fault.requestsPerMinute ?? registryLimits.requestsPerMinute);
    }
    // What is no operation documents no status.
    if (operation === undefined && fault.kind === "status") return false;
    return fault.operation === undefined || fault.operation === operation;
  };
  const count = (taken: RegistryFault): void => {
    for (const entry of entries) if (entry.fault === taken) entry.left -= 1;
    entries = entries.filter(({ left }) => left >= 1);
  };

  return {
    set(members) {
      const fault = readRegistryFault(members);
      const left = timesOf(members);
      const others = entries.filter((entry) => slotOf(entry.fault) !== slotOf(fault));
      entries = [...others, { fault, left }];
      // What came before it was on is forgiven.
      if (fault.kind === "budget-exceeded") requests = createRequestCounter(now);
    },
    clear(fits) {
      entries = entries.filter(({ fault }) => !fits(fault));
    },
    list: () => entries.map(({ fault, left }) => ({ ...fault, ...timesLeft(left) })),
    take(operation) {
      requests.add();
      let late: Extract<RegistryFault, { readonly kind: "latency" }> | undefined;
      let other: RegistryFate["fault"];
      for (const { fault } of entries) {
        if (!isMeantFor(fault, operation)) continue;
        if (fault.kind === "latency") late = fault;
        else other = fault;
      }
      if (late !== undefined) count(late);
      if (other !== undefined) count(other);
      return { delay: late?.delay ?? 0, fault: other };
    },
  };
}

/** Faults with the same text replace one another. */
function slotOf(fault: RegistryFault): string {
  return `${fault.kind} ${fault.kind === "budget-exceeded" ? "" : (fault.operation ?? "")}`;
}

/** Counts the requests of the last 60 seconds. */
function createRequestCounter(now: () => number): { add(): void; readonly lastMinute: number } {
  const times: number[] = [];
  const forget = (): void => {
    const since = now() - 60_000;
    const kept = times.findIndex((time) => time > since);
    times.splice(0, kept === -1 ? times.length : kept);
  };
  return {
    add() {
      forget();
      times.push(now());
    },
    get lastMinute() {
      forget();
      return times.length;
    },
  };
}
