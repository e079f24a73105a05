import { parseJson, readJsonObject } from "../transport/json-answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import type { Answer } from "../transport/answer.ts";
import { OAuthError, type OAuthEndpoint } from "./oauth-error.ts";
import { readErrorFields } from "./read-error-fields.ts";

const tokenNames = ["access_token", "refresh_token", "id_token"] as const;

/**
 * The JSON object of a 200.
 *
 * @param secrets values of the call that an error must not repeat
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
  if (!isJsonObject(body)) return;
  // Tokens have no place in an error; where they are all the same, it must not repeat them either.
  const given = tokenNames.map((name) => body[name]).filter((token) => typeof token === "string");
  const fields = readErrorFields(body, [...secrets, ...given]);
  if (fields !== undefined) throw new OAuthError(endpoint, status, fields);
}
