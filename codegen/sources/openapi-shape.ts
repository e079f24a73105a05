import type { SchemaObject } from "ajv";
import { pointerSegment } from "./yaml-source.ts";
import { compileDialect, noEffect, readRules, type Breach } from "./dialect.ts";

/** Keywords of OpenAPI 3.1 that 3.0 does not have. */
const { newer } = readRules("schema-types") as { readonly newer: readonly string[] };

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
  check ??= compileDialect(readRules("openapi-3.0") as SchemaObject);
  const breaches = check(data).map(({ pointer, reason }): Breach => {
    const key = /^unknown key "(.*)"$/.exec(reason)?.[1];
    return { pointer, reason: newer.includes(key ?? "") ? `${reason} (it is one of OpenAPI 3.1)` : reason };
  });
  return [...breaches, ...valueFaults(data, "")];
}

/** Every extension (`x-…`) of a document, the marks of this project among them; a name that begins so is none. */
export function markFaults(data: unknown): Breach[] {
  const rules = JSON.stringify(readRules("openapi-3.0"), (key, rule: unknown) => key !== "^x-" && rule);
  return compileDialect(JSON.parse(rules) as SchemaObject)(data).filter(({ reason }) => reason === noEffect);
}

/**
 * Members of every object. openapi-typescript calls some of them where something has their name, and fails; types of the others accept
 * no object literal. With a property `constructor` only such a literal fails.
 */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Numbers that JSON does not have, and the names that no program here can take. */
function valueFaults(value: unknown, pointer: string): Breach[] {
  if (typeof value === "number" && !Number.isFinite(value)) return [{ pointer, reason: "is no number of JSON" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const at = `${pointer}/${pointerSegment(key)}`;
    const isUsable = key === "constructor" && !pointer.endsWith("/schemas");
    if (inherited.has(key) && !isUsable) return [{ pointer: at, reason: "every object of JavaScript has this name" }];
    return valueFaults(member, at);
  });
}
