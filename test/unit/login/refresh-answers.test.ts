import type { UserTokens } from "ares-caais/login";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import type { FakeProvider, Members } from "../../fixtures/fake-provider.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";
import { createKey } from "../../fixtures/signing-keys.ts";
import {
  ask,
  createFakeApplication,
  createMemoryStore,
  openSession,
  ownForm,
  places,
  refreshes,
  settle,
  type OpenSession,
} from "../../fixtures/fake-login.ts";

const user = { id: "user-1" };
const lateKey = await createKey("RS256");
const seconds = ({ clock }: FakeProvider): number => Math.floor(clock.date() / 1000);

/** A refresh answer as the table has it. */
interface Shape {
  readonly shape: string;
  readonly response?: object;
  readonly identity?: Members;
  readonly access?: Members;
  readonly answer?: {
    readonly text?: string;
    readonly status?: number;
    readonly type?: string;
    readonly location?: string;
  };
}
const tables = readYaml(import.meta.url) as Readonly<Record<"taken" | "left" | "anothers", readonly Shape[]>>;

/** Lets the provider answer a refresh in this shape. */
function changeBy({ response = {}, identity, access, answer }: Shape): (provider: FakeProvider) => void {
  return ({ answers, change }) => {
    Object.assign(change.response, response);
    if (identity !== undefined) change.identity = identity;
    if (access !== undefined) change.access = access;
    if (answer === undefined) return;
    const { text = null, status = 200, type = "application/json", location = "" } = answer;
    answers["token"] = () => new Response(text, { status, headers: { "content-type": type, location } });
  };
}
const [taken = [], left = [], anothers = []] = [tables.taken, tables.left, tables.anothers].map((shapes) =>
  shapes.map((shape): readonly [string, (provider: FakeProvider) => void] => [shape.shape, changeBy(shape)]),
);
const leftByTime: typeof left = [
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
      provider.change.identity = { exp: seconds(provider) - 900, iat: seconds(provider) - 1800 };
    },
  ],
  ["a key that is not published yet", ({ signing }) => void (signing.key = lateKey)],
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
    const out = await browser.visit("/auth/logout", ownForm);
    expect(out.headers.get("location")).toContain("id_token_hint=ey");
  });

  it.each([...left, ...leftByTime])(
    "[LOGIN-11] keeps the session, before and after its tokens end: %s",
    async (_shape, change) => {
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
    },
  );

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
