import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takePicture, useChromium } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";

const peer = findChromium();
const cwd = fileURLToPath(new URL("../../", import.meta.url));

describe.skipIf(isSkipped(peer))(`examples/web in ${titleOf(peer)}`, () => {
  let program: ChildProcess | undefined;
  let address = "";
  const openWindow = useChromium(peer);
  const textOf = async (page: Page): Promise<string> => (await page.getByRole("main").innerText()).replace(/\s+/g, " ");

  beforeAll(async () => {
    const { PORT: _, ...env } = process.env;
    program = spawn(process.execPath, ["--import", "tsx", "examples/web/main.ts"], {
      cwd,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (program.stdout === null) throw new Error("no output");
    for await (const line of createInterface(program.stdout)) {
      address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? "";
      break;
    }
  });
  afterAll(async () => {
    if (program?.exitCode !== null) return;
    program.kill("SIGINT");
    const [code] = (await once(program, "exit")) as [number | null];
    expect(code).toBe(0);
  });

  it.each([
    { way: "OpenID Connect", link: "Log in by OpenID Connect", asked: true },
    { way: "the older SOAP API", link: "Log in by the older SOAP API", asked: false },
  ])("[KIT-03] logs in and out by $way, and shows the company", async ({ way, link, asked }) => {
    const { page, faults } = await openWindow({ javaScriptEnabled: false });
    await page.goto(address);
    expect(await textOf(page)).toContain("Nobody is logged in.");
    await page.getByRole("link", { name: link }).click();
    await page.getByRole("radio", { name: /znaky\.zvlastni/ }).check();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${address}/`);
    const text = await textOf(page);
    expect(text).toContain(`You are Žofie "Žofka" & <b>Ďáblice</b> O'Háčková-Příšerně Žluťoučká`);
    expect(text).toContain(`logged in by ${way}.`);
    expect(text).toContain("Moravské datové služby a.s.");
    expect(text).toContain("IČO 90000021");
    await takePicture(page, `web-${way.toLowerCase().replaceAll(" ", "-")}`);
    const cookies = await page.context().cookies(address);
    expect(cookies.map(({ name }) => name)).toContain("__Host-session");
    expect(cookies.every(({ httpOnly, secure, sameSite }) => httpOnly && secure && sameSite === "Lax")).toBe(true);
    await page.getByRole("button", { name: "Log out" }).click();
    if (asked) await page.getByRole("button", { name: "End the session" }).click();
    await page.waitForURL(`${address}/`);
    expect(await textOf(page)).toContain("Nobody is logged in.");
    // The single sign-on is over too.
    await page.getByRole("link", { name: link }).click();
    expect(await page.getByRole("button", { name: "Log in", exact: true }).count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it("shows a legal entity that the registry does not know", async () => {
    const { page } = await openWindow();
    await page.goto(`${address}/legacy/login`);
    await page.getByRole("radio", { name: /vzor\.vse/ }).check();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    expect(await textOf(page)).toContain("IČO 00000019, not in the registry");
  });

  it.each(["/login", "/legacy/login"])(
    "takes no callback of a browser that did not begin a login, and none twice: %s",
    async (path) => {
      const { page } = await openWindow();
      const { page: other } = await openWindow();
      await page.goto(address + path);
      // The form is sent without following the way back, so that what the address holds is still good.
      const answer = await page.context().request.post(new URL("/login", page.url()).href, {
        form: {
          action: "login",
          username: "novakova.jana",
          reference: await page.locator("[name=reference]").first().inputValue(),
        },
        maxRedirects: 0,
      });
      const callback = answer.headers()["location"] ?? "";
      await other.goto(callback);
      expect(await textOf(other)).toBe("That did not work Begin again");
      await page.goto(callback);
      expect(await textOf(page)).toContain("You are Jana Nováková");
      await page.goto(callback);
      expect(await textOf(page)).toBe("That did not work Begin again");
    },
  );

  it("logs nobody out at the wish of another site", async () => {
    const { page } = await openWindow();
    await page.goto(`${address}/login`);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${address}/`);
    for (const form of [{ token: "x".repeat(43) }, { token: "ž".repeat(43) }, { token: "x".repeat(5000) }, {}]) {
      const answer = await page.context().request.post(`${address}/logout`, { form });
      expect(answer.status()).toBe(403);
    }
    await page.reload();
    expect(await textOf(page)).toContain("You are Jana Nováková");
  });
});
