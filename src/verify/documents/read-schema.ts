import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import type { NamedSchemaModel, PropertyModel, SchemaModel } from "./model.ts";
import type { References } from "./references.ts";

/** Keywords that are no rules about a value, or that are read apart. */
const noRules: ReadonlySet<string> = new Set([
  ...["$ref", "allOf", "items", "properties", "required"],
  ...["title", "description", "example", "examples", "default", "deprecated", "externalDocs", "xml", "discriminator"],
  ...["readOnly", "writeOnly"],
]);
/** Schemas that lie in each other and extend each other further than this are no design but an attack. */
const mostDepth = 200;

/** Where the reading is: how deep, and within which named schemas. */
interface Trail {
  readonly depth: number;
  readonly names: readonly string[];
}

/** A schema while it is put together. */
interface Parts {
  readonly rules: Map<string, unknown>;
  readonly properties: Map<string, PropertyModel>;
  readonly required: Set<string>;
  readonly uses: Set<string>;
  items: SchemaModel | undefined;
}

/** Reads a schema with a name: what it extends becomes part of it. */
export function readNamedSchema(references: References, name: string): NamedSchemaModel {
  const parts = newParts();
  include(references, name, parts, { depth: 0, names: [] });
  const { rules, items, properties, required, uses } = parts;
  return { reference: undefined, rules, items, properties, required, uses, correction: undefined };
}

/** Reads a schema where it is used; a named one stays a name. */
export function readSchema(references: References, node: unknown): SchemaModel {
  return readUse(references, node, new Set(), { depth: 0, names: [] });
}

/** @param uses takes the names that are referred to */
function readUse(references: References, node: unknown, uses: Set<string>, trail: Trail): SchemaModel {
  const schema = isJsonObject(node) ? node : {};
  const correction = typeof schema["x-correction"] === "string" ? schema["x-correction"] : undefined;
  const reference = referenceOf(references, schema);
  const parts = newParts();
  if (reference === undefined) readParts(references, schema, undefined, parts, trail);
  else {
    references.schema(reference);
    parts.uses.add(reference);
    readRules(schema, parts.rules);
  }
  for (const name of parts.uses) uses.add(name);
  const { rules, items, properties, required } = parts;
  return { reference, rules, items, properties, required, correction };
}

/** In OpenAPI 3.0 a reference with notes is an `allOf` of one. */
function referenceOf(references: References, schema: JsonObject): string | undefined {
  const { allOf, properties } = schema;
  const own = references.schemaName(schema);
  if (own !== undefined || properties !== undefined || !Array.isArray(allOf) || allOf.length !== 1) return own;
  const only: unknown = allOf[0];
  return isJsonObject(only) ? references.schemaName(only) : undefined;
}

function include(references: References, name: string, parts: Parts, { depth, names }: Trail): void {
  // What extends or contains itself ends there.
  if (names.includes(name)) return;
  const schema = references.schema(name);
  if (isJsonObject(schema)) readParts(references, schema, name, parts, { depth, names: [...names, name] });
}

function readParts(
  references: References,
  schema: JsonObject,
  owner: string | undefined,
  parts: Parts,
  { depth, names }: Trail,
): void {
  references.step();
  if (depth > mostDepth) references.refuse("must not be nested so deeply");
  const trail = { depth: depth + 1, names };
  const { $ref, allOf, items, properties, required } = schema;
  const name = references.schemaName(schema);
  if (name === undefined && typeof $ref === "string") {
    // It points into the middle of something.
    readParts(references, references.resolve(schema), owner, parts, trail);
    return;
  }
  if (name !== undefined) {
    parts.uses.add(name);
    include(references, name, parts, trail);
  }
  for (const part of Array.isArray(allOf) ? allOf : []) {
    if (isJsonObject(part)) readParts(references, part, owner, parts, trail);
  }
  for (const [key, property] of isJsonObject(properties) ? Object.entries(properties) : []) {
    parts.properties.set(key, { schema: readUse(references, property, parts.uses, trail), owner });
  }
  for (const key of Array.isArray(required) ? required : []) if (typeof key === "string") parts.required.add(key);
  if (items !== undefined) parts.items = readUse(references, items, parts.uses, trail);
  readRules(schema, parts.rules);
}

function readRules(schema: JsonObject, rules: Map<string, unknown>): void {
  // A document may leave out what the properties say.
  if (schema["properties"] !== undefined) rules.set("type", "object");
  for (const [keyword, value] of Object.entries(schema)) {
    if (noRules.has(keyword) || keyword.startsWith("x-") || value === undefined) continue;
    if (keyword === "type" && Array.isArray(value)) {
      // The form of OpenAPI 3.1.
      const types = value.filter((type) => type !== "null");
      rules.set("type", types.length === 1 ? types[0] : types);
      if (types.length < value.length) rules.set("nullable", true);
    } else if (!((keyword === "nullable" || keyword === "uniqueItems") && value === false)) rules.set(keyword, value);
  }
}

function newParts(): Parts {
  return {
    rules: new Map(),
    properties: new Map(),
    required: new Set(),
    uses: new Set(),
    items: undefined,
  };
}
