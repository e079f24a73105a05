import type { LegacyFault } from "../../src/sandbox/index.ts";
import type { Outcomes, Weather } from "./weather.ts";

const allCalls = (...outcomes: readonly string[]): Outcomes => ({ legacy: outcomes });
const confirmations = (...outcomes: readonly string[]): Outcomes => ({
  authConfirmation: outcomes,
  "unknown session id": outcomes,
});

const outcomesByFault: Readonly<Record<LegacyFault, Outcomes>> = {
  "dead-before-request": allCalls("ERR_TRANSPORT connection"),
  unauthorized: allCalls("ERR_LEGACY certificate"),
  "system-error": confirmations("ERR_LEGACY system-error"),
  "heartbeat-error": { heartBeat: ["ERR_LEGACY heartbeat-error"] },
  "soap-fault": allCalls("ERR_LEGACY fault"),
  "dead-after-request": allCalls("ERR_TRANSPORT connection"),
  "dead-in-answer": allCalls("ERR_TRANSPORT answer"),
  slow: {},
  html: allCalls("ERR_UNEXPECTED_RESPONSE media-type"),
  unavailable: allCalls("ERR_UNEXPECTED_RESPONSE status"),
  empty: allCalls("ERR_UNEXPECTED_RESPONSE empty"),
  truncated: allCalls("ERR_UNEXPECTED_RESPONSE xml"),
  "wrong-namespace": allCalls("ERR_UNEXPECTED_RESPONSE message"),
  "two-bodies": allCalls("ERR_UNEXPECTED_RESPONSE message"),
  doctype: allCalls("ERR_UNEXPECTED_RESPONSE forbidden-xml"),
  "too-large": allCalls("ERR_TRANSPORT size"),
};

/** The faults of the SOAP endpoint; the sandbox's type says that none is missing. */
export const legacyWeathers: readonly Weather[] = Object.entries(outcomesByFault).map(([kind, outcomes]) => ({
  // The keys are those of the type.
  fault: { service: "legacy", kind: kind as LegacyFault, ...(kind === "slow" ? { delay: 30 } : {}) },
  outcomes,
}));
