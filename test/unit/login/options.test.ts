import { InvalidInputError } from "ares-caais";
import { createLogin, type CreateLoginOptions } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeApplication, createMemoryStore, openSession, secret } from "../../fixtures/fake-login.ts";

const redirectUri = "https://ais.example/auth/callback";
const postLogoutRedirectUri = "https://ais.example/auth/logged-out";
const identity = createFakeProvider().identity({ redirectUri, postLogoutRedirectUri });
const tooShort = "must be text of at least 32 characters that nobody can guess";
const good: CreateLoginOptions<"openid", string> = {
  identity,
  scope: ["openid"],
  secret,
  toUser: ({ claims }) => claims.sub,
};

describe("createLogin", () => {
  it.each([
    ["secret", { secret: undefined }, "is missing"],
    ["secret", { secret: [] }, "is missing"],
    ["secret", { secret: "too short" }, tooShort],
    ["secret", { secret: "too short 16 char" }, tooShort],
    ["secret", { secret: `too short, of ${"1".repeat(17)}` }, tooShort],
    ["secret", { secret: 12345678901234567890123456789012n }, tooShort],
    ["secret[1]", { secret: [secret, "too short 16 char"] }, tooShort],
    ["scope", { scope: ["profile"] }, 'must be a list with "openid"'],
    ["scope", { scope: "openid" }, 'must be a list with "openid"'],
    ["scope[1]", { scope: ["openid", "address"] }, "must be a scope of the contract, once"],
    ["scope[1]", { scope: ["openid", "openid"] }, "must be a scope of the contract, once"],
    ["toUser", { toUser: undefined }, "is missing"],
    ["toUser", { toUser: "sub" }, "must be a function"],
    ["identity", { identity: undefined }, "must be an object"],
    ["identity.refresh", { identity: { ...identity, refresh: undefined } }, "must be a function"],
    ["store.take", { store: { ...createMemoryStore(), take: undefined } }, "must be a function"],
    ["store.lease", { store: { ...createMemoryStore(), lease: true } }, "must be a function"],
    ["lifetime", { lifetime: 0 }, "must be a number above 0 and at most 2147483647"],
    ["idleLifetime", { idleLifetime: -1 }, "must be a number above 0 and at most 2147483647"],
    ["identity.redirectUri", { identity: { ...identity, redirectUri: undefined } }, "is missing"],
    ["identity.postLogoutRedirectUri", { identity: { ...identity, postLogoutRedirectUri: undefined } }, "is missing"],
    ["afterLogout", { afterLogout: "https://evil.example" }, "must be a path of this origin, such as /goodbye"],
    ["afterLogout", { afterLogout: "//evil.example" }, "must be a path of this origin, such as /goodbye"],
    ["afterLogout", { afterLogout: 3 }, "must be a path of this origin, such as /goodbye"],
    ["maxAuthenticationAge", { maxAuthenticationAge: 0 }, "must be a number above 0 and at most 2147483647"],
    ["name", { name: "a b" }, "must be 1 to 40 letters, digits, - or _"],
    ["name", { name: "" }, "must be 1 to 40 letters, digits, - or _"],
    ["onError", { onError: "page" }, "must be a function"],
    ["refresh", { refresh: "yes" }, "must be true or false"],
    ["onRefreshFailure", { onRefreshFailure: "log" }, "must be a function"],
    ["sessions", { sessions: {} }, "is no option"],
  ])("[LOGIN-08] names a wrong option: %s", (field, wrong, rule) => {
    // From JavaScript anything may come.
    const options = { ...good, ...wrong } as CreateLoginOptions<"openid", string>;
    let thrown: unknown;
    try {
      createLogin(options);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(InvalidInputError);
    expect(thrown).toMatchObject({ field, rule });
    expect(String(thrown)).not.toContain("too short");
  });

  it("[LOGIN-08] takes a secret of 32 characters", () => {
    expect(createLogin({ ...good, secret: "s".repeat(32) })).toHaveProperty("handler");
  });

  it.each([
    ["redirectUri", { redirectUri: "https://ais.example/auth/login" }],
    ["redirectUri", { redirectUri: "https://ais.example/" }],
    [
      "redirectUri",
      { redirectUri: "https://ais.example/callback", postLogoutRedirectUri: "https://ais.example/callback" },
    ],
    // Where a framework takes `/auth` away, the two could not be told apart.
    ["postLogoutRedirectUri", { redirectUri, postLogoutRedirectUri: "https://ais.example/login" }],
    ["postLogoutRedirectUri", { redirectUri, postLogoutRedirectUri: "https://ais.example/" }],
  ])("[LOGIN-08] refuses return addresses that leave no path for its pages: %s", (name, addresses) => {
    const other = createFakeProvider().identity({ postLogoutRedirectUri, ...addresses });
    expect(() => createLogin({ ...good, identity: other })).toThrow(
      `identity.${name} must have a path whose end is that of no other page`,
    );
  });

  it("[LOGIN-08] takes a way after the logout in any writing, and an address of another application", async () => {
    const other = createFakeProvider().identity({ redirectUri, postLogoutRedirectUri: "https://portal.example/" });
    const { handler } = createLogin({ ...good, identity: other, afterLogout: "/odhlášeno" });
    const answer = await handler(new Request("https://ais.example/auth/logged-out"));
    expect(answer.headers.get("location")).toBe("/odhl%C3%A1%C5%A1eno");
  });

  it("[LOGIN-02] names cookies so that two applications on one host leave each other's alone", async () => {
    const { browser } = await openSession({ name: "other" });
    expect([...browser.cookies.keys()]).toEqual(["__Host-other-session"]);
    const { login, openBrowser: openBeside, logIn: logInBeside } = createFakeApplication();
    const beside = openBeside();
    for (const [name, value] of browser.cookies) beside.cookies.set(name, value);
    await logInBeside(beside);
    expect([...beside.cookies.keys()].sort()).toEqual(["__Host-caais-session", "__Host-other-session"]);
    expect(await login.user(beside.request("/"))).toEqual({ id: "user-1" });
  });

  it("[LOGIN-07] refuses a user whom the service authenticated too long ago", async () => {
    const { provider, openBrowser, begin } = createFakeApplication({ maxAuthenticationAge: 300_000 });
    const browser = openBrowser();
    const callback = await begin(browser);
    const now = Math.floor(provider.clock.date() / 1000);
    provider.change.identity = { auth_time: now - 400 };
    expect((await browser.visit(callback)).status).toBe(502);
    const another = await begin(browser);
    provider.change.identity = { auth_time: now - 200 };
    expect((await browser.visit(another)).status).toBe(303);
  });
});
