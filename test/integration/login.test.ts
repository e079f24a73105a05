import { inspect } from "node:util";
import {
  activityRolesOf,
  rolesOf,
  createIdentity,
  DiscoveryError,
  InvalidInputError,
  OAuthError,
  TokenError,
  TransportError,
  UnexpectedResponseError,
  type Identity,
  type IdentityOptions,
} from "ares-caais/identity";
import { createSandbox, type IdentityFault, type Sandbox } from "ares-caais/sandbox";
import { systemClock } from "../../src/transport/time.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

const username = "novakova.jana";
const scope = ["openid", "profile", "role", "subject", "document", "contact"] as const;

let sandbox: Sandbox;
let identity: Identity;
const opened: Identity[] = [];

/** A client of the sandbox; closed after the test. */
function open(options: Partial<IdentityOptions> = {}): Identity {
  const { clientId, redirectUri, postLogoutRedirectUri, tls } = sandbox.client;
  const { environment } = sandbox;
  const created = createIdentity({ environment, clientId, redirectUri, postLogoutRedirectUri, tls, ...options });
  opened.push(created);
  return created;
}

async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail("it resolved"),
    (error: unknown) => error,
  );
}

beforeAll(async () => {
  sandbox = await createSandbox({ clients: [{ clientId: "SANDBOX", certificates: 2 }, { clientId: "OTHER" }] });
  identity = open();
});
afterEach(() => {
  sandbox.faults.clear({ service: "identity" });
});
afterAll(async () => {
  for (const client of opened) client.close();
  await sandbox.close();
});

describe("a login over mutual TLS", () => {
  it.each(["GET", "POST"] as const)(
    "[OIDC-03] [OIDC-06] [OIDC-08] [OIDC-09] [OIDC-13] begun by %s gives verified claims of the scopes",
    async (method) => {
      const login = await identity.beginLogin({ scope, method });
      const callback = await sandbox.logIn(login, username);
      const tokens = await identity.completeLogin(callback, login.pending);

      const { claims } = tokens;
      expect(claims).toMatchObject({ given_name: "Jana", family_name: "Nováková", aud: "SANDBOX", azp: "SANDBOX" });
      expect(claims.document_ids).toEqual([{ type: "ID", document_id: "990000001" }]);
      expect(claims.activity_roles?.length).toBeGreaterThan(0);
      expect(claims.legal_entity_shorcut).toBe("ZSBK");
      expect(tokens.accessTokenClaims.sub).toBe(claims.sub);
      expect(tokens.accessTokenClaims.scope).toEqual(expect.arrayContaining([...scope]));
      expect(tokens.expiresAt).toBeGreaterThan(Date.now());
      expect(tokens.otherClaims).toEqual({});
    },
  );

  it("needs three requests cold and one warm, over a handshake each at most", async () => {
    const client = open();
    const before = { ...sandbox.identity.requests };
    const handshakes = sandbox.identity.handshakes;
    const spent = (): number[] =>
      (["discovery", "jwks", "token"] as const).map((name) => sandbox.identity.requests[name] - before[name]);
    for (const expected of [
      [1, 1, 1],
      [1, 1, 2],
    ]) {
      const login = await client.beginLogin({ scope: ["openid"] });
      await client.completeLogin(await sandbox.logIn(login, username), login.pending);
      expect(spent()).toEqual(expected);
    }
    // A code goes over a kept connection only after that has rested.
    expect(sandbox.identity.handshakes - handshakes).toBeGreaterThanOrEqual(1);
    expect(sandbox.identity.handshakes - handshakes).toBeLessThanOrEqual(2);
  });

  it("survives that what is kept goes through text", async () => {
    const login = await identity.beginLogin({ scope: ["openid"], state: "návrat /přehled?a=1&b=2" });
    const callback = await sandbox.logIn(login, username);
    const kept = JSON.parse(JSON.stringify(login.pending)) as typeof login.pending;
    expect((await identity.completeLogin(callback, kept)).claims.sub).not.toBe("");
  });

  it("[OIDC-07] tells that the user changed his mind", async () => {
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = await sandbox.logIn(login, { cancel: true });
    const error = await rejection(identity.completeLogin(callback, login.pending));
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({ endpoint: "authorization", error: "access_denied", status: undefined });
  });

  it("[OIDC-07] refuses the callback of another login before it sends anything", async () => {
    const first = await identity.beginLogin({ scope: ["openid"] });
    const second = await identity.beginLogin({ scope: ["openid"] });
    const before = sandbox.identity.requests.token;
    const error = await rejection(identity.completeLogin(await sandbox.logIn(first, username), second.pending));
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field: "callback.state" });
    expect(sandbox.identity.requests.token).toBe(before);
  });

  it("a code is good for one exchange", async () => {
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = await sandbox.logIn(login, username);
    await identity.completeLogin(callback, login.pending);
    expect(await rejection(identity.completeLogin(callback, login.pending))).toMatchObject({
      name: "OAuthError",
      error: "invalid_grant",
    });
  });
});

