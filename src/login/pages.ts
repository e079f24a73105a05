import { createHash } from "node:crypto";
import type { BrowserForm } from "../identity/types.ts";
import { preferredLanguage } from "../transport/preferred-language.ts";
import type { LoginSettings } from "./options.ts";
import type { LoginProblem } from "./problem.ts";
import { headerOf, prefersJson, type RequestLike } from "./requests.ts";
import words from "./words.json" with { type: "json" };

/** The settings that pages use. */
export type PageLook = Pick<LoginSettings, "paths" | "prefix" | "stylesheet">;

/** Returns the plain response to a problem: a page, or JSON for a request that prefers it. `loginPath` has no return path. */
export function problemAnswer(
  look: PageLook,
  { kind, status, retryAfter, returnTo = "/" }: LoginProblem,
  request: RequestLike,
  { loginPath = look.paths.login, isJson = prefersJson(request) } = {},
): Response {
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
  const login = withReturn(loginPath, returnTo);
  if (isJson) return Response.json({ error: kind, message: say(request, kind), login }, { status, headers });
  return page(look, request, kind, `<p>${linkTo(login, say(request, "logIn"))}</p>`, { status, headers });
}

/** Returns the address of a login that returns to a path. */
export function withReturn(loginPath: string, path: string): string {
  if (path === "/") return loginPath;
  return `${loginPath}${loginPath.includes("?") ? "&" : "?"}returnTo=${encodeURIComponent(path)}`;
}

/** Returns a page with a button that logs the user out. */
export function logoutPage(look: PageLook, request: Request): Response {
  // With `no-referrer`, older browsers would send `Origin: null` with the form.
  const headers = new Headers({ "Referrer-Policy": "same-origin" });
  const form = `<form method="post" action="${escapeHtml(look.paths.logout)}"><button>${say(request, "logOut")}</button></form>`;
  return page(look, request, "logOut", form, { headers });
}

/** Returns a page that forwards the browser. Its response sets cookies, and the address would be too long for a header. */
export function leadingPage(look: PageLook, request: Request, address: string): Response {
  const head = `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`;
  return page(look, request, "loggingIn", `<p>${linkTo(address, say(request, "goOn"))}</p>`, { head });
}

const submit = "document.forms[0].submit()";
const style =
  "body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem}button{padding:.4rem 1rem;font:inherit}:root{color-scheme:light dark}";

/** Returns a page that submits a form automatically, or by a button without scripts. */
export function formPage(look: PageLook, request: Request, { action, fields }: BrowserForm): Response {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const content = `${inputs.join("")}<button>${say(request, "goOn")}</button>`;
  const form = `<form method="post" action="${escapeHtml(action)}">${content}</form>\n<script>${submit}</script>`;
  return page(look, request, "loggingOut", form, { script: sourceOf(submit) });
}

/** Returns a page, with further elements of its head and the sources of `script-src`. */
function page(
  { prefix, stylesheet }: PageLook,
  request: RequestLike,
  heading: keyof typeof words,
  content: string,
  { status = 200, headers = new Headers(), head = "", script = "'none'" },
): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const [look, source] =
    stylesheet === undefined
      ? [`<style>${style}</style>`, sourceOf(style)]
      : [`<link rel="stylesheet" href="${escapeHtml(stylesheet)}">`, "'self'"];
  // No framing and no other resources. The form may lead to the identity service.
  const policy = `default-src 'none'; script-src ${script}; style-src ${source}; frame-ancestors 'none'; base-uri 'none'`;
  headers.set("Content-Security-Policy", policy);
  const title = escapeHtml(say(request, heading));
  const html = `<!doctype html>
<html lang="${languageOf(request)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">${head}
<title>${title}</title>
${look}
<main>
<h1>${title}</h1>
${content}
<p>${linkTo(`${prefix}/`, say(request, "home"))}</p>
</main>
</html>
`;
  return new Response(html, { status, headers });
}

function linkTo(address: string, text: string): string {
  return `<a href="${escapeHtml(address)}">${text}</a>`;
}

/** Returns the source that allows one script or style in a policy (Content Security Policy Level 3, section 2.3.1). */
function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function say(request: RequestLike, word: keyof typeof words): string {
  return words[word][languageOf(request)];
}

/** Czech, unless the browser prefers English. */
function languageOf(request: RequestLike): "cs" | "en" {
  return preferredLanguage(headerOf(request, "accept-language")) ?? "cs";
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
