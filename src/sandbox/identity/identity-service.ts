import { setTimeout as sleep } from "node:timers/promises";
import { endpoints } from "../../../generated/identity.gen.ts";
import type { IdentityBehaviour } from "../../services/identity/behaviour.ts";
import {
  answerDiscovery,
  browserLogoutPath,
  publicUserinfoPath,
  userinfoPath,
} from "../../services/identity/identity-provider.ts";
import { Grants } from "../../services/identity/grants.ts";
import { Refusal } from "../../services/identity/parameters.ts";
import type { SigningKeys } from "../../services/identity/signing-keys.ts";
import { answerTokenRequest, answerUserinfo } from "../../services/identity/token-endpoint.ts";
import { json } from "../../services/messages.ts";
import { Store } from "../../services/store.ts";
import { serviceListener } from "../answer-listener.ts";
import { serviceOf, type ServiceAnswer, type ServiceRequest } from "../../services/service.ts";
import { finishLogin } from "../pages/login-page.ts";
import { findRoute, type Route } from "../pages/error-page.ts";
import { isNavigation } from "../pages/language.ts";
import type { RunningServer } from "../servers.ts";
import { unfinished, type SandboxService, type ServiceContext } from "../sessions.ts";
import { takeGateway } from "../faults/gateway-fault.ts";
import { IdentityFaults, type IdentityEndpoint } from "./faults.ts";
import { describedRefusal, refusalPage } from "./refusal-page.ts";
import {
  authorize,
  loginPagesOf,
  loginPath,
  endSession,
  finishLogout,
  logoutPath,
  showLogout,
  type IdentityState,
} from "./browser-pages.ts";

type Answer = ServiceAnswer | Response;

interface IdentityRoute extends Route {
  /** Under which name it is counted; a page is not. */
  readonly endpoint?: IdentityEndpoint;
  /** Who reads its errors. */
  readonly reader: "person" | "program";
  readonly answer: (state: IdentityState, request: ServiceRequest) => Answer | Promise<Answer>;
}

type IdentityRoutes = Readonly<Record<"oidc" | "oidcMutualTls", readonly IdentityRoute[]>>;

/** What is answered on each of the two addresses. */
const routesOf = (behaviour: IdentityBehaviour): IdentityRoutes => ({
  oidc: [
    {
      ...endpoints.discovery,
      endpoint: "discovery",
      reader: "program",
      answer: (state) => unlessUnavailable(state, answerDiscovery(state, state.faults.current)),
    },
    {
      ...endpoints.jwks,
      endpoint: "jwks",
      reader: "program",
      answer: (state) => unlessUnavailable(state, json(200, { keys: state.keys.published })),
    },
    { ...endpoints.authorization, endpoint: "authorization", reader: "person", answer: authorize },
    {
      ...{ methods: ["POST"], path: loginPath },
      reader: "person",
      answer: (state, request) => finishLogin(loginPagesOf(state), request),
    },
    {
      ...{ ...endpoints.endSession, path: browserLogoutPath(behaviour) },
      endpoint: "endSession",
      reader: "person",
      answer: (state, request) => endSession(state, request, "oidc"),
    },
    {
      ...{ methods: ["GET", "POST"], path: publicUserinfoPath, endpoint: "userinfo", reader: "program" },
      answer: (state, request) => answerUserinfo(state, request, "oidc"),
    },
    { methods: ["GET"], path: logoutPath, reader: "person", answer: showLogout },
    { methods: ["POST"], path: logoutPath, reader: "person", answer: finishLogout },
  ],
  oidcMutualTls: [
    { ...endpoints.token, endpoint: "token", reader: "program", answer: exchange },
    {
      ...endpoints.endSession,
      endpoint: "endSession",
      reader: "program",
      answer: (state, request) => endSession(state, request, "oidcMutualTls"),
    },
    {
      methods: ["GET", "POST"],
      path: userinfoPath,
      endpoint: "userinfo",
      reader: "program",
      answer: (state, request) => answerUserinfo(state, request, "oidcMutualTls"),
    },
  ],
});

