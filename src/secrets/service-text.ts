/** Longest text that is repeated, in characters. */
const longestText = 500;
/** Most digits of a text: six characters cannot be told in fewer than twelve, unless letters are mixed in. */
const mostDigits = 8;
/** Characters of a secret in a row that count as a part of it. */
const partLength = 6;
/** How often a text is decoded anew. */
const mostDecodings = 2;

/** Characters of sentences and addresses of pages, without those of escapes such as `%`, `&`, `\` and `=`. */
const plainText = /^[A-Za-z0-9 .,:;!?'"`()[\]|/#_–—„“”‚‘’-]*$/;
/** A word as people and programs write it: `Invalid`, `OAuth`, `redirectUri`, `S256`; nothing random. */
const plainWord = /^[A-Z]*[a-z]*(?:[A-Z][a-z]{2,})*\d*$/;
const longestWord = 30;

/**
 * The text of a service, if a message may repeat it. It may quote a secret of the call, escaped, encoded, cut, split or in
 * another letter case, so it is repeated whole, in one line, or not at all:
 * - it is plain: words of Latin letters, few digits, and the punctuation of a sentence;
 * - no six characters in a row are in a secret, whatever their case and whatever stands between them, nor when the text is
 *   read as base64 or as hexadecimal digits.
 *
 * @param secrets of the call and of its answer
 * @returns `undefined` when there is no text, or it is not repeated.
 */
export function serviceText(text: unknown, secrets: readonly string[]): string | undefined {
  if (typeof text !== "string" || text.length > longestText) return undefined;
  const line = text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  // A mark without its letter is invisible.
  if (line === "" || marks().test(line)) return undefined;
  const plain = withoutMarks(line);
  return isPlain(plain) && !holdsPart(plain, secrets) ? line : undefined;
}

/** The marks of letters. Node would read a literal, and its table of characters, with every import. */
function marks(): RegExp {
  return new RegExp("\\p{M}", "gu");
}

/** Letters without their accents, and the usual form of those that only look special. */
function withoutMarks(text: string): string {
  return text.normalize("NFKD").replaceAll(marks(), "");
}

function isPlain(text: string): boolean {
  if (!plainText.test(text) || text.replaceAll(/\D/g, "").length > mostDigits) return false;
  return text.split(/[^A-Za-z0-9]+/).every((word) => word.length <= longestWord && plainWord.test(word));
}

function holdsPart(text: string, secrets: readonly string[]): boolean {
  const wanted = new Set(secrets.flatMap(foldings).flatMap(partsOf));
  return readings(text)
    .flatMap(foldings)
    .some((reading) => partsOf(reading).some((part) => wanted.has(part)));
}

function partsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - partLength + 1) }, (_, at) => text.slice(at, at + partLength));
}

/** A text without regard to letter case and white space, and its letters and digits alone. */
function foldings(text: string): string[] {
  const folded = withoutMarks(text).toLowerCase().replaceAll(/\s/g, "");
  return [folded, folded.replaceAll(new RegExp("[^\\p{L}\\p{N}]", "gu"), "")];
}

/** A text, and the texts that it may encode, wherever the code begins. */
function readings(text: string, decodings = mostDecodings): string[] {
  if (decodings === 0) return [text];
  // Punctuation may be a part of the code, because `-`, `_` and `/` are characters of base64.
  const codes = new Set([text.replaceAll(/[^\w/-]/g, ""), text.replaceAll(/[^A-Za-z0-9]/g, "")]);
  const decoded = [...codes].flatMap((code) => [
    ...[0, 1, 2, 3].map((from) => readBase64(code.slice(from))),
    ...(code.match(/[0-9a-f]{12,}/gi) ?? []).flatMap((digits) => [0, 1].map((from) => readHex(digits.slice(from)))),
  ]);
  return [text, ...decoded.flatMap((bytes) => readings(bytes, decodings - 1))];
}

/** The bytes of base64, each as a character; `-` and `_` stand for `+` and `/` (RFC 4648, section 5). */
function readBase64(code: string): string {
  const plain = code.replaceAll("-", "+").replaceAll("_", "/");
  // Six bits at the end are no byte.
  return atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain);
}

function readHex(digits: string): string {
  return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}
