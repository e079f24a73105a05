import { inspect } from "node:util";
import {
  activityRolesOf,
  rolesOf,
  type Identity,
  type IdentityOptions,
  type Scope,
  type Tokens,
} from "ares-caais/identity";
import { createSandbox, type IdentityFault, type Sandbox } from "ares-caais/sandbox";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { identityOf, useSandbox } from "./sandbox-client.ts";
import { on } from "../fixtures/on-event.ts";

const username = "novakova.jana";
const scope = ["openid", "profile", "role", "subject", "document", "contact"] as const;

const context = useSandbox({ clients: [{ clientId: "SANDBOX", certificates: 2 }, { clientId: "OTHER" }] });
let sandbox: Sandbox;
let identity: Identity;
const opened: Identity[] = [];

/** A client of the sandbox; closed after the tests. */
function open(options: Partial<IdentityOptions> = {}, from = sandbox): Identity {
  const created = identityOf(from, options);
  opened.push(created);
  return created;
}

async function logIn(client = identity, asked: readonly Scope[] = ["openid"], from = sandbox): Promise<Tokens> {
  const login = await client.beginLogin({ scope: asked });
  return client.completeLogin(await from.logIn(login, username), login);
}

beforeAll(() => {
  ({ sandbox } = context);
  identity = open();
});
afterEach(() => {
  sandbox.faults.clear({ service: "identity" });
});
afterAll(() => {
  for (const client of opened) client.close();
});

