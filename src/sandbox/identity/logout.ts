import { readLogout } from "../../services/identity/logout.ts";
import { Refusal } from "../../services/identity/refusal.ts";
import { addParameters, formOf, readForm, redirect } from "../../services/messages.ts";
import type { HttpAnswer, HttpRequest } from "../http/message.ts";
import { logoutPage } from "../pages/logout-page.ts";
import { forgetSession } from "../sessions.ts";
import type { IdentityState } from "./identity-state.ts";

/** Path of the logout page; the contract has none. */
export const logoutPath = "/logout";

/**
 * The logout endpoint. It sends the browser to the page that offers to end the session, or back at once when there is no
 * session any more.
 *
 * @throws Refusal when the request breaks the contract.
 */
export async function endSession(state: IdentityState, request: HttpRequest): Promise<HttpAnswer> {
  const { client, idTokenHint, returnAddress } = readLogout(state.clients, request);
  // An expired token names its session still (OpenID Connect RP-Initiated Logout 1.0, section 4).
  const { aud, sid } = (await state.keys.verify(idTokenHint)) ?? {};
  if (aud !== client.clientId || typeof sid !== "string") {
    throw new Refusal("invalid_request", "is no identity token of this client_id", "id_token_hint");
  }
  const session = state.sessions.byId(sid);
  if (session === undefined) return redirect(returnAddress);
  const reference = state.logouts.add({ client, session, returnAddress });
  return redirect(addParameters(state.addresses.oidc + logoutPath, { reference }));
}

/**
 * The page that offers to end the session.
 *
 * @throws Refusal when no such logout is open.
 */
export function showLogout({ logouts }: IdentityState, { query }: HttpRequest): HttpAnswer {
  const [reference = ""] = readForm(query)?.get("reference") ?? [];
  const logout = logouts.get(reference);
  if (logout === undefined) throw new Refusal("invalid_request", "this logout is finished or expired");
  const { client, returnAddress } = logout;
  return logoutPage({ clientId: client.clientId, action: logoutPath, reference, returnAddress });
}

/**
 * The form of that page. A logout is finished once; whatever the user chose, the browser goes back.
 *
 * @throws Refusal when no such logout is open, or the choice is none.
 */
export function finishLogout({ sessions, logouts }: IdentityState, request: HttpRequest): HttpAnswer {
  const form = formOf(request);
  const [reference = ""] = form?.get("reference") ?? [];
  const [action] = form?.get("action") ?? [];
  if (action !== "end" && action !== "keep") throw new Refusal("invalid_request", "choose what to do with the session");
  const logout = logouts.take(reference);
  if (logout === undefined) throw new Refusal("invalid_request", "this logout is finished or expired");
  if (action === "keep") return redirect(logout.returnAddress);
  sessions.end(logout.session);
  return redirect(logout.returnAddress, forgetSession);
}
