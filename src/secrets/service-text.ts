/** Longest text that is repeated, in characters. */
const longestText = 500;
/** Most digits of a text: encoding six characters takes at least twelve digits, unless letters are mixed in. */
const mostDigits = 8;
/** Number of consecutive characters of a secret that count as a part of it. */
const partLength = 6;
/** Number of times that a text is decoded. */
const mostDecodings = 2;

/** Characters of sentences and page addresses, without characters of escapes such as `%`, `&`, `\` and `=`. */
const plainText = /^[A-Za-z0-9 .,:;!?'"`()[\]|/#_–—„“”‚‘’-]*$/;
/** A word of people or programs: `Invalid`, `OAuth`, `redirectUri`, `S256`; no random text. */
const plainWord = /^[A-Z]*[a-z]*(?:[A-Z][a-z]{2,})*\d*$/;
const longestWord = 30;

/**
 * Returns the text of a service if a message may repeat it. The text may quote a secret of the call, escaped, encoded, cut, split
 * or in another letter case. So it is returned only as a whole, in one line, and if both rules hold:
 * - it is plain: words of Latin letters, few digits, and the punctuation of a sentence;
 * - no six consecutive characters are in a secret. Letter case and characters between them do not count, and the text is also read
 *   as base64 and as hexadecimal digits.
 *
 * @param secrets of the call and of its answer
 * @returns `undefined` for a text that must not be repeated, and without a text.
 */
export function serviceText(text: unknown, secrets: readonly string[]): string | undefined {
  if (typeof text !== "string" || text.length > longestText) return undefined;
  const line = text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  // A combining mark without its letter is invisible.
  if (line === "" || marks().test(line)) return undefined;
  const plain = withoutMarks(line);
  return isPlain(plain) && !holdsPart(plain, secrets) ? line : undefined;
}

/** Matches combining marks. A constructor, because Node would read a literal and its table with every import. */
function marks(): RegExp {
  return new RegExp("\\p{M}", "gu");
}

/** Removes accents from letters and replaces compatibility forms by usual letters. */
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

/** Returns a text without letter case and white space, and only its letters and digits. */
function foldings(text: string): string[] {
  const folded = withoutMarks(text).toLowerCase().replaceAll(/\s/g, "");
  return [folded, folded.replaceAll(new RegExp("[^\\p{L}\\p{N}]", "gu"), "")];
}

/** Returns a text and the texts that it may encode, from any beginning. */
function readings(text: string, decodings = mostDecodings): string[] {
  if (decodings === 0) return [text];
  // Punctuation may belong to the code, because `-`, `_` and `/` are characters of base64.
  const codes = new Set([text.replaceAll(/[^\w/-]/g, ""), text.replaceAll(/[^A-Za-z0-9]/g, "")]);
  const decoded = [...codes].flatMap((code) => [
    ...[0, 1, 2, 3].map((from) => readBase64(code.slice(from))),
    ...(code.match(/[0-9a-f]{12,}/gi) ?? []).flatMap((digits) => [0, 1].map((from) => readHex(digits.slice(from)))),
  ]);
  return [text, ...decoded.flatMap((bytes) => readings(bytes, decodings - 1))];
}

/** Decodes base64, one character for each byte; `-` and `_` stand for `+` and `/` (RFC 4648, section 5). */
function readBase64(code: string): string {
  const plain = code.replaceAll("-", "+").replaceAll("_", "/");
  // A single last character (six bits) is not a byte.
  return atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain);
}

function readHex(digits: string): string {
  return (digits.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
}
