import type { Scope } from "../../generated/identity.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { inCookies } from "./cookie-sessions.ts";
import { Cookies } from "./cookies.ts";
import { keptFresh } from "./fresh-sessions.ts";
import { createGuards, type LoginGuards } from "./guards.ts";
import { createHandler, type PageHandler } from "./handler.ts";
import { readOptions, type CreateLoginOptions } from "./options.ts";
import { headerOf, setCookies, type AnswerLike, type RequestLike } from "./requests.ts";
import type { Session } from "./session.ts";
import { currentSession, keepSession } from "./sessions.ts";
import { signIn, type SignsIn } from "./sign-in.ts";
import { inStore } from "./store-sessions.ts";

/** The login of a web application. */
export interface Login<User> extends LoginGuards<User> {
  /**
   * Answers the pages of the login: `login`, the callback, `logout`, the return address of the logout, `status` and `check`. By
   * default they have the parent path of the identity client's `redirectUri`.
   */
  readonly handler: PageHandler;
  /**
   * Returns the access token of a request's session. It is refreshed shortly before its end.
   *
   * @param answer see `user`
   * @returns `undefined` when nobody is logged in, or the token has ended and the service returned no new one.
   * @throws InvalidInputError without the option `refresh`; TransportError like `user`.
   *
   * @example
   *
   * ```ts
   * const tokens = await login.tokens(request, response);
   * if (tokens !== undefined) console.log((await identity.userinfo(tokens.accessToken, { subject: tokens.subject })).claims);
   * ```
   */
  readonly tokens: (request: RequestLike, answer?: AnswerLike) => Promise<UserTokens | undefined>;
  /**
   * Ends all sessions of a user in this application, in every instance and browser, for example when a person leaves. The user may
   * log in again, if the identity service and `toUser` accept it.
   *
   * @param subject `sub` of the user's identity token
   * @throws InvalidInputError without the option `store`, because only browsers can delete cookies; TransportError when the store
   * does not answer: then call it again, because some sessions may remain.
   *
   * @example
   *
   * ```ts
   * await login.endSessions(claims.sub);
   * ```
   */
  readonly endSessions: (subject: string) => Promise<void>;
}

/** The access token of a session. */
export interface UserTokens {
  /** The access token (a JWT), bound to the client certificate of its request. */
  readonly accessToken: string;
  /** End of its validity, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** `sub` of the user, which `identity.userinfo` compares. */
  readonly subject: string;
}

/**
 * Login and logout of a web application: pages, cookies, sessions and their end (specification, part B). Its state is in encrypted
 * cookies, so that instances share only the secret, or in a store.
 *
 * @throws InvalidInputError for a wrong option, with its name.
 *
 * @example
 *
 * ```ts
 * const redirectUri = "https://app.example/auth/callback";
 * const postLogoutRedirectUri = "https://app.example/auth/logged-out";
 * const identity = createIdentity({ clientId, redirectUri, postLogoutRedirectUri, tls });
 * const toUser = ({ claims }: { claims: { family_name?: string } }) => ({ name: claims.family_name });
 * const login = createLogin({ identity, scope: ["openid", "profile"], secret, toUser });
 * app.use(toNodeHandler(login.handler));
 * ```
 */
export function createLogin<const S extends Scope, User>(options: CreateLoginOptions<S, User>): Login<User> {
  const checked = readOptions(options);
  const { clock, refresh, tell, origin } = checked;
  const stored = options.store && inStore(checked);
  const fresh = stored && refresh ? keptFresh(checked, stored) : stored;
  const settings = { ...checked, place: fresh ?? inCookies(checked) };

  const written = new WeakSet<AnswerLike>();
  const sessionOf = async (request: RequestLike, answer?: AnswerLike): Promise<Session<User> | undefined> => {
    const cookies = new Cookies(headerOf(request, "cookie"));
    // The session has the user that `toUser` returned.
    const session = (await currentSession(settings, cookies)) as Session<User> | undefined;
    // Cookies are set once for each response, also if middleware and page both ask. The next response sets the rest.
    if (answer !== undefined && !written.has(answer) && cookies.written.size > 0) {
      written.add(answer);
      setCookies(answer, cookies);
    }
    return session;
  };
  const login: Login<User> & SignsIn<User> = {
    [signIn]: async (user, subject) => {
      const cookies = new Cookies(undefined);
      await keepSession(settings, cookies, { user, subject });
      return { cookie: cookies.header, origin };
    },
    handler: createHandler(settings),
    ...createGuards(settings, sessionOf),
    tokens: async (request, answer) => {
      if (!refresh) refuse("tokens", "refresh", "must be an option of createLogin: without it no tokens are kept");
      const { subject, tokens } = (await sessionOf(request, answer)) ?? {};
      if (subject === undefined || tokens === undefined || clock.date() >= tokens.expiresAt) return undefined;
      const { accessToken, expiresAt } = tokens;
      return hideSecrets({ accessToken, expiresAt, subject }, ["accessToken"]);
    },
    endSessions: async (subject) => {
      if (typeof subject !== "string" || subject === "") refuse("endSessions", "subject", "must be the sub of a user");
      if (stored === undefined)
        refuse("endSessions", "store", "must be an option of createLogin: cookies cannot be ended");
      await stored.endAll(subject);
      tell({ type: "logout", subject, reason: "endSessions" });
    },
  };
  return login;
}
