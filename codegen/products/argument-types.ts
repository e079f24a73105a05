import { literal, objectKey } from "../generated-file.ts";
import { mainSuccess, successes } from "../sources/read-operations.ts";
import type { Parameter, RegistryOperation, SchemaObject } from "../sources/registry-model.ts";

/** The type of other values beside those that are known. */
export const openType = "(string & {})";

/**
 * The type of an operation's answer when it succeeds. For a search and a data source the main success alone counts:
 * `paginate`, `lookup` and `detail` read it.
 */
export function answerType(operation: RegistryOperation): string {
  const { method, answers } = operation;
  const main = hasMainSuccess(operation) ? mainSuccess(answers) : undefined;
  const types = (main === undefined ? successes(answers) : [main]).map(({ body }) =>
    body === undefined || method === "head" ? "undefined" : `Schemas[${literal(body.schema)}]`,
  );
  // An operation that documents errors alone only throws.
  return [...new Set(types)].join(" | ") || "never";
}

/** Whether the data of an operation are those of its main success alone. */
export function hasMainSuccess({ items, source }: RegistryOperation): boolean {
  return items !== undefined || source !== undefined;
}

/** Whether a method takes the body as its first argument. Parameters, which may all be left out, are an option then. */
export function isBodyFirst({ request, parameters }: Pick<RegistryOperation, "request" | "parameters">): boolean {
  return request !== undefined && parameters.every(({ required }) => !required);
}

/** The members of a type with the parameters of an operation. */
export function parameterMembers({ id, parameters }: RegistryOperation, modifier = ""): string[] {
  return parameters.map((parameter) => {
    const { argument, required } = parameter;
    const type = parameterType(id, parameter);
    const whole = required ? type : `${type} | undefined`;
    return `${modifier}${objectKey(argument)}${required ? "" : "?"}: ${whole}`;
  });
}

/** The type of a parameter, written out where that is short, so that an editor shows it. */
function parameterType(id: string, { name, in: place, schema }: Parameter): string {
  const known = schema["x-known-values"];
  if (known !== undefined && schema.type === "string")
    return union([...known.map((value) => literal(value)), openType]);
  // `NonNullable`, because the caller adds `undefined` for an optional one.
  return (
    shownType(schema) ?? `NonNullable<operations[${literal(id)}]["parameters"][${literal(place)}]>[${literal(name)}]`
  );
}

/** Keywords of schemas whose types are not written out. */
const composing = ["$ref", "allOf", "oneOf", "anyOf", "not", "additionalProperties"];

/** The type of a value that is sent; `undefined` for one that is composed of others. */
function shownType(schema: SchemaObject): string | undefined {
  const { type, enum: values, nullable, items, properties, required = [] } = schema;
  if (composing.some((keyword) => keyword in schema)) return undefined;
  const orNull = nullable === true ? ["null"] : [];
  if (values !== undefined) return union([...new Set([...values.map((value) => literal(value)), ...orNull])]);
  if (type === "integer" || type === "number") return union(["number", ...orNull]);
  if (type === "string" || type === "boolean") return union([type, ...orNull]);
  if (type === "array" && items !== undefined && !hasValues(schema) && !hasValues(items)) {
    const item = shownType(items);
    return item && union([`readonly ${/^readonly | \| /.test(item) ? `(${item})` : item}[]`, ...orNull]);
  }
  if (type !== "object" || properties === undefined) return undefined;
  const members = Object.entries(properties).map(([name, property]) => {
    const own = "default" in property || hasValues(property) ? undefined : shownType(property);
    const isRequired = required.includes(name);
    return own && `${objectKey(name)}${isRequired ? "" : "?"}: ${isRequired ? own : `${own} | undefined`}`;
  });
  return members.includes(undefined) ? undefined : union([`{ ${members.join("; ")} }`, ...orNull]);
}

/** Whether values are known of a schema, which a type of its own lists. */
function hasValues(schema: SchemaObject): boolean {
  return "x-known-values" in schema || "x-code-list" in schema;
}

function union(types: readonly string[]): string {
  return types.join(" | ");
}
