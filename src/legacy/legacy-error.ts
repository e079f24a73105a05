import type { legacyContracts } from "../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { ContractError } from "../errors/contract-error.ts";

/** Name of an operation of the legacy API. */
export type LegacyOperationName = keyof (typeof legacyContracts)[LegacyVersion]["operations"];

/**
 * Reason of a refused call:
 * - `session-not-found`: the status SESSION_NOT_FOUND of authConfirmation,
 * - `system-error`: the status SYSTEM_ERROR of authConfirmation, also after the repetitions,
 * - `heartbeat-error`: the status ERROR of heartBeat, also after the repetitions,
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

/** Advice after a lost answer to a session id, because the service hands the user's data over once. */
export const loginAgain = "the session id may be used up, so the user has to log in again";
/** The same after an answer that confirms the login. */
export const sessionUsedUp = "the session id is used up, so the user has to log in again";

const advices: Readonly<Record<LegacyErrorReason, string>> = {
  "session-not-found": "it is wrong, too old or used, so the user has to log in again",
  "system-error": "wait, or send the same session id again later",
  "heartbeat-error": "wait for its repair, or ask again later",
  certificate: "register it in the configuration of the client system, and in no other one",
  fault: "the request or the service is at fault, so repeating it will hardly help",
};

/**
 * The legacy service refused a call. None of the service's words are in the message; `faultCode` and `faultString` have
 * them, unless they might hold a part of the session id.
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
  /** Code of the fault, or of a status, where there is one; absent when it might hold a part of the session id. */
  readonly faultCode: string | undefined;
  /** Text of the fault, or of a status, as `faultCode`. */
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
