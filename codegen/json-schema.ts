import type { AnySchemaObject } from "ajv";
import { mapValues } from "./generated-file.ts";
import { readRules } from "./sources/dialect.ts";
import { integerRanges } from "./sources/check-schemas.ts";
import { namedSchema, SchemaSet } from "./sources/document-reader.ts";
import type { Parameter, SchemaObject, Schemas, ServiceLimits } from "./sources/registry-model.ts";

/** The formats whose text is checked by a regular expression, so that compiled code needs no library; any other one is a note. */
export const checkedFormats: Readonly<Record<string, RegExp>> = mapValues(
  readRules("formats") as Readonly<Record<string, string>>,
  (pattern) => new RegExp(pattern),
);

/**
 * The schemas of a contract as JSON Schemas (draft 7), compiled by Ajv: this is the one place that knows how the two differ
 * (nullable, exclusive bounds, discriminators, formats).
 *
 * A schema has up to three forms. The open form accepts unknown members. The closed form, for requests, refuses them. As a part of
 * another schema it does neither, because the whole schema decides.
 */
export class SchemaConverter {
  readonly #schemas: Schemas;
  readonly #set: SchemaSet;
  readonly #limits: ServiceLimits | undefined;
  readonly #made = new Map<string, AnySchemaObject>();
  #taken = 0;

  /** @param limits of the service, which are rules of what is sent */
  constructor(schemas: Schemas, limits?: ServiceLimits) {
    this.#schemas = schemas;
    this.#set = new SchemaSet({ components: { schemas } });
    this.#limits = limits;
  }

  /** Makes the schemas of these names and all that they refer to. Closed ones refuse unknown members. */
  add(names: Iterable<string>, closed = false): this {
    for (const name of names) this.#reference(name, closed);
    return this;
  }

  /** Makes one object of some parameters, by their names. */
  addParameters(id: string, parameters: readonly Parameter[]): void {
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    this.#made.set(id, {
      $id: id,
      type: "object",
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, this.#value(schema, true)])),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    });
  }

  /** Makes an open schema that has no name. */
  addInline(id: string, schema: SchemaObject): this {
    this.#made.set(id, { $id: id, ...this.#value(schema, false) });
    return this;
  }

  /** The schemas that were made since they were taken last. */
  take(): AnySchemaObject[] {
    const [made, before] = [[...this.#made.values()], this.#taken];
    this.#taken = made.length;
    return made.slice(before);
  }

  /** Makes a named schema, once, and refers to it. */
  #reference(name: string, closed: boolean): AnySchemaObject {
    const id = closed ? closedName(name) : name;
    this.#make(id, () => this.#whole(this.#schemas[name] ?? {}, name, closed));
    return { $ref: id };
  }

  #referencePart(name: string, closed: boolean): AnySchemaObject {
    // Nothing is refused there: the open form serves, unless it stands for what extends it.
    if (!closed && !this.#standsForHeirs(name)) return this.#reference(name, closed);
    const id = `${closed ? "part" : "base"}:${name}`;
    this.#make(id, () => this.#rules(this.#schemas[name] ?? {}, closed));
    return { $ref: id };
  }

  #make(id: string, make: () => AnySchemaObject): void {
    if (this.#made.has(id)) return;
    const schema: AnySchemaObject = { $id: id };
    // Before it is made, since it may refer to itself.
    this.#made.set(id, schema);
    Object.assign(schema, make());
  }

  /** The schema of a value that stands by itself. */
  #value(schema: SchemaObject, closed: boolean): AnySchemaObject {
    const name = nameOf(schema);
    if (name !== undefined) return this.#reference(name, closed);
    return this.#whole(schema, undefined, closed);
  }

  #whole(schema: SchemaObject, name: string | undefined, closed: boolean): AnySchemaObject {
    const alias = namedSchema(schema);
    if (alias !== undefined) return this.#reference(alias, closed);
    if (name !== undefined && this.#standsForHeirs(name)) return this.#byHeirs(name, schema, closed);
    if (!closed) return this.#rules(schema, closed);
    const rules = this.#rules(schema, closed);
    const { properties, open } = this.#set.shapeOf(schema);
    // An object of which nothing is said may hold anything, and a choice by a discriminator closes what is chosen.
    if (open || properties.size === 0 || rules["additionalProperties"] === false || isChoice(schema)) return rules;
    const own = (rules["properties"] ?? {}) as Readonly<Record<string, unknown>>;
    const known = Object.fromEntries([...properties.keys()].map((property) => [property, own[property] ?? {}]));
    const closing = { properties: known, additionalProperties: false };
    return "anyOf" in rules && schema.anyOf === undefined ? { allOf: [rules, closing] } : { ...rules, ...closing };
  }