describe("the client certificate", () => {
  it("[NET-10] may be any of the registered ones, and the tokens are bound to the one in use", async () => {
    const [, second] = sandbox.client.certificates;
    const client = open({
      tls: { certificates: second === undefined ? [] : [second], ca: sandbox.certificateAuthority },
    });
    const login = await client.beginLogin({ scope: ["openid"] });
    const tokens = await client.completeLogin(await sandbox.logIn(login, username), login.pending);
    const first = await identity.beginLogin({ scope: ["openid"] });
    const others = await identity.completeLogin(await sandbox.logIn(first, username), first.pending);
    expect(tokens.accessTokenClaims.client_cert_sha256).not.toBe(others.accessTokenClaims.client_cert_sha256);
  });

  it("[OIDC-08] of another client system is refused, with the advice to register it", async () => {
    const [, other] = sandbox.clients;
    const client = open(other === undefined ? {} : { tls: other.tls });
    const login = await client.beginLogin({ scope: ["openid"] });
    const error = await rejection(client.completeLogin(await sandbox.logIn(login, username), login.pending));
    expect(error).toMatchObject({ name: "OAuthError", endpoint: "token", status: 401, error: "invalid_client" });
    expect(String(error)).toMatch(/regist/);
  });
});

/** What goes wrong at the service, and what comes of it. */
const refusals: readonly (readonly [requirement: string, IdentityFault, object])[] = [
  ["[OIDC-11]", "wrong-nonce", { name: "TokenError", token: "id_token", claim: "nonce" }],
  ["[OIDC-11]", "wrong-audience", { name: "TokenError", token: "id_token", claim: "aud" }],
  ["[OIDC-11]", "wrong-issuer", { name: "TokenError", token: "id_token", claim: "iss" }],
  ["[OIDC-12]", "wrong-subject", { name: "TokenError", token: "access_token", claim: "sub" }],
  [
    "[OIDC-12]",
    "wrong-certificate-thumbprint",
    { name: "TokenError", token: "access_token", claim: "client_cert_sha256" },
  ],
  ["[OIDC-11]", "expired", { name: "TokenError", token: "id_token", reason: "expired", claim: "exp" }],
  ["[OIDC-10]", "foreign-key", { name: "TokenError", token: "id_token", reason: "signature" }],
  ["[OIDC-10]", "alg-none", { name: "TokenError", token: "id_token", reason: "algorithm" }],
  ["[OIDC-10]", "hs256-public-key", { name: "TokenError", token: "id_token", reason: "algorithm" }],
  ["[OIDC-09]", "no-id-token", { name: "UnexpectedResponseError", operation: "token" }],
  ["[OIDC-15]", "server-error", { name: "UnexpectedResponseError", operation: "token", status: 500 }],
];

describe("a service that goes wrong", () => {
  it.each(refusals)("%s %s is refused and nothing secret told", async (_requirement, fault, expected) => {
    const login = await identity.beginLogin({ scope: ["openid", "profile"] });
    const callback = await sandbox.logIn(login, username);
    sandbox.faults.set({ service: "identity", kind: fault });
    const error = await rejection(identity.completeLogin(callback, login.pending));
    expect(error).toMatchObject(expected);
    const told = inspect(error, { depth: 10, showHidden: true });
    const code = new URL(callback).searchParams.get("code") ?? expect.fail("no code");
    const { codeVerifier, nonce, state } = login.pending;
    for (const secret of [code, codeVerifier, nonce, state, "PRIVATE KEY"]) expect(told).not.toContain(secret);
  });

  it("[OIDC-10] tokens that name a key are good all the same", async () => {
    sandbox.faults.set({ service: "identity", kind: "key-id" });
    const login = await identity.beginLogin({ scope: ["openid"] });
    const { claims } = await identity.completeLogin(await sandbox.logIn(login, username), login.pending);
    expect(claims.azp).toBe("SANDBOX");
  });

  it("[OIDC-01] [OIDC-10] a key that is published later is found", async () => {
    // Of its own, because the clients of the other tests would wait for their cool-down.
    await using rotating = await createSandbox();
    const { clientId, redirectUri, tls } = rotating.client;
    // The cool-down after the last load is over at once on a clock that jumps.
    let skipped = 0;
    const clock = { ...systemClock, now: () => systemClock.now() + skipped };
    using client = createIdentity({ environment: rotating.environment, clientId, redirectUri, tls, clock });
    const logIn = async (): Promise<string> => {
      const login = await client.beginLogin({ scope: ["openid"] });
      return (await client.completeLogin(await rotating.logIn(login, username), login.pending)).claims.sub;
    };
    const sub = await logIn();
    await rotating.identity.rotateKeys({ keepOld: false });
    skipped = 60_000;
    expect(await logIn()).toBe(sub);
    expect(rotating.identity.requests.jwks).toBe(2);
  });

  it("[NET-02] a code is never sent twice once the service may have it", async () => {
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = await sandbox.logIn(login, username);
    sandbox.faults.set({ service: "identity", kind: "dead-after-request" });
    const before = sandbox.identity.requests.token;
    const error = await rejection(identity.completeLogin(callback, login.pending));
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ operation: "token", requestSent: true });
    expect(sandbox.identity.requests.token).toBe(before + 1);
  });

  it("[NET-02] a code that certainly was not sent is sent again", async () => {
    let attempts = 0;
    const client = open({
      retry: { minDelay: 1, maxDelay: 1 },
      hooks: {
        onRetry: ({ operation }) => {
          attempts += 1;
          if (operation === "token") sandbox.faults.clear({ service: "identity" });
        },
      },
    });
    const login = await client.beginLogin({ scope: ["openid"] });
    const callback = await sandbox.logIn(login, username);
    sandbox.faults.set({ service: "identity", kind: "dead-before-request" });
    const { claims } = await client.completeLogin(callback, login.pending);
    expect(claims.aud).toBe("SANDBOX");
    expect(attempts).toBeGreaterThan(0);
  });

  it("[OIDC-02] one that does not list tls_client_auth is refused", async () => {
    sandbox.faults.set({ service: "identity", kind: "no-tls-client-auth" });
    const error = await rejection(open().beginLogin({ scope: ["openid"] }));
    expect(error).toBeInstanceOf(DiscoveryError);
    expect(error).toMatchObject({ field: "token_endpoint_auth_methods_supported" });
  });

  it("[OIDC-01] one that states another issuer is refused", async () => {
    sandbox.faults.set({ service: "identity", kind: "wrong-discovery-issuer" });
    expect(await rejection(open().beginLogin({ scope: ["openid"] }))).toMatchObject({ field: "issuer" });
  });

  it("[OIDC-01] endpoints for mutual TLS are taken from the document's aliases", async () => {
    sandbox.faults.set({ service: "identity", kind: "endpoint-aliases" });
    const client = open();
    const login = await client.beginLogin({ scope: ["openid"] });
    const { claims } = await client.completeLogin(await sandbox.logIn(login, username), login.pending);
    expect(claims.aud).toBe("SANDBOX");
  });
});

