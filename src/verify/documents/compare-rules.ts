import { shown, type DocumentChange, type Usage } from "./document-change.ts";
import { judgeRule } from "./judge-rule.ts";
import type { SchemaModel } from "./model.ts";

/** Compares the rules of two schemas, those of their parts left out. */
export function compareRules(
  path: string,
  { rules: ours }: SchemaModel,
  { rules: theirs }: SchemaModel,
  usage: Usage,
  report: (change: DocumentChange) => void,
): void {
  for (const keyword of new Set([...ours.keys(), ...theirs.keys()])) {
    const [one, other] = [ours.get(keyword), theirs.get(keyword)];
    const change = judgeRule(keyword, one, other);
    if (change === undefined) continue;
    report({
      kind: one === undefined ? "added" : other === undefined ? "removed" : "changed",
      path: `${path}/${shown(keyword)}`,
      ...(one === undefined ? {} : { ours: shown(one) }),
      ...(other === undefined ? {} : { theirs: shown(other) }),
      breaksReader: change.wider && usage.read,
      breaksSender: change.narrower && usage.sent,
    });
  }
}
