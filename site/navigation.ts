import type { DefaultTheme } from "vitepress";
import { addressOf, pageOf } from "./addresses.ts";
import { titleOf } from "./pages.ts";
import { readProject } from "./project.ts";
import { words, type Language } from "./words.ts";

/** The files that an index is about: itself, those that it leads to in its order, and the others. */
function inOrder(files: readonly string[], pattern: RegExp, index: string): readonly string[] {
  const found = files.filter((file) => pattern.test(file)).sort();
  if (!files.includes(index)) return found;
  const folder = index.replace(/[^/]*$/, "");
  const linked = [...readProject(index).matchAll(/\]\(([^)#\s]+\.md)\)/g)].map(([, target = ""]) => folder + target);
  return [...new Set([index, ...linked.filter((file) => found.includes(file)), ...found])];
}

/** Where the records are explained in a language. */
const recordsOf = (language: Language): string => (language === "cs" ? "docs/cs/records/" : "docs/records/");

/** A guide in a language: the Czech one where there is one. */
const guideIn = (file: string, files: readonly string[], language: Language): string => {
  const czech = file.replace(/^docs\//, "docs/cs/");
  return language === "cs" && files.includes(czech) ? czech : file;
};

const playgroundOf = (language: Language): string => `site/playground/README${language === "cs" ? "-cs" : ""}.md`;

/** What leads to every page that a reader of this language has. */
export function sidebar(files: readonly string[], language: Language): DefaultTheme.SidebarItem[] {
  const { guides, records, reference, decisions, examples, project } = words[language];
  const own = recordsOf(language);
  const guidesIn = inOrder(files, /^docs\/guides\//, "docs/README.md");
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [guides, [...guidesIn.map((file) => guideIn(file, files, language)), playgroundOf(language)]],
    [records, inOrder(files, new RegExp(`^${own}`), `${own}README.md`)],
    [reference, inOrder(files, /^docs\/api\//, "docs/api/README.md")],
    [decisions, inOrder(files, /^docs\/decisions\//, "docs/decisions/README.md")],
    [examples, inOrder(files, /^examples\//, "examples/README.md")],
    [project, files.filter((file) => /^(?:docs\/(?:contract\/)?|spec\/)?(?!README)[\w-]+\.md$/.test(file)).sort()],
  ];
  return groups.flatMap(([text, found], index) => {
    const items = found.map((file) => ({ text: titleOf(file), link: addressOf(pageOf(file)) }));
    return items.length === 0 ? [] : [{ text, items, collapsed: index > 0 }];
  });
}

/** The few links at the top. */
export function navigation(files: readonly string[], language: Language): DefaultTheme.NavItemWithLink[] {
  const { guides, records, reference, playground } = words[language];
  const overview = `${recordsOf(language)}README.md`;
  return [
    { text: guides, link: "/guides/", activeMatch: "^/guides/" },
    ...(files.includes(overview) ? [{ text: records, link: addressOf(pageOf(overview)) }] : []),
    { text: playground, link: addressOf(pageOf(playgroundOf(language))) },
    { text: reference, link: "/api/", activeMatch: "^/api/" },
  ];
}
