import { legacyEndpointPath, legacyPages } from "../../../generated/environments.gen.ts";
import { certificatesOf, describeCertificate, type Details } from "../../services/identity/describe-refusal.ts";
import { createLegacyPages, loginReturn } from "../../services/legacy/pages-service.ts";
import { labels } from "../../services/rules.ts";
import type { Service, ServiceAnswer, ServiceRequest } from "../../services/service.ts";
import type { ClientSystem } from "../client-systems.ts";
import { beginLogin, finishLogin, type Login, type LoginPages } from "../pages/login-page.ts";
import { errorPage, noSuchRoute, refusalPage, sentTarget, type ErrorPage } from "../pages/error-page.ts";
import { words } from "../pages/words.ts";
import { forgetSession } from "../sessions.ts";
import type { LegacyState } from "./legacy-state.ts";
import { variantUsers } from "./variants.ts";

/** The login and logout pages. A wrong request is answered by a page with status 400 and leads nowhere. */
export function legacyPagesService(state: LegacyState): Service {
  const { clients, sessions } = state;
  // Users come and go.
  const pages = (): LoginPages => {
    return { ...state, users: [...state.users, ...variantUsers], action: legacyPages.loginPath };
  };
  return createLegacyPages<ClientSystem>({
    clients,
    logIn: (client, request) => beginLogin(pages(), loginOf(state, client), request),
    pages: [{ methods: ["POST"], path: legacyPages.loginPath, answer: (request) => finishLogin(pages(), request) }],
    endSession: (request) => {
      const session = sessions.find(request.headers["cookie"]);
      if (session === undefined) return undefined;
      session.ended = true;
      return forgetSession;
    },
    refuse: (refusal, request) => refusalPage(clients, request, refusal),
    unknown: noSuchRoute,
  });
}

/** How a user logs in to a client system; what becomes of a cancelled login is not specified. */
function loginOf({ sessionIds }: LegacyState, client: ClientSystem): Login {
  return {
    ...{ clientId: client.clientId, returnAddress: client.legacyLoginUrl },
    accepts: () => true,
    finish: ({ user }) => loginReturn(client, sessionIds.add({ client, user })),
    cancel: (request) => errorPage(request, { reason: words.loginCancelled, title: words.nobodyLoggedIn }),
  };
}

/** The page for a browser that opens the SOAP address, where programs get JSON. */
export async function soapRefusalPage(
  clients: readonly ClientSystem[],
  request: ServiceRequest,
  status: 401 | 404 | 405,
): Promise<ServiceAnswer> {
  const sent: Details = [
    ...sentTarget(request),
    [labels.clientCertificate, [describeCertificate(request.presented?.())]],
  ];
  const pages = {
    401: { reason: words.legacyCertificate, registered: await certificatesOf(clients) },
    404: { reason: words.noSuchPage, registered: [[words.knownPaths, [legacyEndpointPath]]] },
    405: { reason: words.legacyMethod, registered: [[words.knownMethods, ["POST"]]] },
  } as const satisfies Record<typeof status, ErrorPage>;
  return errorPage(request, { ...pages[status], status, sent });
}
