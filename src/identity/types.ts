import type { AccessTokenClaims, ClaimsByScope, IdentityTokenClaims, Scope } from "../../generated/identity.gen.ts";

type Claim<S extends Scope> = { [K in S]: keyof ClaimsByScope[K] }[S];

/** The claims of all scopes; naming them one by one from here keeps their descriptions. */
type AllClaims = { [S in Scope]: (claims: ClaimsByScope[S]) => void }[Scope] extends (claims: infer All) => void
  ? All
  : never;

/**
 * The claims that some scopes grant. A claim that two scopes grant in different forms has either form; `access_roles` and
 * `activity_roles` have every known form under both of theirs, and {@link rolesOf} and {@link activityRolesOf} read them all.
 */
export type ClaimsOf<S extends Scope> = {
  readonly [Name in keyof AllClaims as Extract<Name, Claim<S>>]?: {
    [K in S]: Name extends keyof ClaimsByScope[K] ? ClaimsByScope[K][Name] : never;
  }[S];
};

/** Verified claims of an identity token: its own, and those of the scopes. */
export type IdentityClaims<S extends Scope> = IdentityTokenClaims & Omit<ClaimsOf<S>, keyof IdentityTokenClaims>;

/** Claims of the userinfo endpoint: the user, and those of the scopes. */
export type UserinfoClaims<S extends Scope> = Pick<IdentityTokenClaims, "sub"> & Omit<ClaimsOf<S>, "sub">;

/**
 * The values to keep between the two halves of a login, bound to the user's browser: plain values, so that they survive
 * `JSON.stringify`. It holds secrets of the login: keep it signed and encrypted, or on the server.
 */
export interface PendingLogin<S extends Scope = Scope> {
  /** Scopes that were asked for. */
  readonly scope: readonly S[];
  /** Return address of the login. */
  readonly redirectUri: string;
  /** Text that the callback has to repeat. */
  readonly state: string;
  /** Text that the identity token has to repeat. */
  readonly nonce: string;
  /** Secret that proves to the token endpoint that this client began the login (RFC 7636). */
  readonly codeVerifier: string;
  /** When it expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** For how long the user may have been authenticated when the login began, in milliseconds; absent for any time. */
  readonly maxAuthenticationAge?: number | undefined;
  /** When the login began, in milliseconds since 1970, where that is what an age is measured from. */
  readonly begunAt?: number | undefined;
}

/** A form that the browser has to send. */
export interface BrowserForm {
  /** How it is sent. */
  readonly method: "POST";
  /** The address that receives it. */
  readonly action: string;
  /** Its hidden fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The first half of a login. */
export interface Login<S extends Scope = Scope> {
  /** The address to redirect the browser to, by GET. */
  readonly url: string;
  /** The same as a form. */
  readonly form: BrowserForm;
  /** Keep it until the browser comes back. */
  readonly pending: PendingLogin<S>;
}

/** A finished login. */
export interface Tokens<S extends Scope = Scope> {
  /** The access token (a JWT). */
  readonly accessToken: string;
  /** The refresh token, where the service gives one. */
  readonly refreshToken: string | undefined;
  /** The identity token (a JWT); a logout needs it. */
  readonly idToken: string;
  /**
   * End of the access token's validity in milliseconds since 1970, by the clock of this machine: what the answer says
   * (`expires_in`), or the lifetime in the access token itself where it says nothing (RFC 6749, section 5.1, leaves both to the
   * service).
   */
  readonly expiresAt: number;
  /** Scopes that the service granted, as it names them; those of the access token where the answer names none. */
  readonly scope: readonly string[];
  /** Scopes that were asked for and not granted; empty when all were. */
  readonly missingScope: readonly S[];
  /** Verified claims of the identity token. */
  readonly claims: IdentityClaims<S>;
  /** Claims beyond the contract, and those that do not have the form it gives them. */
  readonly otherClaims: Readonly<Record<string, unknown>>;
  /** Verified claims of the access token. */
  readonly accessTokenClaims: AccessTokenClaims;
}

/** Claims of a login that the identity token of a refresh may leave out (OpenID Connect Core 1.0, section 12.2). */
export type ClaimOfLogin = "auth_time" | "azp" | "sid";

/** Tokens of a refresh. The service need not give a new identity token, nor repeat every claim of the login in it. */
export type RefreshedTokens<S extends Scope = Scope> = Omit<
  Tokens<S>,
  "idToken" | "claims" | "otherClaims" | "missingScope"
> & {
  /** Scopes that were asked for and not granted; `undefined` when none were named, since those of the login are not known then. */
  readonly missingScope: Tokens<S>["missingScope"] | undefined;
  /** The new identity token (a JWT), where the service gives one. */
  readonly idToken: string | undefined;
  /** Verified claims of the new identity token. Claims that it leaves out are those of the login. */
  readonly claims:
    (Omit<Tokens<S>["claims"], ClaimOfLogin> & Partial<Pick<IdentityTokenClaims, ClaimOfLogin>>) | undefined;
  /** Claims of the new identity token beyond the contract, and those that do not have the form it gives them. */
  readonly otherClaims: Tokens<S>["otherClaims"] | undefined;
};
