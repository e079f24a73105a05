import type { IdentityFault } from "../../../generated/sandbox-types.gen.ts";
import { SignJWT } from "jose/jwt/sign";
import { UnsecuredJWT } from "jose/jwt/unsecured";
import { exportSPKI } from "jose/key/export";
import type { JWTPayload } from "jose";
import {
  endpoints,
  requestRules,
  type Scope,
  type AccessTokenClaims,
  type IdentityTokenClaims,
  type TokenResponse,
} from "../../../generated/identity.gen.ts";
import { sha256 } from "../certificates.ts";
import { formOf, type Form } from "../messages.ts";
import type { ServiceAnswer, ServiceRequest } from "../service.ts";
import { broken } from "../rules.ts";
import { accessTokenLifetime, identityTokenLifetime, type Grant } from "./grants.ts";
import { authenticateClient, presentedCertificate, issuerOf, type IdentityProvider } from "./identity-provider.ts";
import { readParameters, readScope, Refusal, secretJson } from "./parameters.ts";
import { signingAlgorithm, type SigningKeys } from "./signing-keys.ts";

/** Parameters of the refresh grant (RFC 6749, section 6), which the specification does not show. */
const refreshRules = {
  grant_type: { required: true, type: "string", enum: ["refresh_token"] },
  refresh_token: { required: true, type: "string", minLength: 1 },
  client_id: requestRules.token.client_id,
  scope: requestRules.token.scope,
} as const;
const [codeGrant] = requestRules.token.grant_type.enum;
const [refreshGrant] = refreshRules.grant_type.enum;

/**
 * The token endpoint.
 *
 * @throws Refusal when the request breaks the contract.
 */
export async function answerTokenRequest(
  provider: IdentityProvider,
  request: ServiceRequest,
  fault?: IdentityFault,
): Promise<ServiceAnswer> {
  const certificate = presentedCertificate(request);
  const form = formOf(request);
  if (form === undefined) {
    throw new Refusal("invalid_request", broken("bodyType", endpoints.token.contentType));
  }
  if (form.has("client_secret") || form.has("client_assertion") || request.headers["authorization"] !== undefined) {
    throw new Refusal("invalid_request", broken("otherAuthentication"));
  }
  const [grantType = codeGrant] = form.get("grant_type") ?? [];
  if (grantType !== codeGrant && grantType !== refreshGrant) {
    throw new Refusal("unsupported_grant_type", broken("oneOf", codeGrant, refreshGrant), "grant_type");
  }
  const redeem = grantType === codeGrant ? redeemCode : redeemRefreshToken;
  return secretJson(200, await issueTokens(provider, await redeem(provider, form, certificate), fault));
}

async function redeemCode(
  { clients, grants }: IdentityProvider,
  form: Form,
  certificate: Uint8Array,
): Promise<TokenOrder> {
  const values = readParameters(form, requestRules.token, "ignore");
  const { clientId } = authenticateClient(clients, values.client_id, certificate);
  const grant = grants.redeemCode(values.code, clientId);
  if (grant === undefined) {
    throw new Refusal("invalid_grant", broken("unknownCode"), "code");
  }
  if (values.redirect_uri !== grant.redirectUri) {
    throw new Refusal("invalid_grant", broken("otherLogin", grant.redirectUri), "redirect_uri");
  }
  // Refused, because a verifier without a challenge may mean that an attacker removed the challenge (RFC 9700, section 2.1.1).
  const challenge = values.code_verifier === undefined ? undefined : await sha256(values.code_verifier);
  if (challenge !== grant.codeChallenge) {
    throw new Refusal("invalid_grant", broken("otherChallenge"), "code_verifier");
  }
  return { grant, scope: grantedScope(values.scope, grant), nonce: grant.nonce, certificate };
}

function redeemRefreshToken({ clients, grants }: IdentityProvider, form: Form, certificate: Uint8Array): TokenOrder {
  const values = readParameters(form, refreshRules, "ignore");
  const { clientId } = authenticateClient(clients, values.client_id, certificate);
  const grant = grants.redeemRefreshToken(values.refresh_token, clientId);
  if (grant === undefined) {
    throw new Refusal("invalid_grant", broken("unknownRefreshToken"), "refresh_token");
  }
  return { grant, scope: grantedScope(values.scope, grant), nonce: undefined, certificate };
}

