import { requestRules } from "../../../generated/identity.gen.ts";
import { addParameters, parametersOf, type ServiceRequest } from "../messages.ts";
import { authenticateClient, presentedCertificate, type RegisteredClient } from "./identity-provider.ts";
import { readParameters } from "./parameters.ts";
import { Refusal } from "./refusal.ts";

/** A checked logout request. */
export interface LogoutRequest<Client extends RegisteredClient> {
  readonly client: Client;
  /** The identity token; nothing has checked it. */
  readonly idTokenHint: string;
  /** Where the browser goes in any case, `state` included. */
  readonly returnAddress: string;
}

/**
 * Reads a request to the logout endpoint.
 *
 * @throws Refusal when it breaks the contract.
 */
export function readLogout<Client extends RegisteredClient>(
  clients: readonly Client[],
  request: ServiceRequest,
): LogoutRequest<Client> {
  const certificate = presentedCertificate(request);
  const values = readParameters(parametersOf(request), requestRules.logout, "refuse");
  const client = authenticateClient(clients, values.client_id, certificate);
  if (client.postLogoutRedirectUris?.includes(values.post_logout_redirect_uri) === false) {
    throw new Refusal("invalid_request", "is not registered for this client_id", "post_logout_redirect_uri");
  }
  const returnAddress = addParameters(values.post_logout_redirect_uri, { state: values.state });
  return { client, idTokenHint: values.id_token_hint, returnAddress };
}
