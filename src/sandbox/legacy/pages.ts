import { legacyEndpointPath, legacyPages } from "../../../generated/environments.gen.ts";
import { addParameters, onlyValue, readForm, redirect, type Form } from "../../services/messages.ts";
import type { ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ClientSystem } from "../client-systems.ts";
import { beginLogin, finishLogin, type LoginPages } from "../pages/login-page.ts";
import { certificatesOf, describeCertificate } from "../pages/describe-certificate.ts";
import { errorPage, findRoute, type Details, type ErrorPage, type Route } from "../pages/error-page.ts";
import { fill } from "../pages/html.ts";
import { languageOf } from "../pages/language.ts";
import { sentParameters } from "../pages/sent-parameters.ts";
import { words } from "../pages/words.ts";
import { shownText } from "../shown-text.ts";
import { forgetSession } from "../sessions.ts";
import type { LegacyState } from "./legacy-state.ts";
import { variantUsers } from "./variants.ts";

const { loginPath, logoutPath, clientParameter, returnParameter, sessionParameter } = legacyPages;

interface LegacyRoute extends Route {
  readonly answer: (state: LegacyState, request: ServiceRequest) => ServiceAnswer;
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
export function answerPages(state: LegacyState, request: ServiceRequest): ServiceAnswer {
  const route = findRoute(routes, request);
  return "status" in route ? route : route.answer(state, request);
}

function logIn(state: LegacyState, request: ServiceRequest): ServiceAnswer {
  const client = clientOf(state, readForm(request.query));
  return client === undefined ? unknownClient(state, request) : beginLogin(loginPagesOf(state), client, request);
}

/** How a user logs in to a client system; what becomes of a cancelled login is not specified. */
function loginPagesOf({ users, automatic, sessions, logins, sessionIds }: LegacyState): LoginPages<ClientSystem> {
  return {
    ...{ users: [...users, ...variantUsers], sessions, logins, automatic: automatic.user, action: loginPath },
    describe: ({ clientId, legacyLoginUrl }) => ({ clientId, returnAddress: legacyLoginUrl }),
    finish: (client, { user }) =>
      addParameters(client.legacyLoginUrl, { [sessionParameter]: sessionIds.issue(client, user) }),
    cancel: (_client, request) => errorPage(request, { reason: words.loginCancelled, title: words.nobodyLoggedIn }),
  };
}

/** Ends the single sign-on session and leads to the return address. */
function logOut(state: LegacyState, request: ServiceRequest): ServiceAnswer {
  const parameters = readForm(request.query);
  const client = clientOf(state, parameters);
  if (client === undefined) return unknownClient(state, request);
  const uri = onlyValue(parameters, returnParameter);
  // Printable ASCII alone can stand in a header; everything else in an address is percent-encoded (RFC 3986).
  if (uri?.startsWith(client.legacyLogoutUrl) !== true || !/^[!-~]+$/.test(uri)) {
    const label = fill(words.registeredLogoutBeginning, { client: client.clientId });
    return errorPage(request, {
      reason: fill(words.legacyReturn, { name: returnParameter }),
      sent: sentParameters(request),
      registered: [[label, [client.legacyLogoutUrl]]],
    });
  }
  const session = state.sessions.find(request.headers["cookie"]);
  if (session === undefined) return redirect(uri);
  session.ended = true;
  return redirect(uri, forgetSession);
}

function unknownClient({ clients }: LegacyState, request: ServiceRequest): ServiceAnswer {
  return errorPage(request, {
    reason: fill(words.legacyClient, { name: clientParameter }),
    sent: sentParameters(request),
    registered: [[words.registeredClients, clients.map(({ clientId }) => clientId)]],
  });
}

function clientOf({ clients }: LegacyState, parameters: Form | undefined): ClientSystem | undefined {
  const wanted = onlyValue(parameters, clientParameter);
  return clients.find(({ clientId }) => clientId === wanted);
}

/** The page for a browser that opens the SOAP address, where programs get JSON. */
export function soapRefusalPage(
  clients: readonly ClientSystem[],
  request: ServiceRequest,
  status: 401 | 404 | 405,
): ServiceAnswer {
  const sent: Details = [
    [words.method, [request.method]],
    [words.path, [shownText(request.path, words.hidden[languageOf(request)])]],
    [words.clientCertificate, [describeCertificate(request.presented?.())]],
  ];
  const pages = {
    401: { reason: words.legacyCertificate, registered: certificatesOf(clients) },
    404: { reason: words.noSuchPage, registered: [[words.knownPaths, [legacyEndpointPath]]] },
    405: { reason: words.legacyMethod, registered: [[words.knownMethods, ["POST"]]] },
  } as const satisfies Record<typeof status, ErrorPage>;
  return errorPage(request, { ...pages[status], status, sent });
}
