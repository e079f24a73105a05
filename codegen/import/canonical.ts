import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { idleKeywords } from "../sources/check-schemas.ts";
import { pointerSegments, referencedName } from "../sources/document-reader.ts";

/** What is there for people. */
const texts: readonly string[] = ["title", "summary", "description", "example", "examples", "externalDocs", "xml"];

/** What a keyword says when it is not there. */
const defaults: Readonly<Record<string, unknown>> = {
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  uniqueItems: false,
  exclusiveMinimum: false,
  exclusiveMaximum: false,
  minLength: 0,
  minItems: 0,
  minProperties: 0,
};

/** Whether a keyword with a value says no more than without it. */
export function isDefault(key: string, value: unknown): boolean {
  return value === undefined || (Object.hasOwn(defaults, key) && defaults[key] === value);
}

const styles: Readonly<Record<string, string>> = { path: "simple", header: "simple", query: "form", cookie: "form" };

/** What a schema takes over by `allOf`, and what it says itself: the same, however it is spread over parts. */
export interface SchemaParts {
  readonly references: readonly string[];
  readonly own: JsonObject;
  /** Whether parts contradict each other, so that they cannot be said as one. */
  readonly tangled: boolean;
}

/** A document in a form in which what means the same is the same. */
export class Canonical {
  readonly document: JsonObject;

  constructor(document: JsonObject) {
    this.document = document;
  }

  /** The object behind references to components. */
  resolve(value: unknown): JsonObject {
    let current = value;
    for (let step = 0; step < 20 && isJsonObject(current) && typeof current["$ref"] === "string"; step += 1) {
      current = pointerSegments(current["$ref"]).reduce<unknown>(
        (node, name) => (isJsonObject(node) ? node[name] : undefined),
        this.document,
      );
    }
    return isJsonObject(current) ? current : {};
  }

  /** A schema; references to named schemas stay. */
  schema(value: unknown): unknown {
    if (!isJsonObject(value)) return value;
    const { references, own, tangled } = partsOf(value);
    if (tangled) return sorted({ ...own, tangled: JSON.stringify(value) });
    const rules = this.#rules(own);
    if (references.length === 1 && Object.keys(rules).length === 0) return { $ref: references[0] };
    return sorted({ ...(references.length === 0 ? {} : { references: [...references].sort() }), ...rules });
  }

  /** One keyword of a schema without its parts. */
  keyword(key: string, value: unknown): unknown {
    switch (key) {
      case "properties":
        return this.#map(value, (member) => this.schema(member));
      case "items":
      case "not":
      case "additionalProperties":
        return isJsonObject(value) && Object.keys(value).length === 0 && key === "additionalProperties"
          ? true
          : this.schema(value);
      case "oneOf":
      case "anyOf":
        return Array.isArray(value) ? value.map((member) => this.schema(member)) : value;
      case "enum":
      case "required":
        return Array.isArray(value) ? value.map((member) => JSON.stringify(member)).sort() : value;
      default:
        return value;
    }
  }

  #rules(own: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(effective(own)).flatMap(([key, value]) => {
        const said = this.keyword(key, value);
        return isDefault(key, said) ? [] : [[key, said]];
      }),
    );
  }

  parameter(value: unknown): JsonObject {
    const { name, in: place, required = false, deprecated = false, ...others } = this.resolve(value);
    const { style = styles[String(place)], schema, content, allowReserved = false } = others;
    const { explode = style === "form" } = others;
    const body = content === undefined ? {} : { content: this.content(content) };
    return {
      name,
      in: place,
      required,
      deprecated,
      style,
      explode,
      allowReserved,
      schema: this.schema(schema),
      ...body,
    };
  }

  requestBody(value: unknown): JsonObject {
    const { required = false, content } = this.resolve(value);
    return { required, content: this.content(content) };
  }

  response(value: unknown): JsonObject {
    const { content = {}, headers = {} } = this.resolve(value);
    return { content: this.content(content), headers: this.#map(headers, (header) => this.header(header)) };
  }

  header(value: unknown): JsonObject {
    const { schema, required = false, explode = false } = this.resolve(value);
    return { schema: this.schema(schema), required, explode };
  }

  content(value: unknown): unknown {
    return this.#map(value, (media) => (isJsonObject(media) ? { schema: this.schema(media["schema"]) } : media));
  }

  #map(value: unknown, form: (member: unknown) => unknown): unknown {
    if (!isJsonObject(value)) return value;
    return sorted(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, form(member)])));
  }
}

