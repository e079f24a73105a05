import { describe, expect, it, vi } from "vitest";
import { DiscoveryError, type IdentityOptions } from "ares-caais/identity";
import { environments } from "../../../generated/environments.gen.ts";
import { createFakeProvider, type FakeProvider, type Members } from "../../fixtures/fake-provider.ts";
import { on } from "../../fixtures/on-event.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const refused = readYaml(import.meta.url) as readonly [id: string, field: string, value: unknown, rule: string][];

const scope = ["openid"] as const;
const published = environments.test;
/** A provider at published addresses, which nothing calls: requests are handed over in memory. */
const createPublished = (): FakeProvider => {
  const provider = createFakeProvider();
  provider.document["issuer"] = ownIssuer;
  return provider;
};
const unavailable = (): Response => new Response("", { status: 503 });

interface Addresses {
  readonly oidc: string;
  readonly oidcMutualTls: string;
}
/** Where everything of a login and a logout goes when the document names nothing. */
const contractAt = ({ oidc, oidcMutualTls }: Addresses): Readonly<Record<string, string>> => ({
  discovery: `${oidc}/.well-known/openid-configuration`,
  jwks: `${oidc}/oauth2/jwks`,
  login: `${oidc}/oauth2/authorize`,
  token: `${oidcMutualTls}/oauth2/token`,
  endSession: `${oidcMutualTls}/oauth2/endsession`,
  logout: `${oidcMutualTls}/oauth2/endsession`,
});
const given = { oidc: "https://auth.test", oidcMutualTls: "https://mtls.test" };
const gateway = { ...given, oidcMutualTls: "https://gateway.test/caais" };
const issuer = "https://service.test/";
const ownIssuer = `${published.internet.oidc}/`;
const { internet, cms } = published;

