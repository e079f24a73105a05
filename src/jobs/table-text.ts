import { InvalidInputError, refuse, shown } from "../errors/invalid-input-error.ts";

/** What a table is read from: a file, the body of an answer, standard input. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type Decoder = InstanceType<typeof TextDecoder>;

/** Text of a table as it comes. */
export interface TableText {
  /** By its name of the Encoding Standard, as far as it is known: text without accents is the same in most. */
  readonly encoding: string;
  /** Pieces of the text; they can be read once. */
  readonly pieces: AsyncGenerator<string, void, undefined>;
}

/** Bytes that are decoded at once, and at least so many decide what the encoding is, unless there are fewer. */
const pieceBytes = 65_536;

/** Files that are no text, by their first bytes, and what they are. */
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
 * Decodes a table. Without an encoding it goes by the byte order mark, then by the zeros of UTF-16; of the others it is UTF-8
 * when the first text with accents is valid as such, else Windows-1250.
 *
 * @throws InvalidInputError for an encoding that is not known, for what is no text, and for bytes that the encoding does not have.
 */
export async function decodeTable(subject: string, bytes: Bytes, encoding: string | undefined): Promise<TableText> {
  if (encoding !== undefined) decoderOf(subject, encoding);
  const chunks = piecesOf(bytes);
  const head = await headOf(chunks);
  const [, rule] = noText.find(([magic]) => beginsWith(head, magic)) ?? [];
  if (rule !== undefined) {
    await chunks.return();
    refuse(subject, "input", rule);
  }
  const found = encoding ?? markOf(head) ?? wideEncodingOf(head);
  const all = prepend(head, chunks);
  if (found !== undefined) {
    const decoder = decoderOf(subject, found);
    return { encoding: decoder.encoding, pieces: decode(subject, all, () => decoder) };
  }
  const narrow = { encoding: "utf-8" };
  return {
    get encoding() {
      return narrow.encoding;
    },
    pieces: decode(subject, undecided(all, narrow), () => decoderOf(subject, narrow.encoding)),
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

/** Pieces of a bounded size, whatever the size of those that come. */
async function* piecesOf(bytes: Bytes): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of bytes) {
    for (let from = 0; from < chunk.length; from += pieceBytes) yield chunk.subarray(from, from + pieceBytes);
  }
}

/** Enough of the beginning to decide by; a body may come in very small pieces. */
async function headOf(chunks: AsyncGenerator<Uint8Array, void, undefined>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < pieceBytes) {
    const { value, done } = await chunks.next();
    if (done === true) break;
    parts.push(value);
    length += value.length;
  }
  return concat(parts);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function* prepend(
  head: Uint8Array,
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    if (head.length > 0) yield head;
    yield* chunks;
  } finally {
    // Also when nobody reads as far as that.
    await chunks.return();
  }
}

function beginsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function markOf(head: Uint8Array): string | undefined {
  return marks.find(([mark]) => beginsWith(head, mark))?.[1];
}

/** UTF-16 without a mark: digits, separators and line ends have a zero beside them, always on the same side. */
function wideEncodingOf(head: Uint8Array): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // A quarter of the characters.
  const many = head.length / 8;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : undefined;
}

/** Passes on what is the same in all encodings, and decides at the first bytes that are not. */
async function* undecided(
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  narrow: { encoding: string },
): AsyncGenerator<Uint8Array, void, undefined> {
  let isDecided = false;
  let held: Uint8Array | undefined;
  for await (const chunk of chunks) {
    if (isDecided) {
      yield chunk;
      continue;
    }
    const bytes: Uint8Array = held === undefined ? chunk : concat([held, chunk]);
    held = undefined;
    if (bytes.every((byte) => byte < 0x80)) {
      yield bytes;
      continue;
    }
    const text = textOfUtf8(bytes);
    // The first half of a character at the end decides nothing yet.
    if (text !== undefined && isAscii(text)) {
      held = bytes;
      continue;
    }
    isDecided = true;
    if (text === undefined) narrow.encoding = "windows-1250";
    yield bytes;
  }
  if (held === undefined) return;
  narrow.encoding = "windows-1250";
  yield held;
}

/** `undefined` when it is none; it may end within a character. */
function textOfUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}

/** @param decoderNow asked when there is something to decode: what was the same in all encodings may have come before */
async function* decode(
  subject: string,
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  decoderNow: () => Decoder,
): AsyncGenerator<string, void, undefined> {
  let decoder: Decoder | undefined;
  let line = 1;
  const read = (chunk?: Uint8Array): string => {
    const now = decoderNow();
    if (decoder?.encoding !== now.encoding) decoder = now;
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: chunk !== undefined });
    } catch (error) {
      // What cannot be read becomes this sign, which shows where it is.
      const lenient = new TextDecoder(now.encoding).decode(chunk);
      const at = line + linesIn(lenient.slice(0, Math.max(0, lenient.indexOf("\ufffd"))));
      const rule = `must be ${now.encoding}: line ${at} has bytes that this encoding does not have`;
      throw new InvalidInputError(subject, [{ field: "input", rule }], { cause: error });
    }
    const zero = text.indexOf("\0");
    if (zero !== -1) {
      const at = line + linesIn(text.slice(0, zero));
      refuse(subject, "input", `must be text in ${now.encoding}: line ${at} has a character NUL`);
    }
    line += linesIn(text);
    return text;
  };
  for await (const chunk of chunks) {
    const text = read(chunk);
    if (text !== "") yield text;
  }
  const rest = read();
  if (rest !== "") yield rest;
}

function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
