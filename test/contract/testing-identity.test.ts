import { beforeEach, describe, expect, it } from "vitest";
import {
  createIdentity,
  DiscoveryError,
  InvalidInputError,
  OAuthError,
  scopes,
  TokenError,
  TransportError,
  UnexpectedResponseError,
  type Identity,
  type IdentityOptions,
  type Scope,
  type Tokens,
} from "ares-caais/identity";
import {
  createTestIdentityProvider,
  sampleClaims,
  testCertificate,
  type IdentityAnswers,
  type LoginError,
  type TestIdentityProviderOptions,
} from "ares-caais/testing";
import { claimRules } from "../../generated/identity.gen.ts";
import { thrownBy } from "../fixtures/failures.ts";
import { server } from "./server.ts";

const clientId = "AIS";
const redirectUri = "https://ais.example/callback";
const provider = await createTestIdentityProvider({ clientId });
beforeEach(() => {
  server.use(...provider.handlers);
});

const create = (options: Partial<IdentityOptions> = {}): Identity =>
  createIdentity({ clientId, redirectUri, tls: provider.tls, retry: false, ...options });
const logIn = async (identity = create(), from = provider): Promise<Tokens> => {
  const login = await identity.beginLogin({ scope: [...scopes] });
  return identity.completeLogin(from.callback(login), login);
};
/** A login of a new client, which has begun. */
const begin = async (scope: readonly Scope[] = ["openid"]) => {
  const identity = create();
  return { identity, login: await identity.beginLogin({ scope }) };
};
type Fault = Extract<IdentityAnswers["token"] | IdentityAnswers["discovery"], { fault: unknown }>["fault"];

describe("the handlers of the identity service", () => {
  it("[KIT-01] a login with every scope returns verified tokens with the claims of each scope", async () => {
    const { claims, otherClaims, accessTokenClaims } = await logIn();
    expect(claims).toMatchObject(sampleClaims(scopes));
    expect(otherClaims).toEqual({});
    expect(accessTokenClaims.scope).toEqual(scopes);
  });

  it.each(scopes)("[KIT-01] the samples of %s have every claim of the scope, with valid values", async (scope) => {
    const inLists = ["role", "agenda_code", "activity_role_code"];
    const names = Object.keys(claimRules[scope]).filter((name) => !inLists.includes(name));
    expect(Object.keys(sampleClaims([scope])).toSorted()).toEqual(names.toSorted());
    const { identity, login } = await begin([...new Set(["openid", scope] as const)]);
    const { claims, otherClaims } = await identity.completeLogin(provider.callback(login), login);
    // The client sorts out what breaks a rule.
    expect(otherClaims).toEqual({});
    expect(claims).toMatchObject(sampleClaims([scope]));
  });

  it("the login form and the login page redirect back too", async () => {
    const { identity, login } = await begin();
    await expect(identity.completeLogin(provider.callback({ form: login.form }), login)).resolves.toBeDefined();
    const next = await identity.beginLogin({ scope: ["openid"] });
    const page = await fetch(next.url, { redirect: "manual" });
    expect(page.status).toBe(302);
    await expect(identity.completeLogin(page.headers.get("location") ?? "", next)).resolves.toBeDefined();
    const wrong = await fetch(next.url.replace("client_id=AIS", "client_id=OTHER"), { redirect: "manual" });
    expect(wrong.status).toBe(400);
  });

  it("keeps the newest 1,000 unredeemed codes", async () => {
    const { identity, login } = await begin();
    const [lost, kept] = Array.from({ length: 1001 }, () => provider.callback(login));
    await expect(identity.completeLogin(lost ?? "", login)).rejects.toMatchObject({ error: "invalid_grant" });
    await expect(identity.completeLogin(kept ?? "", login)).resolves.toBeDefined();
  });

  it("refreshes tokens, answers userinfo and logs out", async () => {
    const identity = create();
    const { accessToken, refreshToken = "", idToken, claims } = await logIn(identity);
    const refreshed = await identity.refresh(refreshToken, { subject: claims.sub });
    expect(refreshed.claims?.sub).toBe(claims.sub);
    await expect(identity.refresh(refreshToken)).rejects.toMatchObject({ error: "invalid_grant" });
    await expect(identity.userinfo(accessToken, { subject: claims.sub })).resolves.toMatchObject({
      claims: { given_name: claims.given_name },
    });
    const logout = { idToken, postLogoutRedirectUri: "https://ais.example/bye", state: "s" };
    await expect(identity.endSession(logout)).resolves.toEqual({ url: "https://ais.example/bye?state=s" });
  });

  it.each([
    ["specification", "/oauth2/endsession"],
    ["published", "/oauth2/end_session"],
  ] as const)("follows the %s documents: the browser logs out at %s", async (behaviour, path) => {
    const own = await createTestIdentityProvider({ clientId, tls: provider.tls, behaviour });
    server.use(...own.handlers);
    const { identity, login } = await begin(["openid", "profile"]);
    const { idToken, otherClaims, claims } = await identity.completeLogin(own.callback(login), login);
    const { url } = await identity.logout({ idToken, postLogoutRedirectUri: "https://ais.example/bye", state: "s" });
    expect(new URL(url).pathname).toBe(path);
    const page = await fetch(url, { redirect: "manual" });
    expect([page.status, page.headers.get("location")]).toEqual([302, "https://ais.example/bye?state=s"]);
    expect((await fetch(url.replace("client_id=AIS", "client_id=OTHER"), { redirect: "manual" })).status).toBe(400);
    const roles = claims.access_roles ?? otherClaims["access_roles"];
    const code = behaviour === "published" ? "access_role_code" : "role";
    expect(roles).toEqual(expect.arrayContaining([{ [code]: expect.any(String) as string }]));
  });

  it("uses another user for all logins or for one", async () => {
    const claims = { sub: "user-7", given_name: "Jana" };
    const own = await createTestIdentityProvider({ clientId, tls: provider.tls, claims });
    server.use(...own.handlers);
    expect((await logIn(create(), own)).claims).toMatchObject(claims);
    const { identity, login } = await begin(["openid", "profile"]);
    const back = own.callback(login, { claims: { given_name: "Petr" } });
    const tokens = await identity.completeLogin(back, login);
    expect(tokens.claims.given_name).toBe("Petr");
  });

  it("grants fewer scopes than requested when told so", async () => {
    const { identity, login } = await begin(["openid", "profile", "contact"]);
    const tokens = await identity.completeLogin(provider.callback(login, { scope: ["openid", "profile"] }), login);
    expect(tokens.scope).toEqual(["openid", "profile"]);
    expect(tokens.claims).not.toHaveProperty("email");
  });

  it.each([
    ["an environment", { environment: "test", network: "cms" }],
    ["addresses of one's own", { environment: { oidc: "https://auth.test", oidcMutualTls: "https://mtls.test" } }],
  ] as const satisfies readonly (readonly [string, Partial<TestIdentityProviderOptions>])[])(
    "answers %s, with a certificate of the caller's own",
    async (_title, options) => {
      const tls = await testCertificate({ commonName: "own" });
      const own = await createTestIdentityProvider({ clientId, tls, ...options });
      server.use(...own.handlers);
      await expect(logIn(create({ tls, ...options }), own)).resolves.toBeDefined();
      await expect(logIn(create(options), own)).rejects.toMatchObject({ claim: "client_cert_sha256" });
    },
  );

  it("uses the clock that it is given", async () => {
    const clock = { date: () => Date.UTC(2031, 0, 1) };
    const own = await createTestIdentityProvider({ clientId, tls: provider.tls, clock });
    server.use(...own.handlers);
    await expect(logIn(create(), own)).rejects.toMatchObject({ reason: "early" });
  });
});

