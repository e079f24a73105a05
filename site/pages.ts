import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { readProject, root } from "./project.ts";

/** Folders whose Markdown is no page: what is made, what makes it, and what tests it. */
const foreign = ["node_modules", "dist", "generated", "scripts", "src", "test"];

/** The same for VitePress, which finds the pages itself. */
export const excluded = [...foreign, ".*"].map((folder) => `**/${folder}/**`);

/** The Markdown files of the project that are pages, by their paths in it. */
export function findFiles(folder = root): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return foreign.includes(entry.name) || entry.name.startsWith(".") ? [] : findFiles(path);
    return entry.name.endsWith(".md") ? [relative(root, path).replaceAll("\\", "/")] : [];
  });
}

/** The first heading of a Markdown file of the project. */
export function titleOf(file: string): string {
  const [, title] = /^# (.+)$/m.exec(readProject(file)) ?? [];
  if (title === undefined) throw new Error(`${file} has no heading of the first level`);
  return title.replaceAll("`", "");
}
