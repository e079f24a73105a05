import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { InvalidInputError, OAuthError, type Login, type PendingLogin } from "ares-caais/identity";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";

const scope = ["openid", "profile", "role"] as const;

describe("a login", () => {
  it("[OIDC-08] [OIDC-09] exchanges the code by a form without a secret and gives verified tokens", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.change.identity = { given_name: "Jana", access_roles: [{ access_role_code: "A1" }], beyond: 1 };
    const login = await identity.beginLogin({ scope });
    const callback = provider.authorize(login);
    const tokens = await identity.completeLogin(callback, login);
    const request = provider.requests.find(({ endpoint }) => endpoint === "token");
    expect(request?.url).toBe("https://mtls.test/oauth2/token");
    expect(request?.method).toBe("POST");
    expect(request?.headers.get("content-type")).toBe("application/x-www-form-urlencoded");
    expect(request?.headers.has("authorization")).toBe(false);
    const form = new URLSearchParams(request?.body);
    expect(Object.fromEntries(form)).toEqual({
      grant_type: "authorization_code",
      code: new URL(callback).searchParams.get("code"),
      redirect_uri: "https://ais.example/callback",
      client_id: "AIS",
      code_verifier: login.pending.codeVerifier,
      scope: "openid profile role",
    });
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    expect(new URL(login.url).searchParams.get("code_challenge")).toBe(challenge);
    expect(tokens).toMatchObject({
      refreshToken: "opaque-refresh-token",
      scope: ["openid", "profile", "role"],
      expiresAt: provider.clock.date() + 300_000,
      claims: { sub: "user-1", given_name: "Jana", access_roles: [{ access_role_code: "A1" }] },
      otherClaims: { beyond: 1 },
      accessTokenClaims: { sub: "user-1", aud: "AIS" },
    });
    expect(JSON.parse(JSON.stringify(tokens))).toMatchObject({ idToken: tokens.idToken, claims: tokens.claims });
  });

  it("[OIDC-01] a cold login makes three requests, a warm one one", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const once = async (): Promise<void> => {
      const login = await identity.beginLogin({ scope });
      await identity.completeLogin(provider.authorize(login), login);
    };
    await once();
    expect(provider.counts()).toEqual({ discovery: 1, token: 1, jwks: 1 });
    provider.requests.length = 0;
    await once();
    expect(provider.counts()).toEqual({ token: 1 });
  });

  it("goes on in another process with what was kept as JSON", async () => {
    const provider = createFakeProvider();
    const login = await provider.identity().beginLogin({ scope });
    const kept = JSON.parse(JSON.stringify(login.pending)) as typeof login.pending;
    const { claims } = await provider.identity().completeLogin(provider.authorize(login), kept);
    expect(claims.sub).toBe("user-1");
  });

  it.each([
    ["an address", (url: string) => url],
    ["a URL", (url: string) => new URL(url)],
    ["a path with a query", (url: string) => new URL(url).pathname + new URL(url).search],
    ["a query with its mark", (url: string) => new URL(url).search],
    ["a query or form", (url: string) => new URL(url).search.slice(1)],
    ["parameters", (url: string) => new URL(url).searchParams],
    ["an object", (url: string) => Object.fromEntries(new URL(url).searchParams)],
  ])("[OIDC-07] takes the callback as %s", async (_title, form) => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    // A state that would be misread where a text is not taken apart as a query.
    const login = await identity.beginLogin({ scope, state: "/a?b=c&d:e#f +%" });
    await expect(identity.completeLogin(form(provider.authorize(login)), login)).resolves.toMatchObject({
      claims: { sub: "user-1" },
    });
  });

  it("[OIDC-09] the type of the token is compared without regard to case", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.change.response = { token_type: "bEARER" };
    const login = await identity.beginLogin({ scope });
    await expect(identity.completeLogin(provider.authorize(login), login)).resolves.toHaveProperty("idToken");
  });

  it("[OIDC-20] a token response without scope and lifetime is accepted: the access token says both", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.change.response = { scope: undefined, expires_in: undefined };
    const now = provider.clock.date();
    const login = await identity.beginLogin({ scope });
    const tokens = await identity.completeLogin(provider.authorize(login), login);
    expect(tokens).toMatchObject({ scope, missingScope: [], expiresAt: now + 300_000 });
  });

  it.each([
    ["of a clock that is 20 s before ours", 20, 300, 300],
    ["of a clock that is 20 s behind ours", -20, 300, 280],
    ["issued 100 s ago", -100, 300, 200],
  ])(
    "[OIDC-20] without a lifetime, that of an access token %s is never overrated",
    async (_title, iat, lasts, left) => {
      const provider = createFakeProvider();
      const identity = provider.identity();
      const now = provider.clock.date() / 1000;
      provider.change.response = { expires_in: undefined };
      provider.change.access = { iat: now + iat, nbf: now + iat, exp: now + iat + lasts };
      const login = await identity.beginLogin({ scope });
      const { expiresAt } = await identity.completeLogin(provider.authorize(login), login);
      expect(expiresAt).toBe((now + left) * 1000);
    },
  );

  it.each([
    ["the answer", { response: { scope: "openid" } }, ["profile", "role"]],
    ["the access token alone", { response: { scope: undefined }, access: { scope: ["openid", "role"] } }, ["profile"]],
    ["nobody", {}, []],
  ] as const)("[OIDC-20] a scope that %s does not grant is visible", async (_title, change, missing) => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    Object.assign(provider.change, change);
    const login = await identity.beginLogin({ scope: ["openid", "profile", "role"] });
    const { missingScope } = await identity.completeLogin(provider.authorize(login), login);
    expect(missingScope).toEqual(missing);
  });

  it("[OIDC-20] a login may ask how long ago the user was authenticated, and an older one is refused", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const complete = async (age: number, kept: (login: Login) => PendingLogin): Promise<unknown> => {
      const login = await identity.beginLogin({ scope: ["openid"], maxAuthenticationAge: 60_500 });
      expect(new URL(login.url).searchParams.get("max_age")).toBe("60");
      expect(login.form.fields["max_age"]).toBe("60");
      provider.change.identity = { auth_time: provider.clock.date() / 1000 - age };
      return identity.completeLogin(provider.authorize(login), kept(login));
    };
    const asJson = ({ pending }: Login): PendingLogin => JSON.parse(JSON.stringify(pending)) as PendingLogin;
    // With the 30 s by which the clocks may differ.
    await expect(complete(90, asJson)).resolves.toHaveProperty("idToken");
    for (const kept of [({ pending }: Login) => pending, asJson]) {
      await expect(complete(91, kept)).rejects.toMatchObject({
        ...{ code: "ERR_TOKEN", token: "id_token", reason: "claim", claim: "auth_time" },
      });
    }
    provider.change.identity = { auth_time: undefined };
    const login = await identity.beginLogin({ scope: ["openid"], maxAuthenticationAge: 0 });
    expect(new URL(login.url).searchParams.get("max_age")).toBe("0");
    await expect(identity.completeLogin(provider.authorize(login), login)).rejects.toMatchObject({
      ...{ reason: "missing", claim: "auth_time" },
    });
  });

  it.each([0, 1_000, 60_000])("[OIDC-20] an age of %s ms leaves the user time for the login page", async (age) => {
    const provider = createFakeProvider();
    // Another instance may keep its logins for another time.
    const [beginning, completing] = [provider.identity({ loginLifetime: 900_000 }), provider.identity()];
    const complete = async (authenticated: number): Promise<unknown> => {
      await provider.clock.advance(500);
      const began = Math.floor(provider.clock.date() / 1000);
      const login = await beginning.beginLogin({ scope: ["openid"], maxAuthenticationAge: age });
      await provider.clock.advance(300_000);
      provider.change.identity = { auth_time: began + authenticated };
      const pending = JSON.parse(JSON.stringify(login.pending)) as PendingLogin;
      return completing.completeLogin(provider.authorize(login), pending);
    };
    // Right at the beginning, later on the page, and before it by the age and the 30 s by which the clocks may differ.
    for (const authenticated of [0, 100, -30 - age / 1000]) {
      await expect(complete(authenticated)).resolves.toHaveProperty("idToken");
    }
    await expect(complete(-31 - age / 1000)).rejects.toMatchObject({ code: "ERR_TOKEN", claim: "auth_time" });
  });

  it("[OIDC-20] of a login that does not say when it began the age is measured at its end", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"], maxAuthenticationAge: 0 });
    const pending = { ...login.pending, begunAt: undefined };
    provider.change.identity = { auth_time: provider.clock.date() / 1000 };
    await provider.clock.advance(31_000);
    const refused = identity.completeLogin(provider.authorize(login), pending);
    await expect(refused).rejects.toMatchObject({ code: "ERR_TOKEN", claim: "auth_time" });
  });

  it("[OIDC-20] without that an old authentication is as good as any", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.change.identity = { auth_time: 1 };
    const login = await identity.beginLogin({ scope: ["openid"] });
    expect(new URL(login.url).searchParams.has("max_age")).toBe(false);
    await expect(identity.completeLogin(provider.authorize(login), login)).resolves.toHaveProperty("idToken");
  });

  it.each(["access_token", "id_token", "token_type"])(
    "[OIDC-09] a token response without %s is refused by name",
    async (member) => {
      const provider = createFakeProvider();
      const identity = provider.identity();
      provider.change.response = { [member]: undefined };
      const login = await identity.beginLogin({ scope });
      await expect(identity.completeLogin(provider.authorize(login), login)).rejects.toMatchObject({
        code: "ERR_UNEXPECTED_RESPONSE",
        reason: "schema",
        issues: [{ pointer: `/${member}`, rule: "is missing" }],
      });
    },
  );

  it.each([
    ["token_type", "mac"],
    ["expires_in", "300"],
    ["refresh_token", 1],
    ["scope", ["openid"]],
  ])("[OIDC-09] a token response with another %s is refused by name", async (member, value) => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.change.response = { [member]: value };
    const login = await identity.beginLogin({ scope });
    await expect(identity.completeLogin(provider.authorize(login), login)).rejects.toMatchObject({
      reason: "schema",
      issues: [{ pointer: `/${member}` }],
    });
  });

  it.each([
    ["another nonce", "identity", { nonce: "other" }, "id_token", "nonce"],
    ["no nonce", "identity", { nonce: undefined }, "id_token", "nonce"],
    ["a hash of another access token", "identity", { at_hash: "AAAAAAAAAAAAAAAAAAAAAA" }, "id_token", "at_hash"],
    ["another user's access token", "access", { sub: "user-2" }, "access_token", "sub"],
    ["another certificate", "access", { client_cert_sha256: "A".repeat(43) }, "access_token", "client_cert_sha256"],
    ["another issuer", "access", { iss: "https://auth.test" }, "access_token", "iss"],
  ] as const)("[OIDC-11] [OIDC-12] refuses tokens with %s", async (_title, which, claims, token, claim) => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.change[which] = claims;
    const login = await identity.beginLogin({ scope });
    await expect(identity.completeLogin(provider.authorize(login), login)).rejects.toMatchObject({
      code: "ERR_TOKEN",
      token,
      claim,
    });
  });
});

