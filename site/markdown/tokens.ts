import type { MarkdownEnv } from "vitepress";
import type { MarkdownRenderer } from "vitepress";

/** One piece of a parsed Markdown file. */
export type Token = ReturnType<MarkdownRenderer["parse"]>[number];

/** Looks at every token of every file after it was parsed, those inside of paragraphs and headings too. */
export function eachToken(
  markdown: MarkdownRenderer,
  name: string,
  visit: (tokens: Token[], env: MarkdownEnv) => void,
): void {
  markdown.core.ruler.push(name, (state) => {
    const env = state.env as MarkdownEnv;
    visit(state.tokens, env);
    for (const { children } of state.tokens) if (children !== null) visit(children, env);
  });
}
