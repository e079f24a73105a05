import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Window } from "./use-chromium.ts";

/**
 * Walks through a login and a logout of one of examples/login, as somebody without scripts, and looks at the user before, between and
 * after.
 *
 * @param address of the application, whose `/` answers with the user as JSON
 */
export async function walkLogin({ page, faults }: Window, address: string): Promise<void> {
  expect(await userOf(page, address)).toEqual({});
  await page.goto(`${address}/auth/login?returnTo=/`);
  await page.getByRole("radio", { name: /novakova\.jana/ }).check();
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(`${address}/`);
  expect(await userOf(page, address)).toEqual({ user: { name: "Nováková" } });
  await page.goto(`${address}/auth/logout`);
  await page.getByRole("button").click();
  await page.getByRole("button", { name: "End the session" }).click();
  await page.waitForURL(`${address}/`);
  expect(await userOf(page, address)).toEqual({});
  expect(faults).toEqual([]);
}

async function userOf(page: Page, address: string): Promise<unknown> {
  await page.goto(address);
  return JSON.parse(await page.locator("body").innerText());
}
