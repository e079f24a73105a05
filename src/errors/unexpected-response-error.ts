import { ContractError } from "./contract-error.ts";

/**
 * What is unexpected about an answer:
 * - `status`: a status that the contract does not document,
 * - `body`: a documented error status with another body than the contract's, such as the service's own 404 for an
 *   unknown path or an HTML page,
 * - `media-type`: data that is not declared as JSON, or XML for the legacy API,
 * - `empty`: no data at all,
 * - `json`: data that is no valid JSON, or nested more than 100 deep,
 * - `value`: JSON that is no object,
 * - `xml`: data that is no well-formed XML in UTF-8,
 * - `forbidden-xml`: XML with a document type declaration or a processing instruction, or larger than any message,
 * - `message`: XML that is not the SOAP message of the contract, such as one of another version,
 * - `schema`: data that breaks its schema; of the registry in strict mode, and a list that is none or does not hold
 *   objects; of the legacy API a status that the contract does not know, or a user without attributes,
 * - `incomplete`: data that lacks what was asked for, also after asking again: a list without items that are there, with
 *   others in their place or without an end, or another notification batch.
 */
export type UnexpectedResponseReason =
  | "status"
  | "body"
  | "media-type"
  | "empty"
  | "json"
  | "value"
  | "xml"
  | "forbidden-xml"
  | "message"
  | "schema"
  | "incomplete";

const explanations: Readonly<Record<UnexpectedResponseReason, string>> = {
  status: "a status that the contract does not document",
  body: "another error body than the contract's",
  "media-type": "data of another media type than the contract's",
  empty: "an empty body",
  json: "a body that is no valid JSON",
  value: "JSON that is no object",
  xml: "a body that is no well-formed XML in UTF-8",
  "forbidden-xml": "XML that a SOAP message must not be",
  message: "XML that is not the message of the contract",
  schema: "data that breaks its schema",
  incomplete: "data that lacks what was asked for",
};

/** A rule of a schema that an answer breaks. */
export interface BrokenRule {
  /** JSON pointer of the value in the answer (RFC 6901). */
  readonly pointer: string;
  /** Where the rule stands in its schema; empty for what was not compared with one. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule; empty for one that no schema can say. */
  readonly keyword: string;
  /** What the rule demands. */
  readonly rule: string;
}

/**
 * The service answered something that the contract does not describe. The message holds no data of the answer.
 *
 * @example
 *
 * ```ts
 * if (error instanceof UnexpectedResponseError) console.error(error.operation, error.status, error.reason);
 * ```
 */
export class UnexpectedResponseError extends ContractError {
  override readonly name = "UnexpectedResponseError";
  /** Stable code of the class. */
  static readonly code = "ERR_UNEXPECTED_RESPONSE";
  /** Stable code of the class. */
  readonly code = "ERR_UNEXPECTED_RESPONSE";
  /** The operationId. */
  readonly operation: string;
  /** HTTP status. */
  readonly status: number;
  /** What is unexpected. */
  readonly reason: UnexpectedResponseReason;
  /** Media type of the answer without parameters, in lower case; empty when it names none. */
  readonly mediaType: string;
  /** The broken rules, for the reasons `schema` and `incomplete`; they hold no value of the answer. */
  readonly issues: readonly BrokenRule[];
  /** What to do about it, where that is known. */
  readonly advice: string | undefined;

  constructor(
    answer: {
      operation: string;
      status: number;
      reason: UnexpectedResponseReason;
      mediaType: string;
      issues?: readonly BrokenRule[];
      advice?: string;
    },
    options?: ErrorOptions,
  ) {
    const { operation, status, reason, mediaType, issues = [], advice } = answer;
    const media = mediaType === "" ? "" : ` (${mediaType})`;
    const [first] = issues;
    const where =
      first === undefined
        ? ""
        : `: ${first.pointer} ${first.rule}${issues.length > 1 ? ` (and ${issues.length - 1} more)` : ""}`;
    const todo = advice === undefined ? "" : `; ${advice}`;
    super(`${operation}: ${status}${media} with ${explanations[reason]}${where}${todo}`, options);
    this.operation = operation;
    this.status = status;
    this.reason = reason;
    this.mediaType = mediaType;
    this.issues = issues;
    this.advice = advice;
  }
}
