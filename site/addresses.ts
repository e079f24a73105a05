/** Where the page of a Markdown file stands in the site. Both are paths without a slash in front. */
export function pageOf(file: string): string {
  return (
    file
      .replace(/^site\//, "")
      .replace(/^(.*?)README-(\w+)\.md$/, "$2/$1index.md")
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

/** The same page in the other language, where there is one. */
export function translationOf(page: string, pages: readonly string[]): string | undefined {
  const other = page.startsWith("cs/") ? page.slice("cs/".length) : `cs/${page}`;
  return pages.includes(other) ? other : undefined;
}
