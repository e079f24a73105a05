import type { IdentityBehaviour, IdentityEndpoint } from "../../../generated/sandbox-types.gen.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { describedRefusal } from "../../services/identity/describe-refusal.ts";
import { Grants } from "../../services/identity/grants.ts";
import {
  createIdentityService as createCore,
  type IdentityAddress,
  type IdentityService,
  type IdentityServiceState,
} from "../../services/identity/identity-service.ts";
import type { SigningKeys } from "../../services/identity/signing-keys.ts";
import { responseOf, type Service } from "../../services/service.ts";
import { Store } from "../../services/store.ts";
import type { ClientSystem } from "../client-systems.ts";
import { noSuchRoute, refusalPage } from "../pages/error-page.ts";
import { isNavigation } from "../pages/language.ts";
import type { RunningServer } from "../servers.ts";
import { unfinished, type SandboxService, type ServiceContext } from "../sessions.ts";
import { authorize, confirmLogout, pagesOf, type IdentityState } from "./browser-pages.ts";
import type { Faults } from "../faults/faults.ts";
import { takeGateway } from "../faults/gateway-fault.ts";

/** Returns the state of the service; its pages are for people, and so are refusals that a browser shows. */
function coreState(state: IdentityState): IdentityServiceState<ClientSystem> {
  return {
    ...state,
    fault: (endpoint) => (endpoint === "userinfo" ? undefined : state.faults.on("identity")[0]?.kind),
    authorize: (request) => authorize(state, request),
    confirmLogout: (sid, logout, request) => confirmLogout(state, sid, logout, request),
    pages: pagesOf(state),
    refuse: (refusal, request, { reader }) =>
      reader === "person" || isNavigation(request)
        ? refusalPage(state.clients, request, refusal, reader === "program")
        : describedRefusal(state.clients, request, refusal),
    unknown: noSuchRoute,
  };
}

/** The service with the faults that are not in what it writes. */
function withFaults(
  { answer, endpointOf }: IdentityService,
  faults: Faults,
  count: (endpoint: IdentityEndpoint) => void,
): Service {
  return async (request, connection) => {
    const endpoint = endpointOf(request);
    if (endpoint !== undefined) count(endpoint);
    const gateway = takeGateway(faults, "identity", endpoint);
    if (gateway !== undefined) return gateway;
    if (faults.on("identity")[0]?.kind === "unavailable" && (endpoint === "discovery" || endpoint === "jwks")) {
      return responseOf({ status: 503, headers: { "Retry-After": "1" } });
    }
    const response = await answer(request, connection);
    if (endpoint !== "token" || !response.ok) return response;
    const { kind: fault, delay = 0 } = faults.on("identity")[0] ?? {};
    if (fault === "dead-after-request") return Response.error();
    if (fault === "server-error") {
      const headers = { "Content-Type": "text/plain; charset=utf-8" };
      return responseOf({ status: 500, headers, body: "internal error\n" });
    }
    // `ref: false` lets the process end meanwhile.
    if (fault === "slow") await sleep(delay, undefined, { ref: false });
    return response;
  };
}

/** Controls the identity service. */
export interface SandboxIdentity {
  /** Number of requests to each endpoint. */
  readonly requests: Readonly<Record<IdentityEndpoint, number>>;
  /** Number of TLS handshakes of the address with mutual TLS. */
  readonly handshakes: number;
  /**
   * Replaces the signing key.
   *
   * @param options `keepOld`: whether the previous keys stay published (default true)
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
  mutualTlsServer: Pick<RunningServer, "handshakes">,
  behaviour: IdentityBehaviour,
): SandboxService<SandboxIdentity> {
  const { now } = context;
  const state: IdentityState = {
    ...context,
    behaviour,
    keys,
    grants: new Grants(now),
    logins: new Store({ ...unfinished, now }),
    logouts: new Store({ ...unfinished, now }),
  };
  const requests = { discovery: 0, jwks: 0, authorization: 0, token: 0, endSession: 0, userinfo: 0 };
  const count = (endpoint: IdentityEndpoint): void => {
    requests[endpoint] += 1;
  };
  const core = coreState(state);
  const serviceAt = (address: IdentityAddress): Service => withFaults(createCore(core, address), context.faults, count);
  return {
    browser: serviceAt("oidc"),
    mutualTls: serviceAt("oidcMutualTls"),
    control: {
      requests,
      get handshakes() {
        return mutualTlsServer.handshakes;
      },
      rotateKeys: ({ keepOld = true } = {}) => keys.rotate(keepOld),
    },
  };
}
