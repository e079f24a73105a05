import { createPublicKey } from "node:crypto";
import https from "node:https";
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  importJWK,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
} from "jose";
import { afterEach, describe, expect, it } from "vitest";
import type { IdentityFault } from "ares-caais/sandbox";
import { useIdentitySandbox } from "./identity-calls.ts";

const context = useIdentitySandbox();
const { call, exchange, logIn, tokens } = context;

afterEach(() => {
  context.sandbox.faults.clear({ service: "identity" });
});

async function keySet(): Promise<JSONWebKeySet> {
  return JSON.parse((await call(`${context.sandbox.environment.oidc}/oauth2/jwks`)).text) as JSONWebKeySet;
}

async function discovery(): Promise<Readonly<Record<string, unknown>>> {
  const { text } = await call(`${context.sandbox.environment.oidc}/.well-known/openid-configuration`);
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

/** Tokens of a login under a fault, and of one without. */
async function spoilt(fault: IdentityFault): Promise<Record<"access" | "identity", [JWTPayload, JWTPayload]>> {
  const parameters = { nonce: "n-1" };
  const good = await tokens({ parameters });
  context.sandbox.faults.set({ service: "identity", kind: fault });
  const bad = await tokens({ parameters });
  return {
    access: [decodeJwt(good.access_token), decodeJwt(bad.access_token)],
    identity: [decodeJwt(good.id_token), decodeJwt(bad.id_token)],
  };
}

/** Names of the claims that differ from those of a good token, besides what differs in all tokens. */
function different([good, bad]: [JWTPayload, JWTPayload]): string[] {
  const always = new Set(["jti", "sid", "iat", "nbf", "exp", "auth_time"]);
  return Object.keys(good).filter(
    (name) => !always.has(name) && JSON.stringify(good[name]) !== JSON.stringify(bad[name]),
  );
}

describe("[KIT-02] faults of the tokens", () => {
  it.each([
    ["wrong-nonce", [], ["nonce"]],
    ["wrong-audience", ["aud"], ["aud", "azp"]],
    ["wrong-issuer", ["iss"], ["iss"]],
    ["wrong-subject", ["sub"], []],
    ["wrong-certificate-thumbprint", ["client_cert_sha256"], []],
  ] as const)("%s changes nothing else in the token", async (fault, access, identity) => {
    const found = await spoilt(fault);
    expect(different(found.access)).toEqual(access);
    expect(different(found.identity).sort()).toEqual([...identity].sort());
  });

  it("hs256-public-key would deceive a client that does not check the algorithm", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "hs256-public-key" });
    const { id_token: confused } = await tokens();
    const [jwk] = (await keySet()).keys;
    const pem = createPublicKey({ key: jwk ?? {}, format: "jwk" }).export({ type: "spki", format: "pem" });
    // jose writes no line break at the end.
    const secret = new TextEncoder().encode(String(pem).trimEnd());
    await expect(jwtVerify(confused, secret, { algorithms: ["HS256"] })).resolves.toBeDefined();
  });

  it("key-id names a key that the set does not name; the token stays valid", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "key-id" });
    const { id_token: token } = await tokens();
    expect(decodeProtectedHeader(token).kid).toBe("key-of-today");
    const set = await keySet();
    await expect(jwtVerify(token, createLocalJWKSet(set))).rejects.toBeInstanceOf(errors.JWKSNoMatchingKey);
    await expect(jwtVerify(token, await importJWK(set.keys[0] ?? {}))).resolves.toBeDefined();
  });
});

describe("[KIT-02] faults of the token endpoint", () => {
  it("slow sends the same response after the delay, and delays nothing else", async () => {
    const login = await logIn();
    context.sandbox.faults.set({ service: "identity", kind: "slow", delay: 1 });
    expect((await exchange(login)).status).toBe(200);
    const next = await logIn();
    context.sandbox.faults.set({ service: "identity", kind: "slow", delay: 600_000 });
    const agent = new https.Agent();
    const slow = exchange(next, {}, { agent }).then(
      () => "answered",
      () => "given up",
    );
    for (let call = 0; call < 20; call += 1) expect(await discovery()).toHaveProperty("issuer");
    expect(await Promise.race([slow, Promise.resolve("waiting")])).toBe("waiting");
    agent.destroy();
    expect(await slow).toBe("given up");
  });

  it("dead-after-request consumes the code and sends no response", async () => {
    const login = await logIn();
    context.sandbox.faults.set({ service: "identity", kind: "dead-after-request" });
    const before = context.sandbox.identity.requests.token;
    await expect(exchange(login)).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(context.sandbox.identity.requests.token).toBe(before + 1);
    context.sandbox.faults.clear({ service: "identity" });
    expect(JSON.parse((await exchange(login)).text)).toMatchObject({ error: "invalid_grant" });
  });
});

describe("[KIT-02] faults of the discovery document", () => {
  it("unavailable answers 503 with Retry-After for document and keys", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "unavailable" });
    for (const path of ["/.well-known/openid-configuration", "/oauth2/jwks"]) {
      const reply = await call(context.sandbox.environment.oidc + path);
      expect([reply.status, reply.headers["retry-after"]]).toEqual([503, "1"]);
    }
  });

  it("endpoint-aliases puts working addresses under the aliases only", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "endpoint-aliases" });
    const document = await discovery();
    const aliases = document["mtls_endpoint_aliases"] as Readonly<Record<string, string>>;
    expect(Object.keys(aliases).sort()).toEqual(["end_session_endpoint", "token_endpoint", "userinfo_endpoint"]);
    for (const [name, alias] of Object.entries(aliases)) {
      const how = { tls: context.client.tls, method: name === "userinfo_endpoint" ? "GET" : "POST" };
      expect((await call(alias, how)).status).not.toBe(404);
      // The browser's logout is no endpoint with mutual TLS.
      const isDead = (await call(String(document[name]), how)).status === 404;
      expect(isDead, name).toBe(name !== "end_session_endpoint");
    }
  });
});

describe("keys", () => {
  it("rotate keeps the old key published, or removes it", async () => {
    const { id_token: old } = await tokens();
    const [first] = (await keySet()).keys;
    await context.sandbox.identity.rotateKeys();
    const two = await keySet();
    expect(two.keys).toHaveLength(2);
    expect(two.keys[1]).toEqual(first);
    const { id_token: next } = await tokens();
    await expect(jwtVerify(next, await importJWK(two.keys[0] ?? {}))).resolves.toBeDefined();
    await expect(jwtVerify(old, await importJWK(two.keys[1] ?? {}))).resolves.toBeDefined();
    await context.sandbox.identity.rotateKeys({ keepOld: false });
    expect((await keySet()).keys).toHaveLength(1);
    await expect(jwtVerify(next, createLocalJWKSet(await keySet()))).rejects.toBeInstanceOf(
      errors.JWSSignatureVerificationFailed,
    );
  });
});