/** Scopes of the new tokens: those of the login, or the part of them that is asked for, unless the user grants others. */
function grantedScope(asked: string | undefined, { scope, granted }: Grant): readonly Scope[] {
  const wanted = asked === undefined ? scope : readScope(asked);
  if (!wanted.every((name) => scope.includes(name))) {
    throw new Refusal("invalid_scope", broken("beyondGrant"), "scope");
  }
  return granted ?? wanted;
}

/**
 * The userinfo endpoint (OpenID Connect Core 1.0, section 5.3), which the specification does not show. On the address for
 * mutual TLS the access token is good only with the certificate that it was issued to; on the one for browsers there is none.
 *
 * @throws Refusal when there has to be a certificate and is none.
 */
export async function answerUserinfo(
  { keys, grants }: IdentityProvider,
  request: ServiceRequest,
  address: "oidc" | "oidcMutualTls",
  fault?: "wrong-subject",
): Promise<ServiceAnswer> {
  const certificate = address === "oidc" ? undefined : presentedCertificate(request);
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(request.headers["authorization"] ?? "") ?? [];
  if (token === "") return secretJson(401, {}, { "WWW-Authenticate": "Bearer" });
  const { jti, scope, client_cert_sha256: thumbprint } = (await keys.verify(token)) ?? {};
  const isHolder = certificate === undefined || thumbprint === (await sha256(certificate));
  const grant = isHolder && typeof jti === "string" ? grants.ofAccessToken(jti) : undefined;
  if (grant === undefined) {
    const error = { error: "invalid_token", error_description: "the access token is not valid, or not here" };
    return secretJson(401, error, { "WWW-Authenticate": 'Bearer error="invalid_token"' });
  }
  // A refreshed token may have less than what the user granted.
  const granted = (grant.granted ?? grant.scope).filter((name) => Array.isArray(scope) && scope.includes(name));
  const sub = fault === "wrong-subject" ? crypto.randomUUID() : grant.sub;
  return secretJson(200, { ...grant.claims(granted), sub });
}

/** Seconds by which faults shift the times of both tokens. */
const shifts: Readonly<Partial<Record<IdentityFault, number>>> = { expired: -86_400, "not-yet-valid": 86_400 };

export interface TokenOrder {
  readonly grant: Grant;
  readonly scope: readonly Scope[];
  /** Nonce of the login; tokens that a refresh token gave have none (OpenID Connect Core 1.0, section 12.2). */
  readonly nonce: string | undefined;
  readonly certificate: Uint8Array;
}

/** Issues the tokens of one answer of the token endpoint, spoilt by the fault of the login or by the one that is on. */
async function issueTokens(
  provider: Omit<IdentityProvider, "clients" | "behaviour">,
  { grant, scope, nonce, certificate }: TokenOrder,
  general: IdentityFault | undefined,
): Promise<Partial<TokenResponse>> {
  const { keys, grants, now } = provider;
  const { clientId, sub, session, fault = general } = grant;
  const iat = Math.floor(now() / 1000) + (fault === undefined ? 0 : (shifts[fault] ?? 0));
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
  const { sid: _sid, ...withoutSession } = identityToken;
  const sent =
    fault === "no-sid" ? withoutSession : { ...identityToken, ...(fault === "wrong-acr" ? { acr: "0" } : {}) };
  return {
    access_token: await sign(keys, { ...accessToken }, fault),
    refresh_token: grants.newRefreshToken(grant),
    scope: scope.join(" "),
    ...(fault === "no-id-token" ? {} : { id_token: await sign(keys, sent, fault) }),
    token_type: "Bearer",
    expires_in: accessTokenLifetime,
  };
}

/** Signs claims as the fault says; otherwise by RS256 and without a `kid` (published facts). */
async function sign(keys: SigningKeys, payload: JWTPayload, fault: IdentityFault | undefined): Promise<string> {
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
