import { existsSync } from "node:fs";
import { posix } from "node:path";
import type { MarkdownRenderer } from "vitepress";
import { addressOf, pageOf } from "../addresses.ts";
import { eachToken, type Token } from "./tokens.ts";

/** A scheme, or only an anchor: not a path within the project. */
const elsewhere = /^(?:[a-z][a-z+.-]*:|\/\/|#)/i;

/** The data that links are resolved with. */
export interface Project {
  readonly root: string;
  readonly isPage: (file: string) => boolean;
  /** Files that stand in the site as they are. */
  readonly feeds: readonly string[];
  /** Where the site stands on its server. */
  readonly base: string;
  /** Where its files can be looked at, if anywhere. */
  readonly sources: string | undefined;
}

/**
 * Leads the links between files to their pages. A link to a file without a page leads to the repository, and stays text
 * while the repository is unknown.
 */
export function linkPages(markdown: MarkdownRenderer, { root, isPage, feeds, base, sources }: Project): void {
  eachToken(markdown, "link-pages", (tokens, { path, realPath = path }) => {
    const folder = posix.dirname(posix.relative(root, realPath));
    for (const [index, token] of tokens.entries()) {
      const target = token.type === "link_open" ? token.attrGet("href") : null;
      if (target === null || elsewhere.test(target)) continue;
      const [, link = "", anchor = ""] = /^([^#]*)(#.*)?$/.exec(target) ?? [];
      const file = posix.join(folder, decodeURI(link)).replace(/\/$/, "");
      if (isPage(file)) token.attrSet("href", addressOf(pageOf(file)) + anchor);
      else if (feeds.includes(file)) {
        token.attrSet("href", base + pageOf(file));
        // No page: the browser asks for it.
        token.attrSet("target", "_self");
      } else if (!existsSync(posix.join(root, file))) throw new Error(`${realPath}: there is no ${target}`);
      else if (sources === undefined) unlink(tokens, index);
      else token.attrSet("href", `${sources}/blob/HEAD/${encodeURI(file)}`);
    }
  });
}

/** Leaves only what stands between the two ends of a link. */
function unlink(tokens: Token[], opening: number): void {
  const closing = tokens.findIndex(({ type }, index) => index > opening && type === "link_close");
  for (const index of [opening, closing]) {
    const token = tokens[index];
    if (token === undefined) continue;
    Object.assign(token, { type: "text", tag: "", attrs: null, nesting: 0, content: "" });
  }
}
