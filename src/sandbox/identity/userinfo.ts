import { createHash } from "node:crypto";
import type { HttpAnswer, HttpRequest } from "../http/message.ts";
import { claimsOf } from "./claims.ts";
import { presentedCertificate } from "./authenticate-client.ts";
import type { IdentityState } from "./identity-state.ts";
import { secretJson } from "./oauth-answers.ts";

/**
 * The userinfo endpoint (OpenID Connect Core 1.0, section 5.3), which the specification does not show. The access token
 * is good only with the certificate that it was issued to.
 *
 * @throws Refusal when there is no certificate.
 */
export async function answerUserinfo({ keys, grants }: IdentityState, request: HttpRequest): Promise<HttpAnswer> {
  const certificate = presentedCertificate(request);
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (token === "") return secretJson(401, {}, { "WWW-Authenticate": "Bearer" });
  const { jti, scope, client_cert_sha256: thumbprint } = (await keys.verify(token)) ?? {};
  const bound = thumbprint === createHash("sha256").update(certificate).digest("base64url");
  const grant = bound && typeof jti === "string" ? grants.ofAccessToken(jti) : undefined;
  if (grant === undefined) {
    const error = { error: "invalid_token", error_description: "the access token is not valid, or not here" };
    return secretJson(401, error, { "WWW-Authenticate": 'Bearer error="invalid_token"' });
  }
  // A refreshed token may have less than what the user granted.
  const granted = grant.scope.filter((name) => Array.isArray(scope) && scope.includes(name));
  return secretJson(200, { ...claimsOf(grant.session.user, granted), sub: grant.session.user.id });
}
