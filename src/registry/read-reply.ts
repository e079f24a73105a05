import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import type { Answer } from "../transport/answer.ts";
import { mediaTypeOf, parseJson, readJson, unexpected } from "../transport/json-answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { documentedAnswer, isDocumentedError } from "./documented-answer.ts";
import { RegistryError, type RegistryErrorBody } from "./registry-error.ts";
import { TooManyMatchesError } from "./too-many-matches-error.ts";

const tooManyMatches = "VYSTUP_PRILIS_MNOHO_VYSLEDKU";

/**
 * Turns an answer into the data of a success.
 *
 * @returns the parsed JSON; nothing has checked it against the schema. `undefined` for a success without a body.
 * @throws RegistryError for a documented error with its body, UnexpectedResponseError for anything else.
 */
export function readReply(operation: RegistryOperationId, answer: Answer): unknown {
  const { status } = answer;
  if (!isDocumentedError(operation, status)) return readSuccess(operation, answer);
  const body = readChyba(parseJson(answer.text));
  // The service answers an unknown path with 404 too: what tells the two apart is `kod`.
  if (body === undefined) throw unexpected(operation, answer, "body");
  throw body.subKod === tooManyMatches
    ? new TooManyMatchesError(operation, status, body)
    : new RegistryError(operation, status, body);
}

function readSuccess(operation: RegistryOperationId, answer: Answer): unknown {
  const documented = documentedAnswer(operation, answer.status);
  if (documented === undefined) throw unexpected(operation, answer, "status");
  const row: RegistryOperation = registryOperations[operation];
  if (documented.schema === null || row.method === "HEAD") return undefined;
  const data = readJson(operation, answer);
  if (row.anyJson !== true && !isJsonObject(data)) throw unexpected(operation, answer, "value");
  return data;
}

/** Whether an answer is the page that the service blocks a client with. */
export function isBlockPage({ status, headers }: Answer): boolean {
  return status === 403 && mediaTypeOf(headers) === "text/html";
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
