import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** A regular expression of the project. */
export interface Pattern {
  /** Where it stands first, from the root of the project. */
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The findings in the source. */
export interface Patterns {
  /** Literals, `new RegExp` of text, and the patterns of schemas, each once. */
  readonly fixed: readonly Pattern[];
  /** Each `new RegExp` of something else, as it is written. */
  readonly composed: readonly string[];
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Collects the regular expressions of all TypeScript below some folders. */
export function collectPatterns(folders: readonly string[]): Patterns {
  const fixed = new Map<string, Pattern>();
  const composed: string[] = [];
  for (const file of folders.flatMap(filesBelow)) {
    const add = (source: string, flags: string): void => {
      const key = `/${source}/${flags}`;
      if (!fixed.has(key)) fixed.set(key, { file, source, flags });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        add(node.text.slice(1, end), node.text.slice(end + 1));
      } else if (ts.isNewExpression(node) && node.expression.getText() === "RegExp") {
        const [source, flags] = node.arguments ?? [];
        if (source !== undefined && ts.isStringLiteralLike(source)) add(source.text, textOf(flags));
        else composed.push(node.getText());
      } else if (ts.isPropertyAssignment(node) && /^"?pattern"?$/.test(node.name.getText())) {
        // A keyword of JSON Schema, which is compiled so.
        if (ts.isStringLiteralLike(node.initializer)) add(node.initializer.text, "u");
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true));
  }
  return { fixed: [...fixed.values()], composed };
}

function textOf(node: ts.Node | undefined): string {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : "";
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .sort();
}
