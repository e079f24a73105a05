import type { AccessTokenClaims, ClaimsByScope, IdentityTokenClaims, Scope } from "../../generated/identity.gen.ts";

type Claim<S extends Scope> = { [K in S]: keyof ClaimsByScope[K] }[S];

/** The claims of all scopes. Taking them from here one by one keeps their descriptions. */
type AllClaims = { [S in Scope]: (claims: ClaimsByScope[S]) => void }[Scope] extends (claims: infer All) => void
  ? All
  : never;

/**
 * The claims that some scopes grant. If two scopes grant a claim in different forms, it may have either form.
 * `access_roles` and `activity_roles` may have every known form under both scopes; {@link rolesOf} and {@link activityRolesOf} read
 * all of them.
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
 * The values to store between the two halves of a login, bound to the user's browser. They are plain values that survive
 * `JSON.stringify`. They hold secrets of the login: store them signed and encrypted, or on the server.
 */
export interface PendingLogin<S extends Scope = Scope> {
  /** The requested scopes. */
  readonly scope: readonly S[];
  /** Return address of the login. */
  readonly redirectUri: string;
  /** Text that the callback must repeat. */
  readonly state: string;
  /** Text that the identity token must repeat. */
  readonly nonce: string;
  /** Secret that proves to the token endpoint that this client began the login (RFC 7636). */
  readonly codeVerifier: string;
  /** When it expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** Most milliseconds between the user's authentication and the begin of the login; absent for any time. */
  readonly maxAuthenticationAge?: number | undefined;
  /** Begin of the login in milliseconds since 1970; only present if `maxAuthenticationAge` is measured from it. */
  readonly begunAt?: number | undefined;
}

/** A form for the browser to send. */
export interface BrowserForm {
  /** HTTP method. */
  readonly method: "POST";
  /** The address to which it is sent. */
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
  /** Values to store until the browser returns. */
  readonly pending: PendingLogin<S>;
}

/** A finished login. */
export interface Tokens<S extends Scope = Scope> {
  /** The access token (a JWT). */
  readonly accessToken: string;
  /** The refresh token, if the service returns one. */
  readonly refreshToken: string | undefined;
  /** The identity token (a JWT); a logout needs it. */
  readonly idToken: string;
  /**
   * End of the access token's validity in milliseconds since 1970, by the clock of this machine. It comes from `expires_in` of the
   * response; without that from the access token itself (RFC 6749, section 5.1, leaves this to the service).
   */
  readonly expiresAt: number;
  /** Scopes that the service granted, in its words; if the response names none, those of the access token. */
  readonly scope: readonly string[];
  /** Scopes that were requested but not granted. */
  readonly missingScope: readonly S[];
  /** Verified claims of the identity token. */
  readonly claims: IdentityClaims<S>;
  /** Claims that are unknown to the contract or have another form. */
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
  /** Scopes that were requested but not granted; `undefined` when none were named, because those of the login are unknown here. */
  readonly missingScope: Tokens<S>["missingScope"] | undefined;
  /** The new identity token (a JWT), if the service returns one. */
  readonly idToken: string | undefined;
  /** Verified claims of the new identity token. For claims that it lacks, those of the login apply. */
  readonly claims:
    (Omit<Tokens<S>["claims"], ClaimOfLogin> & Partial<Pick<IdentityTokenClaims, ClaimOfLogin>>) | undefined;
  /** Claims of the new identity token that are unknown to the contract or have another form. */
  readonly otherClaims: Tokens<S>["otherClaims"] | undefined;
};
