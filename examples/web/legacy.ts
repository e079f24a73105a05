import type { IncomingHttpHeaders } from "node:http";
import { page, redirect, type Answer } from "./answer.ts";
import { html } from "./html.ts";
import type { Services } from "./services.ts";
import { beginSession, randomText, readCookie } from "./sessions.ts";

const cookieName = "__Host-legacy-login";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** How long a login may take, in milliseconds. */
const lifetime = 600_000;
/**
 * When the logins end that began here and have not come back, by what their browser's cookie holds. The older protocol has
 * no state, so nothing in the callback says whose login it is: only a browser that began one may complete one, once.
 */
const begun = new Map<string, number>();

/**
 * Sends the browser to the login page of the legacy service, at the wish of the application's own pages or of the user: a
 * site that could begin a login could complete it too, with a session id of its own, and the user would be somebody else.
 */
export function beginLegacyLogin({ legacy }: Services, headers: IncomingHttpHeaders): Answer {
  const { "sec-fetch-site": site = "none" } = headers;
  if (site !== "none" && site !== "same-origin") {
    return page("Not from here", html`<p><a href="/">Log in here</a></p>`, { status: 403 });
  }
  for (const [id, end] of begun) if (end <= Date.now()) begun.delete(id);
  const id = randomText();
  begun.set(id, Date.now() + lifetime);
  return redirect(legacy.loginUrl(), `${cookieName}=${id}; Max-Age=${lifetime / 1000}; ${attributes}`);
}

/**
 * The browser comes back.
 *
 * @param target the request's target, with the query
 * @returns `undefined` when this browser did not begin a login, took too long, or has completed it.
 * @throws ContractError when the login failed; it has to begin again then.
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
  const { attributes: user } = await legacy.authConfirmation(legacy.sessionId(target));
  const { Username: username = "", Jmeno: givenName = "", Prijmeni: familyName = "", IcSubjektu: ico = "" } = user;
  const session = beginSession({ user: { username, name: `${givenName} ${familyName}`, ico } });
  return redirect("/", session, `${cookieName}=; Max-Age=0; ${attributes}`);
}
