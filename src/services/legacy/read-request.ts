import { legacyContracts, type NodeDecoder } from "../../../generated/legacy-decoders.gen.ts";
import { legacyVersions, type LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { declaredEncoding, DocumentFault } from "../../legacy/decode-document.ts";
import { readDocument, type XmlElement } from "../../legacy/read-document.ts";
import { nodeOf, operationNames, operationOf, type LegacyOperationName } from "./contract.ts";
import { envelopeNamespace, SoapFault } from "./soap-answer.ts";

/** A call of the legacy API. */
export interface LegacyRequest {
  readonly version: LegacyVersion;
  readonly operation: LegacyOperationName;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Reads a SOAP 1.1 request. The namespace of its message decides the version.
 *
 * @param soapAction the header as sent. The specification says only that a wrong one makes the call fail. Here the quotes of
 * SOAP 1.1 (section 6.1.1) may be missing, and no header counts as an empty one, though SOAP 1.1 tells the two apart: curl sends
 * none for the empty value of authConfirmation when it is written as in the operator's own documents. The value of
 * heartBeat is not empty, so without it the call is another one.
 * @throws SoapFault when the body is no such request, or the header is not that of the operation.
 */
export function readRequest(body: Uint8Array, soapAction: string | undefined): LegacyRequest {
  const { message, version, operation } = readCall(body);
  const { soapAction: expected, request } = operationOf(version, operation);
  if (![expected, `"${expected}"`].includes(soapAction ?? "")) {
    const sent = soapAction === undefined ? "there was none" : `sent was ${shown(soapAction)}`;
    throw client(`The SOAPAction of ${operation} must be "${expected}"; ${sent}`);
  }
  return { version, operation, parameters: readParameters(nodeOf(request[1].type), message) };
}

/** The operation that the message in a body calls; `undefined` when it is none. */
export function calledIn(body: Uint8Array): Pick<LegacyRequest, "version" | "operation"> | undefined {
  try {
    return readCall(body);
  } catch (error) {
    if (error instanceof SoapFault) return undefined;
    throw error;
  }
}

function readCall(body: Uint8Array): Pick<LegacyRequest, "version" | "operation"> & { readonly message: XmlElement } {
  const message = readMessage(decode(body));
  const version = legacyVersions.find((each) => legacyContracts[each].namespace === message.namespace);
  const operation = operationNames.find((name) => version && operationOf(version, name).request[0] === message.name);
  if (version !== undefined && operation !== undefined) return { message, version, operation };
  const sent = `sent was ${shown(message.name)} of the namespace ${shown(message.namespace)}`;
  const known = `No operation of the versions ${legacyVersions.join(", ")} has this request element and namespace`;
  throw client(`${known}; ${sent}`);
}

function decode(body: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
    if (/^(?:utf-?8|us-ascii)$/.test(declaredEncoding(text) ?? "utf-8")) return text;
  } catch {
    // Bytes of another encoding.
  }
  throw client("The request must be UTF-8");
}

/** The only element in the body of the envelope. */
function readMessage(text: string): XmlElement {
  const envelope = readEnvelope(text);
  if (envelope.name !== "Envelope") throw client("The root element must be the envelope of SOAP 1.1");
  if (envelope.namespace !== envelopeNamespace) {
    throw new SoapFault("VersionMismatch", "The envelope must be that of SOAP 1.1");
  }
  checkNoText(envelope);
  const [first, ...others] = envelope.elements;
  const header = isPart(first, "Header") ? first : undefined;
  const [body, ...more] = header === undefined ? envelope.elements : others;
  if (body === undefined || !isPart(body, "Body") || more.length > 0) {
    throw client("The envelope must hold a header, which may be absent, and one body");
  }
  if (header?.elements.some(mustBeUnderstood) === true) {
    throw new SoapFault("MustUnderstand", "An obligatory entry of the header is not understood");
  }
  checkNoText(body);
  const [message, ...messages] = body.elements;
  if (message === undefined || messages.length > 0) throw client("The body must hold one element");
  return message;
}

function readEnvelope(text: string): XmlElement {
  try {
    return readDocument(text);
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    throw client("The request must be well-formed XML without what SOAP 1.1 forbids in it (section 3)");
  }
}

/** Reads the children of the message, all of them text, by the contract. */
function readParameters({ elements }: NodeDecoder, message: XmlElement): Record<string, string> {
  checkNoText(message);
  for (const { namespace, name } of message.elements) {
    if (namespace !== message.namespace || !Object.hasOwn(elements, name)) {
      const names = Object.keys(elements).join(", ") || "none";
      throw client(`${message.name} holds the element ${shown(name)}; the contract names ${names}`);
    }
  }
  return Object.fromEntries(
    Object.keys(elements).map((name) => {
      const [parameter, ...more] = message.elements.filter((element) => element.name === name);
      if (parameter === undefined || more.length > 0 || parameter.elements.length > 0) {
        throw client(`${message.name} must hold one ${name} with text only`);
      }
      return [name, parameter.text];
    }),
  );
}

function isPart(element: XmlElement | undefined, name: string): boolean {
  return element?.namespace === envelopeNamespace && element.name === name;
}

/** SOAP 1.1, section 4.2.3. */
function mustBeUnderstood({ attributes }: XmlElement): boolean {
  return attributes.some(
    ({ namespace, name, value }) =>
      namespace === envelopeNamespace && name === "mustUnderstand" && value.trim() === "1",
  );
}

function checkNoText({ name, text }: XmlElement): void {
  if (text.trim() !== "") throw client(`${name} must hold elements only`);
}

/** The sent text in quotes, shortened for the message of a fault. */
function shown(text: string): string {
  return `"${text.length > 200 ? `${text.slice(0, 200)}…` : text}"`;
}

function client(message: string): SoapFault {
  return new SoapFault("Client", message);
}
