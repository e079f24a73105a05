import type { BrowserContextOptions } from "playwright-core";
import type { Window } from "../browser/use-chromium.ts";
import { findViolations } from "../browser/find-violations.ts";

/** A page to look at, and how much of it axe looks at: looking at the menus takes longer than most texts. */
export interface Visit {
  readonly path: string;
  readonly looksAt: "everything" | "text" | "width";
}

/**
 * Opens the pages one after the other, wide and as on a phone, and lists their faults. In the dark axe checks only the
 * rules that depend on colours.
 */
export async function walkPages(
  openWindow: (options: BrowserContextOptions) => Promise<Window>,
  addressOf: (path: string) => string,
  colorScheme: "light" | "dark",
  visits: readonly Visit[],
): Promise<readonly string[]> {
  const { page, faults } = await openWindow({ colorScheme });
  const onlyColours = colorScheme === "dark";
  const found: string[] = [];
  for (const { path, looksAt } of visits) {
    if (looksAt !== "width") await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(addressOf(path));
    const part = looksAt === "everything" ? "html" : "main";
    const violations = looksAt === "width" ? [] : await findViolations(page, { part, onlyColours });
    for (const violation of violations) found.push(`${path}, ${colorScheme}: ${violation}`);
    // It stays as wide as a phone for pages of which only the width is looked at.
    await page.setViewportSize({ width: 360, height: 740 });
    const width = await page.evaluate<number>("document.documentElement.scrollWidth");
    if (width !== 360) found.push(`${path} is ${width} wide on a phone`);
  }
  return [...found, ...faults];
}
