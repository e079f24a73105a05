import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import type { ResponseSchema } from "../../../generated/registry-response-validators.gen.ts";

/** Returns the schema of a response body; `null` for a response without a body, `undefined` for an undocumented status. */
export function documentedSchema(id: RegistryOperationId, status: number): ResponseSchema | null | undefined {
  const responses: Readonly<Record<string, ResponseSchema | null>> = registryOperations[id].responses;
  const key = documentedKey(id, status);
  return key === undefined ? undefined : responses[key];
}

/**
 * Finds the key of a status in the table: the status, its range (`4XX`) or `default`. If the contract documents a success,
 * `default` is no success.
 */
export function documentedKey(id: RegistryOperationId, status: number): string | undefined {
  const { responses } = registryOperations[id];
  const keys = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  const key = keys.find((name) => Object.hasOwn(responses, name));
  const isOther = key === "default" && isSuccess(status) && Object.keys(responses).some((name) => name.startsWith("2"));
  return isOther ? undefined : key;
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
