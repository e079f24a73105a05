import { describe, expect, it } from "vitest";
import { createFakeApplication, openSession, places } from "../../fixtures/fake-login.ts";

describe.each(places)("the page for proxies, with sessions in $where,", ({ newStore }) => {
  it("[LOGIN-14] [LOGIN-09] returns the user in headers", async () => {
    const { browser, login } = await openSession({
      store: newStore(),
      checkHeaders: ({ id }) => ({ "X-User-Id": id, "X-Name": "Šárka 100 %\r\nSet-Cookie: a=b", "remote-user": "me" }),
    });
    const answer = await browser.visit("/auth/check");
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-user-id": "user-1",
      "x-name": "%C5%A0%C3%A1rka 100 %25%0D%0ASet-Cookie: a=b",
      "remote-user": "me",
      "cache-control": "no-store",
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await login.user(browser.request("/"))).toEqual({ id: "user-1" });
  });

  it("[LOGIN-14] [LOGIN-09] returns the subject without an option, and ignores the headers of the request", async () => {
    const { browser } = await openSession({ store: newStore() });
    const answer = await browser.visit("/auth/check", { headers: { "remote-user": "root" } });
    expect(answer.headers.get("remote-user")).toBe("user-1");
  });

  it.each([
    ["/orders?a=b", "/auth/login?returnTo=%2Forders%3Fa%3Db"],
    [undefined, "/auth/login"],
    ["//evil.example/", "/auth/login"],
    ["https://evil.example/", "/auth/login"],
    ["/\\evil.example", "/auth/login"],
  ])(
    "[LOGIN-14] [LOGIN-09] answers 401 without a session when %s is requested, with the address of the login",
    async (path, expected) => {
      const browser = createFakeApplication({ store: newStore() }).openBrowser();
      const headers = path === undefined ? {} : { "x-forwarded-uri": path };
      const answer = await browser.visit("/auth/check", { headers });
      expect([answer.status, answer.headers.get("location")]).toEqual([401, expected]);
      expect(answer.headers.get("remote-user")).toBeNull();
      expect(await answer.text()).toContain(`href="${expected}"`);
    },
  );

  it("[LOGIN-14] counts as activity of the user, and ends an expired session", async () => {
    const { browser, provider } = await openSession({ store: newStore(), idleLifetime: 600_000 });
    for (let time = 0; time < 3; time += 1) {
      await provider.clock.advance(400_000);
      expect((await browser.visit("/auth/check")).status).toBe(200);
    }
    await provider.clock.advance(600_000);
    expect((await browser.visit("/auth/check")).status).toBe(401);
    expect(browser.cookies.size).toBe(0);
  });
});
