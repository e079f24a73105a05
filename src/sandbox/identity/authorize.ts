import { authorizationQueryMaxLength, requestRules } from "../../../generated/identity.gen.ts";
import { addParameters } from "../http/add-parameters.ts";
import type { HttpAnswer, HttpRequest } from "../http/message.ts";
import { formOf, readForm } from "../http/read-form.ts";
import { redirect } from "../http/redirect.ts";
import { loginPage, type LoginPage } from "../pages/login-page.ts";
import { readChoice } from "../pages/read-choice.ts";
import type { Session } from "../sessions.ts";
import type { IdentityState, PendingLogin } from "./identity-state.ts";
import { paths } from "./paths.ts";
import { readParameters } from "./read-parameters.ts";
import { readScope } from "./read-scope.ts";
import { Refusal } from "./refusal.ts";

/**
 * The authorization endpoint: the login page, or the way back at once within a single sign-on session.
 *
 * @throws Refusal when the request breaks the contract. The service then shows a page instead of a redirect (published
 * facts).
 */
export function authorize(state: IdentityState, request: HttpRequest): HttpAnswer {
  const { context, logins } = state;
  const login = readLogin(state, request);
  const session = context.sessions.find(request.headers.cookie);
  if (session !== undefined) return redirect(returnAddress(state, login, session));
  return showLogin(state, login, logins.add(login));
}

/**
 * The forms of the login page. A login is finished once; typed claims that break rules do not finish it.
 *
 * @throws Refusal when no such login is open, or the choice is none.
 */
export function finishLogin(state: IdentityState, request: HttpRequest): HttpAnswer {
  const form = formOf(request);
  const [reference = ""] = form?.get("reference") ?? [];
  const choice = readChoice(form, state.context.users);
  if (choice === undefined) throw new Refusal("invalid_request", "choose one of the users");
  const login = choice.action === "wrong" ? state.logins.get(reference) : state.logins.take(reference);
  if (login === undefined) throw new Refusal("invalid_request", "this login is finished or expired; begin a new one");
  if (choice.action === "wrong") return showLogin(state, login, reference, choice.refused);
  if (choice.action === "cancel") {
    return redirect(addParameters(login.redirectUri, { error: "access_denied", state: login.state }));
  }
  const { session, cookie } = state.context.sessions.begin(choice.user);
  return redirect(returnAddress(state, login, session), cookie);
}

function showLogin(
  { context }: IdentityState,
  { clientId, redirectUri }: PendingLogin,
  reference: string,
  refused?: LoginPage["refused"],
): HttpAnswer {
  return loginPage({
    clientId,
    users: context.users,
    action: paths.login,
    reference,
    returnAddress: redirectUri,
    ...(refused === undefined ? {} : { refused }),
  });
}

function readLogin({ context }: IdentityState, request: HttpRequest): PendingLogin {
  if (request.method === "GET" && request.query.length > authorizationQueryMaxLength) {
    throw new Refusal("invalid_request", `the query has more than ${authorizationQueryMaxLength} characters`);
  }
  const form = request.method === "GET" ? readForm(request.query) : formOf(request);
  const values = readParameters(form, requestRules.authorization, "refuse");
  const client = context.clients.find(({ clientId }) => clientId === values.client_id);
  if (client === undefined) throw new Refusal("invalid_client", "client_id is not registered");
  if (!client.redirectUris.includes(values.redirect_uri)) {
    throw new Refusal("invalid_request", "redirect_uri is not registered for this client_id");
  }
  // A challenge without a method would be a plain one (RFC 7636, section 4.3), which the contract does not have.
  if ((values.code_challenge === undefined) !== (values.code_challenge_method === undefined)) {
    throw new Refusal("invalid_request", "code_challenge and code_challenge_method are sent together");
  }
  return {
    clientId: client.clientId,
    redirectUri: values.redirect_uri,
    scope: readScope(values.scope),
    nonce: values.nonce,
    state: values.state,
    codeChallenge: values.code_challenge,
  };
}

function returnAddress({ grants }: IdentityState, login: PendingLogin, session: Session): string {
  const { state, ...grant } = login;
  return addParameters(login.redirectUri, { code: grants.newCode({ ...grant, session }), state });
}
