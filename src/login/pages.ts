import { createHash } from "node:crypto";
import type { BrowserForm } from "../identity/types.ts";
import type { LoginPaths } from "./paths.ts";
import { problems, type Language, type LoginProblem } from "./problem.ts";
import { headerOf, prefersJson, type RequestLike } from "./requests.ts";

const words = {
  again: { cs: "Přihlásit se znovu", en: "Log in again" },
  logOut: { cs: "Odhlásit se", en: "Log out" },
  loggingIn: { cs: "Přihlašujete se.", en: "You are being logged in." },
  loggingOut: { cs: "Odhlašujete se.", en: "You are being logged out." },
  home: { cs: "Úvodní stránka", en: "Home page" },
  goOn: { cs: "Pokračovat", en: "Continue" },
} as const;

/** The settings that pages use. */
export interface PageLook {
  readonly paths: Pick<LoginPaths, "login" | "logout">;
  readonly prefix: string;
  readonly stylesheet?: string | undefined;
}

/**
 * The plain answer to a problem: a page, or JSON for a request that prefers it.
 *
 * @param loginPath where to log in, without the way back
 */
export function problemAnswer(
  look: PageLook,
  { kind, status, retryAfter, returnTo = "/" }: LoginProblem,
  request: RequestLike,
  { loginPath = look.paths.login, isJson = prefersJson(request) } = {},
): Response {
  const language = languageOf(request);
  const text = problems[kind][language];
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
  const login = withReturn(loginPath, returnTo);
  if (isJson) return Response.json({ error: kind, message: text, login }, { status, headers });
  return page(look, language, text, `<p>${linkTo(login, words.again[language])}</p>`, { status, headers });
}

/** The address of a login that leads back to a path. */
export function withReturn(loginPath: string, path: string): string {
  if (path === "/") return loginPath;
  return `${loginPath}${loginPath.includes("?") ? "&" : "?"}returnTo=${encodeURIComponent(path)}`;
}

/** A page whose only button logs the user out. */
export function logoutPage(look: PageLook, request: Request): Response {
  const language = languageOf(request);
  const text = words.logOut[language];
  const form = `<form method="post" action="${escapeHtml(look.paths.logout)}"><button>${text}</button></form>`;
  // With none at all, browsers that say no more than `Origin` would say that the form has none.
  return page(look, language, text, form, { headers: new Headers({ "Referrer-Policy": "same-origin" }) });
}

/** A page that leads a browser on by itself, or by a link: with the cookies of its answer, whose address would be too long for a header. */
export function leadingPage(look: PageLook, request: Request, address: string): Response {
  const language = languageOf(request);
  const head = `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`;
  return page(look, language, words.loggingIn[language], `<p>${linkTo(address, words.goOn[language])}</p>`, { head });
}

const submit = "document.forms[0].submit()";
const style =
  "body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem}button{padding:.4rem 1rem;font:inherit}:root{color-scheme:light dark}";

/** A page that sends a form on by itself, or by a button where scripts are off. */
export function formPage(look: PageLook, request: Request, { action, fields }: BrowserForm): Response {
  const language = languageOf(request);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const button = `<button>${words.goOn[language]}</button>`;
  const form = `<form method="post" action="${escapeHtml(action)}">${inputs.join("")}${button}</form>`;
  const rest = `${form}\n<script>${submit}</script>`;
  return page(look, language, words.loggingOut[language], rest, { script: sourceOf(submit) });
}

interface PageInit {
  readonly status?: number;
  readonly headers?: Headers;
  /** Elements of the head beside the title. */
  readonly head?: string;
  /** What `script-src` allows. */
  readonly script?: string;
}

function page(
  { prefix, stylesheet }: PageLook,
  language: Language,
  text: string,
  rest: string,
  { status = 200, headers = new Headers(), head = "", script = "'none'" }: PageInit,
): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const [look, source] =
    stylesheet === undefined
      ? [`<style>${style}</style>`, sourceOf(style)]
      : [`<link rel="stylesheet" href="${escapeHtml(stylesheet)}">`, "'self'"];
  // No frame of another site, and nothing but the page itself. The form may lead on to the identity service.
  const policy = `default-src 'none'; script-src ${script}; style-src ${source}; frame-ancestors 'none'; base-uri 'none'`;
  headers.set("Content-Security-Policy", policy);
  const title = escapeHtml(text);
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">${head}
<title>${title}</title>
${look}
<main>
<h1>${title}</h1>
${rest}
<p>${linkTo(`${prefix}/`, words.home[language])}</p>
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

/** Czech, unless the browser puts English before it. */
function languageOf(request: RequestLike): Language {
  const asked = (headerOf(request, "accept-language") ?? "").toLowerCase().split(",");
  const known = asked.flatMap((part) => {
    const [, language = "", quality = "1"] = /^\s*(cs|en)\b[^;]*(?:;\s*q=([\d.]+))?/.exec(part) ?? [];
    return language === "" || Number(quality) === 0 ? [] : [{ language, quality: Number(quality) }];
  });
  return known.toSorted((one, other) => other.quality - one.quality)[0]?.language === "en" ? "en" : "cs";
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
