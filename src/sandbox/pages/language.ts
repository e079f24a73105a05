import { addParameters, cookieValue } from "../../services/messages.ts";
import type { Language } from "../../services/rules.ts";
import type { ServiceRequest } from "../../services/service.ts";
import { preferredLanguage } from "../../transport/preferred-language.ts";

/** The members of a request that a page needs. */
export type PageRequest = Pick<ServiceRequest, "method" | "path" | "query" | "headers">;

/** Whether somebody reads the answer in a browser, where programs are meant to. */
export function isNavigation({ method, headers }: Pick<PageRequest, "method" | "headers">): boolean {
  return method === "GET" && (headers["accept"] ?? "").startsWith("text/html");
}

/** The path of the links that change the language, on every address of the sandbox. */
export const languagePath = "/sandbox/language";

// Cookies know no ports: all addresses of the sandbox share it.
const cookieName = "__Host-sandbox-language";

/** The language that somebody has chosen by a link; otherwise the one that his browser prefers, or English. */
export function languageOf({ headers }: Pick<PageRequest, "headers">): Language {
  const chosen = cookieValue(headers["cookie"], cookieName);
  return (chosen ?? preferredLanguage(headers["accept-language"])) === "cs" ? "cs" : "en";
}

/** The address that shows a page in a language; a form that was sent has none. */
export function addressIn(language: Language, { method, path, query }: PageRequest): string | undefined {
  const back = query === "" ? path : `${path}?${query}`;
  return method === "GET" ? addParameters(languagePath, { to: language, back }) : undefined;
}

/** Value of the header `Set-Cookie` that keeps the language until the browser ends. */
export function languageCookie(language: Language): string {
  return `${cookieName}=${language}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}
