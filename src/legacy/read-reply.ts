import type { NodeDecoder } from "../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { UnexpectedResponseError, type UnexpectedResponseReason } from "../errors/unexpected-response-error.ts";
import type { Answer } from "../transport/answer.ts";
import type { AnswerHeaders } from "../transport/exchange.ts";
import { serviceText } from "../secrets/service-text.ts";
import { mediaTypeOf, parseJson } from "../transport/json-answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { legacyNamespace, operationOf, responseOf, type LegacyOperationName } from "./contract.ts";
import { Decoder, type DecodedNode, type Value } from "./decode.ts";
import { DocumentFault } from "./document-fault.ts";
import { envelopeNamespace } from "./envelope-namespace.ts";
import { isBlank } from "./is-blank.ts";
import { LegacyError, loginAgain } from "./legacy-error.ts";
import { ownMember } from "./own-member.ts";
import { readDocument } from "./read-document.ts";
import { readMessage, type SoapContent } from "./read-message.ts";
import { SetAside } from "./set-aside.ts";
import { meaningOf } from "./statuses.ts";
import type { XmlElement } from "./xml-element.ts";

/** What an answer turned out to be. */
export type Reply =
  | { readonly kind: "values"; readonly values: DecodedNode; readonly aside: SetAside }
  | { readonly kind: "error"; readonly error: LegacyError | UnexpectedResponseError; readonly resend: boolean };

/** What an answer belongs to. */
export interface ReplyContext {
  readonly version: LegacyVersion;
  readonly operation: LegacyOperationName;
  /** Values of the request of which nothing may get into an error, even when the service repeats them. */
  readonly secrets: readonly string[];
}

/**
 * Reads an answer: status, media type and document are judged before anything is made of them.
 *
 * @returns the values of a response with the status OK, or the error that the answer means.
 */
export function readReply(answer: Answer, context: ReplyContext): Reply {
  const { operation, version } = context;
  const { status, headers } = answer;
  const mediaType = mediaTypeOf(headers);
  const unexpected = (reason: UnexpectedResponseReason): Reply => {
    const advice = operation === "authConfirmation" ? { advice: loginAgain } : {};
    return fail(new UnexpectedResponseError({ operation, status, reason, mediaType, ...advice }));
  };

  if (status === 401) {
    return isCertificateFailure(answer.text)
      ? fail(new LegacyError(operation, "certificate", { status }))
      : unexpected("body");
  }
  const isXml = mediaType === "text/xml";
  // A fault comes with the status 500 (SOAP 1.1, section 6.2).
  if (status !== 200 && !isXml) return unexpected("status");
  if (!isXml) return unexpected("media-type");
  if (answer.text === "" && answer.isUtf8) return unexpected(status === 200 ? "empty" : "status");
  const content = readContent(answer, context);
  if (content.kind === "fault") {
    const { code, text } = content;
    return fail(new LegacyError(operation, "fault", { status, ...said(code, text, context) }));
  }
  if (status !== 200) return unexpected("status");
  if (content.kind === "unread") return unexpected(content.reason);

  const aside = new SetAside();
  const decoder = new Decoder(legacyNamespace(version), aside);
  const response = responseOf(version, operation);
  const values = decoder.decode(content.message, response);
  const meaning = meaningOf(values["status"]);
  // Whose data these are is not to be guessed.
  const contradicts = decoder.hasGlue || saysMore(content.message, response, values["status"]);
  if (meaning === undefined || contradicts) return unexpected("schema");
  if (meaning.error === undefined) {
    // The contract has them with this status; a user without data would be nobody.
    const complete = operation !== "authConfirmation" || values["attributes"] !== undefined;
    return complete ? { kind: "values", values, aside } : unexpected("schema");
  }
  const { code, message } = values;
  const details = said(code, message, context);
  return fail(new LegacyError(operation, meaning.error, { status, ...details }), meaning.resend);
}

function fail(error: LegacyError | UnexpectedResponseError, resend = false): Reply {
  return { kind: "error", error, resend };
}

/**
 * Whether a message has beside its own elements what contradicts them: text, one of the same name, whatever its namespace, a
 * part of an envelope, or another status under an unknown name. What else is unknown is kept aside.
 */
function saysMore({ elements, text }: XmlElement, response: NodeDecoder, status: Value | undefined): boolean {
  const names = new Set<string>();
  for (const element of elements) {
    const { name, namespace } = element;
    if (namespace === envelopeNamespace || names.has(name)) return true;
    if (ownMember(response.elements, name) !== undefined) names.add(name);
    else if (element.text.trim() !== status && meaningOf(element.text.trim()) !== undefined) return true;
  }
  return !isBlank(text);
}

function readContent(
  { headers, text, isUtf8 }: Answer,
  { version, operation }: ReplyContext,
): SoapContent | { readonly kind: "unread"; readonly reason: UnexpectedResponseReason } {
  // Read all the same, a name would be another one.
  if (!isUtf8 || !allowsUtf8(headers)) return { kind: "unread", reason: "xml" };
  try {
    const [name] = operationOf(version, operation).response;
    const content = readMessage(readDocument(text), legacyNamespace(version), name);
    return content ?? { kind: "unread", reason: "message" };
  } catch (error) {
    if (error instanceof DocumentFault) return { kind: "unread", reason: error.reason };
    throw error;
  }
}

/** Whether the media type allows what the text was decoded from. */
function allowsUtf8(headers: AnswerHeaders): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(headers.get("content-type") ?? "")?.[1];
  return charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset);
}

/** A refused certificate is answered with JSON: timestamp, status, error and path (specification, Errors). */
function isCertificateFailure(text: string): boolean {
  const body = parseJson(text);
  return isJsonObject(body) && ["timestamp", "status", "error", "path"].every((name) => Object.hasOwn(body, name));
}

/** What may be repeated of the service's words about an error. */
function said(
  code: Value | undefined,
  text: Value | undefined,
  { secrets }: ReplyContext,
): { faultCode: string | undefined; faultString: string | undefined } {
  return { faultCode: serviceText(code, secrets), faultString: serviceText(text, secrets) };
}
