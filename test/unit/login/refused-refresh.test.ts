import { describe, expect, it } from "vitest";
import type { CookieJar } from "../../fixtures/cookie-jar.ts";
import {
  createFakeApplication,
  createMemoryStore,
  refreshes,
  rotateTokens,
  settle,
  type FakeApplication,
  type FakeUser,
} from "../../fixtures/fake-login.ts";

/** Asks who is logged in, as a page does, with the cookies that a browser had at some time. */
async function ask({ login, provider }: FakeApplication, browser: CookieJar, cookie = browser.header) {
  const headers = new Headers();
  const user = await settle(provider.clock, login.user({ headers: { cookie } }, headers));
  browser.keep(headers);
  return user;
}

describe.each([
  { where: "cookies", newStore: () => undefined },
  { where: "a store", newStore: createMemoryStore },
])("a refresh that refuses the user, with sessions in $where", ({ newStore }) => {
  it("[LOGIN-06] ends the session for whoever has the cookie from before", async () => {
    let isKnown = true;
    const application = createFakeApplication({
      store: newStore(),
      toUser: ({ claims }) => (isKnown ? { id: claims.sub } : null),
    });
    const browser = application.openBrowser();
    await application.logIn(browser);
    const before = browser.header;
    isKnown = false;
    await application.provider.clock.advance(250_000);
    expect(await ask(application, browser, before)).toBeUndefined();
    expect(await ask(application, browser, before)).toBeUndefined();
    expect(browser.cookies.size).toBe(0);
    expect(refreshes(application.provider)).toBe(1);
  });

  it("[LOGIN-06] does so also when `toUser` takes longer than anybody waits", async () => {
    let isKnown = true;
    let refuse = (): void => undefined;
    const late = new Promise<FakeUser | null>((resolve) => {
      refuse = () => {
        resolve(null);
      };
    });
    const application = createFakeApplication({
      store: newStore(),
      toUser: ({ claims }) => (isKnown ? { id: claims.sub } : late),
    });
    const browser = application.openBrowser();
    await application.logIn(browser);
    isKnown = false;
    await application.provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual({ id: "user-1" });
    refuse();
    await expect.poll(() => ask(application, browser)).toBeUndefined();
  });
});

it("[LOGIN-06] tokens that end before the ones before them are the newer ones all the same", async () => {
  const application = createFakeApplication();
  const { provider, openBrowser, logIn } = application;
  rotateTokens(provider);
  const browser = openBrowser();
  await logIn(browser);
  const before = browser.header;
  await provider.clock.advance(245_000);
  provider.change.response = { expires_in: 40 };
  expect(await ask(application, browser, before)).toEqual({ id: "user-1" });
  // A page that was slow comes with the cookie from before.
  expect(await ask(application, browser, before)).toEqual({ id: "user-1" });
  expect(refreshes(provider)).toBe(1);
});

it("[LOGIN-02] an answer gets the cookie of a session once, whoever asks for the user", async () => {
  const { login, provider, openBrowser, logIn } = createFakeApplication();
  const browser = openBrowser();
  await logIn(browser);
  await provider.clock.advance(250_000);
  const headers = new Headers();
  for (let time = 0; time < 2; time += 1) {
    expect(await settle(provider.clock, login.requireUser(browser.request("/"), headers))).toEqual({ id: "user-1" });
  }
  expect(headers.getSetCookie()).toHaveLength(1);
});
