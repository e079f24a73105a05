import fc from "fast-check";
import { expect } from "vitest";
import type { Identity, Login, PendingLogin, Tokens } from "ares-caais";
import { createFakeProvider, type FakeProvider, type Members } from "../../fixtures/fake-provider.ts";
import { jsonChanges, lettersChanges } from "../../fixtures/fuzz/changes.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";
import { answerChanges } from "../../fixtures/fuzz/http.ts";
import { oddValues } from "../../fixtures/fuzz/odd.ts";

interface Flow {
  readonly provider: FakeProvider;
  readonly identity: Identity;
  readonly login: Login<"openid" | "profile">;
  readonly callback: string;
  readonly code: string;
  readonly secrets: readonly string[];
}

/** A login that has come back with a code, at a provider whose document says more than the contract asks for. */
async function logIn(): Promise<Flow> {
  const provider = createFakeProvider();
  Object.assign(provider.document, {
    ...{ authorization_endpoint: "https://auth.test/connect/authorize", jwks_uri: "https://auth.test/jwks" },
    ...{ token_endpoint: "https://auth.test/connect/token", id_token_signing_alg_values_supported: ["RS256", "none"] },
    ...{
      userinfo_endpoint: "https://auth.test/connect/userinfo",
      grant_types_supported: ["authorization_code", "refresh_token"],
    },
    mtls_endpoint_aliases: { token_endpoint: "https://mtls.test/connect/token" },
  });
  Object.assign(provider.change.identity, { given_name: "Jana", access_roles: '["a","b"]', is_ovm: "true" });
  const login = await provider.identity().beginLogin({ scope: ["openid", "profile"] });
  const callback = provider.authorize(login);
  const { state, nonce, codeVerifier } = login.pending;
  const code = new URL(callback).searchParams.get("code") ?? "";
  const secrets = [code, state, nonce, codeVerifier, "opaque-refresh-token"];
  // A client of its own, which has read nothing yet.
  return { provider, identity: provider.identity(), login, callback, code, secrets };
}

const subject = "user-1";
const ofUser = { claims: { sub: subject } };
const url = { url: expect.stringMatching(/^https:/) as unknown };
const complete = ({ identity, callback, login }: Flow): Promise<Tokens> => identity.completeLogin(callback, login);
const calls: Readonly<Record<string, readonly [string, (flow: Flow) => Promise<unknown>, object]>> = {
  beginLogin: ["discovery", ({ identity }) => identity.beginLogin({ scope: ["openid"] }), url],
  "completeLogin with new keys": ["jwks", complete, ofUser],
  "completeLogin with tokens": ["token", complete, ofUser],
  refresh: ["token", ({ identity }) => identity.refresh("opaque-refresh-token", { subject }), {}],
  userinfo: ["userinfo", ({ identity }) => identity.userinfo("opaque-refresh-token", { subject }), ofUser],
  endSession: ["endSession", ({ identity }) => identity.endSession({ idToken: "opaque-refresh-token" }), url],
};
for (const [name, [endpoint, call, right]] of Object.entries(calls)) {
  fuzz(`[REL-10] ${name} reads any answer`, { share: 2 }, answerChanges(jsonChanges), async (change) => {
    const flow = await logIn();
    const { answers, respond } = flow.provider;
    const changed: (typeof answers)[string] = async (request) => {
      // The provider's own answer, as if nothing stood in its place.
      Reflect.deleteProperty(answers, endpoint);
      const honest = await respond(request);
      answers[endpoint] = changed;
      return (await change.apply(honest)).response;
    };
    answers[endpoint] = changed;
    return {
      read: () => call(flow),
      check: ({ data, error }) => {
        if (change.harmless) expect(error).toBeUndefined();
        if (error === undefined) expect(data).toMatchObject(right);
      },
      secrets: flow.secrets,
    };
  });
}

