import { createLogin, LoginRequiredError, type RequestLike } from "ares-caais/login";
import { signedIn } from "ares-caais/testing";
import { describe, expect, it } from "vitest";
import { createFakeApplication, openSession, origin, places, secret } from "../../fixtures/fake-login.ts";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";

const user = { id: "user-1" };
const [second, minute] = [1000, 60_000];
const addresses = { redirectUri: `${origin}/auth/callback`, postLogoutRedirectUri: `${origin}/auth/logged-out` };
const page = { accept: "text/html", "sec-fetch-mode": "navigate" };
const script = { accept: "*/*", "sec-fetch-mode": "cors" };

async function refusalOf(asked: Promise<unknown>): Promise<LoginRequiredError> {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof LoginRequiredError)) throw new Error("no refusal", { cause: error });
  return error;
}

describe("requireRole", () => {
  const open = (roles: unknown) => {
    const identity = createFakeProvider().identity(addresses);
    const given = { roles: roles as readonly ("EDITOR" | "READER")[] };
    return { given, login: createLogin({ identity, secret, scope: ["openid"], toUser: () => given }) };
  };

  it("[LOGIN-14] returns a user with one of the roles", async () => {
    const { login, given } = open(["READER", "OTHER"]);
    const headers = await signedIn(given, login);
    expect(await login.requireRole("EDITOR", "READER")({ headers })).toEqual(given);
  });

  it.each([
    ["a page in Czech", { ...page, "accept-language": "cs" }, "K tomu nemáte oprávnění."],
    ["a page in English", { ...page, "accept-language": "en" }, "You are not allowed to do this."],
    ["JSON", { ...script, "accept-language": "en" }, '"error":"role_required","message":"You are not allowed'],
  ])("[LOGIN-14] answers 403 to a user with none of the roles: %s", async (_what, asked, text) => {
    const { login, given } = open(["READER"]);
    const headers = { ...(await signedIn(given, login)), ...asked };
    const refusal = await refusalOf(login.requireRole("EDITOR")({ method: "GET", url: "/", headers }));
    expect(refusal).toMatchObject({
      status: 403,
      response: { status: 403 },
      message: "the user has none of the roles [ERR_LOGIN_REQUIRED]",
    });
    expect(refusal.response.headers.get("cache-control")).toBe("no-store");
    expect(await refusal.response.text()).toContain(text);
  });

  it("[LOGIN-14] answers 401 without a session", async () => {
    const { login } = open(["READER"]);
    expect(await refusalOf(login.requireRole("READER")({ headers: script }))).toMatchObject({ status: 401 });
  });

  it.each([
    ["a text", "READER,EDITOR"],
    ["nothing", undefined],
    ["an object", { EDITOR: true, length: 1 }],
  ])("[LOGIN-14] [LOGIN-09] refuses a user whose roles are %s", async (_what, roles) => {
    const { login, given } = open(roles);
    const headers = await signedIn(given, login);
    await expect(login.requireRole("EDITOR")({ headers })).rejects.toMatchObject({ field: "toUser" });
  });

  it("[LOGIN-14] [LOGIN-09] compares whole roles", async () => {
    const { login, given } = open(["EDITORS", "editor", ["EDITOR"], ""]);
    const headers = await signedIn(given, login);
    expect(await refusalOf(login.requireRole("EDITOR")({ headers }))).toMatchObject({ status: 403 });
  });

  it("[LOGIN-14] requires at least one role, and each role as text", () => {
    const { login } = open([]);
    expect(() => login.requireRole()).toThrow("roles must be one text or more");
    // @ts-expect-error: a wrong type, as JavaScript allows it
    expect(() => login.requireRole(["EDITOR"])).toThrow("roles must be one text or more");
  });
});

