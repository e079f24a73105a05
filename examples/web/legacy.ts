import type { IncomingHttpHeaders } from "node:http";
import { ContractError } from "ares-caais";
import { redirect, type Answer } from "../page/answer.ts";
import { languageOf } from "../page/language.ts";
import { notFromHere } from "./pages.ts";
import type { Services } from "./services.ts";
import { beginSession, endSession, forgetSession, randomText, readCookie } from "./sessions.ts";

const cookieName = "__Host-legacy-login";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** How long a login may take, in milliseconds. */
const lifetime = 600_000;
/**
 * When the logins end that began here and have not come back, by what their browser's cookie holds. The older protocol has
 * no state, so nothing in the callback says whose login it is: only a browser that began one may complete one, once.
 */
const begun = new Map<string, number>();

/** Which site a browser sends a request for: itself, for what the user typed, is `none`, as is one that does not say it. */
function siteOf({ "sec-fetch-site": site = "none" }: IncomingHttpHeaders): string {
  return site;
}

/**
 * Sends the browser to the login page of the legacy service, at the wish of the application's own pages or of the user: a
 * site that could begin a login could complete it too, with a session id of its own, and the user would be somebody else.
 */
export function beginLegacyLogin({ legacy }: Services, headers: IncomingHttpHeaders): Answer {
  if (!["none", "same-origin"].includes(siteOf(headers))) return notFromHere(languageOf(headers));
  for (const [id, end] of begun) if (end <= Date.now()) begun.delete(id);
  const id = randomText();
  begun.set(id, Date.now() + lifetime);
  return redirect(legacy.loginUrl(), `${cookieName}=${id}; Max-Age=${lifetime / 1000}; ${attributes}`);
}

/**
 * The browser comes back.
 *
 * @param target the request's target, with the query
 * @returns `undefined` when this browser did not begin a login, took too long, or has completed it, or the login failed: it has
 * to begin again then.
 */
export async function finishLegacyLogin(
  { legacy }: Services,
  target: string,
  cookies: string | undefined,
): Promise<Answer | undefined> {
  const id = readCookie(cookies, cookieName) ?? "";
  const end = begun.get(id) ?? 0;
  begun.delete(id);
  if (end <= Date.now()) return undefined;
  try {
    const { attributes: user } = await legacy.authConfirmation(legacy.sessionId(target));
    const { Username: username, Jmeno: givenName = "", Prijmeni: familyName = "", IcSubjektu: ico = "" } = user;
    const roles = user.PristupoveRole?.role ?? [];
    const session = beginSession({ username, name: `${givenName} ${familyName}`, ico, roles });
    return redirect("/", session, `${cookieName}=; Max-Age=0; ${attributes}`);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    // For the operator of the application; messages of the package hold no secret.
    console.error(`${error.code}: ${error.message}`);
    return undefined;
  }
}

/** Ends the session with the application first: whatever becomes of the single sign-on, the user is logged out here. */
export function legacyLogout({ login, legacy, legacyReturnUrl }: Services, headers: IncomingHttpHeaders): Answer {
  // No page of another site logs a user out.
  if (!login.isOwnRequest({ headers })) return notFromHere(languageOf(headers));
  endSession(headers.cookie);
  return redirect(legacy.logoutUrl(legacyReturnUrl), forgetSession);
}
