import { legacyContracts, type NodeDecoder } from "../../generated/legacy-decoders.gen.ts";
import type { AuthConfirmationStatus, HeartBeatStatus, LegacyVersion } from "../../generated/legacy-types.gen.ts";
import {
  UnexpectedResponseError,
  type BrokenRule,
  type ReceivedConfirmation,
  type UnexpectedResponseReason,
} from "../errors/unexpected-response-error.ts";
import { hideSecrets } from "../secrets/hide-secrets.ts";
import { serviceText } from "../secrets/service-text.ts";
import { isXmlType, mediaTypeOf, parseJson, type Answer } from "../transport/answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { decodeDocument, DocumentFault } from "./decode-document.ts";
import { Decoder, ownMember, type DecodedNode, type OtherElement, type OtherParts, type Value } from "./decode.ts";
import {
  LegacyError,
  loginAgain,
  sessionUsedUp,
  type LegacyErrorReason,
  type LegacyOperationName,
} from "./legacy-error.ts";
import { isBlank, readDocument, type XmlElement } from "./read-document.ts";

/** An answer with the status OK. */
export interface Confirmed {
  readonly values: DecodedNode;
  readonly others: OtherParts;
}

/** Meaning of an answer. */
export type Reading =
  | Confirmed
  | { readonly error: LegacyError | UnexpectedResponseError; /** Whether to ask again. */ readonly resend: boolean };

export interface ReadingContext {
  readonly version: LegacyVersion;
  readonly operation: LegacyOperationName;
  /** Values of the request that no error may hold, even if the service repeats them. */
  readonly secrets: readonly string[];
}

/** Every status of the contract with its error, and whether the request may be retried (specification, 3 and 5). */
const statuses: Readonly<
  Record<HeartBeatStatus | AuthConfirmationStatus, { readonly error?: LegacyErrorReason; readonly resend: boolean }>
> = {
  OK: { resend: false },
  ERROR: { error: "heartbeat-error", resend: true },
  SYSTEM_ERROR: { error: "system-error", resend: true },
  SESSION_NOT_FOUND: { error: "session-not-found", resend: false },
};

/** Reads a response. It checks status, media type and document before it decodes them. */
export function readAnswer(answer: Answer, { operation, version, secrets }: ReadingContext): Reading {
  const { status, headers, text } = answer;
  const mediaType = mediaTypeOf(headers);
  const unexpected = (
    reason: UnexpectedResponseReason,
    advice = loginAgain,
    { attributes, ...about }: { attributes?: ReceivedConfirmation["attributes"]; issues?: [BrokenRule] } = {},
  ): Reading => {
    const known = { operation, status, reason, mediaType, ...about };
    if (operation === "heartBeat") return { error: new UnexpectedResponseError(known), resend: false };
    const received = { body: bodyOf(answer), ...(attributes === undefined ? {} : { attributes }) };
    hideSecrets<ReceivedConfirmation>(received, ["body", "attributes"]);
    return { error: new UnexpectedResponseError({ ...known, advice, received }), resend: false };
  };
  const refused = (reason: LegacyErrorReason, said: readonly unknown[] = [], resend = false): Reading => {
    const [faultCode, faultString] = said.map((words) => serviceText(words, secrets));
    return { error: new LegacyError(operation, reason, { status, faultCode, faultString }), resend };
  };

  if (status === 401) return isCertificateFailure(text) ? refused("certificate") : unexpected("body");
  // Faults have the status 500 and are XML (SOAP 1.1, section 6.2).
  if (!isXmlType(mediaType)) return unexpected(status === 200 ? "media-type" : "status");
  if (text === "" && answer.isUtf8) return unexpected(status === 200 ? "empty" : "status");
  const { namespace, operations } = legacyContracts[version];
  const [name, { type }] = operations[operation].response;
  if (type.kind === "text") throw new Error("the contract has text where elements are expected");
  const content = readContent(answer, namespace, name);
  if ("code" in content) return refused("fault", [content.code, content.text]);
  if (status !== 200) return unexpected("status");
  if ("reason" in content) return unexpected(content.reason);

  const decoder = new Decoder(namespace);
  const values = decoder.decode(content, type);
  // The decoding tables come from the same WSDL as the type.
  const attributes = values["attributes"] as ReceivedConfirmation["attributes"];
  // These tokens give access to other services.
  if (attributes !== undefined) hideSecrets(attributes, ["TimeLimitedId", "TokenAifo"]);
  const meaning = ownMember(statuses, values["status"]);
  const advice = values["status"] === "OK" ? sessionUsedUp : loginAgain;
  // In a contradictory response the attributes may belong to another user.
  if (saysMore(content, type, values["status"])) return unexpected("schema", advice);
  if (meaning === undefined || decoder.hasGlue) return unexpected("schema", advice, { attributes });
  if (meaning.error !== undefined) {
    return refused(meaning.error, [values["code"], values["message"]], meaning.resend);
  }
  const { otherElements, otherAttributes } = decoder;
  if (operation === "authConfirmation" && !namesOneUser(attributes, otherElements)) {
    return unexpected("schema", advice, { issues: [oneUsername] });
  }
  return { values, others: { otherElements, otherAttributes } };
}

