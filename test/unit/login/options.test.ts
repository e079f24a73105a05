import { InvalidInputError } from "ares-caais";
import { createLogin, type CreateLoginOptions } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createMemoryStore, secret } from "../../fixtures/fake-login.ts";

const identity = createFakeProvider().identity();
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
    ["secret", { secret: "too short" }, "must be text of at least 32 characters that nobody can guess"],
    ["secret[1]", { secret: [secret, "too short"] }, "must be text of at least 32 characters that nobody can guess"],
    ["scope", { scope: ["profile"] }, 'must be a list with "openid"'],
    ["scope", { scope: "openid" }, 'must be a list with "openid"'],
    ["scope[1]", { scope: ["openid", "address"] }, "must be a scope of the contract, once"],
    ["scope[1]", { scope: ["openid", "openid"] }, "must be a scope of the contract, once"],
    ["toUser", { toUser: undefined }, "is missing"],
    ["toUser", { toUser: "sub" }, "must be a function"],
    ["identity", { identity: undefined }, "must be an object"],
    ["identity.refresh", { identity: { ...identity, refresh: undefined } }, "must be a function"],
    ["store.take", { store: { ...createMemoryStore(), take: undefined } }, "must be a function"],
    ["lifetime", { lifetime: 0 }, "must be a number above 0 and at most 2147483647"],
    ["idleLifetime", { idleLifetime: -1 }, "must be a number above 0 and at most 2147483647"],
    ["afterLogout", { afterLogout: "https://evil.example" }, "must be a path of this origin"],
    ["afterLogout", { afterLogout: "//evil.example" }, "must be a path of this origin"],
    ["onError", { onError: "page" }, "must be a function"],
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

  it("[LOGIN-08] refuses return addresses that leave no path for its pages", () => {
    for (const addresses of [
      { redirectUri: "https://ais.example/auth/login" },
      { redirectUri: "https://ais.example/auth/callback", postLogoutRedirectUri: "https://ais.example/auth/callback" },
    ]) {
      const other = createFakeProvider().identity(addresses);
      expect(() => createLogin({ ...good, identity: other })).toThrow(
        "identity.redirectUri must end with another word",
      );
    }
  });
});
