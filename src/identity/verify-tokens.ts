import {
  tokenRules,
  type AccessTokenClaims,
  type IdentityTokenClaims,
  type Scope,
  type ValueRules,
} from "../../generated/identity.gen.ts";
import { isJsonObject } from "../transport/json-object.ts";
import type { Clock } from "../transport/time.ts";
import { brokenMembers } from "./check-value.ts";
import type { KeySet, SignatureRules } from "./key-set.ts";
import type { SigningAlgorithm } from "./provider.ts";
import { TokenError, type TokenKind } from "./token-error.ts";
import type { ClaimOfLogin, PendingLogin } from "./types.ts";

/** Rules for verifying tokens, and values that both tokens must have. */
export interface Verification extends SignatureRules {
  readonly keySet: KeySet;
  /** The clock that the times of a token are compared with. */
  readonly clock: Clock;
  /** Seconds by which the clocks of both sides may differ. */
  readonly clockTolerance: number;
  /** Seconds by which this machine's clock is ahead of the service's `Date`; `undefined` when the service sent none. */
  readonly clockDifference?: number | undefined;
  /** The issuer, character for character. */
  readonly issuer: string;
  readonly clientId: string;
}

/** The members of a login with which its identity token is compared. */
export type ExpectedLogin = Pick<PendingLogin, "nonce" | "maxAuthenticationAge" | "begunAt">;

/**
 * Claims of the login that the identity token of a refresh may omit (OpenID Connect Core 1.0, section 12.2). If present, they are
 * checked.
 */
const claimsOfLogin: readonly string[] = ["auth_time", "azp", "sid"] satisfies ClaimOfLogin[];

/**
 * Verifies an identity token (specification, Identity service: tokens; OpenID Connect Core 1.0, section 3.1.3.7): its signature,
 * then every claim of the contract, and `at_hash`, the hash of the access token, if it has one.
 *
 * @param login `undefined` for the token of a refresh
 */
export async function verifyIdToken(
  token: string,
  accessToken: string,
  login: ExpectedLogin | undefined,
  verification: Verification,
): Promise<VerifiedClaims<IdentityTokenClaims>> {
  const { keySet, clientId } = verification;
  const { claims, algorithm } = await keySet.verify(token, "id_token", verification);
  const leftOut = login === undefined ? claimsOfLogin.filter((name) => claims[name] === undefined) : [];
  const checks = {
    azp: equals(leftOut.includes("azp") ? undefined : clientId, "must be the client; check the option clientId"),
    auth_time: (time: unknown) => brokenAgeRule(Number(time), login, verification),
    nonce: equals(login?.nonce, "must be the nonce of the login; pass the pending login of the same browser"),
    at_hash: (hash: unknown) =>
      hash === undefined || hash === accessTokenHash(accessToken, algorithm)
        ? undefined
        : "must be the hash of the access token",
  };
  return checkClaims<IdentityTokenClaims>("id_token", tokenRules.identity, claims, checks, verification, leftOut);
}

/**
 * Verifies an access token (specification, Identity service: tokens): its signature, then every claim of the contract, including
 * the binding to the client certificate, also in the form of RFC 8705, section 3.1, if it has that.
 *
 * @param thumbprint SHA-256 of the client certificate in use, in base64url
 * @param subject the user of the identity token of the same response, if there is one
 */
export async function verifyAccessToken(
  token: string,
  thumbprint: string,
  subject: string | undefined,
  verification: Verification,
): Promise<VerifiedClaims<AccessTokenClaims>> {
  const { claims } = await verification.keySet.verify(token, "access_token", verification);
  const isThumbprint = equals(
    thumbprint,
    "must be the thumbprint of the client certificate in use; begin the login again, and let no gateway present another one",
  );
  const checks = {
    sub: equals(subject, "must be the user of the identity token"),
    scope: (scope: unknown) =>
      Array.isArray(scope) && scope.includes("openid" satisfies Scope) ? undefined : "must contain openid",
    client_cert_sha256: isThumbprint,
    cnf: (confirmation: unknown) => {
      if (confirmation === undefined) return undefined;
      if (!isJsonObject(confirmation)) return "must be an object";
      const certificate = confirmation["x5t#S256"];
      return certificate === undefined ? undefined : isThumbprint(certificate);
    },
  };
  return checkClaims<AccessTokenClaims>("access_token", tokenRules.access, claims, checks, verification);
}

/** Returns the broken rule if the user authenticated too long before the login began; the time on the page does not count. */
function brokenAgeRule(
  authenticated: number,
  login: ExpectedLogin | undefined,
  { clock, clockTolerance }: Verification,
): string | undefined {
  const age = login?.maxAuthenticationAge;
  if (age === undefined) return undefined;
  // Times of tokens are whole seconds.
  const measuredAt = Math.floor((login?.begunAt ?? clock.date()) / 1_000);
  if (authenticated + age / 1_000 + clockTolerance >= measuredAt) return undefined;
  return `must be at most ${age / 1_000} s before the login began: the user has to authenticate again`;
}

