import type {
  IdentityEndpoint,
  IdentityFaultSetting,
  LegacyFaultSetting,
} from "../../../generated/sandbox-types.gen.ts";
import { answerHttpFault, gatewayError } from "../../services/http-faults.ts";
import type { Faults } from "./faults.ts";

type Setting = IdentityFaultSetting | LegacyFaultSetting;

/** The answer of a gateway in place of the service behind it, which is an error with a status, or else the block page. */
export function gatewayAnswer(
  fault: { readonly kind: string } & Pick<Setting, "status" | "retryAfter">,
): Response | Promise<Response> {
  const { kind, status, retryAfter = status === 429 ? 1 : undefined } = fault;
  return kind !== "gateway-error" || status === undefined
    ? answerHttpFault("block-page")
    : gatewayError(status, retryAfter);
}

/**
 * The answer of the gateway's fault that is on and meets a request; that counts as one time.
 *
 * @param endpoint of the identity service that the request is for
 */
export function takeGateway(
  faults: Faults,
  service: Setting["service"],
  endpoint?: IdentityEndpoint,
): Response | Promise<Response> | undefined {
  const fault = faults.take(service, (one) => {
    const { endpoint: met = endpoint }: Partial<IdentityFaultSetting> = one.service === "identity" ? one : {};
    return (one.kind === "gateway-error" || one.kind === "block-page") && met === endpoint;
  });
  return fault && gatewayAnswer(fault);
}
