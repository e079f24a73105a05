import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";

/** A copy of the project whose source files may be broken. */
export interface ProjectCopy {
  readonly root: string;
  /** The source files under some folders or files, in order, without the sandbox's data. */
  sources(paths: readonly string[]): string[];
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

const left = ["node_modules", "dist", "coverage", ".git", ".report"];

/** Copies a project without what is built; `node_modules` is linked. */
export function copyProject(project: string): ProjectCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "ares-caais-mutants-")));
  for (const name of readdirSync(project)) {
    if (!left.includes(name)) cpSync(join(project, name), join(root, name), { recursive: true });
  }
  symlinkSync(realpathSync(join(project, "node_modules")), join(root, "node_modules"));
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll(sep, "/")}`)
    .filter((file) => file.endsWith(".ts") && !file.startsWith("src/sandbox/registry/data/"))
    .sort();
  return {
    root,
    sources: (paths) =>
      files.filter((file) => paths.some((path) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`))),
    read: (file) => readFileSync(join(root, file), "utf8"),
    write: (file, text) => {
      writeFileSync(join(root, file), text);
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}