describe("the return address", () => {
  it.each([
    "https://ais.example",
    "HTTPS://AIS.example:443/Callback/./a/../b",
    "https://ais.example/a%2fb//?x=%7Ey&z=a+b&%",
    "https://ais.example/přihlášení",
    "http://LOCALHOST:80/callback",
  ])("[OIDC-03] [OIDC-08] is sent as it is configured, byte for byte: %s", async (redirectUri) => {
    for (const [options, own] of [
      [{ redirectUri }, {}],
      [{}, { redirectUri }],
    ]) {
      const provider = createFakeProvider();
      const identity = provider.identity(options);
      const login = await identity.beginLogin({ scope, ...own });
      const { form } = await identity.beginLogin({ scope, method: "POST", ...own });
      await identity.completeLogin(provider.authorize(login), login);
      const token = provider.requests.find(({ endpoint }) => endpoint === "token");
      expect([
        new URL(login.url).searchParams.get("redirect_uri"),
        login.form.fields["redirect_uri"],
        form.fields["redirect_uri"],
        login.pending.redirectUri,
        new URLSearchParams(token?.body).get("redirect_uri"),
      ]).toEqual(Array.from({ length: 5 }, () => redirectUri));
    }
  });
});

describe("a callback", () => {
  const begun = async (): Promise<{
    login: Login;
    complete: (callback: Parameters<ReturnType<typeof create>["completeLogin"]>[0]) => Promise<unknown>;
    provider: ReturnType<typeof createFakeProvider>;
  }> => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"], state: "right" });
    const complete = (callback: Parameters<typeof identity.completeLogin>[0]): Promise<unknown> =>
      identity.completeLogin(callback, login).catch((error: unknown) => error);
    return { login, complete, provider };
  };
  const create = (): ReturnType<ReturnType<typeof createFakeProvider>["identity"]> => createFakeProvider().identity();

  it.each([
    ["another state", { code: "c", state: "wrong" }, "callback.state", "must be the state of the login"],
    ["the beginning of the state", { code: "c", state: "righ" }, "callback.state", "must be the state of the login"],
    ["a character of the state", { code: "c", state: "r" }, "callback.state", "must be the state of the login"],
    ["the state and more", { code: "c", state: "right1" }, "callback.state", "must be the state of the login"],
    ["the end of the state", { code: "c", state: "ight" }, "callback.state", "must be the state of the login"],
    ["the state and white space", { code: "c", state: "right " }, "callback.state", "must be the state of the login"],
    ["the state in capitals", { code: "c", state: "RIGHT" }, "callback.state", "must be the state of the login"],
    ["an empty state", { code: "c", state: "" }, "callback.state", "must be the state of the login"],
    ["another state with an error", { error: "access_denied", state: "wrong" }, "callback.state", "must be"],
    ["no state", { code: "c" }, "callback.state", "is missing"],
    ["no code", { state: "right" }, "callback.code", "is missing"],
    ["an empty code", { state: "right", code: "" }, "callback.code", "must not be empty"],
    ["a huge code", { state: "right", code: "c".repeat(8193) }, "callback.code", "at most 8192"],
    ["two codes", "code=a&code=b&state=right", "callback.code", "must not be repeated"],
    ["two states", "code=a&state=right&state=right", "callback.state", "must not be repeated"],
    ["another issuer", { code: "c", state: "right", iss: "https://evil.test/" }, "callback.iss", "must be the issuer"],
    ["a broken address", "https://[", "callback", "must be an address"],
  ])("[OIDC-07] with %s is refused before the code is sent", async (_title, callback, field, rule) => {
    const { complete, provider } = await begun();
    const error = await complete(callback);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field, rule: expect.stringContaining(rule) as string });
    expect(provider.counts()).toEqual({ discovery: 1 });
  });

  it("[OIDC-07] with a state that differs in one character, wherever it stands, is refused", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const { pending } = await identity.beginLogin({ scope: ["openid"] });
    const { state } = pending;
    for (let at = 0; at < state.length; at += 1) {
      const other = state[at] === "A" ? "B" : "A";
      const wrong = state.slice(0, at) + other + state.slice(at + 1);
      for (const one of [wrong, state.slice(0, at), state.slice(at + 1)]) {
        await expect(identity.completeLogin({ code: "c", state: one }, pending)).rejects.toMatchObject({
          field: "callback.state",
          rule: "must be the state of the login",
        });
      }
    }
    expect(provider.counts()).toEqual({ discovery: 1 });
  });

  it.each([
    ["a list of a framework", { code: ["a", "b"], state: "right" }, "callback.code"],
    ["a number", { code: 7, state: "right" }, "callback.code"],
    ["nothing", undefined, "callback"],
    ["a list", ["code"], "callback"],
  ])("[OIDC-07] that is %s is refused", async (_title, callback, field) => {
    const { complete } = await begun();
    await expect(complete(callback as unknown as string)).resolves.toMatchObject({ code: "ERR_INVALID_INPUT", field });
  });

  it("[OIDC-07] has to name the issuer when the discovery document says so", async () => {
    const { complete, provider } = await begun();
    provider.document["authorization_response_iss_parameter_supported"] = true;
    await provider.clock.advance(3_600_000);
    expect(await complete({ code: "c", state: "right" })).toMatchObject({ field: "pending.expiresAt" });
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = new URL(provider.authorize(login));
    await expect(identity.completeLogin(callback, login)).rejects.toMatchObject({
      field: "callback.iss",
      rule: "is missing",
    });
    callback.searchParams.set("iss", "https://auth.test/");
    await expect(identity.completeLogin(callback, login)).resolves.toHaveProperty("claims");
  });

  it("[OIDC-07] with an error cannot write lines of its own into a log", async () => {
    const { complete } = await begun();
    const error = await complete({ error: "a\r\nb", error_description: "c\u001b[2J\u2028d", state: "right" });
    expect(error).toMatchObject({ message: "authorization: a b", error: "a b", errorDescription: undefined });
  });

  it("[OIDC-07] with an error is an OAuthError", async () => {
    const { complete } = await begun();
    const error = await complete({
      error: "access_denied",
      error_description: "The user said no",
      error_uri: "https://auth.test/help",
      state: "right",
    });
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({
      endpoint: "authorization",
      status: undefined,
      error: "access_denied",
      errorDescription: "The user said no",
      errorUri: "https://auth.test/help",
    });
  });
});

