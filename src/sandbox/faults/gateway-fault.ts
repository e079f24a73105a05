import type { IdentityFaultSetting } from "../../../generated/sandbox-types.gen.ts";
import { answerHttpFault, gatewayError } from "../../services/http-faults.ts";
import type { Faults } from "./faults.ts";

/** An answer of a gateway in place of the service behind it; each service has these faults. */
type GatewayFault = { readonly kind: "gateway-error" | "block-page" } & Pick<
  IdentityFaultSetting,
  "status" | "retryAfter"
>;

function isGatewayFault(fault: { readonly kind: string }): fault is GatewayFault {
  return fault.kind === "gateway-error" || fault.kind === "block-page";
}

export function gatewayAnswer({ kind, status, retryAfter }: GatewayFault): Response | Promise<Response> {
  return kind === "block-page" || status === undefined
    ? answerHttpFault("block-page")
    : gatewayError(status, retryAfter ?? (status === 429 ? 1 : undefined));
}

/** The answer of the gateway's fault that is on and meets a request; that counts as one time. */
export function takeGateway<Fault extends { readonly kind: string }>(
  faults: Faults<Fault>,
  meets: (fault: Fault) => boolean = () => true,
): Response | Promise<Response> | undefined {
  const fault = faults.take((one) => isGatewayFault(one) && meets(one));
  return fault !== undefined && isGatewayFault(fault) ? gatewayAnswer(fault) : undefined;
}
