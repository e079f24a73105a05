import { describe, expect, it, vi } from "vitest";
import { DiscoveryError } from "ares-caais/identity";
import { environments } from "../../../generated/environments.gen.ts";
import { createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";

const scope = ["openid"] as const;
const published = environments.test;
/** A provider at published addresses, which nothing calls: requests are handed over in memory. */
const createPublished = (): FakeProvider => {
  const provider = createFakeProvider();
  provider.document["issuer"] = `${published.internet.oidc}/`;
  return provider;
};
const unavailable = (): Response => new Response("", { status: 503 });

describe("discovery", () => {
  it("[OIDC-01] is asked at the address of the service; its endpoints win over the contract's", async () => {
    const provider = createPublished();
    Object.assign(provider.document, {
      authorization_endpoint: "https://login.test/authorize",
      token_endpoint: "https://tokens.test/token",
      end_session_endpoint: "https://tokens.test/end_session",
      jwks_uri: "https://keys.test/jwks",
    });
    const identity = provider.identity({ environment: "test" });
    const login = await identity.beginLogin({ scope });
    expect(login.url).toMatch(/^https:\/\/login\.test\/authorize\?/);
    const { idToken } = await identity.completeLogin(provider.authorize(login), login);
    await identity.endSession({ idToken, postLogoutRedirectUri: "https://ais.example/bye" });
    expect(provider.requests.map(({ url }) => url)).toEqual([
      `${published.internet.oidc}/.well-known/openid-configuration`,
      "https://keys.test/jwks",
      "https://tokens.test/token",
      "https://tokens.test/end_session",
    ]);
  });

  it("[OIDC-01] the addresses for mutual TLS win over both; the browser's logout keeps its own", async () => {
    const provider = createPublished();
    Object.assign(provider.document, {
      token_endpoint: "https://tokens.test/token",
      end_session_endpoint: "https://browser.test/end_session",
      mtls_endpoint_aliases: {
        token_endpoint: "https://certificate.test/token",
        end_session_endpoint: "https://certificate.test/end_session",
      },
    });
    const identity = provider.identity({ environment: "test" });
    const login = await identity.beginLogin({ scope });
    const { idToken } = await identity.completeLogin(provider.authorize(login), login);
    const logout = { idToken, postLogoutRedirectUri: "https://ais.example/bye" };
    await identity.endSession(logout);
    expect((await identity.logout(logout)).form.action).toBe("https://browser.test/end_session");
    expect(provider.requests.map(({ url }) => url)).toEqual([
      `${published.internet.oidc}/.well-known/openid-configuration`,
      `${published.internet.oidc}/oauth2/jwks`,
      "https://certificate.test/token",
      "https://certificate.test/end_session",
    ]);
  });

  it.each([
    ["on the service's own address", `${published.internet.oidc}/oauth2/token`],
    ["on the address of the login", "https://login.test/token"],
  ])("a refused certificate is explained by a token endpoint %s", async (_where, endpoint) => {
    const provider = createPublished();
    const advice = "the discovery document names a token endpoint on the address for browsers";
    Object.assign(provider.document, {
      authorization_endpoint: "https://login.test/authorize",
      token_endpoint: endpoint,
    });
    const identity = provider.identity({ environment: "test" });
    const refusals: readonly (readonly [Response, string])[] = [
      [Response.json({ error: "invalid_client" }, { status: 400 }), "OAuthError"],
      [Response.json({ error: "unauthorized" }, { status: 401 }), "OAuthError"],
      [new Response("<html>", { status: 403, headers: { "content-type": "text/html" } }), "UnexpectedResponseError"],
      [new Response("<html>", { headers: { "content-type": "text/html" } }), "UnexpectedResponseError"],
      [new Response(null, { status: 302, headers: { location: "https://login.test/" } }), "UnexpectedResponseError"],
    ];
    for (const [refusal, name] of refusals) {
      provider.answers["token"] = () => refusal;
      const login = await identity.beginLogin({ scope });
      const refused = identity.completeLogin(provider.authorize(login), login);
      await expect(refused).rejects.toMatchObject({ name, message: expect.stringContaining(advice) as string });
    }
    const others = [
      Response.json({ error: "invalid_grant" }, { status: 400 }),
      new Response("<html>", { status: 503, headers: { "content-type": "text/html" } }),
    ];
    for (const other of others) {
      provider.answers["token"] = () => other;
      const login = await identity.beginLogin({ scope });
      const refused = identity.completeLogin(provider.authorize(login), login);
      await expect(refused).rejects.toMatchObject({ message: expect.not.stringContaining(advice) as string });
    }
  });

  it.each([
    ["is with mutual TLS", "https://tokens.test/token", "test"],
    [
      "is given",
      `${published.internet.oidc}/oauth2/token`,
      { oidc: published.internet.oidc, oidcMutualTls: "https://mtls.test" },
    ],
    [
      "is the only one",
      "https://service.test/token",
      { oidc: "https://service.test", oidcMutualTls: "https://service.test" },
    ],
  ] as const)(
    "a refused certificate is not explained so where the address %s",
    async (_what, endpoint, environment) => {
      const provider = createPublished();
      provider.document["token_endpoint"] = endpoint;
      provider.answers["token"] = () => Response.json({ error: "invalid_client" }, { status: 401 });
      const identity = provider.identity({ environment, issuer: `${published.internet.oidc}/` });
      const login = await identity.beginLogin({ scope });
      const refused = identity.completeLogin(provider.authorize(login), login);
      const message = expect.stringContaining("check that the client certificate is registered") as string;
      await expect(refused).rejects.toMatchObject({ message });
    },
  );

  it("[OIDC-19] an address for mutual TLS that is given wins over every name that the document has for it", async () => {
    const provider = createFakeProvider();
    Object.assign(provider.document, {
      token_endpoint: "https://auth.test/oauth2/token",
      userinfo_endpoint: "https://service.test/userinfo?version=1",
      end_session_endpoint: "https://service.test/oauth2/endsession",
      mtls_endpoint_aliases: { token_endpoint: "https://service.test/v2/token" },
    });
    const environment = { oidc: "https://auth.test", oidcMutualTls: "https://gateway.test/caais/" };
    const identity = provider.identity({ environment });
    const login = await identity.beginLogin({ scope });
    const { idToken, accessToken, claims } = await identity.completeLogin(provider.authorize(login), login);
    await identity.userinfo(accessToken, { subject: claims.sub });
    await identity.endSession({ idToken });
    expect(provider.requests.slice(2).map(({ url }) => url)).toEqual([
      "https://gateway.test/caais/v2/token",
      "https://gateway.test/caais/userinfo?version=1",
      "https://gateway.test/caais/oauth2/endsession",
    ]);
  });

  it.each([
    ["by itself is asked on the given one", {}, "https://auth.test/caais/userinfo?version=1"],
    [
      "with an alias for mutual TLS is asked on that given one",
      { userinfo_endpoint: "https://certificate.test/userinfo" },
      "https://mtls.test/userinfo",
    ],
  ])("[OIDC-19] a userinfo endpoint on the issuer's own address %s", async (_how, aliases, expected) => {
    const provider = createFakeProvider();
    const issuer = "https://service.test/";
    Object.assign(provider.document, {
      issuer,
      userinfo_endpoint: "https://service.test/userinfo?version=1",
      mtls_endpoint_aliases: aliases,
    });
    const environment = { oidc: "https://auth.test/caais", oidcMutualTls: "https://mtls.test" };
    const identity = provider.identity({ environment, issuer });
    await identity.userinfo("token", { subject: "user-1" }).catch(() => undefined);
    expect(provider.requests.at(-1)?.url).toBe(expected);
  });

  it("[OIDC-19] what is on the given address already stays where the document has it", async () => {
    const provider = createFakeProvider();
    provider.document["token_endpoint"] = "https://gateway.test/caais/v2/token";
    const identity = provider.identity({
      environment: { oidc: "https://auth.test", oidcMutualTls: "https://gateway.test/caais" },
    });
    const login = await identity.beginLogin({ scope });
    await identity.completeLogin(provider.authorize(login), login);
    expect(provider.requests.at(-1)?.url).toBe("https://gateway.test/caais/v2/token");
  });

  it("[OIDC-19] a given address wins over the issuer's for what everybody may ask, and for nobody else's", async () => {
    const provider = createFakeProvider();
    const issuer = "https://service.test/";
    Object.assign(provider.document, {
      issuer,
      authorization_endpoint: "https://service.test/oauth2/authorize",
      end_session_endpoint: "https://service.test/oauth2/end_session",
      jwks_uri: "https://keys.test/jwks",
    });
    const identity = provider.identity({ issuer });
    const login = await identity.beginLogin({ scope });
    expect(login.form.action).toBe("https://auth.test/oauth2/authorize");
    const { idToken } = await identity.completeLogin(provider.authorize(login), login);
    expect((await identity.logout({ idToken })).form.action).toBe("https://auth.test/oauth2/end_session");
    await identity.endSession({ idToken });
    expect(provider.requests.map(({ url }) => url)).toEqual([
      "https://auth.test/.well-known/openid-configuration",
      "https://keys.test/jwks",
      "https://mtls.test/oauth2/token",
      "https://mtls.test/oauth2/endsession",
    ]);
  });

  it("[OIDC-19] on the central network a document that names the public one is refused, and the error says what helps", async () => {
    const provider = createPublished();
    const error: unknown = await provider
      .identity({ environment: "test", network: "cms" })
      .beginLogin({ scope })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "ERR_DISCOVERY", field: "issuer" });
    expect(String(error)).toContain(
      `must be ${published.cms.oidc} or ${published.cms.oidc}/, and is the address of test on the network internet; ` +
        `when that service is meant, the option issuer: "${published.internet.oidc}/" says so`,
    );
  });

  it("[OIDC-19] with that issuer everything is asked on the central network all the same", async () => {
    const provider = createPublished();
    const { oidc, oidcMutualTls } = published.internet;
    Object.assign(provider.document, {
      authorization_endpoint: `${oidc}/oauth2/authorize`,
      jwks_uri: `${oidc}/oauth2/jwks`,
      token_endpoint: `${oidcMutualTls}/oauth2/token`,
      end_session_endpoint: `${oidc}/oauth2/end_session`,
      userinfo_endpoint: "https://elsewhere.test/userinfo",
    });
    const identity = provider.identity({ environment: "test", network: "cms", issuer: `${oidc}/` });
    const login = await identity.beginLogin({ scope });
    expect(login.form.action).toBe(`${published.cms.oidc}/oauth2/authorize`);
    const { idToken, accessToken, claims } = await identity.completeLogin(provider.authorize(login), login);
    await identity.endSession({ idToken });
    await identity.userinfo(accessToken, { subject: claims.sub });
    expect((await identity.logout({ idToken })).form.action).toBe(`${published.cms.oidc}/oauth2/end_session`);
    expect(provider.requests.map(({ url }) => url)).toEqual([
      `${published.cms.oidc}/.well-known/openid-configuration`,
      `${published.cms.oidc}/oauth2/jwks`,
      `${published.cms.oidcMutualTls}/oauth2/token`,
      `${published.cms.oidcMutualTls}/oauth2/endsession`,
      "https://elsewhere.test/userinfo",
    ]);
  });

  it("[OIDC-19] nothing is asked on the public network where only the endpoints name it", async () => {
    const provider = createFakeProvider();
    const { oidc, oidcMutualTls } = published.internet;
    Object.assign(provider.document, {
      issuer: `${published.cms.oidc}/`,
      authorization_endpoint: `${oidc}/oauth2/authorize`,
      jwks_uri: `${oidc}/oauth2/jwks`,
      token_endpoint: `${oidcMutualTls}/oauth2/token`,
      end_session_endpoint: `${oidc}/oauth2/end_session`,
    });
    const identity = provider.identity({ environment: "test", network: "cms" });
    const login = await identity.beginLogin({ scope });
    expect(login.form.action).toBe(`${published.cms.oidc}/oauth2/authorize`);
    const { idToken } = await identity.completeLogin(provider.authorize(login), login);
    await identity.endSession({ idToken });
    expect((await identity.logout({ idToken })).form.action).toBe(`${published.cms.oidc}/oauth2/end_session`);
    expect(provider.requests.map(({ url }) => url)).toEqual([
      `${published.cms.oidc}/.well-known/openid-configuration`,
      `${published.cms.oidc}/oauth2/jwks`,
      `${published.cms.oidcMutualTls}/oauth2/token`,
      `${published.cms.oidcMutualTls}/oauth2/endsession`,
    ]);
  });

  it.each([
    ["the address of the service", "https://auth.test", "https://auth.test/oauth2/authorize"],
    ["the address of the login", "https://login.test", "https://login.test/authorize"],
  ])("[OIDC-17] endSession keeps to mutual TLS when the logout is on %s", async (_where, host, authorization) => {
    const provider = createFakeProvider();
    provider.document["authorization_endpoint"] = authorization;
    provider.document["end_session_endpoint"] = `${host}/oauth2/end_session`;
    const identity = provider.identity();
    const logout = { idToken: "i.d.t", postLogoutRedirectUri: "https://ais.example/bye" };
    await identity.endSession(logout);
    expect(provider.requests.at(-1)?.url).toBe("https://mtls.test/oauth2/endsession");
    expect((await identity.logout(logout)).form.action).toBe(`${host}/oauth2/end_session`);
  });

  it.each([
    ["https://auth.test/", {}],
    ["https://auth.test", {}],
    ["https://issuer.test/caais", { issuer: "https://issuer.test/caais" }],
  ])("[OIDC-01] the issuer %s is taken", async (issuer, options) => {
    const provider = createFakeProvider();
    provider.document["issuer"] = issuer;
    await expect(provider.identity(options).beginLogin({ scope })).resolves.toHaveProperty("url");
  });

  it.each([
    ["[OIDC-01]", "issuer", undefined, "is missing"],
    ["[OIDC-01]", "issuer", "https://auth.test//", "must be https://auth.test or https://auth.test/"],
    ["[OIDC-01]", "issuer", "https://evil.test/", "must be"],
    ["[OIDC-02]", "token_endpoint_auth_methods_supported", undefined, "is missing"],
    ["[OIDC-02]", "token_endpoint_auth_methods_supported", [], "must list tls_client_auth"],
    ["[OIDC-02]", "token_endpoint_auth_methods_supported", ["client_secret_basic"], "must list tls_client_auth"],
    // A self-signed certificate is another method, of which the contract says nothing (RFC 8705, section 2.2).
    [
      "[OIDC-02]",
      "token_endpoint_auth_methods_supported",
      ["self_signed_tls_client_auth"],
      "must list tls_client_auth",
    ],
    ["[OIDC-02]", "token_endpoint_auth_methods_supported", ["TLS_CLIENT_AUTH"], "must list tls_client_auth"],
    ["[OIDC-02]", "token_endpoint_auth_methods_supported", "tls_client_auth", "must be a list of texts"],
    ["", "response_types_supported", ["id_token"], "must list code"],
    ["", "code_challenge_methods_supported", ["plain"], "must list S256"],
    ["", "code_challenge_methods_supported", [7], "must be a list of texts"],
    ["", "id_token_signing_alg_values_supported", ["HS256", "none"], "must list one of"],
    ["", "grant_types_supported", "refresh_token", "must be a list of texts"],
    ["", "authorization_endpoint", "/oauth2/authorize", "must be an absolute URL"],
    ["", "token_endpoint", "http://mtls.test/oauth2/token", "must be https"],
    ["", "token_endpoint", 7, "must be an absolute URL"],
    ["", "end_session_endpoint", "https://user:password@mtls.test/", "must not hold credentials"],
    ["", "jwks_uri", "https://auth.test/jwks#keys", "must not have a fragment"],
    ["", "jwks_uri", "file:///etc/keys", "must be https"],
    ["", "mtls_endpoint_aliases", "https://mtls.test", "must be an object"],
  ])("%s refuses a document by its member %s (%#)", async (_id, field, value, rule) => {
    const provider = createFakeProvider();
    provider.document[field] = value;
    const error: unknown = await provider
      .identity()
      .beginLogin({ scope })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DiscoveryError);
    expect(error).toMatchObject({ code: "ERR_DISCOVERY", field, rule: expect.stringContaining(rule) as string });
    expect(String(error)).not.toContain("password@");
  });

  it("an alias is checked like its endpoint", async () => {
    const provider = createFakeProvider();
    provider.document["mtls_endpoint_aliases"] = { token_endpoint: "http://mtls.test/token" };
    await expect(provider.identity().beginLogin({ scope })).rejects.toMatchObject({
      field: "mtls_endpoint_aliases.token_endpoint",
    });
  });

  it("scopes that a document does not list can be asked for", async () => {
    const provider = createFakeProvider();
    provider.document["scopes_supported"] = ["openid"];
    await expect(provider.identity().beginLogin({ scope: ["openid", "role"] })).resolves.toHaveProperty("url");
  });
});

