import { clientAuthentication, endpoints, requestRules, scopes } from "../../../generated/identity.gen.ts";
import { json, type ServiceAnswer } from "../messages.ts";
import type { IdentityFault } from "./faults.ts";
import { issuerOf, userinfoPath, type IdentityProvider } from "./identity-provider.ts";
import { signingAlgorithm } from "./signing-keys.ts";

/** The discovery document (OpenID Connect Discovery 1.0, section 3), spoilt by the fault that is on. */
export function answerDiscovery(provider: Pick<IdentityProvider, "addresses">, fault?: IdentityFault): ServiceAnswer {
  const { addresses } = provider;
  const address = (name: keyof typeof endpoints): string => addresses[endpoints[name].address] + endpoints[name].path;
  const endpointsAt = (base: string): Readonly<Record<string, string>> => ({
    token_endpoint: base + endpoints.token.path,
    end_session_endpoint: base + endpoints.endSession.path,
    userinfo_endpoint: base + userinfoPath,
  });
  const mutualTls = endpointsAt(addresses.oidcMutualTls);
  return json(200, {
    issuer: fault === "wrong-discovery-issuer" ? "https://issuer.example/" : issuerOf(provider),
    authorization_endpoint: address("authorization"),
    jwks_uri: address("jwks"),
    ...(fault === "endpoint-aliases"
      ? { ...endpointsAt(addresses.oidc), mtls_endpoint_aliases: mutualTls }
      : mutualTls),
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
