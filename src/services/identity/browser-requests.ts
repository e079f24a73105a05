import { requestRules } from "../../../generated/identity.gen.ts";
import { addParameters, parametersOf, type Form } from "../messages.ts";
import type { ServiceRequest } from "../service.ts";
import { broken } from "../rules.ts";
import type { GrantRequest } from "./grants.ts";
import {
  authenticateClient,
  presentedCertificate,
  type IdentityProvider,
  type RegisteredClient,
} from "./identity-provider.ts";
import { readParameters, readScope, Refusal } from "./parameters.ts";

export interface PendingLogin extends GrantRequest {
  readonly state: string | undefined;
  /** Most seconds since the user authenticated (OpenID Connect Core 1.0, section 3.1.2.1). */
  readonly maxAge: number | undefined;
}

/**
 * Reads an authorization request.
 *
 * @throws Refusal when it breaks the contract. The service then shows a page instead of a redirect (published facts).
 */
export function readLogin({ clients }: Pick<IdentityProvider, "clients">, form: Form | undefined): PendingLogin {
  const values = readParameters(form, requestRules.authorization, "refuse");
  const client = registeredClient(clients, values.client_id);
  if (client.redirectUris?.includes(values.redirect_uri) === false) {
    throw new Refusal("invalid_request", broken("notOfClient"), "redirect_uri");
  }
  // A challenge without a method would be a plain one (RFC 7636, section 4.3), which the contract does not have.
  if ((values.code_challenge === undefined) !== (values.code_challenge_method === undefined)) {
    throw new Refusal("invalid_request", broken("halfChallenge"), "code_challenge_method");
  }
  return {
    clientId: client.clientId,
    redirectUri: values.redirect_uri,
    scope: readScope(values.scope),
    nonce: values.nonce,
    state: values.state,
    maxAge: values.max_age === undefined ? undefined : Number(values.max_age),
    codeChallenge: values.code_challenge,
  };
}

function registeredClient<Client extends RegisteredClient>(clients: readonly Client[], clientId: string): Client {
  const client = clients.find((known) => known.clientId === clientId);
  if (client === undefined) throw new Refusal("invalid_client", broken("unknownClient"), "client_id");
  return client;
}

export interface LogoutRequest<Client extends RegisteredClient> {
  readonly client: Client;
  /** The identity token; nothing has checked it. */
  readonly idTokenHint: string;
  /** The address that the browser returns to in any case, `state` included. */
  readonly returnAddress: string;
}

/**
 * Reads a request for a logout.
 *
 * @param address which one it came to; a browser presents no certificate
 * @throws Refusal when it breaks the contract.
 */
export function readLogout<Client extends RegisteredClient>(
  clients: readonly Client[],
  request: ServiceRequest,
  address: "oidc" | "oidcMutualTls",
): LogoutRequest<Client> {
  const certificate = address === "oidc" ? undefined : presentedCertificate(request);
  const values = readParameters(parametersOf(request), requestRules.logout, "refuse");
  const client =
    certificate === undefined
      ? registeredClient(clients, values.client_id)
      : authenticateClient(clients, values.client_id, certificate);
  if (client.postLogoutRedirectUris?.includes(values.post_logout_redirect_uri) === false) {
    throw new Refusal("invalid_request", broken("notOfClient"), "post_logout_redirect_uri");
  }
  const returnAddress = addParameters(values.post_logout_redirect_uri, { state: values.state });
  return { client, idTokenHint: values.id_token_hint, returnAddress };
}
