import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type DefaultTheme, type HeadConfig } from "vitepress";
import { addressOf, pageOf, translationOf } from "./addresses.ts";
import { startLinkCheck } from "./check/links.ts";
import { anchorOf } from "./markdown/anchor.ts";
import { drawBlocks, namePermalinks } from "./markdown/blocks.ts";
import { headTables, insertStartLinks } from "./markdown/frame.ts";
import { linkPages } from "./markdown/links.ts";
import { navigation, sidebar } from "./navigation.ts";
import { excluded, findFiles, titleOf } from "./pages.ts";
import { manifest, root, sources } from "./project.ts";
import { startSearchIndex } from "./search/write-index.ts";
import { languageOf, words, type Language } from "./words.ts";

const files = findFiles();
const pages = files.map(pageOf);
if (new Set(pages).size < pages.length) throw new Error(`two files are one page: ${[...pages].sort().join(" ")}`);
/** In the page itself, so that no browser asks for another file. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b57a4"/>' +
  '<path d="M4 12 8 4l4 8M5.5 9.5h5" fill="none" stroke="#fff" stroke-width="1.6"/></svg>';
const links = startLinkCheck();
const search = startSearchIndex();

function theme(language: Language): DefaultTheme.Config {
  const its = words[language];
  return {
    nav: navigation(files, language),
    sidebar: sidebar(files, language),
    outline: { level: [2, 3], label: its.onThisPage },
    docFooter: { prev: its.previous, next: its.next },
    darkModeSwitchLabel: its.appearance,
    lightModeSwitchTitle: its.toLight,
    darkModeSwitchTitle: its.toDark,
    sidebarMenuLabel: its.menu,
    returnToTopLabel: its.toTop,
    skipToContentLabel: its.skip,
    ...(sources !== undefined && { socialLinks: [{ icon: "github", link: sources, ariaLabel: its.sources }] }),
    externalLinkIcon: false,
    notFound: { title: its.notFound, quote: its.notFoundMessage, linkText: its.home, linkLabel: its.home },
  };
}

/** Tells search engines and browsers which page says the same in the other language. */
function alternates(page: string, base: string): HeadConfig[] {
  const translation = translationOf(page, pages);
  if (translation === undefined) return [];
  return [page, translation].map((each) => [
    "link",
    { rel: "alternate", hreflang: languageOf(each), href: base.replace(/\/$/, "") + addressOf(each) },
  ]);
}

/** Where the site stands on its server: a folder of it, as the pages of a repository do. */
const base = process.env["DOCS_BASE"] ?? "/";
/** What the operator changed, as a page and for feed readers. */
const [changes, feed] = ["docs/contract/changes.md", "docs/contract/changes.atom"] as const;

export default defineConfig({
  base,
  srcDir: root,
  srcExclude: excluded,
  outDir: `${root}site/dist`,
  cacheDir: `${root}node_modules/.cache/vitepress`,
  rewrites: pageOf,
  title: manifest.name,
  head: [
    ["link", { rel: "icon", href: `data:image/svg+xml,${encodeURIComponent(icon)}` }],
    ["link", { rel: "alternate", type: "application/atom+xml", title: titleOf(changes), href: base + pageOf(feed) }],
  ],
  description: words.en.tagline,
  // A label would show the theme's own menu of languages, which leads to pages that may not be there.
  locales: {
    root: { label: "", lang: "en", themeConfig: theme("en") },
    ...(pages.includes("cs/index.md") && {
      cs: { label: "", lang: "cs", description: words.cs.tagline, themeConfig: theme("cs") },
    }),
  },
  // What a link might lead to is fetched when somebody follows it.
  router: { prefetchLinks: false },
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    anchor: { slugify: anchorOf },
    languageAlias: { crontab: "ini" },
    // As on GitHub: braces and colons are text.
    attrs: { disable: true },
    emoji: { enabled: [] },
    config(markdown) {
      linkPages(markdown, { root, isPage: (file) => files.includes(file), feeds: [feed], base, sources });
      namePermalinks(markdown);
      drawBlocks(markdown);
      headTables(markdown);
      insertStartLinks(markdown);
    },
  },
  transformPageData: ({ relativePath }) => {
    const translation = translationOf(relativePath, pages);
    return translation === undefined ? {} : { frontmatter: { translation: addressOf(translation) } };
  },
  transformHead: ({ pageData, siteData }) => alternates(pageData.relativePath, siteData.base),
  transformHtml(html, _file, { page, content, title }) {
    links.add(page, html);
    search.add(page, { title, content });
  },
  async buildEnd({ outDir, site }) {
    copyFileSync(root + feed, join(outDir, pageOf(feed)));
    links.add(pageOf(feed), "");
    links.finish(site.base);
    await search.write(outDir);
  },
  vite: {
    build: { chunkSizeWarningLimit: 2_000 },
    resolve: {
      alias: [
        { find: /^ares-caais\/([a-z]+)$/, replacement: `${root}src/$1/index.ts` },
        // The theme's own puts a button into a button, and says it in English.
        {
          find: /^.*\/VPSidebarItem\.vue$/,
          replacement: fileURLToPath(new URL("theme/sidebar-item.ts", import.meta.url)),
        },
      ],
    },
  },
});