describe("after a login", () => {
  it.each([true, false])("[OIDC-14] the session ends by way of mutual TLS, the user wanting it: %s", async (end) => {
    const browser = sandbox.openBrowser();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const { idToken } = await identity.completeLogin(await browser.logIn(login, username), login.pending);
    const ended = await identity.endSession({ idToken, state: "a b&c" });
    const back = new URL(await browser.logOut(ended, { end }));
    expect(back.href.startsWith(sandbox.client.postLogoutRedirectUri)).toBe(true);
    expect(back.searchParams.get("state")).toBe("a b&c");
  });

  it("[OIDC-16] a refresh token gives new tokens of the same user", async () => {
    const login = await identity.beginLogin({ scope: ["openid", "profile"] });
    const tokens = await identity.completeLogin(await sandbox.logIn(login, username), login.pending);
    const { sub } = tokens.claims;
    const renewed = await identity.refresh(tokens.refreshToken ?? expect.fail("no refresh token"), { subject: sub });
    expect(renewed.accessToken).not.toBe(tokens.accessToken);
    expect(renewed.accessTokenClaims.sub).toBe(sub);
  });

  it("[OIDC-22] userinfo tells the claims of the access token's user, as the identity token does", async () => {
    const scope = ["openid", "profile", "role"] as const;
    const login = await identity.beginLogin({ scope });
    const { accessToken, claims } = await identity.completeLogin(await sandbox.logIn(login, username), login.pending);
    const info = await identity.userinfo(accessToken, { subject: claims.sub, scope });
    expect(info.claims).toMatchObject({ given_name: "Jana", sub: claims.sub });
    expect([rolesOf(info.claims), activityRolesOf(info.claims)]).toEqual([rolesOf(claims), activityRolesOf(claims)]);
    expect(rolesOf(claims)).toEqual(["ZADATEL", "SCHVALOVATEL"]);
    const few = await identity.userinfo(accessToken, { subject: claims.sub, scope: ["openid", "profile"] });
    expect(few.claims).not.toHaveProperty("time_limited_id");
    expect(few.otherClaims).toHaveProperty("time_limited_id");
  });

  it("tokens are hidden when they are printed, and there when they are kept", async () => {
    const login = await identity.beginLogin({ scope: ["openid"] });
    const tokens = await identity.completeLogin(await sandbox.logIn(login, username), login.pending);
    for (const printed of [
      inspect(tokens),
      inspect(login),
      inspect({ tokens, login }, { depth: 9, showHidden: true }),
    ]) {
      for (const secret of [tokens.accessToken, tokens.idToken, login.pending.codeVerifier, login.pending.state]) {
        expect(printed).not.toContain(secret);
      }
    }
    expect(JSON.stringify(tokens)).toContain(tokens.idToken);
  });
});

it("every error of a login is of the family", () => {
  for (const type of [DiscoveryError, OAuthError, TokenError, TransportError, UnexpectedResponseError]) {
    expect(type.code).toMatch(/^ERR_/);
  }
});
