import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { DiscoveryError } from "ares-caais/identity";
import { createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";

function refreshing(): FakeProvider {
  const provider = createFakeProvider();
  provider.document["grant_types_supported"] = ["authorization_code", "refresh_token"];
  return provider;
}

describe("refresh, which the specification does not show", () => {
  it("[OIDC-16] sends the standard grant inside mutual TLS and verifies the tokens", async () => {
    const provider = refreshing();
    provider.change.identity = { given_name: "Jana" };
    const tokens = await provider.identity().refresh("old-token", { scope: ["openid", "profile"], subject: "user-1" });
    const request = provider.requests.find(({ endpoint }) => endpoint === "token");
    expect(request?.url).toBe("https://mtls.test/oauth2/token");
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      grant_type: "refresh_token",
      refresh_token: "old-token",
      client_id: "AIS",
      scope: "openid profile",
    });
    expect(tokens).toMatchObject({
      refreshToken: "opaque-refresh-token",
      // The answer gives it 300 s.
      expiresAt: provider.clock.date() + 300_000,
      claims: { sub: "user-1", given_name: "Jana" },
      accessTokenClaims: { sub: "user-1" },
    });
    expect(inspect(tokens, { showHidden: true })).not.toContain("opaque-refresh-token");
  });

  it("[OIDC-16] takes an answer without identity token, scope and new refresh token", async () => {
    const provider = refreshing();
    provider.change.response = { id_token: undefined, scope: undefined, refresh_token: undefined };
    const tokens = await provider.identity().refresh("old-token");
    expect(new URLSearchParams(provider.requests[1]?.body).has("scope")).toBe(false);
    expect(tokens).toMatchObject({
      idToken: undefined,
      claims: undefined,
      otherClaims: undefined,
      refreshToken: undefined,
      scope: ["openid"],
    });
  });

  it("[OIDC-16] without a scope the claims of every scope are read", async () => {
    const provider = refreshing();
    provider.change.identity = { given_name: "Jana", lei: "12345678", beyond: 1 };
    const { claims, otherClaims } = await provider.identity().refresh("old-token");
    expect(claims).toMatchObject({ given_name: "Jana", lei: "12345678" });
    expect(otherClaims).toEqual({ beyond: 1 });
  });

  it.each([undefined, ["authorization_code"]])(
    "[OIDC-16] is refused when the service does not list it (%s)",
    async (grants) => {
      const provider = createFakeProvider();
      provider.document["grant_types_supported"] = grants;
      const error: unknown = await provider
        .identity()
        .refresh("old-token")
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DiscoveryError);
      expect(error).toMatchObject({ field: "grant_types_supported" });
      expect(provider.counts()).toEqual({ discovery: 1 });
    },
  );

  it.each([
    ["an identity token of another user", "identity", { sub: "user-2" }, { claim: "sub", token: "id_token" }],
    ["an access token of another user", "access", { sub: "user-2" }, { claim: "sub", token: "access_token" }],
    [
      "a token for another certificate",
      "access",
      { client_cert_sha256: "A".repeat(43) },
      { claim: "client_cert_sha256" },
    ],
  ] as const)("[OIDC-16] refuses %s", async (_title, which, claims, expected) => {
    const provider = refreshing();
    provider.change[which] = claims;
    await expect(provider.identity().refresh("old-token", { subject: "user-1" })).rejects.toMatchObject(expected);
  });

  it("[OIDC-16] an access token alone has to be of the given user", async () => {
    const provider = refreshing();
    provider.change.response = { id_token: undefined };
    await expect(provider.identity().refresh("old-token", { subject: "user-2" })).rejects.toMatchObject({
      code: "ERR_TOKEN",
      claim: "sub",
    });
  });

  it("[OIDC-16] is not repeated once it may have been sent", async () => {
    const provider = refreshing();
    provider.answers["token"] = () => new Response("", { status: 503 });
    const identity = provider.identity({ retry: { retries: 2 } });
    await expect(provider.clock.run(identity.refresh("old-token"))).rejects.toMatchObject({ status: 503 });
    expect(provider.counts()).toEqual({ discovery: 1, jwks: 1, token: 1 });
  });

  it.each([
    ["refreshToken", "", {}],
    ["subject", "t", { subject: "" }],
    ["scope[1]", "t", { scope: ["openid", "email"] }],
    ["nonce", "t", { nonce: "n" }],
  ])("refuses a wrong %s", async (field, token, options) => {
    const provider = refreshing();
    // As JavaScript might call it.
    await expect(provider.identity().refresh(token, options as { subject: string })).rejects.toMatchObject({
      code: "ERR_INVALID_INPUT",
      field,
    });
    expect(provider.requests).toEqual([]);
  });
});
