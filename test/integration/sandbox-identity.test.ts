import { createHash, X509Certificate } from "node:crypto";
import https from "node:https";
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JSONWebKeySet, type JWTPayload } from "jose";
import { createSandbox } from "ares-caais/sandbox";
import { describe, expect, it } from "vitest";
import {
  claimRules,
  responseRules,
  scopes,
  tokenRules,
  type Scope,
  type ValueRules,
} from "../../generated/identity.gen.ts";
import { brokenRule } from "../../src/identity/check-value.ts";
import { useIdentitySandbox } from "./identity-calls.ts";

const context = useIdentitySandbox({
  clients: [{ clientId: "EVIDENCE", certificates: 2 }, { clientId: "SPISOVNA" }],
});
const { authorizationUrl, call, exchange, logIn, tokens } = context;

type Rules = Readonly<Record<string, ValueRules>>;
const allScopes = scopes.join(" ");

async function keySet(): Promise<JSONWebKeySet> {
  return JSON.parse((await call(`${context.sandbox.environment.oidc}/oauth2/jwks`)).text) as JSONWebKeySet;
}

/** Verifies a token by jose. */
async function verified(token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(await keySet()), {
    algorithms: ["RS256"],
    audience: "EVIDENCE",
    issuer: `${context.sandbox.environment.oidc}/`,
  });
  return payload;
}

/** What breaks the rules: unknown names included. */
function faultsOf(values: object, rules: Rules): string[] {
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(rules, name));
  const broken = Object.entries(rules).flatMap(([name, rule]) => {
    const fault = brokenRule((values as Record<string, unknown>)[name], rule);
    return fault === undefined ? [] : [`${name} ${fault}`];
  });
  return [...unknown.map((name) => `${name} is unknown`), ...broken];
}

function identityRules(granted: readonly Scope[]): Rules {
  return Object.assign({}, ...granted.map((scope) => claimRules[scope]), tokenRules.identity) as Rules;
}

describe("[KIT-02] discovery and keys", () => {
  it("the document states the issuer with a slash and the endpoints of the contract", async () => {
    const { oidc, oidcMutualTls } = context.sandbox.environment;
    const { status, headers, text } = await call(`${oidc}/.well-known/openid-configuration`);
    expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
    expect(JSON.parse(text)).toEqual({
      issuer: `${oidc}/`,
      authorization_endpoint: `${oidc}/oauth2/authorize`,
      jwks_uri: `${oidc}/oauth2/jwks`,
      token_endpoint: `${oidcMutualTls}/oauth2/token`,
      end_session_endpoint: `${oidc}/oauth2/endsession`,
      userinfo_endpoint: `${oidcMutualTls}/oauth2/userinfo`,
      scopes_supported: allScopes.split(" "),
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["tls_client_auth"],
      code_challenge_methods_supported: ["S256"],
    });
  });

  it("keys are public, for RS256, and have no kid", async () => {
    const { keys } = await keySet();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(["alg", "e", "kty", "n", "use"]);
    expect(keys[0]).toMatchObject({ alg: "RS256", kty: "RSA", use: "sig" });
    expect(Buffer.from(keys[0]?.n ?? "", "base64url")).toHaveLength(256);
  });
});

