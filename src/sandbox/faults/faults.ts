import type { FaultSelection, SandboxFault } from "../../../generated/sandbox-types.gen.ts";
import { readArgument } from "../config/check-schema.ts";

/** The faults of a sandbox; they can be changed at any time. */
export interface SandboxFaults {
  /**
   * Switches a fault on for the next requests. A fault of the identity service or of the legacy service replaces the previous one.
   * A fault of the registry replaces one of the same kind for the same operation.
   *
   * @throws InvalidInputError when there is no such fault, or a member breaks its rule; then nothing changes.
   */
  set(fault: SandboxFault): void;
  /**
   * Switches faults off.
   *
   * @throws InvalidInputError when there is no such service, kind or operation; then nothing changes.
   */
  clear(selection?: FaultSelection): void;
  /** The faults that are on. */
  list(): readonly SandboxFault[];
}

type Service = SandboxFault["service"];
/** The faults of a service. */
type FaultOf<Of extends Service> = Extract<SandboxFault, { readonly service: Of }>;

/** The faults for the services, and for programs that change them by JSON. */
export interface Faults extends SandboxFaults {
  set(fault: unknown): void;
  clear(selection?: unknown): void;
  /** Active faults of a service without `times`, the oldest first. */
  on<Of extends Service>(service: Of): readonly FaultOf<Of>[];
  /** Returns the newest fault of a service that applies to a request. This counts as one time, and the last time ends the fault. */
  take<Of extends Service>(service: Of, meets: (fault: FaultOf<Of>) => boolean): FaultOf<Of> | undefined;
}

/** The order in which faults are listed. */
const services: readonly Service[] = ["registry", "identity", "legacy", "tls"];

/** @param onChange called with the faults that are on after they were set or cleared */
export function createFaults(onChange: (on: readonly SandboxFault[]) => void): Faults {
  let entries: readonly { readonly fault: SandboxFault; left: number }[] = [];
  const change = (next: typeof entries): void => {
    entries = next.toSorted(({ fault: one }, { fault: other }) => rank(one) - rank(other));
    onChange(entries.map(({ fault }) => fault));
  };
  return {
    set(given) {
      const { times = Infinity, ...fault }: SandboxFault & { readonly times?: number | undefined } = readArgument(
        "faults",
        "fault",
        given,
        "SandboxFault",
      );
      change([...entries.filter((entry) => slotOf(entry.fault) !== slotOf(fault)), { fault, left: times }]);
    },
    clear(selection = {}) {
      const wanted = Object.entries(readArgument("faults", "fault", selection, "FaultSelection"));
      change(entries.filter(({ fault }) => !wanted.every(([name, value]) => Reflect.get(fault, name) === value)));
    },
    // JSON has no Infinity.
    list: () => entries.map(({ fault, left }) => ({ ...fault, ...(left === Infinity ? {} : { times: left }) })),
    on: (service) => entries.flatMap(({ fault }) => (isOf(service, fault) ? [fault] : [])),
    take(service, meets) {
      const met = entries.findLast(({ fault }) => isOf(service, fault) && meets(fault));
      if (met === undefined || !isOf(service, met.fault)) return undefined;
      met.left -= 1;
      entries = entries.filter(({ left }) => left >= 1);
      return met.fault;
    },
  };
}

function rank({ service }: SandboxFault): number {
  return services.indexOf(service);
}

function isOf<Of extends Service>(service: Of, fault: SandboxFault): fault is FaultOf<Of> {
  return fault.service === service;
}

/** A fault takes the place of the one with the same text. */
function slotOf(fault: SandboxFault): string {
  if (fault.service === "identity" || fault.service === "legacy") return fault.service;
  return `${fault.service} ${fault.kind} ${"operation" in fault ? (fault.operation ?? "") : ""}`;
}
