import type { RegistryErrorBody } from "../errors/chyba.ts";
import { UnexpectedResponseError, type UnexpectedResponseReason } from "../errors/unexpected-response-error.ts";
import type { Answer } from "./answer.ts";
import type { AnswerHeaders } from "./exchange.ts";
import { findJsonFault } from "./json-fault.ts";
import { isJsonObject, type JsonObject } from "./json-object.ts";

/**
 * The JSON object of a 200.
 *
 * @throws UnexpectedResponseError for another status, another media type and anything that is no JSON object.
 */
export function readJsonObject(operation: string, answer: Answer): JsonObject {
  if (answer.status !== 200) throw unexpected(operation, answer, "status");
  const data = readJson(operation, answer);
  if (!isJsonObject(data)) throw unexpected(operation, answer, "value");
  return data;
}

/**
 * The JSON of an answer, whatever its status.
 *
 * @throws UnexpectedResponseError for another media type and anything that is no JSON, or not one to be had.
 */
export function readJson(operation: string, answer: Answer): unknown {
  const { headers, text, isUtf8 } = answer;
  if (!isJsonType(mediaTypeOf(headers))) throw unexpected(operation, answer, "media-type");
  if (!isUtf8) throw unexpected(operation, answer, "json");
  if (text === "") throw unexpected(operation, answer, "empty");
  const fault = answer.jsonFault ?? findJsonFault(text);
  if (fault === "excess") throw unexpected(operation, answer, "forbidden-json");
  const data = parse(text);
  if (data === undefined) throw unexpected(operation, answer, "json");
  if (fault === "number") throw unexpected(operation, answer, "number");
  return data;
}

/**
 * An answer that is not what the contract says.
 *
 * @param chyba what it says of an error
 */
export function unexpected(
  operation: string,
  { status, headers }: Answer,
  reason: UnexpectedResponseReason,
  chyba?: RegistryErrorBody,
): UnexpectedResponseError {
  return new UnexpectedResponseError({ operation, status, reason, mediaType: mediaTypeOf(headers), chyba });
}

/** Whether a media type is that of JSON, or says that it is written in it (RFC 6839, section 3.1). */
export function isJsonType(mediaType: string): boolean {
  return mediaType === "application/json" || mediaType.endsWith("+json");
}

/** Media type without parameters, in lower case; empty when there is none. */
export function mediaTypeOf(headers: AnswerHeaders): string {
  return headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The value of a JSON text; `undefined` when it is none, or one that is not to be had. */
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
