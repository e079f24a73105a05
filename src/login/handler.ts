import type { Scope } from "../../generated/identity.gen.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { OAuthError } from "../identity/oauth-error.ts";
import { DiscoveryError } from "../identity/discovery-error.ts";
import { TokenError } from "../identity/token-error.ts";
import type { Tokens } from "../identity/types.ts";
import { cookiesAfter, readCookies, type SetCookie } from "./cookies.ts";
import type { LoginSessions } from "./login-sessions.ts";
import type { LoginPaths, LoginSettings } from "./options.ts";
import type { PendingLogins } from "./pending-logins.ts";
import { logoutPage, problemAnswer, problems, type LoginProblem, type LoginProblemKind } from "./problem.ts";
import { isOwn, prefersJson, setCookies } from "./requests.ts";
import { returnPath } from "./return-path.ts";

/** A request to one of the pages. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
}

const pageNames = [
  "login",
  "callback",
  "logout",
  "loggedOut",
  "status",
] as const satisfies readonly (keyof LoginPaths)[];

/** Seconds after which a service that does not answer is worth another try. */
const retryAfter = 30;

/** Answers requests of browsers: see `Login.handler`. */
export function createHandler<S extends Scope, User>(
  settings: LoginSettings<S, User>,
  sessions: LoginSessions<S, User>,
  logins: PendingLogins<S>,
): (request: Request) => Promise<Response> {
  const { identity, scope, paths, origin, afterLogout, maxAuthenticationAge, onError } = settings;

  const pages: Readonly<
    Record<keyof LoginPaths, Readonly<Record<string, (visit: Visit) => Promise<Response> | Response>>>
  > = {
    login: {
      GET: async ({ url, cookies }) => {
        const { url: location, pending } = await identity.beginLogin({ scope, maxAuthenticationAge });
        const returnTo = returnPath(url.searchParams.get("returnTo"), origin) ?? "/";
        return redirect(location, await logins.begin(cookies, { pending, returnTo }));
      },
    },
    callback: {
      GET: async ({ url, cookies, request }) => {
        const login = await logins.take(cookies, url.searchParams.get("state") ?? "");
        if (login === undefined) return problem({ kind: "unknown" }, request);
        const { forget, returnTo } = login;
        let tokens: Tokens<S>;
        try {
          tokens = await identity.completeLogin(url.search, login.pending);
        } catch (error) {
          // The code is as good as it was: the same callback may be sent again.
          const isAsGood = error instanceof TransportError && !error.requestSent;
          if (isAsGood) await logins.putBack(login);
          return problem(problemOf(error), request, isAsGood ? [] : [forget]);
        }
        try {
          const begun = await sessions.begin(cookies, tokens);
          if (begun === undefined) return await problem({ kind: "refused" }, request, [forget]);
          const written = [forget, ...begun];
          return redirect(returnTo, [...written, ...logins.makeRoom(cookiesAfter(cookies, written))]);
        } catch (error) {
          return problem(problemOf(error), request, [forget]);
        }
      },
    },
    logout: {
      GET: ({ request }) => logoutPage(request, paths.logout),
      POST: async ({ request, cookies }) => {
        if (!isOwn(request, origin)) return problem({ kind: "forged" }, request);
        const { session, cookies: expired } = await sessions.end(cookies);
        let location = afterLogout;
        try {
          // The browser's own way there: it has the cookie of the single sign-on.
          if (session !== undefined) location = (await identity.logout({ idToken: session.idToken })).url;
        } catch (error) {
          return problem({ ...problemOf(error), kind: "stays", status: problems.stays.status }, request, expired);
        }
        if (!prefersJson(request)) return redirect(location, expired);
        return withCookies(Response.json({ location }), expired);
      },
    },
    loggedOut: { GET: () => redirect(afterLogout, []) },
    status: {
      GET: async ({ cookies }) => {
        const current = await sessions.current(cookies, true, false);
        return withCookies(Response.json({ user: current.session?.user ?? null }), current.cookies);
      },
    },
  };

  async function problem(
    { kind, ...rest }: Partial<LoginProblem> & { readonly kind: LoginProblemKind },
    request: Request,
    cookies: readonly SetCookie[] = [],
  ): Promise<Response> {
    const found: LoginProblem = { kind, status: problems[kind].status, ...rest };
    let answer: Response;
    try {
      const own = await onError?.(found, request);
      // The headers of some answers, of a redirect for example, take no more.
      answer = own === undefined ? problemAnswer(found, request, paths.login) : new Response(own.body, own);
    } catch (failure) {
      // The application's own page did not work.
      answer = problemAnswer({ ...problemOf(failure), status: 500 }, request, paths.login);
    }
    return withCookies(answer, cookies);
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const visit = { request, url, cookies: readCookies(request.headers.get("cookie")) };
    // What stands before the application may take the beginning of the path away.
    const page = url.pathname === "/" ? undefined : pageNames.find((name) => paths[name].endsWith(url.pathname));
    if (page === undefined) return problem({ kind: "address" }, request);
    const methods = pages[page];
    const use = methods[request.method];
    if (use !== undefined) return use(visit);
    const refused = await problem({ kind: "address", status: 405 }, request);
    refused.headers.set("Allow", Object.keys(methods).join(", "));
    return refused;
  }

  return async (request) => {
    let response: Response;
    try {
      response = await answer(request);
    } catch (error) {
      response = await problem(problemOf(error), request);
    }
    // An answer may be somebody's personal one, and its address may hold a code.
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  };
}

const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

function redirect(location: string, cookies: readonly SetCookie[]): Response {
  return withCookies(new Response(null, { status: 303, headers: { Location: location } }), cookies);
}

function withCookies(response: Response, cookies: readonly SetCookie[]): Response {
  setCookies(response.headers, cookies);
  return response;
}

function problemOf(error: unknown): LoginProblem {
  const kind = kindOf(error);
  return { kind, status: problems[kind].status, error, ...(kind === "unavailable" ? { retryAfter } : {}) };
}

function kindOf(error: unknown): LoginProblemKind {
  if (error instanceof TransportError) return "unavailable";
  if (error instanceof TokenError || error instanceof DiscoveryError) return "untrusted";
  if (error instanceof UnexpectedResponseError) return error.status >= 500 ? "unavailable" : "untrusted";
  if (error instanceof OAuthError) {
    if (error.error === "access_denied") return "denied";
    const isDown = error.error === "temporarily_unavailable" || error.error === "server_error";
    return isDown || (error.status ?? 0) >= 500 ? "unavailable" : "failed";
  }
  if (error instanceof InvalidInputError) return error.field === "pending.expiresAt" ? "expired" : "failed";
  return "failed";
}
