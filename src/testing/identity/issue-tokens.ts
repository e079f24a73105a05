import { SignJWT } from "jose/jwt/sign";
import { UnsecuredJWT } from "jose/jwt/unsecured";
import type { AccessTokenClaims, IdentityTokenClaims, TokenResponse } from "../../../generated/identity.gen.ts";
import type { TokenFault } from "./identity-answers.ts";
import { signingAlgorithm } from "./provider-keys.ts";
import type { Grant, ProviderState } from "./provider-state.ts";
import { subjectOf } from "./subject-of.ts";
import { sampleClaims } from "./sample-claims.ts";

/** Lifetimes of the published service in seconds. */
const accessTokenLifetime = 300;
const identityTokenLifetime = 1800;
const aDay = 86_400;

/** Issues the tokens of one answer, with a fault if one is given. */
export async function issueTokens(
  state: ProviderState,
  grant: Grant,
  fault: TokenFault | undefined,
): Promise<Partial<TokenResponse>> {
  const { clientId, issuer, now, thumbprint } = state;
  const { scope, nonce, sid, began } = grant;
  const iat = now() - (fault === "expired" ? aDay : 0);
  const sub = subjectOf(grant);
  const common = {
    aud: fault === "wrong-audience" ? `not-${clientId}` : clientId,
    iss: fault === "wrong-issuer" ? "https://issuer.example/" : issuer,
    iat,
  };
  const accessClaims: AccessTokenClaims = {
    ...common,
    client_cert_sha256: fault === "wrong-certificate-thumbprint" ? "A".repeat(thumbprint.length) : thumbprint,
    exp: iat + accessTokenLifetime,
    jti: crypto.randomUUID(),
    nbf: iat,
    scope,
    sub: fault === "wrong-subject" ? crypto.randomUUID() : sub,
  };
  const identityClaims: IdentityTokenClaims = {
    ...sampleClaims(scope, grant.claims),
    ...common,
    auth_time: began,
    azp: common.aud,
    exp: iat + identityTokenLifetime,
    jti: crypto.randomUUID(),
    ...(nonce === undefined ? {} : { nonce: fault === "wrong-nonce" ? `not-${nonce}` : nonce }),
    sid,
    sub,
  };
  const accessToken = await sign(state, accessClaims, fault);
  const refreshToken = crypto.randomUUID();
  state.accessTokens.set(accessToken, grant);
  state.refreshTokens.set(refreshToken, grant);
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    scope: scope.join(" "),
    ...(fault === "no-id-token" ? {} : { id_token: await sign(state, identityClaims, fault) }),
    token_type: "Bearer",
    expires_in: accessTokenLifetime,
  };
}

async function sign({ keys }: ProviderState, claims: object, fault: TokenFault | undefined): Promise<string> {
  if (fault === "alg-none") return new UnsecuredJWT({ ...claims }).encode();
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: signingAlgorithm })
    .sign(fault === "foreign-key" ? await keys.foreignKey() : keys.privateKey);
}
