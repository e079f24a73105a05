/**
 * Why a document is not read:
 * - `encoding`: it is in an encoding that is not known, in another one than it says, or in none,
 * - `xml`: it is no well-formed XML 1.0,
 * - `forbidden-xml`: it has what a SOAP message must not have (SOAP 1.1, section 3), a document type declaration or a
 *   processing instruction, or more elements and attributes than any answer of the service.
 */
export type DocumentFaultReason = "encoding" | "xml" | "forbidden-xml";

/** A document that is not read. The message holds nothing of it. */
export class DocumentFault extends Error {
  override readonly name = "DocumentFault";
  readonly reason: DocumentFaultReason;

  constructor(reason: DocumentFaultReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The XML declaration (XML 1.0, section 2.8); the third group is the encoding. */
const xmlDeclaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.0\1(?:\s+encoding\s*=\s*(["'])([A-Za-z][\w.-]*)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/;

/** What a document may begin with, and which encoding that says (XML 1.0, appendix F). */
const byteOrderMarks: readonly (readonly [encoding: string, ...bytes: readonly number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16be", 0xfe, 0xff],
  ["utf-16le", 0xff, 0xfe],
];

/** So many bytes are looked at for a declaration before it is known what they mean. */
const longestDeclaration = 1024;

/**
 * The text of an XML document in any encoding that `TextDecoder` knows, without a byte order mark. What a document is read by
 * is, in this order, its byte order mark, the charset of its media type, its own declaration, and UTF-8 (RFC 7303, section 3;
 * XML 1.0, section 4.3.3). Nothing is guessed: a declaration has to mean the same text, although the charset overrules it by
 * the RFC, since nobody knows which of the two is wrong.
 *
 * @param contentType the header `Content-Type`
 * @throws DocumentFault for an encoding that is not known, bytes that are not of it, and a declaration that contradicts them.
 */
export function decodeDocument(bytes: Uint8Array, contentType: string): string {
  const [mark, ...markBytes] =
    byteOrderMarks.find(([, ...expected]) => expected.every((byte, index) => bytes[index] === byte)) ?? [];
  const body = bytes.subarray(markBytes.length);
  const order = mark ?? orderOf(body);
  const charsets = mark === undefined ? charsetsOf(contentType) : [];
  const used = mark ?? charsets[0] ?? declaredAtBegin(body) ?? "utf-8";
  const text = decode(body, used, order);
  const declared = declaredEncoding(text);
  // UTF-32, whose marks begin or end like those of UTF-16, or UTF-16 that nothing says to be any.
  if (/^.?\0/s.test(text)) throw new DocumentFault("encoding");
  const fits = (label = used): boolean => label === used || decode(body, label, order) === text;
  if (!fits(declared) || !charsets.every(fits)) throw new DocumentFault("encoding");
  return text;
}

/** The encoding that the declaration of a document names, in lower case. */
export function declaredEncoding(text: string): string | undefined {
  return xmlDeclaration.exec(text)?.[3]?.toLowerCase();
}

/** A declaration has ASCII alone, which all encodings that may be declared have in common, two bytes of UTF-16 for each. */
function declaredAtBegin(bytes: Uint8Array): string | undefined {
  return declaredEncoding(String.fromCharCode(...bytes.subarray(0, longestDeclaration)).replaceAll("\0", ""));
}

/** The order of the bytes of UTF-16, by the bracket that a document begins with. */
function orderOf([first, second]: Uint8Array): string | undefined {
  if (first === 0x3c && second === 0) return "utf-16le";
  return first === 0 && second === 0x3c ? "utf-16be" : undefined;
}

/**
 * A name of a parameter of a media type and its value, in quotes of HTTP, in those that some servers write, or in none. What is in none ends
 * at a comma too, which headers of one name are joined with.
 */
const parameter = /;\s*([^\s=;"']+)\s*=\s*(?:"([^"]*)"|'([^';]*)'|([^\s;"',]*))/g;

/**
 * The labels of a media type, in lower case.
 *
 * @throws DocumentFault when they name two encodings, or one that is not known beside another.
 */
function charsetsOf(contentType: string): readonly string[] {
  const found = [...contentType.matchAll(parameter)]
    .filter(([, name]) => name?.toLowerCase() === "charset")
    .map(([, , quoted, single, plain]) => (quoted ?? single ?? plain ?? "").toLowerCase())
    .filter((name) => name !== "");
  const labels = [...new Set(found)];
  if (labels.length > 1 && new Set(labels.map(nameOf)).size > 1) throw new DocumentFault("encoding");
  return labels;
}

/** What windows-1252 has where ISO 8859-1 has control characters: Node takes one for the other, from 20.18.3 and 22.13 on. */
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/**
 * Decodes by one encoding, as the Encoding Standard does, but for what it reads otherwise than the encoding says. White space
 * that it cuts off a label is none of a label here.
 *
 * @param name in lower case
 * @param order of UTF-16, where its name leaves it open
 */
function decode(bytes: Uint8Array, name: string, order: string | undefined): string {
  const encoding = nameOf(name);
  if (encoding.startsWith("utf-16")) {
    // By most of its names nothing but the bytes says in which order they are.
    const named = name === encoding ? name : order;
    if (named?.startsWith("utf-16") !== true || (order ?? named) !== named) throw new DocumentFault("encoding");
    return decodeBy(named, bytes);
  }
  // It reads ASCII and parts of ISO 8859 as encodings of Windows, which have letters where those have none.
  if (encoding.startsWith("windows-") && !/^(?:windows-|cp|x-cp)/.test(name)) {
    const end = /ascii|ansi/.test(name) ? 0xff : 0x9f;
    if (bytes.some((byte) => byte >= 0x80 && byte <= end)) throw new DocumentFault("encoding");
  }
  const text = decodeBy(encoding, bytes);
  if (encoding.startsWith("utf-")) return text;
  if (isUtf8BeyondAscii(bytes)) throw new DocumentFault("encoding");
  const letters =
    encoding === "windows-1252"
      ? text.replaceAll(/[\x80-\x9f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? character)
      : text;
  // No byte of a letter means one of these: text of windows-1250 that is called ISO-8859-2 has them in the place of š and ž.
  if (/[\x80-\x9f]/.test(letters)) throw new DocumentFault("encoding");
  return letters;
}

/**
 * Whether bytes are UTF-8 and more than ASCII. Text of another encoding is practically never so by chance, and what is UTF-8
 * would be read silently as another name there.
 */
function isUtf8BeyondAscii(bytes: Uint8Array): boolean {
  if (bytes.every((byte) => byte < 0x80)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** @returns the name by the Encoding Standard. */
function nameOf(label: string): string {
  try {
    const { encoding } = new TextDecoder(label);
    // It stands for bytes of no encoding at all.
    if (encoding !== "x-user-defined" && /^[a-z][\w.:-]*$/.test(label)) return encoding;
  } catch {
    // Its RangeError quotes the label, which may be anything.
  }
  throw new DocumentFault("encoding");
}

function decodeBy(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new DocumentFault("encoding");
  }
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
/** What a start tag has outside its values, apart from names and white space. */
const mark = /["'<>]/g;

/**
 * Looks a document over before it is parsed, from left to right to the first fault, so that a hostile document costs little.
 * It refuses what a SOAP message must not have; whether the rest is well-formed is left to the parser. The encoding that it
 * declares is a matter of who decoded it.
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
  const found = xmlDeclaration.exec(text);
  if (found === null) throw new DocumentFault("xml");
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
