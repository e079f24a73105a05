import { describe, expect, it } from "vitest";
import type { LoginEvent, LoginStore } from "ares-caais/login";
import {
  ask,
  changeUser,
  createFakeApplication,
  createMemoryStore,
  ownForm,
  places,
  rotateTokens,
  settle,
} from "../../fixtures/fake-login.ts";

const hour = 3_600_000;
const subject = "user-1";

/** An application that keeps what it is told, and a browser that is logged in. */
async function open(options: Parameters<typeof createFakeApplication>[0] = {}) {
  const events: LoginEvent[] = [];
  const onEvent = (event: LoginEvent): void => void events.push(event);
  const application = createFakeApplication({ onEvent, ...options });
  const browser = application.openBrowser();
  const answer = await application.logIn(browser);
  return { application, ...application, browser, answer, events };
}

describe.each(places)("an audit log of sessions in $where", ({ newStore }) => {
  it("[LOGIN-15] receives a login and a logout, and no logout without a session", async () => {
    const { browser, events } = await open({ store: newStore() });
    await browser.visit("/auth/logout", ownForm);
    await browser.visit("/auth/logout", ownForm);
    expect(events).toEqual([
      { type: "login", subject },
      { type: "logout", subject },
    ]);
  });

  it.each([
    ["lifetime", { lifetime: hour }],
    ["idleLifetime", { idleLifetime: hour }],
  ])("[LOGIN-15] receives the end of a session once, with its reason: %s", async (reason, options) => {
    const { application, browser, provider, events } = await open({ store: newStore(), ...options });
    const { header } = browser;
    await provider.clock.advance(hour);
    const asked = [1, 2].map(() => ask(application, browser, header));
    expect(await Promise.all(asked)).toEqual([undefined, undefined]);
    expect(await ask(application, browser, header)).toBeUndefined();
    // The store and the browser drop what is over at the end of its lifetime.
    const isKnown = newStore() === undefined || reason === "idleLifetime";
    expect(events.slice(1)).toEqual(isKnown ? [{ type: "expired", subject, reason }] : []);
  });

  it("[LOGIN-15] receives no secret", async () => {
    const { browser, events } = await open({ store: newStore() });
    const told = JSON.stringify(events);
    for (const cookie of browser.cookies.values()) expect(told).not.toContain(cookie);
    expect(told).not.toContain("ey");
    expect(Object.keys(events[0] ?? {}).sort()).toEqual(["subject", "type"]);
  });
});

describe("an audit log", () => {
  it("[LOGIN-15] receives a refresh, and a refusal of tokens at their end", async () => {
    const { application, browser, provider, events } = await open({ store: createMemoryStore(), refresh: true });
    rotateTokens(provider);
    await provider.clock.advance(250_000);
    await ask(application, browser);
    expect(events.slice(1)).toEqual([{ type: "refreshed", subject }]);
    provider.answers["token"] = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    await provider.clock.advance(600_000);
    await ask(application, browser);
    const error = expect.objectContaining({ error: "invalid_grant" }) as unknown;
    expect(events.slice(2)).toEqual([
      { type: "refreshFailed", subject, error },
      { type: "expired", subject, reason: "tokens" },
    ]);
  });

  it("[LOGIN-15] receives a user whom the application refuses, and a failed login", async () => {
    const refused = await open({ toUser: () => null });
    expect(refused.events).toEqual([{ type: "refused", subject, reason: "refused" }]);
    const failed = await open({ toUser: () => Promise.reject(new Error("a fault")) });
    expect(failed.events).toEqual([{ type: "refused", subject, reason: "failed" }]);
    const { browser, begin, events } = await open();
    const denied = new URL(await begin(browser));
    denied.searchParams.delete("code");
    denied.searchParams.set("error", "access_denied");
    await browser.visit(denied.href);
    await browser.visit("/auth/logout", { method: "POST", headers: { "sec-fetch-site": "cross-site" } });
    expect(events.slice(1)).toMatchObject([
      { type: "refused", reason: "denied" },
      { type: "refused", reason: "forged" },
    ]);
  });

  it("[LOGIN-15] receives `endSessions`", async () => {
    const { login, events } = await open({ store: createMemoryStore() });
    await login.endSessions(subject);
    expect(events.slice(1)).toEqual([{ type: "logout", subject, reason: "endSessions" }]);
  });

  const full = (): never => {
    throw new Error("the log is full");
  };
  it.each([
    ["throws", full],
    ["rejects", () => Promise.resolve().then(full) as unknown as undefined],
  ])("[LOGIN-15] delays and breaks nothing when it %s", async (_how, onEvent) => {
    const { login, browser } = await open({ onEvent });
    expect(await login.user(browser.request("/"))).toEqual({ id: subject });
  });
});

