import type { RegistrySchema } from "../../../generated/registry-schemas.gen.ts";
import { isJsonObject } from "../../transport/json-object.ts";

/** The values in examples. */
export interface Instances {
  /** Values of a schema, the fullest first. */
  readonly bySchema: ReadonlyMap<string, readonly unknown[]>;
  /** Scalars that some property of this name has. */
  readonly byProperty: ReadonlyMap<string, readonly unknown[]>;
}

/** Collects the values in examples, each given with the name of its schema. */
export function collectInstances(
  schemas: Schemas,
  examples: Iterable<readonly [schema: string, value: unknown]>,
): Instances {
  const bySchema = new Map<string, Map<string, unknown>>();
  const byProperty = new Map<string, Set<unknown>>();

  const visit = (name: string, value: unknown): void => {
    const schema = schemas[name] ?? {};
    const alias = referencedName(schemas, schema);
    if (alias !== undefined) {
      visit(alias, value);
      return;
    }
    const known = bySchema.get(name) ?? new Map<string, unknown>();
    known.set(JSON.stringify(value), value);
    bySchema.set(name, known);
    if (schema.items !== undefined) {
      visitProperty(name, schema, value);
      return;
    }
    const properties = propertiesOf(schemas, schema);
    if (properties === undefined || !isJsonObject(value)) return;
    for (const [property, rules] of Object.entries(properties)) visitProperty(property, rules, value[property]);
    const base = baseName(schemas, name);
    // The value of the discriminator would be that of the extending schema.
    if (base === undefined || schemas[base]?.discriminator !== undefined) return;
    // An instance of an extending schema has the part of its own as an example.
    const inherited = propertiesOf(schemas, schemas[base] ?? {}) ?? {};
    const part = Object.entries(value).filter(([property]) => Object.hasOwn(inherited, property));
    if (part.length > 0) visit(base, Object.fromEntries(part));
  };
  const visitProperty = (property: string, schema: RegistrySchema, value: unknown): void => {
    if (value === undefined) return;
    const name = referencedName(schemas, schema);
    if (name !== undefined) visit(name, value);
    else if (schema.items !== undefined && Array.isArray(value)) {
      for (const item of value) visitProperty(property, schema.items, item);
    } else if (typeof value !== "object" || value === null) {
      byProperty.set(property, (byProperty.get(property) ?? new Set<unknown>()).add(value));
    }
  };

  for (const [schema, value] of examples) visit(schema, value);
  const fullestFirst = (values: ReadonlyMap<string, unknown>): unknown[] =>
    [...values].sort(([one], [other]) => other.length - one.length).map(([, value]) => value);
  return {
    bySchema: new Map([...bySchema].map(([name, values]) => [name, fullestFirst(values)])),
    byProperty: new Map([...byProperty].map(([name, values]) => [name, [...values]])),
  };
}

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
