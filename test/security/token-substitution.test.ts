import { describe, expect, it } from "vitest";
import { createFakeProvider, type FakeProvider, type Members } from "../fixtures/fake-provider.ts";
import { failureOf } from "./clients.ts";

const scope = ["openid"] as const;

/** Logs in with another identity token in the answer, as whoever stands behind the token endpoint could put there. */
async function logInWith(idToken: (provider: FakeProvider, now: number) => Promise<string>): Promise<unknown> {
  const provider = createFakeProvider();
  const identity = provider.identity();
  const login = await identity.beginLogin({ scope });
  provider.change.response = { id_token: await idToken(provider, provider.clock.date() / 1000) };
  return identity.completeLogin(provider.authorize(login), login);
}

const common = (now: number): Members => ({
  iss: "https://auth.test/",
  aud: "AIS",
  sub: "user-1",
  iat: now,
  exp: now + 300,
  jti: "x",
});

describe("another token of the service is no identity token", () => {
  it("a logout token", async () => {
    const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
    const error = await failureOf(logInWith(({ sign }, now) => sign({ ...common(now), sid: "session-1", events })));
    expect(error).toMatchObject({ code: "ERR_TOKEN", token: "id_token", reason: "missing" });
  });

  it("a signed answer of the userinfo endpoint", async () => {
    const error = await failureOf(logInWith(({ sign }, now) => sign({ ...common(now), given_name: "Jana" })));
    expect(error).toMatchObject({ code: "ERR_TOKEN", token: "id_token", reason: "missing" });
  });

  it("the access token beside it", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const login = await identity.beginLogin({ scope });
    const callback = provider.authorize(login);
    provider.answers["token"] = async (request) => {
      delete provider.answers["token"];
      const body = (await (await provider.respond(request)).json()) as Members;
      return Response.json({ ...body, id_token: body["access_token"] });
    };
    expect(await failureOf(identity.completeLogin(callback, login))).toMatchObject({ token: "id_token" });
  });
});

describe("a token of another login", () => {
  it("of the same user and client is refused by its nonce", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const first = await identity.beginLogin({ scope });
    const { idToken, accessToken } = await identity.completeLogin(provider.authorize(first), first);
    provider.change.response = { id_token: idToken, access_token: accessToken };
    const second = await identity.beginLogin({ scope });
    const error = await failureOf(identity.completeLogin(provider.authorize(second), second));
    expect(error).toMatchObject({ code: "ERR_TOKEN", token: "id_token", reason: "claim", claim: "nonce" });
  });

  it("beside the right identity token is refused when it is of another user", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    provider.change.access = { sub: "user-2" };
    const login = await identity.beginLogin({ scope });
    const error = await failureOf(identity.completeLogin(provider.authorize(login), login));
    expect(error).toMatchObject({ token: "access_token", claim: "sub" });
  });

  it("a code that another browser began with is refused before it is sent", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const [attacker, victim] = [await identity.beginLogin({ scope }), await identity.beginLogin({ scope })];
    const error = await failureOf(identity.completeLogin(provider.authorize(attacker), victim));
    expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field: "callback.state" });
    expect(provider.counts()).toEqual({ discovery: 1 });
  });
});

describe("keys that a token brings along", () => {
  it.each<[string, Members]>([
    ["a certificate", { x5c: ["MIIB"] }],
    ["the address of certificates", { x5u: "https://evil.example/cert" }],
    ["the address of keys", { jku: "https://evil.example/jwks" }],
    ["a thumbprint", { "x5t#S256": "A".repeat(43) }],
  ])("are never asked for: %s", async (_title, header) => {
    const provider = createFakeProvider();
    const identity = provider.identity();
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
    const token = `${encode({ alg: "RS256", ...header })}.${encode({ sub: "user-1" })}.AAAA`;
    provider.change.response = { id_token: token };
    const login = await identity.beginLogin({ scope });
    const error = await failureOf(identity.completeLogin(provider.authorize(login), login));
    expect(error).toMatchObject({ code: "ERR_TOKEN", reason: "signature" });
    expect(provider.requests.every(({ url }) => /^https:\/\/(auth|mtls)\.test\//.test(url))).toBe(true);
  });
});
