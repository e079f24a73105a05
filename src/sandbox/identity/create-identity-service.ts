import { createGrants } from "../../services/identity/grants.ts";
import type { SigningKeys } from "../../services/identity/signing-keys.ts";
import { createStore } from "../../services/store.ts";
import { answerListener } from "../http/answer-listener.ts";
import type { RunningServer } from "../https-server.ts";
import { unfinished, type SandboxService, type ServiceContext } from "../service.ts";
import { createIdentityFaults, type IdentityFaults } from "./faults.ts";
import type { IdentityState } from "./identity-state.ts";
import { answerIdentityRequest, type IdentityEndpoint } from "./routes.ts";

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
): Required<SandboxService> & { readonly control: SandboxIdentity; readonly faults: IdentityFaults } {
  const { now } = context;
  const faults = createIdentityFaults((fault) => {
    mutualTlsServer.accept(fault !== "dead-before-request");
  });
  const state: IdentityState = {
    ...context,
    keys,
    faults,
    grants: createGrants(now),
    logins: createStore({ ...unfinished, now }),
    logouts: createStore({ ...unfinished, now }),
  };
  const requests = { discovery: 0, jwks: 0, authorization: 0, token: 0, endSession: 0, userinfo: 0 };
  const count = (endpoint: IdentityEndpoint): void => {
    requests[endpoint] += 1;
  };
  return {
    browser: answerListener((request) => answerIdentityRequest(state, "oidc", request, count)),
    mutualTls: answerListener((request) => answerIdentityRequest(state, "oidcMutualTls", request, count)),
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