/** Returns the check of a claim that must be this text; if `expected` is undefined, any text passes. */
function equals(expected: string | undefined, rule: string): ClaimCheck {
  return (value) => (expected === undefined || value === expected ? undefined : rule);
}

/** Returns the left half of the hash, in base64url (OpenID Connect Core 1.0, section 3.1.3.6). */
function accessTokenHash(accessToken: string, algorithm: SigningAlgorithm): string {
  // Names of algorithms end with the size of their hash, but for those of Edwards curves, which use SHA-512 (RFC 8032).
  const size = algorithm.startsWith("Ed") ? "512" : algorithm.slice(-3);
  const hash = process.getBuiltinModule("node:crypto").createHash(`sha${size}`).update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString("base64url");
}

/** Claims of a token, those beyond the contract included. */
export type VerifiedClaims<Claims> = Claims & Readonly<Record<string, unknown>>;

/** Returns the rule that a claim breaks, or `undefined`. */
type ClaimCheck = (value: unknown) => string | undefined;

/**
 * Checks the claims of a token whose signature is verified: the rules of the contract, those of every token, the given checks, and
 * the times. Claims in `leftOut` are optional. In the result `aud` is a text, also when it came as a list of one. Errors repeat no
 * value.
 */
function checkClaims<Claims extends IdentityTokenClaims | AccessTokenClaims>(
  kind: TokenKind,
  rules: Readonly<Record<string, ValueRules>>,
  payload: Record<string, unknown>,
  checks: Readonly<Record<string, ClaimCheck>>,
  verification: Verification,
  leftOut: readonly string[] = [],
): VerifiedClaims<Claims> {
  const { issuer, clientId } = verification;
  const { aud } = payload;
  // A list with one audience means the same as its item (RFC 7519, section 4.1.3).
  const claims = Array.isArray(aud) && aud.length === 1 ? { ...payload, aud: aud[0] as unknown } : payload;
  for (const [claim, rule] of brokenMembers(claims, rules)) {
    if (leftOut.includes(claim)) continue;
    throw rule === "is missing"
      ? new TokenError(kind, "missing", { claim })
      : new TokenError(kind, "claim", { claim, rule });
  }
  const common: Readonly<Record<string, ClaimCheck>> = {
    iss: equals(issuer, `must be ${issuer}`),
    aud: equals(clientId, "must be the client and nobody else; check the option clientId"),
  };
  for (const claim of [...Object.keys(common), ...Object.keys(checks)]) {
    const rule = (common[claim] ?? checks[claim])?.(claims[claim]);
    if (rule !== undefined)
      throw new TokenError(kind, Object.hasOwn(claims, claim) ? "claim" : "missing", { claim, rule });
  }
  checkTimes(kind, claims, verification);
  // The rules that every claim was just checked against, and the type, are generated from the same source.
  return claims as VerifiedClaims<Claims>;
}

/** Checks every time claim of a token, also one that the contract does not name for it (RFC 7519, section 4.1.5). */
function checkTimes(kind: TokenKind, claims: Record<string, unknown>, verification: Verification): void {
  const { clock, clockTolerance } = verification;
  const now = clock.date() / 1_000;
  const { exp, iat } = claims;
  const fail = (reason: "expired" | "early", claim: string): never => {
    throw new TokenError(kind, reason, { claim, rule: clockAdvice(verification) });
  };
  if (Number(exp) + clockTolerance <= now) fail("expired", "exp");
  for (const claim of ["nbf", "iat", "auth_time"]) {
    const time = claims[claim];
    if (time === undefined) continue;
    if (typeof time !== "number") throw new TokenError(kind, "claim", { claim, rule: "must be a number" });
    if (time > now + clockTolerance) fail("early", claim);
  }
  if (Number(exp) <= Number(iat)) throw new TokenError(kind, "claim", { claim: "exp", rule: "must be later than iat" });
}

/** Returns advice for a token outside its validity. Usually a clock is wrong, which the `Date` of the token response shows. */
function clockAdvice({ clockDifference: difference, clockTolerance: tolerance }: Verification): string {
  if (difference === undefined) return "compare this machine's clock with the service's, which sent no Date";
  const apart = `this machine's clock is ${Math.abs(difference)} s ${difference < 0 ? "behind" : "ahead of"} the service's Date`;
  return Math.abs(difference) > tolerance
    ? `${apart}, and ${tolerance} s are tolerated; set the clock, or raise clockTolerance`
    : `${apart}, so the service made a token that was not valid; begin the login again`;
}
