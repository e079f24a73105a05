import type { DefaultTheme } from "vitepress";
import { addressOf, pageOf } from "./addresses.ts";
import { titleOf } from "./pages.ts";
import { readProject } from "./project.ts";
import { words, type Language } from "./words.ts";

/** The Markdown files that a list of links names, in its order. */
function linkedFrom(file: string, pattern: RegExp): readonly string[] {
  const folder = file.replace(/[^/]*$/, "");
  const targets = [...readProject(file).matchAll(/\]\(([^)#\s]+\.md)\)/g)].map(([, target = ""]) => folder + target);
  return [...new Set(targets)].filter((target) => pattern.test(target));
}

/** Links in a group of the sidebar: first those that an index names, in its order. */
function inOrder(files: readonly string[], pattern: RegExp, index?: string): readonly string[] {
  const named = index === undefined ? [] : linkedFrom(index, pattern).filter((file) => files.includes(file));
  return [...named, ...files.filter((file) => pattern.test(file) && !named.includes(file)).sort()];
}

const link = (file: string): DefaultTheme.SidebarItem => ({ text: titleOf(file), link: addressOf(pageOf(file)) });

/** What leads to every page, with what is on the same page of the other language first. */
export function sidebar(files: readonly string[], language: Language): DefaultTheme.SidebarItem[] {
  const { guides, records, reference, decisions, examples, project } = words[language];
  const own = language === "cs" ? "docs/cs/records/" : "docs/records/";
  const group = (text: string, found: readonly string[], collapsed?: boolean): DefaultTheme.SidebarItem[] =>
    found.length === 0 ? [] : [{ text, items: found.map(link), ...(collapsed !== undefined && { collapsed }) }];
  return [
    ...group(guides, inOrder(files, /^docs\/(?:README|guides\/.*)\.md$/, "docs/README.md"), false),
    ...group(
      records,
      inOrder(
        files,
        new RegExp(`^${own}`),
        files.find((file) => file === `${own}README.md`),
      ),
      true,
    ),
    ...group(reference, inOrder(files, /^docs\/api\//, "docs/api/README.md"), true),
    ...group(decisions, inOrder(files, /^docs\/decisions\//), true),
    ...group(examples, inOrder(files, /^examples\//), true),
    ...group(project, inOrder(files, /^(?:docs\/|spec\/)?(?!README)[\w-]+\.md$/), true),
  ];
}

/** The few links at the top. */
export function navigation(files: readonly string[], language: Language): DefaultTheme.NavItemWithLink[] {
  const { guides, records, reference } = words[language];
  const own = language === "cs" ? "docs/cs/records/README.md" : "docs/records/README.md";
  return [
    { text: guides, link: "/guides/", activeMatch: "^/guides/" },
    ...(files.includes(own) ? [{ text: records, link: addressOf(pageOf(own)) }] : []),
    { text: reference, link: "/api/", activeMatch: "^/api/" },
  ];
}
