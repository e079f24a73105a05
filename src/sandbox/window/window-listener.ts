import type { IncomingMessage, RequestListener } from "node:http";
import { packageVersion } from "../../../generated/package.gen.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { formOf, onlyValue, readForm } from "../../services/messages.ts";
import { serviceListener, targetOf } from "../answer-listener.ts";
import { serviceOf, type ServiceAnswer, type ServiceRequest } from "../../services/service.ts";
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
export function withWindow(kind: ServerKind, state: WindowState, service: RequestListener): RequestListener {
  const listener = serviceListener(serviceOf((request) => answerWindowRequest(kind, state, request)));
  return (request, response) => {
    const { path } = targetOf(request.url ?? "/");
    const isOwn =
      path.startsWith(windowPrefix) ||
      path === paths.icon ||
      path === paths.health ||
      (path === paths.front && isWanted(kind, request));
    (isOwn ? listener : service)(request, response);
  };
}

/** The control interface has an answer for programs there. */
function isWanted(kind: ServerKind, { method = "", headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  if (!["GET", "HEAD"].includes(method)) return false;
  return kind !== "control" || (headers.accept ?? "").includes("text/html");
}

function answerWindowRequest(kind: ServerKind, state: WindowState, request: ServiceRequest): ServiceAnswer {
  if (request.path === paths.health) return notKept(health(kind));
  const address = { port: state.servers[kind].port, names: state.hostNames };
  const refusal = guardRefusal(request, address, true);
  if (refusal !== undefined) return plain(refusal.status, refusal.reason);
  const view: View = { state, request, kind };
  const isOpen = state.access.allows(request.headers) || request.path === languagePath;
  if (!isOpen) return withoutOthers(tokenAnswer(view, request));
  const { method, path } = request;
  const answer =
    method === "POST"
      ? changed(view, request)
      : method === "GET" || method === "HEAD"
        ? shown(view, request)
        : undefined;
  // A login page in a window of its own keeps the page that opened it, also in the other language.
  if (answer !== undefined) return path === languagePath ? notKept(answer) : withoutOthers(answer);
  const methods = methodsOf(view, path);
  return methods === undefined
    ? plain(404, "there is no such path")
    : plain(405, `${methods} alone`, { Allow: methods });
}

function health(service: ServerKind): ServiceAnswer {
  const body = `${JSON.stringify({ status: "ok", service, version: packageVersion })}\n`;
  return { status: 200, headers: { "Content-Type": "application/json" }, body };
}

/** The methods that a path takes; `undefined` where there is no such path. */
function methodsOf({ state }: View, path: string): string | undefined {
  if (path === paths.faults) return "POST";
  const isRead = [paths.script, paths.live, languagePath].some((known) => known === path);
  return isRead || (path.startsWith(paths.certificates) && state.downloads.has(path.slice(paths.certificates.length)))
    ? "GET, HEAD"
    : undefined;
}

function shown(view: View, { path, headers, query }: ServiceRequest): ServiceAnswer | undefined {
  switch (path) {
    case paths.front:
      return frontPage(view);
    case paths.script:
      return { status: 200, headers: { "Content-Type": "text/javascript; charset=utf-8" }, body: script };
    case paths.live: {
      const { text, tag } = liveParts(view);
      if (headers["if-none-match"] === tag) return { status: 304, headers: { ETag: tag } };
      return { status: 200, headers: { "Content-Type": "text/html; charset=utf-8", ETag: tag }, body: text };
    }
    case languagePath:
      return switched(query);
    default:
      return path.startsWith(paths.certificates) ? downloaded(view, path.slice(paths.certificates.length)) : undefined;
  }
}

/** Changes the language, and leads back to where the link was: to a path of the same address. */
function switched(query: string): ServiceAnswer {
  const form = readForm(query);
  const back = onlyValue(form, "back") ?? paths.front;
  const language = onlyValue(form, "to") === "cs" ? "cs" : "en";
  // Browsers take two slashes, or a slash and a backslash, for another host.
  const isPath = /^\/(?![/\\])[!-~]*$/.test(back);
  return {
    status: 303,
    headers: { Location: isPath ? back : paths.front, "Set-Cookie": languageCookie(language) },
  };
}

function downloaded({ state }: View, name: string): ServiceAnswer | undefined {
  const download = state.downloads.get(name);
  if (download === undefined) return undefined;
  return {
    status: 200,
    headers: { "Content-Type": download.type, "Content-Disposition": `attachment; filename="${name}"` },
    body: download.content(),
  };
}

/** Switches faults as the forms of the page say. */
function changed(view: View, request: ServiceRequest): ServiceAnswer | undefined {
  if (request.path !== paths.faults) return undefined;
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
    return { status: 303, headers: { Location: service === "" ? "/#faults" : `/#faults-${service}` } };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return refusedFault(view, form, error);
  }
}

function plain(status: number, reason: string, headers: ServiceAnswer["headers"] = {}): ServiceAnswer {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  return withoutOthers({ status, headers: { ...type, ...headers }, body: `${reason}\n` });
}

/** Nobody keeps the answer, and no page of another origin gets it or holds its window. */
function withoutOthers(answer: ServiceAnswer): ServiceAnswer {
  return notKept({ ...answer, headers: { "Cross-Origin-Opener-Policy": "same-origin", ...answer.headers } });
}

/** Nobody keeps the answer, and no page of another origin gets it. */
function notKept(answer: ServiceAnswer): ServiceAnswer {
  return {
    ...answer,
    headers: {
      "Cache-Control": "no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      ...answer.headers,
    },
  };
}
