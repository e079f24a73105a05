import {
  answer,
  answerOf,
  creation,
  detail,
  json,
  mediaOf,
  ref,
  remove,
  search,
  type Schema,
} from "./base-document.ts";
import { table, type Refusal } from "./change.ts";

/** A property that cannot be. */
function property(title: string, schema: Schema, place: RegExp, reason: RegExp): Refusal {
  return {
    title: `property: ${title}`,
    change: ({ components }) => (components.schemas.Vec.properties["novy"] = schema),
    place,
    reason,
  };
}
function parameter(title: string, given: Schema, place: RegExp, reason: RegExp): Refusal {
  return { title: `parameter: ${title}`, change: (document) => detail(document).parameters.push(given), place, reason };
}
const query = (schema: Schema, more: Schema = {}): Schema => ({ name: "q", in: "query", schema, ...more });

export const refusals = table<Refusal>(
  property(
    "maxLength of an integer",
    { type: "integer", maxLength: 5 },
    /novy\/maxLength$/,
    /"maxLength" has no effect on an integer/,
  ),
  property(
    "minimum of a text",
    { type: "string", minimum: 5 },
    /novy\/minimum$/,
    /"minimum" has no effect on a string/,
  ),
  property("minItems of an object", { type: "object", minItems: 5 }, /novy\/minItems$/, /no effect on an object/),
  property(
    "a format of another type",
    { type: "string", format: "int32" },
    /novy\/format$/,
    /"int32" has no effect on a string/,
  ),
  property(
    "exclusiveMinimum without minimum",
    { type: "integer", exclusiveMinimum: true },
    /novy\/exclusiveMinimum$/,
    /no effect without minimum/,
  ),
  property(
    "exclusiveMinimum as a number",
    { type: "integer", exclusiveMinimum: 5 },
    /novy\/exclusiveMinimum$/,
    /must be boolean/,
  ),
  property(
    "bounds that nothing keeps",
    { type: "integer", minimum: 5, maximum: 4 },
    /novy$/,
    /nothing lies between 5 and 4/,
  ),
  property(
    "exclusive bounds that nothing keeps",
    { type: "integer", minimum: 5, maximum: 5, exclusiveMaximum: true },
    /novy$/,
    /nothing lies between/,
  ),
  property(
    "lengths that nothing keeps",
    { type: "string", minLength: 5, maxLength: 4 },
    /novy$/,
    /nothing lies between 5 and 4/,
  ),
  property(
    "numbers of items that nothing keeps",
    { type: "array", items: {}, minItems: 2, maxItems: 1 },
    /novy$/,
    /nothing lies/,
  ),
  property(
    "a bound beyond its format",
    { type: "integer", format: "int32", minimum: 3e9 },
    /novy\/minimum$/,
    /format int32/,
  ),
  property("a pattern that is none", { type: "string", pattern: "(" }, /novy\/pattern$/, /no regular expression/),
  property("an array without items", { type: "array" }, /novy$/, /an array needs items/),
  property("a value of another type", { type: "string", enum: [1] }, /novy\/enum\/0$/, /1 is no string/),
  property(
    "null where it is not allowed",
    { type: "string", enum: ["A", null] },
    /novy\/enum\/1$/,
    /null needs nullable/,
  ),
  property("a value that no number holds", { type: "integer", enum: [2 ** 60] }, /novy\/enum\/0$/, /cannot hold/),
  property("an empty enumeration", { type: "string", enum: [] }, /novy\/enum$/, /fewer than 1/),
  property(
    "a default that breaks the rules",
    { type: "string", maxLength: 1, default: "ab" },
    /novy\/default$/,
    /the default breaks/,
  ),
  property(
    "readOnly and writeOnly",
    { type: "string", readOnly: true, writeOnly: true },
    /novy\/writeOnly$/,
    /stand nowhere/,
  ),
  property(
    "readOnly of items",
    { type: "array", items: { type: "string", readOnly: true } },
    /items\/readOnly$/,
    /properties alone/,
  ),
  property(
    "a rule beside a reference",
    { ...ref("Cast"), nullable: true },
    /novy\/nullable$/,
    /no effect beside \$ref/,
  ),
  property(
    "required without the property",
    { type: "object", properties: {}, required: ["a"] },
    /required\/0$/,
    /"a", which is no property/,
  ),
  property("an unknown keyword", { type: "string", maxLenght: 5 }, /novy\/maxLenght$/, /unknown key "maxLenght"/),
  property("const", { type: "string", const: "a" }, /novy\/const$/, /OpenAPI 3\.1/),
  property("a list of types", { type: ["string", "null"] }, /novy\/type$/, /must be string/),
  property("patternProperties", { type: "object", patternProperties: {} }, /patternProperties$/, /OpenAPI 3\.1/),
  property("an external reference", { $ref: "./other.yaml#/Vec" }, /novy\/\$ref$/, /not in this document/),
  property("a reference to nothing", ref("Nikdo"), /novy\/\$ref$/, /nothing is named #\/components\/schemas\/Nikdo/),
  property("a reference to something else", { $ref: "#/paths/~1veci/post" }, /novy\/\$ref$/, /is no schema/),
  property(
    "a discriminator for nothing",
    { type: "object", properties: { a: { type: "string" } }, discriminator: { propertyName: "a" } },
    /discriminator$/,
    /no effect/,
  ),
  property(
    "a discriminator of inline schemas",
    { oneOf: [{ type: "object", properties: { a: { type: "string" } } }], discriminator: { propertyName: "a" } },
    /oneOf\/0$/,
    /named schemas/,
  ),
  property(
    "a mapping to nothing",
    { oneOf: [ref("Cast")], discriminator: { propertyName: "kod", mapping: { a: "Nikdo" } } },
    /mapping\/a$/,
    /nothing is named Nikdo/,
  ),
  property(
    "x-code-list without a name",
    { type: "string", "x-code-list": { source: ["res"] } },
    /x-code-list$/,
    /"name" is missing/,
  ),
  property(
    "x-known-values of an integer",
    { type: "integer", "x-known-values": ["1"] },
    /novy\/x-known-values$/,
    /no effect on what is no string/,
  ),
  property(
    "x-most-items of a text",
    { type: "string", "x-most-items": "icoPerFilter" },
    /novy\/x-most-items$/,
    /no effect on what is no array/,
  ),
  property(
    "x-most-items of no limit",
    { type: "array", items: { type: "string" }, "x-most-items": "pocet" },
    /novy\/x-most-items$/,
    /must be one of/,
  ),
  property("an unknown x-condition", { type: "string", "x-condition": "never" }, /x-condition$/, /must be one of/),
  {
    title: "schema: made of itself",
    change: ({ components }) =>
      Object.assign(components.schemas, { Vec: { allOf: [ref("Cast")] }, Cast: { allOf: [ref("Vec")] } }),
    place: /\/components\/schemas\/Vec$/,
    reason: /made of itself/,
  },
  {
    title: "schema: two that are each other",
    change: ({ components }) => Object.assign(components.schemas, { A: ref("B"), B: ref("A") }),
    place: /schemas\/A/,
    reason: /leads back to itself|made of itself/,
  },
  {
    title: "schema: one that requires itself",
    change: ({ components }) => {
      components.schemas.Cast = { type: "object", required: ["cast"], properties: { cast: ref("Cast") } };
    },
    place: /\/components\/schemas\/Cast$/,
    reason: /no finite value/,
  },
  {
    title: "schema: a name that none can be",
    change: ({ components }) => (components.schemas["A B"] = { type: "object", properties: {} }),
    place: /schemas\/A B$/,
    reason: /unknown key "A B"/,
  },
  parameter("in a cookie", { name: "q", in: "cookie", schema: { type: "string" } }, /parameters\/1$/, /cookie/),
  parameter(
    "named __proto__",
    query({ type: "string" }, { name: "__proto__" }),
    /parameters\/1\/name$/,
    /can have this name/,
  ),
  parameter(
    "named constructor",
    query({ type: "string" }, { name: "constructor" }),
    /parameters\/1\/name$/,
    /every object of JavaScript has this name/,
  ),
  property(
    "with a property that openapi-typescript cannot read",
    { type: "object", properties: { valueOf: { type: "string" } } },
    /novy\/properties\/valueOf$/,
    /openapi-typescript cannot read/,
  ),
  {
    title: "operation: an operationId that no object can have",
    change: (document) => (detail(document)["operationId"] = "__proto__"),
    place: /operationId$/,
    reason: /no object of JavaScript can have this name/,
  },
  {
    title: "response: a component whose name begins like an extension",
    change: ({ components }) =>
      (components["responses"] = { "x-spatna": { description: "A.", ...json({ type: "array" }) } }),
    place: /responses\/x-spatna\/content\/application~1json\/schema$/,
    reason: /an array needs items/,
  },
  parameter(
    "twice",
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    /parameters\/1$/,
    /stands twice/,
  ),
  parameter(
    "that the path does not have",
    { name: "jine", in: "path", required: true, schema: { type: "string" } },
    /\/get$/,
    /those of the path: id/,
  ),
  parameter(
    "with content",
    { name: "q", in: "query", content: { "application/json": { schema: {} } } },
    /parameters\/1\/content$/,
    /schema alone/,
  ),
  parameter("without a schema", { name: "q", in: "query" }, /parameters\/1$/, /needs a schema/),
  parameter("of no type", query({}), /parameters\/1\/schema$/, /says no type/),
  parameter("a header that is none", { name: "X A", in: "header", schema: { type: "string" } }, /name$/, /no name/),
  parameter(
    "a header of fetch's own",
    { name: "Host", in: "header", schema: { type: "string" } },
    /name$/,
    /fetch alone/,
  ),
  parameter(
    "a list of lists",
    query({ type: "array", items: { type: "array", items: { type: "string" } } }),
    /schema$/,
    /no array in an array/,
  ),
  parameter(
    "an object of lists",
    query({ type: "object", properties: { a: { type: "array", items: { type: "string" } } } }, { style: "deepObject" }),
    /schema$/,
    /no array in an object/,
  ),
  parameter(
    "an object in a header",
    { name: "X-A", in: "header", schema: { type: "object", properties: { a: { type: "string" } } } },
    /schema$/,
    /no object into a header/,
  ),
  parameter("a style of another place", query({ type: "string" }, { style: "matrix" }), /style$/, /must be one of/),
  parameter("a style of another type", query({ type: "string" }, { style: "deepObject" }), /style$/, /an object alone/),
  parameter(
    "spaces in a list of another type",
    query({ type: "object", properties: { a: { type: "string" } } }, { style: "spaceDelimited" }),
    /style$/,
    /an array alone/,
  ),
  parameter(
    "example and examples",
    query({ type: "string" }, { example: "a", examples: { a: { value: "a" } } }),
    /examples$/,
    /exclude each other/,
  ),
  parameter(
    "an example that breaks its rules",
    query({ type: "string", maxLength: 1 }, { example: "ab" }),
    /parameters\/1\/example$/,
    /more than 1 char/,
  ),
  {
    title: "parameter: in the path, but not required",
    change: (document) => (detail(document).parameters[0]["required"] = false),
    place: /parameters\/0\/required$/,
    reason: /must be one of \[true\]/,
  },
  {
    title: "parameter: allowReserved outside of the query",
    change: (document) => (detail(document).parameters[0]["allowReserved"] = true),
    place: /allowReserved$/,
    reason: /in a query alone/,
  },
  {
    title: "operation: TRACE",
    change: ({ paths }) => (paths["/veci"]["trace"] = { responses: { "200": { description: "Done." } } }),
    place: /\/trace$/,
    reason: /fetch refuses to send TRACE/,
  },
  {
    title: "operation: a GET with a body",
    change: (document) => (detail(document).requestBody = { ...json("Vec") }),
    place: /requestBody$/,
    reason: /sends no body with GET/,
  },
  {
    title: "operation: an operationId twice",
    change: (document) => (creation(document)["operationId"] = "vratVec"),
    place: /operationId$/,
    reason: /stands twice/,
  },
  {
    title: "operation: an operationId of something else",
    change: (document) => (detail(document)["operationId"] = "lookup"),
    place: /operationId$/,
    reason: /another member/,
  },
  {
    title: "operation: an operationId that is no name",
    change: (document) => (detail(document)["operationId"] = "vrať věc"),
    place: /operationId$/,
    reason: /is no name for a method/,
  },
  {
    title: "operation: no responses",
    change: (document) => {
      remove(detail(document), "responses");
    },
    place: /\/get$/,
    reason: /"responses" is missing/,
  },
  {
    title: "operation: an unknown security scheme",
    change: (document) => (detail(document)["security"] = [{ Nic: [] }]),
    place: /security\/0$/,
    reason: /no security scheme is named Nic/,
  },
  {
    title: "operation: a server elsewhere",
    change: (document) => (detail(document)["servers"] = [{ url: "https://elsewhere.example.org/rest" }]),
    place: /\/servers$/,
    reason: /only another path/,
  },
  {
    title: "operation: a source without its search",
    change: (document) => (detail(document)["x-source"] = "res"),
    place: /x-source$/,
    reason: /needs one detail and one search/,
  },
  {
    title: "operation: x-read-only that is no truth",
    change: (document) => (detail(document)["x-read-only"] = "yes"),
    place: /x-read-only$/,
    reason: /must be boolean/,
  },
  {
    title: "operation: the search of a source without a body",
    change: (document) => {
      detail(document)["x-source"] = "res";
      search(document)["x-source"] = "res";
      remove(search(document), "requestBody");
    },
    place: /vyhledat\/post$/,
    reason: /a search needs a requestBody/,
  },
  {
    title: "operation: the search of a source with two lists",
    change: (document) => {
      detail(document)["x-source"] = "res";
      search(document)["x-source"] = "res";
      document.components.schemas.Seznam.properties["dalsi"] = { type: "array", items: { type: "string" } };
    },
    place: /schemas\/Seznam$/,
    reason: /exactly one array/,
  },
  {
    title: "request body: XML alone",
    change: (document) => (creation(document).requestBody.content = { "application/xml": { schema: ref("Vec") } }),
    place: /requestBody\/content$/,
    reason: /only JSON can be read and written, not application\/xml/,
  },
  {
    title: "response: text alone",
    change: (document) =>
      (answerOf(detail(document), "200").content = { "text/plain": { schema: { type: "string" } } }),
    place: /responses\/200\/content$/,
    reason: /not text\/plain/,
  },
  {
    title: "response: an impossible status",
    change: (document) => (detail(document).responses["600"] = answer("Chyba")),
    place: /responses\/600$/,
    reason: /unknown key "600"/,
  },
  {
    title: "response: an example that breaks its schema",
    change: (document) => (mediaOf(detail(document), "200")["example"] = { id: 1 }),
    place: /example\/id$/,
    reason: /the example breaks Vec: \/id must be string/,
  },
  {
    title: "response: an example with a name that the schema does not have",
    change: (document) => (mediaOf(detail(document), "200")["example"] = { cast: { kodd: "a" } }),
    place: /example\/cast\/kodd$/,
    reason: /"kodd", which Cast does not name/,
  },
  {
    title: "response: the second of two examples is wrong",
    change: (document) =>
      (mediaOf(detail(document), "200")["examples"] = { a: { value: {} }, b: { value: { id: 1 } } }),
    place: /examples\/b\/value\/id$/,
    reason: /must be string/,
  },
  {
    title: "response: no example, and none can be made",
    change: ({ components }) => {
      components.schemas.Vec["required"] = ["novy"];
      components.schemas.Vec.properties["novy"] = { type: "string", pattern: "^(?=a)b$" };
    },
    place: /content\/application~1json$/,
    reason: /no example, and none could be made/,
  },
  {
    title: "path: stray braces",
    change: (document) => {
      document.paths["/veci/{a"] = document.paths["/veci"];
      remove(document.paths, "/veci");
    },
    place: /\/paths\/~1veci~1\{a$/,
    reason: /stray braces/,
  },
  {
    title: "path: the same one twice",
    change: (document) => {
      const other = {
        ...detail(document),
        operationId: "jina",
        parameters: [{ ...detail(document).parameters[0], name: "jine" }],
      };
      document.paths["/veci/{jine}"] = { get: other };
    },
    place: /\/paths\/~1veci~1\{jine\}$/,
    reason: /the same path/,
  },
  {
    title: "path: a reference",
    change: (document) => (document.paths["/jine"] = { $ref: "#/paths/~1veci" }),
    place: /~1jine\/\$ref$/,
    reason: /write it out/,
  },
  {
    title: "document: OpenAPI 3.1",
    change: (document) => (document.openapi = "3.1.0"),
    place: /^\/openapi$/,
    reason: /must be "3\.0\.0" to "3\.0\.4"/,
  },
  {
    title: "document: Swagger 2.0",
    change: (document) => (document["swagger"] = "2.0"),
    place: /^\/swagger$/,
    reason: /Swagger 2\.0/,
  },
  {
    title: "document: webhooks",
    change: (document) => (document["webhooks"] = {}),
    place: /^\/webhooks$/,
    reason: /OpenAPI 3\.1/,
  },
  {
    title: "document: no paths",
    change: (document) => {
      remove(document, "paths");
    },
    place: /^\/$/,
    reason: /"paths" is missing/,
  },
  property(
    "a correction of another value",
    {
      type: "string",
      maxLength: 5,
      "x-correction": { reason: "Known.", ours: { maxLength: 6 }, theirs: { maxLength: 7 } },
    },
    /novy\/x-correction\/ours$/,
    /"maxLength" is not what stands beside the note/,
  ),
  property(
    "a correction of nothing",
    { type: "string", maxLength: 5, "x-correction": { reason: "Known.", ours: {}, theirs: {} } },
    /novy\/x-correction$/,
    /corrects nothing/,
  ),
  property(
    "a correction by the same value",
    {
      type: "string",
      maxLength: 5,
      "x-correction": { reason: "Known.", ours: { maxLength: 5 }, theirs: { maxLength: 5, pattern: "a" } },
    },
    /novy\/x-correction$/,
    /"maxLength" is the same in both/,
  ),
  property(
    "a correction without its values",
    { type: "string", "x-correction": "Known." },
    /novy\/x-correction$/,
    /must be object/,
  ),
  {
    title: "document: a correction of other credentials",
    change: (document) =>
      (document["x-correction"] = { reason: "Known.", ours: { security: [{}] }, theirs: { security: [] } }),
    place: /^\/x-correction\/ours$/,
    reason: /"security" is not what stands/,
  },
  {
    title: "document: a limit that is none",
    change: (document) => (document["x-service-limits"] = { icoPerFilter: 0 }),
    place: /^\/x-service-limits/,
    reason: /must be >= 1|is missing/,
  },
);
