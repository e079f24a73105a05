import ts from "typescript";
import type { Mutant } from "./mutant.ts";
import { changesOf } from "./operators.ts";
import { isErased, isFunctionWithBody } from "./syntax.ts";

/** Every mutant of a source file, in the order of the text. */
export function findMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node, owner: number): void => {
    if (isErased(node)) return;
    for (const { start, end, replacement } of changesOf(node, source)) {
      const original = text.slice(start, end);
      if (original === replacement) continue;
      const { line, character } = source.getLineAndCharacterOfPosition(start);
      const label = `${line + 1}:${character + 1} ${short(original)} → ${short(replacement)}`;
      mutants.push({ file, start, end, replacement, owner, label });
    }
    const inner = isFunctionWithBody(node) ? node.getStart(source) : owner;
    ts.forEachChild(node, (child) => {
      visit(child, inner);
    });
  };
  visit(source, 0);
  return mutants;
}

/** A text on one line, cut. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
