import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { DiscoveryError } from "../identity/discovery-error.ts";
import { OAuthError } from "../identity/oauth-error.ts";
import { TokenError } from "../identity/token-error.ts";

/**
 * The kinds of problems:
 * - `denied`: the user, or the service, said no,
 * - `refused`: `toUser` gave nothing for this user,
 * - `unknown`: this browser did not begin that login, or has completed it already,
 * - `expired`: the login took too long,
 * - `unavailable`: the identity service or the store does not answer,
 * - `untrusted`: what the service answered must not be trusted, or cannot be read,
 * - `forged`: a logout, or the prolonging of a session, that another site asked for,
 * - `login_required`: nobody is logged in, or the user has to log in again,
 * - `role_required`: the user has none of the roles,
 * - `stays`: the user is logged out here, and the identity service could not be asked to end its session, or the identity token that
 *   names it was too long for cookies,
 * - `address`: there is no such page, or it is not asked for like this,
 * - `failed`: anything else, for example a failure of `toUser`.
 */
export type LoginProblemKind = keyof typeof problems;

/** A problem, for `onError`. */
export interface LoginProblem {
  /** The kind, in a word. */
  readonly kind: LoginProblemKind;
  /** HTTP status of the answer. */
  readonly status: number;
  /** Seconds after which it is worth to try again. */
  readonly retryAfter?: number | undefined;
  /** Path that the login was to lead to. */
  readonly returnTo?: string | undefined;
  /** `sub` of the user, where the login got that far. */
  readonly subject?: string | undefined;
  /** The error that was thrown, if any; errors of this package hold no secret. */
  readonly error?: unknown;
}

/** Languages of the pages. */
export type Language = "cs" | "en";

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
    cs: "Požadavek nepřišel z této aplikace.",
    en: "The request did not come from this application.",
  },
  login_required: { status: 401, cs: "Přihlaste se prosím.", en: "Please log in." },
  role_required: { status: 403, cs: "K tomu nemáte oprávnění.", en: "You are not allowed to do this." },
  stays: {
    status: 503,
    cs: "Zde jste odhlášeni. Jednotné přihlášení se ale nepodařilo ukončit.",
    en: "You are logged out here, but the single sign-on could not be ended.",
  },
  address: { status: 404, cs: "Taková stránka tu není.", en: "There is no such page." },
  failed: { status: 500, cs: "Přihlášení se nezdařilo.", en: "The login did not work." },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>> & { readonly status: number }>>;

/** Seconds after which a service that does not answer is worth another try. */
const retryAfter = 30;

/** The problem that an error is to the user. */
export function problemOf(error: unknown): LoginProblem {
  const kind = kindOf(error);
  return { kind, status: problems[kind].status, error, ...(kind === "unavailable" ? { retryAfter } : {}) };
}

function kindOf(error: unknown): LoginProblemKind {
  if (error instanceof TransportError) return "unavailable";
  if (error instanceof TokenError || error instanceof DiscoveryError) return "untrusted";
  if (error instanceof UnexpectedResponseError) return error.status >= 500 ? "unavailable" : "untrusted";
  if (error instanceof OAuthError) {
    if (error.error === "access_denied") return "denied";
    const isDown = error.error === "temporarily_unavailable" || error.error === "server_error";
    return isDown || (error.status ?? 0) >= 500 ? "unavailable" : "failed";
  }
  if (error instanceof InvalidInputError) return error.field === "pending.expiresAt" ? "expired" : "failed";
  return "failed";
}
