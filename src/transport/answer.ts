/** Decodes whole bodies: one that takes pieces costs several times as much. */
const decoder = new TextDecoder();
const strictDecoder = new TextDecoder("utf-8", { fatal: true });

/** A complete answer. */
export interface Answer {
  /** HTTP status. */
  readonly status: number;
  readonly headers: Headers;
  /** The whole body, decoded from UTF-8; bytes that are none have become U+FFFD. */
  readonly text: string;
  /** Whether the body is UTF-8 throughout. */
  readonly isUtf8: boolean;
}

/** The body is larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

/**
 * Reads an answer to its end.
 *
 * @param maxBytes most bytes of the decoded body
 * @throws AnswerTooLarge as soon as the limit is passed; the rest is not read.
 */
export async function readAnswer(response: Response, maxBytes: number): Promise<Answer> {
  const { status, headers, body } = response;
  if (body === null) return { status, headers, text: "", isUtf8: true };
  const length = headers.get("content-length");
  if (length !== null && Number(length) > maxBytes && headers.get("content-encoding") === null) {
    discard(body);
    throw tooLarge(maxBytes);
  }
  let bytes: Uint8Array = new Uint8Array();
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { status, headers, ...decode(bytes.subarray(0, size)) };
    const used = size;
    size += value.byteLength;
    if (size > maxBytes) {
      reader.releaseLock();
      discard(body);
      throw tooLarge(maxBytes);
    }
    bytes = append(bytes, used, value);
  }
}

/** Looks twice only at a text with U+FFFD, which may be in the bytes too. */
function decode(bytes: Uint8Array): Pick<Answer, "text" | "isUtf8"> {
  const text = decoder.decode(bytes);
  if (!text.includes("\uFFFD")) return { text, isUtf8: true };
  try {
    strictDecoder.decode(bytes);
    return { text, isUtf8: true };
  } catch {
    return { text, isUtf8: false };
  }
}

/**
 * Puts a piece behind others. The buffer doubles when it is full, so that many small pieces cost no more than a few large
 * ones; the only piece of a small answer is not copied.
 */
function append(bytes: Uint8Array, used: number, piece: Uint8Array): Uint8Array {
  if (used === 0) return piece;
  const needed = used + piece.byteLength;
  const target = needed <= bytes.byteLength ? bytes : new Uint8Array(2 * needed);
  if (target !== bytes) target.set(bytes.subarray(0, used));
  target.set(piece, used);
  return target;
}

/** Ends a body that nobody reads further. Nobody waits for it: a stream may never confirm it. */
function discard(body: ReadableStream): void {
  body.cancel().catch(() => undefined);
}

function tooLarge(maxBytes: number): AnswerTooLarge {
  return new AnswerTooLarge(`the answer is larger than ${maxBytes} bytes`);
}
