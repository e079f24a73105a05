import { XmlElement as ParsedElement, parseXml, XmlError, XmlText, type XmlDocument } from "@rgrove/parse-xml";
import { DocumentFault, xmlDeclaration } from "./decode-document.ts";

/** An attribute as it came. */
export interface XmlAttribute {
  /** Namespace; empty when there is none. */
  readonly namespace: string;
  /** Local name. */
  readonly name: string;
  /** Its value. */
  readonly value: string;
}

/** An element as it came: only comments are left out, and nothing has been turned into a value. */
export interface XmlElement {
  /** Namespace; empty when there is none. */
  readonly namespace: string;
  /** Local name. */
  readonly name: string;
  /** Attributes without the declarations of namespaces. */
  readonly attributes: readonly XmlAttribute[];
  /** The elements in it, in their order. */
  readonly elements: readonly XmlElement[];
  /** The text between the elements, put together. */
  readonly text: string;
}

/**
 * Reads a document with its namespaces. It never loads anything that the document names.
 *
 * @throws DocumentFault when the text is no well-formed XML, or XML that a SOAP message must not be.
 */
export function readDocument(text: string): XmlElement {
  checkDocument(text);
  // XML 1.0, section 2.11. The parser needs a time for it that grows with the square of the line ends.
  const lines = text.includes("\r") ? text.replaceAll(/\r\n?/g, "\n") : text;
  const { root } = parse(lines);
  if (root === null) throw new DocumentFault("xml");
  return readElement(root, outermost);
}

function parse(text: string): XmlDocument {
  try {
    return parseXml(text);
  } catch (error) {
    // The parser's own message quotes the document.
    throw error instanceof XmlError ? new DocumentFault("xml") : error;
  }
}

/** Calls itself for the elements inside, which `checkDocument` has bounded. */
function readElement({ name: qualified, attributes: given, children }: ParsedElement, outer: Scope): XmlElement {
  const pairs = Object.entries(given);
  const scope = pairs.length === 0 ? outer : inside(outer, pairs);
  const elements: XmlElement[] = [];
  let text = "";
  for (const child of children) {
    if (child instanceof XmlText) text += child.text;
    // All other children are comments.
    else if (child instanceof ParsedElement) elements.push(readElement(child, scope));
  }
  const { namespace, name } = expand(qualified, scope, scope(""));
  return { namespace, name, attributes: readAttributes(scope, pairs), elements, text };
}

function readAttributes(scope: Scope, pairs: readonly (readonly [name: string, value: string])[]): XmlAttribute[] {
  const attributes: XmlAttribute[] = [];
  for (const [qualified, value] of pairs) {
    if (qualified === "xmlns" || qualified.startsWith("xmlns:")) continue;
    attributes.push({ ...expand(qualified, scope, ""), value });
  }
  if (attributes.length < 2) return attributes;
  const names = new Set(attributes.map(({ namespace, name }) => `${namespace} ${name}`));
  if (names.size < attributes.length) throw new DocumentFault("xml");
  return attributes;
}

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** Gives the namespace of a prefix at one place of a document (Namespaces in XML 1.0); `undefined` when none is declared. */
type Scope = (prefix: string) => string | undefined;

const outermost: Scope = (prefix) => (prefix === "" ? "" : prefix === "xml" ? xmlNamespace : undefined);

/** The scope inside an element with these attributes. */
function inside(outer: Scope, attributes: readonly (readonly [name: string, value: string])[]): Scope {
  const declared = new Map<string, string>();
  for (const [name, value] of attributes) {
    if (name === "xmlns") declared.set("", value);
    else if (name.startsWith("xmlns:")) {
      const prefix = name.slice("xmlns:".length);
      // The prefix xml may be declared, as what it is, and no other prefix as that (section 3).
      if (prefix === "xmlns" || value === "" || (prefix === "xml") !== (value === xmlNamespace)) {
        throw new DocumentFault("xml");
      }
      declared.set(prefix, value);
    }
  }
  return declared.size === 0 ? outer : (prefix) => declared.get(prefix) ?? outer(prefix);
}

/**
 * A name without its prefix, and its namespace.
 *
 * @param unprefixed namespace of a name without a prefix
 * @throws DocumentFault when the name has a prefix that is not declared, or two.
 */
