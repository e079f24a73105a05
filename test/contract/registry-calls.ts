import { createRegistry, registryOperations, type Registry, type RegistryOperationId } from "ares-caais";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { exampleInput } from "../fixtures/registry-table.ts";
import { baseUrl } from "./server.ts";

/** Every operation with its row of the table. */
export const operations = Object.values(registryOperations);

/** Calls an operation through its generated method with the example input of the contract. */
export function callExample(registry: Registry, id: RegistryOperationId): Promise<unknown> {
  // The example of an operation is one of what its method takes: the code generator makes both.
  const method = registry[id] as (input: unknown) => Promise<unknown>;
  return method(exampleInput(id));
}

/** Method and address of an operation called with its example input. */
export function exampleRequest(id: RegistryOperationId): { method: "GET" | "POST"; url: string; body: unknown } {
  const { method, path } = registryOperations[id];
  const example = registryExamples[id];
  const parameters: Readonly<Record<string, unknown>> = "parameters" in example ? example.parameters : {};
  const url = baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
  return { method, url, body: "request" in example ? example.request : undefined };
}

/** A client of the mocked service that sends every call once and at once. */
export function createClient(): Registry {
  return createRegistry({ retry: false, requestsPerMinute: Infinity });
}
