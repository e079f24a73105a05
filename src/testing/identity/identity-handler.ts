import { identityFaultKinds, tokenFaults } from "../../../generated/sandbox-types.gen.ts";
import { http, type HttpHandler } from "msw";
import { endpoints } from "../../../generated/identity.gen.ts";
import { userinfoPath, type RegisteredClient } from "../../services/identity/identity-provider.ts";
import {
  createIdentityService,
  type IdentityAddress,
  type IdentityServiceState,
} from "../../services/identity/identity-service.ts";
import { secretJson } from "../../services/identity/parameters.ts";
import { answerHttpFault, httpFaults, isHttpFault } from "../../services/http-faults.ts";
import { responseOf, type ServiceAnswer } from "../../services/service.ts";
import { checkOptions, other } from "../../transport/option-table.ts";
import { checkOneOf } from "../handlers.ts";
import { discoveryFaults, errorStatuses, type IdentityAnswers, type IdentityEndpointName } from "./identity-answers.ts";

export interface TestProvider extends Omit<IdentityServiceState<RegisteredClient>, "fault"> {
  /** The client certificate (DER) that every request is assumed to present, because msw sees none. */
  readonly certificate: Uint8Array;
}

const ownFaults = {
  discovery: discoveryFaults,
  jwks: [],
  token: tokenFaults,
  endSession: [],
  userinfo: ["wrong-subject"],
} as const satisfies Record<IdentityEndpointName, readonly string[]>;

// The table has every name.
export const identityEndpoints = Object.keys(ownFaults) as IdentityEndpointName[];

type Answer = Partial<Record<"error" | "description" | "fault", string | undefined>>;

/**
 * A handler of one endpoint.
 *
 * @param answer the response instead of the endpoint's own one
 * @throws InvalidInputError for an unknown endpoint, error or fault.
 */
export function identityHandler<Endpoint extends IdentityEndpointName>(
  provider: TestProvider,
  endpoint: Endpoint,
  answer: IdentityAnswers[Endpoint] | undefined,
  once: boolean,
): HttpHandler {
  const asked: Answer = answer ?? {};
  check(endpoint, asked);
  const { error, description = "", fault } = asked;
  const named = endpoint === "discovery" && fault === "wrong-issuer" ? "wrong-discovery-issuer" : fault;
  const own = identityFaultKinds.find((name) => name === named);
  const { address, path } = placeOf(endpoint);
  const service = createIdentityService({ ...provider, fault: () => own }, address).answer;
  return http.all(
    provider.addresses[address] + path,
    ({ request }) => {
      if (fault !== undefined && isHttpFault(fault)) return answerHttpFault(fault);
      if (error !== undefined) return responseOf(errorAnswer(endpoint, error, description));
      return service(request, { clientCertificate: provider.certificate });
    },
    { once },
  );
}

function placeOf(endpoint: IdentityEndpointName): { readonly address: IdentityAddress; readonly path: string } {
  return endpoint === "userinfo" ? { address: "oidcMutualTls", path: userinfoPath } : endpoints[endpoint];
}

/** An error that a test asks for (RFC 6749, section 5.2; RFC 6750, section 3). */
function errorAnswer(endpoint: IdentityEndpointName, error: string, description: string): ServiceAnswer {
  const body = { error, ...(description === "" ? {} : { error_description: description }) };
  const challenge = endpoint === "userinfo" ? { "WWW-Authenticate": `Bearer error="${error}"` } : undefined;
  return secretJson(errorsOf(endpoint)[error] ?? 400, body, challenge);
}

function errorsOf(endpoint: IdentityEndpointName): Readonly<Record<string, number>> {
  return endpoint === "discovery" || endpoint === "jwks" ? {} : errorStatuses[endpoint];
}

function check(endpoint: IdentityEndpointName, answer: Answer): void {
  const subject = "handler";
  checkOneOf(subject, "endpoint", endpoint, identityEndpoints);
  checkOptions(subject, answer, {
    error: { kind: "choice", of: Object.keys(errorsOf(endpoint)) },
    description: other,
    fault: { kind: "choice", of: [...ownFaults[endpoint], ...httpFaults] },
  });
}
