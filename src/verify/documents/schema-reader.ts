import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { codeListOf, described, isDescribed } from "./code-list.ts";
import { FlatSchema, type Facets, type Part } from "./flat-schema.ts";
import type { References } from "./references.ts";

/** Keywords that are texts for people, or that are read apart. */
const apart: ReadonlySet<string> = new Set([
  ...["$ref", "allOf", "oneOf", "anyOf", "not", "items", "properties", "required", "additionalProperties"],
  ...["discriminator", "title", "description", "example", "examples", "externalDocs", "xml", "const"],
]);
/** Keywords that say nothing when they have this value. */
const idle: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ["nullable", "uniqueItems", "exclusiveMinimum", "exclusiveMaximum", "deprecated", "readOnly", "writeOnly"].map(
      (keyword) => [keyword, false],
    ),
  ),
  ...{ minLength: 0, minItems: 0, minProperties: 0 },
};
/** Keywords that make a schema more than a reference with notes. */
const structure = ["properties", "required", "items", "additionalProperties", "oneOf", "anyOf", "not", "discriminator"];
/** Schemas that lie in each other and extend each other further than this are no design but an attack. */
const mostDepth = 200;
const nothing = new FlatSchema(undefined);

export class SchemaReader {
  readonly references: References;
  readonly #names: ReadonlyMap<object, string>;
  readonly #flat = new Map<JsonObject, FlatSchema>();
  readonly #whole = new Map<readonly Part[], JsonObject>();
  #depth = 0;

  /** @throws InvalidInputError when a schema extends too much. */
  constructor(references: References) {
    this.references = references;
    this.#names = new Map([...references.components("schemas")].map(([name, node]) => [node, name]));
    for (const node of references.components("schemas").values()) this.flat(node);
  }

  /** A named schema; `undefined` when there is none. */
  named(name: string): JsonObject | undefined {
    return this.references.components("schemas").get(name);
  }

  /** The schema that a node only refers to, perhaps with notes: in OpenAPI 3.0 that is an `allOf` of one. */
  nameOf(node: JsonObject): string | undefined {
    const { allOf } = node;
    const own = this.references.nameIn("schemas", node);
    if (own !== undefined || !Array.isArray(allOf) || allOf.length !== 1) return own;
    const only: unknown = allOf[0];
    return isJsonObject(only) && !structure.some((keyword) => keyword in node) ? this.nameOf(only) : undefined;
  }

  /** The facets of a node beside its reference, without those that the target has too. */
  notesOf(node: JsonObject): Facets {
    const name = this.nameOf(node);
    const target = name === undefined ? undefined : this.named(name);
    const own = layersOf(node).flatMap(ownFacets);
    const told = target === undefined ? nothing.facets : this.flat(target).facets;
    const notes = own.filter(([keyword, value]) => JSON.stringify(told.get(keyword)?.value) !== JSON.stringify(value));
    return new Map(notes.map(([keyword, value]) => [keyword, { value, owner: undefined }]));
  }

  /** One schema in which all parts hold. */
  whole(parts: readonly Part[]): JsonObject {
    const [first, ...others] = parts;
    if (first !== undefined && others.length === 0) return first.node;
    const known = this.#whole.get(parts) ?? { allOf: parts.map(({ node }) => node) };
    this.#whole.set(parts, known);
    return known;
  }

  /**
   * A schema with what it refers to and what it extends.
   *
   * @throws InvalidInputError when that is too much, or is not there.
   */
  flat(node: JsonObject): FlatSchema {
    const known = this.#flat.get(node);
    if (known !== undefined) return known;
    this.references.step();
    if (this.#depth === mostDepth) this.references.refuse("must not be nested so deeply");
    // A schema that extends itself ends there.
    this.#flat.set(node, nothing);
    this.#depth += 1;
    const flat = this.#read(node);
    this.#depth -= 1;
    this.#flat.set(node, flat);
    return flat;
  }

  #read(node: JsonObject): FlatSchema {
    const owner = this.#names.get(node);
    const parts = new FlatSchema(owner);
    const bases = this.#basesOf(node).map((base) => this.flat(base));
    for (const base of bases) {
      for (let step = base.facets.size + base.parts.size; step > 0; step -= 1) this.references.step();
      parts.extend(base);
    }
    const { properties, required, additionalProperties } = node;
    for (const [name, property] of isJsonObject(properties) ? Object.entries(properties) : []) {
      parts.hold(`properties/${name}`, { node: isJsonObject(property) ? property : {}, owner });
    }
    for (const name of Array.isArray(required) ? required : []) {
      if (typeof name === "string") parts.say(`required/${name}`, { value: true, owner });
    }
    if (additionalProperties === false) parts.say("additionalProperties", { value: false, owner });
    for (const keyword of ["items", "not", "additionalProperties", "discriminator"]) {
      const value = node[keyword];
      if (!isJsonObject(value) || (keyword === "additionalProperties" && Object.keys(value).length === 0)) continue;
      if (keyword !== "items") parts.say(keyword, { value, owner });
      if (keyword !== "discriminator") parts.hold(keyword, { node: value, owner });
    }
    for (const keyword of ["oneOf", "anyOf"] as const) {
      const members = alternatives(node, keyword);
      if (members.length > 0 && !isOnly(node, keyword)) parts.choices.push({ keyword, members, owner });
    }
    this.#addFacets(parts, node, bases, owner);
    return parts;
  }

