import type { JsonObject } from "../../transport/json-object.ts";
import { lowerBounds, upperBounds } from "./judge-rule.ts";

/** Something that a schema says, with the name of that schema; `undefined` for one without a name. */
export interface Said<Value = unknown> {
  readonly value: Value;
  readonly owner: string | undefined;
}

/** Alternatives of a schema. */
export interface Choice {
  readonly keyword: "oneOf" | "anyOf";
  readonly members: readonly JsonObject[];
}

/**
 * A schema merged with its references and bases into one level, by key. A key is a keyword, `properties/` and a name,
 * `required/` and the name of a required property, or `choice`. Rules without an effect are left out, such as
 * `nullable: false`, and `additionalProperties` that allow everything.
 */
export class FlatSchema {
  readonly #said = new Map<string, Said[]>();
  readonly #wholes = new Map<string, JsonObject>();
  readonly #owner: string | undefined;

  /** @param owner name of the schema, where it has one */
  constructor(owner: string | undefined) {
    this.#owner = owner;
  }

  get keys(): readonly string[] {
    return [...this.#said.keys()];
  }

  /** Adds what the schema or one that it extends says: both hold. */
  say(key: string, value: unknown, owner = this.#owner): void {
    const known = this.#said.get(key) ?? [];
    this.#said.set(key, known);
    if (!known.some((said) => said.value === value)) known.push({ value, owner });
  }

  forget(key: string): void {
    this.#said.delete(key);
  }

  /** Takes over what another schema says. */
  extend(base: FlatSchema): void {
    for (const [key, all] of base.#said) for (const { value, owner } of all) this.say(key, value, owner);
  }

  /** The rule or note of a keyword: what holds when all that is said of it holds. */
  at(key: string): Said | undefined {
    const [first, ...others] = this.#said.get(key) ?? [];
    return first && others.reduce((one, other) => both(key, one, other), first);
  }

  value(key: string): unknown {
    return this.at(key)?.value;
  }

  /** The schemas at a key: more than one where a schema narrows what it inherits. */
  parts(key: string): readonly Said<JsonObject>[] {
    // A rule such as `additionalProperties: false` is no schema.
    return (this.#said.get(key) ?? []).filter((said): said is Said<JsonObject> => typeof said.value === "object");
  }

  /** One schema in which all schemas at a key hold; `undefined` where there is none. */
  whole(key: string): JsonObject | undefined {
    const [first, ...others] = this.parts(key);
    if (first === undefined || others.length === 0) return first?.value;
    const known = this.#wholes.get(key) ?? { allOf: [first, ...others].map(({ value }) => value) };
    this.#wholes.set(key, known);
    return known;
  }

  get choices(): readonly Said<Choice>[] {
    // Only choices are said there.
    return (this.#said.get("choice") ?? []) as Said<Choice>[];
  }
}

/** Keeps what holds when two schemas hold; the later one where that cannot be told. */
function both(keyword: string, one: Said, other: Said): Said {
  const [first, second] = [one.value, other.value];
  if (typeof first === "number" && typeof second === "number") {
    if (lowerBounds.has(keyword)) return second > first ? other : one;
    if (upperBounds.has(keyword)) return second < first ? other : one;
  }
  if (keyword === "choice" || (keyword === "type" && first === "integer" && second === "number")) return one;
  if (keyword === "additionalProperties") return first === false ? one : other;
  if (keyword === "enum" && Array.isArray(first) && Array.isArray(second)) {
    const known = new Set(first.map((value) => JSON.stringify(value)));
    return { ...other, value: second.filter((value) => known.has(JSON.stringify(value))) };
  }
  return keyword === "pattern" ? { ...other, value: [first, second].flat() } : other;
}
