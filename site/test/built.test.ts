import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { describe, expect, inject, it, vi } from "vitest";
import { registryVersion } from "../../generated/registry-service.gen.ts";
import type { BuiltSite } from "../../test/integration/site/setup.ts";
import { manifest, readProject } from "../project.ts";
import { search } from "../search.ts";
import siteQueries from "./queries.json" with { type: "json" };

const { folder, base, pages }: BuiltSite = inject("site");
const readPage = (path: string): string => readFileSync(join(folder, path), "utf8");

/** Finds in the built index as the search box of VitePress does. */
async function loadSearch(): Promise<(query: string, language: string) => readonly string[]> {
  const chunks = join(folder, "assets/chunks");
  const [file = ""] = readdirSync(chunks).filter((name) => name.startsWith("@localSearchIndexroot"));
  const { default: json } = (await import(join(chunks, file))) as { readonly default: string };
  const { options, searchOptions } = search.options.miniSearch;
  const index = MiniSearch.loadJSON(json, { fields: ["title", "titles", "text"], ...options, searchOptions });
  return (query, lang) => {
    vi.stubGlobal("document", { documentElement: { lang } });
    return index.search(query).map(({ id }) => String(id).replace(/#.*/, ""));
  };
}

/** The contents of meta tags and the addresses of links in the head of a page, by their names. */
function readHead(path: string): ReadonlyMap<string, string> {
  const tags = readPage(path).matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]*)" (?:content|href)="([^"]*)"/g);
  return new Map([...tags].map(([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")]));
}

describe("[DOC-11] the built site", () => {
  it.each([
    [
      "index.html",
      "The Czech business register",
      ["/guides/records.html", "/guides/login.html", "/guides/sandbox.html"],
    ],
    ["cs/index.html", "Registr ARES", ["/cs/records/", "/cs/guides/login.html", "/cs/guides/bulk-lookups.html"]],
  ])("starts with a sentence, code, links and versions: %s", (path, sentence, doors) => {
    const main = readPage(path).split('<main class="VPHome')[1] ?? "";
    expect(main).toContain(sentence);
    expect(main.match(/<span class="line">/g)?.length).toBeGreaterThan(7);
    for (const door of doors) expect(main).toContain(`href="${base}${door.slice(1)}"`);
    expect(main).toContain(manifest.version);
    expect(main).toContain(registryVersion);
  });

  it("groups its pages, those of the project last", () => {
    const text = readProject("docs/README.md");
    const html = readPage("guides/index.html");
    const groups = [...html.matchAll(/<details class="sidebar-group"[^>]*><summary>([^<]*)/g)].map(
      ([, group]) => group,
    );
    expect(groups).toEqual(expect.arrayContaining([...text.matchAll(/^## (.+)$/gm)].map(([, group]) => group)));
    expect(groups.slice(0, 2)).toEqual(["Start", "Registry"]);
    expect(groups.indexOf("Decisions")).toBeGreaterThan(groups.indexOf("Project"));
  });

  it("gives each page a description and preview tags", () => {
    for (const path of pages.filter((page) => page !== "404.html")) {
      const head = readHead(path);
      const address = `https://docs.example${base}${path.replace(/(^|\/)index\.html$/, "$1")}`;
      expect.soft([path, head.get("og:url"), head.get("canonical")]).toEqual([path, address, address]);
      expect.soft(head.get("og:title")).toMatch(/\S/);
      expect.soft(head.get("og:description")).toBe(head.get("description"));
      expect.soft(head.get("description")?.length, path).toBeGreaterThan(20);
    }
    expect(readHead("guides/login.html").get("og:image")).toBe(`https://docs.example${base}preview.png`);
    expect(existsSync(join(folder, "preview.png"))).toBe(true);
  });

  it("links to the repository, and from each handwritten page to its source", () => {
    const repository = "https://github.com/example/ares-caais";
    expect(readPage("guides/login.html")).toContain(`href="${repository}"`);
    expect(readPage("guides/login.html")).toContain(`href="${repository}/edit/main/docs/guides/login.md"`);
    expect(readPage("api/registry.html")).not.toContain("/edit/main/docs");
  });

  it("lists its pages for search engines and for programs", () => {
    const sitemap = readPage("sitemap.xml");
    for (const path of ["", "cs/", "guides/login.html"])
      expect(sitemap).toContain(`<loc>https://docs.example${base}${path}</loc>`);
    const list = readPage("llms.txt");
    expect(list).toMatch(/^# ares-caais\n\n> \S.*\n\n## Start\n/);
    const linked = [...list.matchAll(/\]\(https:\/\/docs\.example\/ares-caais\/(.+?)\)/g)].map(([, path = ""]) => path);
    expect(linked).toEqual(
      expect.arrayContaining(["start.md", "guides/login.md", "api/registry.md", "project/security.md"]),
    );
    expect(linked.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    const full = readPage("llms-full.txt");
    expect(full).toContain("\n# Login in a web application\n");
    expect(full).not.toContain("<!--");
  });
});

describe("[DOC-10] the search of the site", async () => {
  const find = await loadSearch();

  it.each(siteQueries)("returns among the first three pages, in $language, for $query: $page", (sought) => {
    const { language, query, page } = sought;
    expect(find(query, language).slice(0, 3)).toContain(base + page);
  });

  it("has at least 40 test queries", () => {
    expect(siteQueries.length).toBeGreaterThanOrEqual(40);
  });
});