const payloadOf = (token: string): Members =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Members;
const claim = fc.constantFrom("iss", "aud", "sub", "azp", "nonce", "exp", "iat", "scope", "client_cert_sha256");
/** A token with other claims that the provider signed, or one that somebody changed on its way. */
const tokenChanges = fc.record({
  which: fc.constantFrom("id_token", "access_token"),
  by: fc.oneof(
    fc.record({ claims: jsonChanges }),
    fc.record({ claim, value: fc.jsonValue({ maxDepth: 1 }) }),
    fc.record({ letters: lettersChanges }),
    fc.record({ forged: jsonChanges }),
  ),
});
fuzz("[REL-10] completeLogin takes the provider's tokens alone", { share: 4 }, tokenChanges, async ({ which, by }) => {
  const flow = await logIn();
  const { provider, callback, secrets } = flow;
  const request = { url: "https://mtls.test/connect/token", method: "POST", headers: new Headers() };
  const honest = (await (await provider.respond({ ...request, body: callback.split("?")[1] ?? "" })).json()) as Members;
  const own = String(honest[which]);
  const change = async (): Promise<string> => {
    if ("letters" in by) return by.letters.apply(own);
    if ("claim" in by) return provider.sign({ ...payloadOf(own), [by.claim]: by.value });
    const text = ("claims" in by ? by.claims : by.forged).apply(JSON.stringify({ ...payloadOf(own), more: 1 }));
    const forged = own.replace(/\.[^.]*/, `.${Buffer.from(text).toString("base64url")}`);
    // What is no JSON, nobody would sign.
    return "claims" in by
      ? await Promise.resolve(text)
          .then(JSON.parse)
          .then(provider.sign)
          .catch(() => forged)
      : forged;
  };
  const changed = await change();
  provider.answers["token"] = () => Response.json({ ...honest, [which]: changed });
  const access = payloadOf(String(honest["access_token"]));
  return {
    read: () => complete(flow),
    check: ({ data, error }) => {
      if ("claims" in by && by.claims.harmless) expect(error).toBeUndefined();
      if (error !== undefined) return;
      const { claims, accessTokenClaims } = data as Tokens;
      const { iss, aud, client_cert_sha256 } = access;
      const { sub } = accessTokenClaims;
      expect(claims).toMatchObject({ iss, aud, sub, azp: "AIS", nonce: flow.login.pending.nonce });
      expect(accessTokenClaims).toMatchObject({ iss, aud, client_cert_sha256 });
      // What somebody else changed is taken only if it says the same.
      if ("letters" in by) expect(accessTokenClaims).toEqual(access);
      expect(by).not.toHaveProperty("forged");
    },
    secrets: [...secrets, own],
  };
});

/** What the browser brings back: anything, its address with changes, or its parameters with another value. */
const callbacks = fc.oneof(
  fc.record({ odd: oddValues }),
  fc.record({ letters: lettersChanges, as: fc.constantFrom("text", "URL", "query") }),
  fc.record({ name: fc.constantFrom("code", "state", "iss", "error", "x", "__proto__"), value: oddValues }),
);
fuzz("[REL-10] completeLogin takes its own code and state alone", { share: 4 }, callbacks, async (change) => {
  const flow = await logIn();
  const honest = new URL(flow.callback);
  const own = Object.fromEntries(honest.searchParams);
  let given: unknown = "odd" in change ? change.odd() : own;
  if ("name" in change) given = Object.defineProperty(own, change.name, { value: change.value(), enumerable: true });
  if ("letters" in change) {
    const text = change.letters.apply(change.as === "query" ? honest.search : honest.href);
    given = change.as === "URL" && URL.canParse(text) ? new URL(text) : text;
  }
  return {
    read: () => flow.identity.completeLogin(given as string, flow.login),
    check: ({ error }) => {
      if (error !== undefined) return;
      const text = "letters" in change ? new URL(String(given), honest).searchParams.get("state") : undefined;
      expect(text ?? Reflect.get(given as object, "state")).toBe(flow.login.pending.state);
      const { body } = flow.provider.requests.find(({ endpoint }) => endpoint === "token") ?? { body: "" };
      expect(new URLSearchParams(body).get("code")).toBe(flow.code);
    },
    secrets: flow.secrets,
  };
});

const stored = fc.record({ json: jsonChanges, isWhole: fc.boolean() });
const pendings = fc.oneof(fc.record({ odd: oddValues }), { weight: 3, arbitrary: stored });
fuzz("[REL-10] completeLogin takes a login out of any store", { share: 3 }, pendings, async (change) => {
  const flow = await logIn();
  let given: unknown = "odd" in change ? change.odd() : undefined;
  if ("json" in change) {
    const text = change.json.apply(JSON.stringify(change.isWhole ? flow.login : flow.login.pending));
    given = await Promise.resolve(text)
      .then(JSON.parse)
      .catch(() => text);
  }
  return {
    read: () => flow.identity.completeLogin(flow.callback, given as PendingLogin),
    check: ({ data, error }) => {
      if ("json" in change && change.json.harmless) expect(error).toBeUndefined();
      if (error === undefined) expect(data).toMatchObject(ofUser);
    },
    secrets: flow.secrets,
  };
});
