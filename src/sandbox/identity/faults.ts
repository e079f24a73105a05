import { endpoints } from "../../../generated/identity.gen.ts";
import { identityFaultKinds, type IdentityEndpoint, type IdentityFault } from "../../services/identity/faults.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { checkNames, delayOf, Faults, oneOf } from "../faults/fault-switch.ts";
import { readGatewayError, type GatewayMembers } from "../faults/gateway-fault.ts";

// The table has every endpoint of the contract and nothing else.
export const identityEndpointNames = [...(Object.keys(endpoints) as (keyof typeof endpoints)[]), "userinfo"] as const;

/** A fault of the identity service; a new one takes the place of the one before. */
export interface IdentityFaultSetting extends GatewayMembers {
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

/** The members of a kind of fault, besides `service` and `kind`. */
export function identityFaultMembers(kind: string): readonly Exclude<keyof IdentityFaultSetting, "service" | "kind">[] {
  if (kind === "gateway-error") return ["status", "retryAfter", "endpoint", "times"];
  if (kind === "block-page") return ["endpoint", "times"];
  // Every other kind takes it, so that a list of faults can be set again.
  return ["delay"];
}

function readIdentityFault(members: JsonObject): IdentityFaultSetting {
  const kind = oneOf(members, "kind", identityFaultKinds);
  const service = "identity";
  checkNames(members, ["service", "kind", ...identityFaultMembers(kind)]);
  if (kind !== "gateway-error" && kind !== "block-page") return { service, kind, delay: delayOf(members, 2000) };
  return {
    ...{ service, kind },
    ...(kind === "gateway-error" ? readGatewayError(members) : {}),
    ...(members["endpoint"] === undefined ? {} : { endpoint: oneOf(members, "endpoint", identityEndpointNames) }),
  };
}

/** The fault of the identity service; none is on at the beginning. */
export class IdentityFaults extends Faults<IdentityFaultSetting> {
  readonly #onChange: (fault: IdentityFault | undefined) => void;

  /** @param onChange told of the fault that is on after every change */
  constructor(onChange: (fault: IdentityFault | undefined) => void) {
    super(readIdentityFault);
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

  override clear(fits: (fault: IdentityFaultSetting) => boolean): void {
    super.clear(fits);
    this.#onChange(this.current);
  }
}
