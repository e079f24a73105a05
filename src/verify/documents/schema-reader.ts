import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { codeListOf, described, isDescribed } from "./code-list.ts";
import { FlatSchema } from "./flat-schema.ts";
import { nameIn, type References } from "./references.ts";

/** Keywords that make a schema more than a reference with notes. */
const structure = ["properties", "required", "items", "additionalProperties", "oneOf", "anyOf", "not", "discriminator"];
/** Keywords that are texts for people, or that are read apart. */
const apart: ReadonlySet<string> = new Set([
  ...structure,
  ...["$ref", "allOf", "title", "description", "example", "examples", "externalDocs", "xml", "const"],
]);
/** Keywords that say nothing when they have this value. */
const idle: Readonly<Record<string, unknown>> = {
  ...{ nullable: false, uniqueItems: false, exclusiveMinimum: false, exclusiveMaximum: false, deprecated: false },
  ...{ readOnly: false, writeOnly: false, minLength: 0, minItems: 0, minProperties: 0 },
};
/** Deepest nesting and extension of schemas; more is an attack. */
const mostDepth = 200;
const nothing = new FlatSchema(undefined);

export class SchemaReader {
  readonly references: References;
  readonly #names: ReadonlyMap<object, string>;
  readonly #flat = new Map<JsonObject, FlatSchema>();
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
    const own = nameIn("schemas", node);
    const [only, ...more] = objectsIn(node["allOf"]);
    if (own !== undefined || only === undefined || more.length > 0) return own;
    return structure.some((keyword) => keyword in node) ? undefined : this.nameOf(only);
  }

  /** Returns the keywords of a node beside its reference, without those that the target repeats. */
  notesOf(node: JsonObject): FlatSchema {
    const target = this.named(this.nameOf(node) ?? "");
    const told = target === undefined ? nothing : this.flat(target);
    const notes = new FlatSchema(undefined);
    for (const [keyword, value] of layersOf(node).flatMap(ownFacets)) {
      if (JSON.stringify(told.value(keyword)) !== JSON.stringify(value)) notes.say(keyword, value);
    }
    return notes;
  }

  /** A schema with all that it refers to and extends. @throws InvalidInputError when that is too much, or is not there */
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
    const flat = new FlatSchema(this.#names.get(node));
    const bases = this.#basesOf(node).map((base) => this.flat(base));
    for (const base of bases) {
      for (let step = base.keys.length; step > 0; step -= 1) this.references.step();
      flat.extend(base);
    }
    const { properties, required, additionalProperties } = node;
    for (const [name, property] of isJsonObject(properties) ? Object.entries(properties) : []) {
      flat.say(`properties/${name}`, isJsonObject(property) ? property : {});
    }
    for (const name of Array.isArray(required) ? required : []) {
      if (typeof name === "string") flat.say(`required/${name}`, true);
    }
    const isOpen = isJsonObject(additionalProperties) && Object.keys(additionalProperties).length === 0;
    if (additionalProperties === false) flat.say("additionalProperties", false);
    for (const keyword of ["items", "not", "discriminator", ...(isOpen ? [] : ["additionalProperties"])]) {
      if (isJsonObject(node[keyword])) flat.say(keyword, node[keyword]);
    }
    for (const keyword of ["oneOf", "anyOf"] as const) {
      const members = objectsIn(node[keyword]);
      if (members.length > 0 && !isOnly(node, keyword)) flat.say("choice", { keyword, members });
    }
    this.#addRules(flat, node, bases);
    return flat;
  }

  #addRules(flat: FlatSchema, node: JsonObject, bases: readonly FlatSchema[]): void {
    const own = ownFacets(node);
    // Null is allowed if all bases with a type allow it. A schema with its own type decides alone.
    const [first, ...others] = bases.filter((base) => base.at("type") !== undefined).map((base) => base.at("nullable"));
    flat.forget("nullable");
    if (first !== undefined && !others.includes(undefined) && !own.some(([keyword]) => keyword === "type")) {
      flat.say("nullable", true, first.owner);
    }
    for (const [keyword, value] of own) flat.say(keyword, value);
    // A document may leave out what the parts say.
    const property = flat.keys.find((key) => key.startsWith("properties/"));
    const [implied] = flat.parts(property ?? "items");
    if (implied !== undefined && flat.at("type") === undefined) {
      flat.say("type", property === undefined ? "array" : "object", implied.owner);
    }
    // The code list of a list is that of its items.
    const [items] = flat.parts("items");
    for (const keyword of ["x-code-list", described]) {
      const said = items && this.flat(items.value).at(keyword);
      if (said !== undefined && flat.at(keyword) === undefined) flat.say(keyword, said.value, said.owner);
    }
  }

  #basesOf(node: JsonObject): JsonObject[] {
    const { $ref, allOf } = node;
    const target = typeof $ref === "string" ? [this.references.target($ref)] : [];
    const only = ["oneOf", "anyOf"].flatMap((keyword) => (isOnly(node, keyword) ? objectsIn(node[keyword]) : []));
    return [...objectsIn(target), ...objectsIn(allOf), ...only];
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
  return [node, ...objectsIn(node["allOf"]).flatMap(layersOf)];
}

function objectsIn(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** A choice of one is none. */
function isOnly(node: JsonObject, keyword: string): boolean {
  return objectsIn(node[keyword]).length === 1 && node["discriminator"] === undefined;
}