/** Whether two schemas say the same, the one of them maybe by a name and the other in place. */
export function sameSchema(ours: Canonical, one: unknown, theirs: Canonical, other: unknown, depth = 0): boolean {
  const [left, right] = [ours.schema(one), theirs.schema(other)];
  if (equal(left, right)) return true;
  const [leftName, rightName] = [onlyReference(left), onlyReference(right)];
  if (depth > 8 || (leftName === undefined) === (rightName === undefined)) return false;
  return leftName === undefined
    ? sameSchema(ours, one, theirs, theirs.resolve({ $ref: rightName }), depth + 1)
    : sameSchema(ours, ours.resolve({ $ref: leftName }), theirs, other, depth + 1);
}

function onlyReference(value: unknown): string | undefined {
  return isJsonObject(value) && typeof value["$ref"] === "string" ? value["$ref"] : undefined;
}

/** What a schema takes over, and what it says itself. */
export function partsOf(value: JsonObject): SchemaParts {
  const { $ref, allOf, ...said } = value;
  // What else stands beside a reference says nothing.
  if (typeof $ref === "string") return { references: [$ref], own: notesOf(said), tangled: false };
  const references: string[] = [];
  let own: Record<string, unknown> = { ...said };
  let tangled = false;
  for (const part of Array.isArray(allOf) ? (allOf as unknown[]) : []) {
    if (!isJsonObject(part)) continue;
    const inner = partsOf(part);
    references.push(...inner.references);
    tangled ||= inner.tangled;
    if (typeof part["$ref"] === "string") continue;
    for (const [key, member] of Object.entries(inner.own)) {
      const known = own[key];
      if (key === "properties" && isJsonObject(known) && isJsonObject(member)) {
        tangled ||= Object.keys(member).some((name) => Object.hasOwn(known, name));
        own = { ...own, properties: { ...known, ...member } };
      } else if (key === "required" && Array.isArray(known) && Array.isArray(member)) {
        own = { ...own, required: [...new Set([...(known as unknown[]), ...(member as unknown[])])] };
      } else if (known === undefined) own = { ...own, [key]: member };
      else if (!texts.includes(key) && !key.startsWith("x-") && !equal(known, member)) tangled = true;
    }
  }
  return { references, own, tangled };
}

function notesOf(value: JsonObject): JsonObject {
  const isNote = (key: string): boolean => texts.includes(key) || key === "deprecated" || key.startsWith("x-");
  return Object.fromEntries(Object.entries(value).filter(([key]) => isNote(key)));
}

/** The keywords that make a difference, the type also where it only follows from them. */
export function effective(own: JsonObject): JsonObject {
  const {
    properties,
    items,
    type = properties !== undefined ? "object" : items !== undefined ? "array" : undefined,
  } = own;
  const said = { ...(type === undefined ? {} : { type }), ...own };
  const idle = idleKeywords(said);
  return Object.fromEntries(
    Object.entries(said).filter(([key]) => !texts.includes(key) && !key.startsWith("x-") && !idle.includes(key)),
  );
}

/** Whether two values are the same data, whatever the order of members. */
export function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Data with its members in the order of their names. */
function sorted<Value>(value: Value): Value;
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => sorted(item));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

/** Name of a component that is referred to. */
export function nameOf(reference: string): string {
  return referencedName({ $ref: reference });
}
