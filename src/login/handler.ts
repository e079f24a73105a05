import { TransportError } from "../errors/transport-error.ts";
import { Cookies } from "./cookies.ts";
import { formPage, leadingPage, logoutPage, problemAnswer, withReturn } from "./pages.ts";
import { returnPath, type LoginPaths } from "./paths.ts";
import { keepLogin, makeRoom, takeLogin } from "./pending-logins.ts";
import { problemOf, toProblem } from "./problem.ts";
import { isOwn, prefersJson, setCookies, targetOf, type RequestLike } from "./requests.ts";
import { endOf, maxAgeOf, unpackToken, type Session } from "./session.ts";
import { beginSession, currentSession, endSession, type PlacedSettings } from "./sessions.ts";

/** Answers requests of browsers. */
export interface PageHandler {
  /** Answers a request. It never throws: a failure is answered by a page or JSON. */
  (request: Request): Promise<Response>;
  /** Whether a request is for one of the pages; the handler answers any other with 404. */
  readonly handles: (request: Pick<RequestLike, "url" | "originalUrl">) => boolean;
}

/** A request to one of the pages, the cookies of its answer, and the settings. */
interface Visit {
  readonly request: Request;
  readonly url: URL;
  /** Path of the browser after the page. */
  readonly returnTo: string;
  readonly cookies: Cookies;
  readonly settings: PlacedSettings;
}

type Page = (visit: Visit) => Promise<Response> | Response;
type Problem = Parameters<typeof toProblem>[0];

/** Longest address of a logout for a redirect: the response headers have 4 kB, and the deleted cookies need a part. */
const longestAddress = 2800;
/** Headers of every response, because it may hold personal data, and its address may hold a code. */
const headers = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
} as const;

const pages: Readonly<Record<keyof LoginPaths, Readonly<Record<string, Page>>>> = {
  login: { GET: logIn },
  callback: { GET: (visit) => (visit.url.searchParams.has("rest") ? setRest(visit) : complete(visit)) },
  logout: { GET: ({ settings, request }) => logoutPage(settings, request), POST: logOut },
  loggedOut: { GET: ({ settings }) => redirect(settings.afterLogout) },
  // A GET does not count as activity of the user, because a page may repeat it automatically.
  status: {
    GET: (visit) => tellStatus(visit, Infinity),
    POST: (visit) => (isOwn(visit.request, visit.settings) ? tellStatus(visit, 0) : refuse({ kind: "forged" }, visit)),
  },
  check: { GET: check },
};