interface Row {
  readonly title: string;
  readonly options?: Partial<IdentityOptions>;
  readonly document: Members;
  readonly expected: Members;
}
const rows: readonly Row[] = [
  {
    title: "[OIDC-01] what the document names wins over the contract's addresses",
    options: { environment: "test" },
    document: {
      ...{ issuer: ownIssuer, authorization_endpoint: "https://login.test/authorize" },
      ...{ token_endpoint: "https://tokens.test/token", end_session_endpoint: "https://tokens.test/end_session" },
      jwks_uri: "https://keys.test/jwks",
    },
    expected: {
      ...{ ...contractAt(internet), jwks: "https://keys.test/jwks", login: "https://login.test/authorize" },
      ...{ token: "https://tokens.test/token", endSession: "https://tokens.test/end_session" },
      logout: "https://tokens.test/end_session",
    },
  },
  {
    title: "[OIDC-01] aliases for mutual TLS win over both, and the browser's logout stays",
    options: { environment: "test" },
    document: {
      ...{ issuer: ownIssuer, token_endpoint: "https://tokens.test/token" },
      end_session_endpoint: "https://browser.test/end_session",
      mtls_endpoint_aliases: {
        token_endpoint: "https://certificate.test/token",
        end_session_endpoint: "https://certificate.test/end_session",
      },
    },
    expected: {
      ...{ ...contractAt(internet), token: "https://certificate.test/token" },
      ...{ endSession: "https://certificate.test/end_session", logout: "https://browser.test/end_session" },
    },
  },
  {
    title: "[OIDC-19] a given address for mutual TLS wins over every name that the document has for it",
    options: { environment: { ...gateway, oidcMutualTls: "https://gateway.test/caais/" } },
    document: {
      ...{ token_endpoint: "https://auth.test/oauth2/token", end_session_endpoint: `${issuer}oauth2/endsession` },
      userinfo_endpoint: `${issuer}userinfo?version=1`,
      mtls_endpoint_aliases: { token_endpoint: `${issuer}v2/token` },
    },
    expected: {
      ...{ ...contractAt(gateway), token: "https://gateway.test/caais/v2/token" },
      ...{ userinfo: "https://gateway.test/caais/userinfo?version=1", logout: `${issuer}oauth2/endsession` },
    },
  },
  {
    title: "[OIDC-19] what is on the given address already stays where the document has it",
    options: { environment: gateway },
    document: { token_endpoint: "https://gateway.test/caais/v2/token" },
    expected: { ...contractAt(gateway), token: "https://gateway.test/caais/v2/token" },
  },
  {
    title: "[OIDC-19] a given address wins over the issuer's for what everybody may ask, and over no other",
    options: { issuer },
    document: {
      ...{ issuer, authorization_endpoint: `${issuer}oauth2/authorize`, jwks_uri: "https://keys.test/jwks" },
      end_session_endpoint: `${issuer}oauth2/end_session`,
    },
    expected: {
      ...{ ...contractAt(given), jwks: "https://keys.test/jwks", logout: "https://auth.test/oauth2/end_session" },
    },
  },
  ...[
    { aliases: {}, userinfo: "https://auth.test/caais/userinfo?version=1" },
    { aliases: { userinfo_endpoint: "https://other.test/userinfo" }, userinfo: "https://mtls.test/userinfo" },
    { aliases: { userinfo_endpoint: `${issuer}mtls/userinfo` }, userinfo: "https://mtls.test/mtls/userinfo" },
  ].map(({ aliases, userinfo }) => ({
    title: `[OIDC-19] a userinfo endpoint on the issuer's own address is asked at ${userinfo}`,
    options: { environment: { ...given, oidc: "https://auth.test/caais" }, issuer },
    document: { issuer, userinfo_endpoint: `${issuer}userinfo?version=1`, mtls_endpoint_aliases: aliases },
    expected: { ...contractAt({ ...given, oidc: "https://auth.test/caais" }), userinfo },
  })),
  ...[ownIssuer, `${cms.oidc}/`].map((named) => ({
    title: `[OIDC-19] everything is asked on the central network although the document of ${named} names the public one`,
    options: { environment: "test", network: "cms", issuer: named } as const,
    document: {
      ...{ issuer: named, userinfo_endpoint: "https://elsewhere.test/userinfo" },
      ...{ authorization_endpoint: `${internet.oidc}/oauth2/authorize`, jwks_uri: `${internet.oidc}/oauth2/jwks` },
      token_endpoint: `${internet.oidcMutualTls}/oauth2/token`,
      end_session_endpoint: `${internet.oidc}/oauth2/end_session`,
    },
    expected: {
      ...{ ...contractAt(cms), logout: `${cms.oidc}/oauth2/end_session` },
      userinfo: "https://elsewhere.test/userinfo",
    },
  })),
  ...["https://auth.test", "https://login.test"].map((host) => ({
    title: `[OIDC-17] the browser logs out at ${host}, and endSession keeps to mutual TLS`,
    document: { authorization_endpoint: `${host}/authorize`, end_session_endpoint: `${host}/oauth2/end_session` },
    expected: { ...contractAt(given), login: `${host}/authorize`, logout: `${host}/oauth2/end_session` },
  })),
];

