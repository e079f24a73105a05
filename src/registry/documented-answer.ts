import {
  registryOperations,
  type DocumentedErrorStatus,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import { loadResponseValidator } from "../../generated/registry-response-validators-on-demand.gen.ts";
import type { ResponseSchema } from "../../generated/registry-response-validators.gen.ts";
import {
  UnexpectedResponseError,
  type BrokenRule,
  type RegistryErrorBody,
} from "../errors/unexpected-response-error.ts";
import { serviceText } from "../secrets/service-text.ts";
import { mediaTypeOf, parseJson, readJson, unexpected, type Answer } from "../transport/answer.ts";
import { reportRejection } from "../transport/hooks.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { RegistryError, TooManyMatchesError } from "./registry-error.ts";

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
  const { responses } = registryOperations[id];
  if (Object.hasOwn(responses, status)) return String(status);
  const documented = Object.keys(responses);
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
  return readJson(operation, answer, row.anyJson === true ? "any value" : "object");
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

/** Most broken rules that are told of one answer: a hostile one may break a million. */
const mostIssues = 1000;

/** An answer breaks the contract. */
export interface ViolationEvent {
  /** The operationId. */
  readonly operation: RegistryOperationId;
  /** Name of the schema. */
  readonly schema: string;
  /** The rules that it breaks, a thousand of them at most; they hold no value of the answer. */
  readonly issues: readonly BrokenRule[];
}

/** Whether answers are checked against the contract. */
export type ValidateMode = "off" | "report" | "strict";

export interface AnswerChecks {
  readonly validate: ValidateMode;
  readonly onViolation: ((event: ViolationEvent) => unknown) | undefined;
}

/**
 * Checks the data of a success against the contract, where the option `validate` asks for it. What the contract does not know is let
 * through. The validators of a data source load with the first check of its answers.
 *
 * @throws UnexpectedResponseError in strict mode.
 */
export async function checkAnswer(
  { validate, onViolation }: AnswerChecks,
  operation: RegistryOperationId,
  status: number,
  data: unknown,
): Promise<void> {
  if (data === undefined) return;
  const { schema = null } = documentedAnswer(operation, status) ?? {};
  if (schema === null) return;
  const validator = await loadResponseValidator[schema]();
  if (validator(data)) return;
  const issues = (validator.errors ?? [])
    .slice(0, mostIssues)
    .map(({ instancePath, schemaPath, keyword, message }) => ({
      pointer: instancePath,
      schemaPath,
      keyword,
      rule: message ?? "is not valid",
    }));
  reportRejection("onViolation", onViolation?.({ operation, schema, issues }));
  if (validate !== "strict") return;
  throw new UnexpectedResponseError({
    operation,
    status,
    reason: "schema",
    mediaType: "application/json",
    issues,
  });
}
