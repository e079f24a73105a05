import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { takePicture, useChromium } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findViolations } from "./browser/find-violations.ts";
import { useSite } from "./site/use-site.ts";
import { walkPages, type Visit } from "./site/walk-pages.ts";

const peer = findChromium();
const { folder, base, pages } = inject("site");
const folders = [...new Set(pages.map((path) => path.replace(/[^/]*$/, "")))];
/** Folders of pages of one form, most of them generated: a browser opens the first of each. */
const uniform: ReadonlySet<string> = new Set(["api/", "cs/records/", "project/decisions/", "records/"]);
/** The pages that a browser checks, because axe takes seconds. site.nightly.test.ts checks every page. */
function visitsOf(within: string): readonly Visit[] {
  const paths = pages.filter((path) => path.replace(/[^/]*$/, "") === within);
  const visits = paths.map((path, index): Visit => {
    if (index === 0 || path === "index.html") return { path, looksAt: "everything" };
    return { path, looksAt: index % 5 === 0 ? "text" : "width" };
  });
  return uniform.has(within) ? visits.slice(0, 1) : visits;
}
const widthOf = (page: Page): Promise<unknown> => page.evaluate("document.documentElement.scrollWidth");

/** The links and resources of a page, and its anchors. */
interface ReadPage {
  /** The targets of links to it. */
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly string[];
  /** The resources that the browser fetches by itself. */
  readonly fetched: readonly string[];
}

function readPage(path: string): ReadPage {
  const html = readFileSync(join(folder, path), "utf8").replaceAll("&amp;", "&");
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = ""]) => value);
  const fetched = [...all(/<\w[^>]*?\ssrc="([^"]+)"/g), ...all(/<link\s(?!rel="canonical")[^>]*?href="([^"]+)"/g)];
  return { anchors: new Set(all(/\sid="([^"]+)"/g)), links: all(/<a\s[^>]*?href="([^"]+)"/g), fetched };
}

describe("the built site", () => {
  it("[DOC-01] has the start page, every guide, the reference and the decisions, and the Czech start page", () => {
    expect(pages).toEqual(
      expect.arrayContaining(["index.html", "cs/index.html", "start.html", "guides/records.html", "api/registry.html"]),
    );
    expect(pages.filter((path) => path.startsWith("guides/")).length).toBeGreaterThan(16);
    expect(pages.filter((path) => path.startsWith("project/decisions/")).length).toBeGreaterThan(22);
  });

  it("[DOC-01] links every page from its start page, without a broken link", () => {
    const waiting = ["index.html"];
    const reached = new Map<string, ReturnType<typeof readPage>>();
    const broken: string[] = [];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { links } = reached.get(path) ?? readPage(path);
      reached.set(path, readPage(path));
      for (const link of links) {
        const { origin, pathname, hash } = new URL(link, `http://site${base}${path}`);
        if (origin !== "http://site") continue;
        const target = decodeURI(pathname).replace(/\/$/, "/index.html").slice(base.length);
        const found = pathname.startsWith(base) && existsSync(join(folder, target));
        if (!found) broken.push(`${path}: ${link}`);
        else if (target.endsWith(".html") && !reached.has(target)) {
          reached.set(target, readPage(target));
          waiting.push(target);
        }
        const anchor = decodeURIComponent(hash.slice(1));
        if (found && anchor !== "" && reached.get(target)?.anchors.has(anchor) !== true)
          broken.push(`${path}: ${link}`);
      }
    }
    expect(broken).toEqual([]);
    expect([...reached.keys()].sort()).toEqual(pages.filter((path) => path !== "404.html"));
  });

  it.each(pages)("[DOC-01] requests no other host and no missing file: %s", (path) => {
    const { fetched } = readPage(path);
    expect(fetched.length).toBeGreaterThan(2);
    const missing = fetched.filter((address) => {
      // The icon is part of the page.
      if (address.startsWith("data:")) return false;
      const { origin, pathname } = new URL(address, `http://site${base}${path}`);
      const file = join(
        folder,
        decodeURI(pathname)
          .slice(base.length)
          .replace(/(^|\/)$/, "$1index.html"),
      );
      return origin !== "http://site" || !pathname.startsWith(base) || !existsSync(file);
    });
    expect(missing).toEqual([]);
  });
});

