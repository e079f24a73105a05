import type { RegistrySchema } from "../../generated/registry-schemas.gen.ts";
import { propertiesOf, referencedName, type Schemas } from "../../src/testing/sample/instances.ts";

/** A schema with the rules of what it extends, the last one winning where two say the same. */
export function mergedSchema(schemas: Schemas, schema: RegistrySchema): RegistrySchema {
  const name = referencedName(schemas, schema);
  if (name !== undefined) return mergedSchema(schemas, schemas[name] ?? {});
  const { allOf, ...own } = schema;
  if (allOf === undefined) return schema;
  const parts = [...allOf.map((part) => mergedSchema(schemas, part)), own];
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  const properties = propertiesOf(schemas, schema);
  return {
    ...Object.assign({}, ...parts),
    ...(required.length === 0 ? {} : { required }),
    ...(properties === undefined ? {} : { properties }),
  } as RegistrySchema;
}
