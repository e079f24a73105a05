import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { transform } from "../sources/openapi-walk.ts";

/** Whether a document says that it is OpenAPI 3.1. */
export function isOpenApi31(document: JsonObject): boolean {
  return typeof document["openapi"] === "string" && /^3\.1\.\d+$/.test(document["openapi"]);
}

/**
 * Writes a document of OpenAPI 3.1 as one of 3.0, where that says the same. A keyword that 3.0 does not have stays as it is, and is
 * refused by its name when the result is checked.
 */
export function fromOpenApi31(document: JsonObject): JsonObject {
  const { jsonSchemaDialect: _dialect, webhooks, info, ...others } = document;
  const changed = transform("document", others, "", (kind, node) => (kind === "schema" ? schemaOf30(node) : node));
  return {
    ...(changed as JsonObject),
    openapi: "3.0.4",
    info: isJsonObject(info) ? infoOf30(info) : info,
    ...(isJsonObject(webhooks) && Object.keys(webhooks).length > 0 ? { webhooks } : {}),
  };
}

function infoOf30({ summary: _summary, license, ...info }: JsonObject): JsonObject {
  if (!isJsonObject(license)) return info;
  const { identifier: _identifier, ...rest } = license;
  return { ...info, license: rest };
}

function schemaOf30(schema: JsonObject): JsonObject {
  const { $ref, ...beside } = schema;
  if (typeof $ref === "string") {
    return Object.keys(beside).length === 0 ? schema : { ...schemaOf30(beside), allOf: [{ $ref }] };
  }
  const { const: only, examples, $comment: _comment, ...kept } = schema;
  const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
  const result = {
    ...kept,
    ...(only === undefined ? {} : { enum: [only] }),
    ...(example === undefined ? {} : { example }),
  };
  return [typeOf30, choiceOf30, boundsOf30, contentOf30].reduce<JsonObject>((said, change) => change(said), result);
}

/** `type: [string, "null"]`. */
function typeOf30(schema: JsonObject): JsonObject {
  const { type } = schema;
  if (!Array.isArray(type)) return schema;
  const types = type.filter((name) => name !== "null");
  if (types.length !== 1) return schema;
  return { ...schema, type: types[0] as unknown, ...(types.length < type.length ? { nullable: true } : {}) };
}

/** A choice between something and `null`. */
function choiceOf30(schema: JsonObject): JsonObject {
  for (const keyword of ["anyOf", "oneOf"]) {
    const choice = schema[keyword];
    if (!Array.isArray(choice)) continue;
    const others = choice.filter((part) => !isJsonObject(part) || part["type"] !== "null");
    if (others.length === choice.length) continue;
    const { [keyword]: _choice, ...rest } = schema;
    const [first] = others as unknown[];
    if (others.length > 1) return { ...rest, [keyword]: others, nullable: true };
    return isJsonObject(first) && typeof first["$ref"] !== "string"
      ? { ...first, ...rest, nullable: true }
      : { ...rest, allOf: [first], nullable: true };
  }
  return schema;
}

/** `exclusiveMinimum: 0`, which in 3.0 says whether `minimum` itself is excluded. */
function boundsOf30(schema: JsonObject): JsonObject {
  let said = schema;
  for (const [exclusive, bound, isTighter] of [
    ["exclusiveMinimum", "minimum", (one: number, other: number) => one >= other],
    ["exclusiveMaximum", "maximum", (one: number, other: number) => one <= other],
  ] as const) {
    const { [exclusive]: limit, ...rest } = said;
    if (typeof limit !== "number") continue;
    const inclusive = rest[bound];
    said =
      typeof inclusive === "number" && !isTighter(limit, inclusive)
        ? rest
        : { ...rest, [bound]: limit, [exclusive]: true };
  }
  return said;
}

/** Bytes in a text, and files. */
function contentOf30(schema: JsonObject): JsonObject {
  const { contentEncoding, contentMediaType, ...rest } = schema;
  if (contentEncoding === "base64") return { ...rest, format: "byte" };
  if (contentEncoding === undefined && contentMediaType === "application/octet-stream") {
    return { ...rest, format: "binary" };
  }
  return schema;
}
