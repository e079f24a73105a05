import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { followImports } from "./follow-imports.ts";

/** A module of the package as a declaration names it: tsc leaves the endings of the sources there. */
const ownModule = /^(\.{1,2}\/.+)\.ts$/;

/**
 * Leaves of the declarations in a folder those that the entries lead to, and has them name each other as the JavaScript
 * would: `./fetch.js` instead of `./fetch.ts`. Tabs indent them: the spaces of tsc are a ninth of their size.
 */
export function trimDeclarations(printed: readonly string[], entries: readonly string[]): void {
  const { files } = followImports(entries);
  for (const file of printed) {
    if (!files.has(resolve(file))) rmSync(file);
    else writeFileSync(file, withJavaScriptNames(readFileSync(file, "utf8")).replaceAll(/(?<=^(?: {4})*) {4}/gm, "\t"));
  }
}

function withJavaScriptNames(declaration: string): string {
  let text = declaration;
  // From the end, so that the places before stay where they are; `pos` is that of the opening quote.
  for (const { fileName, pos } of ts.preProcessFile(declaration).importedFiles.reverse()) {
    const start = pos + 1;
    text = text.slice(0, start) + fileName.replace(ownModule, "$1.js") + text.slice(start + fileName.length);
  }
  return text;
}
