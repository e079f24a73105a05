import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { refuse } from "./parse-document.ts";

/** Most steps that reading and comparing one document may take: references can multiply a small text. */
const mostSteps = 300_000;
const longestChain = 100;

export type Section = "schemas" | "responses" | "parameters" | "requestBodies" | "headers" | "securitySchemes";

/** An object at the end of references, and where it stands. */
export interface Followed<Node> {
  readonly node: Node;
  /** JSON pointer. */
  readonly pointer: string;
}

/** Follows the references of one document, and counts the work. */
export class References {
  readonly root: JsonObject;
  readonly #field: string;
  readonly #sections = new Map<Section, ReadonlyMap<string, JsonObject>>();
  #steps = 0;

  /** @param field name of the document, for errors */
  constructor(field: string, root: JsonObject) {
    this.#field = field;
    this.root = root;
  }

  /** The object at the end of a chain of references, and its place; `undefined` where there is none. */
  follow(node: unknown, pointer = ""): Followed<JsonObject> | undefined {
    let [current, at] = [node, pointer];
    for (let length = 0; length < longestChain; length += 1) {
      this.step();
      if (!isJsonObject(current)) return undefined;
      const { $ref } = current;
      if (typeof $ref !== "string") return { node: current, pointer: at };
      [current, at] = [this.target($ref), $ref.slice(1)];
    }
    this.fault("must not refer to itself in a circle");
    return undefined;
  }

  /** The object at the end of a chain of references; an empty one where there is none. */
  resolve(node: unknown): JsonObject {
    return this.follow(node)?.node ?? {};
  }

  /** The target of a reference. @throws InvalidInputError when there is nothing */
  target(reference: string): unknown {
    this.step();
    const found = valueAt(this.root, reference) ?? undefined;
    if (found === undefined) this.fault(`must contain the target of the reference: ${reference.slice(0, 100)}`);
    return found;
  }

  /** The components of a section by name. */
  components(section: Section): ReadonlyMap<string, JsonObject> {
    const { components } = this.root;
    const known = this.#sections.get(section) ?? new Map(isJsonObject(components) ? members(components[section]) : []);
    this.#sections.set(section, known);
    return known;
  }

  /** The schemas that extend a named one: where that has a discriminator, any of them may stand for it. */
  extensionsOf(name: string): string[] {
    return [...this.components("schemas")].flatMap(([other, { allOf }]) => {
      const bases: unknown[] = Array.isArray(allOf) ? allOf : [];
      return bases.some((base) => nameIn("schemas", base) === name) ? [other] : [];
    });
  }

  /** Counts a step of the work. @throws InvalidInputError when there are too many. */
  step(): void {
    this.#steps += 1;
    if (this.#steps > mostSteps) this.refuse("must not be so intertwined");
  }

  refuse(rule: string): never {
    return refuse(this.#field, rule);
  }

  /** Reports a reference without a target. */
  protected fault(rule: string): void {
    this.refuse(rule);
  }
}

/** Name of the component that a node refers to; `undefined` when it refers to none. */
export function nameIn(section: Section, node: unknown): string | undefined {
  const prefix = `#/components/${section}/`;
  const reference = isJsonObject(node) ? node["$ref"] : undefined;
  if (typeof reference !== "string" || !reference.startsWith(prefix)) return undefined;
  const name = reference.slice(prefix.length);
  return name.includes("/") ? undefined : unescapeSegment(name);
}

/** The members of an object that are objects. */
export function members(node: unknown): [string, JsonObject][] {
  return isJsonObject(node)
    ? Object.entries(node).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]))
    : [];
}

/** The value at a JSON pointer, or at a reference within the document; `undefined` where nothing stands. */
export function valueAt(root: unknown, pointer: string): unknown {
  return pointerSegments(pointer).reduce(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
    root,
  );
}

/** The names and indexes of a JSON pointer, also of one in the fragment of a URI, as a reference is (RFC 6901, sections 4 and 6). */
export function pointerSegments(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescapeSegment);
}

function unescapeSegment(segment: string): string {
  let decoded = segment;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    // Not every document writes what a URI has to escape.
  }
  return decoded.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** A reference to a named schema. */
export function referenceTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` };
}

/** Names of the schemas that the operations lead to. @throws InvalidInputError when anything refers to what is not there */
export function reachableSchemas(references: References): ReadonlySet<string> {
  const { paths, components } = references.root;
  const seen = new Set<object>();
  const names = new Set<string>();
  const queue: unknown[] = [paths];
  // A list that grows while it is walked.
  for (const value of queue) {
    eachReference(value, seen, (node, reference) => {
      queue.push(references.target(reference));
      const name = nameIn("schemas", node);
      if (name === undefined || names.has(name)) return;
      names.add(name);
      // The schemas that extend one with a discriminator may stand for it.
      const isBase = isJsonObject(references.components("schemas").get(name)?.["discriminator"]);
      if (isBase) queue.push(...references.extensionsOf(name).map(referenceTo));
    });
  }
  eachReference(components, seen, (_node, reference) => references.target(reference));
  return names;
}

/** @param areNames whether the members of the value are called by names, not by keywords */
function eachReference(
  value: unknown,
  seen: Set<object>,
  found: (node: JsonObject, reference: string) => unknown,
  areNames = false,
): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  if (isJsonObject(value) && !areNames && typeof value["$ref"] === "string") found(value, value["$ref"]);
  for (const [key, member] of Object.entries(value) as [string, unknown][]) {
    // A value that is only shown may look like anything.
    if (!areNames && (key === "example" || key === "examples")) continue;
    eachReference(member, seen, found, !areNames && key === "properties");
  }
}
