import { sha256 } from "../certificates.ts";
import type { ServiceAnswer, ServiceRequest } from "../messages.ts";
import { presentedCertificate, type IdentityProvider } from "./identity-provider.ts";
import { secretJson } from "./refusal.ts";

/**
 * The userinfo endpoint (OpenID Connect Core 1.0, section 5.3), which the specification does not show. The access token
 * is good only with the certificate that it was issued to.
 *
 * @throws Refusal when there is no certificate.
 */
export async function answerUserinfo(
  { keys, grants }: IdentityProvider,
  request: ServiceRequest,
  fault?: "wrong-subject",
): Promise<ServiceAnswer> {
  const certificate = presentedCertificate(request);
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (token === "") return secretJson(401, {}, { "WWW-Authenticate": "Bearer" });
  const { jti, scope, client_cert_sha256: thumbprint } = (await keys.verify(token)) ?? {};
  const grant =
    thumbprint === (await sha256(certificate)) && typeof jti === "string" ? grants.ofAccessToken(jti) : undefined;
  if (grant === undefined) {
    const error = { error: "invalid_token", error_description: "the access token is not valid, or not here" };
    return secretJson(401, error, { "WWW-Authenticate": 'Bearer error="invalid_token"' });
  }
  // A refreshed token may have less than what the user granted.
  const granted = (grant.granted ?? grant.scope).filter((name) => Array.isArray(scope) && scope.includes(name));
  const sub = fault === "wrong-subject" ? crypto.randomUUID() : grant.sub;
  return secretJson(200, { ...grant.claims(granted), sub });
}
