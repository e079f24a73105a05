import { AnswerCut } from "./body-bytes.ts";
import type { AnswerHeaders, ExchangeAnswer } from "./exchange.ts";
import { findJsonFault, isJsonType, mediaTypeOf, type JsonFault } from "./json-answer.ts";

/** Decodes whole bodies: one that takes pieces costs several times as much. */
const decoder = new TextDecoder("utf-8", { fatal: true });

/** A complete answer, as text. */
export interface Answer {
  /** HTTP status. */
  readonly status: number;
  readonly headers: AnswerHeaders;
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

/** @throws AnswerCut when compressed JSON breaks off. */
export function readAnswer({ status, headers, bytes }: ExchangeAnswer): Answer {
  if (bytes === undefined) return { status, headers, text: "", isUtf8: true };
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