describe("the discovery document", () => {
  it("[OIDC-01] is kept for its time and then asked for again", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity({ discoveryMaxAge: 1000 });
    await identity.beginLogin({ scope });
    await provider.clock.advance(999);
    await identity.beginLogin({ scope });
    expect(provider.counts()).toEqual({ discovery: 1 });
    provider.document["authorization_endpoint"] = "https://new.test/authorize";
    await provider.clock.advance(1);
    expect((await identity.beginLogin({ scope })).url).toContain("https://new.test/");
    expect(provider.counts()).toEqual({ discovery: 2 });
  });

  it("[OIDC-01] a new address of the keys is heeded", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity({ discoveryMaxAge: 1000 });
    const logIn = async (): Promise<void> => {
      const login = await identity.beginLogin({ scope });
      await identity.completeLogin(provider.authorize(login), login);
    };
    await logIn();
    provider.document["jwks_uri"] = "https://keys.test/jwks";
    await provider.clock.advance(1000);
    await logIn();
    expect(provider.requests.filter(({ endpoint }) => endpoint === "jwks").map(({ url }) => url)).toEqual([
      "https://auth.test/oauth2/jwks",
      "https://keys.test/jwks",
    ]);
  });

  it("[OIDC-01] is asked for once by calls at the same time; an abort ends only the caller's wait", async () => {
    const provider = createFakeProvider();
    let release = (): void => undefined;
    provider.answers["discovery"] = async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return Response.json(provider.document);
    };
    const identity = provider.identity();
    const controller = new AbortController();
    const aborted = identity.beginLogin({ scope }, { signal: controller.signal });
    const other = identity.beginLogin({ scope });
    await provider.clock.advance(0);
    controller.abort(new Error("changed my mind"));
    await expect(aborted).rejects.toThrow("changed my mind");
    release();
    await expect(other).resolves.toHaveProperty("url");
    expect(provider.counts()).toEqual({ discovery: 1 });
    expect(provider.clock.pending).toBe(0);
  });

  it("[OIDC-01] a failed request is not kept", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.answers["discovery"] = unavailable;
    await expect(identity.beginLogin({ scope })).rejects.toMatchObject({ operation: "discovery", status: 503 });
    delete provider.answers["discovery"];
    await expect(identity.beginLogin({ scope })).resolves.toHaveProperty("url");
  });

  it("is repeated within the policy when none is at hand", async () => {
    const provider = createFakeProvider();
    let asked = 0;
    provider.answers["discovery"] = () => ((asked += 1) < 3 ? unavailable() : Response.json(provider.document));
    const identity = provider.identity({ retry: { retries: 2 } });
    await expect(provider.clock.run(identity.beginLogin({ scope }))).resolves.toHaveProperty("url");
    expect(asked).toBe(3);
  });

  it("stays in use for a day when it cannot be refreshed, tried once a minute", async () => {
    const provider = createFakeProvider();
    const failures: string[] = [];
    const identity = provider.identity({
      retry: { retries: 2 },
      hooks: { onResponse: ({ operation, status }) => failures.push(`${operation} ${status}`) },
    });
    await identity.beginLogin({ scope });
    provider.answers["discovery"] = unavailable;
    await provider.clock.advance(3_600_000);
    await identity.beginLogin({ scope });
    await identity.beginLogin({ scope });
    expect(failures).toEqual(["discovery 200", "discovery 503"]);
    await provider.clock.advance(60_000);
    await identity.beginLogin({ scope });
    expect(provider.counts()).toEqual({ discovery: 3 });
    await provider.clock.advance(86_400_000 - 3_660_000);
    await expect(provider.clock.run(identity.beginLogin({ scope }))).rejects.toMatchObject({ status: 503 });
  });

  it("holds nobody for long when a refresh of the keys never comes", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity({ retry: { retries: 2 } });
    const logIn = async (): Promise<unknown> => {
      const login = await identity.beginLogin({ scope });
      return identity.completeLogin(provider.authorize(login), login);
    };
    await logIn();
    provider.answers["jwks"] = () => new Promise(() => undefined);
    await provider.clock.advance(600_000);
    const second = logIn();
    await expect.poll(() => provider.counts()).toHaveProperty("jwks", 2);
    await provider.clock.advance(5_000);
    await expect(second).resolves.toHaveProperty("claims");
    // Not tried again before the cool-down is over.
    await expect(logIn()).resolves.toHaveProperty("claims");
    expect(provider.counts()).toMatchObject({ jwks: 2, token: 3 });
    expect(provider.clock.pending).toBe(0);
  });

  it("holds nobody for long when a refresh never comes", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    await identity.beginLogin({ scope });
    provider.answers["discovery"] = () => new Promise(() => undefined);
    await provider.clock.advance(3_600_000);
    const settled = vi.fn();
    void identity.beginLogin({ scope }).then(settled, settled);
    await provider.clock.advance(4_999);
    expect(settled).not.toHaveBeenCalled();
    await provider.clock.advance(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ url: expect.any(String) as string }));
    expect(provider.clock.pending).toBe(0);
  });

  it("[OIDC-02] one that is refused is never passed over for the one before", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    await identity.beginLogin({ scope });
    provider.document["token_endpoint_auth_methods_supported"] = ["client_secret_basic"];
    await provider.clock.advance(3_600_000);
    for (let call = 0; call < 2; call += 1) {
      await expect(identity.beginLogin({ scope })).rejects.toMatchObject({ code: "ERR_DISCOVERY" });
    }
  });

  it("an aborted refresh does not give the old one", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    await identity.beginLogin({ scope });
    await provider.clock.advance(3_600_000);
    provider.answers["discovery"] = () => new Promise(() => undefined);
    const controller = new AbortController();
    const aborted = identity.beginLogin({ scope }, { signal: controller.signal });
    await provider.clock.advance(0);
    controller.abort(new Error("changed my mind"));
    await expect(aborted).rejects.toThrow("changed my mind");
  });

  it("[REL-06] a call that waits for another one's request goes on by itself when that took too long", async () => {
    const provider = createFakeProvider();
    const { clock, requests } = provider;
    const identity = provider.identity({ timeout: 1000 });
    provider.answers["discovery"] = () =>
      requests.length === 1 ? new Promise<Response>(() => undefined) : Response.json(provider.document);
    const first = identity.beginLogin({ scope }).catch((error: unknown) => error);
    await clock.advance(900);
    const late = identity.beginLogin({ scope });
    await clock.advance(100);
    expect(await first).toMatchObject({ operation: "discovery", phase: "timeout" });
    expect(await late).toHaveProperty("url");
    expect([clock.now(), clock.pending, requests.length]).toEqual([1000, 0, 2]);
  });

  it("that never comes holds a call no longer than its deadline", async () => {
    const provider = createFakeProvider();
    provider.answers["discovery"] = () => new Promise(() => undefined);
    const identity = provider.identity();
    const call = identity.beginLogin({ scope }, { deadline: 100 });
    const outcome = expect(call).rejects.toMatchObject({
      code: "ERR_TRANSPORT",
      operation: "discovery",
      phase: "timeout",
    });
    await provider.clock.advance(100);
    await outcome;
    expect(provider.clock.pending).toBe(0);
  });
});
