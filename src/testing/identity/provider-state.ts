import type { Scope } from "../../../generated/identity.gen.ts";
import type { ClaimsOf } from "../../identity/types.ts";
import type { Override } from "../sample/override.ts";
import type { ProviderKeys } from "./provider-keys.ts";

/** Claims of the user that are different from those of `sampleClaims`. */
export type UserOverride = Override<ClaimsOf<Scope>>;

/** What a login granted. */
export interface Grant {
  readonly redirectUri: string;
  readonly scope: readonly Scope[];
  readonly nonce: string | undefined;
  /** Proof key of the code (PKCE, S256). */
  readonly codeChallenge: string | undefined;
  readonly claims: UserOverride | undefined;
  /** Identifier of the single sign-on session. */
  readonly sid: string;
  /** Time of the login in seconds since 1970. */
  readonly began: number;
}

/** What the endpoints of a test identity provider share. */
export interface ProviderState {
  readonly addresses: Readonly<Record<"oidc" | "oidcMutualTls", string>>;
  readonly issuer: string;
  readonly clientId: string;
  /** SHA-256 of the client's certificate in base64url. */
  readonly thumbprint: string;
  readonly claims: UserOverride | undefined;
  readonly keys: ProviderKeys;
  /** Grants by code, refresh token and access token; each of the first two is good once. */
  readonly codes: Map<string, Grant>;
  readonly refreshTokens: Map<string, Grant>;
  readonly accessTokens: Map<string, Grant>;
  /** The time in seconds since 1970. */
  readonly now: () => number;
}
