import { identityFaultKinds, type IdentityFault } from "../../services/identity/faults.ts";
import { checkNames, delayOf, oneOf, type FaultSwitch } from "../faults/fault-switch.ts";

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

/** The fault that is on. */
export interface IdentityFaults extends FaultSwitch<IdentityFaultSetting> {
  readonly current: IdentityFault | undefined;
  /** Delay of the fault `slow` in milliseconds. */
  readonly delay: number;
}

/** @param onChange told of every change, after it */
export function createIdentityFaults(onChange: (fault: IdentityFault | undefined) => void): IdentityFaults {
  let current: IdentityFaultSetting | undefined;
  const change = (fault: IdentityFaultSetting | undefined): void => {
    current = fault;
    onChange(fault?.kind);
  };
  return {
    get current() {
      return current?.kind;
    },
    get delay() {
      return current?.delay ?? 0;
    },
    set(members) {
      checkNames(members, ["service", "kind", "delay"]);
      change({ service: "identity", kind: oneOf(members, "kind", identityFaultKinds), delay: delayOf(members, 2000) });
    },
    clear(fits) {
      if (current !== undefined && fits(current)) change(undefined);
    },
    list: () => (current === undefined ? [] : [current]),
  };
}
