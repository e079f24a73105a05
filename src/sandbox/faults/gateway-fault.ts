import { answerHttpFault, gatewayError, gatewayStatuses, type GatewayStatus } from "../../services/http-faults.ts";
import type { JsonObject } from "../../transport/json-object.ts";
import { numberOf, oneOf, type Faults } from "./fault-switch.ts";

/** What a gateway in front of a service answers in its place; each service has these faults. */
export const gatewayFaultKinds = ["gateway-error", "block-page"] as const;

/** The members that only `gateway-error` has. */
export interface GatewayMembers {
  /** Status of `gateway-error`. */
  readonly status?: GatewayStatus;
  /**
   * Seconds in the header `Retry-After` of `gateway-error`, at most 86,400.
   *
   * @default a second with the status 429; the others have no such header
   */
  readonly retryAfter?: number;
}

/** A fault of a gateway, as every service has it. */
export type GatewayFault = { readonly kind: (typeof gatewayFaultKinds)[number] } & GatewayMembers;

/** @throws InvalidInputError when a member breaks its rule. */
export function readGatewayError(members: JsonObject): {
  readonly status: GatewayStatus;
  readonly retryAfter?: number;
} {
  const status = oneOf(members, "status", gatewayStatuses);
  if (members["retryAfter"] === undefined) return { status, ...(status === 429 ? { retryAfter: 1 } : {}) };
  return { status, retryAfter: numberOf(members, "retryAfter", { atLeast: 0, atMost: 86_400, whole: true }) };
}

function isGatewayFault(fault: { readonly kind: string }): fault is GatewayFault {
  return gatewayFaultKinds.some((kind) => kind === fault.kind);
}

export function gatewayAnswer({ kind, status, retryAfter }: GatewayFault): Response | Promise<Response> {
  return kind === "block-page" || status === undefined
    ? answerHttpFault("block-page")
    : gatewayError(status, retryAfter);
}

/** The answer of the gateway's fault that is on and meets a request; that counts as one time. */
export function takeGateway<Fault extends { readonly kind: string }>(
  faults: Faults<Fault>,
  meets: (fault: Fault) => boolean = () => true,
): Response | Promise<Response> | undefined {
  const fault = faults.on.find((one) => isGatewayFault(one) && meets(one));
  if (fault === undefined || !isGatewayFault(fault)) return undefined;
  faults.use(fault);
  return gatewayAnswer(fault);
}
