import type { JsonObject } from "../../transport/json-object.ts";
import { lowerBounds, upperBounds } from "./judge-rule.ts";

/** A schema within another one. */
export interface Part {
  readonly node: JsonObject;
  /** Name of the schema that declares it; `undefined` for one without a name. */
  readonly owner: string | undefined;
}

/** The value of a keyword of a schema, or whether it requires a property. */
export interface Facet {
  readonly value: unknown;
  readonly owner: string | undefined;
}
export type Facets = ReadonlyMap<string, Facet>;

export interface Choice {
  readonly keyword: "oneOf" | "anyOf";
  readonly members: readonly JsonObject[];
  readonly owner: string | undefined;
}

/** A schema with what it refers to and what it extends, all at one level; readers leave it as it is. */
export class FlatSchema {
  /**
   * Rules and notes by keyword, without those that have no effect such as `nullable: false`; a required property is
   * `required/` and its name. `additionalProperties` is absent where any others may stand.
   */
  readonly facets = new Map<string, Facet>();
  /**
   * The schemas within, by `items`, `not`, `additionalProperties`, or `properties/` and a name: more than one where a schema
   * narrows what it inherits.
   */
  readonly parts = new Map<string, Part[]>();
  readonly choices: Choice[] = [];
  readonly #owner: string | undefined;

  /** @param owner name of the schema, where it has one */
  constructor(owner: string | undefined) {
    this.#owner = owner;
  }

  /** Takes over what another schema says: both hold. */
  extend(base: FlatSchema): void {
    const own = <Owned extends { readonly owner: string | undefined }>(part: Owned): Owned => {
      return { ...part, owner: part.owner ?? this.#owner };
    };
    for (const [keyword, facet] of base.facets) this.say(keyword, own(facet));
    for (const [key, parts] of base.parts) for (const part of parts) this.hold(key, own(part));
    for (const choice of base.choices) {
      if (!this.choices.some(({ members }) => members === choice.members)) this.choices.push(own(choice));
    }
  }

  hold(key: string, part: Part): void {
    const parts = this.parts.get(key) ?? [];
    this.parts.set(key, parts);
    if (!parts.some(({ node }) => node === part.node)) parts.push(part);
  }

  say(keyword: string, facet: Facet): void {
    const told = this.facets.get(keyword);
    this.facets.set(keyword, told === undefined ? facet : both(keyword, told, facet));
  }

  /** The facet, the last part or the choice at a key: a keyword, the key of a part, or `choice`. */
  at(key: string): Owned {
    return this.facets.get(key) ?? this.parts.get(key)?.at(-1) ?? (key === "choice" ? this.choices[0] : undefined);
  }
}

/** Something that a schema says, with the name of that schema; `undefined` for nothing. */
export type Owned = { readonly owner: string | undefined } | undefined;

/** Keeps what holds when two schemas hold; the later one where that cannot be told. */
function both(keyword: string, one: Facet, other: Facet): Facet {
  const [first, second] = [one.value, other.value];
  if (first === second) return one;
  if (typeof first === "number" && typeof second === "number") {
    if (lowerBounds.has(keyword)) return second > first ? other : one;
    if (upperBounds.has(keyword)) return second < first ? other : one;
  }
  if (keyword === "type" && first === "integer" && second === "number") return one;
  if (keyword === "additionalProperties") return second === false ? other : one;
  if (keyword === "enum" && Array.isArray(first) && Array.isArray(second)) {
    const known = new Set(first.map((value) => JSON.stringify(value)));
    return { ...other, value: second.filter((value) => known.has(JSON.stringify(value))) };
  }
  return keyword === "pattern" ? { ...other, value: [first, second].flat() } : other;
}
