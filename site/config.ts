import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type DefaultTheme } from "vitepress";
import { pageOf } from "./addresses.ts";
import { startLinkCheck } from "./check/links.ts";
import { anchorOf } from "./markdown/anchor.ts";
import { drawBlocks, namePermalinks } from "./markdown/blocks.ts";
import { headTables } from "./markdown/tables.ts";
import { linkPages } from "./markdown/links.ts";
import { headOf, tellPage } from "./head.ts";
import { writeLlms } from "./llms.ts";
import { navigation, sidebar } from "./navigation.ts";
import { excluded, findFiles, titleOf } from "./pages.ts";
import { manifest, published, root, sources } from "./project.ts";
import { search } from "./search.ts";
import { mendedTheme } from "./theme/mended-theme.ts";
import { czechLocale, words, type Language } from "./words.ts";

const files = findFiles();
const pages = files.map(pageOf);
if (new Set(pages).size < pages.length) throw new Error(`two files are one page: ${[...pages].sort().join(" ")}`);
/** In the page itself, so that no browser asks for another file. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b57a4"/>' +
  '<path d="M4 12 8 4l4 8M5.5 9.5h5" fill="none" stroke="#fff" stroke-width="1.6"/></svg>';
const links = startLinkCheck();

function theme(language: Language): DefaultTheme.Config {
  const its = words[language];
  return {
    nav: navigation(language),
    sidebar: sidebar(files, language),
    outline: { level: [2, 3], label: its.onThisPage },
    docFooter: { prev: its.previous, next: its.next },
    darkModeSwitchLabel: its.appearance,
    lightModeSwitchTitle: its.toLight,
    darkModeSwitchTitle: its.toDark,
    sidebarMenuLabel: its.menu,
    returnToTopLabel: its.toTop,
    skipToContentLabel: its.skip,
    ...(sources !== undefined && {
      socialLinks: [{ icon: "github", link: sources, ariaLabel: its.sources }],
      editLink: { pattern: `${sources}/edit/main/:path`, text: its.edit },
    }),
    externalLinkIcon: false,
    notFound: { title: its.notFound, quote: its.notFoundMessage, linkText: its.home, linkLabel: its.home },
  };
}

/** Where the site stands on its server: a folder of it, as the pages of a repository do. */
const base = published?.pathname ?? "/";
/** The operator's changes, as a page and for feed readers. */
const [changes, feed] = ["docs/contract/changes.md", "docs/contract/changes.atom"] as const;

export default defineConfig({
  base,
  ...(published !== undefined && { sitemap: { hostname: published.href } }),
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
  themeConfig: { search },
  locales: {
    // A label would show the theme's own menu of languages, which leads to pages that may not be there.
    root: { label: "", lang: "en", themeConfig: theme("en") },
    [czechLocale]: { label: "", lang: "cs", link: "/cs/", description: words.cs.tagline, themeConfig: theme("cs") },
  },
  // A linked page is fetched when the reader follows the link.
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
    },
  },
  transformPageData: (page) => tellPage(page, pages),
  transformHead: ({ pageData, siteData: { base } }) => headOf(pageData, base, pages),
  transformHtml: (html, _file, { page }) => {
    links.add(page, html);
  },
  async buildEnd({ outDir, site }) {
    copyFileSync(root + feed, join(outDir, pageOf(feed)));
    links.add(pageOf(feed), "");
    links.finish(site.base);
    await writeLlms(outDir, files, site.base);
  },
  vite: {
    plugins: [mendedTheme],
    publicDir: `${root}site/public`,
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
