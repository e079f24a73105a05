import { createHash, randomUUID } from "node:crypto";
import { exportSPKI } from "jose/key/export";
import { SignJWT } from "jose/jwt/sign";
import { UnsecuredJWT } from "jose/jwt/unsecured";
import type { AccessTokenClaims, IdentityTokenClaims, Scope, TokenResponse } from "../../../generated/identity.gen.ts";
import { claimsOf } from "./claims.ts";
import { accessTokenLifetime, type Grant } from "./grants.ts";
import type { IdentityState } from "./identity-state.ts";
import { signingAlgorithm } from "./signing-keys.ts";

/** Lifetime of an identity token in seconds (published facts). */
const identityTokenLifetime = 1800;
/** By how many seconds the fault `expired` sets both tokens back. */
const aDay = 86_400;

/** What new tokens are for. */
export interface TokenOrder {
  readonly grant: Grant;
  readonly scope: readonly Scope[];
  /** Nonce of the login; tokens that a refresh token gave have none (OpenID Connect Core 1.0, section 12.2). */
  readonly nonce: string | undefined;
  /** The client's certificate (DER). */
  readonly certificate: Buffer;
}

/** Issues the tokens of one token response, spoilt by the fault that is on. */
export async function issueTokens(
  state: IdentityState,
  { grant, scope, nonce, certificate }: TokenOrder,
): Promise<Partial<TokenResponse>> {
  const fault = state.faults.current;
  const { user, id: sid, began } = grant.session;
  const iat = Math.floor(state.context.now() / 1000) - (fault === "expired" ? aDay : 0);
  const common = {
    aud: fault === "wrong-audience" ? `not-${grant.clientId}` : grant.clientId,
    iss: fault === "wrong-issuer" ? "https://issuer.example/" : state.issuer,
    iat,
  };
  const accessToken: AccessTokenClaims = {
    ...common,
    client_cert_sha256: createHash("sha256")
      .update(fault === "wrong-certificate-thumbprint" ? "another certificate" : certificate)
      .digest("base64url"),
    exp: iat + accessTokenLifetime,
    jti: state.grants.newAccessTokenId(grant),
    nbf: iat,
    scope,
    sub: fault === "wrong-subject" ? randomUUID() : user.id,
  };
  const identityToken: IdentityTokenClaims = {
    ...claimsOf(user, scope),
    ...common,
    auth_time: Math.floor(began / 1000),
    azp: common.aud,
    exp: iat + identityTokenLifetime,
    jti: randomUUID(),
    ...(nonce === undefined ? {} : { nonce: fault === "wrong-nonce" ? `not-${nonce}` : nonce }),
    sid,
    sub: user.id,
  };
  return {
    access_token: await sign(state, accessToken),
    refresh_token: state.grants.newRefreshToken(grant),
    scope: scope.join(" "),
    ...(fault === "no-id-token" ? {} : { id_token: await sign(state, identityToken) }),
    token_type: "Bearer",
    expires_in: accessTokenLifetime,
  };
}

/** Signs claims as the fault says; otherwise by RS256 and without a `kid` (published facts). */
async function sign({ keys, faults }: IdentityState, claims: AccessTokenClaims | IdentityTokenClaims): Promise<string> {
  const fault = faults.current;
  const payload = { ...claims };
  if (fault === "alg-none") return new UnsecuredJWT(payload).encode();
  if (fault === "hs256-public-key") {
    const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
    return new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(secret);
  }
  const header = { alg: signingAlgorithm, ...(fault === "key-id" ? { kid: "key-of-today" } : {}) };
  return new SignJWT(payload)
    .setProtectedHeader(header)
    .sign(fault === "foreign-key" ? await keys.foreignKey() : keys.privateKey);
}
