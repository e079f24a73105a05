import type { LegacyAttributes, newestLegacyVersion } from "../../generated/legacy-types.gen.ts";
import type { Chyba } from "../../generated/registry-types.gen.ts";
import { ContractError } from "./contract-error.ts";

/**
 * The unexpected part of a response:
 * - `status`: a status that the contract does not document,
 * - `success`: a documented success with another body than that of the method, such as 202 beside the 200 of a search,
 * - `body`: a documented error status with a body that breaks the contract, such as the 404 of an unknown path,
 * - `media-type`: data that is not declared as JSON, or XML for the legacy API,
 * - `empty`: no data at all,
 * - `json`: data that is no valid JSON in UTF-8,
 * - `forbidden-json`: JSON with more than 100 levels, or with more values or more different names than any honest response,
 * - `number`: JSON with a number beyond 2^53 - 1 or below its negative, which JavaScript would change; the contract has none,
 * - `value`: JSON that is no object,
 * - `encoding`: XML in an unknown encoding, or in a different one than it declares,
 * - `xml`: data that is no well-formed XML,
 * - `forbidden-xml`: XML with a document type declaration or a processing instruction, or larger than any message,
 * - `message`: XML that is not the SOAP message of the contract, such as one of another version,
 * - `schema`: data that breaks its schema: of the registry in strict mode, and a list without objects in any mode; of the legacy
 *   API an unknown status, a user without attributes, or a response that contradicts itself,
 * - `incomplete`: data that lacks requested items, also after retries: a list that lacks items, has other items instead or has no
 *   end, or a different notification batch.
 */
export type UnexpectedResponseReason =
  | "status"
  | "success"
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
  success: "another success than that of the method",
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
  incomplete: "data that lacks requested items",
};

/** Media types that an error names. Any other one is text of the service, which may quote the request. */
const namedMediaTypes: readonly RegExp[] = [
  /^application\/(gzip|javascript|jwt|octet-stream|pdf|x-www-form-urlencoded|zip)$/,
  /^application\/(((hal|jwk-set|problem)\+)?json|((problem|soap|xhtml)\+)?xml)$/,
  /^(image\/(gif|jpeg|png|svg\+xml)|multipart\/(form-data|mixed|related)|text\/(css|csv|html|javascript|plain|xml))$/,
];

/** A rule of a schema that a response breaks. */
export interface BrokenRule {
  /** JSON pointer of the value in the response (RFC 6901). */
  readonly pointer: string;
  /** Path of the rule in its schema; empty without a schema. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule; empty for a rule that no schema can express. */
  readonly keyword: string;
  /** The rule in words. */
  readonly rule: string;
}

/**
 * A refused response to `authConfirmation`, which the service sends only once. Use it for diagnosis, never to log a user in. It may
 * hold personal data and the session id, so `util.inspect` and `JSON.stringify` of the error do not show it, and `util.inspect` of
 * the response hides its members.
 */
export interface ReceivedConfirmation {
  /** The body as text, or as bytes if its encoding is unknown; empty if it is neither XML nor UTF-8. */
  readonly body: string | Uint8Array;
  /**
   * The readable attributes of the user, without those of later versions than that of the client; absent when the response is not a
   * message of the contract or names no user.
   */
  readonly attributes?: LegacyAttributes[typeof newestLegacyVersion];
}

/**
 * The response of the service breaks the contract. The error shows none of its data except the registry's own `Chyba`.
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
  /** Media type of the response without parameters, in lower case; empty when there is none, `other` for an unusual one. */
  readonly mediaType: string;
  /** The broken rules, for the reasons `schema` and `incomplete`; they hold no value of the response. */
  readonly issues: readonly BrokenRule[];
  /** Advice for the caller, if there is any. */
  readonly advice: string | undefined;
  /** Code of a `Chyba` with a status that the contract does not document. */
  readonly kod: RegistryErrorBody["kod"];
  /** Finer code of that error. */
  readonly subKod: string | undefined;
  /** Description of that error in Czech. */
  readonly popis: string | undefined;
  // A private member, because util.inspect may show hidden properties.
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
    const { operation, status, reason, issues = [], chyba } = answer;
    const { advice = status < 500 ? undefined : "try again later" } = answer;
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

  /** The refused response to `authConfirmation`; `undefined` for every other operation. */
  get received(): ReceivedConfirmation | undefined {
    return this.#received;
  }
}

/** The texts of a `Chyba`, the registry's own error. A text that holds a secret of the call is omitted. */
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

/** Writes the texts of a `Chyba` for a message; empty without any. */
export function describeChyba({ kod, subKod, popis }: RegistryErrorBody): string {
  const code = [kod, subKod].filter((part) => part !== undefined).join("/");
  return [code.slice(0, longestCode), (popis ?? "").slice(0, longestDescription)]
    .filter((part) => part !== "")
    .join(": ");
}
