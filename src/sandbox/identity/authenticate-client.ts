import type { ClientSystem } from "../client-systems.ts";
import type { HttpRequest } from "../http/message.ts";
import { isCertificateOf } from "../is-certificate-of.ts";
import { Refusal } from "./refusal.ts";

/** @throws Refusal when the client presents no certificate, or one that cannot be trusted. */
export function presentedCertificate({ clientCertificate }: Pick<HttpRequest, "clientCertificate">): Buffer {
  if (clientCertificate !== undefined) return clientCertificate;
  throw new Refusal("invalid_client", "a client certificate is required: one of the sandbox's authority, valid now");
}

/**
 * The client system that a request names, when the presented certificate (DER) equals a registered one of it
 * (specification, Authentication).
 *
 * @throws Refusal when it does not, or there is no such client.
 */
export function authenticateClient(
  clients: readonly ClientSystem[],
  clientId: string,
  certificate: Buffer,
): ClientSystem {
  const client = clients.find((known) => known.clientId === clientId);
  if (client !== undefined && isCertificateOf(client, certificate)) return client;
  throw new Refusal("invalid_client", "the client certificate is not registered for this client_id");
}
