import { InvalidInputError } from "ares-caais";
import type { LoginEvent, LoginStore } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import {
  changeUser,
  createFakeApplication,
  createMemoryStore,
  openSession,
  origin,
  refreshes,
  rotateTokens,
  recordsIn,
  secret,
  settle,
  wrapStore,
} from "../../fixtures/fake-login.ts";

const hour = 3_600_000;
const user = { id: "user-1" };
/** After how long a refresh counts as lost that came to no end, in milliseconds. */
const lost = 120_000;
const logout = { method: "POST", headers: { origin } };

describe("sessions in a store", () => {
  it("[LOGIN-03] all end for a user on every instance, and a new login works", async () => {
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

  it("[LOGIN-09] write nothing into the store when links begin logins", async () => {
    const store = createMemoryStore();
    const { openBrowser, begin } = createFakeApplication({ store });
    for (let link = 0; link < 3; link += 1) await begin(openBrowser());
    expect(store.values.size).toBe(0);
  });

  it("[LOGIN-09] refuse the record of another session under their own key", async () => {
    const store = createMemoryStore();
    const application = createFakeApplication({ store });
    const { login, openBrowser, logIn } = application;
    const [victim, attacker] = [openBrowser(), openBrowser()];
    await logIn(victim);
    const [[, theirs] = expect.unreachable()] = recordsIn(store);
    changeUser(application, "mallory");
    await logIn(attacker);
    expect(await login.user(attacker.request("/"))).toEqual({ id: "mallory" });
    for (const [key, text] of recordsIn(store)) if (text !== theirs) store.values.set(key, theirs);
    expect(await login.user(attacker.request("/"))).toBeUndefined();
    expect(await login.user(victim.request("/"))).toEqual(user);
  });

  it("[LOGIN-09] ignore invalid data that others write into the store", async () => {
    const store = createMemoryStore();
    const { login, browser, logIn } = await openSession({ store });
    for (const key of store.values.keys()) store.values.set(key, "invalid");
    expect(await login.user(browser.request("/"))).toBeUndefined();
    await logIn(browser);
    expect(await login.user(browser.request("/"))).toEqual(user);
    await login.endSessions("user-1");
    expect(await login.user(browser.request("/"))).toBeUndefined();
  });

  it("[LOGIN-03] [LOGIN-09] end for a user also on an instance that does not have the newest secret yet", async () => {
    const store = createMemoryStore();
    const newest = "kT4vWz0sQb8eYnXr6HcJ2mLpD5gUaF9oRi7K3tSxVyE";
    const one = await openSession({ store });
    const other = await openSession({ store, secret: [newest, secret] }, one.provider);
    const third = one.openBrowser();
    await one.logIn(third);
    const asked = (): Promise<unknown[]> =>
      Promise.all([one.browser, other.browser, third].map((each) => other.login.user(each.request("/"))));
    expect(await asked()).toEqual([user, user, user]);
    await one.login.endSessions("user-1");
    expect(await asked()).toEqual([undefined, undefined, undefined]);
    expect(store.values.size).toBe(0);
  });

  it("[LOGIN-19] the store keeps at most 100 sessions for a user: the oldest one ends", async () => {
    const { login, browser, logIn, openBrowser } = await openSession({ store: createMemoryStore() });
    const second = openBrowser();
    await logIn(second);
    const last = openBrowser();
    for (let count = 0; count < 99; count += 1) {
      last.cookies.clear();
      await logIn(last);
    }
    expect(await login.user(browser.request("/"))).toBeUndefined();
    for (const each of [second, last]) expect(await login.user(each.request("/"))).toEqual(user);
    await login.endSessions("user-1");
    for (const each of [second, last]) expect(await login.user(each.request("/"))).toBeUndefined();
  });

  it.each(["a logout", "endSessions"])(
    "[LOGIN-03] [LOGIN-19] a request that writes a session when %s comes does not restore it",
    async (what) => {
      const store = createMemoryStore();
      let goOn: (() => void) | undefined;
      let isHeld = false;
      const slow: LoginStore = {
        ...store,
        set: (key, value, ttl) => {
          if (!isHeld || goOn !== undefined || !key.startsWith("session:")) return store.set(key, value, ttl);
          return new Promise<void>((resolve) => (goOn = resolve)).then(() => store.set(key, value, ttl));
        },
      };
      const { login, provider, browser } = await openSession({ store: slow, idleLifetime: hour });
      // Another instance, so that only the store stands between the two.
      const other = createFakeApplication({ store }, provider);
      const { header: cookie } = browser;
      await provider.clock.advance(60_000);
      isHeld = true;
      const seen = login.user({ headers: { cookie } });
      await expect.poll(() => goOn).toBeDefined();
      const ended =
        what === "a logout"
          ? other.login.handler(browser.request("/auth/logout", logout))
          : other.login.endSessions("user-1");
      // A store may take five seconds: nobody changes the record meanwhile.
      for (let second = 0; second < 4; second += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await provider.clock.advance(1000);
      }
      goOn?.();
      await settle(provider.clock, Promise.all([seen, ended]));
      for (const each of [login, other.login]) expect(await each.user({ headers: { cookie } })).toBeUndefined();
    },
  );

  it("[LOGIN-06] receive their new tokens although the store fails at that moment", async () => {
    const kept = createMemoryStore();
    let isAway = false;
    const { lease: _lease, ...store } = wrapStore(kept, (run) => {
      if (isAway) throw new Error("away");
      return run();
    });
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
    const before = recordsIn(kept);
    isAway = false;
    await provider.clock.advance(6000);
    await expect.poll(() => recordsIn(kept)).not.toEqual(before);
    await provider.clock.advance(1_000_000);
    expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    expect(refreshes(provider)).toBe(2);
  });

  it("[LOGIN-06] keep no process alive that cannot store new tokens, and are refreshed again after two minutes", async () => {
    const kept = createMemoryStore();
    let isFull = false;
    const set: LoginStore["set"] = (key, value, ttl) =>
      isFull ? Promise.reject(new Error("full")) : kept.set(key, value, ttl);
    const { login, provider, browser } = await openSession({ store: { ...kept, set }, refresh: true });
    const { clock } = provider;
    kept.useClock(clock);
    await clock.advance(310_000);
    const goOn = provider.hold("token");
    const first = login.user(browser.request("/"));
    await expect.poll(() => refreshes(provider)).toBe(1);
    isFull = true;
    goOn();
    expect(await settle(clock, first)).toEqual(user);
    for (let second = 0; second < 60; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await clock.advance(1000);
    }
    expect(clock.pending).toBe(0);
    isFull = false;
    for (const [pause, expected] of [
      [0, 1],
      [40_000, 1],
      [25_000, 2],
    ] as const) {
      await clock.advance(pause);
      expect(await settle(clock, login.user(browser.request("/")))).toEqual(user);
      expect(refreshes(provider)).toBe(expected);
    }
  });

  it("[LOGIN-06] spend no refresh token while the store keeps no record, and are refreshed when it does", async () => {
    const kept = createMemoryStore();
    let isFull = false;
    const set: LoginStore["set"] = (key, value, ttl) =>
      isFull ? Promise.reject(new Error("full")) : kept.set(key, value, ttl);
    const types: string[] = [];
    const onEvent = ({ type }: LoginEvent): void => void types.push(type);
    const { login, provider, browser } = await openSession({ store: { ...kept, set }, refresh: true, onEvent });
    isFull = true;
    // Before and after the end of the tokens.
    for (const pause of [250_000, 600_000, lost, lost]) {
      await provider.clock.advance(pause);
      expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    }
    expect(refreshes(provider)).toBe(0);
    expect(types).toEqual(["login", ...Array<string>(4).fill("refreshFailed")]);
    isFull = false;
    expect(await settle(provider.clock, login.tokens(browser.request("/")))).toMatchObject({ subject: "user-1" });
    expect(refreshes(provider)).toBe(1);
  });

  it("[LOGIN-15] tell of a refresh that a hanging store prevented, also after the request went on without it", async () => {
    const kept = createMemoryStore();
    let isHanging = false;
    const set: LoginStore["set"] = (key, value, ttl) =>
      isHanging ? new Promise(() => undefined) : kept.set(key, value, ttl);
    const events: LoginEvent[] = [];
    const onEvent = (event: LoginEvent): void => void events.push(event);
    const { login, provider, browser } = await openSession({ store: { ...kept, set }, refresh: true, onEvent });
    await provider.clock.advance(250_000);
    isHanging = true;
    expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    await provider.clock.advance(10_000);
    const error = expect.objectContaining({ phase: "connection" }) as unknown;
    expect(events.slice(1)).toEqual([{ type: "refreshFailed", subject: "user-1", error }]);
    expect(refreshes(provider)).toBe(0);
  });

  it("[LOGIN-19] delay no request while another one writes when the user was seen", async () => {
    const kept = createMemoryStore();
    let writes = 0;
    const set: LoginStore["set"] = (key, value, ttl) =>
      (writes += 1) > 2 ? new Promise(() => undefined) : kept.set(key, value, ttl);
    const { login, provider, browser } = await openSession({ store: { ...kept, set }, idleLifetime: hour });
    await provider.clock.advance(60_000);
    const first = login.user(browser.request("/")).catch(() => "away");
    await expect.poll(() => writes).toBe(3);
    const began = provider.clock.now();
    expect(await settle(provider.clock, login.user(browser.request("/")))).toEqual(user);
    expect(provider.clock.now() - began).toBeLessThan(1000);
    expect(await settle(provider.clock, first)).toBe("away");
  });

  it.each(["A".repeat(42), "A".repeat(44), `${"A".repeat(42)}*`, "session:x", ""])(
    "[LOGIN-09] send no malformed identifier to the store: %s",
    async (id) => {
      const { login } = createFakeApplication({ store: wrapStore(createMemoryStore(), () => expect.unreachable()) });
      expect(await login.user({ headers: { cookie: `__Host-caais-session=${id}` } })).toBeUndefined();
    },
  );
});

describe("ending all sessions of a user", () => {
  const errorOf = async (run: () => Promise<void>): Promise<unknown> => run().catch((error: unknown) => error);

  it("[LOGIN-03] requires a store and a valid user", async () => {
    const cookies = await errorOf(() => createFakeApplication().login.endSessions("user-1"));
    expect(cookies).toBeInstanceOf(InvalidInputError);
    expect(cookies).toMatchObject({
      field: "store",
      rule: "must be an option of createLogin: cookies cannot be ended",
    });
    const { login } = createFakeApplication({ store: createMemoryStore() });
    for (const subject of ["", undefined as unknown as string]) {
      expect(await errorOf(() => login.endSessions(subject))).toMatchObject({ field: "subject" });
    }
  });

  it("[LOGIN-03] reports a store that does not answer", async () => {
    const store = { ...createMemoryStore(), get: () => Promise.reject(new Error("away")) };
    const { login } = createFakeApplication({ store });
    expect(await errorOf(() => login.endSessions("user-1"))).toMatchObject({ code: "ERR_TRANSPORT" });
  });
});
