import { http, type HttpHandler } from "msw";
import { endpoints } from "../../../generated/identity.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { checkOptions } from "../../transport/option-checks.ts";
import { answerHttpFault, httpFaults, isHttpFault } from "../http-fault.ts";
import { discoveryResponse, endSessionResponse, jwksResponse, userinfoPath, userinfoResponse } from "./endpoints.ts";
import {
  discoveryFaults,
  errorStatuses,
  tokenFaults,
  type IdentityAnswers,
  type IdentityEndpointName,
} from "./identity-answers.ts";
import { OAuthRefusal, refusalResponse } from "./oauth-refusal.ts";
import type { ProviderState } from "./provider-state.ts";
import { answerTokenRequest } from "./token-endpoint.ts";

/** Names of faults that only one endpoint has. */
const ownFaults = {
  discovery: discoveryFaults,
  jwks: [],
  token: tokenFaults,
  endSession: [],
  userinfo: ["wrong-subject"],
} as const satisfies Record<IdentityEndpointName, readonly string[]>;

/** The endpoints that programs call. */
export const identityEndpoints: readonly IdentityEndpointName[] = [
  "discovery",
  "jwks",
  "token",
  "endSession",
  "userinfo",
];

type Answer = Partial<Record<"error" | "description" | "fault", string | undefined>>;

/**
 * A handler of one endpoint.
 *
 * @param answer what is answered instead of the endpoint's own answer
 * @throws InvalidInputError for an endpoint, error or fault that there is not.
 */
export function identityHandler<Endpoint extends IdentityEndpointName>(
  state: ProviderState,
  endpoint: Endpoint,
  answer: IdentityAnswers[Endpoint] | undefined,
  once: boolean,
): HttpHandler {
  const asked: Answer = answer ?? {};
  check(endpoint, asked);
  return http.all(
    addressOf(state, endpoint),
    async ({ request }) => {
      try {
        return await respond(state, endpoint, request, asked);
      } catch (error) {
        if (error instanceof OAuthRefusal) return refusalResponse(error);
        throw error;
      }
    },
    { once },
  );
}

function addressOf({ addresses }: ProviderState, endpoint: IdentityEndpointName): string {
  if (endpoint === "userinfo") return addresses.oidcMutualTls + userinfoPath;
  return addresses[endpoints[endpoint].address] + endpoints[endpoint].path;
}

function respond(
  state: ProviderState,
  endpoint: IdentityEndpointName,
  request: Request,
  { error, description = "", fault }: Answer,
): Response | Promise<Response> {
  if (fault !== undefined && isHttpFault(fault)) return answerHttpFault(fault);
  // What is asked for has been checked against these lists.
  const own = <Fault extends string>(names: readonly Fault[]): Fault | undefined =>
    names.find((name) => name === fault);
  switch (endpoint) {
    case "discovery":
      return discoveryResponse(state, own(discoveryFaults));
    case "jwks":
      return jwksResponse(state);
    case "token":
    case "endSession":
    case "userinfo": {
      const statuses = errorStatuses[endpoint];
      if (error !== undefined && isKeyOf(statuses, error)) throw new OAuthRefusal(endpoint, error, description);
      if (endpoint === "token") return answerTokenRequest(state, request, own(tokenFaults));
      if (endpoint === "endSession") return endSessionResponse(state, request);
      return userinfoResponse(state, request, own(ownFaults.userinfo));
    }
  }
}

function isKeyOf<Names extends object>(names: Names, name: string): name is keyof Names & string {
  return Object.hasOwn(names, name);
}

function check(endpoint: IdentityEndpointName, answer: Answer): void {
  const refuse = (field: string, names: readonly string[]): never => {
    throw new InvalidInputError("handler", [{ field, rule: `must be ${names.join(", ")}` }]);
  };
  if (!identityEndpoints.includes(endpoint)) refuse("endpoint", identityEndpoints);
  checkOptions("handler", answer, { error: true, description: true, fault: true }, {});
  const { error, fault } = answer;
  const errors = endpoint === "discovery" || endpoint === "jwks" ? {} : errorStatuses[endpoint];
  if (error !== undefined && !Object.hasOwn(errors, error)) refuse("error", Object.keys(errors));
  const faults: readonly string[] = [...ownFaults[endpoint], ...httpFaults];
  if (fault !== undefined && !faults.includes(fault)) refuse("fault", faults);
}
