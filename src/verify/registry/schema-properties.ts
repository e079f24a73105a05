import {
  registrySchemas,
  type RegistrySchema,
  type RegistrySchemaName,
} from "../../../generated/registry-schemas.gen.ts";

/** A property of a schema. */
export interface SchemaProperty {
  readonly schema: RegistrySchema;
  /** The schema that declares it: the named one, or one that it extends. */
  readonly owner: string;
}

const known = new Map<string, ReadonlyMap<string, SchemaProperty>>();

/** The schema of a name that stands in the contract. */
export function namedSchema(name: string): RegistrySchema {
  // The code generator proves that every reference leads to a schema.
  return registrySchemas[name as RegistrySchemaName];
}

/** All properties of a named schema, inherited ones included. */
export function schemaProperties(name: string): ReadonlyMap<string, SchemaProperty> {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const properties = new Map<string, SchemaProperty>();
  const { allOf, ...own } = namedSchema(name);
  for (const part of allOf ?? [own]) {
    const inherited = referencedName(part);
    if (inherited !== undefined) for (const [key, value] of schemaProperties(inherited)) properties.set(key, value);
    for (const [key, schema] of Object.entries(part.properties ?? {})) properties.set(key, { schema, owner: name });
  }
  known.set(name, properties);
  return properties;
}

/** Name of the schema that a reference leads to; `undefined` for anything else. */
export function referencedName({ $ref }: RegistrySchema): string | undefined {
  return $ref?.slice($ref.lastIndexOf("/") + 1);
}

/** Where a schema stands in the contract. */
export function schemaPointer(name: string): string {
  return `#/components/schemas/${name}`;
}
