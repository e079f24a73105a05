import { difference, shown, type Breaks, type DocumentChange, type Report } from "./document-change.ts";
import type { OperationPair } from "./operation-pair.ts";

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
  /** Whether paths say it too. */
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
    const severity = reason === undefined ? breaks(ours, theirs) : { breaksReader: false, breaksSender: false };
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
