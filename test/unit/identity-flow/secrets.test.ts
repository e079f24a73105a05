import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ContractError, type Login } from "ares-caais/identity";
import { client, createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";
import { on } from "../../fixtures/on-event.ts";

/** Everything that must not get into a log, and the error of one way to fail. */
interface Failure {
  readonly error: unknown;
  readonly secrets: readonly string[];
}

const json = (status: number, body: unknown): Response => Response.json(body, { status });
const failed = (code: string): TypeError =>
  new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });

/** A login that fails as a bent provider and a bent callback make it. */
async function fail(bend: Bend): Promise<Failure> {
  const provider = createFakeProvider();
  const identity = provider.identity();
  const login = await identity.beginLogin({ scope: ["openid", "profile"] });
  const callback = new URL(provider.authorize(login));
  const { state, nonce, codeVerifier } = login.pending;
  const secrets = [state, nonce, codeVerifier, callback.searchParams.get("code") ?? ""];
  // The tokens become secrets when they are given.
  const sign = provider.respond;
  bend(provider, login, callback);
  const bent = provider.answers["token"];
  provider.answers["token"] = async (request) => {
    if (bent !== undefined) return bent(request);
    delete provider.answers["token"];
    const answer = await sign(request);
    const body = (await answer.clone().json()) as Record<string, unknown>;
    for (const name of ["access_token", "id_token", "refresh_token"]) {
      const token = body[name];
      if (typeof token === "string") secrets.push(token, ...token.split("."));
    }
    return answer;
  };
  const error: unknown = await identity.completeLogin(callback, login).catch((thrown: unknown) => thrown);
  // The header of a token is the same for all and no secret.
  return { error, secrets: [...secrets.filter((secret) => !secret.startsWith("eyJhbGciOiJSUzI1NiJ9")), "PRIVATE KEY"] };
}

/** The values of a request that a service might quote. */
const quoted = (body: string): string => [...new URLSearchParams(body).values()].join(" ");
type Bend = (provider: FakeProvider, login: Login, callback: URL) => void;
const answers =
  (endpoint: string, answer: FakeProvider["answers"][string]): Bend =>
  ({ answers }) => {
    answers[endpoint] = answer;
  };
const throws = (code: string): Bend =>
  answers("token", () => {
    throw failed(code);
  });
const changes =
  (change: Partial<FakeProvider["change"]>): Bend =>
  (provider) =>
    void Object.assign(provider.change, change);
const brings =
  (name: string, value: string): Bend =>
  (_provider, _login, { searchParams }) => {
    searchParams.set(name, value);
  };

describe("errors of a login show no secret, nor do their causes", () => {
  it.each<[string, Bend, string]>([
    ["another state", brings("state", "other-state-of-another"), "ERR_INVALID_INPUT"],
    ["an error in the callback", brings("error", "access_denied"), "ERR_OAUTH"],
    [
      "an error that quotes the request",
      answers("token", ({ body }) => {
        const words = { error_description: quoted(body), error_uri: `https://x.test/?${quoted(body)}` };
        return json(400, { error: "invalid_grant", ...words });
      }),
      "ERR_OAUTH",
    ],
    [
      "a page that quotes the request",
      answers("token", ({ body }) => new Response(body, { status: 500, headers: { "content-type": "text/html" } })),
      "ERR_UNEXPECTED_RESPONSE",
    ],
    [
      "a broken answer that quotes the request",
      answers("token", ({ body }) => new Response(`{"${body}`, { headers: { "content-type": "application/json" } })),
      "ERR_UNEXPECTED_RESPONSE",
    ],
    ["a token response without its type", changes({ response: { token_type: undefined } }), "ERR_UNEXPECTED_RESPONSE"],
    ["a broken connection", throws("ECONNRESET"), "ERR_TRANSPORT"],
    ["another nonce", changes({ identity: { nonce: "other" } }), "ERR_TOKEN"],
    ["another user", changes({ access: { sub: "user-2" } }), "ERR_TOKEN"],
    ["a token that is none", changes({ response: { id_token: "secret-but-no-token" } }), "ERR_TOKEN"],
    ["a key set without keys", answers("jwks", () => json(200, { keys: [] })), "ERR_DISCOVERY"],
  ])("[PKG-03] %s", async (_title, bend, code) => {
    const { error, secrets } = await fail(bend);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ code });
    expect(secrets.length).toBeGreaterThan(4);
    const chain: unknown[] = [];
    for (let link: unknown = error; link instanceof Error; link = link.cause) {
      chain.push(link.message, link.stack, JSON.stringify(link), inspect(link, { depth: 10, showHidden: true }));
    }
    for (const secret of secrets) {
      for (const text of chain) expect(text).not.toContain(secret);
    }
  });

  it("[PKG-03] repeats neither a wrong passphrase nor a broken key", () => {
    for (const tls of [
      { ...client.tls, passphrase: "secret-passphrase", key: client.tls.key.replace("A", "?") },
      { ...client.tls, key: client.tls.key.slice(0, -60) },
    ]) {
      let error: unknown;
      try {
        createFakeProvider().identity({ tls });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(ContractError);
      const shown = inspect(error, { depth: 10, showHidden: true });
      expect(shown).not.toContain("secret-passphrase");
      expect(shown).not.toContain(client.tls.key.slice(40, 80));
    }
  });

  it("[NET-21] gives events neither query nor body", async () => {
    const provider = createFakeProvider();
    const events: unknown[] = [];
    const tell = (event: unknown): void => {
      events.push(event);
    };
    const identity = provider.identity({ onEvent: on({ request: tell, response: tell }) });
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = provider.authorize(login);
    await identity.completeLogin(callback, login);
    expect(events).toHaveLength(6);
    const told = JSON.stringify(events);
    for (const secret of [new URL(callback).searchParams.get("code") ?? "", login.pending.codeVerifier]) {
      expect(told).not.toContain(secret);
    }
  });
});
