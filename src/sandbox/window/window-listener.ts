import { packageVersion } from "../../../generated/package.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { formOf, onlyValue, readForm } from "../../services/messages.ts";
import { serviceOf, type Service, type ServiceAnswer, type ServiceRequest } from "../../services/service.ts";
import { certificateFiles } from "../export/certificate-files.ts";
import { guardRefusal } from "../guard.ts";
import { languageCookie, languagePath } from "../pages/language.ts";
import type { ServerKind } from "../servers.ts";
import { frontPage, liveParts } from "./front-page.ts";
import { faultOf, lastPage, refusedFault } from "./faults-section.ts";
import { script } from "./script.ts";
import { tokenAnswer } from "./token-page.ts";
import { paths, windowPrefix, type View, type WindowState } from "./window-state.ts";

/**
 * Serves the front page at `/` of an address, and what belongs to it; everything else is the service's. The page is meant for
 * the browser of the developer who runs the sandbox: pages of other origins can neither read nor use nor frame it.
 */
export function withWindow(kind: ServerKind, state: WindowState, service: Service): Service {
  const window = serviceOf((request) => answerWindowRequest(kind, state, request));
  return (request, connection) => {
    const isOwn = isOfWindow(kind, request.method, new URL(request.url).pathname, request.headers.get("accept"));
    return (isOwn ? window : service)(request, connection);
  };
}

/** Whether a request is for the front page. The control interface has an answer for programs at the same path. */
export function isOfWindow(kind: ServerKind, method: string, path: string, accept: unknown): boolean {
  if (path.startsWith(windowPrefix) || path === paths.icon || path === paths.health) return true;
  const isPage = path === paths.front && ["GET", "HEAD"].includes(method);
  return isPage && (kind !== "control" || String(accept).includes("text/html"));
}

function answerWindowRequest(kind: ServerKind, state: WindowState, request: ServiceRequest): ServiceAnswer {
  const { method, path } = request;
  // A login page in a window of its own keeps the page that opened it, also in the other language.
  const usual = path === paths.health || path === languagePath ? {} : noOpener;
  const answered = (
    { headers, ...answer }: ServiceAnswer,
    opener: ServiceAnswer["headers"] = usual,
  ): ServiceAnswer => ({
    ...answer,
    headers: { ...ownOrigin, ...opener, ...headers },
  });
  if (path === paths.health) {
    const body = { status: "ok", service: kind, version: packageVersion };
    return answered(ok("application/json", `${JSON.stringify(body)}\n`));
  }
  const refusal = guardRefusal(request, { port: state.servers[kind].port, names: state.hostNames }, true);
  if (refusal !== undefined) return answered(plain(refusal.status, refusal.reason), noOpener);
  const view: View = { state, request, kind };
  if (!state.access.allows(request.headers) && path !== languagePath) return answered(tokenAnswer(view, request));
  const route = path.startsWith(paths.certificates)
    ? downloadOf(state, path.slice(paths.certificates.length))
    : routes.get(path);
  if (route === undefined) return answered(plain(404, "there is no such path"));
  const [answer, ...methods] = route;
  if (methods.includes(method)) return answered(answer(view, request));
  const allowed = methods.join(", ");
  return answered(plain(405, `${allowed} alone`, { Allow: allowed }), noOpener);
}

/** Nobody keeps the answer, and no page of another origin gets it. */
const ownOrigin = {
  "Cache-Control": "no-store",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};
/** No page of another origin holds its window. */
const noOpener = { "Cross-Origin-Opener-Policy": "same-origin" };

/** A handler with the methods that it takes. */
type WindowRoute = readonly [answer: (view: View, request: ServiceRequest) => ServiceAnswer, ...methods: string[]];

const routes: ReadonlyMap<string, WindowRoute> = new Map<string, WindowRoute>([
  [paths.front, [frontPage, "GET", "HEAD"]],
  [paths.script, [() => ok("text/javascript; charset=utf-8", script), "GET", "HEAD"]],
  [paths.live, [liveParts, "GET", "HEAD"]],
  [languagePath, [(_view, { query }) => switched(query), "GET", "HEAD"]],
  [paths.faults, [changeFaults, "POST"]],
]);

function downloadOf({ clients, certificateAuthority }: WindowState, name: string): WindowRoute | undefined {
  const download = certificateFiles(clients, certificateAuthority).get(name);
  if (download === undefined) return undefined;
  const headers = { "Content-Type": download.type, "Content-Disposition": `attachment; filename="${name}"` };
  return [() => ({ status: 200, headers, body: download.content() }), "GET", "HEAD"];
}

/** Changes the language, and leads back to where the link was: to a path of the same address. */
function switched(query: string): ServiceAnswer {
  const form = readForm(query);
  const back = onlyValue(form, "back") ?? paths.front;
  const language = onlyValue(form, "to") === "cs" ? "cs" : "en";
  // Browsers take two slashes, or a slash and a backslash, for another host.
  const isPath = /^\/(?![/\\])[!-~]*$/.test(back);
  return seeOther(isPath ? back : paths.front, languageCookie(language));
}

/** Switches faults as the forms of the page say. */
function changeFaults(view: View, request: ServiceRequest): ServiceAnswer {
  const form = formOf(request) ?? new Map<string, string[]>();
  const { faults } = view.state;
  try {
    const fault = faultOf(form);
    const action = onlyValue(form, "action");
    if (action === "on") faults.set(fault);
    else if (action === "off") faults.clear({ service: fault["service"], kind: fault["kind"] });
    else if (action === "all-off") faults.clear();
    else return plain(400, "action must be on, off or all-off");
    const isShut = faults.list().some(({ service, kind }) => service === "identity" && kind === "dead-before-request");
    if (isShut && view.kind === "oidcMutualTls") return lastPage(view);
    const service = encodeURIComponent(fault["service"] ?? "");
    return seeOther(service === "" ? "/#faults" : `/#faults-${service}`);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return refusedFault(view, error);
  }
}

function seeOther(location: string, cookie?: string): ServiceAnswer {
  return { status: 303, headers: { Location: location, ...(cookie === undefined ? {} : { "Set-Cookie": cookie }) } };
}

function ok(type: string, body: string): ServiceAnswer {
  return { status: 200, headers: { "Content-Type": type }, body };
}

function plain(status: number, reason: string, headers: ServiceAnswer["headers"] = {}): ServiceAnswer {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8", ...headers }, body: `${reason}\n` };
}
