import ts from "typescript";
import { isErased, isFunctionWithBody } from "./syntax.ts";

/**
 * Makes every function of a source file tell when it first runs: `file#start of the function` is appended to a file, with
 * the start 0 when the source file itself is loaded.
 *
 * @param target path of the file that is written to, also by the programs that a test starts
 */
export function markFunctions(file: string, text: string, target: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const parts: { at: number; text: string }[] = [];
  const call = (owner: number): string => `globalThis.markReached?.(${JSON.stringify(`${file}#${owner}`)})`;
  const visit = (node: ts.Node): void => {
    if (isErased(node)) return;
    if (isFunctionWithBody(node)) {
      const { body } = node;
      const start = node.getStart(source);
      if (ts.isBlock(body)) parts.push({ at: body.getStart(source) + 1, text: ` ${call(start)};` });
      else parts.push({ at: body.getStart(source), text: `(${call(start)}, ` }, { at: body.getEnd(), text: ")" });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  let marked = text;
  for (const part of parts.sort((one, other) => other.at - one.at))
    marked = marked.slice(0, part.at) + part.text + marked.slice(part.at);
  const hashbang = /^#!.*\n/.exec(marked)?.[0] ?? "";
  return `${hashbang}${marker(target)}\n${call(0)};\n${marked.slice(hashbang.length)}`;
}

/** What the calls are to: one function for all files of a process, which needs no import. */
function marker(target: string): string {
  return `globalThis.markReached ??= ((seen) => (place) => {
  if (seen.has(place)) return;
  seen.add(place);
  globalThis.process?.getBuiltinModule("node:fs").appendFileSync(${JSON.stringify(target)}, place + "\\n");
})(new Set());`;
}