describe("errors and faults by name", () => {
  const calls = {
    discovery: () => create().beginLogin({ scope: ["openid"] }),
    jwks: () => logIn(),
    token: () => logIn(),
    endSession: () => create().endSession({ idToken: "i.d.t", postLogoutRedirectUri: "https://ais.example/bye" }),
    userinfo: () => create().userinfo("token", { subject: "user" }),
  } as const satisfies Record<keyof IdentityAnswers, () => Promise<unknown>>;

  /** HTTP status by error of each endpoint (RFC 6749, section 5.2; RFC 6750, section 3.1). */
  const errorStatuses = {
    token: {
      ...{ invalid_request: 400, invalid_client: 401, invalid_grant: 400, unauthorized_client: 400 },
      ...{ unsupported_grant_type: 400, invalid_scope: 400 },
    },
    endSession: { invalid_request: 400, invalid_client: 401 },
    userinfo: { invalid_request: 400, invalid_token: 401, insufficient_scope: 403 },
  } as const;
  /** Errors of the redirect after a login (RFC 6749, section 4.1.2.1; OpenID Connect Core 1.0, section 3.1.2.6). */
  const loginErrors = [
    ...(["access_denied", "invalid_request", "unauthorized_client", "unsupported_response_type"] as const),
    ...(["invalid_scope", "server_error", "temporarily_unavailable", "login_required"] as const),
    ...(["interaction_required", "consent_required", "account_selection_required"] as const),
  ];
  const errors = (["token", "endSession", "userinfo"] as const).flatMap((endpoint) =>
    Object.entries(errorStatuses[endpoint]).map(([error, status]) => ({ endpoint, error, status })),
  );
  it.each(errors)(
    "[KIT-01] $endpoint: the client reports $error as an OAuthError with its status",
    async ({ endpoint, error, status }) => {
      // The table has no other errors than the types.
      server.use(provider.handler(endpoint, { error, description: "Because" } as IdentityAnswers[typeof endpoint]));
      const thrown = await thrownBy(calls[endpoint]());
      expect(thrown).toBeInstanceOf(OAuthError);
      expect(thrown).toMatchObject({ endpoint, error, status, errorDescription: "Because" });
    },
  );

  it.each(loginErrors)("[KIT-01] the login ends with %s", async (error: LoginError) => {
    const { identity, login } = await begin();
    const thrown = await thrownBy(identity.completeLogin(provider.callback(login, { error }), login));
    expect(thrown).toBeInstanceOf(OAuthError);
    expect(thrown).toMatchObject({ endpoint: "authorization", error });
  });

  const refused = (details: object): object => ({ constructor: TokenError, ...details });
  const unexpected = { constructor: UnexpectedResponseError };
  const faults: readonly (readonly [endpoint: "discovery" | "jwks" | "token", fault: Fault, details: object])[] = [
    ["token", "wrong-nonce", refused({ token: "id_token", claim: "nonce" })],
    ["token", "wrong-audience", refused({ reason: "claim", claim: "aud" })],
    ["token", "wrong-issuer", refused({ reason: "claim", claim: "iss" })],
    ["token", "wrong-subject", refused({ token: "access_token", claim: "sub" })],
    ["token", "wrong-certificate-thumbprint", refused({ token: "access_token", claim: "client_cert_sha256" })],
    ["token", "expired", refused({ reason: "expired" })],
    ["token", "foreign-key", refused({ reason: "signature" })],
    ["token", "alg-none", refused({ reason: "algorithm" })],
    ["token", "hs256-public-key", refused({ reason: "algorithm" })],
    ["token", "no-id-token", { ...unexpected, reason: "schema" }],
    [
      "discovery",
      "no-tls-client-auth",
      { constructor: DiscoveryError, field: "token_endpoint_auth_methods_supported" },
    ],
    ["discovery", "wrong-issuer", { constructor: DiscoveryError, field: "issuer" }],
    ...(["discovery", "jwks", "token"] as const).flatMap((endpoint) => [
      [endpoint, "network-error", { constructor: TransportError, phase: "connection" }] as const,
      ...(["html-page", "empty-answer"] as const).map(
        (fault) => [endpoint, fault, { ...unexpected, status: 200 }] as const,
      ),
      [endpoint, "empty-error", { ...unexpected, status: 500 }] as const,
      [endpoint, "unavailable", { ...unexpected, status: 503 }] as const,
      [endpoint, "block-page", { ...unexpected, status: 403 }] as const,
    ]),
  ];
  it.each(faults)("[KIT-01] %s has the fault %s", async (endpoint, fault, details) => {
    server.use(provider.handler(endpoint, { fault }));
    expect(await thrownBy(calls[endpoint]())).toMatchObject(details);
  });

  it("[KIT-01] accepts tokens that name a key although the key set names none", async () => {
    server.use(provider.handler("token", { fault: "key-id" }));
    const { accessToken } = await logIn();
    expect(atob(accessToken.split(".")[0] ?? "")).toContain('"kid"');
  });

  it("[KIT-01] userinfo claims of another user cause a TokenError", async () => {
    const identity = create();
    const { accessToken, claims } = await logIn(identity);
    server.use(provider.handler("userinfo", { fault: "wrong-subject" }));
    const thrown = await thrownBy(identity.userinfo(accessToken, { subject: claims.sub }));
    expect(thrown).toMatchObject({ constructor: TokenError, claim: "sub" });
  });

  it("[KIT-01] the fault without an answer lasts until the client's timeout", async () => {
    server.use(provider.handler("discovery", { fault: "no-answer" }));
    const thrown = await thrownBy(create({ timeout: 100 }).beginLogin({ scope: ["openid"] }));
    expect(thrown).toMatchObject({ constructor: TransportError, phase: "timeout" });
  });

  it("answers one request when `once` is set", async () => {
    server.use(provider.handler("token", { error: "invalid_client" }, { once: true }));
    await expect(logIn()).rejects.toBeInstanceOf(OAuthError);
    await expect(logIn()).resolves.toBeDefined();
  });

  // The casts stand for JavaScript.
  it.each([
    ["endpoint", () => provider.handler("authorize" as "token", { error: "invalid_grant" })],
    ["error", () => provider.handler("token", { error: "access_denied" } as unknown as IdentityAnswers["token"])],
    ["fault", () => provider.handler("jwks", { fault: "expired" } as unknown as IdentityAnswers["jwks"])],
    ["error", () => provider.callback("https://x.example/?client_id=AIS", { error: "x" as LoginError })],
  ])("refuses a wrong %s with an InvalidInputError", (_field, make) => {
    expect(make).toThrow(InvalidInputError);
  });

  it("refuses a login that the service would refuse with an InvalidInputError", async () => {
    const { url } = await create().beginLogin({ scope: ["openid"] });
    const changed = (name: string, value: string): string => {
      const address = new URL(url);
      address.searchParams.set(name, value);
      return address.href;
    };
    for (const [name, value] of Object.entries({
      client_id: "OTHER",
      redirect_uri: "nowhere",
      scope: "profile",
      response_type: "token",
      nonce: "n".repeat(256),
    })) {
      expect(() => provider.callback(changed(name, value)), name).toThrow(
        expect.objectContaining({ field: name }) as Error,
      );
    }
    await expect(createTestIdentityProvider({ clientId: "" })).rejects.toBeInstanceOf(InvalidInputError);
  });
});