describe("[KIT-02] a login", () => {
  it("goes from the page back to the client system, with a code and the state byte for byte", async () => {
    const state = "a+b/ c=%7E&ž…\u{1F600}\\\"'";
    const page = await call(authorizationUrl({ state }));
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    const callback = await context.sandbox.logIn(authorizationUrl({ state }), "kral.petr");
    const [address = "", query = ""] = callback.split("?");
    expect(address).toBe(context.client.redirectUri);
    expect([...new URLSearchParams(query).keys()]).toEqual(["code", "state"]);
    expect(query).toContain(`&state=${encodeURIComponent(state)}`);
  });

  it("begins by POST too, with a query that would be too long", async () => {
    const url = new URL(authorizationUrl({ state: "s".repeat(2500) }));
    const form = {
      method: "POST",
      action: url.origin + url.pathname,
      fields: Object.fromEntries(url.searchParams),
    } as const;
    const callback = await context.sandbox.logIn({ form }, "kral.petr");
    expect(new URL(callback).searchParams.get("state")).toBe("s".repeat(2500));
  });

  it("returns access_denied and the state when the user cancels", async () => {
    const callback = await context.sandbox.logIn(authorizationUrl({ state: "x y" }), { cancel: true });
    expect(callback).toBe(`${context.client.redirectUri}?error=access_denied&state=x%20y`);
  });

  it("ends with a token response of exactly the members of the contract", async () => {
    const { status, headers, text } = await exchange(await logIn({ scope: "openid profile" }));
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "application/json", "cache-control": "no-store" });
    const body: unknown = JSON.parse(text);
    expect(Object.keys(body as object).sort()).toEqual(Object.keys(responseRules.token).sort());
    expect(faultsOf(body as object, responseRules.token)).toEqual([]);
    expect(body).toMatchObject({ scope: "openid profile", token_type: "Bearer", expires_in: 300 });
    expect((body as { refresh_token: string }).refresh_token).not.toContain(".");
  });

  it("the identity token has the claims of the contract for every user and scope", async () => {
    const before = Math.floor(Date.now() / 1000);
    for (const username of ["novakova.jana", "kral.petr", "bez.roli", "nguyen.linh", "znaky.zvlastni"]) {
      const { id_token: token } = await tokens({ username, scope: allScopes, parameters: { nonce: "n-1" } });
      expect(decodeProtectedHeader(token)).toEqual({ alg: "RS256" });
      const claims = await verified(token);
      expect(faultsOf(claims, identityRules(scopes)), username).toEqual([]);
      const { iat = 0, exp = 0 } = claims;
      expect(claims).toMatchObject({ azp: "EVIDENCE", nonce: "n-1" });
      expect(exp - iat).toBe(1800);
      expect(iat).toBeGreaterThanOrEqual(before);
      expect(claims["auth_time"]).toBeGreaterThanOrEqual(before);
    }
  });

  it("a scope adds its own claims and no others", async () => {
    for (const scope of scopes.filter((name) => name !== "openid")) {
      const claims = await verified((await tokens({ scope: `openid ${scope}` })).id_token);
      const rules = identityRules(["openid", scope]);
      const expected = new Set([...Object.keys(claimRules[scope]), ...Object.keys(tokenRules.identity)]);
      // Not asked for, and the members of the lists of `profile` that may stand outside them.
      for (const name of ["nonce", "role", "agenda_code", "activity_role_code"]) expected.delete(name);
      expect(new Set(Object.keys(claims)), scope).toEqual(expected);
      expect(faultsOf(claims, rules), scope).toEqual([]);
    }
  });

  it("attributes that the user lacks are empty", async () => {
    const claims = await verified((await tokens({ username: "kral.petr", scope: allScopes })).id_token);
    expect(claims).toMatchObject({
      degree_after: "",
      email: "",
      birthdate: "",
      country_of_birth: "",
      time_limited_id: "",
      document_ids: [],
      access_roles: [{ access_role_code: "CTENAR" }],
    });
    expect(claims).not.toHaveProperty("nonce");
  });

  it("the access token is bound to the certificate that was presented", async () => {
    for (const tls of context.client.certificates) {
      const login = await logIn({ scope: "openid role" });
      const { access_token: token } = JSON.parse((await exchange(login, {}, { tls })).text) as { access_token: string };
      expect(decodeProtectedHeader(token)).toEqual({ alg: "RS256" });
      const claims = await verified(token);
      expect(faultsOf(claims, tokenRules.access)).toEqual([]);
      expect(claims["client_cert_sha256"]).toBe(
        createHash("sha256").update(new X509Certificate(tls.cert).raw).digest("base64url"),
      );
      expect(claims["scope"]).toEqual(["openid", "role"]);
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
      expect(claims.nbf).toBe(claims.iat);
    }
  });
});

