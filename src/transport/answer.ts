import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { findJsonFault, isJsonType, mediaTypeOf, type JsonFault } from "./json-answer.ts";

/** Decodes whole bodies: one that takes pieces costs several times as much. */
const decoder = new TextDecoder("utf-8", { fatal: true });

/** A complete answer. */
export interface Answer {
  /** HTTP status. */
  readonly status: number;
  readonly headers: Headers;
  /**
   * The whole body, decoded from UTF-8 without a byte order mark. Empty when the body is no UTF-8: with U+FFFD in place of
   * its bytes a name would be another one.
   */
  readonly text: string;
  /** Whether the body is UTF-8 throughout. */
  readonly isUtf8: boolean;
  /** What is wrong with JSON that was looked over already, or that nothing is. */
  readonly jsonFault?: JsonFault | "none";
}

/** The body breaks off. */
export class AnswerCut extends Error {
  override readonly name = "AnswerCut";
}

/** The body is larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

/**
 * Reads an answer to its end.
 *
 * @param maxBytes most bytes of the decoded body
 * @throws InvalidInputError when a `fetch` of the caller's own gave something else.
 * @throws AnswerTooLarge as soon as the limit is passed; the rest is not read. AnswerCut when compressed JSON breaks off.
 */
export async function readAnswer(response: Response, maxBytes: number): Promise<Answer> {
  if (!isResponse(response)) throw new InvalidInputError("fetch", [{ field: "result", rule: "must be a Response" }]);
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
    if (done) return decode(response, bytes.subarray(0, size));
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

/** By what is used of it: the global `Response` is not the only one. */
function isResponse(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("status" in value) || !("headers" in value)) return false;
  const { status, headers } = value;
  const body: unknown = "body" in value ? value.body : undefined;
  const isHeaders = typeof headers === "object" && headers !== null && "get" in headers;
  const isBody = body === null || (typeof body === "object" && "getReader" in body);
  return typeof status === "number" && isHeaders && isBody;
}

function decode({ status, headers }: Response, bytes: Uint8Array): Answer {
  const text = textOf(bytes);
  const answer = { status, headers, text: text ?? "", isUtf8: text !== undefined };
  if (!headers.has("content-encoding") || !isJsonType(mediaTypeOf(headers))) return answer;
  // The global fetch passes a compressed body on that breaks off, as if it were whole; a length may be right all the same.
  const jsonFault = text === undefined ? undefined : (findJsonFault(text) ?? "none");
  if (jsonFault === "cut" || (text === undefined && endsWithinCharacter(bytes))) {
    throw new AnswerCut("the answer ends before its data does");
  }
  return jsonFault === undefined ? answer : { ...answer, jsonFault };
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether bytes that are no UTF-8 would be with more of them. */
function endsWithinCharacter(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
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
