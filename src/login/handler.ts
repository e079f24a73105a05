import { TransportError } from "../errors/transport-error.ts";
import { Cookies } from "./cookies.ts";
import { readLead, splitLead } from "./lead-on.ts";
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

/** A request to one of the pages, and the cookies of its answer. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: Cookies;
}

type Problem = Partial<LoginProblem> & { readonly kind: LoginProblemKind };
type Methods = Readonly<Record<string, (visit: Visit) => Promise<Response> | Response>>;

/** Longest address of a logout that the browser is redirected to: headers of an application have 4 kB, with the cookies that go. */
const longestAddress = 2800;
/** Headers of every answer, because it may hold personal data, and its address a code. */
const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/** Answers requests of browsers: see `Login.handler`. */
export function createHandler<User>(
  settings: LoginSettings<User>,
  ...rest: [LoginSessions<User>, PendingLogins, Seals]
): PageHandler {
  const pages = new Pages(settings, ...rest);
  const handler = async (request: Request): Promise<Response> => {
    const cookies = new Cookies(request.headers.get("cookie"));
    const visit = { request, url: new URL(request.url), cookies };
    const response = await pages.answer(visit).catch((error: unknown) => pages.problem(problemOf(error), visit));
    setCookies(response.headers, cookies);
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
  const handles = (request: Pick<Request, "url">): boolean => settings.pageOf(new URL(request.url)) !== undefined;
  return Object.assign(handler, { handles });
}

class Pages<User> {
  readonly #settings: LoginSettings<User>;
  readonly #sessions: LoginSessions<User>;
  readonly #logins: PendingLogins;
  readonly #seals: Seals;
  readonly #pages: Readonly<Record<keyof LoginPaths, Methods>> = {
    login: { GET: (visit) => this.#login(visit) },
    callback: { GET: (visit) => (visit.url.searchParams.has("rest") ? this.#rest(visit) : this.#callback(visit)) },
    logout: {
      GET: ({ request }) => logoutPage(this.#settings, request),
      POST: (visit) => this.#logout(visit),
    },
    loggedOut: { GET: () => redirect(this.#settings.afterLogout) },
    status: { GET: (visit) => this.#status(visit, Infinity), POST: (visit) => this.#prolong(visit) },
    check: { GET: (visit) => this.#check(visit) },
  };

  constructor(settings: LoginSettings<User>, sessions: LoginSessions<User>, logins: PendingLogins, seals: Seals) {
    this.#settings = settings;
    this.#sessions = sessions;
    this.#logins = logins;
    this.#seals = seals;
  }

  async answer(visit: Visit): Promise<Response> {
    const page = this.#settings.pageOf(visit.url);
    if (page === undefined) return this.problem({ kind: "address" }, visit);
    const methods = this.#pages[page];
    const method = visit.request.method === "HEAD" ? "GET" : visit.request.method;
    const use = Object.hasOwn(methods, method) ? methods[method] : undefined;
    if (use !== undefined) return use(visit);
    const refused = await this.problem({ kind: "address", status: 405 }, visit);
    refused.headers.set("Allow", Object.keys(methods).join(", "));
    return refused;
  }

  async problem({ kind, ...rest }: Problem, { request }: Visit): Promise<Response> {
    const found: LoginProblem = { kind, status: problems[kind].status, ...rest };
    try {
      const own = await this.#settings.onError?.(found, request);
      // The headers of some answers, of a redirect for example, take no more.
      return own === undefined ? problemAnswer(this.#settings, found, request) : new Response(own.body, own);
    } catch (failure) {
      // The application's own page did not work.
      return problemAnswer(this.#settings, { ...problemOf(failure), status: 500 }, request);
    }
  }

  /** Answers a problem that the audit log has to know. */
  #refuse(problem: Problem, visit: Visit): Promise<Response> {
    tell(this.#settings.onEvent, { type: "refused", subject: problem.subject, reason: problem.kind });
    return this.problem(problem, visit);
  }

  async #login(visit: Visit): Promise<Response> {
    const { identity, scope, maxAuthenticationAge, origin } = this.#settings;
    const { searchParams } = visit.url;
    const maxAge = searchParams.has("again") ? 0 : maxAuthenticationAge;
    const returnTo = returnPath(searchParams.get("returnTo"), origin) ?? "/";
    try {
      const { url, pending } = await identity.beginLogin({ scope, maxAuthenticationAge: maxAge });
      await this.#logins.begin(visit.cookies, { pending, returnTo });
      return redirect(url);
    } catch (error) {
      return this.problem({ ...problemOf(error), returnTo }, visit);
    }
  }

  async #callback(visit: Visit): Promise<Response> {
    const { url, cookies } = visit;
    const login = await this.#logins.take(cookies, url.searchParams.get("state") ?? "");
    if (login === undefined) {
      // The back button leads to a callback once more.
      const isLoggedIn = (await this.#sessions.current(cookies, Infinity)) !== undefined;
      return isLoggedIn ? redirect(`${this.#settings.prefix}/`) : this.#refuse({ kind: "unknown" }, visit);
    }
    let known: Partial<LoginProblem> = { returnTo: login.returnTo };
    try {
      const tokens = await this.#settings.identity.completeLogin(url.search, login.pending);
      known = { ...known, subject: tokens.claims.sub };
      if (!(await this.#sessions.begin(cookies, tokens)))
        return await this.#refuse({ kind: "refused", ...known }, visit);
      this.#logins.makeRoom(cookies);
      return await this.#leadOn(visit, login.returnTo);
    } catch (error) {
      // The code is as good as it was: the same callback may be sent again.
      const isAsGood = error instanceof TransportError && !error.requestSent && known.subject === undefined;
      if (isAsGood) await login.putBack();
      return this.#refuse({ ...problemOf(error), ...known }, visit);
    }
  }

  /** Sets the cookies of a login that the answers before had no room for. */
  async #rest(visit: Visit): Promise<Response> {
    const { url, cookies } = visit;
    const lead = await readLead(this.#seals, cookies, this.#settings.sessionCookie, url.searchParams.get("rest") ?? "");
    if (lead === undefined) return this.problem({ kind: "unknown" }, visit);
    for (const { name, value, maxAge } of lead.cookies) cookies.set(name, value, maxAge);
    return this.#leadOn(visit, lead.location);
  }

  async #leadOn({ request, cookies }: Visit, location: string): Promise<Response> {
    const rest = await splitLead(this.#seals, cookies, this.#settings.sessionCookie, location);
    if (rest === undefined) return redirect(location);
    return leadingPage(this.#settings, request, `${this.#settings.paths.callback}?rest=${rest}`);
  }

  async #logout(visit: Visit): Promise<Response> {
    const { identity, origin, afterLogout } = this.#settings;
    const { request, cookies } = visit;
    if (!isOwn(request, origin)) return this.#refuse({ kind: "forged" }, visit);
    const session = await this.#sessions.end(cookies, { type: "logout" });
    const isScript = prefersJson(request);
    const leadTo = (location: string): Response => (isScript ? Response.json({ location }) : redirect(location));
    if (session === undefined) return leadTo(afterLogout);
    // The service ends no session that nothing names.
    if (session.idToken === undefined) return this.problem({ kind: "stays", status: 200 }, visit);
    try {
      // The browser's own way there: it has the cookie of the single sign-on.
      const { url, form } = await identity.logout({ idToken: session.idToken });
      if (url.length <= longestAddress) return leadTo(url);
      return isScript ? Response.json({ form }) : formPage(this.#settings, request, form);
    } catch (error) {
      return this.problem({ ...problemOf(error), kind: "stays", status: problems.stays.status }, visit);
    }
  }

  /** @param seenAfter as for `LoginSessions.current`: a page may ask by itself again and again */
  async #status({ cookies }: Visit, seenAfter: number): Promise<Response> {
    const session = await this.#sessions.current(cookies, seenAfter);
    const told = session && { user: session.user, expiresAt: this.#sessions.endOf(session) };
    return Response.json(told ?? { user: null });
  }

  #prolong(visit: Visit): Promise<Response> {
    const isOurs = isOwn(visit.request, this.#settings.origin);
    return isOurs ? this.#status(visit, 0) : this.problem({ kind: "forged" }, visit);
  }

  async #check(visit: Visit): Promise<Response> {
    const { origin, paths, checkHeaders } = this.#settings;
    const session = await this.#sessions.current(visit.cookies);
    if (session === undefined) {
      const returnTo = returnPath(visit.request.headers.get("x-forwarded-uri"), origin) ?? "/";
      const refused = await this.problem({ kind: "login_required", returnTo }, visit);
      refused.headers.set("Location", withReturn(paths.login, returnTo));
      return refused;
    }
    // Everything but printable ASCII is percent-encoded as UTF-8, and so is `%`: no value can end its line.
    const encode = (value: string): string => value.replace(/[^ -$&-~]/gu, encodeURIComponent);
    const told = new Headers({ "Remote-User": encode(session.subject) });
    for (const [name, value] of Object.entries(checkHeaders?.(session.user) ?? {})) told.set(name, encode(value));
    return new Response(null, { headers: told });
  }
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
