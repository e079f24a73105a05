import { ContractError } from "./contract-error.ts";

/**
 * What is unexpected about an answer:
 * - `status`: a status that the contract does not document,
 * - `body`: a documented error status with another body than the contract's, such as the service's own 404 for an
 *   unknown path or an HTML page,
 * - `media-type`: data that is not declared as JSON,
 * - `empty`: no data at all,
 * - `json`: data that is no valid JSON,
 * - `value`: JSON that is no object,
 * - `schema`: data that breaks its schema, in strict mode.
 */
export type UnexpectedResponseReason = "status" | "body" | "media-type" | "empty" | "json" | "value" | "schema";

const explanations: Readonly<Record<UnexpectedResponseReason, string>> = {
  status: "a status that the contract does not document",
  body: "another error body than the contract's",
  "media-type": "data that is not declared as JSON",
  empty: "an empty body",
  json: "a body that is no valid JSON",
  value: "JSON that is no object",
  schema: "data that breaks its schema",
};

/** A rule of a schema that an answer breaks. */
export interface BrokenRule {
  /** JSON pointer of the value in the answer (RFC 6901). */
  readonly pointer: string;
  /** Where the rule stands in its schema. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule. */
  readonly keyword: string;
  /** What the rule demands. */
  readonly rule: string;
}

/** The service answered something that the contract does not describe. The message holds no data of the answer. */
export class UnexpectedResponseError extends ContractError {
  override readonly name = "UnexpectedResponseError";
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
  /** The broken rules, for the reason `schema`; they hold no value of the answer. */
  readonly issues: readonly BrokenRule[];

  constructor(
    answer: {
      operation: string;
      status: number;
      reason: UnexpectedResponseReason;
      mediaType: string;
      issues?: readonly BrokenRule[];
    },
    options?: ErrorOptions,
  ) {
    const { operation, status, reason, mediaType, issues = [] } = answer;
    const media = mediaType === "" ? "" : ` (${mediaType})`;
    const [first] = issues;
    const where =
      first === undefined
        ? ""
        : `: ${first.pointer} ${first.rule}${issues.length > 1 ? ` (and ${issues.length - 1} more)` : ""}`;
    super(`${operation}: ${status}${media} with ${explanations[reason]}${where}`, options);
    this.operation = operation;
    this.status = status;
    this.reason = reason;
    this.mediaType = mediaType;
    this.issues = issues;
  }
}