  #addFacets(parts: FlatSchema, node: JsonObject, bases: readonly FlatSchema[], owner: string | undefined): void {
    const own = new Map([...ownFacets(node)]);
    // Null is allowed when all that hold allow it; who says a type says it alone.
    const typed = bases.filter(({ facets }) => facets.has("type"));
    const isNullable = typed.every(({ facets }) => facets.has("nullable"));
    const inherited = isNullable ? typed[0]?.facets.get("nullable") : undefined;
    parts.facets.delete("nullable");
    if (inherited !== undefined && !own.has("type"))
      parts.facets.set("nullable", { ...inherited, owner: inherited.owner ?? owner });
    for (const [keyword, value] of own) parts.say(keyword, { value, owner });
    // A document may leave out what the parts say.
    const [items] = parts.parts.get("items") ?? [];
    const [, [property] = []] = [...parts.parts].find(([key]) => key.startsWith("properties/")) ?? [];
    const implied = property ?? items;
    if (implied !== undefined && !parts.facets.has("type")) {
      parts.facets.set("type", { value: implied === property ? "object" : "array", owner: implied.owner });
    }
    // The code list of a list is that of its items.
    for (const keyword of ["x-code-list", described]) {
      const said = items && this.flat(items.node).facets.get(keyword);
      if (said !== undefined && !parts.facets.has(keyword)) parts.facets.set(keyword, said);
    }
  }

  #basesOf(node: JsonObject): JsonObject[] {
    const { $ref, allOf } = node;
    const target = typeof $ref === "string" ? [this.references.target($ref)] : [];
    const extended: unknown[] = Array.isArray(allOf) ? allOf : [];
    const only = (["oneOf", "anyOf"] as const).flatMap((keyword) =>
      isOnly(node, keyword) ? alternatives(node, keyword) : [],
    );
    return [...target, ...extended, ...only].filter(isJsonObject);
  }
}

/** The keywords of a schema itself that make rules or notes about its values. */
export function ownFacets(node: JsonObject): [string, unknown][] {
  const facets = Object.entries(node).flatMap(([keyword, value]): [string, unknown][] => {
    if (apart.has(keyword) || keyword.startsWith("x-") || value === undefined) return [];
    if (Object.hasOwn(idle, keyword) && idle[keyword] === value) return [];
    if (keyword === "enum" && Array.isArray(value)) return [[keyword, value.filter((one) => one !== null)]];
    if (keyword !== "type" || !Array.isArray(value)) return [[keyword, value]];
    // The form of OpenAPI 3.1.
    const types = value.filter((type) => type !== "null");
    const type: [string, unknown] = ["type", types.length === 1 ? types[0] : types];
    return types.length < value.length ? [type, ["nullable", true]] : [type];
  });
  const list = codeListOf(node);
  if (list !== undefined) facets.push(["x-code-list", list]);
  if (isDescribed(node)) facets.push([described, true]);
  if ("const" in node) facets.push(["enum", [node["const"]]]);
  return facets;
}

/** A schema, and those that it is put together of. */
function layersOf(node: JsonObject): JsonObject[] {
  const { allOf } = node;
  return [node, ...(Array.isArray(allOf) ? allOf.filter(isJsonObject).flatMap(layersOf) : [])];
}

function alternatives(node: JsonObject, keyword: "oneOf" | "anyOf"): JsonObject[] {
  const list = node[keyword];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** A choice of one is none. */
function isOnly(node: JsonObject, keyword: "oneOf" | "anyOf"): boolean {
  return alternatives(node, keyword).length === 1 && node["discriminator"] === undefined;
}
