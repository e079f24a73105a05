/** What is found: a heading and what stands under it. */
export interface Section {
  /** Its place in the site: the path of the page and its anchor, without the base. */
  readonly id: string;
  /** The heading. */
  readonly title: string;
  /** The page and the headings above, from the outside in. */
  readonly path: readonly string[];
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  ZeroWidthSpace: "",
};

/** The text of a piece of HTML. */
function textOf(html: string): string {
  return html
    .replaceAll(/<(svg|button|style|script)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<span class="lang">.*?<\/span>|<a class="header-anchor".*?<\/a>/gs, "")
    .replaceAll(/<\/?(?:code|span|a|em|strong)\b[^>]*>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll("\u200b", "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const heading = /<h([1-6]) id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs;

/**
 * Cuts a page at its headings.
 *
 * @param address of the page within the site
 * @param html as it is shown, with the frame of the theme or without
 */
export function sectionsOf(address: string, html: string): readonly Section[] {
  const headings = [...html.matchAll(heading)];
  const above: { level: number; title: string }[] = [];
  return headings.map((match, index) => {
    const [whole, level = "", anchor = "", inner = ""] = match;
    const depth = Number(level);
    const title = textOf(inner);
    while ((above.at(-1)?.level ?? 0) >= depth) above.pop();
    const path = above.map((each) => each.title);
    above.push({ level: depth, title });
    const text = textOf(html.slice(match.index + whole.length, headings[index + 1]?.index));
    return { id: depth === 1 ? address : `${address}#${anchor}`, title, path, text };
  });
}
