import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findViolations } from "./find-violations.ts";
import { takePicture } from "./use-chromium.ts";

const phone = { width: 360, height: 740 };

/**
 * Expects that the page breaks no rule of axe in light and in dark, is no wider than a phone, and has one main heading.
 *
 * @param name of the pictures that `takePicture` writes
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await page.emulateMedia({ colorScheme: "light" });
  await takePicture(page, `${name}-light`);
  expect(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await takePicture(page, `${name}-dark`);
  expect(await findViolations(page, { onlyColours: true })).toEqual([]);
  await page.setViewportSize(phone);
  await takePicture(page, `${name}-phone`);
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(phone.width);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  await page.emulateMedia({ colorScheme: null });
  if (before !== null) await page.setViewportSize(before);
}
