import type { Scope } from "../../generated/identity.gen.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Tokens } from "../identity/types.ts";
import { cookiesAfter, readCookies, type Cookies, type SetCookie } from "./cookies.ts";
import { userHeaders } from "./forward-auth.ts";
import { restOfLead, splitLead, type Lead } from "./lead-on.ts";
import { tell } from "./login-event.ts";
import type { LoginSessions } from "./login-sessions.ts";
import type { LoginSettings } from "./options.ts";
import { formPage, leadingPage, logoutPage, problemAnswer, withReturn } from "./pages.ts";
import type { LoginPaths } from "./paths.ts";
import type { PendingLogins } from "./pending-logins.ts";
import { problemOf, problems, type LoginProblem, type LoginProblemKind } from "./problem.ts";
import { isOwn, prefersJson, setCookies } from "./requests.ts";
import { returnPath } from "./return-path.ts";
import type { Seals } from "./seals.ts";

/** Answers requests of browsers. */
export interface PageHandler {
  /** Never throws: what does not work is a page, or JSON. */
  (request: Request): Promise<Response>;
  /** Whether a request is for one of the pages; any other gets the status 404. */
  readonly handles: (request: Pick<Request, "url">) => boolean;
}

/** A request to one of the pages. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: Cookies;
}

type Problem = Partial<LoginProblem> & { readonly kind: LoginProblemKind };
type Methods = Readonly<Record<string, (visit: Visit) => Promise<Response> | Response>>;

/** Longest address of a logout that the browser is redirected to: headers of an application have 4 kB, with the cookies that go. */
const longestAddress = 2800;