  /** The rules of a schema, without a word on what it does not name. */
  #rules(schema: SchemaObject, closed: boolean): AnySchemaObject {
    const alias = namedSchema(schema);
    if (alias !== undefined) return this.#referencePart(alias, closed);
    const { type, nullable, enum: values, properties, items, additionalProperties, discriminator } = schema;
    const { allOf, oneOf, anyOf, not, required, "x-refused": refused = [] } = schema;
    // openapi-typescript takes what has properties for an object too.
    const isObject = type === "object" || (type === undefined && (properties ?? additionalProperties) !== undefined);
    const kind = isObject ? "object" : type;
    const parts = (list: readonly SchemaObject[] | undefined): AnySchemaObject[] | undefined =>
      list?.map((part) => this.#rules(part, closed));
    const choice = discriminator !== undefined && isChoice(schema) ? this.#choice(schema, closed) : undefined;
    const rules: Record<string, unknown> = {
      type: nullable === true && kind !== undefined ? [kind, "null"] : kind,
      ...bounds(schema),
      minLength: schema.minLength,
      maxLength: schema.maxLength,
      pattern: schema.pattern,
      enum: nullable === true && values?.includes(null) === false ? [...values, null] : values,
      items: items && this.#value(items, closed),
      minItems: schema.minItems,
      maxItems: closed ? this.#mostItems(schema) : schema.maxItems,
      uniqueItems: schema.uniqueItems,
      properties:
        properties === undefined && refused.length === 0
          ? undefined
          : Object.fromEntries([
              ...Object.entries(properties ?? {}).map(([name, property]) => [name, this.#value(property, closed)]),
              ...refused.map((name) => [name, false]),
            ]),
      required,
      minProperties: schema.minProperties,
      maxProperties: schema.maxProperties,
      additionalProperties:
        typeof additionalProperties === "object" ? this.#value(additionalProperties, closed) : additionalProperties,
      allOf: choice === undefined ? parts(allOf) : [...(parts(allOf) ?? []), ...choice],
      oneOf: choice === undefined ? parts(oneOf) : undefined,
      anyOf: choice === undefined ? parts(anyOf) : undefined,
      not: not && this.#rules(not, false),
    };
    const stated = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
    // OpenAPI allows `nullable` only beside a type; without one it is still read as nullable.
    return nullable === true && kind === undefined ? { anyOf: [{ type: "null" }, stated] } : stated;
  }

  /** The cases of a discriminator: the one schema that it names decides, so that the errors are those of that schema. */
  #choice(schema: SchemaObject, closed: boolean): AnySchemaObject[] {
    const names = (schema.oneOf ?? schema.anyOf ?? []).flatMap((part) => namedSchema(part) ?? []);
    const alone = schema.properties === undefined && schema.allOf === undefined;
    return this.#cases(schema, names, (name) =>
      alone ? this.#reference(name, closed) : this.#referencePart(name, closed),
    );
  }

  #byHeirs(name: string, schema: SchemaObject, closed: boolean): AnySchemaObject {
    const names = [name, ...this.#set.heirsOf(name)];
    const cases = this.#cases(schema, names, (target) => {
      if (target !== name) return this.#reference(target, closed);
      this.#referencePart(name, closed);
      return this.#closedBase(name, closed);
    });
    return { type: "object", allOf: cases };
  }

  /** A schema with heirs, without these. */
  #closedBase(name: string, closed: boolean): AnySchemaObject {
    if (!closed) return this.#referencePart(name, false);
    const id = `self:${name}`;
    const { discriminator: _choice, ...plain } = this.#schemas[name] ?? {};
    this.#make(id, () => this.#whole(plain, undefined, true));
    return { $ref: id };
  }

  #cases(schema: SchemaObject, names: readonly string[], refer: (name: string) => AnySchemaObject): AnySchemaObject[] {
    const { propertyName: property = "", mapping = {} } = schema.discriminator ?? {};
    const values = new Map<string, string[]>();
    for (const [value, target] of Object.entries(mapping)) {
      const name = this.#set.mappedName(target);
      if (name !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
    }
    for (const name of names) if (!values.has(name)) values.set(name, [name]);
    return [
      { type: "object", required: [property], properties: { [property]: { enum: [...values.values()].flat() } } },
      ...[...values].map(([name, own]) => ({
        if: { type: "object", required: [property], properties: { [property]: { enum: own } } },
        then: refer(name),
      })),
    ];
  }

  #mostItems({ maxItems, "x-most-items": limit }: SchemaObject): number | undefined {
    const most = limit === undefined ? undefined : this.#limits?.[limit];
    return most === undefined ? maxItems : Math.min(most, maxItems ?? Infinity);
  }

  #standsForHeirs(name: string): boolean {
    const schema = this.#schemas[name];
    return schema?.discriminator !== undefined && !isChoice(schema) && this.#set.heirsOf(name).length > 0;
  }
}

/** Name of the closed form of a schema. */
export function closedName(name: string): string {
  return `closed:${name}`;
}

/** Whether a schema is a choice between others. */
function isChoice({ discriminator, oneOf, anyOf }: SchemaObject): boolean {
  return discriminator !== undefined && (oneOf ?? anyOf) !== undefined;
}

/** Name of the schema that a schema is: by reference, or by an `allOf` that is there only to get notes beside it. */
export function nameOf(schema: SchemaObject): string | undefined {
  const { allOf, ...others } = schema;
  const [only, ...more] = allOf ?? [];
  if (only === undefined || more.length > 0 || Object.keys(others).some((key) => !isNote(key)))
    return namedSchema(schema);
  return namedSchema(only);
}

const notes: ReadonlySet<string> = new Set([
  ...["title", "description", "deprecated", "default", "example", "externalDocs", "xml", "readOnly", "writeOnly"],
]);

/** Whether a keyword has no effect on validation. */
export function isNote(key: string): boolean {
  return (key.startsWith("x-") && key !== "x-refused") || notes.has(key);
}

/** The bounds of a number: exclusive ones are numbers of their own in JSON Schema, and a format of integers bounds too. */
function bounds({ format, minimum, maximum, multipleOf, type, ...exclusive }: SchemaObject): object {
  const range = format !== undefined && type !== "string" ? integerRanges[format] : undefined;
  const least = range === undefined ? minimum : Math.max(minimum ?? -Infinity, range.minimum);
  const most = range === undefined ? maximum : Math.min(maximum ?? Infinity, range.maximum);
  return {
    format: format !== undefined && Object.hasOwn(checkedFormats, format) ? format : undefined,
    ...(exclusive.exclusiveMinimum === true ? { exclusiveMinimum: least } : { minimum: least }),
    ...(exclusive.exclusiveMaximum === true ? { exclusiveMaximum: most } : { maximum: most }),
    multipleOf,
  };
}
