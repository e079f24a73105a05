import { describe, expect, it } from "vitest";
import {
  ask,
  createFakeApplication,
  type FakeUser,
  openSession,
  places,
  refreshes,
  rotateTokens,
  recordsIn,
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
    return { failures, store, ...(await openSession({ store, refresh: true, onRefreshFailure, ...options })) };
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
    const before = JSON.stringify(store && recordsIn(store));
    goOn();
    const isThere = (): boolean =>
      store === undefined ? provider.clock.pending === 0 : JSON.stringify(recordsIn(store)) !== before;
    await expect.poll(isThere).toBe(true);
    // The tokens before have ended: without the late answer the refresh token is spent.
    await provider.clock.advance(200_000);
    expect(await ask(application, browser)).toEqual(user);
    // Nor when the process ends then.
    const other = createFakeApplication({ store, refresh: true }, provider);
    await provider.clock.advance(1_000_000);
    expect(await ask(other, browser)).toEqual(user);
    expect(refreshes(provider)).toBe(2);
    expect(provider.clock.pending).toBe(0);
  });

  it("[LOGIN-06] [LOGIN-11] that is refused (invalid_grant) ends no session before its tokens have ended, and then does", async () => {
    const { application, browser, provider, failures } = await open();
    const error = "invalid_grant";
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
  });

  it.each([
    ["temporarily_unavailable", 400],
    ["invalid_client", 401],
    ["unauthorized_client", 400],
    ["invalid_request", 400],
    ["server_error", 400],
    ["invalid_client", 503],
    ["slow_down", 429],
  ])("[LOGIN-11] that fails (%s, %i) ends no session, also after the end of its tokens", async (error, status) => {
    const { application, browser, provider } = await open();
    provider.answers["token"] = refuseWith(error, status);
    for (const time of [250_000, 1_000_000, 1_000_000]) {
      await provider.clock.advance(time);
      expect(await ask(application, browser)).toEqual(user);
    }
  });

  it("[LOGIN-10] keeps the user of the login, whatever claims it brings", async () => {
    let calls = 0;
    const toUser = ({ claims }: { claims: { sub: string; given_name?: string } }): FakeUser => {
      calls += 1;
      return { id: `${claims.given_name} ${claims.sub}` };
    };
    const { application, browser, provider } = await open({ toUser });
    provider.change.identity = { given_name: "Jana" };
    await provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual({ id: "undefined user-1" });
    expect([refreshes(provider), calls]).toEqual([1, 1]);
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
  it("[LOGIN-06] keeps the session, and in its process the new tokens, when these are too long for cookies", async () => {
    const { application, provider, browser } = await openSession({ refresh: true });
    rotateTokens(provider);
    provider.change.access = { text: "x".repeat(12_000) };
    for (let time = 1; time < 4; time += 1) {
      await provider.clock.advance(1_500_000);
      expect(await ask(application, browser)).toEqual(user);
      expect(refreshes(provider)).toBe(time);
      expect((await application.login.tokens(browser.request("/")))?.accessToken.length).toBeGreaterThan(12_000);
    }
  });

  it("[LOGIN-06] that another instance was first with is no logout", async () => {
    const { application: one, browser } = await openSession({ refresh: true });
    rotateTokens(one.provider);
    const two = createFakeApplication({ refresh: true }, one.provider);
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

it("[LOGIN-06] tokens that end before the ones before them are the newer ones all the same", async () => {
  const { application, provider, browser } = await openSession({ refresh: true });
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
  const { login, provider, browser } = await openSession({ refresh: true });
  await provider.clock.advance(250_000);
  const headers = new Headers();
  for (let time = 0; time < 2; time += 1) {
    expect(await settle(provider.clock, login.requireUser(browser.request("/"), headers))).toEqual({ id: "user-1" });
  }
  expect(headers.getSetCookie()).toHaveLength(1);
});
