import type { RegistrySchema } from "../../../generated/registry-schemas.gen.ts";
import { namedSchema, referencedName, schemaPointer, schemaProperties } from "./schema-properties.ts";

/**
 * Where a broken rule stands in the contract. A validator names it from the schema that it is in, without saying which
 * that is.
 *
 * @param name schema of the whole answer
 * @param instancePath JSON pointer of the value
 * @param schemaPath what the validator says
 */
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
