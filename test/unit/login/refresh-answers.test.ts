import type { UserTokens } from "ares-caais/login";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import type { FakeProvider } from "../../fixtures/fake-provider.ts";
import { createKey } from "../../fixtures/signing-keys.ts";
import {
  ask,
  createFakeApplication,
  createMemoryStore,
  openSession,
  places,
  refreshes,
  settle,
  type OpenSession,
} from "../../fixtures/fake-login.ts";

const user = { id: "user-1" };
const lateKey = await createKey("RS256");
const answer =
  (body: unknown, init?: ResponseInit) =>
  ({ answers }: FakeProvider): void => {
    answers["token"] = () => Response.json(body, init);
  };
const response =
  (members: Record<string, unknown>) =>
  ({ change }: FakeProvider): void =>
    void Object.assign(change.response, members);
const identity =
  (members: Record<string, unknown>) =>
  ({ change }: FakeProvider): void =>
    void (change.identity = members);
const access =
  (members: Record<string, unknown>) =>
  ({ change }: FakeProvider): void =>
    void (change.access = members);
const seconds = ({ clock }: FakeProvider): number => Math.floor(clock.date() / 1000);

/** Shapes of a refresh answer whose tokens are taken. */
const taken: readonly (readonly [string, (provider: FakeProvider) => void])[] = [
  ["as a login has them", () => undefined],
  ["no identity token", response({ id_token: undefined })],
  ["no refresh token", response({ refresh_token: undefined })],
  ["neither of both", response({ id_token: undefined, refresh_token: undefined })],
  ["no scope", response({ scope: undefined })],
  ["an empty scope", response({ scope: "" })],
  ["no lifetime", response({ expires_in: undefined })],
  ["members that nobody knows", response({ session_state: "x", not_before_policy: 0 })],
  ["a token type in capitals", response({ token_type: "BEARER" })],
  ["a list of one audience", access({ aud: ["AIS"] })],
  ...["sid", "auth_time", "azp", "nonce", "at_hash"].map(
    (name) => [`an identity token without ${name}`, identity({ [name]: undefined })] as const,
  ),
  ["other claims of the same user", identity({ given_name: "Jana", access_roles: [] })],
];

/** Shapes of a refresh answer that is not taken: it ends no session, neither before its tokens nor after them. */
const left: readonly (readonly [string, (provider: FakeProvider) => void])[] = [
  ["an identity token without sub", identity({ sub: undefined })],
  [
    "an access token without sub, and no identity token",
    (provider) => {
      response({ id_token: undefined })(provider);
      access({ sub: undefined })(provider);
    },
  ],
  ["another client in azp", identity({ azp: "OTHER" })],
  ["an authentication in words", identity({ auth_time: "now" })],
  ["an access token without nbf", access({ nbf: undefined })],
  ["an access token without the claim of the certificate", access({ client_cert_sha256: undefined })],
  ["the claim of another certificate", access({ client_cert_sha256: "A".repeat(43) })],
  ["an opaque access token", response({ access_token: "opaque" })],
  ["an empty access token", response({ access_token: "" })],
  ["two audiences", identity({ aud: ["AIS", "OTHER"] })],
  ["another audience", identity({ aud: "OTHER" })],
  ["another issuer", identity({ iss: "https://other.test/" })],
  ["a nonce of another login", identity({ nonce: 5 })],
  [
    "a clock that is 32 seconds ahead",
    (provider) => {
      provider.change.access = {
        get nbf() {
          return seconds(provider) + 32;
        },
      };
    },
  ],
  [
    "tokens that ended long ago",
    (provider) => {
      identity({ exp: seconds(provider) - 900, iat: seconds(provider) - 1800 })(provider);
    },
  ],
  ["a key that is not published yet", ({ signing }) => void (signing.key = lateKey)],
  ["a hash of another access token", identity({ at_hash: "x" })],
  ["no access token", response({ access_token: undefined })],
  ["another token type", response({ token_type: "DPoP" })],
  ["a lifetime in words", response({ expires_in: "soon" })],
  ["an empty object", answer({})],
  ["null", answer(null)],
  ["a list", answer([])],
  [
    "a page",
    ({ answers }) =>
      void (answers["token"] = () => new Response("<html>", { headers: { "content-type": "text/html" } })),
  ],
  [
    "a redirect",
    ({ answers }) => void (answers["token"] = () => new Response(null, { status: 302, headers: { location: "/" } })),
  ],
  ["nothing with 204", ({ answers }) => void (answers["token"] = () => new Response(null, { status: 204 }))],
  ["an error with 200", answer({ error: "invalid_grant" })],
  ["an error that nobody knows", answer({ error: "session_idle" }, { status: 400 })],
  ["an error without a name", answer({ message: "no" }, { status: 401 })],
  ...(
    [
      ...(["temporarily_unavailable", "unauthorized_client", "invalid_request", "server_error"] as const).map(
        (error) => [error, 400] as const,
      ),
      ...([
        ["invalid_client", 401],
        ["invalid_client", 503],
        ["server_error", 500],
        ["slow_down", 429],
      ] as const),
    ] as const
  ).map(([error, status]) => [`${error} with ${status}`, answer({ error }, { status })] as const),
];

