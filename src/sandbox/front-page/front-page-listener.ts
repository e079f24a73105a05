import { packageVersion } from "../../../generated/package.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { formOf, json, onlyValue, readForm } from "../../services/messages.ts";
import { serviceOf, type Service, type ServiceAnswer } from "../../services/service.ts";
import { certificateFiles } from "../export/certificate-files.ts";
import { guardRefusal } from "../guard.ts";
import { html } from "../pages/html.ts";
import { languageCookie, languagePath } from "../pages/language.ts";
import { pageAnswer } from "../pages/page-answer.ts";
import { form } from "../pages/parts.ts";
import { words } from "../pages/words.ts";
import type { ServerKind } from "../servers.ts";
import { frontPage, liveParts } from "./front-page.ts";
import { faultOf, lastPage, refusedFault } from "./faults-section.ts";
import { script } from "./script.ts";
import { paths, frontPagePrefix, type View, type FrontPageState } from "./front-page-state.ts";

/**
 * Serves the front page at `/` of an address, and what belongs to it; everything else is the service's. The page is meant for
 * the browser of the developer who runs the sandbox: pages of other origins can neither read nor use nor frame it.
 */
export function withFrontPage(kind: ServerKind, state: FrontPageState, service: Service): Service {
  const pages = serviceOf((request) => {
    const answer = answerView({ state, request, kind });
    // A login page that another page opened keeps its opener, also in the other language.
    const keepsOpener = answer.status < 400 && [paths.health, languagePath].includes(request.path);
    return { ...answer, headers: { ...ownOrigin, ...(keepsOpener ? {} : noOpener), ...answer.headers } };
  });
  return (request, connection) => {
    const isOwn = isOfFrontPage(kind, request.method, new URL(request.url).pathname, request.headers.get("accept"));
    return (isOwn ? pages : service)(request, connection);
  };
}

/** Whether a request is for the front page. The control interface has an answer for programs at the same path. */
export function isOfFrontPage(kind: ServerKind, method: string, path: string, accept: unknown): boolean {
  if (path.startsWith(frontPagePrefix) || path === paths.icon || path === paths.health) return true;
  const isPage = path === paths.front && ["GET", "HEAD"].includes(method);
  return isPage && (kind !== "control" || String(accept).includes("text/html"));
}

function answerView(view: View): ServiceAnswer {
  const { state, kind, request } = view;
  const { method, path, headers } = request;
  if (path === paths.health) {
    if (method !== "GET" && method !== "HEAD") return plain(405, "GET, HEAD alone", { Allow: "GET, HEAD" });
    const health = json(200, { status: "ok", service: kind, version: packageVersion });
    return { ...health, body: `${String(health.body)}\n` };
  }
  const refusal = guardRefusal(request, { port: state.servers[kind].port, names: state.hostNames }, true);
  if (refusal !== undefined) return plain(refusal.status, refusal.reason);
  if (!state.access.allows(headers) && path !== languagePath) return tokenAnswer(view);
  const route = path.startsWith(paths.certificates)
    ? downloadOf(state, path.slice(paths.certificates.length))
    : routes.get(path);
  if (route === undefined) return plain(404, "there is no such path");
  const [answer, ...methods] = route;
  const allowed = methods.join(", ");
  return methods.includes(method) ? answer(view) : plain(405, `${allowed} alone`, { Allow: allowed });
}

/** Asks a browser for the control token; once it was entered, lets the browser in by a cookie. */
function tokenAnswer({ state, request }: View): ServiceAnswer {
  const sent = request.method === "POST" && request.path === paths.token ? formOf(request) : undefined;
  const token = onlyValue(sent, "token") ?? "";
  if (state.access.isToken(token)) {
    return { status: 303, headers: { Location: paths.front, "Set-Cookie": state.access.cookie } };
  }
  const field = html`<label>
      ${words.token}
      <input type="password" name="token" required autofocus autocomplete="current-password" />
    </label>
    <button>${words.unlock}</button>`;
  return pageAnswer(request, {
    status: 401,
    title: words.locked,
    content: html`<p>${sent === undefined ? words.lockedNote : words.wrongToken}</p>
      ${form(paths.token, {}, field)}`,
    ownForms: true,
  });
}

/** The response is not cached, and pages of other origins cannot read it. */
const ownOrigin = {
  "Cache-Control": "no-store",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
/** Pages of other origins cannot reach the opened page by its opener. */
const noOpener = { "Cross-Origin-Opener-Policy": "same-origin" };

const scriptType = { "Content-Type": "text/javascript; charset=utf-8" };

/** A handler with the methods that it takes. */
type FrontPageRoute = readonly [answer: (view: View) => ServiceAnswer, ...methods: string[]];

const routes: ReadonlyMap<string, FrontPageRoute> = new Map<string, FrontPageRoute>([
  [paths.front, [frontPage, "GET", "HEAD"]],
  [paths.script, [() => ({ status: 200, headers: scriptType, body: script }), "GET", "HEAD"]],
  [paths.live, [liveParts, "GET", "HEAD"]],
  [languagePath, [({ request }) => switched(request.query), "GET", "HEAD"]],
  [paths.faults, [changeFaults, "POST"]],
]);

function downloadOf({ clients, certificateAuthority }: FrontPageState, name: string): FrontPageRoute | undefined {
  const download = certificateFiles(clients, certificateAuthority).get(name);
  if (download === undefined) return undefined;
  const headers = { "Content-Type": download.type, "Content-Disposition": `attachment; filename="${name}"` };
  return [() => ({ status: 200, headers, body: download.content() }), "GET", "HEAD"];
}

/** Changes the language, and leads back to where the link was: to a path of the same address. */
function switched(query: string): ServiceAnswer {
  const given = readForm(query);
  const back = onlyValue(given, "back") ?? paths.front;
  const language = onlyValue(given, "to") === "cs" ? "cs" : "en";
  // Browsers take two slashes, or a slash and a backslash, for another host.
  const isPath = /^\/(?![/\\])[!-~]*$/.test(back);
  return seeOther(isPath ? back : paths.front, languageCookie(language));
}

/** Switches faults as the forms of the page say. */
function changeFaults(view: View): ServiceAnswer {
  const given = formOf(view.request) ?? new Map<string, string[]>();
  const { faults } = view.state;
  try {
    const fault = faultOf(given);
    const action = onlyValue(given, "action");
    if (action === "on") faults.set(fault);
    else if (action === "off") faults.clear({ service: fault["service"], kind: fault["kind"] });
    else if (action === "all-off") faults.clear();
    else return plain(400, "action must be on, off or all-off");
    const isShut = faults.list().some(({ service, kind }) => service === "identity" && kind === "dead-before-request");
    if (isShut && view.kind === "oidcMutualTls") return lastPage(view);
    const service = encodeURIComponent(fault["service"] ?? "");
    return seeOther(service === "" ? "/#faults" : `/#faults-${service}`);
  } catch (error) {
    if (error instanceof InvalidInputError) return refusedFault(view, error);
    throw error;
  }
}

function seeOther(location: string, cookie?: string): ServiceAnswer {
  return { status: 303, headers: { Location: location, ...(cookie === undefined ? {} : { "Set-Cookie": cookie }) } };
}

function plain(status: number, reason: string, headers: ServiceAnswer["headers"] = {}): ServiceAnswer {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers }, body: `${reason}\n` };
}
