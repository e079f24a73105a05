import { envelopeNamespace } from "./envelope-namespace.ts";
import { isBlank } from "./is-blank.ts";
import type { XmlElement } from "./xml-element.ts";

/** What a SOAP message carries. */
export type SoapContent =
  | { readonly kind: "message"; readonly message: XmlElement }
  | { readonly kind: "fault"; readonly code: string; readonly text: string };

/**
 * The content of a SOAP 1.1 message: one envelope, at most one header, then one body with one element.
 *
 * @param name local name of the message that is expected
 * @returns `undefined` when the document is no such message, or another one than expected.
 */
export function readMessage(root: XmlElement, namespace: string, name: string): SoapContent | undefined {
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
  return content.namespace === namespace && content.name === name ? { kind: "message", message: content } : undefined;
}

/** A fault; its parts are in no namespace (SOAP 1.1, section 4.4), which not every server keeps to. */
function readFault({ elements }: XmlElement): SoapContent {
  const textOf = (name: string): string => elements.find((element) => element.name === name)?.text.trim() ?? "";
  return { kind: "fault", code: textOf("faultcode"), text: textOf("faultstring") };
}

/** A header that must be understood stands for a rule that nothing is known of here (SOAP 1.1, section 4.2.3). */
function mustBeUnderstood({ attributes }: XmlElement): boolean {
  return attributes.some(
    ({ namespace, name, value }) =>
      namespace === envelopeNamespace && name === "mustUnderstand" && value.trim() !== "0",
  );
}

function isSoap({ namespace, name }: XmlElement, wanted: string): boolean {
  return namespace === envelopeNamespace && name === wanted;
}
