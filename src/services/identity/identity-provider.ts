import type { IdentityBehaviour, IdentityFault } from "../../../generated/sandbox-types.gen.ts";
import type { Addresses } from "../../../generated/environments.gen.ts";
import { clientAuthentication } from "../../../generated/client-authentication.gen.ts";
import { endpoints, requestRules, scopes } from "../../../generated/identity.gen.ts";
import { isCertificateOf, type RegisteredCertificates } from "../certificates.ts";
import { json } from "../messages.ts";
import type { ServiceAnswer, ServiceRequest } from "../service.ts";
import { broken } from "../rules.ts";
import type { Grants } from "./grants.ts";
import { Refusal } from "./parameters.ts";
import { signingAlgorithm, type SigningKeys } from "./signing-keys.ts";

export interface RegisteredClient extends RegisteredCertificates {
  readonly clientId: string;
  /** Addresses that a login may return to, compared as text; without them any. */
  readonly redirectUris?: readonly string[];
  /** Addresses that a logout may return to, compared as text; without them any. */
  readonly postLogoutRedirectUris?: readonly string[];
  /** The beginning that the return address of a logout by the legacy pages must have. */
  readonly legacyLogoutUrl?: string;
}

export interface IdentityProvider {
  readonly addresses: Readonly<Pick<Required<Addresses>, "oidc" | "oidcMutualTls">>;
  readonly clients: readonly RegisteredClient[];
  readonly behaviour: IdentityBehaviour;
  readonly keys: SigningKeys;
  readonly grants: Grants;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Path of the endpoint that only the discovery document has, but not the contract. */
export const userinfoPath = "/oauth2/userinfo";
/** Its path on the address for browsers, where published configurations look for it; no discovery document names it. */
export const publicUserinfoPath = "/userinfo";

/** Path of the logout on the address for browsers: the specification's is on the other one. */
export function browserLogoutPath(behaviour: IdentityBehaviour): string {
  return behaviour === "published" ? "/oauth2/end_session" : endpoints.endSession.path;
}

/** Issuer of every token: the address with a slash at its end (published facts). */
export function issuerOf({ addresses }: Pick<IdentityProvider, "addresses">): string {
  return `${addresses.oidc}/`;
}

/** @throws Refusal when the client presents no certificate, or one that cannot be trusted. */
export function presentedCertificate({ clientCertificate }: Pick<ServiceRequest, "clientCertificate">): Uint8Array {
  if (clientCertificate !== undefined) return clientCertificate;
  throw new Refusal("invalid_client", broken("noCertificate"));
}

/**
 * The client system that a request names, when the presented certificate (DER) equals a registered one of it
 * (specification, Authentication).
 *
 * @throws Refusal when it does not, or there is no such client.
 */
export function authenticateClient<Client extends RegisteredClient>(
  clients: readonly Client[],
  clientId: string,
  certificate: Uint8Array,
): Client {
  const client = clients.find((known) => known.clientId === clientId);
  if (client !== undefined && isCertificateOf(client, certificate)) return client;
  throw new Refusal("invalid_client", broken("otherCertificate"));
}

/** The discovery document (OpenID Connect Discovery 1.0, section 3), spoilt by the fault that is on. */
export function answerDiscovery(
  provider: Pick<IdentityProvider, "addresses" | "behaviour">,
  fault?: IdentityFault,
): ServiceAnswer {
  const { addresses, behaviour } = provider;
  const address = (name: keyof typeof endpoints): string => addresses[endpoints[name].address] + endpoints[name].path;
  const endpointsAt = (base: string): Readonly<Record<string, string>> => ({
    token_endpoint: base + endpoints.token.path,
    userinfo_endpoint: base + userinfoPath,
  });
  const mutualTls = endpointsAt(addresses.oidcMutualTls);
  const aliases = { ...mutualTls, end_session_endpoint: address("endSession") };
  return json(200, {
    issuer: fault === "wrong-discovery-issuer" ? "https://issuer.example/" : issuerOf(provider),
    authorization_endpoint: address("authorization"),
    jwks_uri: address("jwks"),
    // The browser is sent there, and has no client certificate.
    end_session_endpoint: addresses.oidc + browserLogoutPath(behaviour),
    ...(fault === "endpoint-aliases" ? { ...endpointsAt(addresses.oidc), mtls_endpoint_aliases: aliases } : mutualTls),
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
