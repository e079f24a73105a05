import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { InvalidInputError, type Login, type PendingLogin } from "ares-caais/identity";
import { createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [
  title: string,
  callback: object | string | undefined | readonly string[],
  field: string,
  rule: string,
][];

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

  it("[OIDC-07] takes a pending login whose members are inherited, as a document of a database has them", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope });
    const kept = Object.create(login.pending) as PendingLogin;
    const tokens = await identity.completeLogin(provider.authorize(login), kept);
    expect(tokens.claims.sub).toBe("user-1");
  });

  it.each([
    ["a type of the token in other letters", { token_type: "bEARER" }],
    ["no refresh token", { refresh_token: undefined }],
    ["empty texts, a lifetime of 0 and a member beyond", { expires_in: 0, scope: "", refresh_token: "", beyond: 1 }],
  ])("[OIDC-09] accepts a token response with %s", async (_title, response) => {
    const provider = createFakeProvider();
    provider.change.response = response;
    await expect(provider.logIn()).resolves.toHaveProperty("claims.sub", "user-1");
  });

  it("[OIDC-20] accepts a token response without scope and lifetime, which the access token states", async () => {
    const provider = createFakeProvider();
    provider.change.response = { scope: undefined, expires_in: undefined };
    const expiresAt = provider.clock.date() + 300_000;
    expect(await provider.logIn(undefined, scope)).toMatchObject({ scope, missingScope: [], expiresAt });
  });

  it.each([
    ["of a clock that is 20 s before ours", 20, 300, 300],
    ["of a clock that is 20 s behind ours", -20, 300, 280],
    ["issued 100 s ago", -100, 300, 200],
  ])(
    "[OIDC-20] never overestimates the lifetime of an access token %s when the response has none",
    async (_title, iat, lasts, left) => {
      const provider = createFakeProvider();
      const now = provider.clock.date() / 1000;
      provider.change.response = { expires_in: undefined };
      provider.change.access = { iat: now + iat, nbf: now + iat, exp: now + iat + lasts };
      expect((await provider.logIn()).expiresAt).toBe((now + left) * 1000);
    },
  );

  it.each([
    ["the answer", { response: { scope: "openid" } }, ["profile", "role"]],
    ["the access token alone", { response: { scope: undefined }, access: { scope: ["openid", "role"] } }, ["profile"]],
    ["nobody", {}, []],
  ])("[OIDC-20] reports a scope that %s does not grant", async (_title, change, missing) => {
    const provider = createFakeProvider();
    Object.assign(provider.change, change);
    expect((await provider.logIn(undefined, scope)).missingScope).toEqual(missing);
  });

  it("[OIDC-20] limits the age of the authentication, and refuses an older one", async () => {
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

  it.each([0, 1_000, 60_000])(
    "[OIDC-20] leaves the user time for the login page with a max age of %s ms",
    async (age) => {
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
    },
  );

  it("[OIDC-20] measures the age at the end of a login without a start time", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"], maxAuthenticationAge: 0 });
    const pending = { ...login.pending, begunAt: undefined };
    provider.change.identity = { auth_time: provider.clock.date() / 1000 };
    await provider.clock.advance(31_000);
    const refused = identity.completeLogin(provider.authorize(login), pending);
    await expect(refused).rejects.toMatchObject({ code: "ERR_TOKEN", claim: "auth_time" });
  });

  it("[OIDC-20] accepts an old authentication when no limit is set", async () => {
    const provider = createFakeProvider();
    provider.change.identity = { auth_time: 1 };
    const { url } = await provider.identity().beginLogin({ scope });
    expect(new URL(url).searchParams.has("max_age")).toBe(false);
    await expect(provider.logIn()).resolves.toHaveProperty("claims.auth_time", 1);
  });

  const texts = ["access_token", "refresh_token", "scope", "id_token", "token_type"];
  it.each<[member: string, value: unknown, rule: string]>([
    ...["access_token", "id_token", "token_type"].map(
      (name) => [name, undefined, "is missing"] as [string, undefined, string],
    ),
    ...texts.flatMap((name) =>
      [null, 1, true, ["text"], { text: "text" }].map(
        (value) => [name, value, "must be text"] as [string, unknown, string],
      ),
    ),
    ["access_token", "", "must not be empty"],
    ["id_token", "", "must not be empty"],
    ["token_type", "DPoP", "must be Bearer"],
    ["token_type", "", "must be Bearer"],
    ...["299", null, 1.5, true, []].map(
      (value) => ["expires_in", value, "must be a whole number"] as [string, unknown, string],
    ),
    ["expires_in", -1, "must be at least 0"],
  ])("[OIDC-09] refuses a token response whose %s is %j, and names the member", async (member, value, rule) => {
    const provider = createFakeProvider();
    provider.change.response = { [member]: value };
    await expect(provider.logIn()).rejects.toMatchObject({
      ...{ code: "ERR_UNEXPECTED_RESPONSE", reason: "schema", issues: [{ pointer: `/${member}`, rule }] },
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
  ])(
    "[OIDC-03] [OIDC-08] the client sends the return address as configured, byte for byte: %s",
    async (redirectUri) => {
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
    },
  );
});

describe("a callback", () => {
  const begun = async (): Promise<{ complete: (callback: unknown) => Promise<unknown>; provider: FakeProvider }> => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope: ["openid"], state: "right" });
    // As JavaScript might call it.
    const complete = (callback: unknown): Promise<unknown> =>
      identity.completeLogin(callback as string, login).catch((error: unknown) => error);
    return { complete, provider };
  };

  it.each([...rows, ["a huge code", { state: "right", code: "c".repeat(8193) }, "callback.code", "at most 8192"]])(
    "[OIDC-07] the client refuses a callback with %s before it sends the code",
    async (_title, callback, field, rule) => {
      const { complete, provider } = await begun();
      const error = await complete(callback);
      expect(error).toBeInstanceOf(InvalidInputError);
      expect(error).toMatchObject({ field, rule: expect.stringContaining(rule) as string });
      expect(provider.counts()).toEqual({ discovery: 1 });
    },
  );

  it("[OIDC-07] the client refuses a callback whose state differs in one character anywhere", async () => {
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

  it("[OIDC-07] the client refuses a callback without the issuer when the discovery document promises it", async () => {
    const { complete, provider } = await begun();
    provider.document["authorization_response_iss_parameter_supported"] = true;
    await provider.clock.advance(3_600_000);
    expect(await complete({ code: "c", state: "right" })).toMatchObject({ field: "pending.expiresAt" });
    const login = await provider.begin();
    await expect(login.complete()).rejects.toMatchObject({ field: "callback.iss", rule: "is missing" });
    const callback = `${login.callback}&iss=${encodeURIComponent("https://auth.test/")}`;
    await expect(login.identity.completeLogin(callback, login.login)).resolves.toHaveProperty("claims");
  });

  it("[OIDC-07] causes an error that cannot add lines to a log", async () => {
    const { complete } = await begun();
    const error = await complete({ error: "a\r\nb", error_description: "c\u001b[2J\u2028d", state: "right" });
    expect(error).toMatchObject({
      message: "authorization: a b [ERR_OAUTH]",
      error: "a b",
      errorDescription: undefined,
    });
  });

  it.each(
    `access_denied invalid_client invalid_grant invalid_request invalid_scope server_error temporarily_unavailable
    unauthorized_client unsupported_grant_type unsupported_response_type insufficient_scope invalid_target invalid_token
    insufficient_user_authentication account_selection_required consent_required interaction_required login_required
    invalid_request_object invalid_request_uri registration_not_supported request_not_supported
    request_uri_not_supported`.split(/\s+/),
  )("[OIDC-07] keeps the registered code %s, whatever the state says", async (error) => {
    const identity = createFakeProvider().identity();
    const state = `${error}-of-the-first-tab`;
    const { pending } = await identity.beginLogin({ scope, state });
    await expect(identity.completeLogin({ error, state }, pending)).rejects.toMatchObject({ code: "ERR_OAUTH", error });
  });

  const help = "https://auth.test/help";
  it.each<[what: string, sent: object, kept: object]>([
    ["another code", { error: "tab_is_closed" }, { error: "tab_is_closed" }],
    ["no code with a part of the state", { error: "begin-right-end" }, { error: "[hidden]" }],
    ["no code that looks like a secret", { error: "9f1c2d3e1b2c4d5e8f90" }, { error: "[hidden]" }],
    ["a harmless explanation", { error_description: "The code is used." }, { errorDescription: "The code is used." }],
    [
      "no explanation with a part of the state",
      { error_description: "It is right-here." },
      { errorDescription: undefined },
    ],
    ["the address of a page", { error_uri: help }, { errorUri: help }],
    ["no address with a part of the state", { error_uri: `${help}/right-here` }, { errorUri: undefined }],
    ...["javascript:alert(1)", "http://auth.test/help", "/help"].map((uri): [string, object, object] => [
      `no address such as ${uri}`,
      { error_uri: uri },
      { errorUri: undefined },
    ]),
  ])("[OIDC-07] causes an error that keeps %s", async (_what, sent, kept) => {
    const identity = createFakeProvider().identity();
    const state = "begin-right-here-end";
    const { pending } = await identity.beginLogin({ scope, state });
    const completed = identity.completeLogin({ error: "access_denied", ...sent, state }, pending);
    await expect(completed).rejects.toMatchObject({
      ...{ code: "ERR_OAUTH", endpoint: "authorization", status: undefined },
      ...kept,
    });
  });
});

