import { registryOperations, type RegistrySource } from "../../generated/registry-operations.gen.ts";

/** The data sources of the registry, from the operation table: the combined one first. */
export const registrySources: readonly RegistrySource[] = [
  ...new Set(
    Object.values(registryOperations).flatMap((operation) => ("source" in operation ? [operation.source] : [])),
  ),
].sort((one, other) => Number(other === "ares") - Number(one === "ares"));
