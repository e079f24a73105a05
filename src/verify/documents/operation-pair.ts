import type { JsonObject } from "../../transport/json-object.ts";
import type { SchemaComparison } from "./compare-schemas.ts";
import { shown, type Breaks, type Report } from "./document-change.ts";
import type { OperationModel } from "./read-operations.ts";
import type { References, Section } from "./references.ts";

/** What a comparison of operations works with. */
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
