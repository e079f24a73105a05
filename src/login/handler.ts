import { TransportError } from "../errors/transport-error.ts";
import { Cookies } from "./cookies.ts";
import type { LoginSettings } from "./options.ts";
import { formPage, leadingPage, logoutPage, problemAnswer, withReturn } from "./pages.ts";
import { returnPath, type LoginPaths } from "./paths.ts";
import { unpackToken } from "./packed-token.ts";
import { PendingLogins } from "./pending-logins.ts";
import { problemOf, toProblem, type LoginProblem } from "./problem.ts";
import { isOwn, prefersJson, setCookies } from "./requests.ts";
import type { Sessions } from "./sessions.ts";

/** Answers requests of browsers. */
export interface PageHandler {
  /** Never throws: what does not work is a page, or JSON. */
  (request: Request): Promise<Response>;
  /** Whether a request is for one of the pages; any other gets the status 404. */
  readonly handles: (request: Pick<Request, "url">) => boolean;
}

/** A request to one of the pages, the cookies of its answer, and what the pages share. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: Cookies;
  readonly settings: LoginSettings<unknown>;
  readonly sessions: Sessions<unknown>;
  readonly logins: PendingLogins;
}

type Page = (visit: Visit) => Promise<Response> | Response;
type Problem = Parameters<typeof toProblem>[0];

/** Longest address of a logout that the browser is redirected to: headers of an application have 4 kB, with the cookies that go. */
const longestAddress = 2800;
/** Most bytes of cookies, and of the address that they come with, in one answer: nginx takes 4 kB, and there are other headers. */
const mostOfAnswer = 3000;
/** Headers of every answer, because it may hold personal data, and its address a code. */
const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

/** The functions that answer each page, by method. */
const pages: Readonly<Record<keyof LoginPaths, Readonly<Record<string, Page>>>> = {
  login: { GET: logIn },
  callback: { GET: (visit) => (visit.url.searchParams.has("rest") ? setRest(visit) : complete(visit)) },
  logout: { GET: ({ settings, request }) => logoutPage(settings, request), POST: logOut },
  loggedOut: { GET: ({ settings }) => redirect(settings.afterLogout) },
  // A page may ask by itself again and again: it does not count as the user.
  status: {
    GET: (visit) => tellStatus(visit, Infinity),
    POST: (visit) => (isOwnVisit(visit) ? tellStatus(visit, 0) : answerProblem({ kind: "forged" }, visit)),
  },
  check: { GET: check },
};

