import fc from "fast-check";
import { expect } from "vitest";
import type { PendingLogin, Tokens } from "ares-caais";
import { createFakeProvider, type Members } from "../../fixtures/fake-provider.ts";
import { byteChanges, edit, jsonChanges, parse } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { editAnswer, isHonest, jsonAnswers } from "../../fixtures/fuzz/http.ts";

/** A login that has come back with a code, at a provider whose document says more than the contract asks for. */
async function logIn() {
  const provider = createFakeProvider();
  Object.assign(provider.document, {
    authorization_endpoint: "https://auth.test/connect/authorize",
    jwks_uri: "https://auth.test/jwks",
    token_endpoint: "https://auth.test/connect/token",
    userinfo_endpoint: "https://auth.test/connect/userinfo",
    id_token_signing_alg_values_supported: ["RS256", "none"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    mtls_endpoint_aliases: { token_endpoint: "https://mtls.test/connect/token" },
  });
  Object.assign(provider.change.identity, { given_name: "Jana", access_roles: '["a","b"]', is_ovm: "true" });
  const login = await provider.identity().beginLogin({ scope: ["openid", "profile"] });
  const callback = provider.authorize(login);
  const { state, nonce, codeVerifier } = login.pending;
  const code = new URL(callback).searchParams.get("code") ?? "";
  const secrets = [code, state, nonce, codeVerifier, "opaque-refresh-token"];
  // This client is new, so it reads all documents again.
  return { provider, identity: provider.identity(), login, callback, code, secrets };
}

type Flow = Awaited<ReturnType<typeof logIn>>;

const subject = "user-1";
const token = "opaque-refresh-token";
const ofUser = { claims: { sub: subject } };
const url = { url: expect.stringMatching(/^https:/) as unknown };
const complete = ({ identity, callback, login }: Flow): Promise<Tokens> => identity.completeLogin(callback, login);
/** By name: the endpoint whose answer changes, the call, and what the result must have. */
const calls: Readonly<Record<string, readonly [string, (flow: Flow) => Promise<unknown>, object]>> = {
  beginLogin: ["discovery", ({ identity }) => identity.beginLogin({ scope: ["openid"] }), url],
  "completeLogin with new keys": ["jwks", complete, ofUser],
  "completeLogin with tokens": ["token", complete, ofUser],
  refresh: ["token", ({ identity }) => identity.refresh(token, { subject }), {}],
  userinfo: ["userinfo", ({ identity }) => identity.userinfo(token, { subject }), ofUser],
  endSession: ["endSession", ({ identity }) => identity.endSession({ idToken: token }), url],
};
for (const [name, [endpoint, call, right]] of Object.entries(calls)) {
  fuzz(`[REL-10] ${name} reads any answer`, { share: 2 }, jsonAnswers, async (change) => {
    const flow = await logIn();
    const { answers, respond } = flow.provider;
    answers[endpoint] = async function changed(request) {
      // Without this function the provider gives its own answer.
      Reflect.deleteProperty(answers, endpoint);
      const honest = await respond(request);
      answers[endpoint] = changed;
      return (await editAnswer(honest, change)).response;
    };
    return {
      read: () => call(flow),
      isRight: isHonest(change),
      check: (data) => {
        expect(data).toMatchObject(right);
      },
      secrets: flow.secrets,
    };
  });
}

const payloadOf = (jwt: string): Members =>
  JSON.parse(Buffer.from(jwt.split(".")[1] ?? "", "base64url").toString()) as Members;
/** A token with other claims that the provider signed, or one that somebody changed on its way. */
const tokens = fc.record({
  which: fc.constantFrom("id_token", "access_token"),
  how: fc.constantFrom("signed", "signed", "forged", "letters"),
  changes: fc.oneof(jsonChanges, byteChanges),
});
const alone = "[REL-10] completeLogin takes the provider's tokens alone";
fuzz(alone, { share: 4 }, tokens, async ({ which, how, changes }) => {
  const flow = await logIn();
  const { provider, callback, secrets } = flow;
  const request = { url: "https://mtls.test/connect/token", method: "POST", headers: new Headers() };
  const answer = await provider.respond({ ...request, body: new URL(callback).search });
  const honest = (await answer.json()) as Readonly<Record<"access_token" | "id_token", string>>;
  const own = honest[which];
  const payload = Buffer.from(edit(JSON.stringify({ ...payloadOf(own), more: 1 }), changes));
  const forged = how === "letters" ? edit(own, changes) : own.replace(/\.[^.]*/, `.${payload.toString("base64url")}`);
  const changed = how === "signed" ? await provider.sign(payload) : forged;
  provider.answers["token"] = () => Response.json({ ...honest, [which]: changed });
  const access = payloadOf(honest.access_token);
  return {
    read: () => complete(flow),
    isRight: (how === "signed" && changes.length === 0) || undefined,
    check: (data) => {
      const { claims, accessTokenClaims } = data as Tokens;
      const { iss, aud, client_cert_sha256 } = access;
      const { sub } = accessTokenClaims;
      expect(claims).toMatchObject({ iss, aud, sub, azp: "AIS", nonce: flow.login.pending.nonce });
      expect(accessTokenClaims).toMatchObject({ iss, aud, client_cert_sha256 });
      // A token that the provider did not sign is taken only if it says the same.
      if (how !== "signed") expect(accessTokenClaims).toEqual(access);
      // Changes may undo each other.
      expect(how === "forged" && changed !== own).toBe(false);
    },
    secrets: [...secrets, own],
  };
});

/** The address that the browser brings back, its query, or the login or a part of it as a store gives it. */
const given = fc.oneof(
  fc.record({ kind: fc.constantFrom("callback", "query"), changes: byteChanges }),
  fc.record({ kind: fc.constantFrom("login", "pending"), changes: jsonChanges }),
);
const own = "[REL-10] completeLogin takes its own callback and login alone";
fuzz(own, { share: 6 }, given, async ({ kind, changes }) => {
  const { identity, provider, login, callback, code, secrets } = await logIn();
  const honest = { callback, query: new URL(callback).search, login, pending: login.pending }[kind];
  const text = edit(typeof honest === "string" ? honest : JSON.stringify(honest), changes);
  const isLogin = typeof honest !== "string";
  const address = isLogin ? callback : text;
  // The login is of any type here, because that is what is tested.
  const pending = isLogin ? ((parse(text) ?? text) as PendingLogin) : login;
  return {
    read: () => identity.completeLogin(address, pending),
    isRight: changes.length === 0 || undefined,
    check: (data) => {
      expect(data).toMatchObject(ofUser);
      expect(new URL(address, callback).searchParams.get("state")).toBe(login.pending.state);
      const sent = provider.requests.find(({ endpoint }) => endpoint === "token");
      expect(new URLSearchParams(sent?.body).get("code")).toBe(code);
    },
    secrets,
  };
});
