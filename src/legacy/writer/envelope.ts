import { envelopeNamespace } from "../envelope-namespace.ts";
import { escapeText, writeXml, type XmlNode } from "./write-xml.ts";
import type { SoapFault } from "./soap-fault.ts";

/** A message with the prefixes that the real service uses; each of several messages gets a body of its own. */
export function messageEnvelope(namespace: string, ...messages: readonly XmlNode[]): string {
  const prefix = "ns2";
  return envelope(
    ...messages.map((message) => writeXml(message, prefix).replace(/(?=[\s/>])/, ` xmlns:${prefix}="${namespace}"`)),
  );
}

/** A fault. Its code has the prefix of the envelope, as SOAP 1.1 asks. */
export function faultEnvelope({ code, message }: SoapFault): string {
  return envelope(
    `<SOAP-ENV:Fault><faultcode>SOAP-ENV:${code}</faultcode>` +
      `<faultstring xml:lang="en">${escapeText(message)}</faultstring></SOAP-ENV:Fault>`,
  );
}

function envelope(...bodies: readonly string[]): string {
  const content = bodies.map((body) => `<SOAP-ENV:Body>${body}</SOAP-ENV:Body>`).join("");
  return `<SOAP-ENV:Envelope xmlns:SOAP-ENV="${envelopeNamespace}"><SOAP-ENV:Header/>${content}</SOAP-ENV:Envelope>`;
}