/**
 * Answers a request to one of the two addresses.
 *
 * @param routes of that address
 * @param count told which endpoint is called, before it answers
 */
async function answerIdentityRequest(
  state: IdentityState,
  routes: readonly IdentityRoute[],
  request: ServiceRequest,
  count: (endpoint: IdentityEndpoint) => void,
): Promise<Answer> {
  const route = findRoute(routes, request);
  if ("status" in route) return route;
  if (route.endpoint !== undefined) count(route.endpoint);
  const gateway = takeGateway(state.faults, ({ endpoint = route.endpoint }) => endpoint === route.endpoint);
  if (gateway !== undefined) return gateway;
  try {
    return await route.answer(state, request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = { clients: state.clients, request, refusal: error, mutualTls: route.reader === "program" };
    return route.reader === "person" || isNavigation(request)
      ? refusalPage(refused, error.code === "invalid_client" && route.reader === "program" ? 401 : 400)
      : describedRefusal(refused);
  }
}

function unlessUnavailable({ faults }: IdentityState, answer: ServiceAnswer): ServiceAnswer {
  return faults.current === "unavailable" ? { status: 503, headers: { "Retry-After": "1" } } : answer;
}

async function exchange(state: IdentityState, request: ServiceRequest): Promise<Answer> {
  const answer = await answerTokenRequest(state, request, state.faults.current);
  const { current: fault, delay } = state.faults;
  if (fault === "dead-after-request") return Response.error();
  if (fault === "server-error") {
    return { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: "internal error\n" };
  }
  // Keeps the process running no longer.
  if (fault === "slow") await sleep(delay, undefined, { ref: false });
  return answer;
}

/** The identity service from behind. */
export interface SandboxIdentity {
  /** How many requests each endpoint has had. */
  readonly requests: Readonly<Record<IdentityEndpoint, number>>;
  /** How many TLS handshakes the address with mutual TLS has had. */
  readonly handshakes: number;
  /**
   * Signs with a new key from now on.
   *
   * @param options `keepOld`: whether the keys before stay published (default true)
   */
  rotateKeys(options?: { readonly keepOld?: boolean }): Promise<void>;
}

/**
 * The identity service by OpenID Connect.
 *
 * @param mutualTlsServer the server of its address with mutual TLS
 */
export function createIdentityService(
  context: ServiceContext,
  keys: SigningKeys,
  mutualTlsServer: Pick<RunningServer, "accept" | "handshakes">,
  behaviour: IdentityBehaviour,
): SandboxService<SandboxIdentity, IdentityFaults> {
  const { now } = context;
  const faults = new IdentityFaults((fault) => {
    mutualTlsServer.accept(fault !== "dead-before-request");
  });
  const state: IdentityState = {
    ...context,
    behaviour,
    keys,
    faults,
    grants: new Grants(now),
    logins: new Store({ ...unfinished, now }),
    logouts: new Store({ ...unfinished, now }),
  };
  const requests = { discovery: 0, jwks: 0, authorization: 0, token: 0, endSession: 0, userinfo: 0 };
  const count = (endpoint: IdentityEndpoint): void => {
    requests[endpoint] += 1;
  };
  const routes = routesOf(behaviour);
  return {
    browser: serviceListener(
      serviceOf((request) => answerIdentityRequest(state, routes.oidc, request, count)),
      {
        observe: context.observe("oidc"),
      },
    ),
    mutualTls: serviceListener(
      serviceOf((request) => answerIdentityRequest(state, routes.oidcMutualTls, request, count)),
      {
        observe: context.observe("oidcMutualTls"),
      },
    ),
    control: {
      requests,
      get handshakes() {
        return mutualTlsServer.handshakes;
      },
      rotateKeys: ({ keepOld = true } = {}) => keys.rotate(keepOld),
    },
    faults,
  };
}
