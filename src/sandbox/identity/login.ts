import { authorizationQueryMaxLength } from "../../../generated/identity.gen.ts";
import { readLogin, type PendingLogin } from "../../services/identity/browser-requests.ts";
import { claimsOf } from "../../services/identity/claims.ts";
import { Refusal } from "../../services/identity/refusal.ts";
import { addParameters, parametersOf, redirect } from "../../services/messages.ts";
import type { HttpAnswer, HttpRequest } from "../answer-listener.ts";
import { beginLogin, type LoginPages } from "../pages/login-pages.ts";
import type { IdentityState } from "./identity-state.ts";

/** Path of the login page's forms; the contract has none. */
export const loginPath = "/login";

/**
 * The authorization endpoint.
 *
 * @throws Refusal when the request breaks the contract.
 */
export function authorize(state: IdentityState, request: HttpRequest): HttpAnswer {
  if (request.method === "GET" && request.query.length > authorizationQueryMaxLength) {
    throw new Refusal("invalid_request", `the query has more than ${authorizationQueryMaxLength} characters`);
  }
  return beginLogin(loginPagesOf(state), readLogin(state, parametersOf(request)), request);
}

/** How a user logs in by OpenID Connect. */
export function loginPagesOf({ users, sessions, logins, grants }: IdentityState): LoginPages<PendingLogin> {
  return {
    ...{ users, sessions, logins, action: loginPath },
    describe: ({ clientId, redirectUri }) => ({ clientId, returnAddress: redirectUri }),
    finish: ({ state, ...request }, session) => {
      const { user } = session;
      const code = grants.newCode({ ...request, session, sub: user.id, claims: (scope) => claimsOf(user, scope) });
      return addParameters(request.redirectUri, { code, state });
    },
    cancel: ({ redirectUri, state }) => redirect(addParameters(redirectUri, { error: "access_denied", state })),
  };
}
