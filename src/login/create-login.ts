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
   * Answers the pages of the login, by default beside the path of the identity client's `redirectUri`: `login`, the return address
   * itself, `logout`, the return address of the logout, and `status`.
   */
  readonly handler: PageHandler;
  /**
   * The access token of a request's session, refreshed when its end is near.
   *
   * @param answer as for `user`
   * @returns `undefined` when nobody is logged in, and when the token has ended and the service gave no new one.
   * @throws InvalidInputError that names `refresh` without that option; TransportError as `user` does.
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
   * Ends all sessions of a user in this application, in every instance and every browser, such as of somebody who leaves. The user may
   * log in again: whether that works is for the identity service and `toUser` to say.
   *
   * @param subject `sub` of the user's identity token
   * @throws InvalidInputError that names `store` without one, as cookies are with the browsers alone; TransportError when the store
   * does not answer: then call it again, because some sessions may be left.
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
  /** The access token (a JWT), bound to the client certificate that it was asked for with. */
  readonly accessToken: string;
  /** When it ends, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** `sub` of the user, which `identity.userinfo` compares. */
  readonly subject: string;
}

/**
 * Login and logout of a web application: pages, cookies, sessions and their end (specification, part B). State is in encrypted
 * cookies, so that instances share nothing but the secret, or in a store.
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
    // A session of this application has what `toUser` gave.
    const session = (await currentSession(settings, cookies)) as Session<User> | undefined;
    // Once, also where a page and what stands before it both ask: what is left out comes with the next answer.
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
