import { exportSPKI } from "jose/key/export";
import { SignJWT } from "jose/jwt/sign";
import { UnsecuredJWT } from "jose/jwt/unsecured";
import type { AccessTokenClaims, IdentityTokenClaims, Scope, TokenResponse } from "../../../generated/identity.gen.ts";
import { sha256 } from "../certificates.ts";
import type { IdentityFault } from "./faults.ts";
import { accessTokenLifetime, type Grant } from "./grants.ts";
import { issuerOf, type IdentityProvider } from "./identity-provider.ts";
import { signingAlgorithm, type SigningKeys } from "./signing-keys.ts";

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
  readonly certificate: Uint8Array;
}

/** Issues the tokens of one answer of the token endpoint, spoilt by the fault that is on. */
export async function issueTokens(
  provider: Omit<IdentityProvider, "clients">,
  { grant, scope, nonce, certificate }: TokenOrder,
  fault: IdentityFault | undefined,
): Promise<Partial<TokenResponse>> {
  const { keys, grants, now } = provider;
  const { clientId, sub, session } = grant;
  const iat = Math.floor(now() / 1000) - (fault === "expired" ? aDay : 0);
  const common = {
    aud: fault === "wrong-audience" ? `not-${clientId}` : clientId,
    iss: fault === "wrong-issuer" ? "https://issuer.example/" : issuerOf(provider),
    iat,
  };
  const accessToken: AccessTokenClaims = {
    ...common,
    client_cert_sha256: await sha256(fault === "wrong-certificate-thumbprint" ? "another certificate" : certificate),
    exp: iat + accessTokenLifetime,
    jti: grants.newAccessTokenId(grant),
    nbf: iat,
    scope,
    sub: fault === "wrong-subject" ? crypto.randomUUID() : sub,
  };
  const identityToken: IdentityTokenClaims = {
    ...grant.claims(scope),
    ...common,
    auth_time: Math.floor(session.began / 1000),
    azp: common.aud,
    exp: iat + identityTokenLifetime,
    jti: crypto.randomUUID(),
    ...(nonce === undefined ? {} : { nonce: fault === "wrong-nonce" ? `not-${nonce}` : nonce }),
    sid: session.id,
    sub,
  };
  return {
    access_token: await sign(keys, accessToken, fault),
    refresh_token: grants.newRefreshToken(grant),
    scope: scope.join(" "),
    ...(fault === "no-id-token" ? {} : { id_token: await sign(keys, identityToken, fault) }),
    token_type: "Bearer",
    expires_in: accessTokenLifetime,
  };
}

/** Signs claims as the fault says; otherwise by RS256 and without a `kid` (published facts). */
async function sign(
  keys: SigningKeys,
  claims: AccessTokenClaims | IdentityTokenClaims,
  fault: IdentityFault | undefined,
): Promise<string> {
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
