import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { environments } from "../../generated/environments.gen.ts";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { bundleSources, makeProjectFolder } from "../fixtures/bundle-sources.ts";
import { takePicture, useChromium, type Window } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { findViolations } from "./browser/find-violations.ts";
import { useSite } from "./site/use-site.ts";

const peer = findChromium();
const live = `${environments.production.internet.registry}/ekonomicke-subjekty/`;

describe.skipIf(isSkipped(peer))(`the playground in ${titleOf(peer)}`, () => {
  const addressOf = useSite();
  const openWindow = useChromium(peer);

  /** The page, and every request that it sends after it was loaded. */
  async function openPlayground(
    path: string,
    options?: Parameters<typeof openWindow>[0],
  ): Promise<Window & { readonly sent: readonly string[] }> {
    const window = await openWindow(options);
    await window.page.goto(addressOf(path));
    await window.page.locator("dl").first().waitFor();
    await window.page.waitForLoadState("networkidle");
    const sent: string[] = [];
    window.page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
    return { ...window, sent };
  }
  const sectionOf = (page: Page, name: string): Promise<string | null> =>
    page.getByRole("group", { name, exact: true }).textContent();
  const termOf = (page: Page, term: string): Promise<string | null> =>
    page
      .locator("dt", { hasText: new RegExp(`^${term}$`) })
      .locator("+ dd")
      .textContent();

  it("[DOC-04] works by keyboard alone, and sends no request", async () => {
    const { page, faults, sent } = await openPlayground("playground/");
    await page.context().setOffline(true);
    const field = page.getByRole("textbox", { name: "Identification number (ico)" });
    await field.fill(" 900 00 048 ");
    await field.press("Enter");
    await expect.poll(() => termOf(page, "Name")).toBe("MORAVSKÁ PEKÁRNA s.r.o.");
    await field.fill("90000021");
    await field.press("Enter");
    await expect.poll(() => termOf(page, "Name")).toBe("Moravské datové služby a.s.");
    expect(await termOf(page, "State")).toBe("active (read from seznamRegistraci.stavZdrojeRos)");
    expect(await termOf(page, "VAT")).toBe("registered (read from seznamRegistraci.stavZdrojeDph)");
    expect(await termOf(page, "Seat")).toBe("Kounicova 684/12, Veveří, 602 00 Brno");
    expect(await termOf(page, "Court file")).toBe("spisová značka B 4711 vedená u Krajského soudu v Brně");
    expect(await sectionOf(page, "Request")).toBe(`GET ${live}90000021`);
    expect(await sectionOf(page, "Answer")).toMatch(/^200\n\{\n {2}"ico": "90000021",/);
    await takePicture(page, "playground");
    expect(sent).toEqual([]);
    expect(faults).toEqual([]);
  });

  it("[DOC-04] shows other states, and an unknown number", async () => {
    const { page, sent } = await openPlayground("playground/");
    await page.getByRole("button", { name: /^90000102 / }).click();
    await expect.poll(() => termOf(page, "State")).toMatch(/^dissolved \(/);
    expect(await termOf(page, "Day of the end")).toBe("2021-04-15");
    await page.getByRole("textbox").fill("12345678");
    await page.getByRole("button", { name: "Ask the sandbox" }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/^RegistryError: .*404.*NENALEZENO/);
    expect(await sectionOf(page, "Answer")).toMatch(/^404\n/);
    expect(await page.locator("dl").count()).toBe(0);
    expect(sent).toEqual([]);
  });

  it("[DOC-04] shows the package's error for an invalid number, and sends no request", async () => {
    const { page, sent } = await openPlayground("playground/");
    await page.getByRole("textbox").fill("<b>nine</b>");
    await page.getByRole("button", { name: "Ask the live service" }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).toMatch(/^InvalidInputError: normalizeIco: /);
    expect(await page.getByText("Nothing was sent.").count()).toBe(1);
    expect(sent).toEqual([]);
  });

  it("[DOC-04] shows code that runs when it is copied", async () => {
    const { page } = await openPlayground("playground/", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("button", { name: /^90000129 / }).click();
    await page.getByRole("button", { name: "Copy code" }).click();
    await page.locator("button.copied").waitFor();
    const code = String(await page.evaluate("navigator.clipboard.readText()"));
    expect(code).toContain('{ ico: "90000129" }');
    const folder = makeProjectFolder("playground-");
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    writeFileSync(join(folder, "program.ts"), code);
    await bundleSources({ absWorkingDir: folder, entryPoints: ["program.ts"], outdir: folder });
    const ended = await promisify(execFile)(process.execPath, [join(folder, "program.js")]);
    expect(ended.stderr).toBe("");
    expect(ended.stdout.trim().split("\n")).toEqual([...code.matchAll(/\/\/ (.+)$/gm)].map(([, printed]) => printed));
  });

  it("[DOC-04] calls the live service only at its button, and counts the request against the limit", async () => {
    const { page, sent } = await openPlayground("playground/");
    // Nothing of it is really contacted.
    const asked: string[] = [];
    await page.route(`${live}**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        json: { ...registryExamples.vratEkonomickySubjekt.responses[200], ico: "27074358" },
        headers: { "access-control-allow-origin": "*" },
      });
    });
    await page.getByRole("textbox").fill("270 74 358");
    expect(await page.getByText("in the last minute: 0.", { exact: false }).count()).toBe(1);
    await page.getByRole("button", { name: "Ask the live service" }).click();
    await expect.poll(() => termOf(page, "Ico")).toBe("27074358");
    expect(asked).toEqual([`${live}27074358`]);
    expect(sent).toEqual([`GET ${live}27074358`]);
    expect(await page.getByText(/in the last minute: 1\. The terms of use allow 500 a minute/).count()).toBe(1);
    expect(await sectionOf(page, "Code")).toContain("createRegistry();");
    await page.getByRole("button", { name: "Ask the sandbox" }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("404");
    expect(asked).toHaveLength(1);
  });

  it.each(["light", "dark"] as const)(
    "[DOC-04] has no accessibility fault and fits a phone, in Czech too: %s",
    async (colorScheme) => {
      const { page } = await openPlayground("cs/playground/", { colorScheme, viewport: { width: 360, height: 740 } });
      await page.getByRole("button", { name: "Zeptat se sandboxu" }).click();
      await expect.poll(() => termOf(page, "Název")).toBe("Moravské datové služby a.s.");
      expect(await termOf(page, "Stav")).toBe("active: aktivní (zjištěno z seznamRegistraci.stavZdrojeRos)");
      await takePicture(page, `playground-${colorScheme}`);
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
      await page.getByRole("textbox").fill("x");
      await page.getByRole("button", { name: "Zeptat se sandboxu" }).click();
      await page.getByRole("alert").waitFor();
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it("[DOC-04] no other page loads the playground", async () => {
    const { page } = await openWindow();
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.goto(addressOf());
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => url.includes("playground"))).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Playground" }).click();
    await page.getByRole("textbox").waitFor();
    expect(fetched.filter((url) => url.includes("/chunks/playground."))).toHaveLength(1);
  });
});
