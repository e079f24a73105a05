import { legacyPages } from "../../../generated/environments.gen.ts";
import { addParameters, readForm, redirect, type Form } from "../../services/messages.ts";
import type { HttpAnswer, HttpRequest } from "../answer-listener.ts";
import type { ClientSystem } from "../client-systems.ts";
import { beginLogin, finishLogin, type LoginPages } from "../pages/login-page.ts";
import { errorPage, findRoute, type Route } from "../pages/page-answer.ts";
import { onlyValue } from "../pages/read-choice.ts";
import { forgetSession } from "../sessions.ts";
import type { LegacyState } from "./legacy-state.ts";
import { variantUsers } from "./variants.ts";

const { loginPath, logoutPath, clientParameter, returnParameter, sessionParameter } = legacyPages;
const unknownClient = errorPage(`The parameter ${clientParameter} must name a registered client system.`);

interface LegacyRoute extends Route {
  readonly answer: (state: LegacyState, request: HttpRequest) => HttpAnswer;
}

const routes: readonly LegacyRoute[] = [
  { methods: ["GET"], path: loginPath, answer: logIn },
  {
    ...{ methods: ["POST"], path: loginPath },
    answer: (state, request) => finishLogin(loginPagesOf(state), request),
  },
  { methods: ["GET"], path: logoutPath, answer: logOut },
];

/** Answers on the address of the pages. A wrong request is answered by a page with status 400 and leads nowhere. */
export function answerPages(state: LegacyState, request: HttpRequest): HttpAnswer {
  const route = findRoute(routes, request);
  return "status" in route ? route : route.answer(state, request);
}

function logIn(state: LegacyState, request: HttpRequest): HttpAnswer {
  const client = clientOf(state, readForm(request.query));
  return client === undefined ? unknownClient : beginLogin(loginPagesOf(state), client, request);
}

/** How a user logs in to a client system; what becomes of a cancelled login is not specified. */
function loginPagesOf({ users, sessions, logins, sessionIds }: LegacyState): LoginPages<ClientSystem> {
  return {
    ...{ users: [...users, ...variantUsers], sessions, logins, action: loginPath },
    describe: ({ clientId, legacyLoginUrl }) => ({ clientId, returnAddress: legacyLoginUrl }),
    finish: (client, { user }) =>
      addParameters(client.legacyLoginUrl, { [sessionParameter]: sessionIds.issue(client, user) }),
    cancel: () => errorPage("You cancelled the login.", 400, "Nobody is logged in"),
  };
}

/** Ends the single sign-on session and leads to the return address. */
function logOut(state: LegacyState, { query, headers }: HttpRequest): HttpAnswer {
  const parameters = readForm(query);
  const client = clientOf(state, parameters);
  if (client === undefined) return unknownClient;
  const uri = onlyValue(parameters, returnParameter);
  // Printable ASCII alone can stand in a header; everything else in an address is percent-encoded (RFC 3986).
  if (uri?.startsWith(client.legacyLogoutUrl) !== true || !/^[!-~]+$/.test(uri)) {
    return errorPage(`The parameter ${returnParameter} must be an address that begins with the registered logout URL.`);
  }
  const session = state.sessions.find(headers.cookie);
  if (session === undefined) return redirect(uri);
  session.ended = true;
  return redirect(uri, forgetSession);
}

function clientOf({ clients }: LegacyState, parameters: Form | undefined): ClientSystem | undefined {
  const wanted = onlyValue(parameters, clientParameter);
  return clients.find(({ clientId }) => clientId === wanted);
}
