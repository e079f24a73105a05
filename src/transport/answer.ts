import { UnexpectedResponseError, type UnexpectedResponseReason } from "../errors/unexpected-response-error.ts";
import { answerCut, type AnswerHeaders, type ExchangeAnswer } from "./exchange.ts";
import type { JsonObject } from "./json-object.ts";

/** Decodes whole bodies, because a decoder of pieces (`stream`) is several times slower. */
const decoder = new TextDecoder("utf-8", { fatal: true });

/** A complete answer, as text. */
export interface Answer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /**
   * The whole body, decoded from UTF-8 without a byte order mark. It is empty when the body is not UTF-8, because U+FFFD in place
   * of wrong bytes would change names.
   */
  readonly text: string;
  readonly isUtf8: boolean;
  /** The bytes of the body, only when it is declared as XML: an XML document names its own encoding. */
  readonly bytes?: Uint8Array;
  /** Result of a check of the JSON that was made already; absent when it was not checked yet. */
  readonly jsonFault?: JsonFault | "none";
}

/** Makes an answer of the result of an exchange. @throws ExchangeFailure when compressed JSON breaks off. */
export function readAnswer({ status, headers, bytes }: ExchangeAnswer): Answer {
  if (bytes === undefined) return { status, headers, text: "", isUtf8: true };
  const text = textOf(bytes);
  const answer = { status, headers, text: text ?? "", isUtf8: text !== undefined };
  const mediaType = mediaTypeOf(headers);
  if (isXmlType(mediaType)) return { bytes, ...answer };
  const isEncoded = headers.get("content-encoding") !== null && !isEmptyError(status, headers);
  if (!isEncoded || !isJsonType(mediaType)) return answer;
  // The global fetch returns a compressed body that breaks off as if it were complete, also when `content-length` is right.
  const jsonFault = text === undefined ? undefined : (findJsonFault(text) ?? "none");
  if (jsonFault === "cut" || (text === undefined && textOf(bytes, true) !== undefined)) {
    throw answerCut("the answer ends before its data does");
  }
  return jsonFault === undefined ? answer : { jsonFault, ...answer };
}

/** Whether an error has no body, so nothing of it can be cut off. Its other headers do not matter. */
export function isEmptyError(status: number, headers: Pick<AnswerHeaders, "get">): boolean {
  return status >= 400 && headers.get("content-length") === "0";
}

