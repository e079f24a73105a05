import { identityFaultKinds, type IdentityFault } from "../../services/identity/faults.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { checkNames, delayOf, Faults, oneOf } from "../faults/fault-switch.ts";

/** A fault of the identity service; a new one takes the place of the one before. */
export interface IdentityFaultSetting {
  /** The service that has the fault. */
  readonly service: "identity";
  /** What goes wrong. */
  readonly kind: IdentityFault;
  /**
   * How late `slow` answers, in milliseconds, at most 600,000.
   *
   * @default 2_000
   */
  readonly delay?: number;
}

/** The fault of the identity service; none is on at the beginning. */
export class IdentityFaults extends Faults<Required<IdentityFaultSetting>> {
  readonly #onChange: (fault: IdentityFault | undefined) => void;

  /** @param onChange told of the fault that is on after every change */
  constructor(onChange: (fault: IdentityFault | undefined) => void) {
    super((members) => {
      checkNames(members, ["service", "kind", "delay"]);
      const kind = oneOf(members, "kind", identityFaultKinds);
      return { service: "identity", kind, delay: delayOf(members, 2000) };
    });
    this.#onChange = onChange;
  }

  get current(): IdentityFault | undefined {
    return this.on[0]?.kind;
  }

  /** Delay of the fault `slow` in milliseconds. */
  get delay(): number {
    return this.on[0]?.delay ?? 0;
  }

  override set(members: JsonObject): void {
    super.set(members);
    this.#onChange(this.current);
  }

  override clear(fits: (fault: Required<IdentityFaultSetting>) => boolean): void {
    super.clear(fits);
    this.#onChange(this.current);
  }
}
