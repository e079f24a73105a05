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
  type TestDocument,
} from "./base-document.ts";
import { table, type Refusal } from "./change.ts";

function refusal(title: string, change: Refusal["change"], place: string, reason: RegExp): Refusal {
  return { title, change, place, reason };
}
/** A property that cannot be; the place is one within it. */
function property(title: string, schema: Schema, place: string, reason: RegExp): Refusal {
  const change: Refusal["change"] = ({ components }) => (components.schemas.Vec.properties["novy"] = schema);
  return refusal(`property: ${title}`, change, place === "" ? "/novy" : `/novy/${place}`, reason);
}
function parameter(title: string, given: Schema, place: string, reason: RegExp): Refusal {
  return refusal(`parameter: ${title}`, (document) => detail(document).parameters.push(given), place, reason);
}
/** Other members of something in the document. */
const into =
  (kind: string, find: (document: TestDocument) => object) =>
  (title: string, members: Schema, place: string, reason: RegExp): Refusal =>
    refusal(`${kind}: ${title}`, (document) => Object.assign(find(document), members), place, reason);
const operation = into("operation", detail);
const pathParameter = into("parameter", (document) => detail(document).parameters[0]);
const media = into("response", (document) => mediaOf(detail(document), "200"));
const whole = into("document", (document) => document);
const query = (schema: Schema, more: Schema = {}): Schema => ({ name: "q", in: "query", schema, ...more });

