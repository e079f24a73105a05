import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../bench/loopback.ts";
import { expectAccessible } from "./browser/expect-accessible.ts";
import { takePicture, useChromium } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";

const peer = findChromium();
const cwd = fileURLToPath(new URL("../../", import.meta.url));

/** The expected texts in a language. */
const said = {
  cs: {
    nobody: "Nikdo není přihlášen",
    logOut: "Odhlásit se",
    registered: "registrován k DPH",
    dissolved: "subjekt zanikl",
    missing: "IČO 90000013 v rejstříku není.",
    wrongIco: "IČO musí mít 1 až 8 číslic; DIČ není IČO.",
  },
  en: {
    nobody: "Nobody is logged in",
    logOut: "Log out",
    registered: "registered for VAT",
    dissolved: "the subject is dissolved",
    missing: "IČO 90000013 is not in the register.",
    wrongIco: "must be 1 to 8 digits, or ARES_ and 8 digits; a tax ID (DIČ) is no ico",
  },
} as const;

describe.skipIf(isSkipped(peer))(`examples/web in ${titleOf(peer)}`, () => {
  let program: ChildProcess | undefined;
  let address = "";
  const openWindow = useChromium(peer);
  const textOf = async (page: Page): Promise<string> => (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
  /** At the login page of the sandbox, whatever its language. */
  const logIn = async (page: Page, username: string): Promise<void> => {
    await page.locator(`[name=username][value="${username}"]`).check();
    await page.locator("button[value=login]").click();
    await page.waitForURL(`${address}/`);
  };
  /** The description of a field for a screen reader. */
  const descriptionOf = async (field: Locator): Promise<string> => {
    const ids = (await field.getAttribute("aria-describedby")) ?? "";
    return (await Promise.all(ids.split(" ").map((id) => field.page().locator(`#${id}`).innerText()))).join(" ");
  };

  beforeAll(async () => {
    program = spawn(process.execPath, ["--import", "tsx", "examples/web/main.ts"], {
      cwd,
      env: { ...process.env, PORT: String(await freePort()) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (program.stdout === null) throw new Error("no output");
    for await (const line of createInterface(program.stdout)) {
      address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "";
      break;
    }
    if (address === "") throw new Error("the program ended, or did not say its address");
  });
  afterAll(async () => {
    if (program?.exitCode !== null) return;
    program.kill("SIGINT");
    const [code] = (await once(program, "exit")) as [number | null];
    expect(code).toBe(0);
  });

  it.each([
    { locale: "cs", way: "OpenID Connect", link: "Přihlásit se přes OpenID Connect", cookie: "__Host-caais-session" },
    {
      locale: "cs",
      way: "starší rozhraní SOAP",
      link: "Přihlásit se přes starší rozhraní SOAP",
      cookie: "__Host-session",
    },
    { locale: "en", way: "OpenID Connect", link: "Log in by OpenID Connect", cookie: "__Host-caais-session" },
    { locale: "en", way: "the older SOAP API", link: "Log in by the older SOAP API", cookie: "__Host-session" },
  ] as const)(
    "[KIT-03] [DOC-05] logs in and out by $way in $locale, and shows the company and the roles",
    async ({ locale, way, link, cookie }) => {
      const words = said[locale];
      const { page, faults } = await openWindow({ javaScriptEnabled: false, locale });
      await page.goto(address);
      expect(await textOf(page)).toContain(words.nobody);
      await page.getByRole("link", { name: link }).click();
      await logIn(page, "znaky.zvlastni");
      const text = await textOf(page);
      expect(text).toContain(`Žofie "Žofka" & <b>Ďáblice</b> O'Háčková-Příšerně Žluťoučká`);
      expect(text).toContain("ROLE & <ZNAKY>");
      expect(text).toContain(way);
      expect(text).toContain("Moravské datové služby a.s.");
      expect(text).toContain("90000021");
      expect(text).toContain(words.registered);
      await takePicture(page, `web-${locale}-${cookie}`);
      const kept = await page.context().cookies(address);
      // Browsers do not tell ports apart, and the sandbox has a cookie of its own.
      const cookies = kept.filter(({ name }) => !name.includes("sandbox"));
      expect(cookies.map(({ name }) => name)).toContain(cookie);
      expect(cookies.every(({ httpOnly, secure, sameSite }) => httpOnly && secure && sameSite === "Lax")).toBe(true);
      await page.getByRole("button", { name: words.logOut }).click();
      // Only the newer interface asks.
      if (way === "OpenID Connect") await page.locator("button[value=end]").click();
      await page.waitForURL(`${address}/`);
      expect(await textOf(page)).toContain(words.nobody);
      // The single sign-on is over too.
      await page.getByRole("link", { name: link }).click();
      expect(await page.locator("button[value=login]").count()).toBe(1);
      expect(faults).toEqual([]);
    },
  );

  it("shows a legal entity that the registry does not know", async () => {
    const { page } = await openWindow({ locale: "cs" });
    await page.goto(`${address}/legacy/login`);
    await logIn(page, "vzor.vse");
    expect(await textOf(page)).toContain("IČO 00000019 v rejstříku není.");
  });

  it.each(["cs", "en"] as const)("[DOC-05] checks a subject, and shows the error at its field: %s", async (locale) => {
    const words = said[locale];
    const { page, faults } = await openWindow({ locale });
    await page.goto(`${address}/auth/login`);
    await logIn(page, "novakova.jana");
    const field = page.getByRole("textbox", { name: "IČO" });
    const ask = async (ico: string): Promise<string> => {
      await field.fill(ico);
      await field.press("Enter");
      await page.waitForURL((url) => url.searchParams.get("ico") === ico);
      return textOf(page);
    };
    expect(await ask("900 00102")).toContain(words.dissolved);
    expect(await ask("90000013")).toContain(words.missing);
    expect(await field.getAttribute("aria-invalid")).toBeNull();
    await ask("CZ90000021");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator(":focus").getAttribute("id")).toBe("ico");
    expect(await descriptionOf(field)).toContain(words.wrongIco);
    expect(faults).toEqual([]);
  });

  it("[DOC-05] has no accessibility fault and fits a phone, before a login and after it", async () => {
    const { page, faults } = await openWindow({ locale: "cs" });
    await page.goto(address);
    await expectAccessible(page, "web-welcome");
    await page.goto(`${address}/auth/login`);
    await logIn(page, "svoboda.nia");
    await expectAccessible(page, "web-home");
    await page.goto(`${address}/?ico=x`);
    await expectAccessible(page, "web-error");
    await page.goto(`${address}/nothing`);
    await expectAccessible(page, "web-no-page");
    expect(faults).toEqual([]);
  });

  it("[DOC-05] keeps the language that the visitor chose", async () => {
    const { page } = await openWindow({ locale: "cs" });
    const lang = (): Promise<string | null> => page.locator("html").getAttribute("lang");
    await page.goto(address);
    expect(await lang()).toBe("cs");
    await page.getByRole("link", { name: "English" }).click();
    expect(await textOf(page)).toContain("Nobody is logged in");
    expect(await lang()).toBe("en");
    expect(await page.getByRole("link", { name: "English" }).getAttribute("aria-current")).toBe("true");
    await page.goto(`${address}/nothing`);
    expect(await textOf(page)).toContain("There is no such page");
    await page.getByRole("link", { name: "Čeština" }).click();
    expect(await textOf(page)).toContain("Nikdo není přihlášen");
  });

  it("[DOC-05] works by keyboard alone, from the skip link on, with visible focus", async () => {
    const { page } = await openWindow({ locale: "cs" });
    await page.goto(address);
    const focused = page.locator(":focus");
    await page.keyboard.press("Tab");
    expect(await focused.innerText()).toBe("Přeskočit na obsah");
    expect(await focused.isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused.innerText()).toBe("Přihlásit se přes OpenID Connect");
    expect(await page.evaluate<string>("getComputedStyle(document.activeElement).outlineStyle")).toBe("solid");
  });

  it("[DOC-05] prints the user and the subject, without buttons", async () => {
    const { page } = await openWindow({ locale: "cs" });
    await page.goto(`${address}/auth/login`);
    await logIn(page, "novakova.jana");
    await page.emulateMedia({ media: "print" });
    await takePicture(page, "web-print");
    expect(await textOf(page)).toContain("Základní škola a Mateřská škola Bílý Kámen");
    for (const role of ["button", "textbox", "navigation"] as const) {
      expect(await page.getByRole(role).count()).toBe(0);
    }
  });

  it("[DOC-05] allows its own style only", async () => {
    const { headers } = await fetch(address);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; style-src 'self'; form-action 'self'/);
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it("refuses a logout that another site requests", async () => {
    const { page } = await openWindow({ locale: "cs" });
    await page.goto(`${address}/auth/login`);
    await logIn(page, "novakova.jana");
    for (const path of ["/auth/logout", "/legacy/logout"]) {
      for (const site of ["cross-site", "same-site", "none"]) {
        const headers = { "sec-fetch-site": site };
        const answer = await page.context().request.post(address + path, { headers, maxRedirects: 0 });
        expect({ path, site, status: answer.status() }).toEqual({ path, site, status: 403 });
      }
    }
    await page.reload();
    expect(await textOf(page)).toContain("Jana Nováková");
  });
});
