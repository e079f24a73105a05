import { UnexpectedResponseError, type UnexpectedResponseReason } from "../errors/unexpected-response-error.ts";
import type { Answer } from "./answer.ts";
import { isNestedDeeper } from "./json-depth.ts";
import { isJsonObject, type JsonObject } from "./json-object.ts";

/** How deep lists and objects may lie in each other; an answer of the services has about ten. */
const mostDepth = 100;

/**
 * The JSON object of a 200.
 *
 * @throws UnexpectedResponseError for another status, another media type and anything that is no JSON object.
 */
export function readJsonObject(operation: string, { status, headers, text }: Answer): JsonObject {
  const mediaType = mediaTypeOf(headers);
  const unexpected = (reason: UnexpectedResponseReason): UnexpectedResponseError =>
    new UnexpectedResponseError({ operation, status, reason, mediaType });
  if (status !== 200) throw unexpected("status");
  if (mediaType !== "application/json" && !mediaType.endsWith("+json")) throw unexpected("media-type");
  if (text === "") throw unexpected("empty");
  const data = parseJson(text);
  if (data === undefined) throw unexpected("json");
  if (!isJsonObject(data)) throw unexpected("value");
  return data;
}

/** Media type without parameters, in lower case; empty when there is none. */
export function mediaTypeOf(headers: Headers): string {
  return headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The value of a JSON text; `undefined` when it is none, or one nested deeper than any answer. */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, mostDepth)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The SyntaxError quotes the text, which may hold secrets and personal data: it is no cause to pass on.
    return undefined;
  }
}
