import { Ajv, type ErrorObject, type SchemaObject } from "ajv";
import { uncheckedSchemas } from "../ajv-options.ts";
import { FaultList } from "../source-error.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

/** A JSON Schema that says which keywords a source may use and which it must. */
export type Dialect = SchemaObject;

/** A rule of a dialect that a value breaks. */
export interface Breach {
  /** JSON pointer of the value; of the key itself when that is unknown. */
  readonly pointer: string;
  readonly reason: string;
}

/**
 * Checks a source against its dialect and returns its data as the type that the dialect describes.
 *
 * @throws SourceFaults with every value that breaks a rule, with its line.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- what the dialect proves is the type
export function readDialect<Data>(source: YamlSource, dialect: Dialect): Data {
  const faults = new FaultList();
  for (const { pointer, reason } of compileDialect(dialect)(source.data)) faults.add(source.error(pointer, reason));
  faults.throwAny();
  return source.data as Data;
}

/** A function that finds every rule of a dialect that data breaks. */
export function compileDialect(dialect: Dialect): (data: unknown) => Breach[] {
  const validate = new Ajv({
    ...uncheckedSchemas,
    allErrors: true,
    code: { optimize: false },
    inlineRefs: false,
    strict: false,
    validateFormats: false,
  }).compile(dialect);
  return (data) => {
    if (validate(data)) return [];
    // What follows an if, and the rule of a name, say by themselves what is wrong.
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== "if" && keyword !== "propertyNames")
      .map(explain);
  };
}

/** A copy of a document without what breaks its shape, so that the rest can be looked through too. */
export function withoutBreaches(data: unknown, breaches: readonly Breach[]): unknown {
  if (breaches.length === 0) return data;
  // An object that only lacks something stays.
  const wrong = breaches.filter(({ reason }) => !reason.startsWith("the key "));
  const pointers = new Set(wrong.map(({ pointer }) => pointer));
  const copy = (value: unknown, pointer: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => copy(item, `${pointer}/${index}`));
    if (typeof value !== "object" || value === null) return value;
    const kept = Object.entries(value).flatMap(([key, member]) => {
      const at = `${pointer}/${pointerSegment(key)}`;
      return pointers.has(at) ? [] : [[key, copy(member, at)]];
    });
    return Object.fromEntries(kept);
  };
  return copy(data, "");
}

function explain({ instancePath: pointer, keyword, message = "is not valid", params }: ErrorObject): Breach {
  const given: Record<string, unknown> = params;
  switch (keyword) {
    case "additionalProperties": {
      const name = String(given["additionalProperty"]);
      return { pointer: `${pointer}/${pointerSegment(name)}`, reason: `unknown key "${name}"` };
    }
    case "required":
      return { pointer, reason: `the key "${String(given["missingProperty"])}" is missing` };
    case "enum":
      return { pointer, reason: `must be one of ${JSON.stringify(given["allowedValues"])}` };
    case "const":
      return { pointer, reason: `must be ${JSON.stringify(given["allowedValue"])}` };
    case "pattern":
      return { pointer, reason: `must match ${String(given["pattern"])}` };
    default:
      return { pointer, reason: message };
  }
}

/** An object with these keys and no others. */
export function closed(properties: Record<string, SchemaObject>, optional: readonly string[] = []): SchemaObject {
  return {
    type: "object",
    additionalProperties: false,
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  };
}

/** An object of any keys that fit the pattern, all with values of one kind, at least one of them. */
export function mapOf(values: SchemaObject, namePattern = "^.+$"): SchemaObject {
  return {
    type: "object",
    minProperties: 1,
    propertyNames: { type: "string", pattern: namePattern },
    additionalProperties: values,
  };
}

/** Text with something in it. */
export const text: SchemaObject = { type: "string", minLength: 1, pattern: "\\S" };