function expand(
  qualified: string,
  scope: Scope,
  unprefixed = "",
): { readonly namespace: string; readonly name: string } {
  const colon = qualified.indexOf(":");
  if (colon === -1) return { namespace: unprefixed, name: qualified };
  const prefix = qualified.slice(0, colon);
  const name = qualified.slice(colon + 1);
  const namespace = scope(prefix);
  if (prefix === "" || name === "" || name.includes(":") || namespace === undefined) throw new DocumentFault("xml");
  return { namespace, name };
}

/** Whether a text has nothing but white space of XML (XML 1.0, section 2.3). */
export function isBlank(text: string): boolean {
  return !/[^\t\n\r ]/.test(text);
}

/** Elements inside each other; an answer of the service has seven. */
const mostDepth = 32;
/** Elements of a document; an answer of the service has about a hundred, and one for each role. */
const mostElements = 20_000;
/** Attributes of an element, declarations of namespaces included. */
const mostAttributes = 64;
/**
 * Attributes, references, comments, CDATA sections and white space that is replaced in a document, all together: each costs
 * the parser many times its size, and an answer of the service has about ten.
 */
const mostParts = 40_000;

const nameStart = /[^\s"'<>/!?=]/;
/** Quotes and brackets of a start tag. */
const mark = /["'<>]/g;

/**
 * Checks a document before it is parsed, from left to right to the first fault, so that a hostile document costs little. It
 * refuses what a SOAP message must not have; the parser refuses what else is not well-formed.
 *
 * @throws DocumentFault at the first fault.
 */
function checkDocument(text: string): void {
  let depth = 0;
  let elements = 0;
  let parts = 0;
  const count = (more: number): void => {
    parts += more;
    if (parts > mostParts) throw new DocumentFault("forbidden-xml");
  };
  const countAttribute = (value: string): void => {
    count(1 + occurrences(value, "\n") + occurrences(value, "\t"));
  };
  count(occurrences(text, "&") + occurrences(text, "\r"));
  let next = text.indexOf("<", skipDeclaration(text));
  while (next !== -1) {
    const position = next;
    const second = text[position + 1];
    if (second === "/") {
      depth -= 1;
      next = position + 2;
    } else if (text.startsWith("<!--", position)) {
      next = endOf(text, "-->", position + 4);
      count(1);
    } else if (text.startsWith("<![CDATA[", position)) {
      next = endOf(text, "]]>", position + 9);
      count(1);
    } else if (second === "!" || second === "?") {
      throw new DocumentFault("forbidden-xml");
    } else {
      next = endOfStartTag(text, position, countAttribute);
      elements += 1;
      if (text[next - 2] !== "/") depth += 1;
      if (depth > mostDepth || elements > mostElements) throw new DocumentFault("forbidden-xml");
    }
    next = text.indexOf("<", next);
  }
}

/** @returns where the document begins after its XML declaration, if it has one. */
function skipDeclaration(text: string): number {
  if (!/^<\?xml\s/.test(text)) return 0;
  const found = xmlDeclaration.exec(text);
  if (found === null) throw new DocumentFault("xml");
  return found[0].length;
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  if (found === -1) throw new DocumentFault("xml");
  return found + mark.length;
}

/** How often a mark occurs; it stops counting when the document has too many. */
function occurrences(text: string, mark: string): number {
  let found = 0;
  let next = text.indexOf(mark);
  while (next !== -1 && found <= mostParts) {
    found += 1;
    next = text.indexOf(mark, next + 1);
  }
  return found;
}

/** Goes from value to value of a start tag, of which each belongs to an attribute. */
function endOfStartTag(text: string, begin: number, onValue: (value: string) => void): number {
  if (!nameStart.test(text[begin + 1] ?? "<")) throw new DocumentFault("xml");
  let next = begin + 2;
  for (let values = 0; values <= mostAttributes; values += 1) {
    mark.lastIndex = next;
    if (!mark.test(text)) throw new DocumentFault("xml");
    const found = text[mark.lastIndex - 1] ?? "";
    if (found === ">") return mark.lastIndex;
    if (found === "<") throw new DocumentFault("xml");
    next = endOf(text, found, mark.lastIndex);
    onValue(text.slice(mark.lastIndex, next - 1));
  }
  throw new DocumentFault("forbidden-xml");
}
