import type { RegistrySchema } from "../../../generated/registry-schemas.gen.ts";

/** Schemas by name. */
export type Schemas = Readonly<Record<string, RegistrySchema>>;

/** Properties of a schema with those that it inherits, in the order of the contract; `undefined` where it names none. */
export function propertiesOf(
  schemas: Schemas,
  schema: RegistrySchema,
): Readonly<Record<string, RegistrySchema>> | undefined {
  const name = referencedName(schemas, schema);
  if (name !== undefined) return propertiesOf(schemas, schemas[name] ?? {});
  const inherited = (schema.allOf ?? []).flatMap((part) => propertiesOf(schemas, part) ?? []);
  const all = [...inherited, ...(schema.properties === undefined ? [] : [schema.properties])];
  return all.length === 0 ? undefined : Object.fromEntries(all.flatMap((part) => Object.entries(part)));
}

/** The schema that a named schema extends. */
export function baseName(schemas: Schemas, name: string): string | undefined {
  for (const part of schemas[name]?.allOf ?? []) {
    const base = referencedName(schemas, part);
    if (base !== undefined) return base;
  }
  return undefined;
}

/** Name of the schema that a property or an item is of; `undefined` when its rules stand where it stands. */
export function referencedName(schemas: Schemas, { $ref }: RegistrySchema): string | undefined {
  const name = $ref?.slice($ref.lastIndexOf("/") + 1);
  return name !== undefined && Object.hasOwn(schemas, name) ? name : undefined;
}
