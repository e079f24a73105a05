import { namedSchema, type DocumentReader } from "./document-reader.ts";
import type { SchemaObject } from "./registry-model.ts";

/** Reports schemas that contain themselves, and schemas without a finite valid value. */
export function checkCircles(reader: DocumentReader): void {
  const composed = new Set(Object.keys(reader.schemas).filter((name) => isMadeOfItself(reader, name)));
  for (const name of composed) {
    reader.report(`/components/schemas/${name}`, `${name} is made of itself, without a property in between`);
  }
  const finite = finiteSchemas(reader);
  for (const name of Object.keys(reader.schemas)) {
    if (finite.has(name) || composed.has(name)) continue;
    reader.report(`/components/schemas/${name}`, `no finite value keeps ${name}: it requires itself`);
  }
}

/** The schemas that the same value has to keep. */
function parts({ allOf = [], oneOf = [], anyOf = [], not }: SchemaObject): readonly SchemaObject[] {
  return [...allOf, ...oneOf, ...anyOf, ...(not === undefined ? [] : [not])];
}

function isMadeOfItself({ schemas }: DocumentReader, name: string): boolean {
  const reached = new Set<string>();
  const visit = (schema: SchemaObject): void => {
    const target = namedSchema(schema);
    if (target === undefined) for (const part of parts(schema)) visit(part);
    else if (!reached.has(target)) {
      reached.add(target);
      visit(schemas[target] ?? {});
    }
  };
  visit(schemas[name] ?? {});
  return reached.has(name);
}

/** Names of the schemas that have a value which ends: found from those that need no other, step by step. */
function finiteSchemas({ schemas }: DocumentReader): ReadonlySet<string> {
  const finite = new Set<string>();
  const ends = (schema: SchemaObject): boolean => {
    // Only references to named schemas can lead round in a circle; others are reported elsewhere.
    const name = namedSchema(schema);
    if (name !== undefined) return finite.has(name) || !Object.hasOwn(schemas, name);
    if (schema.nullable === true || schema.enum !== undefined) return true;
    const { required = [], properties = {}, items, minItems = 0, allOf = [], oneOf, anyOf } = schema;
    return (
      required.every((name) => !Object.hasOwn(properties, name) || ends(properties[name] ?? {})) &&
      (minItems === 0 || items === undefined || ends(items)) &&
      allOf.every(ends) &&
      (oneOf ?? anyOf)?.some(ends) !== false
    );
  };
  for (let before = -1; before < finite.size;) {
    before = finite.size;
    for (const [name, schema] of Object.entries(schemas)) if (ends(schema)) finite.add(name);
  }
  return finite;
}
