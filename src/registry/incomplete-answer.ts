import type { RegistryOperationId } from "../../generated/registry-operations.gen.ts";
import { UnexpectedResponseError, type UnexpectedResponseReason } from "../errors/unexpected-response-error.ts";
import { isJsonObject, type JsonObject } from "../transport/json-object.ts";

/** An answer that lacks what was asked for. @param rule what the place of the pointer has to be, or what it is */
export function incompleteAnswer(id: RegistryOperationId, pointer: string, rule: string): UnexpectedResponseError {
  return unexpected(id, "incomplete", pointer, { keyword: "", rule });
}

/** Whether another answer may hold what this one lacks. */
export function isIncompleteAnswer(error: unknown): boolean {
  return error instanceof UnexpectedResponseError && error.reason === "incomplete";
}

/** A value of another type than the contract's. */
export function malformedAnswer(id: RegistryOperationId, pointer: string, type: string): UnexpectedResponseError {
  return unexpected(id, "schema", pointer, { keyword: "type", rule: `must be ${type}` });
}

/**
 * A list of objects in an answer; `undefined` when there is none.
 *
 * @throws UnexpectedResponseError when it is no list, or holds anything else.
 */
export function readList(id: RegistryOperationId, answer: object, name: string): readonly JsonObject[] | undefined {
  // Own members only: the answer is JSON as it came.
  const list: unknown = Object.getOwnPropertyDescriptor(answer, name)?.value;
  if (list === undefined) return undefined;
  if (!Array.isArray(list)) throw malformedAnswer(id, `/${name}`, "array");
  const items: readonly unknown[] = list;
  const wrong = items.findIndex((item) => !isJsonObject(item));
  if (wrong !== -1) throw malformedAnswer(id, `/${name}/${wrong}`, "object");
  return items.filter(isJsonObject);
}

function unexpected(
  operation: RegistryOperationId,
  reason: UnexpectedResponseReason,
  pointer: string,
  rule: { readonly keyword: string; readonly rule: string },
): UnexpectedResponseError {
  return new UnexpectedResponseError({
    operation,
    status: 200,
    reason,
    mediaType: "application/json",
    issues: [{ pointer, schemaPath: "", ...rule }],
  });
}
