import type { SAXParser } from "sax";
import { checkDocument } from "./check-document.ts";
import { DocumentFault } from "./document-fault.ts";
import { isBlank } from "./is-blank.ts";
import { Scope } from "./namespace-scope.ts";
import type { XmlAttribute, XmlElement } from "./xml-element.ts";

/** The part of a parser that is used: strict, and not aware of namespaces. */
export type XmlParser = Pick<
  SAXParser,
  "onattribute" | "onopentag" | "onclosetag" | "ontext" | "oncdata" | "onerror" | "write" | "end"
>;

/** An element whose content is still coming. */
interface OpenElement extends XmlElement {
  readonly elements: XmlElement[];
  text: string;
}

/** An attribute as the parser gives it. */
type Pair = readonly [name: string, value: string];

/**
 * Reads a document with its namespaces. Nothing is ever looked up.
 *
 * @param createParser gives a new parser; not called for a document that is refused at first sight
 * @throws DocumentFault when the text is no well-formed XML, or XML that a SOAP message must not be.
 */
export function readDocument(text: string, createParser: () => XmlParser): XmlElement {
  // XML 1.0, section 2.11.
  const lines = text.replaceAll(/\r\n?/g, "\n");
  checkDocument(lines);
  const parser = createParser();
  const top: OpenElement = { namespace: "", name: "", attributes: [], elements: [], text: "" };
  const outside: (readonly [element: OpenElement, scope: Scope])[] = [];
  let current = top;
  let scope = new Scope();
  let pairs: Pair[] = [];

  parser.onattribute = ({ name, value }) => {
    pairs.push([name, value]);
  };
  parser.onopentag = (tag) => {
    outside.push([current, scope]);
    let attributes: readonly XmlAttribute[] = [];
    if (pairs.length > 0) {
      scope = scope.inside(pairs);
      attributes = readAttributes(scope, pairs);
      pairs = [];
    }
    const { namespace, name } = scope.elementName(tag.name);
    const element: OpenElement = { namespace, name, attributes, elements: [], text: "" };
    current.elements.push(element);
    current = element;
  };
  parser.onclosetag = () => {
    [current, scope] = outside.pop() ?? [top, scope];
  };
  const onText = (part: string): void => {
    current.text += part;
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  parser.onerror = () => {
    // The parser's own message quotes the document.
    throw new DocumentFault("xml");
  };
  parser.write(lines);
  parser.end();

  const [root, ...more] = top.elements;
  if (root === undefined || more.length > 0 || !isBlank(top.text)) throw new DocumentFault("xml");
  return root;
}

function readAttributes(scope: Scope, pairs: readonly Pair[]): XmlAttribute[] {
  const attributes = pairs
    .filter(([name]) => !isDeclaration(name))
    .map(([name, value]) => ({ ...scope.attributeName(name), value }));
  if (attributes.length < 2) return attributes;
  const names = new Set(attributes.map(({ namespace, name }) => `${namespace} ${name}`));
  if (names.size < attributes.length) throw new DocumentFault("xml");
  return attributes;
}

function isDeclaration(name: string): boolean {
  return name === "xmlns" || name.startsWith("xmlns:");
}
