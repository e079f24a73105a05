/**
 * Why a document is not read:
 * - `xml`: it is no well-formed XML 1.0 in UTF-8,
 * - `forbidden-xml`: it has what a SOAP message must not have (SOAP 1.1, section 3), a document type declaration or a
 *   processing instruction, or more elements and attributes than any answer of the service.
 */
export type DocumentFaultReason = "xml" | "forbidden-xml";

/** A document that is not read. The message holds nothing of it. */
export class DocumentFault extends Error {
  override readonly name = "DocumentFault";
  readonly reason: DocumentFaultReason;

  constructor(reason: DocumentFaultReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Elements inside each other; an answer of the service has seven. */
export const mostDepth = 32;
/** Elements of a document; an answer of the service has about a hundred, and one for each role. */
export const mostElements = 20_000;
/** Attributes of an element, declarations of namespaces included. */
export const mostAttributes = 64;
/**
 * Attributes, references, comments, CDATA sections and white space that is replaced in a document, all together: each costs
 * the parser many times its size, and an answer of the service has about ten.
 */
export const mostParts = 40_000;

const declaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.0\1(?:\s+encoding\s*=\s*(["'])([A-Za-z][\w.-]*)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/;
const encodings = /^(?:utf-?8|us-ascii)$/i;
const nameStart = /[^\s"'<>/!?=]/;
/** What a start tag has outside its values, apart from names and white space. */
const mark = /["'<>]/g;

/**
 * Looks a document over before it is parsed, from left to right to the first fault, so that a hostile document costs little.
 * It refuses what a SOAP message must not have; whether the rest is well-formed is left to the parser.
 *
 * @throws DocumentFault at the first fault.
 */
export function checkDocument(text: string): void {
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
  const found = declaration.exec(text);
  // The text was decoded from UTF-8.
  if (found === null || !encodings.test(found[3] ?? "utf-8")) throw new DocumentFault("xml");
  return found[0].length;
}

function endOf(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  if (found === -1) throw new DocumentFault("xml");
  return found + mark.length;
}

/** How often a mark occurs, as far as it matters. */
function occurrences(text: string, mark: string): number {
  let found = 0;
  let next = text.indexOf(mark);
  while (next !== -1 && found <= mostParts) {
    found += 1;
    next = text.indexOf(mark, next + 1);
  }
  return found;
}

/** Goes from value to value of a start tag; each belongs to an attribute. */
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
