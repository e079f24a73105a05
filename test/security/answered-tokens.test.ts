import { describe, expect, it } from "vitest";
import type { Identity } from "ares-caais/identity";
import { failureOf } from "../fixtures/failures.ts";
import { createFakeProvider, type FakeProvider, type Members } from "../fixtures/fake-provider.ts";
import { asserted, directed, logged } from "./logged.ts";
import { everythingShown } from "./shown.ts";

/** A part of a token as long as this would help somebody. */
const partLength = 12;

/** A provider whose answers are kept, so that a test knows every token that it ever gave. */
interface Watched {
  readonly provider: FakeProvider;
  /** Bends the answer of an endpoint after the provider made it. */
  readonly bend: (endpoint: string, change: (body: Members) => Response | Promise<Response>) => void;
  readonly given: string[];
}

function watched(): Watched {
  const provider = createFakeProvider();
  provider.document["userinfo_endpoint"] = "https://mtls.test/userinfo";
  provider.document["grant_types_supported"] = ["authorization_code", "refresh_token"];
  const given: string[] = [];
  return {
    provider,
    given,
    bend: (endpoint, change) => {
      provider.answers[endpoint] = async (request) => {
        // A response of the token endpoint may hold any value.
        delete provider.answers["token"];
        const url = "https://mtls.test/oauth2/token";
        const honest = await provider.respond({ ...request, url, method: "POST" });
        const answer = await change((await honest.json()) as Members);
        given.push(await answer.clone().text(), answer.headers.get("location") ?? "");
        given.push(answer.headers.get("www-authenticate") ?? "");
        return answer;
      };
    },
  };
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const page = (body: Members): string => `<p>${text(body["access_token"])} ${text(body["id_token"])}</p>`;
const html = (body: Members, status = 200): Response =>
  new Response(page(body), { status, headers: { "content-type": "text/html" } });
const refusal = (body: Members): Response => {
  const { access_token: access, id_token: id, refresh_token: refresh } = body;
  const words = {
    error_description: `${text(access)} is no longer good`,
    error_uri: `https://x.test/${text(refresh)}`,
  };
  return Response.json({ error: text(id), ...words, ...body }, { status: 400 });
};
/** The same claims, signed by nobody; another alg; a payload that is no JSON. */
const unsigned = (token: unknown): string => `${text(token).split(".").slice(0, 2).join(".")}.AAAA`;
const half = (token: unknown): string => text(token).slice(0, -30);

type Bend = Parameters<Watched["bend"]>[1];
const wrong: readonly (readonly [string, Bend])[] = [
  ["a page", (body) => html(body)],
  ["a page of an error", (body) => html(body, 500)],
  ["an error that quotes its tokens", refusal],
  ["a list", (body) => Response.json([body])],
  [
    "broken JSON",
    (body) => new Response(JSON.stringify(body).slice(0, -5), { headers: { "content-type": "application/json" } }),
  ],
  ["another media type", (body) => new Response(JSON.stringify(body), { headers: { "content-type": "text/plain" } })],
  ["an undocumented status", (body) => Response.json(body, { status: 201 })],
];
/** A token response of which one member is another. */
const withMember =
  (name: string, make: (body: Members) => unknown): Bend =>
  (body) =>
    Response.json({ ...body, [name]: make(body) });
const wrongTokens: readonly (readonly [string, Bend])[] = [
  ["an identity token that is none", withMember("id_token", (body) => half(body["id_token"]))],
  ["an identity token with a stranger's signature", withMember("id_token", (body) => unsigned(body["id_token"]))],
  ["an access token that is none", withMember("access_token", (body) => half(body["access_token"]))],
  ["an access token with a stranger's signature", withMember("access_token", (body) => unsigned(body["access_token"]))],
  [
    "the tokens in each other's place",
    (body) => Response.json({ ...body, id_token: body["access_token"], access_token: body["id_token"] }),
  ],
  ["a type that names a token", withMember("token_type", (body) => body["access_token"])],
  ["a time that is a token", withMember("expires_in", (body) => body["access_token"])],
  ["a refresh token in a list", withMember("refresh_token", (body) => [body["refresh_token"]])],
];
const jwt = (token: unknown): Response => new Response(text(token), { headers: { "content-type": "application/jwt" } });

/** Fails as the call does, with everything that the answers held. */
async function failure({ provider, given }: Watched, call: (identity: Identity) => Promise<unknown>): Promise<void> {
  const error = await failureOf(call(provider.identity()));
  const shown = [everythingShown(error), logged(error), directed(error), asserted(error)].join("\n");
  const tokens = given.flatMap((answer) => answer.match(/[\w-]{12,}/g) ?? []).filter((part) => !own.test(part));
  expect(tokens.length).toBeGreaterThan(0);
  for (const token of tokens) {
    for (let at = 0; at + partLength <= token.length; at += 4) {
      expect(shown).not.toContain(token.slice(at, at + partLength));
    }
  }
}
/** Names of members, and the header that all tokens have. */
const own = /^(?:access_token|refresh_token|error_description|eyJhbGciOiJSUzI1NiJ9|post_logout_redirect_uri)$/;

describe("errors about an answer show no token of that answer", () => {
  it.each<readonly [string, Members, (callback: string) => string]>([
    ["another nonce", { nonce: "other" }, (callback) => callback],
    ["another state", {}, (callback) => callback.replace("state=", "state=x")],
  ])("[PKG-03] [REL-09] completeLogin: %s", async (_title, claims, change) => {
    const service = watched();
    const { provider, given } = service;
    service.bend("token", (body) => Response.json(body));
    const login = await provider.identity().beginLogin({ scope: ["openid"] });
    const { state, nonce, codeVerifier } = login.pending;
    const callback = change(provider.authorize(login));
    given.push(callback, state, nonce, codeVerifier);
    provider.change.identity = claims;
    await failure(service, (identity) => identity.completeLogin(callback, login));
  });

  it.each([...wrong, ...wrongTokens])("[REL-09] refresh: %s", async (_title, bend) => {
    const service = watched();
    service.bend("token", bend);
    await failure(service, (identity) => identity.refresh("old-token-of-the-client", { subject: "user-1" }));
  });

  it.each([
    ["another user", { identity: { sub: "user-2" } }],
    ["another user of the access token", { access: { sub: "user-2" } }],
    ["an expired token", { identity: { exp: 1 } }],
    ["another certificate", { access: { client_cert_sha256: "A".repeat(43) } }],
  ])("[REL-09] refresh: tokens of %s", async (_title, change) => {
    const service = watched();
    Object.assign(service.provider.change, change);
    service.bend("token", (body) => Response.json(body));
    await failure(service, (identity) => identity.refresh("old-token-of-the-client", { subject: "user-1" }));
  });

  it.each<readonly [string, Bend]>([
    ...wrong,
    ["claims of another user", (body) => Response.json({ sub: "user-2", ...body })],
    ["claims of nobody", (body) => Response.json(body)],
    ["a subject that is a token", (body) => Response.json({ sub: body["access_token"], ...body })],
    ["an identity token", (body) => jwt(body["id_token"])],
    ["an access token, cut", (body) => jwt(half(body["access_token"]))],
    ["an access token with a stranger's signature", (body) => jwt(unsigned(body["access_token"]))],
    ["JSON that calls itself signed", (body) => jwt(JSON.stringify(body))],
    [
      "a challenge",
      (body) => {
        const token = text(body["access_token"]);
        const challenge = `Bearer error="${token.slice(-90)}", error_description="${token}"`;
        return new Response(page(body), { status: 401, headers: { "www-authenticate": challenge } });
      },
    ],
  ])("[REL-09] userinfo: %s", async (_title, bend) => {
    const service = watched();
    service.bend("userinfo", bend);
    await failure(service, (identity) => identity.userinfo("token-of-the-client", { subject: "user-9" }));
  });

  it.each<readonly [string, Bend]>([
    // An answer 200 without a page is none of these.
    ...wrong,
    [
      "a redirect to an address that is not https",
      (body) => {
        const location = `http://x.test/${text(body["access_token"])}?id_token_hint=${text(body["id_token"])}`;
        return new Response(page(body), { status: 302, headers: { location } });
      },
    ],
    [
      "a redirect to what is no address",
      (body) => new Response(null, { status: 302, headers: { location: `https://${text(body["access_token"])}:x/` } }),
    ],
  ])("[REL-09] endSession: %s", async (_title, bend) => {
    const service = watched();
    service.bend("endSession", bend);
    await failure(service, (identity) => identity.endSession({ idToken: "token.of.client" }));
  });
});
