import { describe, expect, it } from "vitest";
import { createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeApplication, createMemoryStore, origin, places, secret } from "../fixtures/fake-login.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly string[];

const sessionCookie = "__Host-caais-session";

it("[LOGIN-09] keeps the cost of a login constant after hundreds of logins that were begun and cancelled", async () => {
  const provider = createFakeProvider();
  let looks = 0;
  const now = (): number => {
    looks += 1;
    return provider.clock.now();
  };
  const { begin, openBrowser } = createFakeApplication({ clock: { ...provider.clock, now } }, provider);
  const again: (() => Promise<Response>)[] = [];
  for (let login = 0; login < 300; login += 1) {
    const browser = openBrowser();
    const cancelled = new URL(await begin(browser));
    cancelled.searchParams.delete("code");
    cancelled.searchParams.set("error", "access_denied");
    const cookies = [...browser.cookies];
    expect((await browser.visit(cancelled.href)).status).toBe(403);
    again.push(() => {
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      return browser.visit(cancelled.href);
    });
  }
  // Each is remembered, and to go through all of them for each would look at the clock 45,000 times.
  expect(looks).toBeLessThan(300 * 10);
  for (const visit of again) expect((await visit()).status).toBe(400);
});

describe.each(places)("attacks on a login with sessions in $where", ({ newStore }) => {
  const open = (): ReturnType<typeof createFakeApplication> => createFakeApplication({ store: newStore() });

  it("[LOGIN-09] refuses a callback in a browser that did not begin the login", async () => {
    const { login, provider, openBrowser, begin } = open();
    const [attacker, victim] = [openBrowser(), openBrowser()];
    await begin(victim);
    const callback = await begin(attacker);
    expect((await victim.visit(callback)).status).toBe(400);
    // Nor is the attacker's code with the state of a login that the victim began.
    const swapped = new URL(callback);
    swapped.searchParams.set("state", new URL(await begin(victim)).searchParams.get("state") ?? "");
    provider.answers["token"] = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    expect((await victim.visit(swapped.href)).status).toBe(500);
    expect(await login.user(victim.request("/"))).toBeUndefined();
    expect(provider.counts()["token"]).toBe(1);
  });

  it("[LOGIN-09] refuses the cookie of one login under the name of another", async () => {
    const { provider, openBrowser, begin } = open();
    const browser = openBrowser();
    const [first, second] = [await begin(browser), await begin(browser)];
    const [[one, its], [other, others]] = [...browser.cookies] as [[string, string], [string, string]];
    browser.cookies.set(one, others);
    browser.cookies.set(other, its);
    for (const callback of [first, second]) expect((await browser.visit(callback)).status).toBe(400);
    expect(provider.counts()["token"]).toBeUndefined();
  });

  it("[LOGIN-09] sends a replayed callback to the service once, also when both come at the same time", async () => {
    const { provider, openBrowser, begin } = open();
    const browser = openBrowser();
    const callback = await begin(browser);
    const cookies = new Map(browser.cookies);
    const answers = await Promise.all([1, 2, 3].map(() => browser.visit(callback)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    // A user is led on, and anybody else is not.
    expect((await browser.visit(callback)).headers.get("location")).toBe("/");
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect((await browser.visit(callback)).status).toBe(400);
    expect(provider.counts()["token"]).toBe(1);
  });

  it.each([
    ["cut", (value: string) => value.slice(0, -3)],
    [
      "changed in the middle",
      (value: string) => `${value.slice(0, 20)}${value[20] === "A" ? "B" : "A"}${value.slice(21)}`,
    ],
    ["empty", () => ""],
    ["of another algorithm", () => `1.${btoa('{"alg":"none"}')}.${btoa('{"user":{"id":"root"}}')}.`],
    ["a count of chunks that are not there", (value: string) => `4.${value.slice(2)}`],
    ["a bomb", () => `1.${"A".repeat(100_000)}`],
  ])("[LOGIN-09] refuses a session cookie that is %s", async (_what, change) => {
    const { login, openBrowser, logIn } = open();
    const browser = openBrowser();
    await logIn(browser);
    expect(await login.user(browser.request("/"))).toEqual({ id: "user-1" });
    const value = browser.cookies.get(sessionCookie) ?? "";
    const changed = change(value);
    expect(changed).not.toBe(value);
    browser.cookies.set(sessionCookie, changed);
    expect(await login.user(browser.request("/"))).toBeUndefined();
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a site beside", { "sec-fetch-site": "same-site" }],
    ["nobody", { "sec-fetch-site": "none" }],
    ["another origin, in an old browser", { origin: "https://evil.example" }],
    ["an old browser that hides it", { origin: "null" }],
    ["no browser", {}],
  ])("[LOGIN-05] [LOGIN-09] refuses a logout that %s asks for", async (_who, headers) => {
    const { login, openBrowser, logIn } = open();
    const browser = openBrowser();
    await logIn(browser);
    const answer = await browser.visit("/auth/logout", { method: "POST", headers: { ...headers } });
    expect(answer.status).toBe(403);
    expect(await login.user(browser.request("/"))).toEqual({ id: "user-1" });
    // A link, an image or a frame asks by GET: that is a page with a button.
    expect((await browser.visit("/auth/logout")).status).toBe(200);
    expect(await login.user(browser.request("/"))).toEqual({ id: "user-1" });
    for (const own of [{ "sec-fetch-site": "same-origin" }, { origin }]) {
      expect((await browser.visit("/auth/logout", { method: "POST", headers: own })).status).toBe(303);
    }
    expect(await login.user(browser.request("/"))).toBeUndefined();
  });

  it.each(rows)("[LOGIN-05] [LOGIN-09] replaces the return path %j by a path of its own origin", async (returnTo) => {
    const { openBrowser, logIn } = open();
    const answer = await logIn(openBrowser(), returnTo);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith("a="))).toBe(false);
  });

  it.each(["/", "/a?b=c#d", "/a%2f%2fb", "/x?next=https://evil.example", "/ř?š=ž"])(
    "[LOGIN-05] takes the return path %j of its own origin",
    async (returnTo) => {
      const { openBrowser, logIn } = open();
      const location = (await logIn(openBrowser(), returnTo)).headers.get("location") ?? "";
      expect(new URL(location, origin).href).toBe(new URL(returnTo, origin).href);
    },
  );

  it("[LOGIN-04] [LOGIN-09] limits the cookies of logins that were begun in one browser", async () => {
    const { provider, openBrowser, begin } = open();
    const browser = openBrowser();
    const callbacks: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      callbacks.push(await begin(browser));
      await provider.clock.advance(1);
    }
    expect(browser.cookies.size).toBe(5);
    expect(browser.header.length).toBeLessThan(6000);
    expect((await browser.visit(callbacks[11] ?? "")).status).toBe(303);
    expect((await browser.visit(callbacks[0] ?? "")).headers.get("location")).toBe("/");
    expect(provider.counts()["token"]).toBe(1);
  });

  it("[LOGIN-07] [LOGIN-09] shows no secret to the browser or a log", async () => {
    const problems: unknown[] = [];
    const { provider, openBrowser, begin } = createFakeApplication({
      ...{ store: newStore() },
      onError: (problem) => {
        problems.push(problem);
        return undefined;
      },
    });
    const browser = openBrowser();
    const callback = await begin(browser);
    const { searchParams } = new URL(callback);
    provider.answers["token"] = () =>
      Response.json({ error: "invalid_grant", error_description: searchParams.get("code") }, { status: 400 });
    const answer = await browser.visit(callback);
    const seen = `${await answer.text()} ${JSON.stringify([...answer.headers])} ${problems.map(String).join()} ${JSON.stringify(problems)}`;
    expect(answer.status).toBe(500);
    for (const hidden of ["code", "state"]) expect(seen).not.toContain(searchParams.get(hidden));
    expect(seen).not.toContain(secret);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  });
});

it("[LOGIN-03] keeps tokens of stored sessions out of the browser, and encrypts them in the store", async () => {
  const store = createMemoryStore();
  const { openBrowser, logIn } = createFakeApplication({ store });
  const browser = openBrowser();
  await logIn(browser);
  expect([...browser.cookies.values()].every((value) => /^[\w-]{43}$/.test(value))).toBe(true);
  const kept = JSON.stringify([...store.values]);
  expect(kept).not.toMatch(/eyJhbGciOiJSUzI1NiJ9|opaque-refresh-token|user-1/);
  // A reader of the store cannot be the user.
  for (const value of browser.cookies.values()) expect(kept).not.toContain(value);
});
