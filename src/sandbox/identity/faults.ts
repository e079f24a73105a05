import type { IdentityEndpoint, IdentityFault } from "../../services/identity/faults.ts";
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
