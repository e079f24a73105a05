import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { DiscoveryError } from "ares-caais/identity";
import { createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";

function refreshing(): FakeProvider {
  const provider = createFakeProvider();
  provider.document["grant_types_supported"] = ["authorization_code", "refresh_token"];
  return provider;
}

describe("refresh, which the specification does not show,", () => {
  it("[OIDC-20] reports which of the requested scopes were not granted", async () => {
    const provider = refreshing();
    const identity = provider.identity();
    const named = await identity.refresh("old-token", { scope: ["openid", "profile"] });
    expect(named).toMatchObject({ scope: ["openid"], missingScope: ["profile"] });
    expect(await identity.refresh("old-token")).toMatchObject({ scope: ["openid"], missingScope: undefined });
  });

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

  it("[OIDC-16] accepts a response without identity token, scope and new refresh token", async () => {
    const provider = refreshing();
    provider.change.response = {
      ...{ id_token: undefined, scope: undefined, refresh_token: undefined, expires_in: undefined },
    };
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

  it("[OIDC-16] reads the claims of every scope when no scope is named", async () => {
    const provider = refreshing();
    provider.change.identity = { given_name: "Jana", lei: "12345678", beyond: 1 };
    const { claims, otherClaims } = await provider.identity().refresh("old-token");
    expect(claims).toMatchObject({ given_name: "Jana", lei: "12345678" });
    expect(otherClaims).toEqual({ beyond: 1 });
  });

  it.each([undefined, ["authorization_code"]])(
    "[OIDC-16] sends nothing when the service does not list the grant (%s)",
    async (grants) => {
      const provider = createFakeProvider();
      provider.document["grant_types_supported"] = grants;
      const refused = provider.identity().refresh("old-token");
      await expect(refused).rejects.toBeInstanceOf(DiscoveryError);
      await expect(refused).rejects.toMatchObject({ field: "grant_types_supported" });
      expect(provider.counts()).toEqual({ discovery: 1 });
    },
  );

  it.each([
    ["another user than the access token's", { identity: { sub: "user-2" } }, { claim: "sub" }],
    ["another user by the access token", { access: { sub: "user-2" } }, { claim: "sub", token: "access_token" }],
    ["another certificate", { access: { client_cert_sha256: "A".repeat(43) } }, { claim: "client_cert_sha256" }],
    [
      "that user's access token alone",
      { access: { sub: "user-2" }, response: { id_token: undefined } },
      { claim: "sub" },
    ],
  ])("[OIDC-16] refuses tokens of %s", async (_title, change, expected) => {
    const provider = refreshing();
    Object.assign(provider.change, change);
    const refused = provider.identity().refresh("old-token", { subject: "user-1" });
    await expect(refused).rejects.toMatchObject({ code: "ERR_TOKEN", ...expected });
  });

  it.each([
    ["refreshToken", "", {}],
    ["subject", "t", { subject: "" }],
    ["scope[1]", "t", { scope: ["openid", "email"] }],
    ["nonce", "t", { nonce: "n" }],
  ])("refuses a wrong %s", async (field, token, options) => {
    const provider = refreshing();
    // As JavaScript might call it.
    const refused = provider.identity().refresh(token, options as { subject: string });
    await expect(refused).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field });
    expect(provider.requests).toEqual([]);
  });
});

describe("refreshes at the same time", () => {
  /** A service that rotates its refresh tokens and answers when it is told to. */
  function rotating(): { provider: FakeProvider; answer: () => void; asked: Promise<void> } {
    const provider = refreshing();
    let answer = (): void => undefined;
    let isAsked = (): void => undefined;
    const allowed = new Promise<void>((resolve) => (answer = resolve));
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const used = new Set<string | null>();
    const give = createFakeProvider().respond;
    provider.answers["token"] = async (request) => {
      isAsked();
      await allowed;
      const token = new URLSearchParams(request.body).get("refresh_token");
      if (used.has(token)) return Response.json({ error: "invalid_grant" }, { status: 400 });
      used.add(token);
      return give(request);
    };
    return { provider, answer, asked };
  }

  it("[OIDC-21] send one request with one token", async () => {
    const { provider, answer } = rotating();
    const identity = provider.identity();
    // In any order of the scopes.
    const scopes = ["openid", "profile", "role"] as const;
    const calls = Array.from({ length: 20 }, (_, index) =>
      identity.refresh("old-token", { subject: "user-1", scope: index % 2 === 0 ? scopes : scopes.toReversed() }),
    );
    answer();
    const tokens = await Promise.all(calls);
    expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).toBe(1);
    expect(provider.counts()).toEqual({ discovery: 1, jwks: 1, token: 1 });
    const responses = await Promise.all(calls.map((call) => call.withResponse()));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(responses.filter(({ shared }) => !shared)).toHaveLength(1);
    // The next one is another.
    await expect(identity.refresh("old-token")).rejects.toMatchObject({ error: "invalid_grant" });
    expect(provider.counts()).toMatchObject({ token: 2 });
  });

  it("[OIDC-21] send one request each with different tokens", async () => {
    const { provider, answer } = rotating();
    const identity = provider.identity();
    answer();
    await Promise.allSettled([identity.refresh("one"), identity.refresh("other")]);
    expect(provider.counts()).toMatchObject({ token: 2 });
  });

  it("[OIDC-21] the client refuses a refresh for other scopes while the token is in use, and does not send the token again", async () => {
    const { provider, answer, asked } = rotating();
    const identity = provider.identity();
    const first = identity.refresh("old-token", { scope: ["openid", "profile"] });
    await asked;
    const others = [
      identity.refresh("old-token"),
      identity.refresh("old-token", { scope: ["openid"] }),
      identity.refresh("old-token", { scope: ["openid", "role"] }),
    ];
    const message =
      "refresh: refreshToken was exchanged for other scopes by a call at the same time: a token may be good for one exchange [ERR_INVALID_INPUT]";
    const refused = others.map((call) =>
      expect(call).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field: "refreshToken", message }),
    );
    await provider.clock.advance(0);
    answer();
    await Promise.all(refused);
    await expect(first).resolves.toHaveProperty("accessToken");
    expect(provider.counts()).toMatchObject({ token: 1 });
    // It is under way no longer: what becomes of it is the service's to say.
    await expect(identity.refresh("old-token", { scope: ["openid"] })).rejects.toMatchObject({
      error: "invalid_grant",
    });
    expect(provider.counts()).toMatchObject({ token: 2 });
  });

  it("[OIDC-21] continue when any caller leaves, and end with the last one", async () => {
    for (const leaver of [0, 1]) {
      const { provider, answer, asked } = rotating();
      const identity = provider.identity();
      const controllers = [new AbortController(), new AbortController()] as const;
      const calls = controllers.map(({ signal }) => identity.refresh("old-token", {}, { signal }));
      const stays = calls[1 - leaver];
      await asked;
      controllers[leaver]?.abort(new Error("left"));
      await expect(calls[leaver]).rejects.toThrow("left");
      answer();
      await expect(stays).resolves.toHaveProperty("accessToken");
      expect(provider.counts()).toMatchObject({ token: 1 });
    }
    const { provider, asked } = rotating();
    const controller = new AbortController();
    const identity = provider.identity();
    const calls = [0, 1].map(() => identity.refresh("old-token", {}, { signal: controller.signal }));
    await asked;
    controller.abort(new Error("left"));
    for (const call of calls) await expect(call).rejects.toThrow("left");
    // Nobody waits for it: who asks now asks anew.
    provider.answers["token"] = () => Response.json({ error: "invalid_grant" }, { status: 400 });
    await expect(identity.refresh("old-token")).rejects.toMatchObject({ error: "invalid_grant" });
    expect(provider.counts()).toMatchObject({ token: 2 });
  });

  it("[OIDC-21] each have their own timeout, and never send the token again", async () => {
    const { provider, asked } = rotating();
    const identity = provider.identity({ timeout: 90_000, retry: { retries: 3 } });
    const hasty = identity.refresh("old-token", {}, { deadline: 1_000 });
    const patient = identity.refresh("old-token", {}, { deadline: 120_000 });
    const outcomes = Promise.allSettled([hasty, patient]);
    await asked;
    const state: string[] = [];
    hasty.catch(() => state.push("hasty"));
    patient.catch(() => state.push("patient"));
    await provider.clock.advance(1_000);
    expect(state).toEqual(["hasty"]);
    await provider.clock.advance(119_000);
    expect(await outcomes).toMatchObject([
      { reason: { code: "ERR_TRANSPORT", phase: "timeout", requestSent: true } },
      { reason: { code: "ERR_TRANSPORT", phase: "timeout", requestSent: true } },
    ]);
    expect(provider.counts()).toMatchObject({ token: 1 });
  });

  it("[OIDC-21] refuse only the caller that expects another user", async () => {
    const { provider, answer } = rotating();
    const identity = provider.identity();
    const calls = ["user-2", "user-1", undefined].map((subject) => identity.refresh("old-token", { subject }));
    answer();
    const [other, own, unknown] = await Promise.allSettled(calls);
    expect(other).toMatchObject({ reason: { code: "ERR_TOKEN", token: "id_token", claim: "sub" } });
    expect([own?.status, unknown?.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(provider.counts()).toMatchObject({ token: 1 });
  });

  it("[OIDC-21] show no token while they run", async () => {
    const { provider, answer, asked } = rotating();
    const identity = provider.identity();
    const call = identity.refresh("old-secret-token");
    await asked;
    const shown = inspect([identity, call], { depth: Infinity, showHidden: true, getters: true });
    expect(shown).not.toContain("secret-token");
    answer();
    await call;
  });
});