it("[LOGIN-16] a POST keeps the promised end while another request updates the last activity", async () => {
  const store = createMemoryStore();
  // The other request has changed the record when it is asked for again.
  const held = new Set<string>();
  const lease: LoginStore["lease"] = (key, ttl) =>
    key.startsWith("lock:session:") && held.size < held.add(key).size ? undefined : store.lease?.(key, ttl);
  const { browser, provider } = await open({ store: { ...store, lease }, idleLifetime: hour });
  await provider.clock.advance(1000);
  const status = async (init?: RequestInit): Promise<{ readonly expiresAt?: number }> =>
    (await (await settle(provider.clock, browser.visit("/auth/status", init))).json()) as { expiresAt?: number };
  const end = provider.clock.date() + hour;
  const promised = await status(ownForm);
  // The clock of the test goes on while the request is answered.
  expect(promised.expiresAt).toBeGreaterThanOrEqual(end);
  expect(promised.expiresAt).toBeLessThan(end + 10_000);
  expect(held.size).toBe(1);
  expect(await status()).toEqual(promised);
});

describe.each(places)("the status of a session in $where", ({ newStore }) => {
  it("[LOGIN-16] says when it ends, and a POST prolongs it up to its lifetime", async () => {
    const options = { store: newStore(), idleLifetime: hour, lifetime: 2 * hour };
    const { browser, provider } = await open(options);
    const { clock } = provider;
    const began = clock.date();
    const endOf = async (init?: RequestInit): Promise<unknown> =>
      ((await (await settle(clock, browser.visit("/auth/status", init))).json()) as { expiresAt?: number }).expiresAt;
    expect(await endOf()).toBe(began + hour);
    await clock.advance(1000);
    // Also a moment after the login, when a page does not count.
    const prolonged = clock.date() + hour;
    expect(Number(await endOf(ownForm)) - prolonged).toBeLessThan(10_000);
    expect(await endOf()).toBeGreaterThanOrEqual(prolonged);
    await clock.advance(hour - 100_000);
    await endOf(ownForm);
    await clock.advance(hour - 100_000);
    expect(await endOf(ownForm)).toBe(began + 2 * hour);
    await clock.advance(200_000);
    expect(await endOf()).toBeUndefined();
  });

  it("[LOGIN-16] only its own origin prolongs the session, and without a session the status stays empty", async () => {
    const { browser, openBrowser, events } = await open({ store: newStore(), idleLifetime: hour });
    const forged = await browser.visit("/auth/status", { method: "POST", headers: { "sec-fetch-site": "cross-site" } });
    expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []]);
    expect(events.slice(1)).toEqual([{ type: "refused", reason: "forged" }]);
    expect(await (await openBrowser().visit("/auth/status", ownForm)).json()).toEqual({ user: null });
  });

  it("[LOGIN-16] ends with the browser when configured, and in any case with its lifetime", async () => {
    const options = { store: newStore(), persistent: false, lifetime: hour, idleLifetime: hour / 2 };
    const { application, answer, browser, provider } = await open(options);
    const kept = answer.headers.getSetCookie().filter((line) => !line.includes("Max-Age=0"));
    expect(kept.length).toBeGreaterThan(0);
    for (const line of kept) expect(line).not.toMatch(/Max-Age|Expires/i);
    await provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual({ id: subject });
    await provider.clock.advance(hour);
    expect(await ask(application, browser)).toBeUndefined();
  });

  it("[LOGIN-17] survives a second callback, which redirects on", async () => {
    const { application, browser, begin } = await open({ store: newStore() });
    const callback = await begin(browser, "/orders");
    await browser.visit(callback);
    changeUser(application, "another");
    for (let time = 0; time < 3; time += 1) {
      const again = await browser.visit(callback);
      expect([again.status, again.headers.get("location")]).toEqual([303, "/"]);
      expect(await ask(application, browser)).toEqual({ id: subject });
    }
    // Nobody else's browser is led anywhere.
    expect((await application.openBrowser().visit(callback)).status).toBe(400);
  });
});
