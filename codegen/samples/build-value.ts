import type { RegistrySchema } from "../../generated/registry-schemas.gen.ts";
import {
  baseName,
  propertiesOf,
  referencedName,
  type Instances,
  type Schemas,
} from "../../src/testing/sample/instances.ts";
import type { Random } from "./random.ts";
import { fits, scalarsByRules } from "./scalars.ts";

/** The data from which values are made; none of it is generated. */
export interface SampleSource extends Instances {
  readonly schemas: Schemas;
  /** Codes of code lists by the name of the list. */
  readonly codes?: ReadonlyMap<string, readonly string[]>;
  /** Whether to leave out what may be left out. */
  readonly minimal?: boolean;
}

/** The path to a value: the enclosing schemas, which are not entered again, and the name of its property. */
interface Place {
  readonly inside: readonly string[];
  readonly property: string;
}

/**
 * Returns a value of a schema: an example of the contract, or a generated one whose scalars come from examples of the same name.
 * @throws Error when none can be made
 */
export function buildValue(source: SampleSource, name: string, random: Random): unknown {
  return buildUnnamed(source, { $ref: `#/components/schemas/${name}` }, name, random);
}

/** The same for a schema without a name, under the name of a property. */
export function buildUnnamed(source: SampleSource, schema: RegistrySchema, property: string, random: Random): unknown {
  const value = build(source, schema, { inside: [], property }, random);
  if (value === undefined) throw new Error(`no sample of ${property} keeps the rules of its schema`);
  return value;
}

/** @returns `undefined` when there is no value that ends. */
function build(source: SampleSource, schema: RegistrySchema, { inside, property }: Place, random: Random): unknown {
  const name = referencedName(source.schemas, schema);
  if (name === undefined) return buildByKind(source, schema, { inside, property }, random);
  if (inside.includes(name)) return undefined;
  const shown = source.bySchema.get(name);
  if (shown !== undefined) return structuredClone(shown[random(shown.length)]);
  const own = source.schemas[name] ?? {};
  const place = { inside: [...inside, name], property: isScalar(own) ? name : property };
  return buildByKind(source, own, place, random, name);
}

function buildByKind(
  source: SampleSource,
  schema: RegistrySchema,
  place: Place,
  random: Random,
  name?: string,
): unknown {
  const merged = mergedSchema(source.schemas, schema);
  const { oneOf, anyOf } = merged;
  for (const choice of oneOf ?? anyOf ?? []) {
    const whole = { ...withoutChoice(merged), allOf: [choice] };
    const value = buildByKind(source, chosen(source, whole, choice, merged), place, random, name);
    if (value !== undefined) return value;
  }
  if (oneOf !== undefined || anyOf !== undefined) return merged.nullable === true ? null : undefined;
  const value = buildPlain(source, merged, place, random, name);
  return value === undefined && merged.nullable === true ? null : value;
}

function buildPlain(
  source: SampleSource,
  merged: RegistrySchema,
  place: Place,
  random: Random,
  name: string | undefined,
): unknown {
  const { type, enum: values, items, properties } = merged;
  if (values === undefined && (type === "object" || properties !== undefined)) {
    return buildObject(source, { ...merged, properties: properties ?? {} }, place, random, name);
  }
  if (values === undefined && type === "array") {
    // The code list of a list is that of its items.
    const { "x-code-list": list } = merged;
    const item = { ...(list && { "x-code-list": list }), ...items };
    return buildArray(source, merged, item, place, random);
  }
  return buildScalar(source, place.property, merged, random);
}

