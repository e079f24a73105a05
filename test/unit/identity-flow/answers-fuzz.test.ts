import fc from "fast-check";
import { expect } from "vitest";
import type { PendingLogin, Tokens } from "ares-caais";
import { createFakeProvider, type Members } from "../../fixtures/fake-provider.ts";
import { byteEdits, edit, editAnswer, isHonest, jsonAnswers, jsonEdits, parse } from "../../fixtures/fuzz/edits.ts";
import { fuzz } from "../../fixtures/fuzz/fuzz.ts";

/** A login that has come back with a code, at a provider whose document says more than the contract asks for. */
async function logIn() {
  const provider = createFakeProvider();
  Object.assign(provider.document, {
    authorization_endpoint: "https://auth.test/connect/authorize",
    ...{ jwks_uri: "https://auth.test/jwks", userinfo_endpoint: "https://auth.test/connect/userinfo" },
    ...{ token_endpoint: "https://auth.test/connect/token", id_token_signing_alg_values_supported: ["RS256", "none"] },
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
  fuzz(`[REL-10] ${name} reads any answer`, { share: 2 }, jsonAnswers, async (change) => {
    const flow = await logIn();
    const { answers, respond } = flow.provider;
    const changed: (typeof answers)[string] = async (request) => {
      // Without this function the provider gives its own answer.
      Reflect.deleteProperty(answers, endpoint);
      const honest = await respond(request);
      answers[endpoint] = changed;
      return (await editAnswer(honest, change)).response;
    };
    answers[endpoint] = changed;
    return {
      read: () => call(flow),
      check: ({ data, error }) => {
        if (isHonest(change)) expect(error).toBeUndefined();
        if (error === undefined) expect(data).toMatchObject(right);
      },
      secrets: flow.secrets,
    };
  });
}

const payloadOf = (token: string): Members =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Members;
/** A token with other claims that the provider signed, or one that somebody changed on its way. */
const tokens = fc.record({
  which: fc.constantFrom("id_token", "access_token"),
  how: fc.constantFrom("signed", "signed", "forged", "letters"),
  edits: fc.oneof(jsonEdits, byteEdits),
});
fuzz(
  "[REL-10] completeLogin takes the provider's tokens alone",
  { share: 4 },
  tokens,
  async ({ which, how, edits }) => {
    const flow = await logIn();
    const { provider, callback, secrets } = flow;
    const request = { url: "https://mtls.test/connect/token", method: "POST", headers: new Headers() };
    const honest = (await (
      await provider.respond({ ...request, body: callback.split("?")[1] ?? "" })
    ).json()) as Members;
    const own = String(honest[which]);
    const payload = Buffer.from(edit(JSON.stringify({ ...payloadOf(own), more: 1 }), edits));
    const forged = how === "letters" ? edit(own, edits) : own.replace(/\.[^.]*/, `.${payload.toString("base64url")}`);
    const changed = how === "signed" ? await provider.sign(payload) : forged;
    provider.answers["token"] = () => Response.json({ ...honest, [which]: changed });
    const access = payloadOf(String(honest["access_token"]));
    return {
      read: () => complete(flow),
      check: ({ data, error }) => {
        if (how === "signed" && edits.length === 0) expect(error).toBeUndefined();
        if (error !== undefined) return;
        const { claims, accessTokenClaims } = data as Tokens;
        const { iss, aud, client_cert_sha256 } = access;
        const { sub } = accessTokenClaims;
        expect(claims).toMatchObject({ iss, aud, sub, azp: "AIS", nonce: flow.login.pending.nonce });
        expect(accessTokenClaims).toMatchObject({ iss, aud, client_cert_sha256 });
        // A token that the provider did not sign is taken only if it says the same.
        if (how !== "signed") expect(accessTokenClaims).toEqual(access);
        expect(how).not.toBe("forged");
      },
      secrets: [...secrets, own],
    };
  },
);

/** The address that the browser brings back, or its query. */
const callbacks = fc.record({ edits: byteEdits, as: fc.constantFrom("text", "URL", "query") });
fuzz("[REL-10] completeLogin takes its own code and state alone", { share: 4 }, callbacks, async ({ edits, as }) => {
  const flow = await logIn();
  const honest = new URL(flow.callback);
  const text = edit(as === "query" ? honest.search : honest.href, edits);
  const given = as === "URL" && URL.canParse(text) ? new URL(text) : text;
  return {
    read: () => flow.identity.completeLogin(given, flow.login),
    check: ({ error }) => {
      if (error !== undefined) return;
      expect(new URL(String(given), honest).searchParams.get("state")).toBe(flow.login.pending.state);
      const { body } = flow.provider.requests.find(({ endpoint }) => endpoint === "token") ?? { body: "" };
      expect(new URLSearchParams(body).get("code")).toBe(flow.code);
    },
    secrets: flow.secrets,
  };
});

const stored = fc.record({ edits: jsonEdits, isWhole: fc.boolean() });
fuzz("[REL-10] completeLogin takes a login out of any store", { share: 3 }, stored, async ({ edits, isWhole }) => {
  const flow = await logIn();
  const text = edit(JSON.stringify(isWhole ? flow.login : flow.login.pending), edits);
  const given = parse(text) ?? text;
  return {
    read: () => flow.identity.completeLogin(flow.callback, given as PendingLogin),
    check: ({ data, error }) => {
      if (edits.length === 0) expect(error).toBeUndefined();
      if (error === undefined) expect(data).toMatchObject(ofUser);
    },
    secrets: flow.secrets,
  };
});
