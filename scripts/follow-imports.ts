import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";

/**
 * The files that JavaScript or declarations lead to by `import` and `export … from`, on demand or not, the given ones
 * included, and the modules of others that they name. A declaration names a declaration by whatever ending.
 *
 * @param conditional the files that an import of the package's own may lead to, whatever the condition, by its name
 * @throws the system's error when an imported file does not exist.
 */
export function followImports(
  entries: readonly string[],
  conditional: Readonly<Record<string, readonly string[]>> = {},
): {
  readonly files: ReadonlySet<string>;
  readonly modules: ReadonlySet<string>;
} {
  const files = new Set(entries.map((entry) => resolve(entry)));
  const modules = new Set<string>();
  for (const file of files) {
    for (const fileName of importedBy(file)) {
      const known = conditional[fileName];
      if (known !== undefined) for (const one of known) files.add(resolve(one));
      else if (!fileName.startsWith(".")) modules.add(fileName);
      else files.add(resolve(dirname(file), file.endsWith(".d.ts") ? fileName.replace(/\.[jt]s$/, ".d.ts") : fileName));
    }
  }
  return { files, modules };
}

/** The imports of a file: only a parser tells them from text or a regular expression that looks like one. */
function importedBy(file: string): readonly string[] {
  const names: string[] = [];
  const add = (name: ts.Node | undefined): void => {
    if (name !== undefined && ts.isStringLiteralLike(name)) names.push(name.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return names;
}
