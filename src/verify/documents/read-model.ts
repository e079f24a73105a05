import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import type { BodyModel, DocumentModel, OperationModel, ParameterModel } from "./model.ts";
import { parseDocument, type OpenApiDocument } from "./parse-document.ts";
import { readNamedSchema, readSchema } from "./read-schema.ts";
import { References } from "./references.ts";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Reads what is compared of an OpenAPI document, 3.0 or 3.1.
 *
 * @param field name of the document, for errors
 * @throws InvalidInputError when it is no such document, is too large or too intertwined, refers to another one or to
 * nothing.
 */
export function readModel(field: string, document: OpenApiDocument): DocumentModel {
  const root = parseDocument(field, document);
  const references = new References(field, root);
  const { info, paths, components, security } = root;
  const version = isJsonObject(info) && typeof info["version"] === "string" ? info["version"] : "";
  const operations = new Map<string, OperationModel>();
  for (const [path, item] of members(paths)) {
    const shared = references.resolve(item);
    for (const method of methods) {
      if (shared[method] === undefined) continue;
      const node = references.resolve(shared[method]);
      const own = typeof node["operationId"] === "string" ? node["operationId"] : undefined;
      // An operation without an id of its own is known by its address.
      const id = own === undefined || operations.has(own) ? `${method.toUpperCase()} ${path}` : own;
      operations.set(id, {
        ...{ id, method: method.toUpperCase(), path },
        parameters: readParameters(references, shared["parameters"], node["parameters"]),
        request: node["requestBody"] === undefined ? undefined : readBody(references, node["requestBody"]),
        responses: new Map(members(node["responses"]).map(([status, body]) => [status, readBody(references, body)])),
        security: node["security"] === undefined ? undefined : readSecurity(node["security"]),
      });
    }
  }
  const named = isJsonObject(components) ? members(components["schemas"]) : [];
  return {
    version,
    security: readSecurity(security),
    operations,
    schemas: new Map(named.map(([name]) => [name, readNamedSchema(references, name)])),
  };
}

/** Those of an operation win over those of its path. */
function readParameters(references: References, ...lists: readonly unknown[]): Map<string, ParameterModel> {
  const parameters = new Map<string, ParameterModel>();
  for (const entry of lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []))) {
    const { name, in: place, required, schema } = references.resolve(entry);
    if (typeof name !== "string" || typeof place !== "string") continue;
    parameters.set(`${place} ${name}`, { required: required === true, schema: readSchema(references, schema) });
  }
  return parameters;
}

function readBody(references: References, node: unknown): BodyModel {
  const { required, content } = references.resolve(node);
  const entries = members(content).map(([type, media]): [string, ReturnType<typeof readSchema>] => [
    type.split(";", 1)[0]?.trim().toLowerCase() ?? "",
    readSchema(references, references.resolve(media)["schema"]),
  ]);
  return { required: required === true, content: new Map(entries) };
}

/** Each alternative as the names that it asks for; none for an anonymous one, and for no security at all. */
function readSecurity(node: unknown): string[] {
  const alternatives = Array.isArray(node) ? node : [];
  const texts = alternatives.map((one: unknown) => (isJsonObject(one) ? Object.keys(one).sort().join("+") : ""));
  return texts.length === 0 ? [""] : [...new Set(texts)].sort();
}

function members(node: unknown): [string, JsonObject][] {
  return isJsonObject(node)
    ? Object.entries(node).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]))
    : [];
}