export function createHandler(settings: PlacedSettings): PageHandler {
  const handler = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const returnTo = returnPath(url.searchParams.get("returnTo")) ?? "/";
    const visit = { request, url, returnTo, cookies: new Cookies(request.headers.get("cookie")), settings };
    const response = await answer(visit).catch((error: unknown) => answerProblem(problemOf(error), visit));
    setCookies(response.headers, visit.cookies);
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
  const handles: PageHandler["handles"] = (request) =>
    settings.pageOf(new URL(settings.origin + targetOf(request))) !== undefined;
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

async function answerProblem(given: Problem, { settings, request, returnTo }: Visit): Promise<Response> {
  const problem = toProblem({ returnTo, ...given });
  try {
    const own = await settings.onError?.(problem, request);
    // A copy, because the headers of some responses, such as a redirect, are immutable.
    return own === undefined ? problemAnswer(settings, problem, request) : new Response(own.body, own);
  } catch (failure) {
    // The application's own page failed.
    return problemAnswer(settings, { ...problemOf(failure), status: 500 }, request);
  }
}

/** Answers a problem and reports it to the audit log. */
function refuse(problem: Problem, visit: Visit): Promise<Response> {
  visit.settings.tell({ type: "refused", subject: problem.subject, reason: problem.kind });
  return answerProblem(problem, visit);
}

async function logIn({ url, returnTo, cookies, settings }: Visit): Promise<Response> {
  const { identity, scope } = settings;
  const maxAuthenticationAge = url.searchParams.has("again") ? 0 : undefined;
  const { url: address, pending } = await identity.beginLogin({ scope, maxAuthenticationAge });
  await keepLogin(settings, cookies, { pending, returnTo });
  return redirect(address);
}

async function complete(visit: Visit): Promise<Response> {
  const { url, cookies, settings } = visit;
  const login = await takeLogin(settings, cookies, url.searchParams.get("state") ?? "");
  if (login === undefined) {
    // The back button may request a used callback.
    const isLoggedIn = (await currentSession(settings, cookies, Infinity)) !== undefined;
    return isLoggedIn ? redirect(`${settings.prefix}/`) : refuse({ kind: "unknown" }, visit);
  }
  const { returnTo } = login;
  let subject: string | undefined;
  try {
    const tokens = await settings.identity.completeLogin(url.search, login.pending);
    subject = tokens.claims.sub;
    const isBegun = await beginSession(settings, cookies, tokens);
    if (!isBegun) return await refuse({ kind: "refused", returnTo, subject }, visit);
    makeRoom(settings, cookies);
    return leadOn({ ...visit, returnTo });
  } catch (error) {
    // The code was not used, so the same callback may be sent again.
    if (error instanceof TransportError && !error.requestSent && subject === undefined) await login.putBack();
    return refuse({ ...problemOf(error), returnTo, subject }, visit);
  }
}

/** Redirects a browser to `returnTo`. If cookies of the session do not fit into this response, another page sets the rest first. */
function leadOn({ request, cookies: { rest }, settings, returnTo }: Visit): Response {
  if (rest === "") return redirect(returnTo);
  const query = new URLSearchParams({ rest, returnTo });
  return leadingPage(settings, request, `${settings.paths.callback}?${String(query)}`);
}

/** Sets the next cookie of a session that did not fit into earlier responses, only in the browser with the first one. */
async function setRest(visit: Visit): Promise<Response> {
  const { url, cookies, settings } = visit;
  const { seals, sessionCookie } = settings;
  const text = cookies.getText(sessionCookie, url.searchParams.get("rest") ?? "") ?? "";
  // A text that opens was sealed here, for this place.
  const session = (await seals.open(sessionCookie, text)) as Session | undefined;
  if (session === undefined) return answerProblem({ kind: "unknown" }, visit);
  cookies.setText(sessionCookie, text, maxAgeOf(settings, session));
  return leadOn(visit);
}

async function logOut(visit: Visit): Promise<Response> {
  const { request, cookies, settings } = visit;
  if (!isOwn(request, settings)) return refuse({ kind: "forged" }, visit);
  const session = await endSession(settings, cookies, { type: "logout" });
  const isScript = prefersJson(request);
  const leadTo = (location: string): Response => (isScript ? Response.json({ location }) : redirect(location));
  if (session === undefined) return leadTo(settings.afterLogout);
  // Without the identity token the service cannot find its session.
  if (session.idToken === undefined) return answerProblem({ kind: "stays", status: 200 }, visit);
  try {
    // The browser must send this request, because it has the cookie of the single sign-on.
    const { url, form } = await settings.identity.logout({ idToken: unpackToken(session.idToken) });
    if (url.length <= longestAddress) return leadTo(url);
    return isScript ? Response.json({ form }) : formPage(settings, request, form);
  } catch (error) {
    return answerProblem({ ...problemOf(error), kind: "stays", status: 503 }, visit);
  }
}

async function tellStatus({ cookies, settings }: Visit, seenAfter: number): Promise<Response> {
  const session = await currentSession(settings, cookies, seenAfter);
  return Response.json(session ? { user: session.user, expiresAt: endOf(settings, session) } : { user: null });
}

async function check(visit: Visit): Promise<Response> {
  const { settings, cookies, request } = visit;
  const session = await currentSession(settings, cookies);
  if (session === undefined) {
    const returnTo = returnPath(request.headers.get("x-forwarded-uri")) ?? "/";
    const refused = await answerProblem({ kind: "login_required", returnTo }, visit);
    refused.headers.set("Location", withReturn(settings.paths.login, returnTo));
    return refused;
  }
  // Percent-encodes `%` and everything except printable ASCII, so that no value ends the header line.
  const encode = (value: string): string => value.replace(/[^ -$&-~]/gu, encodeURIComponent);
  const told = new Headers({ "Remote-User": encode(session.subject) });
  for (const [name, value] of Object.entries(settings.checkHeaders(session.user))) told.set(name, encode(value));
  return new Response(null, { headers: told });
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}
