import type { Addresses } from "../../../generated/environments.gen.ts";
import { clientAuthentication, endpoints, requestRules, scopes } from "../../../generated/identity.gen.ts";
import type { IdentityFault } from "./faults.ts";
import { paths } from "./paths.ts";
import { signingAlgorithm } from "./signing-keys.ts";

/** The discovery document (OpenID Connect Discovery 1.0, section 3). */
export function discoveryDocument(
  addresses: Required<Addresses>,
  issuer: string,
  fault: IdentityFault | undefined,
): Readonly<Record<string, unknown>> {
  const address = (name: keyof typeof endpoints): string => addresses[endpoints[name].address] + endpoints[name].path;
  const mutualTls = {
    token_endpoint: address("token"),
    end_session_endpoint: address("endSession"),
    userinfo_endpoint: addresses.oidcMutualTls + paths.userinfo,
  };
  const withoutCertificate = {
    token_endpoint: addresses.oidc + endpoints.token.path,
    end_session_endpoint: addresses.oidc + endpoints.endSession.path,
    userinfo_endpoint: addresses.oidc + paths.userinfo,
  };
  return {
    issuer: fault === "wrong-discovery-issuer" ? "https://issuer.example/" : issuer,
    authorization_endpoint: address("authorization"),
    jwks_uri: address("jwks"),
    ...(fault === "endpoint-aliases" ? { ...withoutCertificate, mtls_endpoint_aliases: mutualTls } : mutualTls),
    scopes_supported: scopes,
    response_types_supported: requestRules.authorization.response_type.enum,
    grant_types_supported: [...requestRules.token.grant_type.enum, "refresh_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [signingAlgorithm],
    token_endpoint_auth_methods_supported: [
      fault === "no-tls-client-auth" ? "client_secret_basic" : clientAuthentication.method,
    ],
    code_challenge_methods_supported: requestRules.authorization.code_challenge_method.enum,
  };
}
