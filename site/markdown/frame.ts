import type { MarkdownRenderer } from "vitepress";

/** An empty cell in the head of a table is no heading. */
export function headTables(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("head-tables", ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const [content, closing] = tokens.slice(index + 1, index + 3);
      if (token.type !== "th_open" || content?.content !== "" || closing === undefined) continue;
      token.tag = "td";
      closing.tag = "td";
    }
  });
}

/** Puts what somebody would do next under the first words of a start page. */
export function insertStartLinks(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push("start-links", ({ tokens, env, Token }) => {
    const { relativePath } = env as { readonly relativePath: string };
    if (!/^(?:cs\/)?index\.md$/.test(relativePath)) return;
    const second = tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h2");
    const links = new Token("html_block", "", 0);
    links.content = "<StartLinks />\n";
    tokens.splice(second, 0, links);
  });
}
