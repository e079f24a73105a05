import { refuse } from "../errors/invalid-input-error.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { longestTime } from "../transport/option-checks.ts";
import { checkOptions, type OptionTable } from "../transport/option-table.ts";
import { LoginRequiredError } from "./login-required-error.ts";
import type { LoginSettings } from "./options.ts";
import { problemAnswer, withReturn, type PageLook } from "./pages.ts";
import { toProblem } from "./problem.ts";
import { headerOf, isOwn, prefersJson, targetOf, type AnswerLike, type RequestLike } from "./requests.ts";
import type { Session } from "./session.ts";

/** Options of a guard. */
export interface RequireOptions {
  /**
   * How long ago the user may have authenticated at the identity service, in milliseconds, at least a minute: the way back from the
   * service takes a part of it. A user who did so earlier has to log in again (OpenID Connect Core 1.0, section 3.1.2.1, `max_age`).
   *
   * @default any time
   */
  readonly maxAge?: number | undefined;
}

/**
 * Gives the user of a request.
 *
 * @throws LoginRequiredError, with what to answer.
 */
export type RequireUser<User> = (request: RequestLike, answer?: AnswerLike, options?: RequireOptions) => Promise<User>;

/** The roles of a user whom `toUser` gives a list `roles`; none of any other. */
export type RoleOf<User> = User extends Readonly<Record<"roles", readonly (infer Role)[]>> ? Role : never;

/** Guards of requests, of a `Login`. */
export interface LoginGuards<User> {
  /**
   * The user of a request.
   *
   * @param request web-standard, or one of `node:http`
   * @param answer where the browser is told of a session that goes on: in cookies, the user does not count as seen without it
   * @returns a copy for this request; `undefined` when nobody is logged in.
   * @throws TransportError when the store does not answer, within five seconds for each of its methods. A refresh that fails, or takes
   * longer than three seconds, is no error: the session goes on as it was.
   */
  readonly user: (request: RequestLike, answer?: AnswerLike) => Promise<User | undefined>;
  /**
   * As `user`, for what needs one. With `maxAge` the user must have authenticated lately.
   *
   * @throws LoginRequiredError, with what to answer, when nobody is logged in, or has to log in again.
   *
   * @example
   *
   * ```ts
   * const user = await login.requireUser(request, response, { maxAge: 300_000 });
   * ```
   */
  readonly requireUser: RequireUser<User>;
  /**
   * As `requireUser`, for what needs one of some roles: those in the list `roles` of the user that `toUser` gives.
   *
   * @returns the guard, to call with each request.
   * @throws InvalidInputError for no role, or a user without that list; LoginRequiredError with the status 403 when the user has none
   * of the roles.
   *
   * @example
   *
   * ```ts
   * const requireEditor = login.requireRole("EDITOR", "ADMIN");
   * const user = await requireEditor(request, response);
   * ```
   */
  readonly requireRole: (...roles: readonly RoleOf<User>[]) => RequireUser<User>;
  /**
   * Whether a page of the application's own origin sent a request: ask it before a request changes something. Browsers say it in
   * `Sec-Fetch-Site` (Fetch Metadata), older ones in `Origin` (RFC 6454, section 7).
   *
   * @returns `false` also for a request with neither header, which no browser sends by a form or a script.
   *
   * @example
   *
   * ```ts
   * if (!login.isOwnRequest(request)) return new Response(null, { status: 403 });
   * ```
   */
  readonly isOwnRequest: (request: RequestLike) => boolean;
}

const table = {
  maxAge: { kind: "number", atLeast: 60_000, atMost: longestTime },
} satisfies OptionTable<RequireOptions>;

/** @param sessionOf the session of a request, whose cookies go to the answer */
export function createGuards<User>(
  settings: LoginSettings,
  sessionOf: (request: RequestLike, answer?: AnswerLike) => Promise<Session<User> | undefined>,
): LoginGuards<User> {
  const { clock, paths } = settings;
  const requireUser: RequireUser<User> = async (request, answer, options = {}) => {
    const { maxAge = Infinity } = checkOptions("requireUser", options, table);
    const session = await sessionOf(request, answer);
    const age = clock.date() - (session?.authenticatedAt ?? -Infinity);
    if (session !== undefined && age <= maxAge) return session.user;
    const message = session === undefined ? "nobody is logged in" : "the user has to log in again";
    const path = session === undefined ? paths.login : `${paths.login}?again=1`;
    throw new LoginRequiredError(message, 401, () => refusal(settings, "login_required", request, path));
  };
  return {
    user: async (request, answer) => (await sessionOf(request, answer))?.user,
    requireUser,
    requireRole: (...roles: readonly unknown[]) => {
      const areTexts = roles.length > 0 && roles.every((role) => typeof role === "string");
      if (!areTexts) refuse("requireRole", "roles", "must be one text or more");
      return async (request, answer, options) => {
        const user = await requireUser(request, answer, options);
        const held = rolesOf(user);
        if (roles.some((role) => held.includes(role))) return user;
        const forbid = (): Response => refusal(settings, "role_required", request);
        throw new LoginRequiredError("the user has none of the roles", 403, forbid);
      };
    },
    isOwnRequest: (request) => isOwn(request, settings),
  };
}

/** @throws InvalidInputError when `toUser` gave no list: a text would have its parts as roles. */
function rolesOf(user: unknown): readonly unknown[] {
  const roles: unknown = isJsonObject(user) ? user["roles"] : undefined;
  return Array.isArray(roles) ? roles : refuse("requireRole", "toUser", "must give `roles`, a list of texts");
}

/** Sends a browser that opens a page to the login; says to anybody else what is missing, as a page or as JSON. */
function refusal(
  look: PageLook,
  kind: "login_required" | "role_required",
  request: RequestLike,
  loginPath = look.paths.login,
): Response {
  const acceptsPage = headerOf(request, "accept")?.includes("text/html") === true && !prefersJson(request);
  const returnTo = look.prefix + targetOf(request);
  const answer =
    kind === "login_required" && acceptsPage && request.method === "GET"
      ? new Response(null, { status: 303, headers: { Location: withReturn(loginPath, returnTo) } })
      : problemAnswer(look, toProblem({ kind }), request, { loginPath, isJson: !acceptsPage });
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}
