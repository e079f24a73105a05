import { parseJson, readJsonObject } from "../transport/json-answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import type { Answer } from "../transport/answer.ts";
import { OAuthError, type OAuthEndpoint } from "./oauth-error.ts";
import { readErrorFields } from "./read-error-fields.ts";

/**
 * The JSON object of a 200.
 *
 * @param secrets values of the request that an error must not repeat
 * @throws OAuthError for an error status with a text `error` in its JSON, UnexpectedResponseError for anything else.
 */
export function readOAuthAnswer(endpoint: OAuthEndpoint, answer: Answer, secrets: readonly string[]): JsonObject {
  throwOAuthError(endpoint, answer, secrets);
  return readJsonObject(endpoint, answer);
}

/** @throws OAuthError when the answer is an error of OAuth; any media type will do, as its author is an error path. */
export function throwOAuthError(endpoint: OAuthEndpoint, { status, text }: Answer, secrets: readonly string[]): void {
  if (status < 400) return;
  const body = parseJson(text);
  const fields = isJsonObject(body) ? readErrorFields(body, secrets) : undefined;
  if (fields !== undefined) throw new OAuthError(endpoint, status, fields);
}
