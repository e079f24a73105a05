import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { readProject, root } from "./project.ts";
import type { Language } from "./words.ts";

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

/** The file that says the same in a language, or the file itself where there is none. */
export function inLanguage(file: string, language: Language): string {
  if (language === "en") return file;
  const others = [file.replace(/^docs\//, "docs/cs/"), file.replace(/README\.md$/, "README-cs.md")];
  return others.find((other) => other !== file && existsSync(join(root, other))) ?? file;
}

/** The first heading of a Markdown file of the project. */
export function titleOf(file: string): string {
  const [, title] = /^# (.+)$/m.exec(readProject(file)) ?? [];
  if (title === undefined) throw new Error(`${file} has no heading of the first level`);
  return title.replaceAll("`", "");
}

/** The first paragraph of a Markdown file as plain text, at most some 200 characters of it. */
export function descriptionOf(file: string): string {
  const paragraphs = readProject(file).split(/\n\n+/);
  const first = paragraphs.find((part) => /^[^#<[|`\s-]/.test(part)) ?? "";
  // VitePress writes it into an attribute as it is.
  const plain = first
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*<>]/g, "")
    .replaceAll('"', "'")
    .replaceAll(/\s+/g, " ");
  return plain.length <= 200 ? plain : `${plain.slice(0, 200).replace(/\s+\S*$/, "")} …`;
}
