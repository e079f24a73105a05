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
  /** Return address of a login, as it was given. */
  readonly redirectUri: string;
  /** Return address of a logout, as it was given. */
  readonly postLogoutRedirectUri: string | undefined;

  /**
   * Begins a login: where to send the browser, and `pending`, which the application keeps for that browser until it comes back. PKCE,
   * nonce and state are always used (specification, Endpoints, B). By the method `POST` there is only the form.
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
   * Completes a login with the callback that brought the browser back: compares the state, exchanges the authorization
   * code inside mutual TLS and verifies both tokens. The code is good for one exchange: it is sent again only after a
   * failure that left it unsent, and a second call with a code under way is refused. Once the service has answered,
   * whatever is thrown means that the login has to begin again.
   *
   * @param callback the request that the browser came back with
   * @param begun what `beginLogin` gave, or its `pending`
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
   * How to send the browser to the logout that the discovery document names (OpenID Connect RP-Initiated Logout 1.0,
   * section 2). The service ends the single sign-on session when the user wants to, and sends the browser back in any case.
   * This is the logout to use: the browser's cookie goes with it.
   *
   * @throws InvalidInputError for a wrong option, or what the reading of the discovery document throws.
   *
   * @example
   *
   * ```ts
   * const { url } = await identity.logout({ idToken, postLogoutRedirectUri });
   * ```
   */
  readonly logout: (options: LogoutOptions, callOptions?: IdentityCallOptions) => Promise<Logout>;

  /**
   * Asks for the logout inside mutual TLS, as the specification describes it (Endpoints, B), and tells where to send the
   * browser. When the service answers without a page, that is the return address with the state.
   *
   * It may end nothing: the request has not the browser's cookie, and a service that looks for the session by it reports
   * success all the same, as is published of the live one. {@link Identity.logout} has it. The request goes to
   * `mtls_endpoint_aliases.end_session_endpoint`, to an `end_session_endpoint` that is not on the address for browsers, or to
   * the specification's path on the address for mutual TLS.
   *
   * @throws InvalidInputError for a wrong option; OAuthError for an error of the service; UnexpectedResponseError for a
   * page, which would have to be shown to the user, and for a redirect to an address that is neither https nor loopback.
   *
   * @example
   *
   * ```ts
   * const { url } = await identity.endSession({ idToken, postLogoutRedirectUri });
   * ```
   */
  readonly endSession: (options: LogoutOptions, callOptions?: IdentityCallOptions) => CallPromise<EndedSession>;

  /**
   * Exchanges a refresh token for new tokens by the standard grant (RFC 6749, section 6). The specification shows nothing
   * of it, so the discovery document has to list it. The request is never repeated once it may have been sent, because
   * the service may give a new refresh token for the old one. Calls at the same time with one token, for the same scopes in any
   * order, are one request, sent as the first of them says; each waits within its own time, and the abort of one ends none of
   * the others. A call for other scopes at the same time is refused.
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
   * Asks the service for the claims of the user (OpenID Connect Core 1.0, section 5.3). The specification does not know
   * this endpoint, so the discovery document has to name it.
   *
   * @returns claims of the scopes, read as those of an identity token, and all others beside them.
   * @throws DiscoveryError when it does not; OAuthError for a refused token; TokenError for claims of another user.
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
 * Creates a client of the identity service (specification, part B). It reads the client certificate and opens no
 * connection by itself.
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
    // The function cannot say what the type does.
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
