import type { BrowserForm } from "../identity/types.ts";
import { problems, type Language, type LoginProblem } from "./problem.ts";
import { headerOf, prefersJson, type RequestLike } from "./requests.ts";

const words = {
  again: { cs: "Přihlásit se znovu", en: "Log in again" },
  logOut: { cs: "Odhlásit se", en: "Log out" },
  loggingIn: { cs: "Přihlašujete se.", en: "You are being logged in." },
  loggingOut: { cs: "Odhlašujete se.", en: "You are being logged out." },
  goOn: { cs: "Pokračovat", en: "Continue" },
} as const;

/** The plain answer to a problem: a page, or JSON for who prefers that. */
export function problemAnswer(
  { kind, status, retryAfter }: LoginProblem,
  request: RequestLike,
  loginPath: string,
  isJson = prefersJson(request),
): Response {
  const language = languageOf(request);
  const text = problems[kind][language];
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
  if (isJson) return Response.json({ error: kind, message: text, login: loginPath }, { status, headers });
  return page(language, text, `<a href="${escapeHtml(loginPath)}">${words.again[language]}</a>`, { status, headers });
}

/** A page whose only button logs the user out. */
export function logoutPage(request: Request, logoutPath: string): Response {
  const language = languageOf(request);
  const text = words.logOut[language];
  const form = `<form method="post" action="${escapeHtml(logoutPath)}"><button>${text}</button></form>`;
  // With none at all, browsers that say no more than `Origin` would say that the form has none.
  return page(language, text, form, { headers: new Headers({ "Referrer-Policy": "same-origin" }) });
}

/** A page that leads a browser on by itself, or by a link: with the cookies of its answer, whose address would be too long for a header. */
export function leadingPage(request: Request, address: string): Response {
  const language = languageOf(request);
  const href = escapeHtml(address);
  const link = `<a href="${href}">${words.goOn[language]}</a>`;
  const head = `<meta http-equiv="refresh" content="0; url=${href}">`;
  return page(language, words.loggingIn[language], link, { head });
}

const submit = "document.forms[0].submit()";
/** SHA-256 of {@link submit}: no other script runs on the page. */
const submitHash = "sha256-ePniVEkSivX/c7XWBGafqh8tSpiRrKiqYeqbG7N1TOE=";

/** A page that sends a form on by itself, or by a button where scripts are off. */
export function formPage(request: Request, { action, fields }: BrowserForm): Response {
  const language = languageOf(request);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const button = `<button>${words.goOn[language]}</button>`;
  const form = `<form method="post" action="${escapeHtml(action)}">${inputs.join("")}${button}</form>`;
  const rest = `${form}\n<script>${submit}</script>`;
  return page(language, words.loggingOut[language], rest, { script: `'${submitHash}'` });
}

interface PageInit {
  readonly status?: number;
  readonly headers?: Headers;
  /** What the head has beside the title. */
  readonly head?: string;
  /** What `script-src` allows. */
  readonly script?: string;
}

function page(
  language: Language,
  text: string,
  rest: string,
  { status = 200, headers = new Headers(), head = "", script = "'none'" }: PageInit,
): Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  // No frame of another site, and nothing but the page itself. The form may lead on to the identity service.
  const policy = `default-src 'none'; script-src ${script}; frame-ancestors 'none'; base-uri 'none'`;
  headers.set("Content-Security-Policy", policy);
  const title = escapeHtml(text);
  const html = `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">${head}\n<title>${title}</title>\n<p>${title}</p>\n${rest}\n</html>\n`;
  return new Response(html, { status, headers });
}

/** Czech, unless the browser puts English before it. */
function languageOf(request: RequestLike): Language {
  const asked = (headerOf(request, "accept-language") ?? "").split(",").flatMap((part) => {
    const [range = "", quality = "q=1"] = part.split(";");
    const [, language] = /^(cs|en)\b/i.exec(range.trim()) ?? [];
    return language === undefined
      ? []
      : [{ language: language.toLowerCase(), quality: Number(quality.trim().slice(2)) }];
  });
  const qualityOf = (language: Language): number =>
    Math.max(0, ...asked.filter((each) => each.language === language).map(({ quality }) => quality));
  if (qualityOf("en") !== qualityOf("cs")) return qualityOf("en") > qualityOf("cs") ? "en" : "cs";
  return asked.find(({ quality }) => quality > 0)?.language === "en" ? "en" : "cs";
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
