import { createHash } from "node:crypto";
import type { BrowserForm } from "../identity/types.ts";
import { preferredLanguage } from "../transport/preferred-language.ts";
import type { LoginSettings } from "./options.ts";
import type { LoginProblem } from "./problem.ts";
import { headerOf, prefersJson, type RequestLike } from "./requests.ts";
import words from "./words.json" with { type: "json" };

/** The settings that pages use. */
export type PageLook = Pick<LoginSettings, "paths" | "prefix" | "stylesheet">;

/** The plain answer to a problem: a page, or JSON for a request that prefers it. `loginPath` has no way back. */
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

/** The address of a login that leads back to a path. */
export function withReturn(loginPath: string, path: string): string {
  if (path === "/") return loginPath;
  return `${loginPath}${loginPath.includes("?") ? "&" : "?"}returnTo=${encodeURIComponent(path)}`;
}

/** A page whose only button logs the user out. */
export function logoutPage(look: PageLook, request: Request): Response {
  // With none at all, browsers that say no more than `Origin` would say that the form has none.
  const headers = new Headers({ "Referrer-Policy": "same-origin" });
  const form = `<form method="post" action="${escapeHtml(look.paths.logout)}"><button>${say(request, "logOut")}</button></form>`;
  return page(look, request, "logOut", form, { headers });
}

/** A page that leads a browser on by itself, or by a link: with the cookies of its answer, whose address would be too long for a header. */
export function leadingPage(look: PageLook, request: Request, address: string): Response {
  const head = `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`;
  return page(look, request, "loggingIn", `<p>${linkTo(address, say(request, "goOn"))}</p>`, { head });
}

const submit = "document.forms[0].submit()";
const style =
  "body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem}button{padding:.4rem 1rem;font:inherit}:root{color-scheme:light dark}";

/** A page that sends a form on by itself, or by a button where scripts are off. */
export function formPage(look: PageLook, request: Request, { action, fields }: BrowserForm): Response {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const content = `${inputs.join("")}<button>${say(request, "goOn")}</button>`;
  const form = `<form method="post" action="${escapeHtml(action)}">${content}</form>\n<script>${submit}</script>`;
  return page(look, request, "loggingOut", form, { script: sourceOf(submit) });
}

/** A page, with the elements of its head beside the title and what `script-src` allows. */
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
  // No frame of another site, and nothing but the page itself. The form may lead on to the identity service.
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

/** The source by which a policy allows one script or style (Content Security Policy Level 3, section 2.3.1). */
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
