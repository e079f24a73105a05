/**
 * Why a document is not read:
 * - `encoding`: its encoding is unknown, or another one than it says,
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
export const xmlDeclaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.0\1(?:\s+encoding\s*=\s*(["'])([A-Za-z][\w.-]*)\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\4)?\s*\?>/;

/** Byte order marks, and the first bracket of UTF-16 without one (XML 1.0, appendix F). */
const beginnings = [
  { encoding: "utf-8", isMark: true, bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16be", isMark: true, bytes: [0xfe, 0xff] },
  { encoding: "utf-16le", isMark: true, bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", isMark: false, bytes: [0, 0x3c] },
  { encoding: "utf-16le", isMark: false, bytes: [0x3c, 0] },
];

/** The declaration is looked for in so many bytes. */
const longestDeclaration = 1024;

/**
 * The text of an XML document in any encoding that `TextDecoder` knows, without a byte order mark. The encoding is that of
 * the byte order mark, else of the charset of the media type, else of the declaration, else UTF-8 (RFC 7303, section 3;
 * XML 1.0, section 4.3.3). Nothing is guessed: all that the answer says of its encoding has to give the same text, although
 * the charset overrules the declaration by the RFC, because nobody knows which of the two is wrong.
 *
 * @param contentType the header `Content-Type`
 * @throws DocumentFault when an encoding is unknown, or the bytes are not of it.
 */
export function decodeDocument(bytes: Uint8Array, contentType: string): string {
  const begin = beginnings.find((known) => known.bytes.every((byte, index) => bytes[index] === byte));
  const mark = begin?.isMark === true ? begin.encoding : undefined;
  const charsets = mark === undefined ? charsetsOf(contentType) : [];
  const used = mark ?? charsets[0] ?? declaredEncoding(asciiOf(bytes)) ?? "utf-8";
  const text = decode(bytes, used, begin?.encoding);
  const fits = (label: string): boolean => label === used || decode(bytes, label, begin?.encoding) === text;
  // A zero byte at the beginning is UTF-32, or UTF-16 that does not say so.
  if (/^.?\0/s.test(text) || ![declaredEncoding(text) ?? used, ...charsets].every(fits)) throw fault();
  return text;
}

/** The first bytes as ASCII, in which every encoding writes a declaration, UTF-16 with a zero byte for each character. */
function asciiOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, longestDeclaration)).replaceAll("\0", "");
}

/** The encoding that the declaration of a document names, in lower case. */
export function declaredEncoding(text: string): string | undefined {
  return xmlDeclaration.exec(text)?.[3]?.toLowerCase();
}

/**
 * A parameter of a media type and its value, in the quotes of HTTP, in single quotes as some servers write them, or in none.
 * A value in none ends at a comma too, because headers of one name are joined with commas.
 */
const parameter = /;\s*([^\s=;"']+)\s*=\s*(?:"([^"]*)"|'([^';]*)'|([^\s;"',]*))/g;

/**
 * The charsets of a media type, in lower case.
 *
 * @throws DocumentFault when they name different encodings, or an unknown one beside another.
 */
function charsetsOf(contentType: string): readonly string[] {
  const labels = new Set<string>();
  // `matchAll` would make an expression for each answer.
  for (let found = parameter.exec(contentType); found !== null; found = parameter.exec(contentType)) {
    const [, name = "", quoted, single, plain = ""] = found;
    if (name.toLowerCase() === "charset") labels.add((quoted ?? single ?? plain).toLowerCase());
  }
  labels.delete("");
  if (labels.size > 1 && new Set([...labels].map(encodingOf)).size > 1) throw fault();
  return [...labels];
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The letters of windows-1252 from 0x80 on: Node from 20.18.3 and 22.13 on has the control characters of ISO 8859-1 there. */
const windows1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/**
 * Decodes by one encoding, as the Encoding Standard does, and refuses bytes that the encoding itself does not have.
 *
 * @param label in lower case
 * @param begin encoding that the first bytes show
 */
function decode(bytes: Uint8Array, label: string, begin: string | undefined): string {
  // Most answers are UTF-8, and to make a decoder takes longer than to decode one.
  if (label === "utf-8") return decodeBy(utf8, bytes);
  const encoding = encodingOf(label);
  if (encoding.startsWith("utf-16")) {
    // Only two labels name the order of the bytes, and the first bytes show it for all.
    if (begin?.startsWith("utf-16") !== true || (label === encoding && label !== begin)) throw fault();
    return decodeBy(new TextDecoder(begin, { fatal: true }), bytes);
  }
  const text = decodeBy(new TextDecoder(encoding, { fatal: true }), bytes);
  if (encoding === "utf-8" || bytes.every((byte) => byte < 0x80)) return text;
  // UTF-8 that says to be another encoding would silently be read as another name.
  if (isUtf8(bytes)) throw fault();
  // TextDecoder reads ASCII and ISO 8859-1 as windows-1252, which has letters where they have none.
  if (encoding.startsWith("windows-") && !/^(?:windows-|cp|x-cp)/.test(label)) {
    const end = /ascii|ansi/.test(label) ? 0xff : 0x9f;
    if (bytes.some((byte) => byte >= 0x80 && byte <= end)) throw fault();
  }
  const letters =
    encoding === "windows-1252"
      ? text.replaceAll(/[\x80-\x9f]/g, (character) => windows1252[character.charCodeAt(0) - 0x80] ?? character)
      : text;
  // Control characters show that windows-1250 is called ISO-8859-2: it has š and ž in their place.
  if (/[\x80-\x9f]/.test(letters)) throw fault();
  return letters;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function decodeBy(decoder: Pick<typeof utf8, "decode">, bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw fault();
  }
}

/** @throws DocumentFault for a label that the Encoding Standard does not know, or knows for no encoding. */
function encodingOf(label: string): string {
  try {
    const { encoding } = new TextDecoder(label);
    if (encoding !== "x-user-defined" && /^[a-z][\w.:-]*$/.test(label)) return encoding;
  } catch {
    // The RangeError is no cause, because it quotes the label, which may be anything.
  }
  throw fault();
}

function fault(): DocumentFault {
  return new DocumentFault("encoding");
}