describe.each(places)("requireUser, with sessions in $where,", ({ newStore }) => {
  it("[LOGIN-14] answers 401 with a page to a form, and with JSON to a script", async () => {
    const { login } = createFakeApplication({ store: newStore() });
    const ask = async (headers: Readonly<Record<string, string>>): Promise<Response> =>
      (await refusalOf(login.requireUser({ method: "POST", url: "/orders", headers }))).response;
    const form = await ask({ ...page, "accept-language": "en" });
    expect([form.status, form.headers.get("content-type")]).toEqual([401, "text/html; charset=utf-8"]);
    expect(await form.text()).toMatch(/Please log in\.[^]*href="\/auth\/login"/);
    const json = await ask(script);
    expect(json.status).toBe(401);
    expect(await json.json()).toEqual({
      error: "login_required",
      message: "Přihlaste se prosím.",
      login: "/auth/login",
    });
  });

  it("[LOGIN-14] redirects a user with an old authentication to the login again, once", async () => {
    const { login, provider, browser } = await openSession({ store: newStore() });
    const guard = (headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
      login.requireUser(browser.request("/orders?a=b", { headers }), undefined, { maxAge: 5 * minute });
    await provider.clock.advance(5 * minute);
    expect(await guard()).toEqual(user);
    await provider.clock.advance(2 * second);
    const script401 = await refusalOf(guard(script));
    expect(await script401.response.json()).toMatchObject({ login: "/auth/login?again=1" });
    const { response, message } = await refusalOf(guard());
    expect([response.status, message]).toEqual([303, "the user has to log in again [ERR_LOGIN_REQUIRED]"]);
    const begun = await browser.visit(response.headers.get("location") ?? "");
    const url = begun.headers.get("location") ?? "";
    expect(new URL(url).searchParams.get("max_age")).toBe("0");
    const back = await browser.visit(provider.authorize({ url }));
    expect(back.headers.get("location")).toBe("/orders?a=b");
    expect(await guard()).toEqual(user);
    // Nobody else is asked to do so.
    expect(await login.requireUser(browser.request("/"))).toEqual(user);
  });

  it("[LOGIN-14] [LOGIN-09] does not accept a new session as a new authentication", async () => {
    const { login, provider, browser, logIn, begin } = await openSession({ store: newStore() });
    const guard = (): Promise<unknown> => login.requireUser(browser.request("/"), undefined, { maxAge: 5 * minute });
    await provider.clock.advance(6 * minute);
    const authenticated = Math.floor(provider.clock.date() / 1000) - 360;
    provider.change.identity = { auth_time: authenticated };
    // The user left `again` out of the address, so the service's single sign-on asked for nothing.
    expect((await logIn(browser)).status).toBe(303);
    expect(await refusalOf(guard())).toMatchObject({
      status: 401,
      message: "the user has to log in again [ERR_LOGIN_REQUIRED]",
    });
    // A service that ignores `max_age`.
    const begun = await browser.visit("/auth/login?again=1");
    const callback = provider.authorize({ url: begun.headers.get("location") ?? "" });
    expect((await browser.visit(callback)).status).toBe(502);
    provider.change.identity = {};
    await browser.visit(await begin(browser));
    expect(await guard()).toEqual(user);
  });

  it("[LOGIN-14] refuses an age too short for a login to complete", async () => {
    const { login, browser } = await openSession({ store: newStore() });
    const asked = login.requireUser(browser.request("/"), undefined, { maxAge: 59_999 });
    await expect(asked).rejects.toMatchObject({ field: "maxAge" });
  });
});

describe("isOwnRequest", () => {
  const { login } = createFakeApplication();
  it.each<readonly [boolean, Readonly<Record<string, string>>]>([
    [true, { "sec-fetch-site": "same-origin" }],
    [true, { origin }],
    [true, { origin: "null", "sec-fetch-site": "same-origin" }],
    [false, {}],
    [false, { origin: "null" }],
    [false, { origin: `${origin}.evil.example` }],
    [false, { origin: `${origin}:8443` }],
    [false, { origin: "http://ais.example" }],
    [false, { referer: `${origin}/` }],
    [false, { origin, "sec-fetch-site": "cross-site" }],
    [false, { origin, "sec-fetch-site": "same-site" }],
    [false, { origin, "sec-fetch-site": "none" }],
    [false, { origin, "sec-fetch-site": "" }],
  ])("[LOGIN-14] [LOGIN-09] returns %s for %o", (expected, headers) => {
    const requests: readonly RequestLike[] = [{ headers }, { headers: new Headers(headers) }];
    for (const request of requests) expect(login.isOwnRequest(request)).toBe(expected);
  });
});
