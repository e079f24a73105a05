import { Ajv, type ErrorObject, type SchemaObject } from "ajv";
import { uncheckedSchemas } from "../ajv-options.ts";
import { pointerSegment, type YamlSource } from "./yaml-source.ts";

/** A JSON Schema that says which keywords a source may use and which it must. */
export type Dialect = SchemaObject;

/**
 * Checks a source against its dialect and returns its data as the type that the dialect describes.
 *
 * @throws SourceError at the first value that breaks a rule, with its line.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- what the dialect proves is the type
export function readDialect<Data>(source: YamlSource, dialect: Dialect): Data {
  const validate = new Ajv({
    ...uncheckedSchemas,
    code: { optimize: false },
    inlineRefs: false,
    strictTypes: false,
  }).compile<Data>(dialect);
  const { data } = source;
  if (validate(data)) return data;
  const [error] = validate.errors ?? [];
  throw error === undefined ? source.error("", "is not valid") : source.error(...explain(error));
}

function explain(error: ErrorObject): [pointer: string, reason: string] {
  const { instancePath, keyword, message = "is not valid" } = error;
  const params: Record<string, unknown> = error.params;
  switch (keyword) {
    case "additionalProperties":
      return [
        `${instancePath}/${pointerSegment(String(params["additionalProperty"]))}`,
        `unknown key "${String(params["additionalProperty"])}"`,
      ];
    case "required":
      return [instancePath, `the key "${String(params["missingProperty"])}" is missing`];
    case "enum":
      return [instancePath, `must be one of ${JSON.stringify(params["allowedValues"])}`];
    case "const":
      return [instancePath, `must be ${JSON.stringify(params["allowedValue"])}`];
    case "pattern":
      return [instancePath, `must match ${String(params["pattern"])}`];
    default:
      return [instancePath, message];
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
