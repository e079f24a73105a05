import type { SchemaComparison } from "./compare-schemas.ts";
import { difference, harmless, shown, type Breaks, type ChangeList, type Sides } from "./document-change.ts";
import type { OperationModel } from "./read-operations.ts";
import type { References, Section } from "./references.ts";
import type { JsonObject } from "../../transport/json-object.ts";

export interface OperationContext extends Sides<References> {
  readonly schemas: SchemaComparison;
  readonly changes: ChangeList;
}

/** The same operation in both documents. */
export interface OperationPair extends Sides<OperationModel> {
  readonly path: string;
}

/**
 * Compares whether something stands at a place, or is referred to there among the components.
 *
 * @param path where it is used
 * @returns what both have, and its path: what many refer to is told where it stands; `undefined` when one has none.
 */
export function comparePlaced(
  { ours, theirs, changes }: OperationContext,
  section: Section,
  path: string,
  uses: Sides<unknown>,
  { added = harmless, removed = harmless }: { readonly added?: Breaks; readonly removed?: Breaks } = {},
): (Sides<JsonObject> & { readonly path: string }) | undefined {
  if (uses.ours === undefined && uses.theirs === undefined) return undefined;
  const nodes = { ours: ours.resolve(uses.ours), theirs: theirs.resolve(uses.theirs) };
  if (uses.ours === undefined || uses.theirs === undefined) {
    if (uses.ours === undefined) changes.added(path, added);
    else changes.removed(path, removed);
    return undefined;
  }
  const [name, their] = [ours.nameIn(section, uses.ours), theirs.nameIn(section, uses.theirs)];
  const isGone = name !== undefined && !theirs.components(section).has(name);
  const isNew = their === undefined || !ours.components(section).has(their);
  const isShared = name !== undefined && (name === their || (isGone && isNew));
  return { ...nodes, path: isShared ? `${section}/${shown(name)}` : path };
}

/** A setting as it is compared. */
export interface Setting {
  /** Equal for settings that mean the same. */
  readonly key: string;
  readonly text: string;
}

/** A setting of the documents, of their paths and of their operations; each holds where nothing nearer says another. */
export interface Settings<Value extends Setting> {
  readonly name: string;
  /** What holds where nothing is said. */
  readonly none: Value;
  readonly of: (side: "ours" | "theirs", node: JsonObject) => Value | undefined;
  readonly hasPaths: boolean;
  readonly breaksSender: (ours: Value, theirs: Value) => boolean;
  /** Why the documents differ on purpose, where they do. */
  readonly correction?: (ours: Value, theirs: Value) => string | undefined;
}

/** Compares what is in force for each operation, and tells a difference once, as far out as it holds. */
export function compareSettings<Value extends Setting>(
  { ours, theirs, changes }: OperationContext,
  pairs: readonly OperationPair[],
  { name, none, of, hasPaths, breaksSender, correction }: Settings<Value>,
): void {
  const tell = (path: string, { ours: one, theirs: other }: Sides<Value>): void => {
    const reason = correction?.(one, other);
    const severity = { breaksReader: false, breaksSender: reason === undefined && breaksSender(one, other) };
    const change = difference(path, one.text, other.text, severity);
    changes.add(reason === undefined ? change : { ...change, correction: reason });
  };
  const isSame = (one: Sides<Value>, other: Sides<Value>): boolean =>
    one.ours.key === other.ours.key && one.theirs.key === other.theirs.key;
  const within = (outer: Sides<Value>, one: JsonObject, other: JsonObject): Sides<Value> => ({
    ours: of("ours", one) ?? outer.ours,
    theirs: of("theirs", other) ?? outer.theirs,
  });
  const document = within({ ours: none, theirs: none }, ours.root, theirs.root);
  // Where there are no operations, the setting itself is all that can be compared.
  if (pairs.length === 0 && document.ours.key !== document.theirs.key) tell(name, document);
  for (const { path, ours: one, theirs: other } of pairs) {
    const shared = hasPaths ? within(document, one.item, other.item) : document;
    const inner = within(shared, one.node, other.node);
    if (inner.ours.key === inner.theirs.key) continue;
    if (isSame(inner, document)) tell(name, inner);
    else if (isSame(inner, shared)) tell(`paths/${shown(one.path)}/${name}`, inner);
    else tell(`${path}/${name}`, inner);
  }
}
