import type { Login } from "ares-caais/identity";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectRefusal, takePicture, useChromium } from "./browser/use-chromium.ts";
import { useLoginSetting } from "./browser/use-login-setting.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";

const peer = findChromium();
const scope = ["openid", "profile"] as const;

describe.skipIf(isSkipped(peer))(titleOf(peer), () => {
  const setting = useLoginSetting();
  const openWindow = useChromium(peer);
  const heading = (page: Page): Promise<string | null> => page.getByRole("heading", { level: 1 }).textContent();

  /** Goes to the login page and chooses a user there, who is named by the beginning of his label. */
  async function logIn(page: Page, { url }: Pick<Login, "url">, name: string | RegExp): Promise<void> {
    await page.goto(url);
    await page.getByRole("radio", { name }).check();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${setting().application.address}/**`);
  }

  /** The tokens of a user who logged in in the window. */
  async function tokensOf(page: Page, name = "Jana Nováková"): Promise<{ readonly idToken: string }> {
    const { identity } = setting();
    const login = await identity.beginLogin({ scope });
    await logIn(page, login, name);
    return identity.completeLogin(page.url(), login.pending);
  }

  it.each([true, false])("[KIT-03] [OIDC-06] logs in by GET with the keyboard alone, scripts: %s", async (scripts) => {
    const { identity } = setting();
    const { page, faults } = await openWindow({ javaScriptEnabled: scripts });
    const login = await identity.beginLogin({ scope });
    await page.goto(login.url);
    expect(await heading(page)).toBe("Log in");
    await takePicture(page, "login");
    const { keyboard } = page;
    const tabTo = async (element: Locator): Promise<void> => {
      for (let stop = 0; stop < 6 && (await element.and(page.locator(":focus")).count()) === 0; stop += 1)
        await keyboard.press("Tab");
    };
    await tabTo(page.getByRole("radio").first());
    await keyboard.press("ArrowDown");
    await tabTo(page.getByRole("button", { name: "Log in", exact: true }));
    await keyboard.press("Enter");
    await page.waitForURL(`${setting().application.address}/callback?**`);
    const { claims } = await identity.completeLogin(page.url(), login.pending);
    expect(claims.username).toBe("kral.petr");
    expect(faults).toEqual([]);
  });

  it("[KIT-03] [OIDC-06] logs in by a form whose address would be too long, and keeps the state byte for byte", async () => {
    const { application, identity } = setting();
    const { page, faults } = await openWindow();
    const state = `ž "'<>&=+%20/?#\\ ${"🙂".repeat(800)}`;
    const login = await identity.beginLogin({ scope, method: "POST", state, allowLongState: true });
    await page.goto(application.offer(login.form));
    await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("radio", { name: /^Jana Nováková/ }).check();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${application.address}/callback?**`);
    const target = application.visits.at(-1) ?? "";
    expect(decodeURIComponent(/[?&]state=([^&]*)/.exec(target)?.[1] ?? "")).toBe(state);
    const { claims } = await identity.completeLogin(target, login.pending);
    expect(claims.given_name).toBe("Jana");
    expect(faults).toEqual([]);
  });

  it("[KIT-03] redirects to another origin after the login, as applications do", async () => {
    const { application, identity } = setting();
    const { page, faults } = await openWindow();
    const login = await identity.beginLogin({ scope, redirectUri: `${application.address}/onwards` });
    await page.goto(login.url);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${application.otherAddress}/home`);
    expect(faults).toEqual([]);
  });

  it("[KIT-03] redirects with an error when the user cancels", async () => {
    const { application, identity } = setting();
    const { page } = await openWindow();
    const login = await identity.beginLogin({ scope });
    await page.goto(login.url);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL(`${application.address}/callback?**`);
    await expect(identity.completeLogin(page.url(), login.pending)).rejects.toMatchObject({ error: "access_denied" });
  });

  it.each([
    { button: "End the session", asked: true },
    { button: "Keep the session", asked: false },
  ])("[KIT-03] [OIDC-14] logs out: $button", async ({ button, asked }) => {
    const { application, identity } = setting();
    const { page, faults } = await openWindow({ javaScriptEnabled: false });
    const { idToken } = await tokensOf(page);
    const { url } = await identity.endSession({ idToken, state: "a b&c" });
    await page.goto(url);
    expect(await heading(page)).toBe("Log out");
    await takePicture(page, "logout");
    await page.getByRole("button", { name: button }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${application.address}/logged-out?**`);
    expect(new URL(page.url()).searchParams.get("state")).toBe("a b&c");
    // A browser with a session is sent back without a page.
    await page.goto((await identity.beginLogin({ scope })).url);
    expect(await heading(page)).toBe(asked ? "Log in" : "The application");
    expect(faults).toEqual([]);
  });

  it.each(["GET", "POST"])("[KIT-03] [OIDC-06] logs out by %s with the certificate in the browser", async (method) => {
    const { application, identity, sandbox } = setting();
    const { oidc, oidcMutualTls } = sandbox.environment;
    const { cert, key } = sandbox.client.tls;
    const { page, faults } = await openWindow({
      clientCertificates: [{ origin: oidcMutualTls, cert: Buffer.from(cert), key: Buffer.from(key) }],
    });
    const { idToken } = await tokensOf(page);
    const { url, form } = await identity.logout({ idToken });
    // To the address with mutual TLS, as the specification has it.
    const action = form.action.replace(oidc, oidcMutualTls);
    await page.goto(method === "GET" ? url.replace(oidc, oidcMutualTls) : application.offer({ ...form, action }));
    if (method === "POST") await page.getByRole("button", { name: "Go on" }).click();
    await page.getByRole("button", { name: "End the session" }).click();
    await page.waitForURL(`${application.address}/logged-out`);
    expect(faults).toEqual([]);
  });

  it("[KIT-03] [SOAP-08] [SOAP-09] logs in and out by the legacy pages", async () => {
    const { application, legacy, sandbox } = setting();
    const { page, faults } = await openWindow({ javaScriptEnabled: false });
    await page.goto(legacy.loginUrl());
    await takePicture(page, "legacy-login");
    await page.getByRole("radio", { name: /^Jana Nováková/ }).check();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(`${application.address}/legacy/callback?**`);
    const { attributes } = await legacy.authConfirmation(legacy.sessionId(page.url()));
    expect(attributes.Username).toBe("novakova.jana");
    // Single sign-on, until the logout.
    await page.goto(legacy.loginUrl());
    await page.waitForURL(`${application.address}/legacy/callback?**`);
    await page.goto(legacy.logoutUrl(`${sandbox.client.legacyLogoutUrl}logged-out?a=b%20c`));
    await page.waitForURL(`${application.address}/legacy/logged-out?a=b%20c`);
    await page.goto(legacy.loginUrl());
    expect(await heading(page)).toBe("Log in");
    expect(faults).toEqual([]);
  });

  it("[KIT-03] shows a page and redirects nowhere when the return address is not registered", async () => {
    const { application, identity, sandbox } = setting();
    const { oidc, legacyPages } = sandbox.environment;
    const { page, faults } = await openWindow();
    const visits = application.visits.length;
    const login = await identity.beginLogin({ scope, redirectUri: `${application.address}/elsewhere` });
    await page.goto(login.url);
    await expectRefusal(page, `${oidc}/oauth2/authorize`, "redirect_uri is not registered");
    await takePicture(page, "refusal");
    const uri = encodeURIComponent(`${application.address}/elsewhere`);
    await page.goto(`${legacyPages}/processLogout?atsId=EVIDENCE&uri=${uri}`);
    await expectRefusal(page, `${legacyPages}/processLogout`, "must be an address that begins with");
    await page.goto(`${legacyPages}/login?atsId=NOBODY`);
    await expectRefusal(page, `${legacyPages}/login`, "atsId is not registered");
    expect(application.visits.length).toBe(visits);
    expect(faults).toEqual([]);
  });
});
