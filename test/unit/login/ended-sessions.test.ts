import { InvalidInputError } from "ares-caais";
import { describe, expect, it } from "vitest";
import {
  createFakeApplication,
  createMemoryStore,
  origin,
  refreshes,
  rotateTokens,
  settle,
  type FakeApplication,
} from "../../fixtures/fake-login.ts";

const [minute, hour] = [60_000, 3_600_000];
const sessionCookie = "__Host-caais-session";
const user = { id: "user-1" };
const logout = { method: "POST", headers: { origin } };

/** Lets the next logins be of another user. */
function changeUser({ provider }: FakeApplication, sub: string): void {
  provider.change.identity = { sub };
  provider.change.access = { sub };
}

/** Lets the service answer to refreshes only when it is told to. */
function hold({ provider }: FakeApplication): () => void {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  provider.answers["token"] = async (request) => {
    await held;
    delete provider.answers["token"];
    return provider.respond(request);
  };
  return () => {
    goOn();
  };
}

describe.each([
  { where: "cookies", newStore: () => undefined },
  { where: "a store", newStore: createMemoryStore },
])("sessions in $where", ({ newStore }) => {
  it("[LOGIN-05] [LOGIN-09] the session before a login is over, also for who has its cookie", async () => {
    const { login, openBrowser, logIn } = createFakeApplication({ store: newStore() });
    const browser = openBrowser();
    await logIn(browser);
    const before = { headers: { cookie: browser.header } };
    expect(await login.user(before)).toEqual(user);
    await logIn(browser);
    expect(await login.user(before)).toBeUndefined();
    expect(await login.user(browser.request("/"))).toEqual(user);
  });

  it("[LOGIN-05] an answer that comes after a logout does not bring the session back", async () => {
    const application = createFakeApplication({ store: newStore(), idleLifetime: hour });
    const { login, provider, openBrowser, logIn } = application;
    const browser = openBrowser();
    await logIn(browser);
    await provider.clock.advance(250_000);
    const before = browser.header;
    const goOn = hold(application);
    const late = new Headers();
    const asked = login.user(browser.request("/"), late);
    while (refreshes(provider) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect((await browser.visit("/auth/logout", logout)).status).toBe(303);
    goOn();
    expect(await settle(provider.clock, asked)).toBeUndefined();
    // Nor does a request that was sent before the logout and is answered after it.
    const later = new Headers();
    expect(await settle(provider.clock, login.user({ headers: { cookie: before } }, later))).toBeUndefined();
    expect([...late.getSetCookie(), ...later.getSetCookie()]).toEqual([]);
  });

  it("[LOGIN-05] an answer that comes after the login of another user does not bring the first one back", async () => {
    const application = createFakeApplication({ store: newStore(), idleLifetime: hour });
    const { login, provider, openBrowser, logIn } = application;
    const browser = openBrowser();
    await logIn(browser);
    await provider.clock.advance(250_000);
    const late = new Headers();
    const goOn = hold(application);
    const asked = login.user(browser.request("/"), late);
    while (refreshes(provider) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    delete provider.answers["token"];
    changeUser(application, "user-2");
    await logIn(browser);
    goOn();
    expect(await settle(provider.clock, asked)).toBeUndefined();
    expect(late.getSetCookie()).toEqual([]);
    expect(await login.user(browser.request("/"))).toEqual({ id: "user-2" });
  });

  it("[LOGIN-06] a page that asks for the status again and again does not keep an idle session alive", async () => {
    const { provider, openBrowser, logIn } = createFakeApplication({ store: newStore(), idleLifetime: hour });
    const browser = openBrowser();
    await logIn(browser);
    const status = async (): Promise<unknown> => (await settle(provider.clock, browser.visit("/auth/status"))).json();
    for (let time = 0; time < 9; time += 1) {
      await provider.clock.advance(6 * minute);
      expect(await status()).toEqual({ user });
    }
    // The tokens were refreshed all the same.
    expect(refreshes(provider)).toBeGreaterThan(5);
    await provider.clock.advance(6 * minute);
    expect(await status()).toEqual({ user: null });
  });

  it.each([
    [4, user],
    [6, undefined],
  ])("[LOGIN-09] a clock that goes back by %i minutes", async (minutes, expected) => {
    const store = newStore();
    const { provider, openBrowser, logIn } = createFakeApplication({ store });
    const browser = openBrowser();
    await logIn(browser);
    const clock = { ...provider.clock, date: () => provider.clock.date() - minutes * minute };
    const { login } = createFakeApplication({ store, clock }, provider);
    expect(await login.user(browser.request("/"), new Headers())).toEqual(expected);
  });

  it.each([undefined, null])("[LOGIN-08] nobody is logged in whom `toUser` gives %s for", async (refusal) => {
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
  ])("[LOGIN-08] %s is nothing that `toUser` may give", async (_what, give) => {
    const errors: unknown[] = [];
    // From JavaScript anything may come.
    const toUser = give as () => typeof user;
    const onError = ({ error }: { error?: unknown }): undefined => void errors.push(error);
    const { openBrowser, logIn } = createFakeApplication({ store: newStore(), toUser, onError });
    const browser = openBrowser();
    expect((await logIn(browser)).status).toBe(500);
    expect(browser.cookies.size).toBe(0);
    expect(errors).toMatchObject([{ field: "toUser", rule: "must give a value that JSON keeps" }]);
  });
});

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
    const store = createMemoryStore();
    const application = createFakeApplication({ store });
    const { login, provider, openBrowser, logIn } = application;
    const browser = openBrowser();
    await logIn(browser);
    await provider.clock.advance(250_000);
    const goOn = hold(application);
    const late = login.user(browser.request("/"));
    while (refreshes(provider) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
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
    const recordOf = (others: readonly string[]): string =>
      [...store.values.keys()].find((key) => key.startsWith("record:") && !others.includes(key)) ??
      expect.unreachable();
    await logIn(victim);
    const theirs = recordOf([]);
    changeUser(application, "mallory");
    await logIn(attacker);
    expect(await login.user(attacker.request("/"))).toEqual({ id: "mallory" });
    store.values.set(recordOf([theirs]), store.values.get(theirs) ?? "");
    expect(await login.user(attacker.request("/"))).toBeUndefined();
    expect(await login.user(victim.request("/"))).toEqual(user);
  });

  it.each(["x", "NaN", "Infinity", "-Infinity", "{}"])(
    "[LOGIN-09] are idle whatever others write of when the user was seen: %s",
    async (seen) => {
      const store = createMemoryStore();
      const { login, provider, openBrowser, logIn } = createFakeApplication({ store, idleLifetime: hour });
      const browser = openBrowser();
      await logIn(browser);
      const [record = ""] = [...store.values.keys()].filter((key) => key.startsWith("record:"));
      store.values.set(record.replace("record:", "seen:"), seen);
      expect(await login.user(browser.request("/"))).toEqual(user);
      store.values.set(record.replace("record:", "seen:"), seen);
      await provider.clock.advance(hour);
      expect(await login.user(browser.request("/"))).toBeUndefined();
    },
  );

  it("[LOGIN-03] leave nothing behind in the store after a logout", async () => {
    const store = createMemoryStore();
    const { login, provider, openBrowser, logIn } = createFakeApplication({ store, idleLifetime: hour });
    rotateTokens(provider);
    const browser = openBrowser();
    await logIn(browser);
    await provider.clock.advance(250_000);
    expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    expect([...store.values.keys()].map((key) => key.split(":")[0]).sort()).toEqual([
      "record",
      "refresh",
      "seen",
      "session",
    ]);
    await browser.visit("/auth/logout", logout);
    expect([...store.values.keys()]).toEqual([]);
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
