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
const callback = "/login/callback?code=1&state=the+state";
/** What the browser sends back of a header `Set-Cookie`. */
const sentBack = (header: string): string => header.slice(0, header.indexOf(";"));

describe("a pending login in a cookie", () => {
  it("comes back as it was, beside other cookies", async () => {
    const header = await cookie.keepPendingLogin(pending, secret);
    expect(header).toMatch(/; Secure; HttpOnly; SameSite=Lax$/);
    expect(await cookie.readPendingLogin(callback, `a=b; ${sentBack(header)}; c=d`, secret)).toEqual(pending);
  });

  it("stands beside that of another tab", async () => {
    const other = { ...pending, state: "another state" };
    const headers = [await cookie.keepPendingLogin(other, secret), await cookie.keepPendingLogin(pending, secret)];
    const sent = headers.map(sentBack).join("; ");
    expect(await cookie.readPendingLogin(callback, sent, secret)).toEqual(pending);
    expect(await cookie.readPendingLogin("/login/callback?state=another+state", sent, secret)).toEqual(other);
    expect(await cookie.readPendingLogin("/login/callback?state=a+third+one", sent, secret)).toBeUndefined();
    expect(cookie.forgetPendingLogin(other)).not.toContain(sentBack(headers[1] ?? "").split("=")[0]);
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
    // The first character of the authentication tag: some bits of the last one mean nothing.
    const changed = kept.replace(
      /\.(.)([^.]*)$/,
      (_all, first, rest) => `.${first === "A" ? "B" : "A"}${String(rest)}`,
    );
    expect(changed).not.toBe(kept);
    expect(await cookie.readPendingLogin(callback, changed, secret)).toBeUndefined();
    expect(await cookie.readPendingLogin(callback, kept, randomBytes(32))).toBeUndefined();
    expect(await cookie.readPendingLogin(callback, sentBack(old), secret)).toBeUndefined();
    expect(await cookie.readPendingLogin(callback, undefined, secret)).toBeUndefined();
    expect(
      await cookie.readPendingLogin(callback, sentBack(cookie.forgetPendingLogin(pending)), secret),
    ).toBeUndefined();
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
    const other = { ...pending, state: "another state" };
    await redis.keepPendingLogin(client, "session-1", pending);
    await redis.keepPendingLogin(client, "session-1", other);
    expect(await redis.takePendingLogin(client, "session-2", callback)).toBeUndefined();
    expect(await redis.takePendingLogin(client, "session-1", callback)).toEqual(pending);
    expect(await redis.takePendingLogin(client, "session-1", callback)).toBeUndefined();
    expect(await redis.takePendingLogin(client, "session-1", "/?state=another+state")).toEqual(other);
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
    const target = await sandbox.logIn(login, "novakova.jana");
    const kept = await cookie.readPendingLogin<"openid" | "role">(target, header, secret);
    const { claims } = await identity.completeLogin(target, kept ?? expect.fail("no cookie"));
    expect(claims.access_roles?.length).toBeGreaterThan(0);
  });
});
