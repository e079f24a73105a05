import {
  registrySchemas,
  type RegistrySchema,
  type RegistrySchemaName,
} from "../../../generated/registry-schemas.gen.ts";

export interface SchemaProperty {
  readonly schema: RegistrySchema;
  /** The schema that declares it: the named one, or one that it extends. */
  readonly owner: string;
}

const known = new Map<string, ReadonlyMap<string, SchemaProperty>>();

function namedSchema(name: string): RegistrySchema {
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

export function schemaPointer(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The place of a broken rule in the contract. A validator names it from the schema that it is in, without saying which that is. */
export function locateRule(name: string, instancePath: string, schemaPath: string): string {
  let schema: RegistrySchema = { $ref: schemaPointer(name) };
  let owner = name;
  for (const segment of instancePath.split("/").slice(1)) {
    if (schema.items !== undefined) schema = schema.items;
    else {
      const property = schemaProperties(referencedName(schema) ?? owner).get(segment);
      if (property === undefined) break;
      ({ schema, owner } = property);
    }
  }
  // A rule of the property stands where that is declared, any other one in the schema that the value has to fit.
  if (/^#\/(?:allOf\/1\/)?properties\//.test(schemaPath)) return schemaPointer(owner) + schemaPath.slice(1);
  let named = referencedName(schema) ?? owner;
  for (let base = baseOf(named); base !== undefined && !schemaPath.startsWith("#/allOf/"); base = baseOf(named)) {
    named = base;
  }
  return schemaPointer(named) + schemaPath.slice(1);
}

/** Name of the schema that a named one extends; what it has no rule of its own for stands there. */
function baseOf(name: string): string | undefined {
  const [base] = namedSchema(name).allOf ?? [];
  return base === undefined ? undefined : referencedName(base);
}
