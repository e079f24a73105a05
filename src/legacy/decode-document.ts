import type { Answer } from "../transport/answer.ts";

/** A document was refused. The message repeats nothing of it. */
export class DocumentFault extends Error {
  override readonly name = "DocumentFault";
  /** Reason, as in an UnexpectedResponseError. */
  readonly reason: "encoding" | "xml" | "forbidden-xml";

  constructor(reason: DocumentFault["reason"]) {
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

/** Number of bytes in which the declaration is searched. */
const longestDeclaration = 1024;

/**
 * Returns the text of an XML document in any encoding that `TextDecoder` knows, without a byte order mark. The encoding comes from
 * the byte order mark; otherwise from the charset of the media type and from the declaration; otherwise it is UTF-8 (RFC 7303,
 * section 3). If several encodings are named, all must give the same text, because it is unknown which one is wrong.
 *
 * @throws DocumentFault for an unknown encoding, or bytes that are not valid in it.
 */
export function decodeDocument(answer: Answer): string {
  const { bytes = new Uint8Array(), headers } = answer;
  const begin = beginnings.find((known) => known.bytes.every((byte, index) => bytes[index] === byte));
  const labels = new Set(begin?.isMark === true ? [begin.encoding] : charsetsOf(headers.get("content-type") ?? ""));
  // Every encoding writes a declaration in ASCII, UTF-16 with a zero byte for each character.
  const ascii = Buffer.from(bytes.subarray(0, longestDeclaration)).toString("latin1").replaceAll("\0", "");
  const declared = declaredEncoding(ascii.slice(Math.max(0, ascii.indexOf("<"))));
  if (declared !== undefined) labels.add(declared);
  if (labels.size === 0) labels.add("utf-8");
  const texts = new Set(Array.from(labels, (label) => decode(answer, bytes, label, begin?.encoding)));
  const [text] = texts;
  // A zero byte at the beginning is UTF-32, or UTF-16 that does not say so.
  if (texts.size > 1 || text === undefined || /^.?\0/s.test(text)) throw new DocumentFault("encoding");
  return text;
}

/** The encoding that the declaration of a document names, in lower case. */
export function declaredEncoding(text: string): string | undefined {
  return xmlDeclaration.exec(text)?.[3]?.toLowerCase();
}

/**
 * Matches a parameter of a media type. The value is in quotes of HTTP, in single quotes of some servers, or unquoted. An unquoted
 * value also ends at a comma, because headers of one name are joined with commas.
 */
const parameter = /;\s*([^\s=;"']+)\s*=\s*("[^"]*"|'[^';]*'|[^\s;"',]*)/g;

/** The charsets of a media type, in lower case. */
function charsetsOf(contentType: string): readonly string[] {
  const charsets = Array.from(contentType.matchAll(parameter), ([, name = "", value = ""]) =>
    name.toLowerCase() === "charset" ? value.replaceAll(/^["']|["']$/g, "").toLowerCase() : "",
  );
  return charsets.filter((charset) => charset !== "");
}

/** Decodes with one encoding of the Encoding Standard; `undefined` if it is unknown or the bytes are invalid. */
function decode({ text: utf8, isUtf8 }: Answer, bytes: Uint8Array, label: string, begin = ""): string | undefined {
  if (label === "utf-8") return isUtf8 ? utf8 : undefined;
  try {
    const { encoding } = new TextDecoder(label);
    // The first bytes show the order of UTF-16.
    const isUtf16 = encoding.startsWith("utf-16");
    if (encoding === "x-user-defined" || (isUtf16 && !begin.startsWith("utf-16"))) return undefined;
    const decoder = new TextDecoder(isUtf16 ? begin : encoding, { fatal: true });
    // Node from 20.18.3 and 22.13 on reads windows-1252 as ISO 8859-1, except in a stream.
    const text = decoder.decode(bytes, { stream: encoding === "windows-1252" });
    if (encoding.startsWith("utf-") || bytes.every((byte) => byte < 0x80)) return text;
    // TextDecoder reads ASCII and ISO 8859-1 as windows-1252, which has more letters.
    const isRenamed = encoding.startsWith("windows-") && !/^(?:windows-|cp|x-cp)/.test(label);
    const end = /ascii|ansi/.test(label) ? 0xff : 0x9f;
    if (isRenamed && bytes.some((byte) => byte >= 0x80 && byte <= end)) return undefined;
    // UTF-8 with another declared encoding would silently change names. Control characters prove that windows-1250 was declared as
    // ISO-8859-2, because it has š and ž in their place.
    return isUtf8 || /[\x80-\x9f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
