import { XmlElement as ParsedElement, parseXml, XmlError, XmlText, type XmlDocument } from "@rgrove/parse-xml";
import { checkDocument, DocumentFault } from "./check-document.ts";

/** An attribute as it came. */
export interface XmlAttribute {
  /** Namespace; empty when there is none. */
  readonly namespace: string;
  /** Local name. */
  readonly name: string;
  /** Its value. */
  readonly value: string;
}

/** An element as it came: nothing is left out but comments, and nothing has been turned into a value. */
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

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";

/** A name without its prefix, and the namespace that the prefix stands for; empty for none. */
export interface ExpandedName {
  readonly namespace: string;
  readonly name: string;
}

/** Which namespace each prefix stands for at one place of a document (Namespaces in XML 1.0). */
class Scope {
  readonly #outer: Scope | undefined;
  readonly #declared: ReadonlyMap<string, string>;

  constructor(outer?: Scope, declared: ReadonlyMap<string, string> = new Map()) {
    this.#outer = outer;
    this.#declared = declared;
  }

  /** The scope of an element with these attributes. */
  inside(attributes: readonly (readonly [name: string, value: string])[]): Scope {
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
    return declared.size === 0 ? this : new Scope(this, declared);
  }

  /** @throws DocumentFault when the name has a prefix that is not declared, or two. */
  elementName(qualified: string): ExpandedName {
    const colon = qualified.indexOf(":");
    if (colon === -1) return { namespace: this.#namespaceOf(""), name: qualified };
    return this.#withPrefix(qualified, colon);
  }

  /** As {@link elementName}; an attribute without a prefix is in no namespace. */
  attributeName(qualified: string): ExpandedName {
    const colon = qualified.indexOf(":");
    return colon === -1 ? { namespace: "", name: qualified } : this.#withPrefix(qualified, colon);
  }

  #withPrefix(qualified: string, colon: number): ExpandedName {
    const prefix = qualified.slice(0, colon);
    const name = qualified.slice(colon + 1);
    if (prefix === "" || name === "" || name.includes(":")) throw new DocumentFault("xml");
    return { namespace: this.#namespaceOf(prefix), name };
  }

  #namespaceOf(prefix: string): string {
    if (prefix === "xml") return xmlNamespace;
    const found = this.#declared.get(prefix);
    if (found !== undefined) return found;
    if (this.#outer !== undefined) return this.#outer.#namespaceOf(prefix);
    if (prefix === "") return "";
    throw new DocumentFault("xml");
  }
}

/** Whether a text has nothing but white space of XML (XML 1.0, section 2.3). */
export function isBlank(text: string): boolean {
  return !/[^\t\n\r ]/.test(text);
}
