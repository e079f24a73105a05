import type { LoginProblem } from "ares-caais/login";
import type { Answer } from "../page/answer.ts";
import { html } from "../page/html.ts";
import { languageOf, type Language, type Text } from "../page/language.ts";
import { page, type Page } from "../page/page.ts";
import { problemTexts, texts } from "./texts.ts";

/** A page of this application. */
export function ownPage(options: Omit<Page, "application">): Answer {
  return page({ application: texts.application[options.language], ...options });
}

/** A page that leads back to the beginning. */
function deadEnd(language: Language, status: number, title: Text, link: Text, headers: Answer["headers"] = {}): Answer {
  const content = html`<p><a href="/">${link[language]}</a></p>`;
  const answer = ownPage({ language, status, title: title[language], content });
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

export function noSuchPage(language: Language): Answer {
  return deadEnd(language, 404, texts.noPage, texts.toBeginning);
}

export function notFromHere(language: Language): Answer {
  return deadEnd(language, 403, texts.notFromHere, texts.toBeginning);
}

/** A login by the older SOAP API that did not work. */
export function failedLogin(language: Language): Answer {
  return deadEnd(language, 400, texts.failed, texts.again);
}

/** A login or a logout by OpenID Connect that did not work. */
export function loginProblem({ kind, status, retryAfter }: LoginProblem, request: Request): Response {
  const language = languageOf(Object.fromEntries(request.headers));
  const headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
  const { body, ...init } = deadEnd(language, status, problemTexts[kind], texts.again, headers);
  return new Response(body, init);
}
