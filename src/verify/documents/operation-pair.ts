import type { JsonObject } from "../../transport/json-object.ts";
import type { SchemaComparison } from "./compare-schemas.ts";
import { difference, harmless, shown, type Breaks, type DocumentChange, type Report } from "./document-change.ts";
import type { OperationModel } from "./read-operations.ts";
import type { References, Section } from "./references.ts";

export interface OperationContext {
  readonly ours: References;
  readonly theirs: References;
  readonly schemas: SchemaComparison;
  readonly report: Report;
}

/** The same operation in both documents. */
export interface OperationPair {
  readonly path: string;
  readonly ours: OperationModel;
  readonly theirs: OperationModel;
}

/** What becomes of something that one or both documents have at a place. */
interface Cases {
  readonly added: (theirs: JsonObject) => Breaks;
  readonly removed: (ours: JsonObject) => Breaks;
  readonly both: (path: string, ours: JsonObject, theirs: JsonObject) => void;
}

/**
 * Compares what stands at a place, or is referred to there among the components: what many refer to is told where it stands.
 *
 * @param path where it is used
 */
export function comparePlaced(
  { ours, theirs, report }: Pick<OperationContext, "ours" | "theirs" | "report">,
  section: Section,
  path: string,
  uses: { readonly ours: unknown; readonly theirs: unknown },
  cases: Cases,
): void {
  if (uses.ours === undefined && uses.theirs === undefined) return;
  const [one, other] = [ours.resolve(uses.ours), theirs.resolve(uses.theirs)];
  if (uses.ours === undefined) {
    report({ kind: "added", path, ...cases.added(other) });
  } else if (uses.theirs === undefined) {
    report({ kind: "removed", path, ...cases.removed(one) });
  } else {
    const [name, their] = [ours.nameIn(section, uses.ours), theirs.nameIn(section, uses.theirs)];
    const isGone = name !== undefined && !theirs.components(section).has(name);
    const isNew = their === undefined || !ours.components(section).has(their);
    const isShared = name !== undefined && (name === their || (isGone && isNew));
    cases.both(isShared ? `${section}/${shown(name)}` : path, one, other);
  }
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
  readonly document: { readonly ours: Value; readonly theirs: Value };
  readonly of: (side: "ours" | "theirs", node: object) => Value | undefined;
  readonly hasPaths: boolean;
  readonly breaks: (ours: Value, theirs: Value) => Breaks;
  /** Why the documents differ on purpose, where they do. */
  readonly correction?: (ours: Value, theirs: Value) => string | undefined;
}

/** Compares what is in force for each operation, and tells a difference once, as far out as it holds. */
export function compareSettings<Value extends Setting>(
  { name, document, of, hasPaths, breaks, correction }: Settings<Value>,
  pairs: readonly OperationPair[],
  report: Report,
): void {
  const tell = (path: string, ours: Value, theirs: Value): void => {
    const reason = correction?.(ours, theirs);
    const severity = reason === undefined ? breaks(ours, theirs) : harmless;
    const change: DocumentChange = difference(path, ours.text, theirs.text, severity);
    report(reason === undefined ? change : { ...change, correction: reason });
  };
  const isSame = (one: readonly [Value, Value], other: readonly [Value, Value]): boolean =>
    one[0].key === other[0].key && one[1].key === other[1].key;
  const outer: [Value, Value] = [document.ours, document.theirs];
  // Where there are no operations, the setting itself is all that can be compared.
  if (pairs.length === 0 && outer[0].key !== outer[1].key) tell(name, ...outer);
  for (const { path, ours, theirs } of pairs) {
    const shared: [Value, Value] = hasPaths
      ? [of("ours", ours.item) ?? outer[0], of("theirs", theirs.item) ?? outer[1]]
      : outer;
    const inner: [Value, Value] = [of("ours", ours.node) ?? shared[0], of("theirs", theirs.node) ?? shared[1]];
    if (inner[0].key === inner[1].key) continue;
    if (isSame(inner, outer)) tell(name, ...inner);
    else if (isSame(inner, shared)) tell(`paths/${shown(ours.path)}/${name}`, ...inner);
    else tell(`${path}/${name}`, ...inner);
  }
}
