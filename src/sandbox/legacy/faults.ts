import type { GatewayMembers } from "../faults/gateway-fault.ts";

/** Faults instead of looking at the request; no session identifier is used up. */
export const arrivalFaults = ["dead-before-request", "unauthorized"] as const;

/** Faults instead of processing the request; no session identifier is used up. */
const processingFaults = ["system-error", "heartbeat-error", "soap-fault"] as const;

/** Faults after the request was processed: a session identifier is used up. */
export const deliveryFaults = [
  "dead-after-request",
  "dead-in-answer",
  "slow",
  "html",
  "unavailable",
  "empty",
  "truncated",
  "wrong-encoding",
  "wrong-namespace",
  "two-bodies",
  "doctype",
  "too-large",
] as const;

/**
 * A fault that the SOAP endpoint can be told to have. Instead of processing the request, so that a session identifier
 * stays good:
 *
 * - `gateway-error`: a gateway answers 429, 502, 503 or 504 as plain text in place of the service.
 * - `block-page`: a firewall answers 403 with an HTML page.
 * - `dead-before-request`: the connection ends.
 * - `unauthorized`: every client certificate is unknown, 401 with JSON.
 * - `system-error`: authConfirmation answers `SYSTEM_ERROR`; heartBeat is as ever.
 * - `heartbeat-error`: heartBeat answers `ERROR` with code and message; authConfirmation is as ever.
 * - `soap-fault`: a SOAP fault with the code `Server`, status 500.
 *
 * After processing it, so that a session identifier is used up:
 *
 * - `dead-after-request`: the connection ends without an answer.
 * - `dead-in-answer`: the connection ends in the middle of the answer.
 * - `slow`: the answer comes late.
 * - `html`: status 200 with an HTML page.
 * - `unavailable`: status 503 with an HTML page, as of a proxy.
 * - `empty`: status 200 with `text/xml` and no body.
 * - `truncated`: half of the XML text, as if it were whole.
 * - `wrong-encoding`: UTF-16 that says to be UTF-8.
 * - `wrong-namespace`: the answer in the namespace of another version.
 * - `two-bodies`: two bodies in the envelope.
 * - `doctype`: a document type declaration with an entity that is used.
 * - `too-large`: 4 MiB of space around the answer.
 */
export type LegacyFault = (typeof legacyFaultKinds)[number];

export const legacyFaultKinds = [
  ...(["gateway-error", "block-page"] as const),
  ...arrivalFaults,
  ...processingFaults,
  ...deliveryFaults,
] as const;

/** A fault of the SOAP endpoint; a new one takes the place of the one before. */
export interface LegacyFaultSetting extends GatewayMembers {
  /** The service that has the fault. */
  readonly service: "legacy";
  /** The kind of the fault. */
  readonly kind: LegacyFault;
  /**
   * How many requests it meets; then it is over.
   *
   * @default Infinity
   */
  readonly times?: number;
  /**
   * How late `slow` answers, in milliseconds, at most 600,000.
   *
   * @default 2_000
   */
  readonly delay?: number;
}
