import type { legacyContracts } from "../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { ContractError } from "../errors/contract-error.ts";

/** Name of an operation of the legacy API. */
export type LegacyOperationName = keyof (typeof legacyContracts)[LegacyVersion]["operations"];

/**
 * Reason of a refused call:
 * - `session-not-found`: the status SESSION_NOT_FOUND of authConfirmation,
 * - `system-error`: the status SYSTEM_ERROR of authConfirmation, also after the retries,
 * - `heartbeat-error`: the status ERROR of heartBeat, also after the retries,
 * - `certificate`: 401 with JSON, the client certificate was refused,
 * - `fault`: a SOAP fault.
 */
export type LegacyErrorReason = "session-not-found" | "system-error" | "heartbeat-error" | "certificate" | "fault";

const explanations: Readonly<Record<LegacyErrorReason, string>> = {
  "session-not-found": "the service does not know the session id",
  "system-error": "the service met an internal error",
  "heartbeat-error": "the service met an internal error",
  certificate: "the service refused the client certificate",
  fault: "the service answered a SOAP fault",
};

/** Advice after a lost response, because the service returns the user's data once for a session id. */
export const loginAgain = "the session id may be used up, so the user has to log in again";
/** Advice after a refused response that confirms the login. */
export const sessionUsedUp = "the session id is used up, so the user has to log in again";

const advices: Readonly<Record<LegacyErrorReason, string>> = {
  "session-not-found": "it is wrong, too old or used, so the user has to log in again",
  "system-error": "wait, or send the same session id again later",
  "heartbeat-error": "wait for its repair, or ask again later",
  certificate: "register it in the configuration of the client system, and in no other one",
  fault: "the request or the service is at fault, so repeating it will hardly help",
};

/**
 * The legacy service refused a call. The message has no text of the service. `faultCode` and `faultString` have it, unless it may
 * hold a part of the session id.
 *
 * @example A session id that was already used is an ordinary answer
 *
 * ```ts
 * if (error instanceof LegacyError && error.reason === "session-not-found") return redirect(legacy.loginUrl());
 * ```
 */
export class LegacyError extends ContractError {
  override readonly name = "LegacyError";
  /** Stable code of the class. */
  static readonly code = "ERR_LEGACY";
  readonly code = "ERR_LEGACY";
  /** The operation that was called. */
  readonly operation: LegacyOperationName;
  /** Why the call was refused. */
  readonly reason: LegacyErrorReason;
  /** HTTP status. */
  readonly status: number;
  /** Code of the fault or of the status, if there is one; absent when it may hold a part of the session id. */
  readonly faultCode: string | undefined;
  /** Text of the fault or of the status, under the same rule as `faultCode`. */
  readonly faultString: string | undefined;
  /** Advice: the next step. */
  readonly advice: string;

  constructor(
    operation: LegacyOperationName,
    reason: LegacyErrorReason,
    said: Pick<LegacyError, "status"> & Partial<Pick<LegacyError, "faultCode" | "faultString">>,
  ) {
    const advice = reason === "fault" && operation === "authConfirmation" ? loginAgain : advices[reason];
    super(`${operation}: ${explanations[reason]} (${said.status}); ${advice}`);
    this.operation = operation;
    this.reason = reason;
    this.status = said.status;
    this.faultCode = said.faultCode;
    this.faultString = said.faultString;
    this.advice = advice;
  }
}
