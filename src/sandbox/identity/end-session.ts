import { requestRules } from "../../../generated/identity.gen.ts";
import { addParameters } from "../http/add-parameters.ts";
import type { HttpAnswer, HttpRequest } from "../http/message.ts";
import { formOf, readForm } from "../http/read-form.ts";
import { redirect } from "../http/redirect.ts";
import { logoutPage } from "../pages/logout-page.ts";
import { forgetSession } from "../sessions.ts";
import { authenticateClient, presentedCertificate } from "./authenticate-client.ts";
import type { IdentityState } from "./identity-state.ts";
import { paths } from "./paths.ts";
import { readParameters } from "./read-parameters.ts";
import { Refusal } from "./refusal.ts";

/**
 * The logout endpoint. It sends the browser to the page that offers to end the session, or back at once when there is no
 * session any more.
 *
 * @throws Refusal when the request breaks the contract.
 */
export async function endSession(state: IdentityState, request: HttpRequest): Promise<HttpAnswer> {
  const { context, keys, logouts } = state;
  const certificate = presentedCertificate(request);
  const form = request.method === "GET" ? readForm(request.query) : formOf(request);
  const values = readParameters(form, requestRules.logout, "refuse");
  const client = authenticateClient(context.clients, values.client_id, certificate);
  if (!client.postLogoutRedirectUris.includes(values.post_logout_redirect_uri)) {
    throw new Refusal("invalid_request", "post_logout_redirect_uri is not registered for this client_id");
  }
  // An expired token names its session still (OpenID Connect RP-Initiated Logout 1.0, section 4).
  const { aud, sid } = (await keys.verify(values.id_token_hint)) ?? {};
  if (aud !== client.clientId || typeof sid !== "string") {
    throw new Refusal("invalid_request", "id_token_hint is no identity token of this client_id");
  }
  const returnAddress = addParameters(values.post_logout_redirect_uri, { state: values.state });
  const session = context.sessions.byId(sid);
  if (session === undefined) return redirect(returnAddress);
  const reference = logouts.add({ client, session, returnAddress });
  return redirect(addParameters(context.addresses.oidc + paths.logout, { reference }));
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
  return logoutPage({ clientId: client.clientId, action: paths.logout, reference, returnAddress });
}

/**
 * The form of that page. A logout is finished once; whatever the user chose, the browser goes back.
 *
 * @throws Refusal when no such logout is open, or the choice is none.
 */
export function finishLogout({ context, logouts }: IdentityState, request: HttpRequest): HttpAnswer {
  const form = formOf(request);
  const [reference = ""] = form?.get("reference") ?? [];
  const [action] = form?.get("action") ?? [];
  if (action !== "end" && action !== "keep") throw new Refusal("invalid_request", "choose what to do with the session");
  const logout = logouts.take(reference);
  if (logout === undefined) throw new Refusal("invalid_request", "this logout is finished or expired");
  if (action === "keep") return redirect(logout.returnAddress);
  context.sessions.end(logout.session);
  return redirect(logout.returnAddress, forgetSession);
}
