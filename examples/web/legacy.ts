import { redirect, type Answer } from "./answer.ts";
import type { Services } from "./services.ts";
import { beginSession, readCookie } from "./sessions.ts";

// The older protocol has no state: the cookie at least makes sure that this browser began a login a moment ago.
const cookieName = "__Host-legacy-login";
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** Sends the browser to the login page of the legacy service. */
export function beginLegacyLogin({ legacy }: Services): Answer {
  return redirect(legacy.loginUrl(), `${cookieName}=begun; Max-Age=600; ${attributes}`);
}

/**
 * The browser comes back.
 *
 * @param target the request's target, with the query
 * @returns `undefined` when this browser did not begin a login.
 * @throws ContractError when the login failed.
 */
export async function finishLegacyLogin(
  { legacy }: Services,
  target: string,
  cookies: string | undefined,
): Promise<Answer | undefined> {
  if (readCookie(cookies, cookieName) === undefined) return undefined;
  const { attributes: user } = await legacy.authConfirmation(legacy.sessionId(target));
  const { Username: username = "", Jmeno: givenName = "", Prijmeni: familyName = "", IcSubjektu: ico = "" } = user;
  const session = beginSession({ user: { username, name: `${givenName} ${familyName}`, ico } });
  return redirect("/", session, `${cookieName}=; Max-Age=0; ${attributes}`);
}
