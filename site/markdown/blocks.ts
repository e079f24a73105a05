import type { MarkdownEnv, MarkdownRenderer } from "vitepress";
import { languageOf, words } from "../words.ts";
import { drawDiagram } from "./diagrams.ts";
import { eachToken } from "./tokens.ts";

/** The English texts that VitePress writes on every page. */
const english = { copy: 'title="Copy Code"', permalink: /^Permalink to "(.*)"$/ };

/** Draws the blocks of mermaid, and has the others copied by a button in the language of the page. */
export function drawBlocks(markdown: MarkdownRenderer): void {
  const { fence } = markdown.renderer.rules;
  if (fence === undefined) throw new Error("there is nothing that writes blocks of code");
  markdown.renderer.rules.fence = (tokens, index, options, env: MarkdownEnv, self) => {
    const language = languageOf(env.relativePath);
    const token = tokens[index];
    if (token?.info.trim() === "mermaid") return drawDiagram(token.content, language);
    const { copy } = words[language];
    return fence(tokens, index, options, env, self).replace(english.copy, `title="${copy}" aria-label="${copy}"`);
  };
  // Indented code looks and scrolls like fenced code.
  markdown.renderer.rules.code_block = markdown.renderer.rules.fence;
}

/** Says what the link beside a heading is, in the language of the page. */
export function namePermalinks(markdown: MarkdownRenderer): void {
  eachToken(markdown, "name-permalinks", (tokens, { relativePath }) => {
    for (const token of tokens) {
      const [, title] = english.permalink.exec(token.attrGet("aria-label") ?? "") ?? [];
      if (title !== undefined)
        token.attrSet(
          "aria-label",
          words[languageOf(relativePath)].permalink.replace("{title}", () => title.replaceAll("`", "")),
        );
    }
  });
}
