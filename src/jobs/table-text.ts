import { InvalidInputError, refuse, shown } from "../errors/invalid-input-error.ts";

/** Bytes of a table: a file, the body of a response, standard input. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type Decoder = InstanceType<typeof TextDecoder>;

/** The text of a table in pieces. */
export interface TableText {
  /** Name in the Encoding Standard; not final before the first accents, because most encodings agree up to there. */
  readonly encoding: string;
  readonly hasByteOrderMark: boolean;
  /** Pieces of the text; they can be read once. */
  readonly pieces: AsyncGenerator<string, void, undefined>;
}

/** Number of bytes that are decoded together. Small chunks are joined, because the parser reads the whole row again for each piece. */
const pieceBytes = 65_536;

/** The first bytes of files that are not text, each with its message. */
const noText: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "must be text: it is a workbook (xlsx, ods) or another zip; save it as CSV"],
  [[0xd0, 0xcf, 0x11, 0xe0], "must be text: it is an old workbook (xls); save it as CSV"],
  [[0x1f, 0x8b], "must be text: it is compressed (gzip); unpack it"],
  [[0x25, 0x50, 0x44, 0x46], "must be text: it is a PDF"],
];

/** Byte order marks. */
const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

/**
 * Decodes a table. Without a given encoding it uses the byte order mark, then the zeros of UTF-16. Otherwise it is UTF-8 if the
 * first piece with accents is valid UTF-8, else Windows-1250.
 *
 * @throws InvalidInputError for an unknown encoding, for a file that is not text, and for bytes that the encoding does not have.
 */
export async function decodeTable(subject: string, bytes: Bytes, encoding: string | undefined): Promise<TableText> {
  if (encoding !== undefined) decoderOf(subject, encoding);
  const chunks = piecesOf(bytes);
  const next = await chunks.next();
  const head = next.value ?? new Uint8Array();
  const [, rule] = noText.find(([magic]) => beginsWith(head, magic)) ?? [];
  if (rule !== undefined) {
    await chunks.return();
    refuse(subject, "input", rule);
  }
  const mark = marks.find(([bytesOfMark]) => beginsWith(head, bytesOfMark))?.[1];
  const known = encoding ?? mark ?? wideEncodingOf(head);
  let decoder = known === undefined ? undefined : decoderOf(subject, known);
  async function* pieces(): AsyncGenerator<string, void, undefined> {
    let line = 1;
    const read = (chunk?: Uint8Array): string => {
      // ASCII characters alone do not decide the encoding.
      if (decoder === undefined && chunk?.some((byte) => byte >= 0x80) === true) {
        decoder = decoderOf(subject, isUtf8(chunk) ? "utf-8" : "windows-1250");
      }
      const text = decode(subject, decoder ?? decoderOf(subject, "utf-8"), chunk, line);
      line += linesIn(text);
      return text;
    };
    try {
      if (head.length > 0) yield read(head);
      for await (const chunk of chunks) yield read(chunk);
      const rest = read();
      if (rest !== "") yield rest;
    } finally {
      // Closes the input also when the reader stops earlier.
      await chunks.return();
    }
  }
  return {
    get encoding() {
      return decoder?.encoding ?? "utf-8";
    },
    hasByteOrderMark: mark !== undefined,
    pieces: pieces(),
  };
}

function decoderOf(subject: string, encoding: string): Decoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    const rule = 'must be an encoding that this runtime knows, such as "utf-8", "utf-16le" or "windows-1250"';
    throw new InvalidInputError(subject, [{ field: "encoding", rule, value: shown(encoding) }], { cause: error });
  }
}

/** Yields pieces of at least `pieceBytes`, except the last one. No character of UTF-8 is split. */
async function* piecesOf(bytes: Bytes): AsyncGenerator<Uint8Array, void, undefined> {
  const held = new Uint8Array(2 * pieceBytes);
  let length = 0;
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += pieceBytes) {
      const part = chunk.subarray(from, from + pieceBytes);
      held.set(part, length);
      length += part.length;
      if (length < pieceBytes) continue;
      // Finds the first byte of a character, which at most three follow.
      const begin = held.subarray(length - 3, length).findLastIndex((byte) => byte >= 0xc0);
      const end = begin === -1 ? length : length - 3 + begin;
      yield held.slice(0, end);
      held.copyWithin(0, end, length);
      length -= end;
    }
  }
  if (length > 0) yield held.slice(0, length);
}

function beginsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** Detects UTF-16 without a mark: digits, separators and line ends have a zero byte, always on the same side. */
function wideEncodingOf(head: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // A quarter of the characters.
  const many = head.length / 8;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** @param line number of the line that the chunk begins in, for errors */
function decode(subject: string, decoder: Decoder, chunk: Uint8Array | undefined, line: number): string {
  const { encoding } = decoder;
  let text: string;
  try {
    text = decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (error) {
    // Invalid bytes become U+FFFD, which shows their place.
    const lenient = new TextDecoder(encoding).decode(chunk);
    const at = line + linesIn(lenient.slice(0, Math.max(0, lenient.indexOf("\ufffd"))));
    const rule = `must be ${encoding}: line ${at} has bytes that this encoding does not have`;
    throw new InvalidInputError(subject, [{ field: "input", rule }], { cause: error });
  }
  const zero = text.indexOf("\0");
  if (zero === -1) return text;
  return refuse(
    subject,
    "input",
    `must be text in ${encoding}: line ${line + linesIn(text.slice(0, zero))} has a character NUL`,
  );
}

function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
