import { prefersJson } from "./requests.ts";

/**
 * What did not work:
 * - `denied`: the user, or the service, said no,
 * - `refused`: `toUser` gave nothing for this user,
 * - `unknown`: this browser did not begin that login, or has completed it already,
 * - `expired`: the login took too long,
 * - `unavailable`: the identity service or the store does not answer,
 * - `untrusted`: what the service answered must not be trusted, or cannot be read,
 * - `forged`: a logout that another site asked for,
 * - `stays`: the user is logged out here, and the identity service could not be asked to end its session,
 * - `address`: there is no such page, or it is not asked for like this,
 * - `failed`: anything else, for example a failure of `toUser`.
 */
export type LoginProblemKind = keyof typeof problems;

/** What did not work, for `onError`. */
export interface LoginProblem {
  /** What it was, in a word. */
  readonly kind: LoginProblemKind;
  /** HTTP status of the answer. */
  readonly status: number;
  /** Seconds after which it is worth to try again. */
  readonly retryAfter?: number | undefined;
  /** What was thrown, if anything; errors of this package hold no secret. */
  readonly error?: unknown;
}

type Language = "cs" | "en";

interface ProblemText extends Readonly<Record<Language, string>> {
  readonly status: number;
}

export const problems = {
  denied: { status: 403, cs: "Přihlášení bylo zrušeno.", en: "The login was cancelled." },
  refused: { status: 403, cs: "K této aplikaci nemáte přístup.", en: "You have no access to this application." },
  unknown: {
    status: 400,
    cs: "Toto přihlášení nezačalo v tomto prohlížeči, nebo už bylo dokončeno.",
    en: "This login was not begun in this browser, or is completed already.",
  },
  expired: { status: 400, cs: "Přihlášení trvalo příliš dlouho.", en: "The login took too long." },
  unavailable: {
    status: 503,
    cs: "Přihlašovací služba teď neodpovídá. Zkuste to prosím za chvíli.",
    en: "The login service does not answer now. Please try again in a moment.",
  },
  untrusted: {
    status: 502,
    cs: "Odpověď přihlašovací služby nelze ověřit.",
    en: "The answer of the login service cannot be verified.",
  },
  forged: {
    status: 403,
    cs: "Odhlášení nepřišlo z této aplikace.",
    en: "The logout did not come from this application.",
  },
  stays: {
    status: 503,
    cs: "Zde jste odhlášeni. Jednotné přihlášení se ale nepodařilo ukončit.",
    en: "You are logged out here, but the single sign-on could not be ended.",
  },
  address: { status: 404, cs: "Taková stránka tu není.", en: "There is no such page." },
  failed: { status: 500, cs: "Přihlášení se nezdařilo.", en: "The login did not work." },
} as const satisfies Readonly<Record<string, ProblemText>>;

const words = {
  again: { cs: "Přihlásit se znovu", en: "Log in again" },
  logOut: { cs: "Odhlásit se", en: "Log out" },
} as const;

/** The plain answer to a problem: a page, or JSON for who prefers that. */
export function problemAnswer(
  { kind, status, retryAfter }: LoginProblem,
  request: Request,
  loginPath: string,
): Response {
  const language = languageOf(request);
  const text = problems[kind][language];
  const headers = new Headers(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });
  if (prefersJson(request)) {
    headers.set("Content-Type", "application/json");
    return new Response(JSON.stringify({ error: kind, message: text }), { status, headers });
  }
  return page(language, text, `<a href="${escapeHtml(loginPath)}">${words.again[language]}</a>`, { status, headers });
}

/** A page whose only button logs the user out. */
export function logoutPage(request: Request, logoutPath: string): Response {
  const language = languageOf(request);
  const text = words.logOut[language];
  const form = `<form method="post" action="${escapeHtml(logoutPath)}"><button>${text}</button></form>`;
  // With none at all, browsers that say no more than `Origin` would say that the form has none.
  return page(language, text, form, { status: 200, headers: new Headers({ "Referrer-Policy": "same-origin" }) });
}

function page(
  language: Language,
  text: string,
  rest: string,
  init: { readonly status: number; readonly headers: Headers },
): Response {
  init.headers.set("Content-Type", "text/html; charset=utf-8");
  // No frame of another site, and nothing but the page itself. The form may lead on to the identity service.
  init.headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
  const title = escapeHtml(text);
  const html = `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${title}</title>\n<p>${title}</p>\n${rest}\n</html>\n`;
  return new Response(html, init);
}

/** Czech, unless the browser puts English before it. */
function languageOf(request: Request): Language {
  const asked = (request.headers.get("accept-language") ?? "").split(",").flatMap((part) => {
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
