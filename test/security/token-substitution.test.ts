import { describe, expect, it } from "vitest";
import { createFakeProvider, type FakeProvider, type Members } from "../fixtures/fake-provider.ts";
import { failureOf } from "../fixtures/failures.ts";
import { createKey, encodePart } from "../fixtures/signing-keys.ts";

/** Logs in with another identity token in the answer, as an attacker behind the token endpoint could put there. */
async function logInWith(idToken: (provider: FakeProvider, now: number) => Promise<string>): Promise<unknown> {
  const provider = createFakeProvider();
  provider.change.response = { id_token: await idToken(provider, provider.clock.date() / 1000) };
  return provider.logIn();
}

const common = (now: number): Members => ({
  iss: "https://auth.test/",
  aud: "AIS",
  sub: "user-1",
  iat: now,
  exp: now + 300,
  jti: "x",
});

describe("other tokens of the service are refused as an identity token", () => {
  it("refuses a logout token", async () => {
    const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
    const error = await failureOf(logInWith(({ sign }, now) => sign({ ...common(now), sid: "session-1", events })));
    expect(error).toMatchObject({ code: "ERR_TOKEN", token: "id_token", reason: "missing" });
  });

  it("refuses a signed answer of the userinfo endpoint", async () => {
    const error = await failureOf(logInWith(({ sign }, now) => sign({ ...common(now), given_name: "Jana" })));
    expect(error).toMatchObject({ code: "ERR_TOKEN", token: "id_token", reason: "missing" });
  });
});

describe("tokens of another login", () => {
  it("refuses a token of the same user and client by its nonce", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const { idToken, accessToken } = await provider.logIn(identity);
    provider.change.response = { id_token: idToken, access_token: accessToken };
    const error = await failureOf(provider.logIn(identity));
    expect(error).toMatchObject({ code: "ERR_TOKEN", token: "id_token", reason: "claim", claim: "nonce" });
  });
});

describe("keys that a token names or carries", () => {
  it.each<[string, Members]>([
    ["a certificate", { x5c: ["MIIB"] }],
    ["the address of certificates", { x5u: "https://evil.example/cert" }],
    ["the address of keys", { jku: "https://evil.example/jwks" }],
    ["a thumbprint", { "x5t#S256": "A".repeat(43) }],
  ])("loads no key from the token: %s", async (_title, header) => {
    const provider = createFakeProvider();
    const token = `${encodePart({ alg: "RS256", ...header })}.${encodePart({ sub: "user-1" })}.AAAA`;
    provider.change.response = { id_token: token };
    const error = await failureOf(provider.logIn());
    expect(error).toMatchObject({ code: "ERR_TOKEN", reason: "signature" });
    expect(provider.requests.every(({ url }) => /^https:\/\/(auth|mtls)\.test\//.test(url))).toBe(true);
  });

  it("uses no key of the token, although it signed the token", async () => {
    const provider = createFakeProvider();
    const { key: own } = provider.signing;
    const stranger = await createKey("RS256");
    for (const header of [{ jwk: stranger.jwk }, { jwk: { ...stranger.jwk, kid: "own" }, kid: "own" }]) {
      Object.assign(provider.signing, { key: stranger, header });
      const error = await failureOf(provider.logIn());
      expect(error).toMatchObject({ code: "ERR_TOKEN", token: "id_token", reason: "signature" });
    }
    Object.assign(provider.signing, { key: own, header: { jwk: stranger.jwk } });
    await expect(provider.logIn()).resolves.toHaveProperty("claims.sub", "user-1");
  });
});
