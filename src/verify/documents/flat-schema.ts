import type { JsonObject } from "../../transport/json-object.ts";
import { lowerBounds, upperBounds } from "./judge-rule.ts";

/** A schema within another one. */
export interface Part {
  readonly node: JsonObject;
  /** Name of the schema that declares it; `undefined` for one without a name. */
  readonly owner: string | undefined;
}

/** What a schema says by one keyword. */
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

/** A schema with what it refers to and what it extends, all at one level; who reads it leaves it as it is. */
export class FlatSchema {
  /** Rules and notes by keyword, without those that have no effect such as `nullable: false`. */
  readonly facets = new Map<string, Facet>();
  /** More than one part where a schema narrows what it inherits. */
  readonly properties = new Map<string, Part[]>();
  /** Schemas that require a property. */
  readonly required = new Map<string, string | undefined>();
  readonly items: Part[] = [];
  /** Other properties: `false` for none, no part for any. */
  additional: Part[] | false = [];
  readonly not: Part[] = [];
  readonly choices: Choice[] = [];
  discriminator: Facet | undefined;
  readonly #owner: string | undefined;

  /** @param owner name of the schema, where it has one */
  constructor(owner: string | undefined) {
    this.#owner = owner;
  }

  /** Takes over what another schema says: both hold. */
  extend(base: FlatSchema): void {
    const own = <Owned extends Part | Facet>(part: Owned): Owned => ({ ...part, owner: part.owner ?? this.#owner });
    for (const [keyword, facet] of base.facets) this.say(keyword, own(facet));
    for (const [name, parts] of base.properties) for (const part of parts) this.addProperty(name, own(part));
    for (const [name, owner] of base.required) {
      if (!this.required.has(name)) this.required.set(name, owner ?? this.#owner);
    }
    addParts(this.items, base.items.map(own));
    addParts(this.not, base.not.map(own));
    this.limit(base.additional === false ? false : base.additional.map(own));
    for (const choice of base.choices) {
      const isKnown = this.choices.some(({ members }) => members === choice.members);
      if (!isKnown) this.choices.push({ ...choice, owner: choice.owner ?? this.#owner });
    }
    this.discriminator ??= base.discriminator && own(base.discriminator);
  }

  addProperty(name: string, part: Part): void {
    const parts = this.properties.get(name) ?? [];
    this.properties.set(name, parts);
    addParts(parts, [part]);
  }

  /** Says how other properties have to be. */
  limit(additional: readonly Part[] | false): void {
    if (additional === false || this.additional === false) this.additional = false;
    else addParts(this.additional, additional);
  }

  say(keyword: string, facet: Facet): void {
    const told = this.facets.get(keyword);
    this.facets.set(keyword, told === undefined ? facet : both(keyword, told, facet));
  }
}

function addParts(parts: Part[], more: readonly Part[]): void {
  for (const part of more) if (!parts.some(({ node }) => node === part.node)) parts.push(part);
}

/** What holds when two schemas hold; the later one where that cannot be told. */
function both(keyword: string, one: Facet, other: Facet): Facet {
  const [first, second] = [one.value, other.value];
  if (typeof first === "number" && typeof second === "number") {
    if (lowerBounds.has(keyword)) return second > first ? other : one;
    if (upperBounds.has(keyword)) return second < first ? other : one;
  }
  if (keyword === "type" && first === "integer" && second === "number") return one;
  if (keyword === "enum" && Array.isArray(first) && Array.isArray(second)) {
    const known = new Set(first.map((value) => JSON.stringify(value)));
    return { ...other, value: second.filter((value) => known.has(JSON.stringify(value))) };
  }
  if (keyword === "pattern" && first !== second) return { ...other, value: [first, second].flat() };
  return first === second ? one : other;
}
