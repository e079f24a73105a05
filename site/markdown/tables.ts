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