/** Returns the body for an error; as bytes if its encoding is unknown. */
function bodyOf(answer: Answer): string | Uint8Array {
  try {
    return answer.bytes === undefined ? answer.text : decodeDocument(answer);
  } catch {
    // A copy, because the bytes may be a part of a larger buffer.
    return Uint8Array.from(answer.bytes ?? []);
  }
}

const oneUsername: BrokenRule = {
  pointer: "/attributes/Username",
  schemaPath: "#/properties/attributes/properties/Username",
  keyword: "required",
  rule: "must occur once, and must not be empty",
};

/**
 * Whether the attributes have exactly one non-empty Username, as the WSDL files require. They also require most other attributes,
 * but the published responses lack them.
 */
function namesOneUser(attributes: ReceivedConfirmation["attributes"], others: readonly OtherElement[]): boolean {
  return !isBlank(attributes?.Username ?? "") && !others.some(({ path }) => path === "attributes/Username");
}

/**
 * Whether a message contradicts itself: by text, a repeated element in any namespace, a part of an envelope, or another status
 * under an unknown name. Other unknown elements are allowed.
 */
function saysMore({ elements, text }: XmlElement, response: NodeDecoder, status: Value | undefined): boolean {
  const names = new Set<string>();
  for (const element of elements) {
    const { name, namespace } = element;
    if (namespace === envelopeNamespace || names.has(name)) return true;
    if (ownMember(response.elements, name) !== undefined) names.add(name);
    else if (element.text.trim() !== status && ownMember(statuses, element.text.trim()) !== undefined) return true;
  }
  return !isBlank(text);
}

/** A message, a fault, or the reason why there is neither. */
type SoapContent =
  XmlElement | { readonly code: string; readonly text: string } | { readonly reason: UnexpectedResponseReason };

function readContent(answer: Answer, namespace: string, name: string): SoapContent {
  try {
    return readMessage(readDocument(decodeDocument(answer)), namespace, name) ?? { reason: "message" };
  } catch (error) {
    if (error instanceof DocumentFault) return { reason: error.reason };
    throw error;
  }
}

/** Namespace of the envelope of SOAP 1.1 (section 3). */
const envelopeNamespace = "http://schemas.xmlsoap.org/soap/envelope/";

/** Reads the content of a SOAP 1.1 message: one envelope, at most one header, then one body with the expected element. */
function readMessage(root: XmlElement, namespace: string, name: string): SoapContent | undefined {
  if (!isSoap(root, "Envelope")) return undefined;
  const [first, second, ...more] = root.elements;
  const [header, body] = second === undefined ? [undefined, first] : [first, second];
  if (body === undefined || !isSoap(body, "Body") || more.length > 0) return undefined;
  if (header !== undefined && (!isSoap(header, "Header") || header.elements.some(mustBeUnderstood))) return undefined;
  const [content, ...others] = body.elements;
  if (content === undefined || others.length > 0 || [root, body].some(({ text }) => !isBlank(text))) {
    return undefined;
  }
  if (isSoap(content, "Fault")) return readFault(content);
  return content.namespace === namespace && content.name === name ? content : undefined;
}

/** Reads a fault. Its parts should have no namespace (SOAP 1.1, section 4.4), but some servers use one. */
function readFault({ elements }: XmlElement): SoapContent {
  const textOf = (name: string): string => elements.find((element) => element.name === name)?.text.trim() ?? "";
  return { code: textOf("faultcode"), text: textOf("faultstring") };
}

/** Whether a header has `mustUnderstand`, because this client knows no header (SOAP 1.1, section 4.2.3). */
function mustBeUnderstood({ attributes }: XmlElement): boolean {
  return attributes.some(
    ({ namespace, name, value }) =>
      namespace === envelopeNamespace && name === "mustUnderstand" && value.trim() !== "0",
  );
}

function isSoap({ namespace, name }: XmlElement, wanted: string): boolean {
  return namespace === envelopeNamespace && name === wanted;
}

/** Whether a text is the JSON of a refused certificate: timestamp, status, error and path (specification, Errors). */
function isCertificateFailure(text: string): boolean {
  const body = parseJson(text);
  return isJsonObject(body) && ["timestamp", "status", "error", "path"].every((name) => Object.hasOwn(body, name));
}
