import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations, type RegistryOperationId } from "../../../generated/registry-operations.gen.ts";

/** The example of an answer of an operation, by the key of its status in the contract. */
export function exampleAnswer(id: RegistryOperationId, key: string | undefined): unknown {
  return key === undefined ? undefined : new Map(Object.entries<unknown>(registryExamples[id].responses)).get(key);
}

/** The status of a success that an operation documents first; of a range its first one. */
export function successStatus(id: RegistryOperationId): number {
  const first = Object.keys(registryOperations[id].responses).find((status) => status.startsWith("2"));
  return first === undefined ? 200 : Number(first.replaceAll("X", "0"));
}
