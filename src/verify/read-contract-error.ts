import { BlockedError } from "../errors/blocked-error.ts";
import { ContractError } from "../errors/contract-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import { DiscoveryError } from "../identity/provider.ts";
import { LegacyError, type LegacyErrorReason } from "../legacy/legacy-error.ts";
import { isTransient } from "../transport/retry.ts";
import type { Sighting } from "./findings.ts";

/** The service's own text is left out: nothing is known of what stands in it. */
const legacyRules: Readonly<Record<LegacyErrorReason, string>> = {
  certificate: "the service refused the client certificate",
  fault: "is answered with a SOAP fault, which the contract does not document",
  "heartbeat-error": "the service says that it met an internal error",
  "session-not-found": "the service does not know the session id",
  "system-error": "the service says that it met an internal error",
};

/**
 * What an error of a client means for the contract. The messages of these errors hold no data of an answer.
 *
 * @throws the error itself when it says nothing about the service: the reason of a signal, or a fault of the caller's own
 * `fetch`.
 */
export function readContractError(operation: string, error: unknown): Sighting {
  if (!(error instanceof ContractError)) throw error;
  const rule = error.message.replace(`${operation}: `, "");
  if (error instanceof TransportError) return { kind: "failed", operation, rule };
  if (error instanceof BlockedError) return { kind: "failed", operation, status: error.status, rule };
  if (error instanceof DiscoveryError) return { kind: "document", operation, rule: `${error.field} ${error.rule}` };
  if (error instanceof UnexpectedResponseError) {
    const { status, reason } = error;
    if (reason !== "status") return { kind: "body", operation, status, rule };
    return { kind: isTransient(status) ? "failed" : "status", operation, status, rule };
  }
  if (error instanceof LegacyError) {
    const { status, reason } = error;
    return { kind: reason === "fault" ? "status" : "failed", operation, status, rule: legacyRules[reason] };
  }
  throw error;
}
