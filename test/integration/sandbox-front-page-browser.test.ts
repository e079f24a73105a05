import type { Page } from "playwright-core";
import { createRegistry } from "ares-caais";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startHttp } from "../fixtures/servers/listen.ts";
import { findViolations } from "./browser/find-violations.ts";
import { takePicture, useChromium } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";

const peer = findChromium();

describe.skipIf(isSkipped(peer))(`the front page of the sandbox in ${titleOf(peer)}`, () => {
  const openFrontPage = useChromium(peer);
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox();
    await lookUp("90000048");
  });
  afterEach(() => {
    sandbox.faults.clear();
  });
  afterAll(() => sandbox.close());

  const front = (): string => `${new URL(sandbox.environment.registry).origin}/`;

  async function lookUp(ico: string): Promise<string | undefined> {
    const registry = createRegistry({ environment: sandbox.environment, fetch: sandbox.fetch, retry: false });
    return (await registry.vratEkonomickySubjekt({ ico })).obchodniJmeno;
  }

  /** How often the page asks for what is new, in milliseconds. */
  const interval = 2000;

  async function openAll(page: Page): Promise<void> {
    await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
  }

  async function violationsOf(page: Page): Promise<readonly string[]> {
    await openAll(page);
    return findViolations(page);
  }

  const widthOf = (page: Page): Promise<unknown> => page.evaluate("document.documentElement.scrollWidth");

  // Between them they have both languages, both schemes of colour, and the layouts for wide and narrow windows.
  it.each([
    { locale: "en", colorScheme: "light", width: 1280 },
    { locale: "cs", colorScheme: "dark", width: 360 },
  ] as const)(
    "[KIT-05] has no accessibility fault and fits every screen: $locale, $colorScheme",
    async ({ locale, colorScheme, width: first }) => {
      // The policy would keep the checker out.
      const options = { locale, colorScheme, viewport: { width: first, height: 900 }, bypassCSP: true };
      const { page, faults } = await openFrontPage(options);
      await page.goto(front());
      expect(await violationsOf(page)).toEqual([]);
      await takePicture(page, `front-page-${locale}-${colorScheme}-${first}`);
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await widthOf(page)).toBe(width);
      }
      expect(faults).toEqual([]);
    },
  );

  it("[KIT-07] pages of the services have no accessibility fault", async () => {
    const { environment } = sandbox;
    const { page, faults } = await openFrontPage({
      ...({ locale: "cs", colorScheme: "dark", viewport: { width: 360, height: 740 }, bypassCSP: true } as const),
    });
    for (const [title, address] of [
      ["Přihlášení", `${environment.legacyPages}/login?atsId=SANDBOX`],
      ["Chyba: Požadavek byl odmítnut", `${environment.oidc}/oauth2/authorize?client_id=NOBODY`],
      ["Chyba: Požadavek byl odmítnut", `${environment.oidc}/nowhere`],
    ] as const) {
      await page.goto(address);
      expect([await page.title(), await violationsOf(page), await widthOf(page)]).toEqual([title, [], 360]);
    }
    expect(faults).toEqual([]);
  });

  it("[KIT-05] uses the language of the browser, and links to the other one, on every address", async () => {
    const { page, faults } = await openFrontPage({ locale: "cs", javaScriptEnabled: false });
    await page.goto(`${front()}?q=sklarna`);
    const headings = (): Promise<string[]> => page.getByRole("heading", { level: 2 }).allTextContents();
    expect(await headings()).toEqual([
      ...["Služby", "Ekonomické subjekty", "Uživatelé", "Klientské systémy a certifikáty"],
      ...["Poruchy", "Poslední požadavky a odpovědi", "Ukázky"],
    ]);
    expect(await page.locator("html").getAttribute("lang")).toBe("cs");
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    expect(await headings()).toContain("Services");
    expect(page.url()).toBe(`${front()}?q=sklarna`);
    expect(await page.locator("#subjects ~ .wide tbody tr").count()).toBe(1);
    await page.goto(`${sandbox.environment.legacyPages}/login?atsId=SANDBOX`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Log in");
    await page.getByRole("link", { name: "Česky" }).click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Přihlášení");
    expect(faults).toEqual([]);
  });

  it("[KIT-05] shows and searches its lists without scripts", async () => {
    const { page } = await openFrontPage({ javaScriptEnabled: false });
    await page.goto(front());
    await page.getByRole("searchbox", { name: "Name or ico" }).fill("sluzby");
    await page.getByRole("combobox", { name: "State" }).selectOption("active");
    await page.getByRole("button", { name: "Find" }).click();
    const rows = page.locator("#subjects ~ .wide tbody tr");
    expect(await rows.count()).toBe(3);
    expect(await page.getByRole("searchbox").inputValue()).toBe("sluzby");
    await rows.getByRole("link").first().click();
    expect(page.url()).toMatch(/ekonomicke-subjekty\/9\d{7}$/);
  });

  it("[KIT-05] updates requests and faults automatically, and keeps what the user opened, selected or typed", async () => {
    const { page, faults } = await openFrontPage();
    await page.clock.install();
    const answers: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/sandbox/live")) answers.push(response.status());
    });
    await page.goto(front());
    const status = page.locator("#live-status");
    await expect.poll(() => status.textContent()).toBe("This list updates automatically.");
    await page.getByText(/Registry \(\d+\)/).click();
    const late = page.getByRole("listitem").filter({ hasText: "the response comes late" }).first();
    const delay = late.getByLabel("delay in ms");
    await delay.fill("7777");
    const first = page.locator("#requests-list details").first();
    await first.locator("summary").click();
    const id = (await first.getAttribute("id")) ?? "";
    const shown = page.locator(`[id="${id}"]`);
    const selected = (): Promise<string> => page.evaluate("String(getSelection())");
    await page.evaluate(`getSelection().selectAllChildren(document.getElementById("${id}").querySelector("pre"))`);
    const text = await selected();
    expect(text).toContain("GET /");
    const focused = (): Promise<string> => page.evaluate("document.activeElement.parentElement.id");
    expect(await focused()).toBe(id);

    await lookUp("90000056");
    sandbox.faults.set({ service: "registry", kind: "latency", delay: 1 });
    await page.clock.fastForward(interval);
    await page.getByText("ekonomicke-subjekty/90000056").first().waitFor();
    await page.getByText('{"service":"registry","kind":"latency","delay":1}').waitFor();
    expect(await page.locator("#requests-list details").nth(1).getAttribute("id")).toBe(id);
    expect(await shown.getAttribute("open")).toBe("");
    expect(await selected()).toBe(text);
    expect(await focused()).toBe(id);
    expect(await late.locator("strong").textContent()).toBe("on");
    expect(await delay.inputValue()).toBe("7777");
    await page.clock.fastForward(interval);
    await expect.poll(() => answers.at(-1)).toBe(304);

    const summary = page.locator("#faults-registry > summary");
    await summary.click();
    sandbox.faults.clear();
    await page.clock.fastForward(interval);
    await expect.poll(() => summary.textContent()).not.toContain("on 1");
    expect(await page.locator("#faults-registry").getAttribute("open")).toBeNull();
    expect(faults).toEqual([]);
  });

  it("[KIT-05] reports when the lists stop updating, and when they update again", async () => {
    const { page } = await openFrontPage();
    await page.clock.install();
    await page.goto(front());
    const status = page.locator("#live-status");
    const says = async (text: string): Promise<void> => {
      await page.clock.fastForward(interval);
      await expect.poll(() => status.textContent()).toBe(text);
    };
    await page.route("**/sandbox/live", (route) => route.fulfill({ status: 500, body: "sandbox fault" }));
    await says("This list no longer updates. Does the sandbox still run?");
    await page.unroute("**/sandbox/live");
    await says("This list updates automatically.");
    await page.route("**/sandbox/live", (route) => route.abort());
    await says("This list no longer updates. Does the sandbox still run?");
  });

  it("[KIT-05] copies a snippet", async () => {
    const { page } = await openFrontPage({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(front());
    const button = page.getByRole("button", { name: "Copy" }).nth(1);
    await button.click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate("navigator.clipboard.readText()")).toBe(
      await page.locator("#snippet-curl").textContent(),
    );
  });

  it("[KIT-06] sets and clears a fault without scripts", async () => {
    const { page, faults } = await openFrontPage({ javaScriptEnabled: false });
    await page.goto(front());
    await page.getByText(/Registry \(\d+\)/).click();
    const fault = page.getByRole("listitem").filter({ hasText: "an error of the contract" });
    await fault.getByRole("combobox", { name: "status" }).selectOption("500");
    await fault.getByRole("button", { name: "Switch on" }).click();
    expect(await fault.locator("strong").textContent()).toBe("on");
    await expect(lookUp("90000021")).rejects.toMatchObject({ status: 500 });
    await fault.getByRole("button", { name: "Switch off" }).click();
    expect(await page.getByText("Everything works: no fault is on.").count()).toBe(1);
    await expect(lookUp("90000021")).resolves.toBe("Moravské datové služby a.s.");
    expect(faults).toEqual([]);
  });

  it("[KIT-06] cannot be posted to, read or framed by a page of another origin", async () => {
    const page = `<!doctype html><iframe src="${front()}"></iframe>
      <form method="post" action="${front()}sandbox/faults"><input name="action" value="on"><input name="service"
      value="registry"><input name="kind" value="block-page"><button>Win a prize</button></form>`;
    const { address } = await startHttp((_request, response) => {
      response.writeHead(200, { "Content-Type": "text/html" }).end(page);
    });
    const { page: foreign } = await openFrontPage();
    await foreign.goto(address);
    for (const path of ["", "sandbox/certificates/client-key.pem", "sandbox/live"]) {
      const read: unknown = await foreign.evaluate(`fetch("${front()}${path}").then((r) => r.text(), () => "refused")`);
      expect(read).toBe("refused");
    }
    const frame = foreign.frames()[1];
    expect(await frame?.getByRole("heading").count()).toBe(0);
    await foreign.getByRole("button", { name: "Win a prize" }).click();
    await foreign.getByText("requests of web pages are refused").waitFor();
    expect(sandbox.faults.list()).toEqual([]);
  });
});
