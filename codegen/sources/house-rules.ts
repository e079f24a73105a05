import type { SchemaObject as SchemaDialect } from "ajv";
import type { Contract } from "../overlay/read-contract.ts";
import { FaultList } from "../source-error.ts";
import { compileDialect, readRules } from "./dialect.ts";
import { DocumentReader } from "./document-reader.ts";
import { readRegistryDocument } from "./registry-document.ts";
import { namedSchema } from "./read-bodies.ts";
import type { Body, OperationObject, Registry, SchemaObject } from "./registry-model.ts";

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
  const breaches = compileDialect(readRules("house-rules") as SchemaDialect)(document);
  for (const { pointer, reason } of breaches) reader.report(pointer, reason);
  for (const name of Object.keys(reader.schemas)) checkRepeated(reader, name);
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
