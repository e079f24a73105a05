import { boundsFault, patternFault } from "./check-rules.ts";
import { readRules } from "./dialect.ts";
import type { DocumentReader } from "./document-reader.ts";
import { walk } from "./openapi-walk.ts";
import type { SchemaObject, SchemaType } from "./registry-model.ts";

type Report = (keyword: string, reason: string) => void;

/** The types to which keywords and formats apply. A keyword of another type would have no effect, and nobody would notice. */
const { keywords: keywordsOf, formats } = readRules("schema-types") as {
  readonly keywords: Readonly<Record<SchemaType, readonly string[]>>;
  readonly formats: Readonly<Record<string, readonly SchemaType[]>>;
};
const typed = new Set(Object.values(keywordsOf).flat());

/** Reports rules that contradict each other, that no program could check, and that would have no effect. */
export function checkSchemas(reader: DocumentReader): void {
  walk("document", reader.document, "", (kind, node, pointer) => {
    if (kind !== "schema" || "$ref" in node) return;
    // The document was found to be OpenAPI.
    const schema: SchemaObject = node;
    const report: Report = (keyword, reason) => {
      reader.report(keyword === "" ? pointer : `${pointer}/${keyword}`, reason);
    };
    checkType(schema, report);
    checkScalar(schema, report);
    checkValues(schema, report);
    checkObject(reader, schema, pointer, report);
    if (!/(?:\/properties|^\/components\/schemas)\/[^/]+$/.test(pointer)) {
      for (const keyword of ["readOnly", "writeOnly"] as const) {
        if (schema[keyword] === true) report(keyword, `"${keyword}" has an effect on properties alone`);
      }
    }
    if (schema.readOnly === true && schema.writeOnly === true)
      report("writeOnly", "is readOnly too: it would stand nowhere");
  });
}

function checkType(schema: SchemaObject, report: Report): void {
  const { type, format, items } = schema;
  for (const [mark, marked] of [
    ["x-known-values", "string"],
    ["x-most-items", "array"],
  ] as const) {
    if (schema[mark] !== undefined && type !== marked) report(mark, `"${mark}" has no effect on what is no ${marked}`);
  }
  if (type === undefined) return;
  for (const keyword of idleKeywords(schema)) {
    report(keyword, `"${keyword === "format" ? (format ?? "") : keyword}" has no effect on ${article(type)}`);
  }
  if (type === "array" && items === undefined) report("", "an array needs items");
}

/** The keywords of a schema that have no effect on values of its type. */
export function idleKeywords(schema: object): string[] {
  const { type, format }: { readonly type?: unknown; readonly format?: unknown } = schema;
  if (!isType(type)) return [];
  const idle = Object.keys(schema).filter((keyword) => typed.has(keyword) && !keywordsOf[type].includes(keyword));
  const known = typeof format === "string" && Object.hasOwn(formats, format) ? formats[format] : undefined;
  return known?.includes(type) === false ? [...idle, "format"] : idle;
}

function isType(type: unknown): type is SchemaType {
  return typeof type === "string" && Object.hasOwn(keywordsOf, type);
}

function checkScalar(schema: SchemaObject, report: Report): void {
  const { pattern, format, minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = schema;
  const wrong = pattern === undefined ? undefined : patternFault(pattern);
  if (wrong !== undefined) report("pattern", wrong);
  const bounds = boundsFault({ ...schema });
  if (bounds !== undefined) report("", bounds);
  else if (minimum === maximum && (exclusiveMinimum === true || exclusiveMaximum === true)) {
    report("", `nothing lies between ${minimum} and ${maximum} without these`);
  }
  if (exclusiveMinimum === true && schema.minimum === undefined)
    report("exclusiveMinimum", "has no effect without minimum");
  if (exclusiveMaximum === true && schema.maximum === undefined)
    report("exclusiveMaximum", "has no effect without maximum");
  const range = format === undefined ? undefined : integerRanges[format];
  if (range !== undefined && (minimum > range.maximum || maximum < range.minimum)) {
    report(
      minimum > range.maximum ? "minimum" : "maximum",
      `no number of JavaScript with the format ${String(format)} is there`,
    );
  }
}

/** Ranges of the formats of integers; for 64 bits the numbers that JavaScript holds exactly. */
export const integerRanges: Readonly<Record<string, { readonly minimum: number; readonly maximum: number }>> = {
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  int64: { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
};

function checkValues(schema: SchemaObject, report: Report): void {
  const { type, nullable = false, enum: values = [] } = schema;
  for (const [index, value] of values.entries()) {
    const at = `enum/${index}`;
    if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
      report(at, "a number of JavaScript cannot hold this value exactly");
    } else if (type !== undefined && !(nullable && value === null) && !isOfType(value, type)) {
      report(at, value === null ? "null needs nullable" : `${JSON.stringify(value)} is no ${type}`);
    }
  }
}

function isOfType(value: unknown, type: SchemaType): boolean {
  if (type === "integer") return Number.isInteger(value);
  return (value === null ? "null" : Array.isArray(value) ? "array" : typeof value) === type;
}

function checkObject(reader: DocumentReader, schema: SchemaObject, pointer: string, report: Report): void {
  const { required = [], discriminator } = schema;
  if (required.length === 0 && discriminator === undefined) return;
  const shape = reader.shapeOf(schema);
  for (const [index, name] of required.entries()) {
    if (!shape.open && !shape.properties.has(name))
      report(`required/${index}`, `requires "${name}", which is no property`);
  }
  if (discriminator === undefined) return;
  const { propertyName, mapping = {} } = discriminator;
  for (const [value, target] of Object.entries(mapping)) {
    if (reader.mappedName(target) === undefined) report(`discriminator/mapping/${value}`, `nothing is named ${target}`);
  }
  const alternatives = schema.oneOf ?? schema.anyOf;
  for (const [index, alternative] of (alternatives ?? []).entries()) {
    if (alternative.$ref !== undefined) continue;
    report(`${schema.oneOf === undefined ? "anyOf" : "oneOf"}/${index}`, "a discriminator tells named schemas apart");
  }
  const [, name] = /^\/components\/schemas\/([^/]+)$/.exec(pointer) ?? [];
  if (alternatives === undefined && (name === undefined || reader.heirsOf(name).length === 0)) {
    report("discriminator", "has no effect where no schema is to be told apart");
  }
  if (!shape.open && !shape.properties.has(propertyName)) {
    report("discriminator/propertyName", `no schema has the property "${propertyName}"`);
  }
}

function article(type: SchemaType): string {
  return `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}
