import { describe, expect, it } from "vitest";
import {
  ask,
  createFakeApplication,
  type FakeUser,
  openSession,
  places,
  refreshes,
  rotateTokens,
  sealedIn,
  settle,
} from "../../fixtures/fake-login.ts";

const user = { id: "user-1" };
const refuseWith =
  (error: string, status = 400) =>
  (): Response =>
    Response.json({ error }, { status });

describe.each(places)("a refresh of sessions in $where", ({ newStore }) => {
  async function open(options: Parameters<typeof createFakeApplication>[0] = {}) {
    const failures: unknown[] = [];
    const onRefreshFailure = (error: unknown): void => void failures.push(error);
    const store = newStore();
    return { failures, store, ...(await openSession({ store, onRefreshFailure, ...options })) };
  }

  it("[LOGIN-06] is tried again after half a minute, then later and later, ten minutes at most", async () => {
    const { application, browser, provider, failures } = await open();
    provider.answers["token"] = () => new Response("down", { status: 503 });
    await provider.clock.advance(250_000);
    let tried = 0;
    for (const pause of [30, 60, 120, 240, 480, 600, 600]) {
      tried += 1;
      for (let time = 0; time < 2; time += 1) expect(await ask(application, browser)).toEqual(user);
      await provider.clock.advance(pause * 1000 - 5_000);
      expect(await ask(application, browser)).toEqual(user);
      expect([refreshes(provider), failures.length]).toEqual([tried, tried]);
      await provider.clock.advance(5_000);
    }
    delete provider.answers["token"];
    expect(await ask(application, browser)).toEqual(user);
    await provider.clock.advance(200_000);
    await ask(application, browser);
    expect(refreshes(provider)).toBe(8);
    // It begins anew after one that did not fail.
    provider.answers["token"] = () => new Response("down", { status: 503 });
    await provider.clock.advance(50_000);
    await ask(application, browser);
    await provider.clock.advance(30_000);
    await ask(application, browser);
    expect(refreshes(provider)).toBe(10);
  });

  it("[LOGIN-06] that hangs holds nobody for more than three seconds, and what it gives late is not lost", async () => {
    const { application, browser, provider, store } = await open();
    rotateTokens(provider);
    const goOn = provider.hold("token");
    await provider.clock.advance(250_000);
    const took = async (): Promise<number> => {
      const began = provider.clock.now();
      expect(await ask(application, browser)).toEqual(user);
      return provider.clock.now() - began;
    };
    const first = await took();
    expect(first).toBeGreaterThan(2900);
    expect(first).toBeLessThan(3500);
    // Who comes later does not wait for the same one again.
    for (let time = 0; time < 3; time += 1) expect(await took()).toBeLessThan(1000);
    const before = JSON.stringify(store && sealedIn(store));
    goOn();
    const isThere = (): boolean =>
      store === undefined ? provider.clock.pending === 0 : JSON.stringify(sealedIn(store)) !== before;
    await expect.poll(isThere).toBe(true);
    // The tokens before have ended: without the late answer the refresh token is spent.
    await provider.clock.advance(200_000);
    expect(await ask(application, browser)).toEqual(user);
    // Nor when the process ends then.
    const other = createFakeApplication({ store }, provider);
    await provider.clock.advance(1_000_000);
    expect(await ask(other, browser)).toEqual(user);
    expect(refreshes(provider)).toBe(2);
    expect(provider.clock.pending).toBe(0);
  });

  it.each(["invalid_grant", "invalid_client"])(
    "[LOGIN-06] that is refused (%s) ends no session before its tokens have ended, and then does",
    async (error) => {
      const { application, browser, provider, failures } = await open();
      provider.answers["token"] = refuseWith(error);
      await provider.clock.advance(245_000);
      const cookies = browser.header;
      for (let time = 0; time < 3; time += 1) expect(await ask(application, browser)).toEqual(user);
      expect(browser.header).toBe(cookies);
      expect(failures).toMatchObject([{ code: "ERR_OAUTH", error }]);
      await provider.clock.advance(50_000);
      expect(await ask(application, browser)).toEqual(user);
      await provider.clock.advance(10_000);
      expect(await ask(application, browser)).toBeUndefined();
      expect(browser.cookies.size).toBe(0);
    },
  );

  it.each([
    ["temporarily_unavailable", 400],
    ["server_error", 400],
    ["invalid_client", 503],
    ["slow_down", 429],
  ])("[LOGIN-06] that is refused for a time (%s, %i) ends no session", async (error, status) => {
    const { application, browser, provider } = await open();
    provider.answers["token"] = refuseWith(error, status);
    await provider.clock.advance(1_000_000);
    expect(await ask(application, browser)).toEqual(user);
  });

  it("[LOGIN-06] takes what `toUser` makes of the new claims and the new access token", async () => {
    const given: string[] = [];
    const toUser = ({ claims, accessToken }: { claims: { sub: string; given_name?: string }; accessToken: string }) => {
      given.push(accessToken);
      return { id: `${claims.given_name} ${claims.sub}` };
    };
    const { application, browser, provider } = await open({ toUser });
    expect(await ask(application, browser)).toEqual({ id: "undefined user-1" });
    provider.change.identity = { given_name: "Jana" };
    provider.change.access = { jti: "access-2" };
    await provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual({ id: "Jana user-1" });
    expect(await ask(application, browser)).toEqual({ id: "Jana user-1" });
    expect(given.map((token) => token.split(".").length)).toEqual([3, 3]);
    expect(new Set(given).size).toBe(2);
  });

  it.each<readonly [string, () => FakeUser | Promise<FakeUser>]>([
    ["throws", () => Promise.reject(new Error("the database is away"))],
    // From JavaScript anything may come.
    ["gives what JSON does not keep", (() => () => 1) as unknown as () => FakeUser],
  ])("[LOGIN-06] keeps the new tokens when `toUser` %s, and says so", async (_what, failing) => {
    let toUser = (): FakeUser | Promise<FakeUser> => user;
    const { application, browser, provider, failures } = await open({ toUser: () => toUser() });
    rotateTokens(provider);
    toUser = failing;
    await provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual(user);
    expect(failures).toHaveLength(1);
    toUser = () => ({ id: "changed" });
    // Long after the tokens before have ended.
    await provider.clock.advance(1_500_000);
    expect(await ask(application, browser)).toEqual({ id: "changed" });
    expect([refreshes(provider), failures.length]).toEqual([2, 1]);
  });

  it("[LOGIN-06] keeps the new tokens also when `toUser` never answers", async () => {
    let toUser = (): FakeUser | Promise<FakeUser> => user;
    const { application, browser, provider } = await open({ toUser: () => toUser() });
    rotateTokens(provider);
    toUser = () => new Promise(() => undefined);
    await provider.clock.advance(250_000);
    const began = provider.clock.now();
    expect(await ask(application, browser)).toEqual(user);
    expect(Math.round((provider.clock.now() - began) / 1000)).toBe(3);
    toUser = () => ({ id: "changed" });
    await provider.clock.advance(1_000_000);
    expect(await ask(application, browser)).toEqual({ id: "changed" });
    expect(refreshes(provider)).toBe(2);
  });

  it("[LOGIN-06] is no failure of a request when `onRefreshFailure` throws", async () => {
    const onRefreshFailure = (): never => {
      throw new Error("the log is full");
    };
    const { application, browser, provider } = await open({ onRefreshFailure });
    provider.answers["token"] = () => new Response("down", { status: 503 });
    await provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual(user);
  });
});

