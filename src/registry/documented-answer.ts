import {
  registryOperations,
  type DocumentedErrorStatus,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
import type { ResponseSchema } from "../../generated/registry-response-validators.gen.ts";

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
  const success = status >= 200 && status < 300;
  const range = `${Math.floor(status / 100)}XX`;
  const key = [String(status), range, "default"].find((name) => Object.hasOwn(responses, name));
  if (key === undefined) return undefined;
  if (success && key === "default" && Object.keys(responses).some((name) => name.startsWith("2"))) return undefined;
  return { success, schema: responses[key] ?? null };
}

/** Whether a status of an operation is a documented error. */
export function isDocumentedError(id: RegistryOperationId, status: number): status is DocumentedErrorStatus {
  return documentedAnswer(id, status)?.success === false;
}
