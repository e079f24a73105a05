import { InvalidInputError } from "ares-caais";
import type { LoginStore } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import {
  ask,
  changeUser,
  createFakeApplication,
  createMemoryStore,
  holdRefresh,
  openSession,
  origin,
  refreshes,
  rotateTokens,
  sealedIn,
  settle,
  spoilDates,
} from "../../fixtures/fake-login.ts";

const hour = 3_600_000;
const sessionCookie = "__Host-caais-session";
const user = { id: "user-1" };
const logout = { method: "POST", headers: { origin } };

describe("sessions in a store", () => {
  it("[LOGIN-03] all of a user are ended in every instance, and a new login is good", async () => {
    const store = createMemoryStore();
    const one = createFakeApplication({ store });
    const other = createFakeApplication({ store }, one.provider);
    const [phone, desk, stranger] = [one.openBrowser(), other.openBrowser(), one.openBrowser()];
    await one.logIn(phone);
    await other.logIn(desk);
    changeUser(one, "user-2");
    await one.logIn(stranger);
    changeUser(one, "user-1");
    await one.login.endSessions("user-1");
    for (const { login } of [one, other]) {
      for (const browser of [phone, desk]) expect(await login.user(browser.request("/"))).toBeUndefined();
      expect(await login.user(stranger.request("/"))).toEqual({ id: "user-2" });
    }
    await other.logIn(desk);
    expect(await one.login.user(desk.request("/"))).toEqual(user);
    expect(await one.login.user(phone.request("/"))).toBeUndefined();
    await other.login.endSessions("user-1");
    expect(await one.login.user(desk.request("/"))).toBeUndefined();
  });

  it("[LOGIN-03] a refresh under way does not bring back what was ended for the user", async () => {
    const application = createFakeApplication({ store: createMemoryStore(), refresh: true });
    const { login, provider } = application;
    const { browser, user: late, goOn } = await holdRefresh(application);
    await login.endSessions("user-1");
    goOn();
    await settle(provider.clock, late);
    expect(await login.user(browser.request("/"))).toBeUndefined();
  });

  it("[LOGIN-09] the record of another session under one's own key is nobody's", async () => {
    const store = createMemoryStore();
    const application = createFakeApplication({ store });
    const { login, openBrowser, logIn } = application;
    const [victim, attacker] = [openBrowser(), openBrowser()];
    await logIn(victim);
    const [[, theirs] = expect.unreachable()] = sealedIn(store);
    changeUser(application, "mallory");
    await logIn(attacker);
    expect(await login.user(attacker.request("/"))).toEqual({ id: "mallory" });
    for (const [key, text] of sealedIn(store)) if (text !== theirs) store.values.set(key, theirs);
    expect(await login.user(attacker.request("/"))).toBeUndefined();
    expect(await login.user(victim.request("/"))).toEqual(user);
  });

  it.each(["x", "NaN", "Infinity", "-Infinity", "{}"])(
    "[LOGIN-09] are idle whatever others write of when the user was seen: %s",
    async (seen) => {
      const store = createMemoryStore();
      const { application, login, provider, browser } = await openSession({ store, idleLifetime: hour });
      await provider.clock.advance(60_000);
      expect(await ask(application, browser)).toEqual(user);
      spoilDates(store, seen);
      expect(await login.user(browser.request("/"))).toEqual(user);
      spoilDates(store, seen);
      await provider.clock.advance(hour);
      expect(await login.user(browser.request("/"))).toBeUndefined();
    },
  );

  it("[LOGIN-06] get their new tokens also when the store is away while these come", async () => {
    const kept = createMemoryStore();
    let isAway = false;
    const check = (): void => {
      if (isAway) throw new Error("away");
    };
    const store: LoginStore = {
      get: (key) => (check(), kept.get(key)),
      set: (key, value, ttl) => (check(), kept.set(key, value, ttl)),
      take: (key) => (check(), kept.take(key)),
    };
    const { login, provider, openBrowser, logIn } = createFakeApplication({ store, refresh: true });
    rotateTokens(provider);
    const { token } = provider.answers;
    const browser = openBrowser();
    await logIn(browser);
    provider.answers["token"] = (request) => {
      isAway = true;
      provider.answers["token"] = token ?? expect.unreachable();
      return token?.(request) ?? expect.unreachable();
    };
    await provider.clock.advance(250_000);
    expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    expect(isAway).toBe(true);
    const before = sealedIn(kept);
    isAway = false;
    await provider.clock.advance(6000);
    await expect.poll(() => sealedIn(kept)).not.toEqual(before);
    await provider.clock.advance(1_000_000);
    expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    expect(refreshes(provider)).toBe(2);
  });

  it("[LOGIN-03] leave nothing behind in the store after a logout", async () => {
    const store = createMemoryStore();
    const { login, provider, browser } = await openSession({ store, idleLifetime: hour, refresh: true });
    rotateTokens(provider);
    await provider.clock.advance(250_000);
    expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    expect(store.values.size).toBeGreaterThan(0);
    await browser.visit("/auth/logout", logout);
    expect([...store.values.keys()]).toEqual([]);
  });

  it("[LOGIN-03] leave nothing behind, and do not come back, when a refresh ends after the logout", async () => {
    const store = createMemoryStore();
    const application = createFakeApplication({ store, refresh: true });
    const { browser, user: late, goOn } = await holdRefresh(application);
    const { header: cookie } = browser;
    expect((await browser.visit("/auth/logout", logout)).status).toBe(303);
    goOn();
    await settle(application.provider.clock, late);
    expect([...store.values.keys()]).toEqual([]);
    expect(await application.login.user({ headers: { cookie } })).toBeUndefined();
  });

  it.each(["A".repeat(42), "A".repeat(44), `${"A".repeat(42)}*`, "session:x", ""])(
    "[LOGIN-09] the store is not asked for what is no identifier: %s",
    async (id) => {
      const asked: string[] = [];
      const store = createMemoryStore();
      const get = (key: string): unknown => {
        asked.push(key);
        return store.get(key);
      };
      const { login } = createFakeApplication({ store: { ...store, get } });
      const cookie = `${sessionCookie}=${id}`;
      expect(await login.user({ headers: { cookie } })).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );
});

describe("ending all sessions of a user", () => {
  const errorOf = async (run: () => Promise<void>): Promise<unknown> => run().catch((error: unknown) => error);

  it("[LOGIN-03] is refused by name without a store, and for what is no user", async () => {
    const cookies = await errorOf(() => createFakeApplication().login.endSessions("user-1"));
    expect(cookies).toBeInstanceOf(InvalidInputError);
    expect(cookies).toMatchObject({
      field: "store",
      rule: "must be an option of createLogin: cookies cannot be ended",
    });
    const { login } = createFakeApplication({ store: createMemoryStore() });
    // From JavaScript anything may come.
    for (const subject of ["", undefined as unknown as string]) {
      expect(await errorOf(() => login.endSessions(subject))).toMatchObject({ field: "subject" });
    }
  });

  it("[LOGIN-03] is an error when the store does not answer", async () => {
    const store = { ...createMemoryStore(), set: () => Promise.reject(new Error("away")) };
    const { login } = createFakeApplication({ store });
    expect(await errorOf(() => login.endSessions("user-1"))).toMatchObject({ code: "ERR_TRANSPORT" });
  });
});
