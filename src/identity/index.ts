/**
 * Login and logout by OpenID Connect (specification, part B), for Node.
 *
 * @module ares-caais/identity
 */

export type { Addresses, EnvironmentName, NetworkName } from "../../generated/environments.gen.ts";
export {
  scopes,
  type AccessTokenClaims,
  type ClaimsByScope,
  type IdentityTokenClaims,
  type Scope,
} from "../../generated/identity.gen.ts";
export { ContractError, type ContractErrorCode } from "../errors/contract-error.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { TransportError, type TransportPhase } from "../errors/transport-error.ts";
export {
  UnexpectedResponseError,
  type BrokenRule,
  type UnexpectedResponseReason,
} from "../errors/unexpected-response-error.ts";
export type { EnvironmentOptions } from "../environment/resolve-address.ts";
export type { CommonCallOptions } from "../transport/call-options.ts";
export type { HeadersOption } from "../transport/read-headers.ts";
export type { Clock } from "../transport/clock.ts";
export type { Fetch, FetchInit } from "../transport/fetch.ts";
export type { FailureEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from "../transport/hooks.ts";
export type { ProxyOption } from "../transport/proxy-option.ts";
export type {
  CertificateEvent,
  ClientCertificate,
  ClientCertificateSupplier,
  TlsOptions,
} from "../transport/tls-options.ts";
export type { RetryOptions } from "../transport/retry-options.ts";
export type { BeginLogin, FormLogin, LoginOptions } from "./begin-login.ts";
export type { IdentityCallOptions } from "./call-options.ts";
export type { Callback } from "./callback.ts";
export type { CompleteLogin } from "./complete-login.ts";
export { createIdentity, type Identity } from "./create-identity.ts";
export { DiscoveryError } from "./discovery-error.ts";
export type { EndedSession } from "./end-session.ts";
export type { Logout, LogoutOptions } from "./logout.ts";
export { OAuthError, type OAuthEndpoint, type OAuthErrorFields } from "./oauth-error.ts";
export type { IdentityOptions } from "./options.ts";
export type { BegunLogin } from "./pending-login.ts";
export type { Refresh, RefreshedTokens, RefreshOptions } from "./refresh.ts";
export { TokenError, type TokenErrorReason, type TokenKind } from "./token-error.ts";
export type { BrowserForm, ClaimsOf, IdentityClaims, Login, PendingLogin, Tokens } from "./types.ts";
export type { GetUserinfo, Userinfo, UserinfoOptions } from "./userinfo.ts";