describe("a stored login", () => {
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
    ["pending.codeVerifier", { ...pending, codeVerifier: "v".repeat(42) }],
    ["pending.codeVerifier", { ...pending, codeVerifier: "v".repeat(129) }],
    ["pending.codeVerifier", { ...pending, codeVerifier: `${"v".repeat(43)}/` }],
    ["pending.expiresAt", { ...pending, expiresAt: "later" }],
    ["pending.expiresAt", { ...pending, expiresAt: 1_800_000_000_000 }],
    ["pending.maxAuthenticationAge", { ...pending, maxAuthenticationAge: "60000" }],
    ["pending.maxAuthenticationAge", { ...pending, maxAuthenticationAge: -1 }],
    ["pending.begunAt", { ...pending, begunAt: "earlier" }],
    ["pending.maxAuthenticationAge", { ...pending, maxAuthenticationAge: null }],
    ["pending.scope[1]", { ...pending, scope: ["openid", "admin"] }],
    ["pending.scope", { ...pending, scope: "openid" }],
    ["pending.scope", { ...pending, scope: ["profile"] }],
  ])("[OIDC-05] the client validates the stored login: %s (%#)", async (field, kept) => {
    const provider = createFakeProvider();
    await expect(
      provider.identity().completeLogin({ code: "c", state: "s" }, kept as unknown as { pending: never }),
    ).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field });
    expect(provider.requests).toEqual([]);
  });

  it("expires after the lifetime of a login", async () => {
    const provider = createFakeProvider();
    const { complete } = await provider.begin(provider.identity({ loginLifetime: 1000 }));
    await provider.clock.advance(999);
    await expect(complete()).resolves.toHaveProperty("claims");
    await provider.clock.advance(1);
    const rule = "is over: begin the login again";
    await expect(complete()).rejects.toMatchObject({ field: "pending.expiresAt", rule });
  });
});
