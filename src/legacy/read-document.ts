import { parseXml, XmlElement as ParsedElement, XmlError, XmlText, type XmlDocument } from "@rgrove/parse-xml";
import { checkDocument } from "./check-document.ts";
import { DocumentFault } from "./document-fault.ts";
import { Scope } from "./namespace-scope.ts";
import type { XmlAttribute, XmlElement } from "./xml-element.ts";

/**
 * Reads a document with its namespaces. Nothing is ever looked up.
 *
 * @throws DocumentFault when the text is no well-formed XML, or XML that a SOAP message must not be.
 */
export function readDocument(text: string): XmlElement {
  checkDocument(text);
  // XML 1.0, section 2.11. The parser does it too, in a time that grows with the square of the line ends.
  const lines = text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
  const { root } = parse(lines);
  if (root === null) throw new DocumentFault("xml");
  return readElement(root, new Scope());
}

function parse(text: string): XmlDocument {
  try {
    return parseXml(text);
  } catch (error) {
    // The parser's own message quotes the document.
    throw error instanceof XmlError ? new DocumentFault("xml") : error;
  }
}

/** Goes as deep as the document, which the check before has bounded. */
function readElement({ name: qualified, attributes: given, children }: ParsedElement, outer: Scope): XmlElement {
  const pairs = Object.entries(given);
  const scope = pairs.length === 0 ? outer : outer.inside(pairs);
  const { namespace, name } = scope.elementName(qualified);
  const elements: XmlElement[] = [];
  let text = "";
  for (const child of children) {
    if (child instanceof XmlText) text += child.text;
    // What else there may be are comments and processing instructions: those are left out, these were refused.
    else if (child instanceof ParsedElement) elements.push(readElement(child, scope));
  }
  return { namespace, name, attributes: readAttributes(scope, pairs), elements, text };
}

function readAttributes(scope: Scope, pairs: readonly (readonly [name: string, value: string])[]): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  for (const [qualified, value] of pairs) {
    if (isDeclaration(qualified)) continue;
    const { namespace, name } = scope.attributeName(qualified);
    attributes.push({ namespace, name, value });
  }
  if (attributes.length < 2) return attributes;
  const names = new Set(attributes.map(({ namespace, name }) => `${namespace} ${name}`));
  if (names.size < attributes.length) throw new DocumentFault("xml");
  return attributes;
}

function isDeclaration(name: string): boolean {
  return name === "xmlns" || name.startsWith("xmlns:");
}
