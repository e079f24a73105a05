import { authorizationQueryMaxLength } from "../../../generated/identity.gen.ts";
import { claimsOf } from "../../services/identity/claims.ts";
import { readLogin, type PendingLogin } from "../../services/identity/login.ts";
import { Refusal } from "../../services/identity/refusal.ts";
import { addParameters, formOf, parametersOf, redirect } from "../../services/messages.ts";
import type { HttpAnswer, HttpRequest } from "../http/message.ts";
import { loginPage, type LoginPage } from "../pages/login-page.ts";
import { readChoice } from "../pages/read-choice.ts";
import type { Session } from "../sessions.ts";
import type { IdentityState } from "./identity-state.ts";

/** Path of the login page's forms; the contract has none. */
export const loginPath = "/login";

/**
 * The authorization endpoint: the login page, or the way back at once within a single sign-on session.
 *
 * @throws Refusal when the request breaks the contract.
 */
export function authorize(state: IdentityState, request: HttpRequest): HttpAnswer {
  if (request.method === "GET" && request.query.length > authorizationQueryMaxLength) {
    throw new Refusal("invalid_request", `the query has more than ${authorizationQueryMaxLength} characters`);
  }
  const login = readLogin(state, parametersOf(request));
  const session = state.sessions.find(request.headers.cookie);
  if (session !== undefined) return redirect(returnAddress(state, login, session));
  return showLogin(state, login, state.logins.add(login));
}

/**
 * The forms of the login page. A login is finished once; typed claims that break rules do not finish it.
 *
 * @throws Refusal when no such login is open, or the choice is none.
 */
export function finishLogin(state: IdentityState, request: HttpRequest): HttpAnswer {
  const form = formOf(request);
  const [reference = ""] = form?.get("reference") ?? [];
  const choice = readChoice(form, state.users);
  if (choice === undefined) throw new Refusal("invalid_request", "choose one of the users");
  const login = choice.action === "wrong" ? state.logins.get(reference) : state.logins.take(reference);
  if (login === undefined) throw new Refusal("invalid_request", "this login is finished or expired; begin a new one");
  if (choice.action === "wrong") return showLogin(state, login, reference, choice.refused);
  if (choice.action === "cancel") {
    return redirect(addParameters(login.redirectUri, { error: "access_denied", state: login.state }));
  }
  const { session, cookie } = state.sessions.begin(choice.user);
  return redirect(returnAddress(state, login, session), cookie);
}

function showLogin(
  { users }: IdentityState,
  { clientId, redirectUri }: PendingLogin,
  reference: string,
  refused?: LoginPage["refused"],
): HttpAnswer {
  return loginPage({ clientId, users, action: loginPath, reference, returnAddress: redirectUri, refused });
}

function returnAddress({ grants }: IdentityState, login: PendingLogin, session: Session): string {
  const { state, ...request } = login;
  const { user } = session;
  const code = grants.newCode({ ...request, session, sub: user.id, claims: (scope) => claimsOf(user, scope) });
  return addParameters(login.redirectUri, { code, state });
}
