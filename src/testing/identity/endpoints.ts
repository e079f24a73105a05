import { clientAuthentication, endpoints, requestRules, scopes } from "../../../generated/identity.gen.ts";
import type { DiscoveryFault } from "./identity-answers.ts";
import { OAuthRefusal } from "./oauth-refusal.ts";
import { signingAlgorithm } from "./provider-keys.ts";
import type { ProviderState } from "./provider-state.ts";
import { parametersOf, readParameters } from "./read-parameters.ts";
import { sampleClaims } from "./sample-claims.ts";
import { subjectOf } from "./subject-of.ts";

/** Path of the endpoint that the contract does not have and only the discovery document tells of. */
export const userinfoPath = "/oauth2/userinfo";

/** The discovery document (OpenID Connect Discovery 1.0, section 3). */
export function discoveryResponse({ addresses, issuer }: ProviderState, fault?: DiscoveryFault): Response {
  const address = (name: keyof typeof endpoints): string => addresses[endpoints[name].address] + endpoints[name].path;
  return Response.json({
    issuer: fault === "wrong-issuer" ? "https://issuer.example/" : issuer,
    authorization_endpoint: address("authorization"),
    token_endpoint: address("token"),
    end_session_endpoint: address("endSession"),
    userinfo_endpoint: addresses.oidcMutualTls + userinfoPath,
    jwks_uri: address("jwks"),
    scopes_supported: scopes,
    response_types_supported: requestRules.authorization.response_type.enum,
    grant_types_supported: [...requestRules.token.grant_type.enum, "refresh_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [signingAlgorithm],
    token_endpoint_auth_methods_supported: [
      fault === "no-tls-client-auth" ? "client_secret_basic" : clientAuthentication.method,
    ],
    code_challenge_methods_supported: requestRules.authorization.code_challenge_method.enum,
  });
}

/** The key set. */
export function jwksResponse({ keys }: ProviderState): Response {
  return Response.json({ keys: [keys.published] });
}

/**
 * The logout endpoint: sends the browser back, as the service does in any case once the user has chosen.
 *
 * @throws OAuthRefusal for a request that breaks the contract.
 */
export async function endSessionResponse({ clientId }: ProviderState, request: Request): Promise<Response> {
  const values = readParameters(await parametersOf(request), requestRules.logout, (name, rule) => {
    throw new OAuthRefusal("endSession", "invalid_request", `${name} ${rule}`);
  });
  if (values.client_id !== clientId) {
    throw new OAuthRefusal("endSession", "invalid_client", "client_id is not that of the provider");
  }
  const back = new URL(values.post_logout_redirect_uri ?? "");
  if (values.state !== undefined) back.searchParams.set("state", values.state);
  return new Response(null, { status: 302, headers: { location: back.href } });
}

/**
 * The userinfo endpoint (OpenID Connect Core 1.0, section 5.3), which the specification does not show.
 *
 * @throws OAuthRefusal for an access token that the provider has not issued.
 */
export function userinfoResponse({ accessTokens }: ProviderState, request: Request, fault?: "wrong-subject"): Response {
  const [, token = ""] = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  const grant = accessTokens.get(token);
  if (grant === undefined) throw new OAuthRefusal("userinfo", "invalid_token", "the access token is not known");
  const sub = fault === "wrong-subject" ? crypto.randomUUID() : subjectOf(grant);
  return Response.json({ ...sampleClaims(grant.scope, grant.claims), sub });
}
