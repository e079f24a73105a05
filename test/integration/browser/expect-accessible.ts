import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { takePicture } from "./use-chromium.ts";

const phone = { width: 360, height: 740 };

/**
 * The page breaks no rule of axe in light and in dark, is no wider than a phone, and says in which language it is. Pictures of it are
 * kept in `.report/pages`.
 *
 * @param name of the pictures
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
    expect({ colorScheme, violations: await violationsOf(page) }).toEqual({ colorScheme, violations: [] });
  }
  await page.setViewportSize(phone);
  await takePicture(page, `${name}-phone`);
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(phone.width);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await page.emulateMedia({ colorScheme: null });
  if (before !== null) await page.setViewportSize(before);
}

/** The rules of axe that the page breaks, each with the places. */
async function violationsOf(page: Page): Promise<string[]> {
  // By the browser's own interface for tests, which the policy of a page does not bind.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>("axe.run()");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
