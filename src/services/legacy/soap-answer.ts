import { legacyContracts } from "../../../generated/legacy-decoders.gen.ts";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import { json } from "../messages.ts";
import type { ServiceAnswer } from "../service.ts";
import { buildElements, escapeText, writeXml, type XmlNode } from "./write-xml.ts";
import { operationOf, type LegacyOperationName } from "./contract.ts";

/** Namespace of the envelope of SOAP 1.1 (section 3). */
export const envelopeNamespace = "http://schemas.xmlsoap.org/soap/envelope/";

/** "In this service always 0.0.0.0" (specification, Identity service: legacy SOAP API, 5). */
const userRequestIp = "0.0.0.0";

/** The statuses of HTTP by which the framework of the service answers itself, with their phrases (RFC 9110, section 15). */
const phrases = { 401: "Unauthorized", 404: "Not Found", 405: "Method Not Allowed", 415: "Unsupported Media Type" };

/** A request that is answered by a SOAP fault; the code is one of SOAP 1.1 (section 4.4.1). */
export class SoapFault extends Error {
  override readonly name = "SoapFault";
  readonly code: "Client" | "Server" | "VersionMismatch" | "MustUnderstand";

  constructor(code: SoapFault["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** Returns the message that answers an operation; the user's address comes with his attributes. */
export function answerMessage(
  version: LegacyVersion,
  operation: LegacyOperationName,
  value: { readonly status: string; readonly attributes?: object | undefined },
): XmlNode {
  const [name, element] = operationOf(version, operation).response;
  const whole = value.attributes === undefined ? value : { ...value, userRequestIp };
  const [node] = buildElements(name, element, whole);
  if (node === undefined) throw new Error(`${name} is missing`);
  return node;
}

/** A message with the prefixes that the real service uses; each of several messages gets a body of its own. */
export function messageEnvelope(version: LegacyVersion, ...messages: readonly XmlNode[]): string {
  const prefix = "ns2";
  const declaration = ` xmlns:${prefix}="${legacyContracts[version].namespace}"`;
  return envelope(...messages.map((message) => writeXml(message, prefix).replace(/(?=[\s/>])/, declaration)));
}

function envelope(...bodies: readonly string[]): string {
  const content = bodies.map((body) => `<SOAP-ENV:Body>${body}</SOAP-ENV:Body>`).join("");
  return `<SOAP-ENV:Envelope xmlns:SOAP-ENV="${envelopeNamespace}"><SOAP-ENV:Header/>${content}</SOAP-ENV:Envelope>`;
}

/** A SOAP fault; its status is 500 (SOAP 1.1, section 6.2), and its code has the prefix of the envelope. */
export function faultAnswer({ code, message }: SoapFault): ServiceAnswer {
  const fault =
    `<SOAP-ENV:Fault><faultcode>SOAP-ENV:${code}</faultcode>` +
    `<faultstring xml:lang="en">${escapeText(message)}</faultstring></SOAP-ENV:Fault>`;
  return xmlAnswer(envelope(fault), 500);
}

/** The text of an envelope, or what is left of it. */
export function xmlAnswer(body: string, status = 200): ServiceAnswer {
  return { status, headers: { "Content-Type": "text/xml; charset=utf-8" }, body };
}

/**
 * The answer to a request that does not reach the SOAP service, as the framework of the real one writes it: JSON with
 * `timestamp`, `status`, `error` and `path`.
 *
 * Source: specification, Errors, Identity service, 1.
 *
 * @param path the path of the request as sent
 * @param now the time in milliseconds since 1970
 */
export function frameworkAnswer(
  status: keyof typeof phrases,
  path: string,
  now: number,
  headers?: ServiceAnswer["headers"],
): ServiceAnswer {
  const timestamp = new Date(now).toISOString().replace("Z", "+00:00");
  return json(status, { timestamp, status, error: phrases[status], path }, headers);
}
