import { randomBytes } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import {
  ask,
  createFakeApplication,
  createMemoryStore,
  noise,
  openSession,
  places,
  secret,
  settle,
} from "../../fixtures/fake-login.ts";

const hour = 3_600_000;
const user = { id: "user-1" };

describe.each(places)("sessions in $where", ({ newStore }) => {
  it("[LOGIN-06] end after their lifetime for a copy of the cookie too, also in a store without expiry", async () => {
    const kept = newStore();
    // Without the clock by which it forgets.
    const store = kept && { ...kept, useClock: () => undefined };
    const { application, login, provider, browser } = await openSession({
      store,
      lifetime: 2 * hour,
      idleLifetime: 1.5 * hour,
    });
    await provider.clock.advance(hour);
    expect(await ask(application, browser)).toEqual(user);
    const copy = { headers: { cookie: browser.header } };
    await provider.clock.advance(hour - 1000);
    expect(await settle(provider.clock, login.user(copy))).toEqual(user);
    await provider.clock.advance(1000);
    expect(await login.user(copy)).toBeUndefined();
    expect(await login.user(copy, new Headers())).toBeUndefined();
  });

  it.each([
    ["once a minute", hour, 60_000],
    ["ten times within an idle lifetime of 100 s", 100_000, 10_000],
  ])("[LOGIN-06] update the last activity %s at most", async (_title, idleLifetime, pause) => {
    const store = newStore();
    const written: string[] = [];
    const counting = store && {
      ...store,
      set: (key: string, value: string, ttl: number) => {
        written.push(key);
        return store.set(key, value, ttl);
      },
    };
    const { login, provider, browser } = await openSession({ store: counting, idleLifetime });
    const seen = async (): Promise<number> => {
      const headers = new Headers();
      written.length = 0;
      expect(await login.user(browser.request("/"), headers)).toEqual(user);
      browser.keep(headers);
      return written.length + headers.getSetCookie().length;
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await seen()).toBe(0);
      await provider.clock.advance(pause - 1);
      expect(await seen()).toBe(0);
      await provider.clock.advance(1);
      expect(await seen()).toBe(1);
    }
  });

  it("[LOGIN-02] set the cookie for the rest of their lifetime", async () => {
    const { login, provider, openBrowser, logIn } = createFakeApplication({
      store: newStore(),
      lifetime: 2 * hour,
      idleLifetime: 1.5 * hour,
    });
    const browser = openBrowser();
    const maxAge = (headers: Headers): string[] =>
      headers
        .getSetCookie()
        .flatMap((line) => /^__Host-caais-(?:session|seen)=.*; Max-Age=(\d+);/.exec(line)?.[1] ?? []);
    expect(maxAge((await logIn(browser)).headers)).toEqual(["7200"]);
    await provider.clock.advance(hour);
    // The time in the cookie that says when the user was seen goes on.
    const headers = new Headers();
    await login.user(browser.request("/"), headers);
    expect(maxAge(headers).map(Number)).toEqual(newStore() === undefined ? [3600] : []);
  });

  it("[LOGIN-02] [LOGIN-03] work on every instance with the same secret, also while it is replaced", async () => {
    const store = newStore();
    const { browser, ...first } = await openSession({ store, secret });
    const both = [randomBytes(32).toString("hex"), secret];
    const replaced = createFakeApplication({ store, secret: both }, first.provider);
    const gone = createFakeApplication({ store, secret: both.slice(0, 1) }, first.provider);
    expect(await replaced.login.user(browser.request("/"))).toEqual({ id: "user-1" });
    expect(await gone.login.user(browser.request("/"))).toBeUndefined();
    // The old format need not know what the new one writes.
    const other = replaced.openBrowser();
    await replaced.logIn(other);
    expect(await gone.login.user(other.request("/"))).toEqual({ id: "user-1" });
  });
});

describe("sessions on several instances", () => {
  it("[LOGIN-03] complete a login once when two get the callback at the same moment", async () => {
    const store = createMemoryStore();
    const one = createFakeApplication({ store });
    const other = createFakeApplication({ store }, one.provider);
    const browser = one.openBrowser();
    const callback = await one.begin(browser);
    const request = browser.request(callback);
    const answers = await Promise.all([one, other].map(({ login }) => login.handler(request.clone())));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(one.provider.counts()["token"]).toBe(1);
  });

  it("[LOGIN-07] [LOGIN-18] [LOGIN-09] report a store that fails or hangs, without its message", async () => {
    const { provider } = createFakeApplication();
    const store = { ...createMemoryStore(), get: () => Promise.reject(new Error("key session:abc is lost")) };
    const failing = createFakeApplication({ store }, provider);
    const browser = failing.openBrowser();
    browser.cookies.set("__Host-caais-session", "A".repeat(43));
    const answer = await failing.login.handler(browser.request("/auth/status"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    await expect(failing.login.user(browser.request("/"))).rejects.toMatchObject({
      code: "ERR_TRANSPORT",
      message: "login: the store of sessions failed [ERR_TRANSPORT]",
    });
    const silent = createFakeApplication({ store: { ...store, get: () => new Promise(() => undefined) } }, provider);
    const asked = silent.login.user(browser.request("/")).catch((error: unknown) => error);
    expect(await settle(provider.clock, asked)).toMatchObject({
      message: expect.stringContaining("5000 ms") as string,
    });
  });
});

describe("sessions in cookies", () => {
  it("[LOGIN-02] the login splits a session into several cookies, and removes those that it does not need", async () => {
    let size = 3000;
    const { login, logIn, browser } = await openSession({
      toUser: ({ claims }) => ({ id: claims.sub, text: noise(size) }),
    });
    expect([...browser.cookies.keys()].filter((name) => name.includes("session"))).toHaveLength(2);
    expect(await login.user(browser.request("/"))).toMatchObject({ id: "user-1" });
    size = 1;
    await logIn(browser);
    expect([...browser.cookies.keys()].filter((name) => name.includes("session"))).toHaveLength(1);
    size = 20_000;
    const answer = await logIn(browser);
    expect(answer.status).toBe(500);
  });

  it("[LOGIN-03] the process forgets which logins were completed long ago", async () => {
    const { provider, begin, openBrowser } = createFakeApplication();
    const set = vi.spyOn(Map.prototype, "set");
    for (let login = 0; login < 150; login += 1) {
      const browser = openBrowser();
      await browser.visit((await begin(browser)).replace("code=", "error=access_denied&"));
      await provider.clock.advance(hour);
    }
    const { calls, contexts } = set.mock;
    const kept = contexts.filter((_map, index) => String(calls[index]?.[0]).startsWith("login:"));
    set.mockRestore();
    expect(kept).toHaveLength(150);
    for (const map of kept) expect(map instanceof Map && map.size).toBeLessThan(110);
  });

  it("[LOGIN-02] names an answer that takes no cookies", async () => {
    const { login, provider, browser } = await openSession({ idleLifetime: hour });
    await provider.clock.advance(250_000);
    const answer = new Response() as object;
    await expect(login.user(browser.request("/"), answer)).rejects.toMatchObject({ field: "answer" });
  });
});