/** Answers requests of browsers: see `Login.handler`. */
export function createHandler<User>(settings: LoginSettings<User>, sessions: Sessions<User>): PageHandler {
  const logins = new PendingLogins(settings);
  const handler = async (request: Request): Promise<Response> => {
    const cookies = new Cookies(request.headers.get("cookie"));
    const visit = { request, url: new URL(request.url), cookies, settings, sessions, logins };
    const response = await answer(visit).catch((error: unknown) => answerProblem(problemOf(error), visit));
    setCookies(response.headers, cookies);
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
  const handles = (request: Pick<Request, "url">): boolean => settings.pageOf(new URL(request.url)) !== undefined;
  return Object.assign(handler, { handles });
}

async function answer(visit: Visit): Promise<Response> {
  const page = visit.settings.pageOf(visit.url);
  if (page === undefined) return answerProblem({ kind: "address" }, visit);
  const methods = pages[page];
  const method = visit.request.method === "HEAD" ? "GET" : visit.request.method;
  const use = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (use !== undefined) return use(visit);
  const refused = await answerProblem({ kind: "address", status: 405 }, visit);
  refused.headers.set("Allow", Object.keys(methods).join(", "));
  return refused;
}

async function answerProblem(given: Problem, { settings, request }: Visit): Promise<Response> {
  const problem = toProblem(given);
  try {
    const own = await settings.onError?.(problem, request);
    // The headers of some answers, of a redirect for example, take no more.
    return own === undefined ? problemAnswer(settings, problem, request) : new Response(own.body, own);
  } catch (failure) {
    // The application's own page did not work.
    return problemAnswer(settings, { ...problemOf(failure), status: 500 }, request);
  }
}

/** Answers a problem that the audit log has to know. */
function refuse(problem: Problem, visit: Visit): Promise<Response> {
  visit.settings.tell({ type: "refused", subject: problem.subject, reason: problem.kind });
  return answerProblem(problem, visit);
}

async function logIn(visit: Visit): Promise<Response> {
  const { identity, scope, maxAuthenticationAge, origin } = visit.settings;
  const { searchParams } = visit.url;
  const maxAge = searchParams.has("again") ? 0 : maxAuthenticationAge;
  const returnTo = returnPath(searchParams.get("returnTo"), origin) ?? "/";
  try {
    const { url, pending } = await identity.beginLogin({ scope, maxAuthenticationAge: maxAge });
    await visit.logins.begin(visit.cookies, { pending, returnTo });
    return redirect(url);
  } catch (error) {
    return answerProblem({ ...problemOf(error), returnTo }, visit);
  }
}

async function complete(visit: Visit): Promise<Response> {
  const { url, cookies, settings, sessions, logins } = visit;
  const login = await logins.take(cookies, url.searchParams.get("state") ?? "");
  if (login === undefined) {
    // The back button leads to a callback once more.
    const isLoggedIn = (await sessions.current(cookies, Infinity)) !== undefined;
    return isLoggedIn ? redirect(`${settings.prefix}/`) : refuse({ kind: "unknown" }, visit);
  }
  let known: Partial<LoginProblem> = { returnTo: login.returnTo };
  try {
    const tokens = await settings.identity.completeLogin(url.search, login.pending);
    known = { ...known, subject: tokens.claims.sub };
    if (!(await sessions.begin(cookies, tokens))) return await refuse({ kind: "refused", ...known }, visit);
    logins.makeRoom(cookies);
    return leadOn(visit, login.returnTo);
  } catch (error) {
    // The code is as good as it was: the same callback may be sent again.
    const isAsGood = error instanceof TransportError && !error.requestSent && known.subject === undefined;
    if (isAsGood) await login.putBack();
    return refuse({ ...problemOf(error), ...known }, visit);
  }
}

/** Leads a browser to where it wanted to go: by way of the next answer, while this one has no room for all cookies of the session. */
function leadOn({ request, cookies, settings }: Visit, returnTo: string): Response {
  const rest = cookies.cutText(settings.sessionCookie, mostOfAnswer - returnTo.length);
  if (rest === "") return redirect(returnTo);
  return leadingPage(
    settings,
    request,
    `${settings.paths.callback}?${String(new URLSearchParams({ rest, returnTo }))}`,
  );
}

/** Sets the cookies of a session that the answers before had no room for: in the browser alone that has the first ones. */
async function setRest(visit: Visit): Promise<Response> {
  const { url, cookies } = visit;
  const { seals, sessionCookie, origin, persistent, lifetime } = visit.settings;
  const text = cookies.getText(sessionCookie, url.searchParams.get("rest") ?? "") ?? "";
  if ((await seals.open(sessionCookie, text)) === undefined) return answerProblem({ kind: "unknown" }, visit);
  cookies.setText(sessionCookie, text, persistent ? lifetime / 1000 : undefined);
  return leadOn(visit, returnPath(url.searchParams.get("returnTo"), origin) ?? "/");
}

async function logOut(visit: Visit): Promise<Response> {
  const { request, cookies, settings, sessions } = visit;
  if (!isOwnVisit(visit)) return refuse({ kind: "forged" }, visit);
  const session = await sessions.end(cookies, { type: "logout" });
  const isScript = prefersJson(request);
  const leadTo = (location: string): Response => (isScript ? Response.json({ location }) : redirect(location));
  if (session === undefined) return leadTo(settings.afterLogout);
  // The service ends no session that nothing names.
  if (session.idToken === undefined) return answerProblem({ kind: "stays", status: 200 }, visit);
  try {
    // The browser's own way there: it has the cookie of the single sign-on.
    const { url, form } = await settings.identity.logout({ idToken: unpackToken(session.idToken) });
    if (url.length <= longestAddress) return leadTo(url);
    return isScript ? Response.json({ form }) : formPage(settings, request, form);
  } catch (error) {
    return answerProblem({ kind: "stays", error, retryAfter: problemOf(error).retryAfter }, visit);
  }
}

/** @param seenAfter as for `Sessions.current` */
async function tellStatus({ cookies, sessions }: Visit, seenAfter: number): Promise<Response> {
  const session = await sessions.current(cookies, seenAfter);
  return Response.json(session ? { user: session.user, expiresAt: sessions.endOf(session) } : { user: null });
}

async function check(visit: Visit): Promise<Response> {
  const { settings, sessions, cookies, request } = visit;
  const session = await sessions.current(cookies);
  if (session === undefined) {
    const returnTo = returnPath(request.headers.get("x-forwarded-uri"), settings.origin) ?? "/";
    const refused = await answerProblem({ kind: "login_required", returnTo }, visit);
    refused.headers.set("Location", withReturn(settings.paths.login, returnTo));
    return refused;
  }
  // Everything but printable ASCII is percent-encoded as UTF-8, and so is `%`: no value can end its line.
  const encode = (value: string): string => value.replace(/[^ -$&-~]/gu, encodeURIComponent);
  const told = new Headers({ "Remote-User": encode(session.subject) });
  for (const [name, value] of Object.entries(settings.checkHeaders(session.user))) told.set(name, encode(value));
  return new Response(null, { headers: told });
}

function isOwnVisit({ request, settings }: Visit): boolean {
  return isOwn(request, settings.origin);
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
