import type { Scope } from "../../../generated/identity.gen.ts";
import { createStore } from "../store.ts";

/** Lifetimes in milliseconds. A used code is remembered longer, so that its second use is noticed. */
const codeLifetime = 60_000;
const codeMemory = 10 * 60_000;
const refreshLifetime = 30 * 60_000;
/** Lifetime of an access token in seconds (published facts). */
export const accessTokenLifetime = 300;
const capacity = 1000;

/** What a client system asks for by a login. */
export interface GrantRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: readonly Scope[];
  readonly nonce: string | undefined;
  /** Proof key of the code (PKCE, S256). */
  readonly codeChallenge: string | undefined;
}

/** What a user granted to a client system by a login. */
export interface Grant extends GrantRequest {
  /** Scopes that the user grants instead of those that are asked for. */
  readonly granted?: readonly Scope[] | undefined;
  /** Pseudonym of the user. */
  readonly sub: string;
  /** Claims of the user that scopes grant. */
  readonly claims: (scope: readonly Scope[]) => Readonly<Record<string, unknown>>;
  /** The single sign-on session: the claim `sid`, time of the login in milliseconds since 1970, whether it is over. */
  readonly session: { readonly id: string; readonly began: number; readonly ended: boolean };
}

/** Codes and tokens, each of which stands for a grant. */
export interface Grants {
  newCode(grant: Grant): string;
  /**
   * Uses up a code of a client. The second use revokes what the first one gave (RFC 6749, section 4.1.2).
   *
   * @returns `undefined` when it is unknown, used, expired, or of another client.
   */
  redeemCode(code: string, clientId: string): Grant | undefined;
  newRefreshToken(grant: Grant): string;
  /** Uses up a refresh token of a client: its successor comes with the new tokens. */
  redeemRefreshToken(token: string, clientId: string): Grant | undefined;
  /** The claim `jti` of a new access token. */
  newAccessTokenId(grant: Grant): string;
  /** What an access token stands for, unless it is expired or revoked. */
  ofAccessToken(id: string): Grant | undefined;
}

/** @param now the time in milliseconds since 1970 */
export function createGrants(now: () => number): Grants {
  const codes = createStore<{ readonly grant: Grant; readonly issued: number; used: boolean }>({
    lifetime: codeMemory,
    capacity,
    now,
  });
  const refreshTokens = createStore<Grant>({ lifetime: refreshLifetime, capacity, now });
  const accessTokens = createStore<Grant>({
    lifetime: accessTokenLifetime * 1000,
    capacity,
    now,
    newReference: () => crypto.randomUUID(),
  });
  const revoked = new WeakSet<Grant>();
  const unlessOver = (grant: Grant | undefined): Grant | undefined =>
    grant === undefined || revoked.has(grant) || grant.session.ended ? undefined : grant;
  return {
    newCode: (grant) => codes.add({ grant, issued: now(), used: false }),
    redeemCode(code, clientId) {
      const entry = codes.get(code);
      if (entry?.grant.clientId !== clientId) return undefined;
      if (entry.used) revoked.add(entry.grant);
      entry.used = true;
      return now() < entry.issued + codeLifetime ? unlessOver(entry.grant) : undefined;
    },
    newRefreshToken: (grant) => refreshTokens.add(grant),
    redeemRefreshToken(token, clientId) {
      return refreshTokens.get(token)?.clientId === clientId ? unlessOver(refreshTokens.take(token)) : undefined;
    },
    newAccessTokenId: (grant) => accessTokens.add(grant),
    ofAccessToken: (id) => unlessOver(accessTokens.get(id)),
  };
}