function buildObject(
  source: SampleSource,
  schema: RegistrySchema & { readonly properties: Readonly<Record<string, RegistrySchema>> },
  place: Place,
  random: Random,
  name: string | undefined,
): unknown {
  const { properties, required = [], additionalProperties, minProperties = 0, maxProperties = Infinity } = schema;
  const built: Record<string, unknown> = {};
  const names = Object.keys(properties);
  for (const property of names) {
    // Required properties leave less room for the optional ones.
    const others = required.filter((needed) => needed !== property && !Object.hasOwn(built, needed)).length;
    const isFull = Object.keys(built).length + others >= maxProperties;
    if (!required.includes(property) && (isFull || source.minimal === true)) continue;
    const fixed = name === undefined ? undefined : discriminated(source, name, property);
    const value = fixed ?? build(source, properties[property] ?? {}, { ...place, property }, random);
    if (value !== undefined) built[property] = value;
    else if (required.includes(property)) return undefined;
  }
  for (const property of required) if (!Object.hasOwn(built, property)) built[property] = text;
  const extra = typeof additionalProperties === "object" ? additionalProperties : undefined;
  for (let index = 1; Object.keys(built).length < minProperties; index += 1) {
    const property = `vzor${index}`;
    const value = extra === undefined ? text : build(source, extra, { ...place, property }, random);
    if (value === undefined) return undefined;
    built[property] = value;
  }
  return built;
}

const text = "Vzor";

function buildArray(
  source: SampleSource,
  { minItems = 0, maxItems = Infinity, uniqueItems = false }: RegistrySchema,
  items: RegistrySchema,
  place: Place,
  random: Random,
): unknown {
  const wanted = Math.min(Math.max(minItems, source.minimal === true ? 0 : 1), maxItems);
  const list: unknown[] = [];
  const seen = new Set<string>();
  for (let attempt = 0; list.length < wanted && attempt < 20 * wanted; attempt += 1) {
    const item = build(source, items, place, random);
    if (item === undefined) break;
    const key = JSON.stringify(item);
    if (uniqueItems && seen.has(key)) continue;
    seen.add(key);
    list.push(item);
  }
  return list.length < minItems ? undefined : list;
}

function buildScalar(
  source: SampleSource,
  property: string,
  schema: RegistrySchema & { readonly example?: unknown },
  random: Random,
): unknown {
  const codes = source.codes?.get(schema["x-code-list"]?.name ?? "") ?? [];
  const [shown = []] = [codes, source.byProperty.get(property) ?? []]
    .map((values) => values.filter((value) => fits(value, schema)))
    .filter(({ length }) => length > 0);
  const { example } = schema;
  if (shown.length === 0 && example !== undefined && fits(example, schema)) return example;
  const made = shown.length > 0 ? shown : scalarsByRules(schema, random);
  const candidates = made.filter((value) => fits(value, schema));
  return candidates.length === 0 ? undefined : candidates[random(candidates.length)];
}

function isScalar({ type, properties, allOf, oneOf, anyOf }: RegistrySchema): boolean {
  return type !== "object" && type !== "array" && (properties ?? allOf ?? oneOf ?? anyOf) === undefined;
}

function withoutChoice({ oneOf: _one, anyOf: _any, discriminator: _by, ...others }: RegistrySchema): RegistrySchema {
  return others;
}

/** A choice with what is common to all, the property that tells them apart set to its value. */
function chosen(
  source: SampleSource,
  whole: RegistrySchema,
  choice: RegistrySchema,
  { discriminator }: RegistrySchema,
): RegistrySchema {
  const name = referencedName(source.schemas, choice);
  if (discriminator === undefined || name === undefined) return whole;
  const value = valueFor(discriminator.mapping, name);
  const fixed = { enum: [value] };
  return {
    ...whole,
    properties: { ...mergedSchema(source.schemas, whole).properties, [discriminator.propertyName]: fixed },
  };
}

/** The value of a discriminating property for one heir of a schema. */
function discriminated({ schemas }: SampleSource, name: string, property: string): unknown {
  for (let base: string | undefined = name; base !== undefined; base = baseName(schemas, base)) {
    const { discriminator, oneOf, anyOf } = schemas[base] ?? {};
    if (discriminator?.propertyName !== property || (oneOf ?? anyOf) !== undefined) continue;
    return valueFor(discriminator.mapping, name);
  }
  return undefined;
}

function valueFor(mapping: Readonly<Record<string, string>> = {}, name: string): string {
  const mapped = Object.entries(mapping).find(([, target]) => target.slice(target.lastIndexOf("/") + 1) === name);
  return mapped?.[0] ?? name;
}

/** A schema with the rules of what it extends, the last one winning where two say the same. */
function mergedSchema(schemas: Schemas, schema: RegistrySchema): RegistrySchema {
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
