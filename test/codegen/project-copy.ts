import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

/** A copy of a part of the project that a test may break. */
export interface ProjectCopy extends Disposable {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces text that must be there. */
  edit(file: string, from: string, to: string): void;
  /** Every file of `generated/` with its text. */
  generated(): Map<string, string>;
}

/**
 * Copies the given folders and files, and with `spec` the other data that the code generator reads; `node_modules` is linked.
 *
 * @param folder name of a folder of its own for the copy: beside it there is room for other files
 */
export function copyProject(parts: readonly string[] = ["spec", "wsdl", "generated"], folder = ""): ProjectCopy {
  const made = mkdtempSync(join(tmpdir(), "ares-caais-copy-"));
  const root = join(made, folder);
  for (const part of parts.includes("spec") ? [...parts, "src/sandbox/data"] : parts)
    cpSync(join(projectRoot, part), join(root, part), {
      recursive: true,
      filter: (path) => !path.endsWith("node_modules"),
    });
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string): void => {
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    generated: () => new Map(readdirSync(join(root, "generated")).map((name) => [name, read(`generated/${name}`)])),
    [Symbol.dispose]: () => {
      rmSync(made, { recursive: true, force: true });
    },
  };
}