export const refusals = table<Refusal>(
  property(
    "maxLength of an integer",
    { type: "integer", maxLength: 5 },
    "maxLength",
    /"maxLength" has no effect on an integer/,
  ),
  property("minimum of a text", { type: "string", minimum: 5 }, "minimum", /"minimum" has no effect on a string/),
  property("minItems of an object", { type: "object", minItems: 5 }, "minItems", /no effect on an object/),
  property(
    "a format of another type",
    { type: "string", format: "int32" },
    "format",
    /"int32" has no effect on a string/,
  ),
  property(
    "exclusiveMinimum without minimum",
    { type: "integer", exclusiveMinimum: true },
    "exclusiveMinimum",
    /no effect without minimum/,
  ),
  property(
    "exclusiveMinimum as a number",
    { type: "integer", exclusiveMinimum: 5 },
    "exclusiveMinimum",
    /must be boolean/,
  ),
  property(
    "bounds that nothing keeps",
    { type: "integer", minimum: 5, maximum: 4 },
    "",
    /nothing lies between 5 and 4/,
  ),
  property(
    "exclusive bounds that nothing keeps",
    { type: "integer", minimum: 5, maximum: 5, exclusiveMaximum: true },
    "",
    /nothing lies between/,
  ),
  property(
    "numbers of items that nothing keeps",
    { type: "array", items: {}, minItems: 2, maxItems: 1 },
    "",
    /nothing lies/,
  ),
  property("a bound beyond its format", { type: "integer", format: "int32", minimum: 3e9 }, "minimum", /format int32/),
  property("a pattern that is none", { type: "string", pattern: "(" }, "pattern", /no regular expression/),
  property("an array without items", { type: "array" }, "", /an array needs items/),
  property("a value of another type", { type: "string", enum: [1] }, "enum/0", /1 is no string/),
  property("null where it is not allowed", { type: "string", enum: ["A", null] }, "enum/1", /null needs nullable/),
  property("a value that no number holds", { type: "integer", enum: [2 ** 60] }, "enum/0", /cannot hold/),
  property("an empty enumeration", { type: "string", enum: [] }, "enum", /fewer than 1/),
  property(
    "a default that breaks the rules",
    { type: "string", maxLength: 1, default: "ab" },
    "default",
    /the default breaks/,
  ),
  property("readOnly and writeOnly", { type: "string", readOnly: true, writeOnly: true }, "writeOnly", /stand nowhere/),
  property(
    "readOnly of items",
    { type: "array", items: { type: "string", readOnly: true } },
    "items/readOnly",
    /properties alone/,
  ),
  property("a rule beside a reference", { ...ref("Cast"), nullable: true }, "nullable", /no effect beside \$ref/),
  property(
    "required without the property",
    { type: "object", properties: {}, required: ["a"] },
    "required/0",
    /"a", which is no property/,
  ),
  property("an unknown keyword", { type: "string", maxLenght: 5 }, "maxLenght", /unknown key "maxLenght"/),
  property("const", { type: "string", const: "a" }, "const", /OpenAPI 3\.1/),
  property("a list of types", { type: ["string", "null"] }, "type", /must be string/),
  property("patternProperties", { type: "object", patternProperties: {} }, "patternProperties", /OpenAPI 3\.1/),
  property("an external reference", { $ref: "./other.yaml#/Vec" }, "$ref", /not in this document/),
  property("a reference to nothing", ref("Nikdo"), "$ref", /nothing is named #\/components\/schemas\/Nikdo/),
  property("a reference to something else", { $ref: "#/paths/~1veci/post" }, "$ref", /is no schema/),
  property(
    "a discriminator for nothing",
    { type: "object", properties: { a: { type: "string" } }, discriminator: { propertyName: "a" } },
    "discriminator",
    /no effect/,
  ),
  property(
    "a discriminator of inline schemas",
    { oneOf: [{ type: "object", properties: { a: { type: "string" } } }], discriminator: { propertyName: "a" } },
    "oneOf/0",
    /named schemas/,
  ),
  property(
    "a mapping to nothing",
    { oneOf: [ref("Cast")], discriminator: { propertyName: "kod", mapping: { a: "Nikdo" } } },
    "discriminator/mapping/a",
    /nothing is named Nikdo/,
  ),
  property(
    "x-code-list without a name",
    { type: "string", "x-code-list": { source: ["res"] } },
    "x-code-list",
    /"name" is missing/,
  ),
  property(
    "x-known-values of an integer",
    { type: "integer", "x-known-values": ["1"] },
    "x-known-values",
    /no effect on what is no string/,
  ),
  property(
    "x-most-items of a text",
    { type: "string", "x-most-items": "icoPerFilter" },
    "x-most-items",
    /no effect on what is no array/,
  ),
  property(
    "x-most-items of no limit",
    { type: "array", items: { type: "string" }, "x-most-items": "pocet" },
    "x-most-items",
    /must be one of/,
  ),
  property("an unknown x-condition", { type: "string", "x-condition": "never" }, "x-condition", /must be one of/),
  refusal(
    "schema: made of itself",
    ({ components }) =>
      Object.assign(components.schemas, { Vec: { allOf: [ref("Cast")] }, Cast: { allOf: [ref("Vec")] } }),
    "/components/schemas/Vec",
    /made of itself/,
  ),
  refusal(
    "schema: two that are each other",
    ({ components }) => Object.assign(components.schemas, { A: ref("B"), B: ref("A") }),
    "schemas/A",
    /leads back to itself|made of itself/,
  ),
  refusal(
    "schema: one that requires itself",
    ({ components }) => {
      components.schemas.Cast = { type: "object", required: ["cast"], properties: { cast: ref("Cast") } };
    },
    "/components/schemas/Cast",
    /no finite value/,
  ),
  refusal(
    "schema: a name that none can be",
    ({ components }) => (components.schemas["A B"] = { type: "object", properties: {} }),
    "schemas/A B",
    /unknown key "A B"/,
  ),
  parameter(
    "named __proto__",
    query({ type: "string" }, { name: "__proto__" }),
    "parameters/1/name",
    /can have this name/,
  ),
  property(
    "with a property that openapi-typescript cannot read",
    { type: "object", properties: { valueOf: { type: "string" } } },
    "properties/valueOf",
    /openapi-typescript cannot read/,
  ),
  operation(
    "an operationId that no object can have",
    { operationId: "__proto__" },
    "operationId",
    /no object of JavaScript can have this name/,
  ),
  refusal(
    "response: a component whose name begins like an extension",
    ({ components }) => (components["responses"] = { "x-spatna": { description: "A.", ...json({ type: "array" }) } }),
    "responses/x-spatna/content/application~1json/schema",
    /an array needs items/,
  ),
  parameter(
    "twice",
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    "parameters/1",
    /stands twice/,
  ),
  parameter(
    "that the path does not have",
    { name: "jine", in: "path", required: true, schema: { type: "string" } },
    "/get",
    /those of the path: id/,
  ),
  parameter("without a schema", { name: "q", in: "query" }, "parameters/1", /needs a schema/),
  parameter("a style of another place", query({ type: "string" }, { style: "matrix" }), "style", /must be one of/),
  parameter("a style of another type", query({ type: "string" }, { style: "deepObject" }), "style", /an object alone/),
  parameter(
    "spaces in a list of another type",
    query({ type: "object", properties: { a: { type: "string" } } }, { style: "spaceDelimited" }),
    "style",
    /an array alone/,
  ),
  parameter(
    "example and examples",
    query({ type: "string" }, { example: "a", examples: { a: { value: "a" } } }),
    "examples",
    /exclude each other/,
  ),
  parameter(
    "an example that breaks its rules",
    query({ type: "string", maxLength: 1 }, { example: "ab" }),
    "parameters/1/example",
    /more than 1 char/,
  ),
  pathParameter(
    "in the path, but not required",
    { required: false },
    "parameters/0/required",
    /must be one of \[true\]/,
  ),
  pathParameter("allowReserved outside of the query", { allowReserved: true }, "allowReserved", /in a query alone/),
  refusal(
    "operation: an operationId twice",
    (document) => (creation(document)["operationId"] = "vratVec"),
    "operationId",
    /stands twice/,
  ),
  refusal(
    "operation: no responses",
    (document) => {
      remove(detail(document), "responses");
    },
    "/get",
    /"responses" is missing/,
  ),
  operation("an unknown security scheme", { security: [{ Nic: [] }] }, "security/0", /no security scheme is named Nic/),
  operation("a source without its search", { "x-source": "res" }, "x-source", /needs one detail and one search/),
  operation("x-read-only that is no truth", { "x-read-only": "yes" }, "x-read-only", /must be boolean/),
  refusal(
    "operation: the search of a source without a body",
    (document) => {
      detail(document)["x-source"] = "res";
      search(document)["x-source"] = "res";
      remove(search(document), "requestBody");
    },
    "vyhledat/post",
    /a search needs a requestBody/,
  ),
  refusal(
    "operation: the search of a source with two lists",
    (document) => {
      detail(document)["x-source"] = "res";
      search(document)["x-source"] = "res";
      document.components.schemas.Seznam.properties["dalsi"] = { type: "array", items: { type: "string" } };
    },
    "schemas/Seznam",
    /exactly one array/,
  ),
  refusal(
    "response: an impossible status",
    (document) => (detail(document).responses["600"] = answer("Chyba")),
    "responses/600",
    /unknown key "600"/,
  ),
  media(
    "an example that breaks its schema",
    { example: { id: 1 } },
    "example/id",
    /the example breaks Vec: \/id must be string/,
  ),
  media(
    "an example with a name that the schema does not have",
    { example: { cast: { kodd: "a" } } },
    "example/cast/kodd",
    /"kodd", which Cast does not name/,
  ),
  media(
    "the second of two examples is wrong",
    { examples: { a: { value: {} }, b: { value: { id: 1 } } } },
    "examples/b/value/id",
    /must be string/,
  ),
  refusal(
    "response: no example, and none can be made",
    ({ components }) => {
      components.schemas.Vec["required"] = ["novy"];
      components.schemas.Vec.properties["novy"] = { type: "string", pattern: "^(?=a)b$" };
    },
    "content/application~1json",
    /no example, and none could be made/,
  ),
  refusal(
    "path: stray braces",
    (document) => {
      document.paths["/veci/{a"] = document.paths["/veci"];
      remove(document.paths, "/veci");
    },
    "/paths/~1veci~1{a",
    /stray braces/,
  ),
  refusal(
    "path: the same one twice",
    (document) => {
      const other = {
        ...detail(document),
        operationId: "jina",
        parameters: [{ ...detail(document).parameters[0], name: "jine" }],
      };
      document.paths["/veci/{jine}"] = { get: other };
    },
    "/paths/~1veci~1{jine}",
    /the same path/,
  ),
  refusal(
    "path: a reference",
    (document) => (document.paths["/jine"] = { $ref: "#/paths/~1veci" }),
    "~1jine/$ref",
    /write it out/,
  ),
  whole("OpenAPI 3.1", { openapi: "3.1.0" }, "/openapi", /must be "3\.0\.0" to "3\.0\.4"/),
  whole("Swagger 2.0", { swagger: "2.0" }, "/swagger", /Swagger 2\.0/),
  whole("webhooks", { webhooks: {} }, "/webhooks", /OpenAPI 3\.1/),
  refusal(
    "document: no paths",
    (document) => {
      remove(document, "paths");
    },
    "/",
    /"paths" is missing/,
  ),
  property(
    "a correction of another value",
    {
      type: "string",
      maxLength: 5,
      "x-correction": { reason: "Known.", ours: { maxLength: 6 }, theirs: { maxLength: 7 } },
    },
    "x-correction/ours",
    /"maxLength" is not what stands beside the note/,
  ),
  property(
    "a correction of nothing",
    { type: "string", maxLength: 5, "x-correction": { reason: "Known.", ours: {}, theirs: {} } },
    "x-correction",
    /corrects nothing/,
  ),
  property(
    "a correction by the same value",
    {
      type: "string",
      maxLength: 5,
      "x-correction": { reason: "Known.", ours: { maxLength: 5 }, theirs: { maxLength: 5, pattern: "a" } },
    },
    "x-correction",
    /"maxLength" is the same in both/,
  ),
  property(
    "a correction without its values",
    { type: "string", "x-correction": "Known." },
    "x-correction",
    /must be object/,
  ),
  whole(
    "a correction of other credentials",
    { "x-correction": { reason: "Known.", ours: { security: [{}] }, theirs: { security: [] } } },
    "/x-correction/ours",
    /"security" is not what stands/,
  ),
  whole(
    "a limit that is none",
    { "x-service-limits": { icoPerFilter: 0 } },
    "/x-service-limits",
    /must be >= 1|is missing/,
  ),
);

/** Parts that no method can have: the operation is left out, or the part where the operation does without it. */
export const leftOut = table<Refusal>(
  parameter("in a cookie", { name: "q", in: "cookie", schema: { type: "string" } }, "parameters/1", /cookie/),
  parameter(
    "named constructor",
    query({ type: "string" }, { name: "constructor" }),
    "parameters/1/name",
    /every object of JavaScript has this name/,
  ),
  parameter(
    "with content",
    { name: "q", in: "query", content: { "application/json": { schema: {} } } },
    "parameters/1/content",
    /schema alone/,
  ),
  parameter("of no type", query({}), "parameters/1/schema", /says no type/),
  parameter("a header that is none", { name: "X A", in: "header", schema: { type: "string" } }, "name", /no name/),
  parameter(
    "a header of fetch's own",
    { name: "Host", in: "header", schema: { type: "string" } },
    "name",
    /fetch alone/,
  ),
  parameter(
    "a list of lists",
    query({ type: "array", items: { type: "array", items: { type: "string" } } }),
    "schema",
    /no array in an array/,
  ),
  parameter(
    "an object of lists",
    query({ type: "object", properties: { a: { type: "array", items: { type: "string" } } } }, { style: "deepObject" }),
    "schema",
    /no array in an object/,
  ),
  parameter(
    "an object in a header",
    { name: "X-A", in: "header", schema: { type: "object", properties: { a: { type: "string" } } } },
    "schema",
    /no object into a header/,
  ),
  refusal(
    "operation: TRACE",
    ({ paths }) => (paths["/veci"]["trace"] = { responses: { "200": { description: "Done." } } }),
    "/trace",
    /fetch refuses to send TRACE/,
  ),
  operation("a GET with a body", { requestBody: { ...json("Vec") } }, "requestBody", /sends no body with GET/),
  operation("an operationId of something else", { operationId: "lookup" }, "operationId", /another member/),
  operation("an operationId of every object", { operationId: "toString" }, "operationId", /another member/),
  operation("an operationId that is no name", { operationId: "vrať věc" }, "operationId", /is no name for a method/),
  operation(
    "a server elsewhere",
    { servers: [{ url: "https://elsewhere.example.org/rest" }] },
    "/servers",
    /only another path/,
  ),
  refusal(
    "request body: XML alone",
    (document) => (creation(document).requestBody.content = { "application/xml": { schema: ref("Vec") } }),
    "requestBody/content",
    /only JSON can be read and written, not application\/xml/,
  ),
  refusal(
    "response: text alone",
    (document) => (answerOf(detail(document), "200").content = { "text/plain": { schema: { type: "string" } } }),
    "responses/200/content",
    /not text\/plain/,
  ),
);