describe("a refresh of sessions in cookies", () => {
  it("[LOGIN-06] keeps the session as it was when the user has grown too long", async () => {
    let text = "";
    const failures: unknown[] = [];
    const { application, provider, browser } = await openSession({
      toUser: ({ claims }) => ({ id: claims.sub, text }),
      onRefreshFailure: (error) => void failures.push(error),
    });
    rotateTokens(provider);
    text = "x".repeat(12_000);
    for (let time = 1; time < 4; time += 1) {
      await provider.clock.advance(1_500_000);
      expect(await ask(application, browser)).toEqual({ ...user, text: "" });
      expect([refreshes(provider), failures.length]).toEqual([time, time]);
    }
    expect(failures[0]).toMatchObject({ code: "ERR_INVALID_INPUT", field: "toUser" });
  });

  it("[LOGIN-06] that another instance was first with is no logout", async () => {
    const { application: one, browser } = await openSession();
    rotateTokens(one.provider);
    const two = createFakeApplication({}, one.provider);
    await one.provider.clock.advance(250_000);
    const answers = [new Headers(), new Headers()];
    const users = [one, two].map(({ login }, index) => login.user(browser.request("/"), answers[index]));
    expect(await settle(one.provider.clock, Promise.all(users))).toEqual([user, user]);
    expect(answers.flatMap((headers) => headers.getSetCookie())).toHaveLength(1);
    for (const headers of answers) browser.keep(headers);
    await one.provider.clock.advance(1_000_000);
    expect(await ask(two, browser)).toEqual(user);
  });
});

describe.each(places)("a refresh that refuses the user, with sessions in $where", ({ newStore }) => {
  it.each([undefined, null])("[LOGIN-06] by %s ends the session for whoever has the cookie from before", async (no) => {
    let isKnown = true;
    const { application, browser } = await openSession({
      store: newStore(),
      toUser: ({ claims }) => (isKnown ? { id: claims.sub } : no),
    });
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
    const { application, browser } = await openSession({
      store: newStore(),
      toUser: ({ claims }) => (isKnown ? { id: claims.sub } : late),
    });
    isKnown = false;
    await application.provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual({ id: "user-1" });
    refuse();
    await expect.poll(() => ask(application, browser)).toBeUndefined();
  });
});

it("[LOGIN-06] tokens that end before the ones before them are the newer ones all the same", async () => {
  const { application, provider, browser } = await openSession();
  rotateTokens(provider);
  const before = browser.header;
  await provider.clock.advance(245_000);
  provider.change.response = { expires_in: 40 };
  expect(await ask(application, browser, before)).toEqual({ id: "user-1" });
  // A page that was slow comes with the cookie from before.
  expect(await ask(application, browser, before)).toEqual({ id: "user-1" });
  expect(refreshes(provider)).toBe(1);
});

it("[LOGIN-02] an answer gets the cookie of a session once, whoever asks for the user", async () => {
  const { login, provider, browser } = await openSession();
  await provider.clock.advance(250_000);
  const headers = new Headers();
  for (let time = 0; time < 2; time += 1) {
    expect(await settle(provider.clock, login.requireUser(browser.request("/"), headers))).toEqual({ id: "user-1" });
  }
  expect(headers.getSetCookie()).toHaveLength(1);
});
