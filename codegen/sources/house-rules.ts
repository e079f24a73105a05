import type { Contract } from "../overlay/read-contract.ts";
import { FaultList } from "../source-error.ts";
import { DocumentReader } from "./document-reader.ts";
import { readRegistryDocument } from "./registry-document.ts";
import { namedSchema } from "./read-bodies.ts";
import type { Body, OperationObject, Registry, SchemaObject } from "./registry-model.ts";

const origins = ["specification", "published"];

/**
 * Checks the rules of this project for the registry document, beyond OpenAPI: own words in both languages, the origin of each
 * schema, an example for each body and parameter. The code generator does not need them.
 *
 * @returns a fault for each missing part. If no code can be made of the document, the faults of the document instead.
 */
export function checkHouseRules({ source, withoutWords }: Contract): FaultList {
  const faults = new FaultList();
  const registry = readRegistryDocument(source, faults);
  if (registry === undefined || !faults.isEmpty()) return faults;
  const { document } = registry;
  const reader = new DocumentReader(source, document, faults);
  for (const pointer of withoutWords) reader.report(pointer, "has no words of this project");
  if (document["x-service-limits"] === undefined) reader.report("", `the key "x-service-limits" is missing`);
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const origin = schema["x-origin"] ?? "";
    if (!origins.includes(origin)) {
      reader.report(`/components/schemas/${name}/x-origin`, `must be one of ${JSON.stringify(origins)}`);
    }
    checkRepeated(reader, name);
  }
  checkOperations(registry, reader);
  return faults;
}

/** Reports each property that a schema repeats from one that it extends. */
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

function checkOperations({ operations, document }: Registry, reader: DocumentReader): void {
  const declared = new Set((document.tags ?? []).map(({ name }) => name));
  for (const { pointer, answers, request, parameters } of operations) {
    const { tags = [] } = reader.lookUp(pointer) as OperationObject;
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
