import type { AccessTokenClaims, ClaimsByScope, IdentityTokenClaims, Scope } from "../../generated/identity.gen.ts";

type Claim<S extends Scope> = { [K in S]: keyof ClaimsByScope[K] }[S];

/**
 * The claims that some scopes grant. One that two scopes grant in different forms, such as `access_roles` of `profile`
 * and `role`, may have either.
 */
export type ClaimsOf<S extends Scope> = {
  readonly [Name in Claim<S>]?: { [K in S]: Name extends keyof ClaimsByScope[K] ? ClaimsByScope[K][Name] : never }[S];
};

/** Verified claims of an identity token: its own, and those of the scopes. */
export type IdentityClaims<S extends Scope> = IdentityTokenClaims & Omit<ClaimsOf<S>, keyof IdentityTokenClaims>;

/**
 * What has to be kept between the two halves of a login, bound to the user's browser: plain values, so that it survives
 * `JSON.stringify`. It holds secrets of the login: keep it signed and encrypted, or on the server.
 */
export interface PendingLogin<S extends Scope = Scope> {
  readonly scope: readonly S[];
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** When it expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A form that the browser has to send. */
export interface BrowserForm {
  readonly method: "POST";
  /** Where it is sent. */
  readonly action: string;
  /** Its hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The first half of a login. */
export interface Login<S extends Scope = Scope> {
  /** Where to send the browser; it goes there by GET. */
  readonly url: string;
  /** The same as a form. */
  readonly form: BrowserForm;
  /** To be kept until the browser comes back. */
  readonly pending: PendingLogin<S>;
}

/** A finished login. */
export interface Tokens<S extends Scope = Scope> {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly idToken: string;
  /** End of the access token's validity in milliseconds since 1970, by the clock of this machine. */
  readonly expiresAt: number;
  /** Scopes that the service granted, as it names them. */
  readonly scope: readonly string[];
  /** Verified claims of the identity token. */
  readonly claims: IdentityClaims<S>;
  /** Claims beyond the contract, and those that do not have the form it gives them. */
  readonly otherClaims: Readonly<Record<string, unknown>>;
  /** Verified claims of the access token. */
  readonly accessTokenClaims: AccessTokenClaims;
}
