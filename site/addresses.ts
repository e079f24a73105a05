/** Where the Markdown files stand in the site, one rule after the other. Both sides are paths without a slash in front. */
const rules: readonly (readonly [file: RegExp, page: string])[] = [
  [/^site\//, ""],
  [/^README(?:-(cs))?\.md$/, "$1/start.md"],
  [/^(.*?)README-(\w+)\.md$/, "$2/$1index.md"],
  [/^docs\/((?:cs\/)?)README\.md$/, "$1guides/index.md"],
  [/^docs\/(package\.md)$/, "guides/$1"],
  [/^docs\/((?:cs|guides|records|api|contract)\/)/, "$1"],
  [/^CHANGELOG\.md$/, "changelog.md"],
  // docs/security.md has that name already.
  [/^SECURITY\.md$/, "project/security-policy.md"],
  [/^(?:docs\/|spec\/)/, "project/"],
  [/^([A-Z_]+)\.md$/, "project/$1.md"],
  [/(^|\/)README\.md$/, "$1index.md"],
];

/** Where the page of a Markdown file stands in the site. */
export function pageOf(file: string): string {
  return rules
    .reduce((path, [from, to]) => path.replace(from, to), file)
    .replace(/^\//, "")
    .toLowerCase()
    .replaceAll("_", "-");
}

/** The address of a page within the site, its base left out. */
export function addressOf(page: string): string {
  return `/${page.replace(/\.md$/, ".html").replace(/(^|\/)index\.html$/, "$1")}`;
}

/** The same page in the other language, where there is one. */
export function translationOf(page: string, pages: readonly string[]): string | undefined {
  const other = page.startsWith("cs/") ? page.slice("cs/".length) : `cs/${page}`;
  return pages.includes(other) ? other : undefined;
}
