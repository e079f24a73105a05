import { ContractError } from "./contract-error.ts";

/**
 * What is unexpected about an answer:
 * - `status`: a status that the contract does not document,
 * - `body`: a documented error status with another body than the contract's, such as the service's own 404 for an
 *   unknown path or an HTML page,
 * - `media-type`: data that is not declared as JSON,
 * - `empty`: no data at all,
 * - `json`: data that is no valid JSON.
 */
export type UnexpectedResponseReason = "status" | "body" | "media-type" | "empty" | "json";

const explanations: Readonly<Record<UnexpectedResponseReason, string>> = {
  status: "a status that the contract does not document",
  body: "another error body than the contract's",
  "media-type": "data that is not declared as JSON",
  empty: "an empty body",
  json: "a body that is no valid JSON",
};

/** The service answered something that the contract does not describe. The message holds no data of the answer. */
export class UnexpectedResponseError extends ContractError {
  static readonly code = "ERR_UNEXPECTED_RESPONSE";
  readonly code = "ERR_UNEXPECTED_RESPONSE";
  /** The operationId. */
  readonly operation: string;
  /** HTTP status. */
  readonly status: number;
  /** What is unexpected. */
  readonly reason: UnexpectedResponseReason;
  /** Media type of the answer without parameters, in lower case; empty when it names none. */
  readonly mediaType: string;

  constructor(
    answer: { operation: string; status: number; reason: UnexpectedResponseReason; mediaType: string },
    options?: ErrorOptions,
  ) {
    const { operation, status, reason, mediaType } = answer;
    const media = mediaType === "" ? "" : ` (${mediaType})`;
    super(`${operation}: ${status}${media} with ${explanations[reason]}`, options);
    this.operation = operation;
    this.status = status;
    this.reason = reason;
    this.mediaType = mediaType;
  }
}
