import type { TokenFault } from "../../../generated/sandbox-types.gen.ts";
import type { Scope } from "../../../generated/identity.gen.ts";
import { Store } from "../store.ts";

/** Lifetimes in milliseconds. A used code is remembered longer, so that its second use is noticed. */
const codeLifetime = 60_000;
const codeMemory = 10 * 60_000;
const refreshLifetime = 30 * 60_000;
/** Lifetime of an access token in seconds (published facts). */
export const accessTokenLifetime = 300;
/** Lifetime of an identity token in seconds (published facts). */
export const identityTokenLifetime = 1800;
const capacity = 1000;

/** The request of a client system by a login. */
export interface GrantRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: readonly Scope[];
  readonly nonce: string | undefined;
  /** Proof key of the code (PKCE, S256). */
  readonly codeChallenge: string | undefined;
}

/** The rights that a user granted to a client system by a login. */
export interface Grant extends GrantRequest {
  /** Scopes that the user grants instead of the requested ones. */
  readonly granted?: readonly Scope[] | undefined;
  /** The fault that its tokens have on purpose, whichever fault is on. */
  readonly fault?: TokenFault | undefined;
  /** Pseudonym of the user. */
  readonly sub: string;
  /** Claims of the user that scopes grant. */
  readonly claims: (scope: readonly Scope[]) => Readonly<Record<string, unknown>>;
  /** The single sign-on session: the claim `sid`, time of the login in milliseconds since 1970, whether it is over. */
  readonly session: { readonly id: string; readonly began: number; readonly ended: boolean };
}

/** Codes and tokens, each of which stands for a grant. */
export class Grants {
  readonly #now: () => number;
  readonly #codes: Store<{ readonly grant: Grant; readonly issued: number; used: boolean }>;
  readonly #refreshTokens: Store<Grant>;
  readonly #accessTokens: Store<Grant>;
  readonly #revoked = new WeakSet<Grant>();

  /** @param now the time in milliseconds since 1970 */
  constructor(now: () => number) {
    const newReference = (): string => crypto.randomUUID();
    this.#now = now;
    this.#codes = new Store({ lifetime: codeMemory, capacity, now });
    this.#refreshTokens = new Store({ lifetime: refreshLifetime, capacity, now });
    this.#accessTokens = new Store({ lifetime: accessTokenLifetime * 1000, capacity, now, newReference });
  }

  newCode(grant: Grant): string {
    return this.#codes.add({ grant, issued: this.#now(), used: false });
  }

  /**
   * Uses up a code of a client. The second use revokes what the first one gave (RFC 6749, section 4.1.2).
   *
   * @returns `undefined` when it is unknown, used, expired, or of another client.
   */
  redeemCode(code: string, clientId: string): Grant | undefined {
    const entry = this.#codes.get(code);
    if (entry?.grant.clientId !== clientId) return undefined;
    if (entry.used) this.#revoked.add(entry.grant);
    entry.used = true;
    return this.#now() < entry.issued + codeLifetime ? this.#unlessOver(entry.grant) : undefined;
  }

  newRefreshToken(grant: Grant): string {
    return this.#refreshTokens.add(grant);
  }

  /** Uses up a refresh token of a client: its successor comes with the new tokens. */
  redeemRefreshToken(token: string, clientId: string): Grant | undefined {
    if (this.#refreshTokens.get(token)?.clientId !== clientId) return undefined;
    return this.#unlessOver(this.#refreshTokens.take(token));
  }

  /** The claim `jti` of a new access token. */
  newAccessTokenId(grant: Grant): string {
    return this.#accessTokens.add(grant);
  }

  /** The grant of an access token, unless it is expired or revoked. */
  ofAccessToken(id: string): Grant | undefined {
    return this.#unlessOver(this.#accessTokens.get(id));
  }

  #unlessOver(grant: Grant | undefined): Grant | undefined {
    return grant === undefined || this.#revoked.has(grant) || grant.session.ended ? undefined : grant;
  }
}
