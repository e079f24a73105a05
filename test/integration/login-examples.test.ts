import { randomBytes } from "node:crypto";
import { createIdentity, type PendingLogin } from "ares-caais/identity";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as cookie from "../../examples/login/cookie.ts";
import * as redis from "../../examples/login/redis.ts";

const pending: PendingLogin<"openid" | "role"> = {
  scope: ["openid", "role"],
  redirectUri: "https://app.example/callback",
  state: "the state",
  nonce: "the nonce",
  codeVerifier: "the code verifier, which is forty-three long",
  expiresAt: Date.now() + 60_000,
};
const secret = randomBytes(32);
/** What the browser sends back of a header `Set-Cookie`. */
const sentBack = (header: string): string => header.slice(0, header.indexOf(";"));

describe("a pending login in a cookie", () => {
  it("comes back as it was, beside other cookies", async () => {
    const header = await cookie.keepPendingLogin(pending, secret);
    expect(header).toMatch(/; Secure; HttpOnly; SameSite=Lax$/);
    expect(await cookie.readPendingLogin(`a=b; ${sentBack(header)}; c=d`, secret)).toEqual(pending);
  });

  it("shows nothing of itself", async () => {
    const value = sentBack(await cookie.keepPendingLogin(pending, secret)).split("=")[1] ?? "";
    const readable = value.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    for (const text of [pending.state, pending.nonce, pending.codeVerifier])
      expect(readable.join()).not.toContain(text);
  });

  it("is not there when it was changed, is of another secret, or is too old", async () => {
    const kept = sentBack(await cookie.keepPendingLogin(pending, secret));
    const old = await cookie.keepPendingLogin({ ...pending, expiresAt: Date.now() - 60_000 }, secret);
    expect(
      await cookie.readPendingLogin(
        kept.replace(/.$/, (end) => (end === "A" ? "B" : "A")),
        secret,
      ),
    ).toBeUndefined();
    expect(await cookie.readPendingLogin(kept, randomBytes(32))).toBeUndefined();
    expect(await cookie.readPendingLogin(sentBack(old), secret)).toBeUndefined();
    expect(await cookie.readPendingLogin(undefined, secret)).toBeUndefined();
    expect(await cookie.readPendingLogin(sentBack(cookie.forgetPendingLogin), secret)).toBeUndefined();
  });
});

describe("a pending login in Redis", () => {
  it("is taken once", async () => {
    const entries = new Map<string, string>();
    const client: redis.RedisClient = {
      set: (key, value, { PX }) => {
        expect(PX).toBeGreaterThan(50_000);
        return Promise.resolve(entries.set(key, value));
      },
      getDel: (key) => {
        const value = entries.get(key) ?? null;
        entries.delete(key);
        return Promise.resolve(value);
      },
    };
    await redis.keepPendingLogin(client, "session-1", pending);
    expect(await redis.takePendingLogin(client, "session-2")).toBeUndefined();
    expect(await redis.takePendingLogin(client, "session-1")).toEqual(pending);
    expect(await redis.takePendingLogin(client, "session-1")).toBeUndefined();
  });
});

describe("a login whose pending half was kept", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox();
  });
  afterAll(() => sandbox.close());

  it("is completed with what the cookie holds", async () => {
    const { clientId, redirectUri, tls } = sandbox.client;
    using identity = createIdentity({ environment: sandbox.environment, clientId, redirectUri, tls });
    const login = await identity.beginLogin({ scope: ["openid", "role"] });
    const header = sentBack(await cookie.keepPendingLogin(login.pending, secret));
    const callback = await sandbox.logIn(login, "novakova.jana");
    const kept = await cookie.readPendingLogin<"openid" | "role">(header, secret);
    const { claims } = await identity.completeLogin(callback, kept ?? expect.fail("no cookie"));
    expect(claims.access_roles?.length).toBeGreaterThan(0);
  });
});
