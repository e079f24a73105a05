import type { Scope } from "../../generated/identity.gen.ts";
import type { CallPromise } from "../transport/calls.ts";
import { closable, type Closable } from "../transport/closable.ts";
import { beginLogin, type FormLogin, type LoginOptions } from "./begin-login.ts";
import { beginCall, type IdentityCallOptions } from "./call.ts";
import { completeLogin, type BegunLogin, type Callback } from "./complete-login.ts";
import { IdentityContext } from "./context.ts";
import { endSession, logout, type EndedSession, type Logout, type LogoutOptions } from "./logout.ts";
import { readOptions, type IdentityOptions } from "./options.ts";
import { refresh, type RefreshOptions } from "./refresh.ts";
import type { Login, RefreshedTokens, Tokens } from "./types.ts";
import { userinfo, type Userinfo, type UserinfoOptions } from "./userinfo.ts";

/** The identity service by OpenID Connect, for one client system. */
export interface Identity extends Closable {
  /** Return address of a login, from the options. */
  readonly redirectUri: string;
  /** Return address of a logout, from the options. */
  readonly postLogoutRedirectUri: string | undefined;

  /**
   * Begins a login. Returns the address for the browser and `pending`, which the application stores for this browser until it
   * returns. PKCE, nonce and state are always used (specification, Endpoints, B). With the method `POST` there is only a form.
   *
   * @throws InvalidInputError for a wrong option, or when no client certificate is valid: the login could not be completed;
   * DiscoveryError, UnexpectedResponseError or TransportError when there is
   * no discovery document to use.
   *
   * @example
   *
   * ```ts
   * const { url, pending } = await identity.beginLogin({ scope: ["openid", "profile", "role"] });
   * ```
   */
  readonly beginLogin: <const S extends Scope, Method extends "GET" | "POST" = "GET">(
    options: LoginOptions<S> & { readonly method?: Method | undefined },
    callOptions?: IdentityCallOptions,
  ) => Promise<Method extends "POST" ? FormLogin<S> : Login<S>>;

  /**
   * Completes a login with the callback that brought the browser back: compares the state, exchanges the authorization code inside
   * mutual TLS and verifies both tokens. A code can be exchanged once. It is sent again only if a failure left it unsent, and a
   * second call with the same code is refused. After an answer of the service any error means that the login must begin again.
   *
   * @param callback the request with which the browser returned
   * @param begun the result of `beginLogin`, or its `pending`
   * @throws InvalidInputError for another state, a callback without a code or a login that took too long; OAuthError for
   * an error of the service, such as `access_denied`; TokenError for a token that must not be trusted; TransportError
   * when no complete answer came: one of the operation `token` with `requestSent` means that the code may be used up.
   *
   * @example
   *
   * ```ts
   * const { claims } = await identity.completeLogin(request.url, pending);
   * console.log(claims.sub, rolesOf(claims));
   * ```
   */
  readonly completeLogin: <S extends Scope>(
    callback: Callback,
    begun: BegunLogin<S>,
    callOptions?: IdentityCallOptions,
  ) => CallPromise<Tokens<S>>;

  /**
   * Returns the address and the form that send the browser to the logout of the discovery document (OpenID Connect RP-Initiated
   * Logout 1.0, section 2). The service ends the single sign-on session if the user agrees, and always sends the browser back. Use
   * this logout, because the browser sends its cookie with it.
   *
   * @throws InvalidInputError for a wrong option; the errors of reading the discovery document.
   *
   * @example
   *
   * ```ts
   * const { url } = await identity.logout({ idToken, postLogoutRedirectUri });
   * ```
   */
  readonly logout: (options: LogoutOptions, callOptions?: IdentityCallOptions) => Promise<Logout>;

