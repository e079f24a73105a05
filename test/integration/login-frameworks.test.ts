import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { freePort, isListening } from "../../bench/loopback.ts";
import { useChromium } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";

const peer = findChromium();
const cwd = fileURLToPath(new URL("../../", import.meta.url));
const folder = "examples/login-frameworks";

/** Milliseconds until something that does not come counts as missing: a start or a page takes one or two seconds. */
const longestWait = 20_000;

/** Starts an example until the test is finished, and gives its address. */
async function start(name: string): Promise<string> {
  const port = await freePort();
  const program: ChildProcess = spawn(process.execPath, ["--import", "tsx", `${folder}/${name}.ts`], {
    ...{ cwd, env: { ...process.env, PORT: String(port) }, stdio: ["ignore", "ignore", "inherit"] },
  });
  onTestFinished(async () => {
    const ended = once(program, "exit");
    program.kill("SIGKILL");
    await ended;
  });
  await vi.waitUntil(() => isListening(port), { timeout: longestWait });
  return `http://127.0.0.1:${port}`;
}

describe.skipIf(isSkipped(peer))(`examples/login-frameworks in ${titleOf(peer)}`, () => {
  const openWindow = useChromium(peer);
  const userOf = async (page: Page, address: string): Promise<unknown> => {
    await page.goto(address);
    return JSON.parse(await page.locator("body").innerText());
  };

  it.each(["node", "express", "fastify", "hono"])("[LOGIN-01] logs a user in and out with %s", async (name) => {
    const address = await start(name);
    const { page, faults } = await openWindow({ javaScriptEnabled: false });
    page.setDefaultTimeout(longestWait);
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
  });
});

it.each(["node", "express", "fastify", "hono", "next-route"])("[LOGIN-01] is at most 15 lines with %s", (name) => {
  const lines = readFileSync(new URL(`../../${folder}/${name}.ts`, import.meta.url), "utf8").split("\n");
  expect(lines.filter((line) => line.trim() !== "" && !line.startsWith("//")).length).toBeLessThanOrEqual(15);
});