/** Answers requests of browsers: see `Login.handler`. */
export function createHandler<S extends Scope, User>(
  settings: LoginSettings<S, User>,
  ...rest: [LoginSessions<S, User>, PendingLogins<S>, Seals]
): PageHandler {
  const pages = new Pages(settings, ...rest);
  const handler = async (request: Request): Promise<Response> => {
    let response: Response;
    try {
      response = await pages.answer(request);
    } catch (error) {
      response = await pages.problem(problemOf(error), request);
    }
    // An answer may be somebody's personal one, and its address may hold a code.
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
  const handles = (request: Pick<Request, "url">): boolean => settings.pageOf(new URL(request.url)) !== undefined;
  return Object.assign(handler, { handles });
}

class Pages<S extends Scope, User> {
  readonly #settings: LoginSettings<S, User>;
  readonly #sessions: LoginSessions<S, User>;
  readonly #logins: PendingLogins<S>;
  readonly #seals: Seals;
  readonly #pages: Readonly<Record<keyof LoginPaths, Methods>> = {
    login: { GET: (visit) => this.#login(visit) },
    callback: { GET: (visit) => (visit.url.searchParams.has("rest") ? this.#rest(visit) : this.#callback(visit)) },
    logout: {
      GET: ({ request }) => logoutPage(this.#settings, request),
      POST: (visit) => this.#logout(visit),
    },
    loggedOut: { GET: () => redirect(this.#settings.afterLogout, []) },
    status: { GET: (visit) => this.#status(visit, Infinity), POST: (visit) => this.#prolong(visit) },
    check: { GET: (visit) => this.#check(visit) },
  };

  constructor(
    settings: LoginSettings<S, User>,
    sessions: LoginSessions<S, User>,
    logins: PendingLogins<S>,
    seals: Seals,
  ) {
    this.#settings = settings;
    this.#sessions = sessions;
    this.#logins = logins;
    this.#seals = seals;
  }

  async answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const page = this.#settings.pageOf(url);
    if (page === undefined) return this.problem({ kind: "address" }, request);
    const methods = this.#pages[page];
    const method = request.method === "HEAD" ? "GET" : request.method;
    const use = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (use !== undefined) return use({ request, url, cookies: readCookies(request.headers.get("cookie")) });
    const refused = await this.problem({ kind: "address", status: 405 }, request);
    refused.headers.set("Allow", Object.keys(methods).join(", "));
    return refused;
  }

  async problem({ kind, ...rest }: Problem, request: Request, cookies: readonly SetCookie[] = []): Promise<Response> {
    const { onError } = this.#settings;
    const found: LoginProblem = { kind, status: problems[kind].status, ...rest };
    let answer: Response;
    try {
      const own = await onError?.(found, request);
      // The headers of some answers, of a redirect for example, take no more.
      answer = own === undefined ? problemAnswer(this.#settings, found, request) : new Response(own.body, own);
    } catch (failure) {
      // The application's own page did not work.
      answer = problemAnswer(this.#settings, { ...problemOf(failure), status: 500 }, request);
    }
    return withCookies(answer, cookies);
  }

  /** As `problem`, of what an audit log has to know. */
  #refuse(problem: Problem, request: Request, cookies: readonly SetCookie[] = []): Promise<Response> {
    tell(this.#settings.onEvent, { type: "refused", subject: problem.subject, reason: problem.kind });
    return this.problem(problem, request, cookies);
  }

  async #login({ url, cookies, request }: Visit): Promise<Response> {
    const { identity, scope, maxAuthenticationAge, origin } = this.#settings;
    const maxAge = url.searchParams.has("again") ? 0 : maxAuthenticationAge;
    const returnTo = returnPath(url.searchParams.get("returnTo"), origin) ?? "/";
    try {
      const { url: location, pending } = await identity.beginLogin({ scope, maxAuthenticationAge: maxAge });
      return redirect(location, await this.#logins.begin(cookies, { pending, returnTo }));
    } catch (error) {
      return this.problem({ ...problemOf(error), returnTo }, request);
    }
  }

  async #callback({ url, cookies, request }: Visit): Promise<Response> {
    const logins = this.#logins;
    const login = await logins.take(cookies, url.searchParams.get("state") ?? "");
    if (login === undefined) {
      // The back button leads to a callback once more.
      const { session, cookies: written } = await this.#sessions.current(cookies, true, Infinity);
      return session === undefined
        ? this.#refuse({ kind: "unknown" }, request, written)
        : redirect(`${this.#settings.prefix}/`, written);
    }
    const { forget, returnTo } = login;
    let tokens: Tokens<S>;
    try {
      tokens = await this.#settings.identity.completeLogin(url.search, login.pending);
    } catch (error) {
      // The code is as good as it was: the same callback may be sent again.
      const isAsGood = error instanceof TransportError && !error.requestSent;
      if (isAsGood) await logins.putBack(login);
      return this.#refuse({ ...problemOf(error), returnTo }, request, isAsGood ? [] : [forget]);
    }
    const known = { returnTo, subject: tokens.claims.sub };
    try {
      const begun = await this.#sessions.begin(cookies, tokens);
      if (begun === undefined) return await this.#refuse({ kind: "refused", ...known }, request, [forget]);
      const written = [...begun, forget];
      const room = logins.makeRoom(cookiesAfter(cookies, written));
      return await this.#leadOn({ cookies: [...written, ...room], location: returnTo }, cookies, request);
    } catch (error) {
      return this.#refuse({ ...problemOf(error), ...known }, request, [forget]);
    }
  }

  /** Sets the cookies of a login that the answers before had no room for. */
  async #rest({ url, cookies, request }: Visit): Promise<Response> {
    const rest = await restOfLead(this.#seals, cookies, url.searchParams.get("rest") ?? "");
    return rest === undefined ? this.problem({ kind: "unknown" }, request) : this.#leadOn(rest, cookies, request);
  }

  async #leadOn(lead: Lead, sent: Cookies, request: Request): Promise<Response> {
    const { cookies, rest } = await splitLead(this.#seals, sent, lead);
    if (rest === undefined) return redirect(lead.location, cookies);
    return withCookies(leadingPage(this.#settings, request, `${this.#settings.paths.callback}?rest=${rest}`), cookies);
  }

  async #logout({ request, cookies }: Visit): Promise<Response> {
    const { identity, origin, afterLogout } = this.#settings;
    if (!isOwn(request, origin)) return this.#refuse({ kind: "forged" }, request);
    const { session, cookies: expired } = await this.#sessions.end(cookies);
    const isScript = prefersJson(request);
    const leadTo = (location: string): Response =>
      isScript ? withCookies(Response.json({ location }), expired) : redirect(location, expired);
    if (session === undefined) return leadTo(afterLogout);
    // The service ends no session that nothing names.
    if (session.idToken === undefined) return this.problem({ kind: "stays", status: 200 }, request, expired);
    try {
      // The browser's own way there: it has the cookie of the single sign-on.
      const { url, form } = await identity.logout({ idToken: session.idToken });
      if (url.length <= longestAddress) return leadTo(url);
      return withCookies(isScript ? Response.json({ form }) : formPage(this.#settings, request, form), expired);
    } catch (error) {
      return this.problem({ ...problemOf(error), kind: "stays", status: problems.stays.status }, request, expired);
    }
  }

  /** @param seenAfter as for `LoginSessions.current`: a page may ask by itself again and again */
  async #status({ cookies }: Visit, seenAfter: number): Promise<Response> {
    const { session, cookies: written } = await this.#sessions.current(cookies, true, seenAfter);
    const told = session && { user: session.user, expiresAt: this.#sessions.endOf(session) };
    return withCookies(Response.json(told ?? { user: null }), written);
  }

  #prolong(visit: Visit): Promise<Response> {
    const isOurs = isOwn(visit.request, this.#settings.origin);
    return isOurs ? this.#status(visit, 0) : this.problem({ kind: "forged" }, visit.request);
  }

  async #check({ cookies, request }: Visit): Promise<Response> {
    const { origin, paths } = this.#settings;
    const { session, cookies: written } = await this.#sessions.current(cookies, true);
    if (session !== undefined)
      return withCookies(new Response(null, { headers: userHeaders(this.#settings, session) }), written);
    const returnTo = returnPath(request.headers.get("x-forwarded-uri"), origin) ?? "/";
    const refused = await this.problem({ kind: "login_required", returnTo }, request, written);
    refused.headers.set("Location", withReturn(paths.login, returnTo));
    return refused;
  }
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
