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
   * Most milliseconds since the user authenticated at the identity service. The minimum is a minute, because the way back from the
   * service takes a part of it. After that the user must log in again (OpenID Connect Core 1.0, section 3.1.2.1, `max_age`).
   *
   * @default any time
   */
  readonly maxAge?: number | undefined;
}

/**
 * Returns the user of a request.
 *
 * @throws LoginRequiredError with the response to send.
 */
export type RequireUser<User> = (request: RequestLike, answer?: AnswerLike, options?: RequireOptions) => Promise<User>;

/** The type of a role, if the user of `toUser` has a list `roles`; otherwise `never`. */
export type RoleOf<User> = User extends Readonly<Record<"roles", readonly (infer Role)[]>> ? Role : never;

/** Guards of requests, of a `Login`. */
export interface LoginGuards<User> {
  /**
   * Returns the user of a request.
   *
   * @param request web-standard, or one of `node:http`
   * @param answer the response that may set cookies; without it `idleLifetime` of a session in cookies is not extended
   * @returns a copy for this request; `undefined` when nobody is logged in.
   * @throws TransportError when a method of the store does not answer within five seconds. A refresh that fails or takes longer
   * than three seconds is no error: the session goes on with the old tokens.
   */
  readonly user: (request: RequestLike, answer?: AnswerLike) => Promise<User | undefined>;
  /**
   * Like `user`, but requires a user. With `maxAge` the user must have authenticated recently.
   *
   * @throws LoginRequiredError with the response to send, when nobody is logged in or the user must log in again.
   *
   * @example
   *
   * ```ts
   * const user = await login.requireUser(request, response, { maxAge: 300_000 });
   * ```
   */
  readonly requireUser: RequireUser<User>;
  /**
   * Returns a guard like `requireUser` that also requires one of the roles. The user of `toUser` has the roles in its list `roles`.
   *
   * @returns the guard; call it with each request.
   * @throws InvalidInputError without a role, and for a user without that list; LoginRequiredError with the status 403 when the
   * user has none of the roles.
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
   * Returns whether a page of the application's own origin sent a request. Check it before a request changes data. Browsers send
   * `Sec-Fetch-Site` (Fetch Metadata), older ones `Origin` (RFC 6454, section 7).
   *
   * @returns `false` also for a request with neither header, because forms and scripts in browsers always send one.
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

/** @param sessionOf reads the session of a request and sets its cookies in the response */
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

/** Reads the roles. @throws InvalidInputError when they are not a list: in a text every part would be a role. */
function rolesOf(user: unknown): readonly unknown[] {
  const roles: unknown = isJsonObject(user) ? user["roles"] : undefined;
  return Array.isArray(roles) ? roles : refuse("requireRole", "toUser", "must give `roles`, a list of texts");
}

/** Redirects a browser that opens a page to the login. Any other request gets a page or JSON with the reason. */
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