describe("discovery", () => {
  it.each(rows.map((row) => [row.title, row] as const))("%s", async (_title, { options, document, expected }) => {
    const provider = createFakeProvider();
    Object.assign(provider.document, document);
    const identity = provider.identity(options);
    const { form } = await identity.beginLogin({ scope });
    const { idToken, accessToken } = await provider.logIn(identity);
    await identity.endSession({ idToken });
    if ("userinfo_endpoint" in document) await identity.userinfo(accessToken, { subject: "user-1" });
    const asked = Object.fromEntries(provider.requests.map(({ endpoint, url }) => [endpoint, url]));
    const logout = (await identity.logout({ idToken })).form.action;
    expect({ ...asked, login: form.action, logout }).toEqual(expected);
  });

  it.each([
    ["on the service's own address", `${published.internet.oidc}/oauth2/token`],
    ["on the address of the login", "https://login.test/token"],
  ])("explains a refused certificate by a token endpoint %s", async (_where, endpoint) => {
    const provider = createPublished();
    const advice = "the discovery document names a token endpoint on the address for browsers";
    Object.assign(provider.document, {
      authorization_endpoint: "https://login.test/authorize",
      token_endpoint: endpoint,
    });
    const identity = provider.identity({ environment: "test" });
    const page = { headers: { "content-type": "text/html" } };
    const oauth = { name: "OAuthError", message: expect.stringContaining(advice) as string };
    const unexpected = { ...oauth, name: "UnexpectedResponseError" };
    const other = { message: expect.not.stringContaining(advice) as string };
    for (const [refusal, expected] of [
      [Response.json({ error: "invalid_client" }, { status: 400 }), oauth],
      [Response.json({ error: "unauthorized" }, { status: 401 }), oauth],
      [new Response("<html>", { status: 403, ...page }), unexpected],
      [new Response("<html>", page), unexpected],
      [new Response(null, { status: 302, headers: { location: "https://login.test/" } }), unexpected],
      [Response.json({ error: "invalid_grant" }, { status: 400 }), other],
      [new Response("<html>", { status: 503, ...page }), other],
    ] as const) {
      provider.answers["token"] = () => refusal;
      await expect(provider.logIn(identity)).rejects.toMatchObject(expected);
    }
  });

  it.each([
    ["is with mutual TLS", "https://tokens.test/token", "test"],
    ["is given", `${internet.oidc}/oauth2/token`, { ...given, oidc: internet.oidc }],
    ["is the only one", `${issuer}token`, { oidc: "https://service.test", oidcMutualTls: "https://service.test" }],
  ] as const)("does not explain a refused certificate so when the address %s", async (_what, endpoint, environment) => {
    const provider = createPublished();
    provider.document["token_endpoint"] = endpoint;
    provider.answers["token"] = () => Response.json({ error: "invalid_client" }, { status: 401 });
    const identity = provider.identity({ environment, issuer: ownIssuer });
    const message = expect.stringContaining("check that the client certificate is registered") as string;
    await expect(provider.logIn(identity)).rejects.toMatchObject({ message });
  });

  it("[OIDC-19] refuses a document with public addresses on the central network, and says what to do", async () => {
    const provider = createPublished();
    const message = expect.stringContaining(
      `must be ${cms.oidc} or ${cms.oidc}/, and is "${ownIssuer}"; correct the option environment, ` +
        "or if that service is meant, state its issuer by the option issuer",
    ) as string;
    const refused = provider.identity({ environment: "test", network: "cms" }).beginLogin({ scope });
    await expect(refused).rejects.toMatchObject({ code: "ERR_DISCOVERY", field: "issuer", message });
  });

  it.each([
    ["https://auth.test/", {}],
    ["https://auth.test", {}],
    ["https://issuer.test/caais", { issuer: "https://issuer.test/caais" }],
  ])("[OIDC-01] accepts the issuer %s", async (issuer, options) => {
    const provider = createFakeProvider();
    provider.document["issuer"] = issuer;
    await expect(provider.identity(options).beginLogin({ scope })).resolves.toHaveProperty("url");
  });

  it.each(refused)("%s refuses a document by its member %s (%#)", async (_id, field, value, rule) => {
    const provider = createFakeProvider();
    const [member = "", alias] = field.split(".");
    provider.document[member] = alias === undefined ? value : { [alias]: value };
    const broken = provider.identity().beginLogin({ scope });
    await expect(broken).rejects.toBeInstanceOf(DiscoveryError);
    const message = expect.not.stringContaining("password@") as string;
    await expect(broken).rejects.toMatchObject({ field, rule: expect.stringContaining(rule) as string, message });
  });

  const documentUrl = "https://auth.test/.well-known/openid-configuration";
  it.each<[string, string, () => Response, string]>([
    [
      "an address without one",
      "discovery",
      () => new Response("", { status: 404 }),
      `${documentUrl}: check this address`,
    ],
    ["a page", "discovery", () => new Response("<html>"), "which the options environment and network choose"],
    ["a failing service", "discovery", unavailable, `${documentUrl}: try again later`],
    ["another document", "discovery", () => Response.json({}), `(${documentUrl})`],
    ["no key set", "jwks", () => new Response("", { status: 404 }), "which the discovery document names"],
    ["another key set", "jwks", () => Response.json({}), "(https://auth.test/jwks)"],
  ])("[OIDC-01] %s causes an error with the URL, without its query", async (_title, endpoint, answer, expected) => {
    const provider = createFakeProvider();
    provider.document["jwks_uri"] = "https://auth.test/jwks?secret=0123456789";
    provider.answers[endpoint] = answer;
    const error: unknown = await provider.logIn().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(expected);
    expect(String(error)).not.toContain("0123456789");
  });

  it("accepts scopes that the document does not list", async () => {
    const provider = createFakeProvider();
    provider.document["scopes_supported"] = ["openid"];
    await expect(provider.identity().beginLogin({ scope: ["openid", "role"] })).resolves.toHaveProperty("url");
  });
});

