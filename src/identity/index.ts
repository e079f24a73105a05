/**
 * Login and logout by OpenID Connect (specification, part B), for Node.
 *
 * @module ares-caais/identity
 */

export * from "../transport/exports.ts";
export {
  scopes,
  type AccessTokenClaims,
  type ClaimsByScope,
  type IdentityTokenClaims,
  type Scope,
} from "../../generated/identity.gen.ts";
export type { EnvironmentOptions } from "../environment/addresses.ts";
export type {
  CertificateWithoutKey,
  ClientCertificate,
  ClientCertificateSupplier,
  TlsOptions,
} from "../transport/mutual-tls.ts";
export type { FormLogin, LoginOptions } from "./begin-login.ts";
export type { IdentityCallOptions } from "./call.ts";
export type { BegunLogin, Callback } from "./complete-login.ts";
export { createIdentity, type Identity } from "./create-identity.ts";
export { DiscoveryError } from "./discovery-error.ts";
export type { EndedSession, Logout, LogoutOptions } from "./logout.ts";
export { OAuthError, type OAuthEndpoint, type OAuthErrorFields } from "./oauth-error.ts";
export type { IdentityOptions } from "./options.ts";
export type { RefreshOptions } from "./refresh.ts";
export { activityRolesOf, rolesOf, type ActivityRole, type RoleClaims } from "./roles.ts";
export { TokenError, type TokenErrorReason, type TokenKind } from "./token-error.ts";
export type {
  BrowserForm,
  ClaimOfLogin,
  ClaimsOf,
  IdentityClaims,
  Login,
  PendingLogin,
  RefreshedTokens,
  Tokens,
  UserinfoClaims,
} from "./types.ts";
export { institutionTypes, loginTypes } from "../../generated/identity-code-lists.gen.ts";
export { userIdOf, type IdentifiedUser } from "../users/user-id.ts";
export type { Userinfo, UserinfoOptions } from "./userinfo.ts";
