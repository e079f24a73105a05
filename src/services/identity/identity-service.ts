import type { IdentityEndpoint, IdentityFault } from "../../../generated/sandbox-types.gen.ts";
import { authorizationQueryMaxLength, endpoints } from "../../../generated/identity.gen.ts";
import { json, redirect } from "../messages.ts";
import { broken } from "../rules.ts";
import { routed, routeOf, type Answer, type Route, type RouteErrors } from "../routes.ts";
import type { Service, ServiceRequest } from "../service.ts";
import { readLogout, type LogoutRequest } from "./browser-requests.ts";
import {
  answerDiscovery,
  browserLogoutPath,
  publicUserinfoPath,
  userinfoPath,
  type IdentityProvider,
  type RegisteredClient,
} from "./identity-provider.ts";
import { Refusal } from "./parameters.ts";
import { answerTokenRequest, answerUserinfo } from "./token-endpoint.ts";

/** One of the two addresses: for browsers, and with mutual TLS. */
export type IdentityAddress = "oidc" | "oidcMutualTls";

/** A route of the service. */
export interface IdentityRoute extends Route {
  /** Name of the endpoint; a page has none. */
  readonly endpoint?: IdentityEndpoint;
  /** Reader of its errors. */
  readonly reader: "person" | "program";
}

/** The state of the identity service. */
export interface IdentityServiceState<Client extends RegisteredClient>
  extends IdentityProvider, RouteErrors<IdentityRoute> {
  readonly clients: readonly Client[];
  /** Returns the fault of the answer of an endpoint. */
  readonly fault: (endpoint: IdentityEndpoint) => IdentityFault | undefined;
  /**
   * Answers a login with a page or a redirect back.
   *
   * @throws Refusal when the request breaks the contract.
   */
  readonly authorize: (request: ServiceRequest) => Answer;
  /** Asks a user whether to end a session; `undefined` when there is no such session any more. */
  readonly confirmLogout: (sid: string, logout: LogoutRequest<Client>, request: ServiceRequest) => Answer | undefined;
  /** Its own pages, on the address for browsers. */
  readonly pages: readonly IdentityRoute[];
}

/** Methods of a document: a server that takes GET takes HEAD too (RFC 9110, section 9.1). */
const readMethods = ["GET", "HEAD"];

/** Returns the routes of one of the two addresses. */
function routesOf<Client extends RegisteredClient>(
  state: IdentityServiceState<Client>,
  address: IdentityAddress,
): readonly IdentityRoute[] {
  const { behaviour, keys, fault } = state;
  const ofProgram = { reader: "program" } as const;
  const userinfo = (path: string): IdentityRoute => ({
    ...{ ...ofProgram, methods: ["GET", "POST"], path, endpoint: "userinfo" },
    answer: (request) => {
      const wrong = fault("userinfo");
      return answerUserinfo(state, request, address, wrong === "wrong-subject" ? wrong : undefined);
    },
  });
  const endSession = {
    endpoint: "endSession",
    answer: (request) => logOut(state, request, address),
  } as const satisfies Partial<IdentityRoute>;
  if (address === "oidcMutualTls") {
    return [
      {
        ...{ ...endpoints.token, ...ofProgram, endpoint: "token" },
        answer: (request) => answerTokenRequest(state, request, fault("token")),
      },
      { ...endpoints.endSession, ...ofProgram, ...endSession },
      userinfo(userinfoPath),
    ];
  }
  return [
    {
      ...{ ...endpoints.discovery, ...ofProgram, methods: readMethods, endpoint: "discovery" },
      answer: () => answerDiscovery(state, fault("discovery")),
    },
    {
      ...{ ...endpoints.jwks, ...ofProgram, methods: readMethods, endpoint: "jwks" },
      answer: () => json(200, { keys: keys.published }),
    },
    {
      ...{ ...endpoints.authorization, endpoint: "authorization", reader: "person" },
      answer: (request) => {
        if (request.method === "GET" && request.query.length > authorizationQueryMaxLength) {
          throw new Refusal("invalid_request", broken("queryTooLong", authorizationQueryMaxLength));
        }
        return state.authorize(request);
      },
    },
    { ...endpoints.endSession, ...endSession, path: browserLogoutPath(behaviour), reader: "person" },
    userinfo(publicUserinfoPath),
    ...state.pages,
  ];
}

/**
 * The logout endpoint of one address. It sends the browser back at once when there is no session any more. The published service
 * looks for the session by the browser's cookie, and reports success without one.
 *
 * @throws Refusal when the request breaks the contract.
 */
async function logOut<Client extends RegisteredClient>(
  state: IdentityServiceState<Client>,
  request: ServiceRequest,
  address: IdentityAddress,
): Promise<Answer> {
  const logout = readLogout(state.clients, request, address);
  // An expired token names its session still (OpenID Connect RP-Initiated Logout 1.0, section 4).
  const { aud, sid } = (await state.keys.verify(logout.idTokenHint)) ?? {};
  if (aud !== logout.client.clientId || typeof sid !== "string") {
    throw new Refusal("invalid_request", broken("noIdentityToken"), "id_token_hint");
  }
  return state.confirmLogout(sid, logout, request) ?? redirect(logout.returnAddress);
}

/** The identity service by OpenID Connect, on one of its two addresses. */
export interface IdentityService {
  readonly answer: Service;
  /** The endpoint that a request is for; `undefined` where there is none, or a page. */
  readonly endpointOf: (request: Request) => IdentityEndpoint | undefined;
}

/** The identity service by OpenID Connect, on one of its two addresses. */
export function createIdentityService<Client extends RegisteredClient>(
  state: IdentityServiceState<Client>,
  address: IdentityAddress,
): IdentityService {
  const routes = routesOf(state, address);
  return {
    endpointOf: ({ method, url }) => routeOf(routes, { method, path: new URL(url).pathname })?.endpoint,
    answer: routed(routes, state),
  };
}