describe("the discovery document", () => {
  it("[OIDC-01] the client caches the document for its lifetime, then requests it again", async () => {
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

  it("[OIDC-01] supplies a new address of the keys", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity({ discoveryMaxAge: 1000 });
    await provider.logIn(identity);
    provider.document["jwks_uri"] = "https://keys.test/jwks";
    await provider.clock.advance(1000);
    await provider.logIn(identity);
    expect(provider.requests.filter(({ endpoint }) => endpoint === "jwks").map(({ url }) => url)).toEqual([
      "https://auth.test/oauth2/jwks",
      "https://keys.test/jwks",
    ]);
  });

  it("[OIDC-01] the client requests the document once for simultaneous calls; an abort ends only the caller's wait", async () => {
    const provider = createFakeProvider();
    const release = provider.hold("discovery");
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

  it("[OIDC-01] the client requests the document again after a failed request", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.answers["discovery"] = unavailable;
    await expect(identity.beginLogin({ scope })).rejects.toMatchObject({ operation: "discovery", status: 503 });
    delete provider.answers["discovery"];
    await expect(identity.beginLogin({ scope })).resolves.toHaveProperty("url");
  });

  it("stays in use for a day when it cannot be refreshed, tried once a minute", async () => {
    const provider = createFakeProvider();
    const failures: string[] = [];
    const identity = provider.identity({
      retry: { retries: 2 },
      onEvent: on({ response: ({ operation, status }) => failures.push(`${operation} ${status}`) }),
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

  it("delays no call for long when a refresh of the keys hangs", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity({ retry: { retries: 2 } });
    await provider.logIn(identity);
    provider.answers["jwks"] = () => new Promise(() => undefined);
    await provider.clock.advance(600_000);
    const second = provider.logIn(identity);
    await expect.poll(() => provider.counts()).toHaveProperty("jwks", 2);
    await provider.clock.advance(5_000);
    await expect(second).resolves.toHaveProperty("claims");
    // Not tried again before the cool-down is over.
    await expect(provider.logIn(identity)).resolves.toHaveProperty("claims");
    expect(provider.counts()).toMatchObject({ jwks: 2, token: 3 });
    expect(provider.clock.pending).toBe(0);
  });

  it("delays no call for long when its own refresh hangs", async () => {
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

  it("[OIDC-02] the client never replaces a refused document by the previous one", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    await identity.beginLogin({ scope });
    provider.document["token_endpoint_auth_methods_supported"] = ["client_secret_basic"];
    await provider.clock.advance(3_600_000);
    for (let call = 0; call < 2; call += 1) {
      await expect(identity.beginLogin({ scope })).rejects.toMatchObject({ code: "ERR_DISCOVERY" });
    }
  });

  it("an aborted refresh does not return the previous one", async () => {
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

  it("[REL-06] a call that waits for another one's request sends its own after that timed out", async () => {
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
});
