import { posix } from "node:path";
import type { DefaultTheme } from "vitepress";
import { addressOf, pageOf } from "./addresses.ts";
import { inLanguage, titleOf } from "./pages.ts";
import { manifest, readProject } from "./project.ts";
import { words, type Language } from "./words.ts";

/** The page that lists the others: each of its sections is a group of the sidebar. */
const overview = "docs/README.md";

/** The pages that a Markdown text leads to, each once, in its order. */
function linkedFrom(text: string, folder: string, files: readonly string[]): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)#\s]+\.md)\)/g)].map(([, target = ""]) => posix.join(folder, target));
  return [...new Set(targets)].filter((file) => files.includes(file));
}

/** A page, with those of its folder below if it is an index: first those that it leads to. */
function item(file: string, files: readonly string[], language: Language): DefaultTheme.SidebarItem {
  const own = inLanguage(file, language);
  const entry = { text: file === "README.md" ? words[language].start : titleOf(own), link: addressOf(pageOf(own)) };
  const folder = posix.dirname(own);
  if (!/^docs\/.*README/.test(own)) return entry;
  const within = files.filter((each) => each.startsWith(`${folder}/`) && each !== own).sort();
  const first = linkedFrom(readProject(own), folder, within);
  const items = [...new Set([...first, ...within])].map((each) => item(each, [], language));
  return { ...entry, collapsed: true, items };
}

/** The sidebar: every page for readers of this language. */
export function sidebar(files: readonly string[], language: Language): DefaultTheme.SidebarItem[] {
  const [, ...sections] = readProject(overview).split(/^## /m);
  return sections.map((section, index) => {
    const heading = section.slice(0, section.indexOf("\n"));
    const groups: Readonly<Record<string, string>> = words[language].groups;
    const linked = linkedFrom(section, "docs", files).filter((file) => !file.startsWith("docs/cs/"));
    return {
      text: groups[heading] ?? heading,
      collapsed: index > 0,
      items: linked.map((file) => item(file, files, language)),
    };
  });
}

/** The few links at the top. */
export function navigation(language: Language): DefaultTheme.NavItem[] {
  const { guides, records, reference, playground, changes } = words[language];
  const link = (file: string): string => addressOf(pageOf(inLanguage(file, language)));
  return [
    { text: guides, link: link(overview), activeMatch: "^/guides/" },
    { text: records, link: link("docs/records/README.md") },
    { text: reference, link: link("docs/api/README.md"), activeMatch: "^/api/" },
    { text: playground, link: link("site/playground/README.md") },
    {
      text: manifest.version,
      items: [
        { text: changes, link: link("CHANGELOG.md") },
        { text: titleOf("docs/guides/upgrading.md"), link: link("docs/guides/upgrading.md") },
      ],
    },
  ];
}
