import { userIdOf, type Identity } from "ares-caais/identity";
import type { LegacyIdentity } from "ares-caais/legacy";
import type { SandboxBrowser } from "ares-caais/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identityOf, legacyOf, useSandbox } from "./sandbox-client.ts";

const context = useSandbox();
let identity: Identity;
let legacy: LegacyIdentity<"4.2">;

beforeAll(() => {
  identity = identityOf(context.sandbox);
  legacy = legacyOf(context.sandbox);
});
afterAll(() => {
  identity.close();
  legacy.close();
});

/** Logs in by OpenID Connect. @returns the user that the client system is told of, and the token to log out with */
async function byOidc(
  browser: SandboxBrowser,
  wanted: string,
): Promise<{ username: string | undefined; idToken: string }> {
  const login = await identity.beginLogin({ scope: ["openid", "profile"] });
  const { claims, idToken } = await identity.completeLogin(await browser.logIn(login, wanted), login.pending);
  return { username: claims.username, idToken };
}

/** Logs in by the legacy service. @returns the user that the client system is told of */
async function byLegacy(browser: SandboxBrowser, wanted: string): Promise<string | undefined> {
  const callback = await browser.logIn(legacy.loginUrl(), wanted);
  const { attributes } = await legacy.authConfirmation(legacy.sessionId(callback));
  return attributes.Username;
}

describe("[KIT-02] one session for both interfaces", () => {
  it("begins with a login by OpenID Connect", async () => {
    const browser = context.sandbox.openBrowser();
    expect((await byOidc(browser, "kral.petr")).username).toBe("kral.petr");
    expect(await byLegacy(browser, "novakova.jana")).toBe("kral.petr");
    // Another browser is in no session.
    expect(await byLegacy(context.sandbox.openBrowser(), "novakova.jana")).toBe("novakova.jana");
  });

  it.each(["svoboda.nia", "vzor.vse"])("begins with a legacy login of %s", async (username) => {
    const browser = context.sandbox.openBrowser();
    expect(await byLegacy(browser, username)).toBe(username);
    expect((await byOidc(browser, "kral.petr")).username).toBe(username);
  });

  it("[OIDC-20] does not satisfy a login that requires a later authentication", async () => {
    const browser = context.sandbox.openBrowser();
    await byOidc(browser, "kral.petr");
    const again = async (maxAuthenticationAge: number): Promise<string | undefined> => {
      const login = await identity.beginLogin({ scope: ["openid", "profile"], maxAuthenticationAge });
      return (await identity.completeLogin(await browser.logIn(login, "novakova.jana"), login)).claims.username;
    };
    expect(await again(3_600_000)).toBe("kral.petr");
    expect(await again(0)).toBe("novakova.jana");
  });

  it("[SOAP-16] has the same user identifier in both", async () => {
    const ids = new Set<string>();
    for (const username of ["novakova.jana", "kral.petr", "svoboda.nia", "spravce.lokalni"]) {
      const browser = context.sandbox.openBrowser();
      const login = await identity.beginLogin({ scope: ["openid"] });
      const { claims } = await identity.completeLogin(await browser.logIn(login, username), login);
      const sessionId = legacy.sessionId(await browser.logIn(legacy.loginUrl(), username));
      const { attributes } = await legacy.authConfirmation(sessionId);
      expect([claims.sub.length, attributes.UzivatelId?.length]).toEqual([36, 48]);
      expect(userIdOf(attributes)).toBe(userIdOf(claims));
      ids.add(userIdOf(claims));
    }
    expect(ids.size).toBe(4);
  });

  it("ends with a legacy logout", async () => {
    const browser = context.sandbox.openBrowser();
    await byOidc(browser, "kral.petr");
    await browser.logOut(legacy.logoutUrl(context.sandbox.client.legacyLogoutUrl), { end: true });
    expect((await byOidc(browser, "novakova.jana")).username).toBe("novakova.jana");
  });

  it.each([true, false])("ends with a logout by OpenID Connect when the user wants it: %s", async (end) => {
    const browser = context.sandbox.openBrowser();
    const { idToken } = await byOidc(browser, "kral.petr");
    await browser.logOut(await identity.logout({ idToken }), { end });
    expect(await byLegacy(browser, "novakova.jana")).toBe(end ? "novakova.jana" : "kral.petr");
  });
});
