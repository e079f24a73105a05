/** A complete answer. */
export interface Answer {
  /** HTTP status. */
  readonly status: number;
  readonly headers: Headers;
  /** The whole body, decoded from UTF-8. */
  readonly text: string;
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
  if (body === null) return { status, headers, text: "" };
  const length = headers.get("content-length");
  if (length !== null && headers.get("content-encoding") === null) {
    // The transport reads no more than this, so nothing has to be counted.
    if (Number(length) <= maxBytes) return { status, headers, text: await response.text() };
    discard(body);
    throw tooLarge(maxBytes);
  }
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { status, headers, text: text + decoder.decode() };
    size += value.byteLength;
    if (size > maxBytes) {
      reader.releaseLock();
      discard(body);
      throw tooLarge(maxBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Ends a body that nobody reads further. Nobody waits for it: a stream may never confirm it. */
function discard(body: ReadableStream): void {
  body.cancel().catch(() => undefined);
}

function tooLarge(maxBytes: number): AnswerTooLarge {
  return new AnswerTooLarge(`the answer is larger than ${maxBytes} bytes`);
}
