import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, request as send, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createLogin } from "ares-caais/login";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { answer } from "../../examples/web/application.ts";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { confirmed, createFakeLegacy, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";
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
    { way: "OpenID Connect", link: "Log in by OpenID Connect", cookie: "__Host-caais-session", asked: true },
    { way: "the older SOAP API", link: "Log in by the older SOAP API", cookie: "__Host-session", asked: false },
  ])("[KIT-03] logs in and out by $way, and shows the company", async ({ way, link, cookie, asked }) => {
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
    const kept = await page.context().cookies(address);
    // Browsers do not tell ports apart, and the sandbox has a cookie of its own.
    const cookies = kept.filter(({ name }) => !name.includes("sandbox"));
    expect(cookies.map(({ name }) => name)).toContain(cookie);
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

  it.each([
    ["/auth/login", /^Toto přihlášení nezačalo v tomto prohlížeči/],
    ["/legacy/login", /^That did not work/],
  ])("takes no callback of a browser that did not begin a login, and none twice: %s", async (path, refusal) => {
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
    expect(await other.locator("body").innerText()).toMatch(refusal);
    await page.goto(callback);
    expect(await textOf(page)).toContain("You are Jana Nováková");
    await page.goto(callback);
    expect(await page.locator("body").innerText()).toMatch(refusal);
  });

  it("logs nobody out at the wish of another site", async () => {
    const { page } = await openWindow();
    await page.goto(`${address}/auth/login`);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${address}/`);
    for (const path of ["/auth/logout", "/legacy/logout"]) {
      for (const site of ["cross-site", "same-site", "none"]) {
        const headers = { "sec-fetch-site": site };
        const answer = await page.context().request.post(address + path, { headers, maxRedirects: 0 });
        expect({ path, site, status: answer.status() }).toEqual({ path, site, status: 403 });
      }
    }
    await page.reload();
    expect(await textOf(page)).toContain("You are Jana Nováková");
  });
});

describe("examples/web, asked for without a browser", () => {
  const attributes =
    "<Username>somebody</Username><Jmeno>Some</Jmeno><Prijmeni>Body</Prijmeni><IcSubjektu>1</IcSubjektu>";
  const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(confirmed("4.2", attributes)));
  const identity = createFakeProvider().identity();
  const secret = "a secret that nobody can guess, long enough";
  const services = {
    registry: createFakeService(() => Response.json({ kod: "NENALEZENO" }, { status: 404 })).registry,
    login: createLogin({ identity, secret, scope: ["openid"], toUser: () => ({ username: "", name: "", ico: "" }) }),
    legacy,
    legacyReturnUrl: "https://ais.example/legacy/logged-out",
    identityOrigins: [],
  };
  const server = createServer((incoming, outgoing) => {
    answer(services, incoming).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.writeHead(500).end(),
    );
  });
  /** The request is sent as it stands: no address is made of the path. */
  const visit = async (
    path: string,
    headers: OutgoingHttpHeaders = {},
  ): Promise<{ status: number; cookies: string[] }> => {
    const outgoing = send({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path, headers }).end();
    const [incoming] = (await once(outgoing, "response")) as [import("node:http").IncomingMessage];
    incoming.resume();
    await once(incoming, "end");
    const cookies = (incoming.headers["set-cookie"] ?? []).map((cookie) => cookie.slice(0, cookie.indexOf(";")));
    return { status: incoming.statusCode ?? 0, cookies };
  };
  const callback = `/legacy/callback?sessionId=${sessionId}`;
  const begin = async (): Promise<string> => {
    const { status, cookies } = await visit("/legacy/login", { "sec-fetch-site": "same-origin" });
    expect(status).toBe(303);
    return cookies[0] ?? expect.fail("no cookie");
  };

  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  afterEach(() => {
    vi.useRealTimers();
    seen.length = 0;
  });

  it("completes a legacy login in the browser that began it, once", async () => {
    const cookie = await begin();
    const { status, cookies } = await visit(callback, { cookie });
    expect(status).toBe(303);
    expect(cookies.map((text) => text.split("=")[0])).toEqual(["__Host-session", "__Host-legacy-login"]);
    // Kept or copied, the cookie is worth nothing now.
    expect(await visit(callback, { cookie })).toEqual({ status: 400, cookies: [] });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["without a cookie", undefined],
    ["with an empty one", "__Host-legacy-login="],
    ["with one of its own", "__Host-legacy-login=begun"],
    ["with the name of what every object has", "__Host-legacy-login=constructor"],
  ])("takes no session id of somebody else's login into a browser that began none: %s", async (_title, cookie) => {
    await begin();
    expect(await visit(callback, cookie === undefined ? {} : { cookie })).toEqual({ status: 400, cookies: [] });
    expect(seen).toEqual([]);
  });

  it("every legacy login has a cookie of its own, and one does not use the other up", async () => {
    const [first, second] = [await begin(), await begin()];
    expect(first).not.toBe(second);
    expect(await visit(callback, { cookie: second })).toMatchObject({ status: 303 });
    expect(await visit(callback, { cookie: first })).toMatchObject({ status: 303 });
  });

  it("a legacy login that failed has to begin again", async () => {
    const cookie = await begin();
    expect(await visit("/legacy/callback?sessionId=x", { cookie })).toMatchObject({ status: 400 });
    expect(await visit(callback, { cookie })).toEqual({ status: 400, cookies: [] });
    expect(seen).toEqual([]);
  });

  it("a legacy login is good for ten minutes, whatever the browser keeps", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const [early, late] = [await begin(), await begin()];
    vi.setSystemTime(Date.now() + 599_000);
    expect(await visit(callback, { cookie: early })).toMatchObject({ status: 303 });
    vi.setSystemTime(Date.now() + 1000);
    expect(await visit(callback, { cookie: late })).toEqual({ status: 400, cookies: [] });
    expect(seen).toHaveLength(1);
  });

  it.each(["cross-site", "same-site"])(
    "no other site can begin a legacy login, to complete it with a session id of its own: %s",
    async (site) => {
      expect(await visit("/legacy/login", { "sec-fetch-site": site })).toEqual({ status: 403, cookies: [] });
    },
  );

  it.each(["//", "//login", "/login/", "/legacy//callback", "*", "http://[", "/%2e%2e/"])(
    "answers the target %s with 404",
    async (target) => {
      expect(await visit(target)).toEqual({ status: 404, cookies: [] });
    },
  );
});