/** Decodes UTF-8; `undefined` when the bytes are not UTF-8. With `isBeginning` the last character may be incomplete. */
function textOf(bytes: Uint8Array, isBeginning = false): string | undefined {
  try {
    if (isBeginning) return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The JSON object of a 200. @throws UnexpectedResponseError for any other answer. */
export function readJsonObject(operation: string, answer: Answer): JsonObject {
  if (answer.status !== 200) throw unexpected(operation, answer, "status");
  // `readJson` has refused anything but an object.
  return readJson(operation, answer, "object") as JsonObject;
}

/** Parses the JSON of an answer with any status. @throws UnexpectedResponseError without valid, safe JSON of the `wanted` kind. */
export function readJson(operation: string, answer: Answer, wanted: "object" | "any value"): unknown {
  const { headers, text, isUtf8 } = answer;
  if (!isJsonType(mediaTypeOf(headers))) throw unexpected(operation, answer, "media-type");
  if (!isUtf8) throw unexpected(operation, answer, "json");
  if (text === "") throw unexpected(operation, answer, "empty");
  const fault = answer.jsonFault ?? findJsonFault(text);
  if (fault === "excess") throw unexpected(operation, answer, "forbidden-json");
  const data = parse(text);
  if (data === undefined) throw unexpected(operation, answer, "json");
  if (fault === "number") throw unexpected(operation, answer, "number");
  if (wanted === "object" && !/^\s*\{/.test(text)) throw unexpected(operation, answer, "value");
  return data;
}

/** Makes the error for an answer that breaks the contract. @param about further members of the error */
export function unexpected(
  operation: string,
  { status, headers }: Answer,
  reason: UnexpectedResponseReason,
  about: Partial<ConstructorParameters<typeof UnexpectedResponseError>[0]> = {},
): UnexpectedResponseError {
  return new UnexpectedResponseError({ operation, status, reason, mediaType: mediaTypeOf(headers), ...about });
}

/** Whether a media type is JSON, or ends in `+json` (RFC 6839, section 3.1). */
export function isJsonType(mediaType: string): boolean {
  return mediaType === "application/json" || mediaType.endsWith("+json");
}

/** Whether a media type is XML: the two names are aliases (RFC 7303, section 9.2). */
export function isXmlType(mediaType: string): boolean {
  return mediaType === "text/xml" || mediaType === "application/xml";
}

/** Media type without parameters, in lower case; empty when there is none. */
export function mediaTypeOf(headers: AnswerHeaders): string {
  const given = headers.get("content-type") ?? "";
  // The services send exactly this text, and the type of each response is read several times.
  if (given === "application/json") return given;
  return given.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Parses a JSON text; `undefined` when it is not JSON, or {@link findJsonFault} finds a fault. */
export function parseJson(text: string): unknown {
  return findJsonFault(text) === undefined ? parse(text) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The SyntaxError quotes the text, which may hold secrets and personal data: it is no cause to pass on.
    return undefined;
  }
}

/**
 * Why a JSON text is not parsed:
 * - `cut`: the text ends before the value does,
 * - `excess`: it is nested deeper, or has more values or more different names, than any honest answer,
 * - `number`: one of its numbers is larger than JavaScript can hold exactly.
 */
export type JsonFault = "cut" | "excess" | "number";

/** Deepest nesting of lists and objects; answers of the services have about ten levels. */
const mostDepth = 100;

/*
 * The largest honest answers have: a page of 1,000 subjects 80,000 values (members of objects and items of lists) of 20
 * characters and 70 names, a batch of 10,000 changes 30,000 of 13, a record of 1,914 establishments about 60,000 of 19. The
 * worst value costs Node 100 bytes and a microsecond: that of an object whose names stand in an order of their own.
 */
/** Values of any text, and one more for each of so many characters, but never more than `mostValues`. */
const freeValues = 100_000;
const charactersPerValue = 25;
const mostValues = 1_000_000;
/** Different names, told apart after the first `unnamedValues` values: that costs as much again as all the rest. */
const mostNames = 1000;
const unnamedValues = 50_000;

/** A number of so few characters is exact, whatever its exponent. */
const safeLength = 3;

const quote = 0x22;
const backslash = 0x5c;

/**
 * Checks a JSON text before it is parsed, because its value may take many times its size and many seconds. It reads the text once
 * and stops at the first excess. The parser decides whether the text is JSON.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const { length } = text;
  const most = Math.min(mostValues, freeValues + length / charactersPerValue);
  const names = new Set<string>();
  let numericNames = 0;
  let depth = 0;
  // Counts commas and opening brackets. An empty list counts twice, and also costs twice as much.
  let values = 0;
  let rounded = false;
  let begin = 0;
  let end = 0;
  for (let position = 0; position < length; position += 1) {
    const code = text.charCodeAt(position);
    switch (code) {
      case quote:
        begin = position + 1;
        end = endOfString(text, begin);
        position = end;
        break;
      case 0x3a: // :
        if (values < unnamedValues) break;
        // An object whose names are numbers is stored as a list with gaps. It costs as much as one with many names.
        if (isDigit(text.charCodeAt(begin))) numericNames += 1;
        else names.add(text.slice(begin, end));
        if (names.size + numericNames > mostNames) return "excess";
        break;
      case 0x2c: // ,
        values += 1;
        if (values > most) return "excess";
        break;
      case 0x5b: // [
      case 0x7b: // {
        values += 1;
        depth += 1;
        if (depth > mostDepth || values > most) return "excess";
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
        break;
      default:
        if (isDigit(code)) {
          const after = endOfNumber(text, position + 1);
          if (after - position > safeLength) rounded ||= Number(text.slice(position, after)) > Number.MAX_SAFE_INTEGER;
          position = after - 1;
        }
    }
  }
  if (depth > 0 || end === length) return "cut";
  return rounded ? "number" : undefined;
}

/** The index of the closing quote of a string; the length of the text without one. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** The index behind a number. The order of its parts is not checked. */
function endOfNumber(text: string, from: number): number {
  let end = from;
  for (;;) {
    const code = text.charCodeAt(end);
    // . E e, and + or - behind these
    const isPart = isDigit(code) || code === 0x2e || code === 0x45 || code === 0x65 || code === 0x2b || code === 0x2d;
    if (!isPart) return end;
    end += 1;
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/**
 * Joins the pieces of a body. The buffer doubles when it is full, so many small pieces cost no more than a few large ones. A body
 * of a single piece is not copied.
 */
export class BodyBytes {
  readonly #maxBytes: number;
  #bytes: Uint8Array = new Uint8Array();
  #size = 0;

  /** @param maxBytes most bytes of the body */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }

  /** Adds a piece. @returns `false` when it does not fit any more; then it is not added. */
  add(piece: Uint8Array): boolean {
    const used = this.#size;
    const size = used + piece.byteLength;
    if (size > this.#maxBytes) return false;
    this.#size = size;
    if (used === 0) {
      this.#bytes = piece;
      return true;
    }
    if (size > this.#bytes.byteLength) {
      const larger = new Uint8Array(Math.min(2 * size, Math.max(size, this.#maxBytes)));
      larger.set(this.#bytes.subarray(0, used));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, used);
    return true;
  }
}
