import { FaultList } from "../source-error.ts";
import { DocumentReader } from "./document-reader.ts";
import { walk } from "./openapi-walk.ts";
import { readRegistryDocument } from "./registry-document.ts";
import { namedSchema } from "./read-bodies.ts";
import type { Body, OperationObject, Registry, SchemaObject } from "./registry-model.ts";
import type { YamlSource } from "./yaml-source.ts";

const origins = ["specification", "published"];

/** What says what a schema or a property is, in English and in Czech. */
const words = ["description", "x-description-cs"];

/**
 * What this project wants of the registry document beyond OpenAPI, so that who reads the code finds what it is about:
 * where a schema comes from, a word on everything, of schemas and properties in both languages, an example of everything. Code is generated without it.
 *
 * @returns each place where something is missing; the faults of a document that no code can be made of instead.
 */
export function checkHouseRules(source: YamlSource): FaultList {
  const faults = new FaultList();
  const registry = readRegistryDocument(source, faults);
  if (registry === undefined || !faults.isEmpty()) return faults;
  const { document } = registry;
  const reader = new DocumentReader(source, document, faults);
  const wantText = (node: object, pointer: string, ...keys: readonly string[]): void => {
    for (const key of keys) {
      const text: unknown = Object.hasOwn(node, key) ? Reflect.get(node, key) : undefined;
      if (typeof text !== "string" || text.trim() === "") reader.report(pointer, `the key "${key}" is missing`);
    }
  };
  if (document["x-service-limits"] === undefined) reader.report("", `the key "x-service-limits" is missing`);
  wantText(document.info, "/info", "description");
  for (const [index, tag] of (document.tags ?? []).entries()) wantText(tag, `/tags/${index}`, "description");
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const at = `/components/schemas/${name}`;
    wantText(schema, at, ...words);
    checkOrigin(reader, schema, at);
    checkRepeated(reader, name);
  }
  walk("document", document, "", (kind, node, pointer) => {
    if (kind === "parameter" && !("$ref" in node)) wantText(node, pointer, "description");
    if (kind !== "schema") return;
    const { properties = {} }: SchemaObject = node;
    for (const [name, property] of Object.entries(properties)) {
      wantText(property, `${pointer}/properties/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, ...words);
    }
  });
  checkOperations(registry, reader, wantText);
  return faults;
}

/** Where a schema comes from stands beside its properties, or else beside what it is. */
function checkOrigin(reader: DocumentReader, schema: SchemaObject, pointer: string): void {
  const places: [SchemaObject, string][] = [[schema, pointer]];
  for (const [index, part] of (schema.allOf ?? []).entries()) {
    if (part.properties !== undefined) places.push([part, `${pointer}/allOf/${index}`]);
  }
  for (const [node, at] of places) {
    const origin = node["x-origin"];
    if (origin === undefined) reader.report(at, `the key "x-origin" is missing`);
    else if (!origins.includes(origin)) reader.report(`${at}/x-origin`, `must be one of ${JSON.stringify(origins)}`);
  }
}

/** A property stands once: in the schema or in one that it extends. */
function checkRepeated(reader: DocumentReader, name: string): void {
  const inherited = new Map<string, string>();
  const visit = (schema: SchemaObject, owner: string): void => {
    for (const part of schema.allOf ?? []) {
      const base = namedSchema(part);
      if (base !== undefined) visit(reader.schema(part), base);
    }
    if (owner === name) return;
    for (const property of ownProperties(schema)) inherited.set(property, owner);
  };
  const schema = reader.schemas[name] ?? {};
  visit(schema, name);
  for (const property of ownProperties(schema)) {
    const base = inherited.get(property);
    if (base === undefined) continue;
    reader.report(`/components/schemas/${name}`, `${name} repeats "${property}" of ${base}, which it extends`);
  }
}

function ownProperties({ properties = {}, allOf = [] }: SchemaObject): string[] {
  return [...Object.keys(properties), ...allOf.flatMap((part) => Object.keys(part.properties ?? {}))];
}

function checkOperations(
  { operations, document }: Registry,
  reader: DocumentReader,
  wantText: (node: object, pointer: string, ...keys: readonly string[]) => void,
): void {
  const declared = new Set((document.tags ?? []).map(({ name }) => name));
  for (const { pointer, answers, request, parameters } of operations) {
    const operation = reader.lookUp(pointer) as OperationObject;
    wantText(operation, pointer, "operationId", "summary", "description");
    if (operation["x-read-only"] === undefined) reader.report(pointer, `the key "x-read-only" is missing`);
    const { tags = [] } = operation;
    if (tags.length === 0) reader.report(pointer, `the key "tags" is missing`);
    for (const tag of tags) {
      if (!declared.has(tag)) reader.report(`${pointer}/tags`, `the tag "${tag}" is not declared`);
    }
    const bodies: readonly Body[] = [
      ...answers.flatMap(({ body }) => body ?? []),
      ...(request === undefined ? [] : [request]),
    ];
    for (const place of [...bodies, ...parameters]) {
      if (place.examples.length === 0) reader.report(place.pointer, "an example is missing");
    }
  }
}
