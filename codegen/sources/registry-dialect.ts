import type { SchemaObject } from "ajv";
import { closed, mapOf, text, type Dialect } from "./dialect.ts";

/** Every operation documents these. */
export const documentedStatuses = ["200", "400", "401", "403", "404", "500"] as const;

const anything: SchemaObject = {};
const integer: SchemaObject = { type: "integer" };
const length: SchemaObject = { type: "integer", minimum: 0 };
const origin: SchemaObject = { enum: ["specification", "published"] };
const codeList = closed({ name: text, source: { type: "array", items: text, minItems: 1 } }, ["source"]);
const schemaReference = closed({ $ref: { type: "string", pattern: "^#/components/schemas/\\w+$" } });

/** A scalar: which keywords go with which type, for a wrong one would have no effect and no one would notice. */
const scalarTypes: Readonly<Record<"string" | "integer" | "boolean", Readonly<Record<string, SchemaObject>>>> = {
  string: {
    format: { const: "date" },
    minLength: length,
    maxLength: length,
    pattern: text,
    enum: { type: "array", items: text, minItems: 1 },
  },
  integer: { format: { const: "int32" }, minimum: integer, maximum: integer },
  boolean: {},
};
function scalarWith(extra: Readonly<Record<string, SchemaObject>>, optionalExtra: readonly string[]): SchemaObject {
  const variant = (type: keyof typeof scalarTypes): SchemaObject =>
    closed({ ...extra, type: { const: type }, ...scalarTypes[type] }, [
      ...optionalExtra,
      ...Object.keys(scalarTypes[type]),
    ]);
  const isType = (type: string): SchemaObject => ({ properties: { type: { const: type } }, required: ["type"] });
  return {
    type: "object",
    if: isType("string"),
    then: variant("string"),
    else: { if: isType("integer"), then: variant("integer"), else: variant("boolean") },
  };
}

const notes = { description: text, "x-code-list": codeList, "x-correction": text };
const noteOptional = ["x-code-list", "x-correction"];

const scalarProperty = scalarWith(notes, noteOptional);
const referenceProperty = closed(
  { ...notes, allOf: { type: "array", items: { $ref: "#/definitions/schemaReference" }, minItems: 1, maxItems: 1 } },
  noteOptional,
);
const arrayProperty = closed(
  {
    ...notes,
    type: { const: "array" },
    items: {
      type: "object",
      if: { required: ["$ref"] },
      then: schemaReference,
      else: { $ref: "#/definitions/scalar" },
    },
  },
  noteOptional,
);
/** One property: a reference, an array or a scalar; the first keyword present decides, so that errors are exact. */
const property: SchemaObject = {
  type: "object",
  if: { required: ["allOf"] },
  then: referenceProperty,
  else: {
    if: { properties: { type: { const: "array" } }, required: ["type"] },
    then: arrayProperty,
    else: scalarProperty,
  },
};

const objectKeywords = {
  "x-origin": origin,
  type: { const: "object" },
  properties: mapOf({ $ref: "#/definitions/property" }),
};
const componentSchema: SchemaObject = {
  type: "object",
  if: { required: ["allOf"] },
  then: closed({
    "x-origin": origin,
    description: text,
    allOf: {
      type: "array",
      minItems: 2,
      maxItems: 2,
      items: [schemaReference, closed(objectKeywords)],
      additionalItems: false,
    },
  }),
  else: {
    if: { required: ["enum"] },
    then: closed({
      "x-origin": origin,
      description: text,
      type: { const: "string" },
      enum: { type: "array", items: text, minItems: 1 },
    }),
    else: closed({ description: text, ...objectKeywords }),
  },
};

const content = closed({ "application/json": closed({ schema: schemaReference, example: anything }) });
const response: SchemaObject = {
  type: "object",
  if: { required: ["$ref"] },
  then: closed({ $ref: { type: "string", pattern: "^#/components/responses/\\w+$" } }),
  else: closed({ description: text, content }),
};
const parameter = closed(
  {
    name: text,
    in: { const: "path" },
    required: { const: true },
    description: text,
    schema: { $ref: "#/definitions/scalar" },
    example: { type: ["string", "integer"] },
    "x-code-list": codeList,
  },
  ["x-code-list"],
);
const operation = closed(
  {
    operationId: { type: "string", pattern: "^[a-z][A-Za-z]*$" },
    tags: { type: "array", items: text, minItems: 1 },
    summary: text,
    description: text,
    "x-source": { type: "string", pattern: "^[a-z]+$" },
    "x-read-only": { type: "boolean" },
    parameters: { type: "array", items: parameter, minItems: 1 },
    requestBody: closed({ description: text, required: { type: "boolean" }, content }, ["required"]),
    responses: closed(
      Object.fromEntries(documentedStatuses.map((status) => [status, { $ref: "#/definitions/response" }])),
    ),
  },
  ["x-source", "parameters", "requestBody"],
);

/** The part of OpenAPI 3.0 that the registry document uses, with the house's own marks required. */
export const registryDialect: Dialect = {
  // Named, so that Ajv compiles each once.
  definitions: { scalar: scalarWith({}, []), schemaReference, property, response, operation },
  ...closed({
    openapi: { const: "3.0.0" },
    info: closed({
      title: text,
      version: text,
      description: text,
      license: { type: "object" },
      contact: { type: "object" },
    }),
    servers: { type: "array" },
    "x-service-limits": closed({
      "x-origin": origin,
      icoPerFilter: length,
      matchesPerSearch: length,
      requestsPerMinute: length,
      notificationDays: length,
    }),
    security: { type: "array", items: { type: "object" } },
    tags: { type: "array", items: closed({ name: text, description: text }) },
    paths: mapOf(
      {
        type: "object",
        minProperties: 1,
        additionalProperties: false,
        properties: { get: { $ref: "#/definitions/operation" }, post: { $ref: "#/definitions/operation" } },
      },
      "^/",
    ),
    components: closed({
      securitySchemes: mapOf({ type: "object" }),
      responses: mapOf(closed({ description: text, content })),
      schemas: mapOf(componentSchema, "^\\w+$"),
    }),
  }),
};
