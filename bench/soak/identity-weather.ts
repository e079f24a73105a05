import type { IdentityFault } from "../../src/sandbox/index.ts";
import type { Outcomes, Weather } from "./weather.ts";

/** Calls that are answered with new tokens. */
const tokenCalls = (...outcomes: readonly string[]): Outcomes => ({ completeLogin: outcomes, refresh: outcomes });
/** A refused document stops a new client, and one that reads it anew: it is never passed over. */
const refusedDocument: Outcomes = { identity: ["ok", "ERR_DISCOVERY"], "new client": ["ERR_DISCOVERY"] };

const outcomesByFault: Readonly<Record<IdentityFault, Outcomes>> = {
  // A refresh has no nonce.
  "wrong-nonce": { completeLogin: ["ERR_TOKEN claim nonce"] },
  "wrong-audience": tokenCalls("ERR_TOKEN claim aud"),
  "wrong-issuer": tokenCalls("ERR_TOKEN claim iss"),
  "wrong-subject": tokenCalls("ERR_TOKEN claim sub"),
  "wrong-certificate-thumbprint": tokenCalls("ERR_TOKEN claim client_cert_sha256"),
  expired: tokenCalls("ERR_TOKEN expired exp"),
  "foreign-key": tokenCalls("ERR_TOKEN signature"),
  "alg-none": tokenCalls("ERR_TOKEN algorithm"),
  "hs256-public-key": tokenCalls("ERR_TOKEN algorithm"),
  "key-id": {},
  // A refresh need not give one.
  "no-id-token": { completeLogin: ["ERR_UNEXPECTED_RESPONSE schema"] },
  slow: {},
  "dead-after-request": tokenCalls("ERR_TRANSPORT connection"),
  "dead-before-request": {
    ...tokenCalls("ERR_TRANSPORT connection"),
    userinfo: ["ERR_TRANSPORT connection"],
    endSession: ["ERR_TRANSPORT connection"],
  },
  "server-error": tokenCalls("ERR_UNEXPECTED_RESPONSE status"),
  unavailable: { "new client": ["ERR_UNEXPECTED_RESPONSE status"] },
  "no-tls-client-auth": refusedDocument,
  "wrong-discovery-issuer": refusedDocument,
  "endpoint-aliases": {},
};

/** The faults of the identity service; the sandbox's type says that none is missing. */
export const identityWeathers: readonly Weather[] = Object.entries(outcomesByFault).map(([kind, outcomes]) => ({
  // The keys are those of the type.
  fault: { service: "identity", kind: kind as IdentityFault, ...(kind === "slow" ? { delay: 30 } : {}) },
  outcomes,
}));
