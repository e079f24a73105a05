import { describe, expect, it } from "vitest";
import {
  changeUser,
  createFakeApplication,
  createMemoryStore,
  type FakeApplication,
  type HeldRefresh,
  holdRefresh,
  openSession,
  origin,
  places,
  settle,
} from "../../fixtures/fake-login.ts";

const [minute, hour] = [60_000, 3_600_000];
const user = { id: "user-1" };
const logout = { method: "POST", headers: { origin } };

describe.each(places)("sessions in $where", ({ newStore }) => {
  it("[LOGIN-05] [LOGIN-09] end at the next login, also for a copy of their cookie", async () => {
    const { login, logIn, browser } = await openSession({ store: newStore() });
    const before = { headers: { cookie: browser.header } };
    expect(await login.user(before)).toEqual(user);
    await logIn(browser);
    expect(await login.user(before)).toBeUndefined();
    expect(await login.user(browser.request("/"))).toEqual(user);
  });

  it("[LOGIN-05] stay ended when a request is answered after the logout", async () => {
    const { login, provider, browser } = await openSession({ store: newStore(), idleLifetime: hour });
    const before = { headers: { cookie: browser.header } };
    await provider.clock.advance(2 * minute);
    expect((await browser.visit("/auth/logout", logout)).status).toBe(303);
    const late = new Headers();
    expect(await login.user(before, late)).toBeUndefined();
    expect(late.getSetCookie()).toEqual([]);
  });

  it("[LOGIN-06] expire when idle although a page polls the status", async () => {
    const { provider, browser } = await openSession({ store: newStore(), idleLifetime: hour });
    const status = async (): Promise<unknown> => (await settle(provider.clock, browser.visit("/auth/status"))).json();
    for (let time = 0; time < 9; time += 1) {
      await provider.clock.advance(6 * minute);
      expect(await status()).toMatchObject({ user });
    }
    await provider.clock.advance(6 * minute);
    expect(await status()).toEqual({ user: null });
  });

  it.each([
    [4, user],
    [6, undefined],
  ])("[LOGIN-09] tolerate a clock that goes back by at most five minutes, here by %i", async (minutes, expected) => {
    const store = newStore();
    const { provider, browser } = await openSession({ store });
    const clock = { ...provider.clock, date: () => provider.clock.date() - minutes * minute };
    const { login } = createFakeApplication({ store, clock }, provider);
    expect(await login.user(browser.request("/"), new Headers())).toEqual(expected);
  });

  it.each([undefined, null])("[LOGIN-08] treats the user as anonymous when toUser returns %s", async (refusal) => {
    const { login, openBrowser, logIn } = createFakeApplication({ store: newStore(), toUser: () => refusal });
    const browser = openBrowser();
    expect((await logIn(browser)).status).toBe(403);
    expect(browser.cookies.size).toBe(0);
    await expect(login.requireUser(browser.request("/"))).rejects.toMatchObject({ status: 401 });
  });

  it.each<readonly [string, () => unknown]>([
    ["a function", () => () => 1],
    ["a symbol", () => Symbol("user")],
    ["a bigint", () => 1n],
  ])("[LOGIN-08] refuse %s from toUser", async (_what, give) => {
    const errors: unknown[] = [];
    const toUser = give as () => typeof user;
    const onError = ({ error }: { error?: unknown }): undefined => void errors.push(error);
    const { openBrowser, logIn } = createFakeApplication({ store: newStore(), toUser, onError });
    const browser = openBrowser();
    expect((await logIn(browser)).status).toBe(500);
    expect(browser.cookies.size).toBe(0);
    expect(errors).toMatchObject([{ field: "toUser", rule: "must give a value that JSON keeps" }]);
  });
});

describe("a refresh that ends after the session", () => {
  it.each<readonly [string, (session: HeldRefresh, application: FakeApplication) => Promise<unknown>, unknown]>([
    ["a logout", ({ browser }) => browser.visit("/auth/logout", logout), undefined],
    ["the end of all sessions of the user", (_session, { login }) => login.endSessions("user-1"), undefined],
    [
      "the login of another user",
      ({ browser }, application) => {
        delete application.provider.answers["token"];
        changeUser(application, "user-2");
        return application.logIn(browser);
      },
      { id: "user-2" },
    ],
  ])("[LOGIN-03] [LOGIN-05] does not restore the session after %s", async (_what, end, user) => {
    const store = createMemoryStore();
    const application = createFakeApplication({ store, idleLifetime: hour, refresh: true });
    const { login, provider } = application;
    const late = new Headers();
    const held = await holdRefresh(application, late);
    const before = held.browser.header;
    await end(held, application);
    held.goOn();
    expect(await settle(provider.clock, held.user)).toBeUndefined();
    // Nor does a request that was sent before and is answered afterwards.
    const later = new Headers();
    expect(await settle(provider.clock, login.user({ headers: { cookie: before } }, later))).toBeUndefined();
    expect([...late.getSetCookie(), ...later.getSetCookie()]).toEqual([]);
    expect(await login.user(held.browser.request("/"))).toEqual(user);
    // A session and the list of the user's sessions, or nothing.
    expect(store.values.size).toBe(user === undefined ? 0 : 2);
  });
});
