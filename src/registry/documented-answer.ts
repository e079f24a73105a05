import {
  registryOperations,
  type DocumentedErrorStatus,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import type { ResponseSchema } from "../../generated/registry-response-validators.gen.ts";
import type { RegistryErrorBody } from "../errors/chyba.ts";
import { serviceText } from "../secrets/service-text.ts";
import type { Answer } from "../transport/answer.ts";
import { mediaTypeOf, parseJson, readJson, unexpected } from "../transport/json-answer.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { RegistryError } from "./registry-error.ts";
import { TooManyMatchesError } from "./too-many-matches-error.ts";

/** What the contract says of an answer. */
export interface DocumentedAnswer {
  /** Whether it is what was asked for. */
  readonly success: boolean;
  /** Schema of its body; `null` where it has none. */
  readonly schema: ResponseSchema | null;
}

/**
 * What the contract says of a status of an operation: for itself, as one of a range, or as any other one. Where the contract
 * documents a success, a success that it does not document is none.
 *
 * @returns `undefined` for a status that it does not document.
 */
export function documentedAnswer(id: RegistryOperationId, status: number): DocumentedAnswer | undefined {
  const responses: Readonly<Record<string, ResponseSchema | null>> = registryOperations[id].responses;
  const key = documentedKey(id, status);
  return key === undefined ? undefined : { success: isSuccess(status), schema: responses[key] ?? null };
}

/** Under what the contract documents a status of an operation: itself, its range (`4XX`) or `default`. */
export function documentedKey(id: RegistryOperationId, status: number): string | undefined {
  const documented = Object.keys(registryOperations[id].responses);
  const key = [String(status), `${Math.floor(status / 100)}XX`, "default"].find((name) => documented.includes(name));
  const isOther = key === "default" && isSuccess(status) && documented.some((name) => name.startsWith("2"));
  return isOther ? undefined : key;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether a status of an operation is a documented error. */
function isDocumentedError(id: RegistryOperationId, status: number): status is DocumentedErrorStatus {
  return documentedAnswer(id, status)?.success === false;
}

const tooManyMatches = "VYSTUP_PRILIS_MNOHO_VYSLEDKU";

/**
 * Turns an answer into the data of a success.
 *
 * @param secrets that were sent with the call: no error repeats what may quote one
 * @returns the parsed JSON; nothing has checked it against the schema. `undefined` for a success without a body.
 * @throws RegistryError for a documented error with its body, UnexpectedResponseError for anything else.
 */
export function readData(operation: RegistryOperationId, answer: Answer, secrets: readonly string[]): unknown {
  const { status } = answer;
  if (!isDocumentedError(operation, status)) return readSuccess(operation, answer, secrets);
  const body = readChyba(answer, secrets);
  // The service answers an unknown path with 404 too, and says nothing of a `Chyba` then.
  if (body === undefined) throw unexpected(operation, answer, "body");
  throw body.subKod === tooManyMatches
    ? new TooManyMatchesError(operation, status, body)
    : new RegistryError(operation, status, body);
}

function readSuccess(operation: RegistryOperationId, answer: Answer, secrets: readonly string[]): unknown {
  const documented = documentedAnswer(operation, answer.status);
  if (documented === undefined) throw unexpected(operation, answer, "status", readChyba(answer, secrets));
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

/**
 * What an answer says of an error; what is no text in it is left out.
 *
 * @returns `undefined` when it says nothing of what a `Chyba` does.
 */
function readChyba({ text }: Answer, secrets: readonly string[]): RegistryErrorBody | undefined {
  const value = parseJson(text);
  if (!isJsonObject(value)) return undefined;
  const { kod, subKod, popis } = value;
  const said = [kod, subKod, popis].filter((member) => typeof member === "string");
  if (said.length === 0 || !["string", "undefined"].includes(typeof (kod ?? undefined))) return undefined;
  const textOf = (member: unknown): string | undefined => {
    if (typeof member !== "string") return undefined;
    return secrets.length === 0 ? member : serviceText(member, secrets);
  };
  return { kod: textOf(kod), subKod: textOf(subKod), popis: textOf(popis) };
}
