import type { SchemaComparison } from "./compare-schemas.ts";
import { harmless, shown, type ChangeList, type Sides } from "./document-change.ts";
import type { OperationModel } from "./read-operations.ts";
import { nameIn, type References, type Section } from "./references.ts";
import type { JsonObject } from "../../transport/json-object.ts";

export interface OperationContext extends Sides<References> {
  readonly schemas: SchemaComparison;
  readonly changes: ChangeList;
}

/** The same operation in both documents. */
export interface OperationPair extends Sides<OperationModel> {
  readonly path: string;
}

/** The objects at the same place in both documents. */
export interface Placed extends Sides<JsonObject> {
  readonly path: string;
}

/**
 * Compares whether something stands at a place, or is referred to there among the components. Returns what both have, and where it is
 * told: what many refer to at its own place; `undefined` when one has none.
 */
export function comparePlaced(
  { ours, theirs, changes }: OperationContext,
  section: Section,
  path: string,
  uses: Sides<unknown>,
  { gone = harmless, came = harmless } = {},
): Placed | undefined {
  const nodes = { ours: ours.resolve(uses.ours), theirs: theirs.resolve(uses.theirs) };
  const [was, is] = [uses.ours !== undefined, uses.theirs !== undefined];
  changes.comparePresence(path, was, is, gone, came);
  if (!was || !is) return undefined;
  const [name, their] = [nameIn(section, uses.ours), nameIn(section, uses.theirs)];
  const isGone = name !== undefined && !theirs.components(section).has(name);
  const isNew = their === undefined || !ours.components(section).has(their);
  const isShared = name !== undefined && (name === their || (isGone && isNew));
  return { ...nodes, path: isShared ? `${section}/${shown(name)}` : path };
}
