import { documentedStatuses } from "../../generated/registry-operations.gen.ts";
import { UnexpectedResponseError } from "../errors/unexpected-response-error.ts";
import type { Answer } from "../transport/answer.ts";
import { mediaTypeOf, parseJson, readJsonObject } from "../transport/json-answer.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";
import { RegistryError, type RegistryErrorBody, type RegistryErrorStatus } from "./registry-error.ts";
import { TooManyMatchesError } from "./too-many-matches-error.ts";

const tooManyMatches = "VYSTUP_PRILIS_MNOHO_VYSLEDKU";

/**
 * Turns an answer into the data of a 200.
 *
 * @returns the parsed JSON; nothing has checked it against the schema.
 * @throws RegistryError for a documented error with its body, UnexpectedResponseError for anything else.
 */
export function readReply(operation: string, answer: Answer): JsonObject {
  const { status } = answer;
  if (!isErrorStatus(status)) return readJsonObject(operation, answer);
  const body = readChyba(parseJson(answer.text));
  // The service answers an unknown path with 404 too: what tells the two apart is `kod`.
  if (body === undefined) {
    throw new UnexpectedResponseError({ operation, status, reason: "body", mediaType: mediaTypeOf(answer.headers) });
  }
  throw body.subKod === tooManyMatches
    ? new TooManyMatchesError(operation, status, body)
    : new RegistryError(operation, status, body);
}

/** Whether an answer is the page that the service blocks a client with. */
export function isBlockPage({ status, headers }: Answer): boolean {
  return status === 403 && mediaTypeOf(headers) === "text/html";
}

function isErrorStatus(status: number): status is RegistryErrorStatus {
  return status !== 200 && documentedStatuses.some((documented) => documented === status);
}

/** The error of a documented body; what is no text in it is left out. */
function readChyba(value: unknown): RegistryErrorBody | undefined {
  if (!isJsonObject(value)) return undefined;
  const { kod, subKod, popis } = value;
  if (typeof kod !== "string") return undefined;
  return { kod, subKod: textOf(subKod), popis: textOf(popis) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
