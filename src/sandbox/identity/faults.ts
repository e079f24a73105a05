import { identityFaultKinds, type IdentityFault } from "../../services/identity/faults.ts";
import { checkNames, createFaults, delayOf, oneOf, type FaultSwitch } from "../faults/fault-switch.ts";

/** A fault of the identity service; a new one takes the place of the one before. */
export interface IdentityFaultSetting {
  /** The service that has the fault. */
  readonly service: "identity";
  /** What goes wrong. */
  readonly kind: IdentityFault;
  /**
   * How late `slow` answers, in milliseconds, at most 600,000.
   *
   * @default 2,000
   */
  readonly delay?: number;
}

export interface IdentityFaults extends FaultSwitch<IdentityFaultSetting> {
  readonly current: IdentityFault | undefined;
  /** Delay of the fault `slow` in milliseconds. */
  readonly delay: number;
}

/** @param onChange told of the fault that is on after every change */
export function createIdentityFaults(onChange: (fault: IdentityFault | undefined) => void): IdentityFaults {
  const faults = createFaults((members) => {
    checkNames(members, ["service", "kind", "delay"]);
    const kind = oneOf(members, "kind", identityFaultKinds);
    return { service: "identity", kind, delay: delayOf(members, 2000) } as const;
  });
  return {
    get current() {
      return faults.on()[0]?.kind;
    },
    get delay() {
      return faults.on()[0]?.delay ?? 0;
    },
    set(members) {
      faults.set(members);
      onChange(faults.on()[0]?.kind);
    },
    clear(fits) {
      faults.clear(fits);
      onChange(faults.on()[0]?.kind);
    },
    list: () => faults.list(),
  };
}