describe.skipIf(isSkipped(peer))(`the site in ${titleOf(peer)}`, () => {
  const addressOf = useSite();
  const openWindow = useChromium(peer);

  it.each(folders)(
    "[DOC-01] has no accessibility fault, fits a phone, and requests no other host: /%s",
    async (within) => {
      const visits = visitsOf(within);
      const walks = [
        walkPages(openWindow, addressOf, "light", visits),
        // The pages of a folder share their colours.
        walkPages(openWindow, addressOf, "dark", visits.slice(0, 1)),
      ];
      expect((await Promise.all(walks)).flat()).toEqual([]);
    },
  );

  it("[DOC-01] has no accessibility fault on a phone with its menus open, in the dark too", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await openWindow({ colorScheme, viewport: { width: 360, height: 740 } });
      await page.goto(addressOf("cs/"));
      await page.getByRole("button", { name: "mobile navigation" }).click();
      expect(await findViolations(page, { onlyColours: colorScheme === "dark" })).toEqual([]);
      await page.goto(addressOf("cs/start.html"));
      await page.getByRole("button", { name: "Nabídka" }).click();
      await page.getByText("Projekt", { exact: true }).click();
      await page.locator("summary", { hasText: "Decisions" }).click();
      expect(await page.getByRole("link", { name: /^20\. One package/ }).isVisible()).toBe(true);
      await takePicture(page, `site-menu-${colorScheme}`);
      expect(await findViolations(page, { onlyColours: colorScheme === "dark" })).toEqual([]);
      expect(await widthOf(page)).toBe(360);
    }
  });

  it("[DOC-01] searches without a network, without regard to capitals and diacritics, by keyboard alone", async () => {
    const { page, faults } = await openWindow();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(addressOf("guides/records.html"));
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.includes("localSearchIndex"))).toEqual([]);
    const index = page.waitForResponse((response) => response.url().includes("localSearchIndexroot"));
    await page.keyboard.press("/");
    await (await index).finished();
    await page.context().setOffline(true);
    const box = page.getByRole("combobox", { name: "Search" });
    const options = page.getByRole("option");
    await box.fill("xqzw");
    await expect.poll(() => page.getByRole("status").textContent()).toContain('No results for "xqzw"');
    await box.fill("BŮDGET RĚDIS");
    await expect.poll(() => options.first().textContent()).toMatch(/budget|redis/i);
    await takePicture(page, "site-search");
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    expect(await options.nth(1).getAttribute("aria-selected")).toBe("true");
    expect(await box.getAttribute("aria-activedescendant")).toBe(await options.nth(1).getAttribute("id"));
    const address = await options.nth(1).getAttribute("href");
    await page.context().setOffline(false);
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(address);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it("[DOC-01] shows Czech pages first to a Czech reader, with Czech texts", async () => {
    const { page } = await openWindow({ colorScheme: "dark", viewport: { width: 360, height: 740 } });
    await page.goto(addressOf("cs/"));
    await page.getByRole("button", { name: "Hledat" }).click();
    await page.getByRole("combobox", { name: "Hledat" }).fill("prihlaseni uzivatele");
    const first = page.getByRole("option").first();
    await expect.poll(() => first.textContent()).toContain("Přihlášení uživatele");
    expect(await first.getAttribute("lang")).toBe("cs");
    expect(await findViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBe(360);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  it("[DOC-01] links each page to the same one in the other language", async () => {
    const { page } = await openWindow();
    await page.goto(addressOf("cs/start.html"));
    expect(await page.locator("html").getAttribute("lang")).toBe("cs");
    expect(await page.getByRole("button", { name: "Kopírovat kód" }).count()).toBe(5);
    expect(await page.getByRole("link", { name: /^Odkaz na „/ }).count()).toBeGreaterThan(5);
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect.poll(() => page.url()).toBe(addressOf("start.html"));
    const czech = page.getByRole("banner").getByRole("link", { name: "Čeština" });
    expect([await czech.getAttribute("lang"), await czech.getAttribute("hreflang")]).toEqual(["cs", "cs"]);
    expect(await page.locator('link[hreflang="cs"]').getAttribute("href")).toBe(`${base}cs/start.html`);
  });

  it("[DOC-11] shows pictures and diagrams in the colours of the site, whatever the system prefers", async () => {
    const picture = async (colorScheme: "light" | "dark", path: string, shown: string): Promise<Buffer> => {
      const { page } = await openWindow({ colorScheme });
      await page.goto(addressOf(path));
      if (colorScheme === "dark") await page.getByRole("switch").filter({ visible: true }).click();
      await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important; }" });
      return page.locator(shown).first().screenshot();
    };
    for (const [path, shown] of [
      ["guides/bulk-lookups.html", "main img"],
      ["guides/login.html", "main .diagram svg"],
    ] as const) {
      const [light, switched] = [await picture("light", path, shown), await picture("dark", path, shown)];
      expect(switched.equals(light), path).toBe(true);
    }
  });

  it("[DOC-11] gives the meaning of a field more space than its name and its example together", async () => {
    const { page } = await openWindow();
    await page.goto(addressOf("records/vr.html"));
    const widths = await page.evaluate<number[][]>(
      `[...document.querySelectorAll("main table")].map((table) => [...table.querySelectorAll("th")].map((cell) => cell.offsetWidth))`,
    );
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter(([name = 0, meaning = 0, example = 0]) => meaning < 0.9 * (name + example))).toEqual([]);
  });

  it("[DOC-01] prints the text without navigation, with the addresses of links", async () => {
    const { page } = await openWindow({ colorScheme: "dark" });
    await page.goto(addressOf("start.html"));
    await page.emulateMedia({ media: "print" });
    for (const role of ["navigation", "button"] as const) {
      expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
    }
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const behind = `getComputedStyle(document.querySelector('main a[href="https://mswjs.io"]'), "::after").content`;
    expect(await page.evaluate(behind)).toContain("https://mswjs.io");
    const colours = `(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))`;
    expect(await page.evaluate(colours)).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    expect(await page.evaluate(colours.replace("body", 'querySelector("main .language-ts")'))).toEqual([
      "rgb(0, 0, 0)",
      "rgb(255, 255, 255)",
    ]);
    // Long lines are broken: what is beside the paper cannot be read.
    const cut = `[...document.querySelectorAll("main pre")].filter((each) => each.scrollWidth > each.clientWidth).length`;
    expect(await page.evaluate(cut)).toBe(0);
  });

  it("[DOC-01] weighs at most 150 kB before the reader acts", async () => {
    const { page } = await openWindow();
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => sizes.push(request.sizes().then((size) => size.responseBodySize)));
    await page.goto(addressOf());
    await page.waitForLoadState("networkidle");
    const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(weight).toBeGreaterThan(20_000);
    expect(weight).toBeLessThanOrEqual(150_000);
  });
});
