import type { IdentityEndpoint, IdentityFault } from "../../services/identity/faults.ts";
import { Faults } from "../faults/faults.ts";
import type { GatewayMembers } from "../faults/gateway-fault.ts";

/** A fault of the identity service; a new one takes the place of the one before. */
export interface IdentityFaultSetting extends GatewayMembers {
  /** The service that has the fault. */
  readonly service: "identity";
  /** The kind of the fault. */
  readonly kind: IdentityFault;
  /**
   * How late `slow` answers, in milliseconds, at most 600,000.
   *
   * @default 2_000
   */
  readonly delay?: number;
  /**
   * The endpoint that `gateway-error` and `block-page` meet.
   *
   * @default every one
   */
  readonly endpoint?: IdentityEndpoint;
  /**
   * How many requests `gateway-error` and `block-page` meet; then they are over.
   *
   * @default Infinity
   */
  readonly times?: number;
}

/** The fault of the identity service; none is on at the beginning. */
export class IdentityFaults extends Faults<IdentityFaultSetting> {
  readonly #onChange: (fault: IdentityFault | undefined) => void;

  /** @param onChange told of the fault that is on after every change */
  constructor(onChange: (fault: IdentityFault | undefined) => void) {
    super();
    this.#onChange = onChange;
  }

  get current(): IdentityFault | undefined {
    return this.on[0]?.kind;
  }

  /** Delay of the fault `slow` in milliseconds. */
  get delay(): number {
    return this.on[0]?.delay ?? 0;
  }

  override set(fault: IdentityFaultSetting): void {
    super.set(fault);
    this.#onChange(this.current);
  }

  override clear(fits: (fault: IdentityFaultSetting) => boolean): void {
    super.clear(fits);
    this.#onChange(this.current);
  }
}
