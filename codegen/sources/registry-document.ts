import { checkRules, walk } from "./check-rules.ts";
import { readDialect } from "./dialect.ts";
import { registryDialect } from "./registry-dialect.ts";
import type {
  Body,
  BodyExample,
  OperationObject,
  PropertySchema,
  Registry,
  RegistryDocument,
  RegistryOperation,
  SchemaReference,
  Status,
} from "./registry-model.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

/**
 * Reads and checks the registry document: its dialect, its references, its operations.
 *
 * @throws SourceError at the first fault.
 */
export function readRegistry(source: YamlSource): Registry {
  const document = readDialect<RegistryDocument>(source, registryDialect);
  checkReferences(source, document);
  checkInheritance(source, document);
  checkRules(source, document);
  const operations = readOperations(source, document);
  checkSources(source, document, operations);
  return { source, document, operations };
}

/** Name of the schema that a reference points to. */
export function referencedName(reference: SchemaReference): string {
  return reference.$ref.slice(reference.$ref.lastIndexOf("/") + 1);
}

/** All properties of an object schema, those of the schemas that it extends first. */
export function allProperties(document: RegistryDocument, name: string): Readonly<Record<string, PropertySchema>> {
  const schema = document.components.schemas[name];
  if (schema === undefined || "enum" in schema) return {};
  if ("properties" in schema) return schema.properties;
  const [base, own] = schema.allOf;
  return { ...allProperties(document, referencedName(base)), ...own.properties };
}

function checkReferences(source: YamlSource, document: RegistryDocument): void {
  walk(document, "", (member, key, pointer) => {
    if (key !== "$ref" || typeof member !== "string") return;
    const [kind = "", name = ""] = member.split("/").slice(2);
    const known = kind === "schemas" ? document.components.schemas : document.components.responses;
    if (!Object.hasOwn(known, name)) throw source.error(pointer, `nothing is named ${member}`);
  });
}

function checkInheritance(source: YamlSource, document: RegistryDocument): void {
  for (const name of Object.keys(document.components.schemas)) {
    const inherited = new Set<string>();
    const properties = new Map<string, string>();
    for (let current = name; ;) {
      if (inherited.has(current)) throw source.error(`/components/schemas/${name}/allOf`, `${name} extends itself`);
      inherited.add(current);
      const schema = document.components.schemas[current];
      if (schema === undefined || "enum" in schema) break;
      const own = "allOf" in schema ? schema.allOf[1] : schema;
      for (const property of Object.keys(own.properties)) {
        const owner = properties.get(property);
        if (owner !== undefined) {
          throw source.error(
            `/components/schemas/${owner}`,
            `${owner} repeats "${property}" of ${current}, which it extends`,
          );
        }
        properties.set(property, current);
      }
      if (!("allOf" in schema)) break;
      current = referencedName(schema.allOf[0]);
    }
  }
}

/** Each data source has one detail and one search, and every tag is declared. */
function checkSources(source: YamlSource, document: RegistryDocument, operations: readonly RegistryOperation[]): void {
  const declared = new Set(document.tags.map(({ name }) => name));
  for (const { id, pointer, source: name, method, path } of operations) {
    if (/[{}]/.test(path.replaceAll(/\{\w+\}/g, ""))) throw source.error(pointer, `stray braces in the path ${path}`);
    const twins = operations.filter((other) => other.source === name && other.method === method);
    if (name === undefined) continue;
    const opposite = operations.filter((other) => other.source === name && other.method !== method);
    if (twins.length !== 1 || opposite.length !== 1) {
      throw source.error(
        `${pointer}/x-source`,
        `the source "${name}" needs one detail and one search; ${id} is not alone`,
      );
    }
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const unknown = operation.tags.find((tag) => !declared.has(tag));
      if (unknown === undefined) continue;
      throw source.error(`/paths/${pointerSegment(path)}/${method}/tags`, `the tag "${unknown}" is not declared`);
    }
  }
}

function readOperations(source: YamlSource, document: RegistryDocument): RegistryOperation[] {
  const operations: RegistryOperation[] = [];
  const ids = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of ["get", "post"] as const) {
      const operation = methods[method];
      if (operation === undefined) continue;
      const pointer = `/paths/${pointerSegment(path)}/${method}`;
      if (ids.has(operation.operationId)) {
        throw source.error(`${pointer}/operationId`, `the operation ${operation.operationId} stands twice`);
      }
      ids.add(operation.operationId);
      operations.push(readOperation(source, document, path, method, operation, pointer));
    }
  }
  return operations;
}

function readOperation(
  source: YamlSource,
  document: RegistryDocument,
  path: string,
  method: "get" | "post",
  operation: OperationObject,
  pointer: string,
): RegistryOperation {
  const parameters = operation.parameters ?? [];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (inPath.join() !== parameters.map(({ name }) => name).join()) {
    throw source.error(pointer, `the parameters must be those of the path, in order: ${inPath.join(", ") || "none"}`);
  }
  if ((method === "post") !== (operation.requestBody !== undefined)) {
    throw source.error(pointer, method === "post" ? "a POST needs a requestBody" : "a GET has no requestBody");
  }
  const bodyExample = (body: Body, at: string): BodyExample => {
    const { schema, example } = body.content["application/json"];
    return { schema: referencedName(schema), example, pointer: `${at}/content/application~1json/example` };
  };
  const responseExample = (status: Status): BodyExample => {
    const response = operation.responses[status];
    if (!("$ref" in response)) return bodyExample(response, `${pointer}/responses/${status}`);
    const name = referencedName(response);
    const shared = document.components.responses[name];
    if (shared === undefined) throw source.error(`${pointer}/responses/${status}`, `nothing is named ${response.$ref}`);
    return bodyExample(shared, `/components/responses/${name}`);
  };
  return {
    id: operation.operationId,
    method: method === "get" ? "GET" : "POST",
    path,
    summary: operation.summary,
    description: operation.description,
    ...(operation["x-source"] === undefined ? {} : { source: operation["x-source"] }),
    readOnly: operation["x-read-only"],
    parameters,
    ...(operation.requestBody === undefined
      ? {}
      : { request: bodyExample(operation.requestBody, `${pointer}/requestBody`) }),
    responses: {
      200: responseExample("200"),
      400: responseExample("400"),
      401: responseExample("401"),
      403: responseExample("403"),
      404: responseExample("404"),
      500: responseExample("500"),
    },
    pointer,
  };
}
