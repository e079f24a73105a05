import { forgetPendingLogin, keepPendingLogin, readPendingLogin } from "../login/cookie.ts";
import { redirect, type Answer } from "./answer.ts";
import type { Services } from "./services.ts";
import { beginSession } from "./sessions.ts";

const scope = ["openid", "profile", "subject"] as const;

/** Sends the browser to the login page and keeps the first half of the login in its cookie. */
export async function beginLogin({ identity, cookieSecret }: Services): Promise<Answer> {
  const login = await identity.beginLogin({ scope });
  return redirect(login.url, await keepPendingLogin(login.pending, cookieSecret));
}

/**
 * The browser comes back.
 *
 * @param target the request's target, with the query
 * @returns `undefined` when this browser did not begin a login, or it took too long.
 * @throws ContractError when the login failed or must not be trusted.
 */
export async function finishLogin(
  { identity, cookieSecret }: Services,
  target: string,
  cookies: string | undefined,
): Promise<Answer | undefined> {
  const pending = await readPendingLogin<(typeof scope)[number]>(target, cookies, cookieSecret);
  if (pending === undefined) return undefined;
  const { claims, idToken } = await identity.completeLogin(target, pending);
  const { username = "", given_name: givenName = "", family_name: familyName = "", lei: ico = "" } = claims;
  const session = beginSession({ user: { username, name: `${givenName} ${familyName}`, ico }, idToken });
  return redirect("/", session, forgetPendingLogin(pending));
}
