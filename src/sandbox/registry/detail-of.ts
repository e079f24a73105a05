import {
  registryOperations,
  type RegistryOperationId,
  type RegistrySource,
} from "../../../generated/registry-operations.gen.ts";

/** The operation that reads one record of a source; the code generator makes sure that there is one. */
export function detailOf(source: RegistrySource): RegistryOperationId {
  const detail = Object.values(registryOperations).find(
    (operation) => operation.method === "GET" && "source" in operation && operation.source === source,
  );
  if (detail === undefined) throw new Error(`the contract has no detail of the source ${source}`);
  return detail.id;
}
