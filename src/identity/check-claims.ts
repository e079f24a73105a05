import {
  tokenRules,
  type AccessTokenClaims,
  type IdentityTokenClaims,
  type ValueRules,
} from "../../generated/identity.gen.ts";
import type { Clock } from "../transport/clock.ts";
import { brokenRule } from "./check-value.ts";
import { TokenError, type TokenKind } from "./token-error.ts";

/** What the times of a token are compared with. */
export interface TimeContext {
  readonly clock: Clock;
  /** How far the clocks of both sides may be apart, in seconds. */
  readonly clockTolerance: number;
}

/** Claims of a token, those beyond the contract included. */
export type VerifiedClaims<Claims> = Claims & Readonly<Record<string, unknown>>;

/** What a claim must be beyond the contract's rules: the rule that it breaks, or `undefined`. */
export type ClaimChecks = Readonly<Record<string, (value: unknown) => string | undefined>>;

interface ClaimsOfToken {
  readonly access_token: AccessTokenClaims;
  readonly id_token: IdentityTokenClaims;
}

const rulesOfToken: Readonly<Record<keyof ClaimsOfToken, ReadonlyMap<string, ValueRules>>> = {
  access_token: new Map(Object.entries(tokenRules.access)),
  id_token: new Map(Object.entries(tokenRules.identity)),
};

/**
 * Checks the claims of a token whose signature is verified: the rules of the contract, then the given ones, then the
 * times.
 *
 * @returns the claims; `aud` is one text, even when it came as a list with just that.
 * @throws TokenError at the first claim that is wrong, without its value.
 */
export function checkClaims<Kind extends keyof ClaimsOfToken>(
  kind: Kind,
  payload: Record<string, unknown>,
  context: TimeContext,
  checks: ClaimChecks,
): VerifiedClaims<ClaimsOfToken[Kind]> {
  const claims = withSingleAudience(payload);
  const rules = rulesOfToken[kind];
  for (const [name, rule] of rules) {
    const value = claims[name];
    const broken = brokenRule(value, rule);
    if (broken === undefined) continue;
    if (value === undefined) throw new TokenError(kind, "missing", { claim: name });
    throw new TokenError(kind, "claim", { claim: name, rule: broken });
  }
  for (const [name, check] of Object.entries(checks)) {
    const value = claims[name];
    const broken = check(value);
    if (broken === undefined) continue;
    throw new TokenError(kind, value === undefined ? "missing" : "claim", { claim: name, rule: broken });
  }
  checkTimes(kind, claims, context);
  // The rules that every claim was just checked against, and the type, are generated from the same source.
  return claims as VerifiedClaims<ClaimsOfToken[Kind]>;
}

/** A list with one audience means the same as its item (RFC 7519, section 4.1.3). */
function withSingleAudience(payload: Record<string, unknown>): Record<string, unknown> {
  const { aud } = payload;
  return Array.isArray(aud) && aud.length === 1 ? { ...payload, aud: aud[0] as unknown } : payload;
}

/** A time that the contract does not know for such a token counts too, once it is there (RFC 7519, section 4.1.5). */
function checkTimes(kind: TokenKind, claims: Record<string, unknown>, { clock, clockTolerance }: TimeContext): void {
  const now = clock.date() / 1_000;
  const { exp, iat } = claims;
  if (Number(exp) + clockTolerance <= now) throw new TokenError(kind, "expired", { claim: "exp" });
  for (const claim of ["nbf", "iat", "auth_time"]) {
    const time = claims[claim];
    if (time === undefined) continue;
    if (typeof time !== "number") throw new TokenError(kind, "claim", { claim, rule: "must be a number" });
    if (time > now + clockTolerance) throw new TokenError(kind, "early", { claim });
  }
  if (Number(exp) <= Number(iat)) throw new TokenError(kind, "claim", { claim: "exp", rule: "must be later than iat" });
}
