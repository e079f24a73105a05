import type { Addresses } from "../../../generated/environments.gen.ts";
import { isCertificateOf } from "../certificates.ts";
import type { ServiceRequest } from "../messages.ts";
import type { Grants } from "./grants.ts";
import { Refusal } from "./refusal.ts";
import type { SigningKeys } from "./signing-keys.ts";

export interface RegisteredClient {
  readonly clientId: string;
  /** Its certificates as PEM. */
  readonly certificates: readonly { readonly cert: string }[];
  /** Addresses that a login may return to, compared as text; without them any. */
  readonly redirectUris?: readonly string[];
  /** Addresses that a logout may return to, compared as text; without them any. */
  readonly postLogoutRedirectUris?: readonly string[];
}

export interface IdentityProvider {
  readonly addresses: Readonly<Pick<Required<Addresses>, "oidc" | "oidcMutualTls">>;
  readonly clients: readonly RegisteredClient[];
  readonly keys: SigningKeys;
  readonly grants: Grants;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Path of the endpoint that the contract does not have and only the discovery document tells of. */
export const userinfoPath = "/oauth2/userinfo";

/** Issuer of every token: the address with a slash at its end (published facts). */
export function issuerOf({ addresses }: Pick<IdentityProvider, "addresses">): string {
  return `${addresses.oidc}/`;
}

/** @throws Refusal when the client presents no certificate, or one that cannot be trusted. */
export function presentedCertificate({ clientCertificate }: Pick<ServiceRequest, "clientCertificate">): Uint8Array {
  if (clientCertificate !== undefined) return clientCertificate;
  throw new Refusal("invalid_client", "a client certificate is required, a trusted one that is valid now");
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
  throw new Refusal("invalid_client", "the client certificate is not registered for this client_id");
}