/** Tokens that are another user's, and those that end a session. */
const anothers: readonly (readonly [string, (provider: FakeProvider) => void])[] = [
  ["an identity token of another sub", identity({ sub: "user-2" })],
  ["an access token of another sub", access({ sub: "user-2" })],
  [
    "no identity token, and an access token of another sub",
    (provider) => {
      response({ id_token: undefined })(provider);
      access({ sub: "user-2" })(provider);
    },
  ],
];

async function tokensOf({ application, browser, provider }: OpenSession): Promise<UserTokens | undefined> {
  const headers = new Headers();
  const tokens = await settle(provider.clock, application.login.tokens(browser.request("/"), headers));
  browser.keep(headers);
  return tokens;
}

describe("the response to a refresh", () => {
  it.each(taken)("[LOGIN-10] [LOGIN-11] supplies fresh tokens repeatedly: %s", async (_shape, change) => {
    const session = await openSession({ store: createMemoryStore(), refresh: true });
    const { application, browser, provider } = session;
    const first = await tokensOf(session);
    change(provider);
    for (let round = 1; round < 4; round += 1) {
      provider.change.access = { ...provider.change.access, jti: `access-${round + 1}` };
      await provider.clock.advance(round === 3 ? 4_000_000 : 250_000);
      expect(await ask(application, browser)).toEqual(user);
      const tokens = await tokensOf(session);
      expect(decodeJwt(tokens?.accessToken ?? "").jti).toBe(`access-${round + 1}`);
      expect(tokens?.accessToken).not.toBe(first?.accessToken);
      expect(tokens?.expiresAt).toBeGreaterThan(provider.clock.date());
      expect(refreshes(provider)).toBe(round);
    }
    // The identity token of the login is there for the logout where the answer had none.
    const out = await browser.visit("/auth/logout", { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
    expect(out.headers.get("location")).toContain("id_token_hint=ey");
  });

  it.each(left)("[LOGIN-11] keeps the session, before and after its tokens end: %s", async (_shape, change) => {
    const session = await openSession({ store: createMemoryStore(), refresh: true });
    const { application, browser, provider } = session;
    const first = await tokensOf(session);
    change(provider);
    await provider.clock.advance(245_000);
    expect(await ask(application, browser)).toEqual(user);
    expect(refreshes(provider)).toBe(1);
    // The tokens of the login are good until they end.
    expect(await tokensOf(session)).toEqual(first);
    for (const time of [60_000, 1_000_000, 10_000_000]) {
      await provider.clock.advance(time);
      expect(await ask(application, browser)).toEqual(user);
      expect(await tokensOf(session)).toBeUndefined();
    }
  });

  it.each(anothers)("[LOGIN-11] ends the session: %s", async (_shape, change) => {
    const session = await openSession({ store: createMemoryStore(), refresh: true });
    const { application, browser, provider } = session;
    const before = browser.header;
    change(provider);
    await provider.clock.advance(245_000);
    expect(await ask(application, browser)).toBeUndefined();
    expect(browser.cookies.size).toBe(0);
    expect(await ask(application, browser, before)).toBeUndefined();
    expect(refreshes(provider)).toBe(1);
  });
});

describe("the tokens of a session", () => {
  it.each(places)(
    "[LOGIN-10] the login neither keeps nor refreshes tokens unless configured: $where",
    async ({ newStore }) => {
      const { login, application, browser, provider } = await openSession({ store: newStore() });
      for (let hour = 0; hour < 7; hour += 1) {
        await provider.clock.advance(3_600_000);
        expect(await ask(application, browser)).toEqual(user);
      }
      expect(refreshes(provider)).toBe(0);
      await expect(login.tokens(browser.request("/"))).rejects.toMatchObject({
        code: "ERR_INVALID_INPUT",
        field: "refresh",
        rule: "must be an option of createLogin: without it no tokens are kept",
      });
    },
  );

  it("[LOGIN-10] `tokens` returns undefined without a session, and after its end when the service returns no refresh token", async () => {
    const store = createMemoryStore();
    const application = createFakeApplication({ store, refresh: true });
    const { login, provider, openBrowser, logIn } = application;
    const browser = openBrowser();
    expect(await login.tokens(browser.request("/"))).toBeUndefined();
    provider.change.response = { refresh_token: undefined };
    await logIn(browser);
    const tokens = await login.tokens(browser.request("/"));
    expect(tokens).toMatchObject({ expiresAt: provider.clock.date() + 300_000, subject: "user-1" });
    await provider.clock.advance(300_000);
    expect(await login.tokens(browser.request("/"))).toBeUndefined();
    expect(await ask(application, browser)).toEqual(user);
    expect(refreshes(provider)).toBe(0);
  });

  it("[LOGIN-10] stay unchanged when the application no longer configures a refresh", async () => {
    const store = createMemoryStore();
    const { browser, provider } = await openSession({ store, refresh: true });
    const other = createFakeApplication({ store }, provider);
    await provider.clock.advance(1_000_000);
    expect(await ask(other, browser)).toEqual(user);
    expect(refreshes(provider)).toBe(0);
  });
});
