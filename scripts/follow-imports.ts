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
    for (const { fileName } of ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles) {
      const known = conditional[fileName];
      if (known !== undefined) for (const one of known) files.add(resolve(one));
      else if (!fileName.startsWith(".")) modules.add(fileName);
      else files.add(resolve(dirname(file), file.endsWith(".d.ts") ? fileName.replace(/\.[jt]s$/, ".d.ts") : fileName));
    }
  }
  return { files, modules };
}
