import {
  registrySchemas,
  type RegistrySchema,
  type RegistrySchemaName,
} from "../../../generated/registry-schemas.gen.ts";
import { instances } from "./instances.ts";
import { inventedIco } from "./numbers.ts";
import type { Random } from "./random.ts";
import { propertiesOf, referencedName } from "./schema-properties.ts";

const text = "Vzor";

/**
 * A valid value of a schema: one that an example of the contract shows, or else one made by the rules, its scalars as
 * examples show them elsewhere under the same name.
 *
 * @param inside schemas that the value stands in, none of which is begun again
 */
export function buildValue(name: RegistrySchemaName, random: Random, inside: readonly string[] = []): unknown {
  const shown = instances().bySchema.get(name);
  if (shown !== undefined) return structuredClone(shown[random(shown.length)]);
  const properties = propertiesOf(name);
  if (properties === undefined) return buildScalar(name, registrySchemas[name], random);
  const built: Record<string, unknown> = {};
  for (const [property, schema] of Object.entries(properties)) {
    const value = buildProperty(property, schema, random, [...inside, name]);
    if (value !== undefined) built[property] = value;
  }
  return built;
}

function buildProperty(property: string, schema: RegistrySchema, random: Random, inside: readonly string[]): unknown {
  const reference = referencedName(schema);
  if (reference !== undefined) {
    return inside.includes(reference) ? undefined : buildValue(reference, random, inside);
  }
  if (schema.items === undefined) return buildScalar(property, schema, random);
  const item = buildProperty(property, schema.items, random, inside);
  return item === undefined ? [] : [item];
}

function buildScalar(property: string, schema: RegistrySchema, random: Random): unknown {
  const shown = (instances().byProperty.get(property) ?? []).filter((value) => fits(value, schema));
  const candidates = shown.length > 0 ? shown : byRules(schema, random).filter((value) => fits(value, schema));
  if (candidates.length === 0) throw new Error(`no sample of ${property} keeps the rules of its schema`);
  return candidates[random(candidates.length)];
}

/** Values of which some keep the rules. */
function byRules(schema: RegistrySchema, random: Random): readonly unknown[] {
  const { enum: values, type, format, minimum = 0, maximum, minLength = 1, maxLength = 40, pattern } = schema;
  if (values !== undefined) return values;
  if (type === "boolean") return [false, true];
  if (type === "integer") return [minimum + random(Math.min(1000, (maximum ?? Infinity) - minimum + 1))];
  if (format === "date") return [new Date(Date.UTC(2015, 0, 1 + random(3650))).toISOString().slice(0, 10)];
  // The patterns of the contract ask for digits, in a number that is to be found out.
  if (pattern !== undefined) return [inventedIco(random(1_000_000)), ...digitStrings(10, random)];
  return [text.repeat(Math.ceil(Math.max(minLength, text.length) / text.length)).slice(0, maxLength)];
}

function digitStrings(longest: number, random: Random): string[] {
  return Array.from({ length: longest }, (_, length) =>
    Array.from({ length: length + 1 }, () => String(random(10))).join(""),
  );
}

/** Whether a scalar keeps the rules of its schema. */
function fits(value: unknown, schema: RegistrySchema): boolean {
  const { type, format, enum: values, pattern, minimum = -Infinity, maximum = Infinity } = schema;
  const { minLength = 0, maxLength = Infinity } = schema;
  if (type === "boolean") return typeof value === "boolean";
  if (type === "integer") return Number.isSafeInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
  if (typeof value !== "string") return false;
  return (
    values?.includes(value) !== false &&
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, "u").test(value)) &&
    (format !== "date" || /^\d{4}-\d{2}-\d{2}$/.test(value))
  );
}
