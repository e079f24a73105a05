import { http, type HttpHandler } from "msw";
import { endpoints } from "../../../generated/identity.gen.ts";
import { answerDiscovery, userinfoPath, type IdentityProvider } from "../../services/identity/identity-provider.ts";
import { tokenFaults } from "../../services/identity/faults.ts";
import { readLogout } from "../../services/identity/browser-requests.ts";
import { Refusal, refusalAnswer, secretJson } from "../../services/identity/parameters.ts";
import { answerTokenRequest, answerUserinfo } from "../../services/identity/token-endpoint.ts";
import { json, redirect } from "../../services/messages.ts";
import type { ServiceAnswer } from "../../services/service.ts";
import { checkOptions, other } from "../../transport/option-table.ts";
import { checkOneOf } from "../handlers.ts";
import { answerHttpFault, httpFaults, isHttpFault } from "../../services/http-faults.ts";
import { readServiceRequest, responseOf } from "../../services/service.ts";
import { discoveryFaults, errorStatuses, type IdentityAnswers, type IdentityEndpointName } from "./identity-answers.ts";

export interface TestProvider extends IdentityProvider {
  /** The client certificate (DER) that every request counts as presented with, since msw sees none. */
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
 * @param answer what is answered instead of the endpoint's own answer
 * @throws InvalidInputError for an endpoint, error or fault that there is not.
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
  return http.all(
    addressOf(provider, endpoint),
    async ({ request }) => {
      if (fault !== undefined && isHttpFault(fault)) return answerHttpFault(fault);
      if (error !== undefined) return responseOf(errorAnswer(endpoint, error, description));
      try {
        return responseOf(await ownAnswer(provider, endpoint, request, fault));
      } catch (refusal) {
        if (refusal instanceof Refusal) return responseOf(refusalAnswer(refusal));
        throw refusal;
      }
    },
    { once },
  );
}

function addressOf({ addresses }: TestProvider, endpoint: IdentityEndpointName): string {
  if (endpoint === "userinfo") return addresses.oidcMutualTls + userinfoPath;
  return addresses[endpoints[endpoint].address] + endpoints[endpoint].path;
}

async function ownAnswer(
  provider: TestProvider,
  endpoint: IdentityEndpointName,
  sent: Request,
  fault: string | undefined,
): Promise<ServiceAnswer> {
  const request = { ...(await readServiceRequest(sent)), clientCertificate: provider.certificate };
  // What is asked for has been checked against these lists.
  const own = <Fault extends string>(names: readonly Fault[]): Fault | undefined =>
    names.find((name) => name === fault);
  switch (endpoint) {
    case "discovery": {
      const wrong = own(discoveryFaults);
      return answerDiscovery(provider, wrong === "wrong-issuer" ? "wrong-discovery-issuer" : wrong);
    }
    case "jwks":
      return json(200, { keys: provider.keys.published });
    case "token":
      return answerTokenRequest(provider, request, own(tokenFaults));
    case "endSession":
      // The service does so in any case, once the user has chosen.
      return redirect(readLogout(provider.clients, request, "oidcMutualTls").returnAddress);
    case "userinfo":
      return answerUserinfo(provider, request, "oidcMutualTls", own(ownFaults.userinfo));
  }
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
  checkOptions(subject, answer, { error: other, description: other, fault: other });
  const { error, fault } = answer;
  if (error !== undefined) checkOneOf(subject, "error", error, Object.keys(errorsOf(endpoint)));
  if (fault !== undefined) checkOneOf(subject, "fault", fault, [...ownFaults[endpoint], ...httpFaults]);
}
