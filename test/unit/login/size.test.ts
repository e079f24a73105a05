import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  openSession,
  places,
  settle,
  ask,
  createFakeApplication,
  createMemoryStore,
} from "../../fixtures/fake-login.ts";

const own = { "sec-fetch-site": "same-origin" };
const logout = { method: "POST", headers: own };
const script = { method: "POST", headers: { ...own, "sec-fetch-mode": "cors", accept: "application/json" } };
const user = { id: "user-1" };

/** The claims of an official with many roles. */
function rolesOf(count: number): Record<string, unknown> {
  const code = (index: number): string => String(index).padStart(5, "0");
  return {
    activity_roles: Array.from({ length: count }, (_, index) => ({
      agenda_code: `A${code(index)}`,
      activity_role_code: `CR${code(index)}`,
    })),
  };
}

/** A browser in which an official with many roles is logged in. */
async function openOfficial(count: number, options: Parameters<typeof createFakeApplication>[0] = {}) {
  const application = createFakeApplication(options);
  application.provider.change.identity = rolesOf(count);
  const browser = application.openBrowser();
  const answer = await application.logIn(browser);
  return { ...application, application, browser, answer };
}

describe.each(places)("an official with sessions in $where", ({ newStore }) => {
  it.each([0, 20, 63, 100, 300])("[LOGIN-12] of %i roles logs in, stays, and logs out", async (count) => {
    const { application, browser, answer, provider } = await openOfficial(count, { store: newStore() });
    expect(answer.status).toBe(303);
    const head = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(head).toBeLessThan(3700);
    for (let hour = 0; hour < 3; hour += 1) {
      await provider.clock.advance(3_600_000);
      expect(await ask(application, browser)).toEqual(user);
    }
    const out = await browser.visit("/auth/logout", logout);
    expect((out.headers.get("location") ?? "").length).toBeLessThan(3001);
    expect([200, 303]).toContain(out.status);
    expect(browser.cookies.size).toBe(0);
    expect(await ask(application, browser)).toBeUndefined();
  });

  it("[LOGIN-12] logs in and out with refreshed tokens of any size", async () => {
    const { application, browser, provider } = await openOfficial(300, { store: newStore(), refresh: true });
    provider.change.access = { text: "x".repeat(12_000) };
    await provider.clock.advance(250_000);
    expect(await ask(application, browser)).toEqual(user);
    expect((await settle(provider.clock, browser.visit("/auth/logout", logout))).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
  });
});

it("[LOGIN-12] an access token that is too long for cookies hinders no login, and is not there", async () => {
  const application = createFakeApplication({ refresh: true });
  application.provider.change.access = { text: "x".repeat(12_000) };
  const browser = application.openBrowser();
  expect((await application.logIn(browser)).status).toBe(303);
  expect(await ask(application, browser)).toEqual(user);
  expect(await application.login.tokens(browser.request("/"))).toBeUndefined();
});

describe("a logout without the identity token, which was too long for the cookies", () => {
  it("[LOGIN-12] says that the single sign-on goes on, and leads to the service without it", async () => {
    const { browser } = await openOfficial(300, { afterLogout: "/bye" });
    const headers = { ...own, "accept-language": "en" };
    const answer = await browser.visit("/auth/logout", { method: "POST", headers });
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain("You are logged out here. The single sign-on goes on");
    expect(page).toContain('<a href="/bye">Continue</a>');
    const service = new URL(/<a href="(https:[^"]*)"/.exec(page)?.[1]?.replaceAll("&amp;", "&") ?? "");
    expect(Object.fromEntries(service.searchParams)).toEqual({
      client_id: "AIS",
      post_logout_redirect_uri: "https://ais.example/auth/logged-out",
    });
  });

  it("[LOGIN-12] tells a script both addresses", async () => {
    const { browser } = await openOfficial(300, { afterLogout: "/bye" });
    const told = (await (await browser.visit("/auth/logout", script)).json()) as Record<string, string>;
    expect(told).toEqual({ location: "/bye", service: expect.stringContaining("client_id=AIS") as string });
    expect(told["service"]).not.toContain("id_token_hint");
  });
});

describe("a logout whose address would be too long", () => {
  it("[LOGIN-12] posts a form by a script that the page allows, and no other", async () => {
    const { browser } = await openOfficial(300, { store: createMemoryStore() });
    const answer = await browser.visit("/auth/logout", logout);
    const page = await answer.text();
    expect(page).toMatch(/<form method="post" action="https:\/\/mtls\.test\/oauth2\/[\w]+">/);
    expect(/name="id_token_hint" value="([^"]*)"/.exec(page)?.[1]?.split(".")).toHaveLength(3);
    const [, run = ""] = /<script>(.*)<\/script>/.exec(page) ?? [];
    const hash = createHash("sha256").update(run).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}';`);
  });

  it("[LOGIN-12] gives the form to a script", async () => {
    const { browser } = await openOfficial(300, { store: createMemoryStore() });
    expect(await (await browser.visit("/auth/logout", script)).json()).toMatchObject({
      form: { method: "POST", fields: { client_id: "AIS", id_token_hint: expect.stringContaining("ey") as string } },
    });
  });

  it("[LOGIN-12] is an address up to three thousand characters", async () => {
    const { browser } = await openSession();
    expect((await browser.visit("/auth/logout", logout)).headers.get("location")).toContain("id_token_hint=ey");
  });
});

it("[LOGIN-12] a user too long for cookies is an error at the first login, which names the store", async () => {
  const errors: unknown[] = [];
  const { openBrowser, logIn } = createFakeApplication({
    toUser: ({ claims }) => ({ id: claims.sub, text: "x".repeat(12_000) }),
    onError: ({ error }) => void errors.push(error),
  });
  expect((await logIn(openBrowser())).status).toBe(500);
  expect(errors).toMatchObject([
    { field: "toUser", rule: expect.stringContaining("must give less, or be used with a store") as string },
  ]);
});
