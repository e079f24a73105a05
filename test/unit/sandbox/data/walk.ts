import { array, isObject, object, schemaName, schemas, type Json } from "../../spec/contract.ts";

/** Use of a value that the contract takes from a code list. */
export interface CodeUse {
  readonly place: string;
  readonly list: string;
  readonly sources: readonly string[];
  readonly code: string;
}

/** What a walk through a value found. */
export interface Findings {
  /** Places of properties that the schema does not name. */
  readonly unknown: string[];
  readonly codes: CodeUse[];
}

const known = new Map<string, ReadonlyMap<string, Json>>();

/** Every property of a schema, those it takes over among them. */
function propertiesOf(schema: Json): ReadonlyMap<string, Json> {
  const name = schemaName(schema);
  const found = name === undefined ? undefined : known.get(name);
  if (found !== undefined) return found;
  const own = name === undefined ? schema : object(schemas[name], name);
  const parts = own["allOf"] === undefined ? [] : array(own["allOf"], "allOf");
  const properties = new Map<string, Json>([
    ...parts.flatMap((part) => [...propertiesOf(object(part, "A part of allOf"))]),
    ...Object.entries(object(own["properties"] ?? {}, "properties")).map(([key, value]): [string, Json] => [
      key,
      object(value, key),
    ]),
  ]);
  if (name !== undefined) known.set(name, properties);
  return properties;
}

function codeUses(value: unknown, schema: Json, place: string): CodeUse[] {
  const reference = schema["x-code-list"];
  if (!isObject(reference) || (typeof value !== "string" && typeof value !== "number")) return [];
  const sources = array(reference["source"] ?? [], "source").map(String);
  return [{ place, list: String(reference["name"]), sources, code: String(value) }];
}

function walk(value: unknown, schema: Json, place: string, findings: Findings): void {
  if (Array.isArray(value)) {
    // The code list stands at the array or at its items.
    const items = { ...object(schema["items"] ?? {}, place), ...pickCodeList(schema) };
    value.forEach((item) => {
      walk(item, items, place, findings);
    });
    return;
  }
  findings.codes.push(...codeUses(value, schema, place));
  if (!isObject(value)) return;
  const properties = propertiesOf(schema);
  for (const [key, inner] of Object.entries(value)) {
    const property = properties.get(key);
    if (property === undefined) findings.unknown.push(`${place}.${key}`);
    else walk(inner, property, `${place}.${key}`, findings);
  }
}

function pickCodeList(schema: Json): Json {
  return schema["x-code-list"] === undefined ? {} : { "x-code-list": schema["x-code-list"] };
}

/** Walks through a value along its schema in the contract. */
export function look(value: unknown, name: string): Findings {
  const findings: Findings = { unknown: [], codes: [] };
  walk(value, object(schemas[name], name), name, findings);
  return findings;
}
