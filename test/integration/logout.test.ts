import type { Identity } from "ares-caais/identity";
import { describe, expect, it } from "vitest";
import { createScriptedBrowser, type ScriptedBrowser } from "../fixtures/scripted-browser.ts";
import { useLoginSetting } from "./browser/use-login-setting.ts";

const scope = ["openid", "profile"] as const;

describe.each(["specification", "published"] as const)(
  "with a service that follows the %s documents",
  (identityBehaviour) => {
    const setting = useLoginSetting({ identityBehaviour });

    /** A browser at the pages of the sandbox. */
    const openBrowser = (): ScriptedBrowser => {
      const { fetch, environment } = setting().sandbox;
      return createScriptedBrowser(
        fetch,
        Object.values(environment).map((address) => new URL(address).origin),
      );
    };

    /** The application logs its user in, and gets the identity token. */
    async function logIn(browser: ScriptedBrowser, identity: Identity): Promise<string> {
      const login = await identity.beginLogin({ scope });
      const page = await browser.open(login.url);
      const choice = { action: "login", username: "novakova.jana" };
      const { address } = page.html === undefined ? page : await browser.submit(page, choice);
      return (await identity.completeLogin(address, login.pending)).idToken;
    }

    /** Whether the service would ask this browser who its user is. */
    async function isLoggedOut(browser: ScriptedBrowser, identity: Identity): Promise<boolean> {
      const { url } = await identity.beginLogin({ scope });
      return (await browser.open(url)).html !== undefined;
    }

    it.each(["url", "form"] as const)(
      "[OIDC-17] the browser ends the single sign-on by the %s of logout",
      async (way) => {
        const { identity, application } = setting();
        const browser = openBrowser();
        const idToken = await logIn(browser, identity);
        expect(await isLoggedOut(browser, identity)).toBe(false);
        const logout = await identity.logout({ idToken, state: "a b&c" });
        const { address } = await browser.submit(await browser.open(logout[way]), { action: "end" });
        expect(address).toBe(`${application.address}/logged-out?state=a%20b%26c`);
        expect(await isLoggedOut(browser, identity)).toBe(true);
      },
    );

    it("[OIDC-17] the user can keep the single sign-on, and comes back all the same", async () => {
      const { identity, application } = setting();
      const browser = openBrowser();
      const { url } = await identity.logout({ idToken: await logIn(browser, identity) });
      const { address } = await browser.submit(await browser.open(url), { action: "keep" });
      expect(address).toBe(`${application.address}/logged-out`);
      expect(await isLoggedOut(browser, identity)).toBe(false);
    });

    it("the page refuses a logout of another client system, and of an unregistered one", async () => {
      const { identity, sandbox } = setting();
      const { url } = await identity.logout({ idToken: await logIn(openBrowser(), identity) });
      for (const [name, value] of [
        ["client_id", "OTHER"],
        ["post_logout_redirect_uri", "https://evil.example/"],
        ["id_token_hint", "no.to.ken"],
      ] as const) {
        const wrong = new URL(url);
        wrong.searchParams.set(name, value);
        const answer = await sandbox.fetch(wrong.href, { redirect: "manual" });
        expect([answer.status, answer.headers.get("location")], name).toEqual([400, null]);
      }
    });

    if (identityBehaviour === "specification") {
      it("[OIDC-17] endSession returns the address where the browser ends it", async () => {
        const { identity } = setting();
        const browser = openBrowser();
        const { url } = await identity.endSession({ idToken: await logIn(browser, identity) });
        await browser.submit(await browser.open(url), { action: "end" });
        expect(await isLoggedOut(browser, identity)).toBe(true);
      });
    } else {
      it("[OIDC-17] endSession succeeds and ends nothing, because it lacks the browser's cookie", async () => {
        const { identity, application } = setting();
        const browser = openBrowser();
        const { url } = await identity.endSession({ idToken: await logIn(browser, identity), state: "s" });
        expect(url).toBe(`${application.address}/logged-out?state=s`);
        expect(await isLoggedOut(browser, identity)).toBe(false);
      });

      it("[OIDC-17] another browser's logout ends nothing", async () => {
        const { identity, application } = setting();
        const [browser, other] = [openBrowser(), openBrowser()];
        const idToken = await logIn(browser, identity);
        await logIn(other, identity);
        const { url } = await identity.logout({ idToken });
        expect((await other.open(url)).address).toBe(`${application.address}/logged-out`);
        expect(await isLoggedOut(browser, identity)).toBe(false);
        expect(await isLoggedOut(other, identity)).toBe(false);
      });
    }
  },
);
