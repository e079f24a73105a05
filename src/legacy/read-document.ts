import {
  XmlElement as ParsedElement,
  parseXml,
  XmlError,
  XmlProcessingInstruction,
  XmlText,
  type XmlNode,
} from "@rgrove/parse-xml";
import { DocumentFault, xmlDeclaration } from "./decode-document.ts";

/** An unchanged attribute. */
export interface XmlAttribute {
  /** Namespace; empty when there is none. */
  readonly namespace: string;
  /** Local name. */
  readonly name: string;
  /** Its value. */
  readonly value: string;
}

/** An unchanged element, without comments and without decoded values. */
export interface XmlElement {
  /** Namespace; empty when there is none. */
  readonly namespace: string;
  /** Local name. */
  readonly name: string;
  /** Attributes without the declarations of namespaces. */
  readonly attributes: readonly XmlAttribute[];
  /** The elements in it, in their order. */
  readonly elements: readonly XmlElement[];
  /** The joined text between the elements. */
  readonly text: string;
}

/** Deepest nesting of elements; a response of the service has seven levels. */
const mostDepth = 32;
/** Characters that need many times their size in the parser, each with the largest number in a document. */
const costly = [
  // Tags, comments, references and attributes; an answer of the service has a few hundred.
  { mark: /[<&=]/g, most: 50_000 },
  // White space that the parser may replace.
  { mark: /[\t\n\r]/g, most: 1_000_000 },
];

/** Returns the outermost element of a document, with its namespaces. It loads nothing that the document references. */
export function readDocument(text: string): XmlElement {
  if (/^<\?xml\s/.test(text) && !xmlDeclaration.test(text)) throw new DocumentFault("xml");
  const isForbidden =
    /<!(?:DOCTYPE|ENTITY)/i.test(text) || costly.some(({ mark, most }) => occurs(text, mark, most + 1));
  if (isForbidden) throw new DocumentFault("forbidden-xml");
  // XML 1.0, section 2.11. In the parser the time would grow with the square of the number of line ends.
  const lines = text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
  try {
    const { children, root } = parseXml(lines);
    if (root === null) throw new DocumentFault("xml");
    refuseInstructions(children);
    return readElement(root, 1);
  } catch (error) {
    // The parser's own message quotes the document.
    if (error instanceof XmlError) throw new DocumentFault("xml");
    // The parser is recursive, so deep nesting exceeds the stack.
    throw error instanceof RangeError ? new DocumentFault("forbidden-xml") : error;
  }
}

/** Whether a mark occurs at least this many times. */
function occurs(text: string, mark: RegExp, times: number): boolean {
  mark.lastIndex = 0;
  let found = 0;
  while (found < times && mark.test(text)) found += 1;
  return found === times;
}

function refuseInstructions(nodes: readonly XmlNode[]): void {
  if (nodes.some((node) => node instanceof XmlProcessingInstruction)) throw new DocumentFault("forbidden-xml");
}

function readElement(element: ParsedElement, depth: number): XmlElement {
  const { children } = element;
  if (depth > mostDepth) throw new DocumentFault("forbidden-xml");
  refuseInstructions(children);
  const attributes = readAttributes(element);
  const elements: XmlElement[] = [];
  let text = "";
  for (const child of children) {
    if (child instanceof XmlText) text += child.text;
    // All other children are comments.
    else if (child instanceof ParsedElement) elements.push(readElement(child, depth + 1));
  }
  const { namespace, name } = expand(element.name, element, namespaceOf("", element));
  return { namespace, name, attributes, elements, text };
}

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** Returns the attributes without the declarations of namespaces, which it checks (Namespaces in XML 1.0, section 3). */
function readAttributes(element: ParsedElement): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  for (const [qualified, value] of Object.entries(element.attributes)) {
    if (qualified === "xmlns") continue;
    const declared = qualified.startsWith("xmlns:") ? qualified.slice("xmlns:".length) : undefined;
    if (declared === undefined) attributes.push({ value, ...expand(qualified, element, "") });
    // The prefix xml may only be declared with its own namespace, and no other prefix with that namespace.
    else if (["", "xmlns"].includes(declared) || value === "" || (declared === "xml") !== (value === xmlNamespace)) {
      throw new DocumentFault("xml");
    }
  }
  if (attributes.length < 2) return attributes;
  const names = new Set(attributes.map(({ namespace, name }) => `${namespace} ${name}`));
  if (names.size < attributes.length) throw new DocumentFault("xml");
  return attributes;
}

/** Returns the namespace of a prefix at an element; `undefined` when none is declared. */
function namespaceOf(prefix: string, element: ParsedElement): string | undefined {
  const declaration = prefix === "" ? "xmlns" : `xmlns:${prefix}`;
  for (let at: XmlNode | null = element; at instanceof ParsedElement; at = at.parent) {
    const namespace = at.attributes[declaration];
    if (namespace !== undefined) return namespace;
  }
  return prefix === "" ? "" : prefix === "xml" ? xmlNamespace : undefined;
}

/** Returns a name without its prefix, with its namespace; `unprefixed` is the namespace of a name without a prefix. */
function expand(qualified: string, element: ParsedElement, unprefixed = ""): Pick<XmlAttribute, "namespace" | "name"> {
  const colon = qualified.indexOf(":");
  if (colon === -1) return { namespace: unprefixed, name: qualified };
  const prefix = qualified.slice(0, colon);
  const name = qualified.slice(colon + 1);
  const namespace = namespaceOf(prefix, element);
  if (prefix === "" || name === "" || name.includes(":") || namespace === undefined) throw new DocumentFault("xml");
  return { namespace, name };
}

/** Whether a text consists only of XML white space (XML 1.0, section 2.3). */
export function isBlank(text: string): boolean {
  return !/[^\t\n\r ]/.test(text);
}
