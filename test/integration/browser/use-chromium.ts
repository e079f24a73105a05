import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { limits } from "../../fixtures/limits.ts";
import type { Peer } from "../peers/find-peers.ts";

/** A window of its own, with its own cookies. */
export interface Window {
  readonly page: Page;
  /**
   * Events that no page may cause: scripts that run or fail, dialogs, violations of its own policy, requests that leave this
   * machine.
   */
  readonly faults: readonly string[];
}

const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No page or redirect can reach another machine.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];
const screenshots = new URL("../../../.report/pages/", import.meta.url);

/** Starts Chromium for the tests of one file. Each call of the result opens a window until the test ends. */
export function useChromium({ program, advice }: Peer): (options?: BrowserContextOptions) => Promise<Window> {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (program === undefined) throw new Error(advice);
    browser = await chromium.launch({ executablePath: program, args: switches, timeout: limits.program });
  });
  afterAll(() => browser?.close());
  return async (options) => {
    // Chromium has a trust store of its own; who the sandbox is, is a matter of the tests of TLS.
    const context = await browser?.newContext({ ignoreHTTPSErrors: true, locale: "en", ...options });
    if (context === undefined) throw new Error("the browser runs only inside tests");
    onTestFinished(() => context.close());
    const faults: string[] = [];
    const page = await context.newPage();
    page.setDefaultTimeout(limits.poll);
    page.on("request", (request) => {
      const { hostname } = new URL(request.url());
      if (!["127.0.0.1", "localhost"].includes(hostname)) faults.push(`left for ${hostname}`);
    });
    page.on("dialog", (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("pageerror", ({ message }) => faults.push(`script: ${message}`));
    page.on("console", (message) => {
      // Chromium logs every answer of 400 and more itself, and looks for an icon.
      if (!message.text().startsWith("Failed to load resource")) faults.push(message.text());
    });
    return { page, faults };
  };
}

/** Writes a picture of the page to `.report/pages` if the variable `PICTURES` is set. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env["PICTURES"] === undefined) return;
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, screenshots)), fullPage: true });
}

/** The page is one that refuses, on the address where it was asked for. */
export async function expectRefusal(page: Page, address: string, reason: string | RegExp): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  expect(origin + pathname).toBe(address);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("The request is refused");
  expect(await page.getByRole("main").textContent()).toMatch(reason);
  expect(await page.locator("form, main a, a[href^=http]").count()).toBe(0);
}
