import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";
import type { ResponseSchema } from "../../../generated/registry-response-validators.gen.ts";

/** The schema of an answer's body, `null` for one without a body; `undefined` for a status that is not documented. */
export function documentedSchema(id: RegistryOperationId, status: number): ResponseSchema | null | undefined {
  const responses: Readonly<Record<string, ResponseSchema | null>> = registryOperations[id].responses;
  const key = documentedKey(id, status);
  return key === undefined ? undefined : responses[key];
}

/**
 * The key of a status in the table: the status itself, its range (`4XX`) or `default`, which stands for no further success
 * where the contract documents one.
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