describe("a login over mutual TLS", () => {
  it.each(["GET", "POST"] as const)(
    "[OIDC-03] [OIDC-06] [OIDC-08] [OIDC-09] [OIDC-13] a login that begins by %s returns verified claims of its scopes",
    async (method) => {
      const login = await identity.beginLogin({ scope, method });
      const tokens = await identity.completeLogin(await sandbox.logIn(login, username), login.pending);
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

  it("needs three requests cold and one warm, each over one handshake at most", async () => {
    const client = open();
    const before = { ...sandbox.identity.requests };
    const handshakes = sandbox.identity.handshakes;
    for (const tokens of [1, 2]) {
      await logIn(client);
      const spent = (["discovery", "jwks", "token"] as const).map(
        (name) => sandbox.identity.requests[name] - before[name],
      );
      expect(spent).toEqual([1, 1, tokens]);
    }
    // A code goes over a kept connection only after that has rested.
    expect(sandbox.identity.handshakes - handshakes).toBeGreaterThanOrEqual(1);
    expect(sandbox.identity.handshakes - handshakes).toBeLessThanOrEqual(2);
  });

  it("[OIDC-07] returns the state as it was sent, and reports that the user cancelled", async () => {
    const login = await identity.beginLogin({ scope: ["openid"], state: "návrat /přehled?a=1&b=2" });
    const expected = { name: "OAuthError", endpoint: "authorization", error: "access_denied", status: undefined };
    const cancelled = await sandbox.logIn(login, { cancel: true });
    await expect(identity.completeLogin(cancelled, login.pending)).rejects.toMatchObject(expected);
    const kept = JSON.parse(JSON.stringify(login.pending)) as typeof login.pending;
    const { claims } = await identity.completeLogin(await sandbox.logIn(login, username), kept);
    expect(claims.sub).not.toBe("");
  });

  it("[NET-10] takes any registered certificate, and binds the tokens to the one in use", async () => {
    const [first, second] = sandbox.client.certificates;
    const bound = [first, second].map(async (certificate) => {
      const certificates = certificate === undefined ? [] : [certificate];
      const { accessTokenClaims } = await logIn(open({ tls: { certificates, ca: sandbox.certificateAuthority } }));
      return accessTokenClaims.client_cert_sha256;
    });
    expect(new Set(await Promise.all(bound)).size).toBe(2);
  });

  it("[OIDC-08] refuses the certificate of another client system, with the advice to register it", async () => {
    const [, other] = sandbox.clients;
    const message = expect.stringContaining("registered") as string;
    await expect(logIn(open(other === undefined ? {} : { tls: other.tls }))).rejects.toMatchObject({
      ...{ name: "OAuthError", endpoint: "token", status: 401, error: "invalid_client", message },
    });
  });
});

describe("a service that goes wrong", () => {
  const refused = (token: string, details: object): object => ({ name: "TokenError", token, ...details });

  it.each<[id: string, fault: IdentityFault, error: object]>([
    ["OIDC-11", "wrong-nonce", refused("id_token", { claim: "nonce" })],
    ["OIDC-11", "wrong-audience", refused("id_token", { claim: "aud" })],
    ["OIDC-11", "wrong-issuer", refused("id_token", { claim: "iss" })],
    ["OIDC-11", "expired", refused("id_token", { reason: "expired", claim: "exp" })],
    ["OIDC-12", "wrong-subject", refused("access_token", { claim: "sub" })],
    ["OIDC-12", "wrong-certificate-thumbprint", refused("access_token", { claim: "client_cert_sha256" })],
    ["OIDC-10", "foreign-key", refused("id_token", { reason: "signature" })],
    ["OIDC-10", "alg-none", refused("id_token", { reason: "algorithm" })],
    ["OIDC-10", "hs256-public-key", refused("id_token", { reason: "algorithm" })],
    ["OIDC-09", "no-id-token", { name: "UnexpectedResponseError", operation: "token" }],
    ["OIDC-15", "server-error", { name: "UnexpectedResponseError", operation: "token", status: 500 }],
    ["NET-02", "dead-after-request", { name: "TransportError", operation: "token", requestSent: true }],
  ])("[%s] refuses %s after one request, and shows no secret", async (_id, fault, expected) => {
    const login = await identity.beginLogin({ scope: ["openid", "profile"] });
    const callback = await sandbox.logIn(login, username);
    sandbox.faults.set({ service: "identity", kind: fault });
    const before = sandbox.identity.requests.token;
    const error: unknown = await identity.completeLogin(callback, login.pending).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject(expected);
    expect(sandbox.identity.requests.token).toBe(before + 1);
    const told = inspect(error, { depth: 10, showHidden: true });
    const { codeVerifier, nonce, state } = login.pending;
    const code = new URL(callback).searchParams.get("code") ?? expect.unreachable();
    for (const secret of [code, codeVerifier, nonce, state, "PRIVATE KEY"]) expect(told).not.toContain(secret);
  });

  it.each<[id: string, fault: IdentityFault, what: string]>([
    ["OIDC-10", "key-id", "tokens that name a key"],
    ["OIDC-01", "endpoint-aliases", "endpoints for mutual TLS among the document's aliases"],
  ])("[%s] under the fault %s, the client accepts %s", async (_id, kind) => {
    sandbox.faults.set({ service: "identity", kind });
    expect((await logIn(open())).claims.azp).toBe("SANDBOX");
  });

  it.each<[id: string, fault: IdentityFault, field: string]>([
    ["OIDC-02", "no-tls-client-auth", "token_endpoint_auth_methods_supported"],
    ["OIDC-01", "wrong-discovery-issuer", "issuer"],
  ])("[%s] refuses %s by the member %s of the document", async (_id, kind, field) => {
    sandbox.faults.set({ service: "identity", kind });
    await expect(open().beginLogin({ scope: ["openid"] })).rejects.toMatchObject({ name: "DiscoveryError", field });
  });

  it("[OIDC-01] [OIDC-10] verifies a token with a new key as soon as the key is published", async () => {
    await using rotating = await createSandbox();
    const client = open({}, rotating);
    const { claims } = await logIn(client, ["openid"], rotating);
    await rotating.identity.rotateKeys({ keepOld: false });
    expect((await logIn(client, ["openid"], rotating)).claims.sub).toBe(claims.sub);
    expect(rotating.identity.requests.jwks).toBe(2);
  });

  it("[NET-02] sends a code again when the first request certainly was not sent", async () => {
    const retried: string[] = [];
    const onRetry = ({ operation }: { readonly operation: string }): void => {
      retried.push(operation);
      if (operation === "token") sandbox.faults.clear({ service: "identity" });
    };
    const client = open({ retry: { minDelay: 1, maxDelay: 1 }, onEvent: on({ retry: onRetry }) });
    const login = await client.beginLogin({ scope: ["openid"] });
    const callback = await sandbox.logIn(login, username);
    sandbox.faults.set({ service: "identity", kind: "dead-before-request" });
    expect((await client.completeLogin(callback, login)).claims.aud).toBe("SANDBOX");
    expect(retried).toContain("token");
  });
});

describe("after a login", () => {
  it.each([true, false])("[OIDC-14] ends the session over mutual TLS, with the user's consent: %s", async (end) => {
    const browser = sandbox.openBrowser();
    const login = await identity.beginLogin({ scope: ["openid"] });
    const { idToken } = await identity.completeLogin(await browser.logIn(login, username), login.pending);
    const back = new URL(await browser.logOut(await identity.endSession({ idToken, state: "a b&c" }), { end }));
    expect(back.href.startsWith(sandbox.client.postLogoutRedirectUri)).toBe(true);
    expect(back.searchParams.get("state")).toBe("a b&c");
  });

  it("[OIDC-16] returns new tokens of the same user for a refresh token", async () => {
    const { accessToken, refreshToken, claims } = await logIn(identity, ["openid", "profile"]);
    const { sub } = claims;
    const renewed = await identity.refresh(refreshToken ?? expect.unreachable(), { subject: sub });
    expect(renewed.accessToken).not.toBe(accessToken);
    expect(renewed.accessTokenClaims.sub).toBe(sub);
  });

  it("[OIDC-22] userinfo returns the claims of the access token's user, as the identity token does", async () => {
    const { accessToken, claims } = await logIn(identity, ["openid", "profile", "role"]);
    const { sub } = claims;
    const info = await identity.userinfo(accessToken, { subject: sub, scope: ["openid", "profile", "role"] });
    expect(info.claims).toMatchObject({ given_name: "Jana", sub });
    expect([rolesOf(info.claims), activityRolesOf(info.claims)]).toEqual([rolesOf(claims), activityRolesOf(claims)]);
    expect(rolesOf(claims)).toEqual(["ZADATEL", "SCHVALOVATEL"]);
    const few = await identity.userinfo(accessToken, { subject: sub, scope: ["openid", "profile"] });
    expect(few.claims).not.toHaveProperty("time_limited_id");
    expect(few.otherClaims).toHaveProperty("time_limited_id");
  });
});
