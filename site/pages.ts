import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { readProject, root } from "./project.ts";

/** Folders whose Markdown is no page: what is made, what makes it, and what tests it. */
const foreign = ["node_modules", "dist", "generated", "scripts", "site", "src", "test"];

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

/** Where the page of a Markdown file stands in the site. Both are paths without a slash in front. */
export function pageOf(file: string): string {
  return (
    file
      .replace(/^README-(\w+)\.md$/, "$1/index.md")
      .replace(/^docs\/README\.md$/, "guides/index.md")
      // docs/security.md has that name already.
      .replace(/^SECURITY\.md$/, "security-policy.md")
      .replace(/^docs\//, "")
      .replace(/(^|\/)README\.md$/, "$1index.md")
      .replace(/^[A-Z_]+\.md$/, (name) => name.toLowerCase().replaceAll("_", "-"))
  );
}

/** The address of a page within the site, its base left out. */
export function addressOf(page: string): string {
  return `/${page.replace(/\.md$/, ".html").replace(/(^|\/)index\.html$/, "$1")}`;
}

/** The first heading of a Markdown file of the project. */
export function titleOf(file: string): string {
  const [, title] = /^# (.+)$/m.exec(readProject(file)) ?? [];
  if (title === undefined) throw new Error(`${file} has no heading of the first level`);
  return title;
}

/** The same page in the other language, where there is one. */
export function translationOf(page: string, pages: readonly string[]): string | undefined {
  const other = page.startsWith("cs/") ? page.slice("cs/".length) : `cs/${page}`;
  return pages.includes(other) ? other : undefined;
}
