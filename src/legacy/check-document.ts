import { DocumentFault } from "./document-fault.ts";
import { isXmlText } from "./is-xml-text.ts";

/** Elements inside each other; an answer of the service has seven. */
export const mostDepth = 32;
/** Elements of a document; an answer of the service has about a hundred, and one for each role. */
export const mostElements = 20_000;
/** Attributes of an element, declarations of namespaces included. */
export const mostAttributes = 64;

const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.0\1(?:\s+encoding\s*=\s*(["'])([A-Za-z][\w.-]*)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/;
const encodings = /^(?:utf-?8|us-ascii)$/i;
const startTag = /<[^\s"'<>/!?=][^"'<>]*(?:(?:"[^"<]*"|'[^'<]*')[^"'<>]*)*>/y;
const endTag = /<\/[^\s"'<>/!?=]+\s*>/y;
/** It begins with the white space before it: from there alone it is looked for, so that a long name is read once. */
const attribute = /\s([^\s"'=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
/** An entity other than the five of XML itself, or text that would end a CDATA section. */
const wrongText = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\dA-Fa-f]+);)|\]\]>/;

/**
 * Looks a document over before it is parsed: one pass from left to right that stops at the first fault, so that a hostile
 * document costs little. It refuses what the parser would let pass, expand or keep, and what a SOAP message must not
 * have; whether each element ends is left to the parser.
 *
 * @throws DocumentFault at the first fault.
 */
export function checkDocument(text: string): void {
  if (!isXmlText(text)) throw new DocumentFault("xml");
  let position = skipDeclaration(text);
  let depth = 0;
  let elements = 0;
  while (position < text.length) {
    if (text[position] !== "<") {
      const end = endOf(text, "<", position, text.length);
      checkText(text.slice(position, end));
      position = end;
    } else if (text.startsWith("<!--", position)) {
      position = endOf(text, "--", position + 4) + 2;
      if (text[position] !== ">") throw new DocumentFault("xml");
      position += 1;
    } else if (text.startsWith("<![CDATA[", position)) {
      position = endOf(text, "]]>", position) + 3;
    } else if (text[position + 1] === "!" || text[position + 1] === "?") {
      throw new DocumentFault("forbidden-xml");
    } else if (text[position + 1] === "/") {
      position += match(endTag, text, position).length;
      depth -= 1;
    } else {
      const tag = match(startTag, text, position);
      checkText(tag);
      checkAttributes(tag);
      position += tag.length;
      elements += 1;
      if (!tag.endsWith("/>")) depth += 1;
      if (depth > mostDepth || elements > mostElements) throw new DocumentFault("forbidden-xml");
    }
  }
}

/** @returns where the document begins after its XML declaration, if it has one. */
function skipDeclaration(text: string): number {
  if (!/^<\?xml\s/.test(text)) return 0;
  const found = declaration.exec(text);
  // The text was decoded from UTF-8.
  if (found === null || !encodings.test(found[3] ?? "utf-8")) throw new DocumentFault("xml");
  return found[0].length;
}

function endOf(text: string, mark: string, from: number, otherwise?: number): number {
  const found = text.indexOf(mark, from);
  if (found !== -1) return found;
  if (otherwise === undefined) throw new DocumentFault("xml");
  return otherwise;
}

function match(pattern: RegExp, text: string, position: number): string {
  pattern.lastIndex = position;
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new DocumentFault("xml");
  return found;
}

function checkText(text: string): void {
  if (wrongText.test(text)) throw new DocumentFault("xml");
}

/** The parser would keep one of two attributes with the same name, and takes a time that grows with their square. */
function checkAttributes(tag: string): void {
  if (!tag.includes("=")) return;
  const names = new Set<string>();
  let count = 0;
  for (const [, name = ""] of tag.matchAll(attribute)) {
    names.add(name);
    count += 1;
    if (count > mostAttributes) throw new DocumentFault("forbidden-xml");
  }
  if (names.size < count) throw new DocumentFault("xml");
  // The parser calls the method of this name on its table of attributes.
  if (names.has("hasOwnProperty")) throw new DocumentFault("forbidden-xml");
}
