import { randomBytes } from "node:crypto";
import { InvalidInputError } from "ares-caais";
import { scopes } from "ares-caais/identity";
import { createLogin, type CreateLoginOptions } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeApplication, createMemoryStore, openSession, secret } from "../../fixtures/fake-login.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly options: readonly [field: string, wrong: object, rule: string][];
  readonly paths: readonly [name: string, paths: object, rule: string][];
};

const redirectUri = "https://ais.example/auth/callback";
const postLogoutRedirectUri = "https://ais.example/auth/logged-out";
const identity = createFakeProvider().identity({ redirectUri, postLogoutRedirectUri });
const weak = "must be at least 32 random bytes in hex or base64, as `openssl rand -base64 32` prints them";
const good: CreateLoginOptions<"openid", string> = {
  identity,
  scope: ["openid"],
  secret,
  toUser: ({ claims }) => claims.sub,
};

describe("createLogin", () => {
  it.each([
    ...tables.options,
    ["secret", { secret: "too short" }, weak],
    ["secret", { secret: "too short 16 char" }, weak],
    ["secret", { secret: `too short, of ${"1".repeat(17)}` }, weak],
    ["secret", { secret: 12345678901234567890123456789012n }, weak],
    ["secret[1]", { secret: [secret, "too short 16 char"] }, weak],
    ["scope[1]", { scope: ["openid", "address"] }, `must be one of ${scopes.join(", ")}`],
    ["identity.refresh", { identity: { ...identity, refresh: undefined } }, "must be a function"],
    ["store.take", { store: { ...createMemoryStore(), take: undefined } }, "must be a function"],
    ["store.lease", { store: { ...createMemoryStore(), lease: true } }, "must be a function"],
    ["identity.redirectUri", { identity: { ...identity, redirectUri: undefined } }, "is missing"],
    ["identity.postLogoutRedirectUri", { identity: { ...identity, postLogoutRedirectUri: undefined } }, "is missing"],
  ])("[LOGIN-08] names a wrong option: %s", async (field, wrong, rule) => {
    const options = { ...good, ...wrong } as CreateLoginOptions<"openid", string>;
    const thrown = await thrownBy(() => createLogin(options));
    expect(thrown).toBeInstanceOf(InvalidInputError);
    expect(thrown).toMatchObject({ field, rule });
    expect(String(thrown)).not.toContain("too short");
  });

  it.each(["hex", "base64", "base64url"] as const)(
    "[LOGIN-18] accepts 32 random bytes in %s as a secret",
    (encoding) => {
      for (let time = 0; time < 100; time += 1) {
        const secret = randomBytes(32).toString(encoding);
        expect(createLogin({ ...good, secret })).toHaveProperty("handler");
      }
    },
  );

  it.each([
    ["one letter again and again", "a".repeat(64)],
    ["the alphabet", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"],
    ["digits in their order", "0123456789abcdef".repeat(4)],
    ["31 bytes in hex", "d1e07c95b24fa8360e9b51f7c2846da3905fbe1872c6da4390f1e5b78c2d64"],
    ["32 bytes in hex, half of it zeros", `${"0".repeat(40)}5f1e9ac07b3d826417c0e5ab`],
    ["text of an earlier guide", "at least 32 characters that nobody can guess"],
    ["text of an earlier example", "a secret of at least 32 characters, for this example"],
    ["words without spaces", "this-is-my-very-secret-session-secret-for-production"],
    ["a word again and again", "changeme-changeme-changeme-changeme-changeme"],
    ["24 random bytes", "kM3xQ9vZ2pLr7TnB8sYdW4hJ6cFgE1aU"],
  ])("[LOGIN-18] [LOGIN-09] refuses a secret of %s", (_what, text) => {
    expect(() => createLogin({ ...good, secret: text })).toThrow(`secret ${weak}`);
  });

  it.each(tables.paths)("[LOGIN-08] [LOGIN-13] refuses the path of %s: %j", (name, paths, rule) => {
    const given: object = { ...good, paths, afterLogout: "/bye" };
    expect(() => createLogin(given as typeof good)).toThrow(`paths.${name} ${rule}`);
  });

  it("[LOGIN-08] accepts a return path after the logout in any spelling, and an address of another application", async () => {
    const other = createFakeProvider().identity({ redirectUri, postLogoutRedirectUri: "https://portal.example/" });
    const { handler } = createLogin({ ...good, identity: other, afterLogout: "/odhlášeno" });
    const answer = await handler(new Request("https://ais.example/auth/logged-out"));
    expect(answer.headers.get("location")).toBe("/odhl%C3%A1%C5%A1eno");
  });

  it("[LOGIN-02] names cookies so that two applications on one host do not share them", async () => {
    const { browser } = await openSession({ name: "other" });
    expect([...browser.cookies.keys()]).toEqual(["__Host-other-session"]);
    const { login, openBrowser: openBeside, logIn: logInBeside } = createFakeApplication();
    const beside = openBeside();
    for (const [name, value] of browser.cookies) beside.cookies.set(name, value);
    await logInBeside(beside);
    expect([...beside.cookies.keys()].sort()).toEqual(["__Host-caais-session", "__Host-other-session"]);
    expect(await login.user(beside.request("/"))).toEqual({ id: "user-1" });
  });
});