describe("single sign-on", () => {
  it("needs no second choice in the same browser, keeps the user, and is not for other browsers", async () => {
    const browser = context.sandbox.openBrowser();
    const first = await browser.logIn(authorizationUrl({}), "nguyen.linh");
    const [, spisovna] = context.sandbox.clients;
    const url = authorizationUrl({ scope: "openid profile", state: "2" }, spisovna);
    const second = new URL(await browser.logIn(url, "kral.petr"));
    expect(second.searchParams.get("state")).toBe("2");
    const codes = [new URL(first), second].map((callback) => callback.searchParams.get("code"));
    expect(codes[0]).not.toBe(codes[1]);
    if (spisovna === undefined) throw new Error("no second client");
    const reply = await exchange(
      { client: spisovna, code: codes[1] ?? "", verifier: "" },
      { code_verifier: undefined },
    );
    const { id_token: token } = JSON.parse(reply.text) as { id_token: string };
    const { payload } = await jwtVerify(token, createLocalJWKSet(await keySet()));
    expect(payload["username"]).toBe("nguyen.linh");
    expect((await call(url)).status).toBe(200);
  });

  it("has a cookie that scripts and other hosts do not see", async () => {
    const page = await call(authorizationUrl({}));
    const [, reference = ""] = /name="reference" value="([^"]+)"/.exec(page.text) ?? [];
    const form = { reference, username: "kral.petr", action: "login" };
    const { headers } = await call(`${context.sandbox.environment.oidc}/login`, { form });
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-sandbox-session=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe("after the login", () => {
  it("a refresh token gives new tokens of the same user, once", async () => {
    const first = await tokens({ scope: "openid profile role", parameters: { nonce: "n-2" } });
    const refresh = { grant_type: "refresh_token", refresh_token: first.refresh_token, client_id: "EVIDENCE" };
    const url = `${context.sandbox.environment.oidcMutualTls}/oauth2/token`;
    const { tls } = context.client;
    const reply = await call(url, { tls, form: { ...refresh, scope: "openid role" } });
    expect(reply.status).toBe(200);
    const next = JSON.parse(reply.text) as typeof first & { scope: string };
    expect(next.scope).toBe("openid role");
    expect(next.refresh_token).not.toBe(first.refresh_token);
    const [before, after] = [await verified(first.id_token), await verified(next.id_token)];
    for (const name of ["sub", "sid", "auth_time", "aud", "azp"]) expect(after[name]).toBe(before[name]);
    expect(after).not.toHaveProperty("nonce");
    const again = await call(url, { tls, form: refresh });
    expect([again.status, JSON.parse(again.text)]).toMatchObject([400, { error: "invalid_grant" }]);
  });

  it("userinfo gives the claims to the certificate that the token is bound to", async () => {
    const { access_token: token, id_token: idToken } = await tokens({ scope: "openid contact" });
    const url = `${context.sandbox.environment.oidcMutualTls}/oauth2/userinfo`;
    const headers = { authorization: `Bearer ${token}` };
    const { sub, email, phone_number: phone } = await verified(idToken);
    const reply = await call(url, { tls: context.client.tls, headers });
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toEqual({ sub, email, phone_number: phone });
    for (const how of [
      { headers, tls: context.client.certificates[1] },
      { headers: { authorization: `Bearer ${token}x` }, tls: context.client.tls },
      { headers: {}, tls: context.client.tls },
    ]) {
      const refused = await call(url, how);
      expect(refused.status).toBe(401);
      expect(refused.headers["www-authenticate"]).toMatch(/^Bearer/);
    }
  });

  it("many calls need one handshake", async () => {
    const agent = new https.Agent({
      keepAlive: true,
      ca: context.sandbox.certificateAuthority,
      cert: context.client.tls.cert,
      key: context.client.tls.key,
    });
    try {
      const { handshakes, requests } = context.sandbox.identity;
      const tokenRequests = requests.token;
      for (let call = 0; call < 5; call += 1) expect((await exchange(await logIn(), {}, { agent })).status).toBe(200);
      expect(context.sandbox.identity.handshakes - handshakes).toBe(1);
      expect(context.sandbox.identity.requests.token - tokenRequests).toBe(5);
    } finally {
      agent.destroy();
    }
  });
});

describe("the browser without a window", () => {
  it("says why the service refuses it, and which users there are", async () => {
    const { sandbox } = context;
    await expect(sandbox.logIn(authorizationUrl({ scope: "profile" }), "kral.petr")).rejects.toThrow(
      "the sandbox refused the browser (400): scope must contain openid",
    );
    await expect(sandbox.logIn(authorizationUrl({}), "nobody")).rejects.toThrow(
      /^logIn: username must be novakova\.jana, .*znaky\.zvlastni/,
    );
    await expect(sandbox.logOut(`${sandbox.environment.oidc}/logout`, { end: true })).rejects.toThrow(
      "this logout is finished or expired",
    );
  });
});

describe("createSandbox", () => {
  it("[KIT-02] leaves nothing running when a port is taken", async () => {
    const taken = Number(new URL(context.sandbox.environment.oidcMutualTls).port);
    const probe = await createSandbox();
    const kinds = ["oidc", "legacyPages", "legacyMutualTls"] as const;
    const ports = Object.fromEntries(kinds.map((kind) => [kind, Number(new URL(probe.environment[kind]).port)]));
    await probe.close();
    await expect(createSandbox({ ports: { ...ports, oidcMutualTls: taken } })).rejects.toThrow(/EADDRINUSE/);
    const again = await createSandbox({ ports });
    expect(kinds.map((kind) => Number(new URL(again.environment[kind]).port))).toEqual(Object.values(ports));
    await again.close();
  });

  it("gives every client system certificates of its own, which an identity client takes as they are", () => {
    const { clients, client } = context.sandbox;
    expect(clients[0]).toBe(client);
    const all = clients.flatMap(({ certificates }) => certificates.map(({ cert }) => cert));
    expect(new Set(all).size).toBe(3);
    for (const { clientId, tls, certificates } of clients) {
      expect(tls).toEqual({ ...certificates[0], ca: context.sandbox.certificateAuthority });
      expect(new X509Certificate(tls.cert).subject).toBe(`CN=${clientId}`);
    }
  });
});
