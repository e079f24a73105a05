import { ContractError } from "../errors/contract-error.ts";
import type { LegacyOperationName } from "./contract.ts";

/**
 * What the legacy service says:
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

/** What to do when the answer to a session id is lost: the service hands the user's data over once. */
export const loginAgain = "the session id may be used up, so the user has to log in again";

const advices: Readonly<Record<LegacyErrorReason, string>> = {
  "session-not-found": "it is wrong, too old or used, so the user has to log in again",
  "system-error": "wait, or send the same session id again later",
  "heartbeat-error": "wait for its repair, or ask again later",
  certificate: "register it in the configuration of the client system, and in no other one",
  fault: "the request or the service is at fault, so repeating it will hardly help",
};

/** Longest texts of the service that an error repeats, in characters. */
const longestCode = 100;
const longestText = 500;

/**
 * The legacy service refused a call. Neither the session id nor anything about the user is in the message.
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
  /** Stable code of the class. */
  readonly code = "ERR_LEGACY";
  /** The operation that was called. */
  readonly operation: LegacyOperationName;
  /** What the service says. */
  readonly reason: LegacyErrorReason;
  /** HTTP status. */
  readonly status: number;
  /** Code of the fault, or of heartBeat's ERROR, where there is one; at most 100 characters. */
  readonly faultCode: string | undefined;
  /** Text of the fault, or of heartBeat's ERROR, where there is one; at most 500 characters. */
  readonly faultString: string | undefined;
  /** What to do about it. */
  readonly advice: string;

  constructor(
    operation: LegacyOperationName,
    reason: LegacyErrorReason,
    answer: { readonly status: number; readonly faultCode?: string; readonly faultString?: string },
  ) {
    const faultCode = cut(answer.faultCode, longestCode);
    const faultString = cut(answer.faultString, longestText);
    const said = [faultCode, faultString].filter((part) => part !== undefined).join(": ");
    const advice = reason === "fault" && operation === "authConfirmation" ? loginAgain : advices[reason];
    super(`${operation}: ${explanations[reason]} (${answer.status})${said === "" ? "" : `: ${said}`}; ${advice}`);
    this.operation = operation;
    this.reason = reason;
    this.status = answer.status;
    this.faultCode = faultCode;
    this.faultString = faultString;
    this.advice = advice;
  }
}

/** Text of the service in one line, cut to a safe length; `undefined` when there is none. */
function cut(text: string | undefined, length: number): string | undefined {
  const line = text?.replaceAll(/\s+/g, " ").trim();
  return line === undefined || line === "" ? undefined : line.slice(0, length);
}
