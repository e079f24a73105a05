import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { activityRolesOf } from "ares-caais/identity";
import {
  arrive,
  ask,
  claimsWithRoles,
  createFakeApplication,
  createMemoryStore,
  leadOf,
  noise,
  openSession,
  ownForm,
  places,
  settle,
} from "../../fixtures/fake-login.ts";
import type { CookieJar } from "../../fixtures/cookie-jar.ts";

const { headers: own } = ownForm;
const script = { method: "POST", headers: { ...own, "sec-fetch-mode": "cors", accept: "application/json" } };

/** A user with everything that there is to know of the roles. */
const withRoles: Parameters<typeof createFakeApplication>[0] = {
  toUser: ({ claims }) => ({ id: claims.sub, roles: claims.activity_roles, codes: activityRolesOf(claims) }),
};

/** Bytes of the headers of an answer, beside those of the server. */
function headOf({ headers }: Response): number {
  return [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
}

/** Visits a callback, and goes where pages lead by themselves. */
async function stepsOf(browser: CookieJar, callback: string): Promise<Response[]> {
  const answer = await browser.visit(callback);
  const next = await leadOf(answer);
  return next === undefined ? [answer] : [answer, ...(await stepsOf(browser, next))];
}

describe.each(places)("an official with sessions in $where", ({ where, newStore }) => {
  it.each([0, 20, 63, 100, 300])(
    "[LOGIN-12] logs in with %i roles, stays logged in, and logs out at the service too",
    async (count) => {
      const options = { ...withRoles, store: newStore(), idleLifetime: 7_200_000 };
      const application = createFakeApplication(options);
      const { provider } = application;
      provider.change.identity = claimsWithRoles(count);
      const browser = application.openBrowser();
      const steps = await stepsOf(browser, await application.begin(browser, `/${noise(900)}`));
      expect(steps.at(-1)?.headers.get("location")).toBe(`/${noise(900)}`);
      // The parts of a session take the place of those of the one before.
      steps.push(...(await stepsOf(browser, await application.begin(browser))));
      for (const step of steps) expect(headOf(step)).toBeLessThan(3700);
      if (count <= 100 || where === "a store") expect(steps).toHaveLength(2);
      for (let hour = 0; hour < 3; hour += 1) {
        await provider.clock.advance(3_600_000);
        const headers = new Headers();
        const user = await settle(provider.clock, application.login.user(browser.request("/"), headers));
        expect(user).toMatchObject({ id: "user-1", roles: claimsWithRoles(count)["activity_roles"] });
        // The application has headers of its own.
        expect(headOf(new Response(null, { headers }))).toBeLessThan(500);
        browser.keep(headers);
      }
      const told = (await (await browser.visit("/auth/logout", script)).json()) as Record<string, unknown>;
      expect(JSON.stringify(told)).toContain(count < 63 ? "id_token_hint=ey" : '"id_token_hint":"ey');
      expect(browser.cookies.size).toBe(0);
      expect(await ask(application, browser)).toBeUndefined();
    },
  );

  it.each([
    ["compact", (claims: object) => JSON.stringify(claims)],
    ["with spaces", (claims: object) => JSON.stringify(claims, null, 2)],
    ["with escapes", (claims: object) => JSON.stringify(claims).replaceAll("/", String.raw`\/`)],
    ["with members that JavaScript orders", (claims: object) => JSON.stringify(claims).replace("{", '{"b":1,"7":1.0,')],
    ["with a byte order mark", (claims: object) => `\uFEFF${JSON.stringify(claims)}`],
  ])("[LOGIN-12] sends the service its identity token unchanged: JSON %s", async (_how, write) => {
    const { provider, openBrowser, logIn } = createFakeApplication({ store: newStore() });
    provider.change.identity = { family_name: "Žluťoučký 🐎 \u2028", ["__proto__"]: 1 };
    let idToken = "";
    provider.answers["token"] = async (request) => {
      delete provider.answers["token"];
      const given = (await (await provider.respond(request)).json()) as { id_token: string };
      const claims = JSON.parse(Buffer.from(given.id_token.split(".")[1] ?? "", "base64url").toString()) as object;
      idToken = await provider.sign(new TextEncoder().encode(write(claims)));
      return Response.json({ ...given, id_token: idToken });
    };
    const browser = openBrowser();
    await logIn(browser);
    const url = new URL((await browser.visit("/auth/logout", ownForm)).headers.get("location") ?? "");
    expect(url.searchParams.get("id_token_hint")).toBe(idToken);
  });
});

it("[LOGIN-12] a user with refreshed tokens of any size logs in and out", async () => {
  const application = createFakeApplication({ store: createMemoryStore(), refresh: true });
  const { provider } = application;
  provider.change.identity = claimsWithRoles(300);
  const browser = application.openBrowser();
  await application.logIn(browser);
  provider.change.access = { text: noise(12_000) };
  await provider.clock.advance(250_000);
  expect(await ask(application, browser)).toEqual({ id: "user-1" });
  expect((await settle(provider.clock, browser.visit("/auth/logout", ownForm))).status).toBe(200);
  expect(browser.cookies.size).toBe(0);
});

describe("sessions in cookies", () => {
  it("[LOGIN-12] refuse a user who does not fit at the first login, and the error advises a store", async () => {
    const errors: unknown[] = [];
    let length = 0;
    const { login, openBrowser, logIn } = createFakeApplication({
      toUser: ({ claims }) => ({ id: claims.sub, text: noise(length) }),
      onError: ({ error }) => void errors.push(error),
    });
    const [browser, another] = [openBrowser(), openBrowser()];
    await logIn(browser);
    length = 12_000;
    for (const each of [browser, another]) expect((await logIn(each)).status).toBe(500);
    // The session before stays.
    expect(await login.user(browser.request("/"))).toMatchObject({ id: "user-1" });
    const rule = expect.stringContaining("must return less, or the option store is needed") as string;
    expect(errors).toMatchObject([
      { field: "toUser", rule },
      { field: "toUser", rule },
    ]);
  });

  it("[LOGIN-12] omit an identity token that does not fit, and the logout says that the single sign-on continues", async () => {
    const application = createFakeApplication();
    application.provider.change.identity = { text: noise(12_000) };
    const browser = application.openBrowser();
    expect((await application.logIn(browser)).status).toBe(303);
    expect(await ask(application, browser)).toEqual({ id: "user-1" });
    const headers = { ...own, "accept-language": "en" };
    const answer = await browser.visit("/auth/logout", { method: "POST", headers });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("You are logged out here, but the single sign-on could not be ended.");
    expect(browser.cookies.size).toBe(0);
  });

  it("[LOGIN-09] [LOGIN-12] continue a split login only in the browser that has its first part", async () => {
    const { provider, login, openBrowser, begin, logIn } = createFakeApplication();
    provider.change.identity = claimsWithRoles(300);
    const browser = openBrowser();
    const first = await browser.visit(await begin(browser));
    expect(first.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const next = (await leadOf(first)) ?? "";
    // Half a session is none.
    expect(await login.user(browser.request("/"))).toBeUndefined();
    const another = openBrowser();
    expect((await arrive(another, next)).status).toBe(400);
    expect(another.cookies.size).toBe(0);
    expect((await arrive(browser, "/auth/callback?rest=x")).status).toBe(400);
    // Nor does it change the session of somebody who is logged in.
    const somebody = openBrowser();
    await logIn(somebody);
    const before = somebody.header;
    expect([(await arrive(somebody, next)).status, somebody.header]).toEqual([400, before]);
    expect((await arrive(browser, next)).status).toBe(303);
    expect(await login.user(browser.request("/"))).toEqual({ id: "user-1" });
    // Nor does a browser without a part of it take all of it.
    const all = [...browser.cookies.values()].join("").replace(/^\d\./, "");
    expect((await arrive(another, `/auth/callback?rest=${all}`)).status).toBe(400);
    expect(another.cookies.size).toBe(0);
  });
});

describe("a logout with a long address", () => {
  it.each(places)("[LOGIN-12] posts a form by the only script that the page allows: $where", async ({ newStore }) => {
    const { provider, openBrowser, logIn } = createFakeApplication({ store: newStore() });
    provider.change.identity = claimsWithRoles(300);
    const browser = openBrowser();
    await logIn(browser);
    const answer = await browser.visit("/auth/logout", ownForm);
    const page = await answer.text();
    expect(page).toMatch(/<form method="post" action="https:\/\/mtls\.test\/oauth2\/[\w]+">/);
    expect(/name="id_token_hint" value="([^"]*)"/.exec(page)?.[1]?.split(".")).toHaveLength(3);
    const [, run = ""] = /<script>(.*)<\/script>/.exec(page) ?? [];
    const hash = createHash("sha256").update(run).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}';`);
  });

  it("[LOGIN-12] uses an address up to 2,800 characters", async () => {
    const { browser } = await openSession();
    expect((await browser.visit("/auth/logout", ownForm)).headers.get("location")).toContain("id_token_hint=ey");
  });
});
