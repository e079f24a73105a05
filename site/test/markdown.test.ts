import { createMarkdownRenderer, disposeMdItInstance, type MarkdownRenderer } from "vitepress";
import { afterEach, describe, expect, it } from "vitest";
import { drawBlocks, namePermalinks } from "../markdown/blocks.ts";
import { headTables } from "../markdown/tables.ts";
import { linkPages } from "../markdown/links.ts";
import { root } from "../project.ts";

/** The page of a file of the project, made by some of what the site adds. */
async function render(
  file: string,
  page: string,
  text: string,
  add: (markdown: MarkdownRenderer) => void,
): Promise<string> {
  const markdown = await createMarkdownRenderer(root, { highlight: (code) => `<pre>${code}</pre>`, config: add });
  const env = { path: `${root}${page}`, realPath: `${root}${file}`, relativePath: page, cleanUrls: false };
  return markdown.render(text, env);
}
afterEach(disposeMdItInstance);

const links = (sources?: string) => (markdown: MarkdownRenderer) => {
  const feeds = ["docs/contract/changes.atom"];
  linkPages(markdown, { root, isPage: (file) => /^docs\/.*\.md$/.test(file), feeds, base: "/base/", sources });
};

describe("a link of a document", () => {
  const text = "[errors](errors.md#what) [code](../../src/index.ts), [elsewhere](https://example.org/a.md)";

  it("leads to the page of the file, and keeps links to other sites", async () => {
    const page = await render("docs/guides/login.md", "guides/login.md", text, links());
    expect(page).toContain('<a href="/guides/errors.html#what">errors</a>');
    expect(page).toContain('<a href="https://example.org/a.md" target="_blank" rel="noreferrer">elsewhere</a>');
  });

  it("to a file without a page becomes text while the repository is unknown", async () => {
    expect(await render("docs/guides/login.md", "guides/login.md", text, links())).toContain("</a> code, <a");
  });

  it("to a file without a page leads to the repository when it is known", async () => {
    const page = await render("docs/guides/login.md", "guides/login.md", text, links("https://example.org/a/b"));
    expect(page).toContain('<a href="https://example.org/a/b/blob/HEAD/src/index.ts"');
  });

  it("[VER-05] to a feed leads to the file itself", async () => {
    const page = await render("docs/contract/changes.md", "contract/changes.md", "[a](changes.atom)", links());
    expect(page).toContain('<a href="/base/contract/changes.atom" target="_self">a</a>');
  });

  it("[DOC-01] to a missing file stops the build", async () => {
    const rendered = render("docs/guides/login.md", "guides/login.md", "[a](../missing.ts)", links());
    await expect(rendered).rejects.toThrow("docs/guides/login.md: there is no ../missing.ts");
  });
});

describe("a page", () => {
  it.each([
    ["guides/a.md", 'title="Copy code" aria-label="Copy code"', "Link to “A b”"],
    ["cs/a.md", 'title="Kopírovat kód" aria-label="Kopírovat kód"', "Odkaz na „A b“"],
  ])("labels buttons and links in its language: %s", async (page, button, link) => {
    const written = await render("a.md", page, "# A `b`\n\n```ts\n1\n```\n\n    indented\n", (markdown) => {
      drawBlocks(markdown);
      namePermalinks(markdown);
    });
    expect(written.split(button)).toHaveLength(3);
    expect(written).toContain(`aria-label="${link}"`);
  });

  it("has no empty heading in a table", async () => {
    const written = await render("a.md", "a.md", "|  | b |\n| - | - |\n| c | d |\n", headTables);
    expect(written).toMatch(/<tr>\s*<td><\/td>\s*<th>b<\/th>\s*<\/tr>/);
  });
});