  /**
   * Requests the logout over mutual TLS, as the specification describes it (Endpoints, B). Returns the next address for the
   * browser. If the response is neither a page nor a redirect, that is the return address with the state.
   *
   * It may end no session, because the request lacks the browser's cookie. A service that finds the session by the cookie still
   * reports success; the live one is documented to do so. {@link Identity.logout} sends the cookie. The endpoint is
   * `mtls_endpoint_aliases.end_session_endpoint`, or an `end_session_endpoint` that is not on the address for browsers, or the
   * specification's path on the address for mutual TLS.
   *
   * @throws InvalidInputError for a wrong option; OAuthError for an error of the service; UnexpectedResponseError for a page,
   * because only the user could answer it, and for a redirect to an address that is neither https nor loopback.
   *
   * @example
   *
   * ```ts
   * const { url } = await identity.endSession({ idToken, postLogoutRedirectUri });
   * ```
   */
  readonly endSession: (options: LogoutOptions, callOptions?: IdentityCallOptions) => CallPromise<EndedSession>;

  /**
   * Exchanges a refresh token for new tokens by the standard grant (RFC 6749, section 6). The specification does not describe it,
   * so the discovery document must list the grant. The request is not repeated if it may have been sent, because the service may
   * replace the refresh token. Calls with the same token and the same scopes at the same time share one request, with the options
   * of the first call. Each waits until its own deadline, and an abort ends only that call. A call for other scopes at the same
   * time is refused.
   *
   * @throws InvalidInputError for a wrong option, or a token that is exchanged for other scopes at the same time; DiscoveryError
   * when the service does not list the grant; TokenError for tokens of another user than `subject`; otherwise as `completeLogin`.
   *
   * @example
   *
   * ```ts
   * const subject = claims.sub; // of the login
   * const { accessToken, refreshToken: next = refreshToken } = await identity.refresh(refreshToken, { subject });
   * ```
   */
  readonly refresh: <const S extends Scope = Scope>(
    refreshToken: string,
    options?: RefreshOptions<S>,
    callOptions?: IdentityCallOptions,
  ) => CallPromise<RefreshedTokens<S>>;

  /**
   * Requests the claims of the user (OpenID Connect Core 1.0, section 5.3). The specification does not describe this endpoint, so
   * the discovery document must name it.
   *
   * @returns the claims of the scopes, in the form of those of an identity token, and all others separately.
   * @throws DiscoveryError without such an endpoint; OAuthError for a refused token; TokenError for claims of another user.
   *
   * @example
   *
   * ```ts
   * const { claims: told } = await identity.userinfo(accessToken, { subject: claims.sub, scope: ["openid", "contact"] });
   * console.log(told.email);
   * ```
   */
  readonly userinfo: <const S extends Scope = Scope>(
    accessToken: string,
    options: UserinfoOptions<S>,
    callOptions?: IdentityCallOptions,
  ) => CallPromise<Userinfo<S>>;
}

/**
 * Creates a client of the identity service (specification, part B). It reads the client certificate, but opens no connection before
 * the first call.
 *
 * @throws InvalidInputError for a wrong option, with its name.
 *
 * @example
 *
 * ```ts
 * const identity = createIdentity({ environment: "test", clientId, redirectUri, tls: { cert, key } });
 * ```
 */
export function createIdentity(options: IdentityOptions): Identity {
  const settings = readOptions(options);
  const context = new IdentityContext(settings);
  const begin = <S extends Scope>(options: LoginOptions<S>, callOptions?: IdentityCallOptions): Promise<FormLogin<S>> =>
    beginCall(settings, "beginLogin", callOptions, (call) => beginLogin(context, options, call));
  const { redirectUri, postLogoutRedirectUri } = settings;
  return {
    ...{ redirectUri, postLogoutRedirectUri },
    // The type of the result depends on `method`, which the type of the function does not express.
    beginLogin: begin as Identity["beginLogin"],
    completeLogin: (callback, begun, callOptions) =>
      beginCall(settings, "completeLogin", callOptions, (call) => completeLogin(context, callback, begun, call)),
    logout: (options, callOptions) =>
      beginCall(settings, "logout", callOptions, (call) => logout(context, options, call)),
    endSession: (options, callOptions) =>
      beginCall(settings, "endSession", callOptions, (call) => endSession(context, options, call)),
    refresh: (token, options = {}, callOptions) =>
      beginCall(settings, "refresh", callOptions, (call) => refresh(context, token, options, call)),
    userinfo: (token, options, callOptions) =>
      beginCall(settings, "userinfo", callOptions, (call) => userinfo(context, token, options, call)),
    ...closable(() => {
      settings.tls.close();
    }),
  };
}
