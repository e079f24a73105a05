import type { LoginEvent } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import {
  ask,
  createFakeApplication,
  createMemoryStore,
  type FakeUser,
  openSession,
  refreshes,
  rotateTokens,
  recordsIn,
} from "../../fixtures/fake-login.ts";

const user = { id: "user-1" };
const refuseWith =
  (error: string, status = 400) =>
  (): Response =>
    Response.json({ error }, { status });

describe("a refresh", () => {
  async function open(options: Parameters<typeof createFakeApplication>[0] = {}) {
    const failures: unknown[] = [];
    const onEvent = ({ type, error }: LoginEvent): void => {
      if (type === "refreshFailed") failures.push(error);
    };
    const store = createMemoryStore();
    return { failures, store, ...(await openSession({ store, refresh: true, onEvent, ...options })) };
  }

  it("[LOGIN-06] the login retries a refresh after half a minute, then at longer intervals up to ten minutes", async () => {
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

  it("[LOGIN-06] the login requests no refresh for an ended session", async () => {
    const { application, browser, provider } = await open({ idleLifetime: 600_000 });
    await provider.clock.advance(600_000);
    expect(await ask(application, browser)).toBeUndefined();
    expect(refreshes(provider)).toBe(0);
  });

  it("[LOGIN-06] delays a request for at most three seconds when it hangs, and its late result is used", async () => {
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
    // A later request does not wait for the same one again.
    for (let time = 0; time < 3; time += 1) expect(await took()).toBeLessThan(1000);
    const before = JSON.stringify(recordsIn(store));
    goOn();
    await expect.poll(() => JSON.stringify(recordsIn(store))).not.toBe(before);
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

  it("[LOGIN-06] [LOGIN-11] ends the session after a refusal (invalid_grant) only when its tokens have ended", async () => {
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

  it("[LOGIN-10] keeps the user of the login, whatever its claims are", async () => {
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
});

it("[LOGIN-02] a response sets the session cookie once, however often the user is read", async () => {
  const { login, provider, browser } = await openSession({ idleLifetime: 3_600_000 });
  await provider.clock.advance(250_000);
  const headers = new Headers();
  for (let time = 0; time < 2; time += 1)
    expect(await login.requireUser(browser.request("/"), headers)).toEqual({ id: "user-1" });
  expect(headers.getSetCookie()).toHaveLength(1);
});
