import type { LegacyAttributes, newestLegacyVersion } from "../../generated/legacy-types.gen.ts";
import type { Chyba } from "../../generated/registry-types.gen.ts";
import { ContractError } from "./contract-error.ts";

/**
 * The unexpected part of a response:
 * - `status`: a status that the contract does not document,
 * - `body`: a documented error status with another body than the contract's, such as the 404 of an unknown path,
 * - `media-type`: data that is not declared as JSON, or XML for the legacy API,
 * - `empty`: no data at all,
 * - `json`: data that is no valid JSON in UTF-8,
 * - `forbidden-json`: JSON nested more than 100 deep, or with more values or other names than any answer,
 * - `number`: JSON with a number beyond 2^53 - 1 or below its negative, which JavaScript would change; the contract has none,
 * - `value`: JSON that is no object,
 * - `encoding`: XML in an encoding that is not known, or in another one than it says,
 * - `xml`: data that is no well-formed XML,
 * - `forbidden-xml`: XML with a document type declaration or a processing instruction, or with more in it than any message,
 * - `message`: XML that is not the SOAP message of the contract, such as one of another version,
 * - `schema`: data that breaks its schema: of the registry in strict mode, and a list without objects in any mode; of the
 *   legacy API an unknown status, a user without attributes, or an answer that contradicts itself,
 * - `incomplete`: data that lacks what was asked for, also after asking again: a list that lacks items, has others in their
 *   place or has no end, or another notification batch.
 */
export type UnexpectedResponseReason =
  | "status"
  | "body"
  | "media-type"
  | "empty"
  | "json"
  | "forbidden-json"
  | "number"
  | "value"
  | "encoding"
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
  json: "a body that is no valid JSON in UTF-8",
  "forbidden-json": "JSON with more in it than any answer",
  number: "a number that JavaScript cannot hold exactly",
  value: "JSON that is no object",
  encoding: "XML in an encoding that is not known, or in another one than it says",
  xml: "a body that is no well-formed XML",
  "forbidden-xml": "XML that a SOAP message must not be",
  message: "XML that is not the message of the contract",
  schema: "data that breaks its schema",
  incomplete: "data that lacks what was asked for",
};

/** Media types that an error names. Any other is text of the service, which may quote what it was sent. */
const namedMediaTypes: readonly RegExp[] = [
  /^application\/(gzip|javascript|jwt|octet-stream|pdf|x-www-form-urlencoded|zip)$/,
  /^application\/(((hal|jwk-set|problem)\+)?json|((problem|soap|xhtml)\+)?xml)$/,
  /^(image\/(gif|jpeg|png|svg\+xml)|multipart\/(form-data|mixed|related)|text\/(css|csv|html|javascript|plain|xml))$/,
];

/** A rule of a schema that an answer breaks. */
export interface BrokenRule {
  /** JSON pointer of the value in the answer (RFC 6901). */
  readonly pointer: string;
  /** Path of the rule in its schema; empty without a schema. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule; empty for one that no schema can say. */
  readonly keyword: string;
  /** The demand of the rule. */
  readonly rule: string;
}

/**
 * A refused answer to `authConfirmation`, which the service sends once. Use it to find out what happened, never to log a user
 * in. It may hold personal data and the session id: neither `util.inspect` nor `JSON.stringify` of the error shows it, and
 * `util.inspect` of it hides its members.
 */
export interface ReceivedConfirmation {
  /** The body as text, or as bytes where its encoding is not known; empty for one that is neither XML nor UTF-8. */
  readonly body: string | Uint8Array;
  /**
   * The readable attributes of the user, without those of a later version than the client's; absent where the answer is no
   * message of the contract, or names no user.
   */
  readonly attributes?: LegacyAttributes[typeof newestLegacyVersion];
}

/**
 * The answer of the service is not as the contract describes it. The error shows no data of it but the registry's own `Chyba`.
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
  readonly code = "ERR_UNEXPECTED_RESPONSE";
  /** The operationId. */
  readonly operation: string;
  /** HTTP status. */
  readonly status: number;
  /** The unexpected part. */
  readonly reason: UnexpectedResponseReason;
  /** Media type of the answer without parameters, in lower case; empty when there is none, `other` for an unusual one. */
  readonly mediaType: string;
  /** The broken rules, for the reasons `schema` and `incomplete`; they hold no value of the answer. */
  readonly issues: readonly BrokenRule[];
  /** The way out, where it is known. */
  readonly advice: string | undefined;
  /** Code of a `Chyba` with a status that the contract does not document. */
  readonly kod: RegistryErrorBody["kod"];
  /** Finer code of that error. */
  readonly subKod: string | undefined;
  /** Description of that error in Czech. */
  readonly popis: string | undefined;
  // A private member, because util.inspect can show hidden properties.
  readonly #received: ReceivedConfirmation | undefined;

  constructor(
    answer: {
      operation: string;
      status: number;
      reason: UnexpectedResponseReason;
      mediaType: string;
      issues?: readonly BrokenRule[];
      advice?: string;
      chyba?: RegistryErrorBody | undefined;
      received?: ReceivedConfirmation;
    },
    options?: ErrorOptions,
  ) {
    const { operation, status, reason, issues = [], advice, chyba } = answer;
    const isNamed = answer.mediaType === "" || namedMediaTypes.some((named) => named.test(answer.mediaType));
    const mediaType = isNamed ? answer.mediaType : "other";
    const media = mediaType === "" ? "" : ` (${mediaType})`;
    const [first, ...others] = issues;
    const more = others.length === 0 ? "" : ` (and ${others.length} more)`;
    const where = first === undefined ? "" : `: ${first.pointer} ${first.rule}${more}`;
    const said = chyba === undefined ? "" : `: ${describeChyba(chyba)}`;
    const todo = advice === undefined ? "" : `; ${advice}`;
    super(`${operation}: ${status}${media} with ${explanations[reason]}${where}${said}${todo}`, options);
    this.operation = operation;
    this.status = status;
    this.reason = reason;
    this.mediaType = mediaType;
    this.issues = issues;
    this.advice = advice;
    this.kod = chyba?.kod;
    this.subKod = chyba?.subKod;
    this.popis = chyba?.popis;
    this.#received = answer.received;
  }

  /** The refused answer to `authConfirmation`; `undefined` for every other operation. */
  get received(): ReceivedConfirmation | undefined {
    return this.#received;
  }
}

/** The texts of a `Chyba`, the registry's own error; without a text that holds a secret of the call. */
export interface RegistryErrorBody {
  /** Code of the error; a newer service may have more codes. */
  readonly kod: Chyba["kod"] | (string & {}) | undefined;
  /** Finer code of the error. */
  readonly subKod: string | undefined;
  /** Description in Czech; several messages are joined with a vertical bar. */
  readonly popis: string | undefined;
}

/** Longest codes and longest description that a message repeats, in characters. */
const longestCode = 200;
const longestDescription = 500;

/** The texts of a `Chyba` that a message repeats; empty for none. */
export function describeChyba({ kod, subKod, popis }: RegistryErrorBody): string {
  const code = [kod, subKod].filter((part) => part !== undefined).join("/");
  return [code.slice(0, longestCode), (popis ?? "").slice(0, longestDescription)]
    .filter((part) => part !== "")
    .join(": ");
}