describe("what was kept of a login", () => {
  const pending = {
    scope: ["openid"],
    redirectUri: "https://ais.example/callback",
    state: "s",
    nonce: "n",
    codeVerifier: "v".repeat(43),
    expiresAt: 1_800_000_600_000,
  };
  it.each([
    ["pending", undefined],
    ["pending", "{}"],
    ["pending", { pending: null }],
    ["pending.redirectUri", { ...pending, redirectUri: "callback" }],
    ["pending.state", { ...pending, state: undefined }],
    ["pending.nonce", { ...pending, nonce: "n".repeat(256) }],
    ["pending.codeVerifier", { ...pending, codeVerifier: "short" }],
    ["pending.expiresAt", { ...pending, expiresAt: "later" }],
    ["pending.expiresAt", { ...pending, expiresAt: 1_800_000_000_000 }],
    ["pending.maxAuthenticationAge", { ...pending, maxAuthenticationAge: "60000" }],
    ["pending.maxAuthenticationAge", { ...pending, maxAuthenticationAge: -1 }],
    ["pending.begunAt", { ...pending, begunAt: "earlier" }],
    ["pending.maxAuthenticationAge", { ...pending, maxAuthenticationAge: null }],
    ["pending.scope[1]", { ...pending, scope: ["openid", "admin"] }],
    ["pending.scope", { ...pending, scope: "openid" }],
    ["pending.scope", { ...pending, scope: ["profile"] }],
  ])("is checked: %s (%#)", async (field, kept) => {
    const provider = createFakeProvider();
    await expect(
      provider.identity().completeLogin({ code: "c", state: "s" }, kept as unknown as { pending: never }),
    ).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field });
    expect(provider.requests).toEqual([]);
  });

  it("is good for the lifetime of a login", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity({ loginLifetime: 1000 });
    const login = await identity.beginLogin({ scope: ["openid"] });
    await provider.clock.advance(999);
    await expect(identity.completeLogin(provider.authorize(login), login)).resolves.toHaveProperty("claims");
    await provider.clock.advance(1);
    await expect(identity.completeLogin(provider.authorize(login), login)).rejects.toMatchObject({
      field: "pending.expiresAt",
      rule: "is over: begin the login again",
    });
  });
});
