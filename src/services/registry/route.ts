import {
  registryOperations,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../../generated/registry-operations.gen.ts";
import type { RegistrySource } from "../../../generated/registry-service.gen.ts";

/** The operation that a request is for, with its path parameters decoded. */
export interface Route {
  readonly id: RegistryOperationId;
  readonly parameters: Readonly<Record<string, string>>;
}

const operations = Object.values(registryOperations).map((operation) => {
  const { method, path, basePath }: RegistryOperation = operation;
  return { id: operation.id, method, segments: path.split("/"), ownBase: basePath };
});

/**
 * Finds the operation for a method and a path.
 *
 * @param basePath path of the base address, without a trailing slash; an operation may have one of its own
 * @returns the status for a path that no operation has (404), or that has none with this method (405).
 */
export function findRoute(method: string, path: string, basePath = ""): Route | 404 | 405 {
  let status: 404 | 405 = 404;
  for (const operation of operations) {
    const base = operation.ownBase ?? basePath;
    if (!path.startsWith(`${base}/`)) continue;
    const parameters = match(operation.segments, path.slice(base.length).split("/"));
    if (parameters === undefined) continue;
    if (operation.method === method) return { id: operation.id, parameters };
    // `/x/{ico}` also fits `/x/vyhledat`: another operation may still have the method.
    status = 405;
  }
  return status;
}

function match(template: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (part !== segment) return undefined;
      continue;
    }
    try {
      parameters[name] = decodeURIComponent(segment);
    } catch {
      return undefined;
    }
  }
  return parameters;
}

/** The operation that reads one record of a source; the code generator makes sure that there is one. */
export function detailOf(source: RegistrySource): RegistryOperationId {
  const detail = Object.values(registryOperations).find(
    (operation) => operation.method === "GET" && "source" in operation && operation.source === source,
  );
  if (detail === undefined) throw new Error(`the contract has no detail of the source ${source}`);
  return detail.id;
}
