import { inspect } from "node:util";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { BlockedError, createIdentity, createLegacyIdentity, createRegistry, type Identity } from "ares-caais";
import type { IdentityEndpoint, SandboxFault, TokenFault, UserChoice } from "ares-caais/sandbox";
import { thrownBy } from "../fixtures/failures.ts";
import { useSandbox } from "./sandbox-client.ts";

const username = "novakova.jana";
const context = useSandbox({ loginHint: true });

afterEach(() => {
  context.sandbox.faults.clear();
});

/** An identity client that sends each call once, or again at once. */
function identityOf(retry: false | { minDelay: number } = false): Identity {
  const { environment, client } = context.sandbox;
  const { clientId, redirectUri, tls } = client;
  return createIdentity({ environment, clientId, redirectUri, tls, retry });
}

type Login = Awaited<ReturnType<Identity["beginLogin"]>>;

/** How tokens are made wrong: by a fault of the sandbox, or for one login alone. */
const ways: Readonly<Record<string, (login: Login, fault: TokenFault) => Promise<string>>> = {
  "a fault": (login, fault) => {
    context.sandbox.faults.set({ service: "identity", kind: fault });
    return context.sandbox.logIn(login, username);
  },
  "the login page": (login, fault) => context.sandbox.logIn(login, { username, fault }),
  login_hint: (login, fault) => hinted(login, `${username} ${fault}`),
};

/** Begins a login with `login_hint`, as a browser without a session does. */
function hinted(login: Login, hint: string): Promise<string> {
  const address = new URL("url" in login ? login.url : login.form.action);
  address.searchParams.set("login_hint", hint);
  // The page is not shown, so nobody is asked for.
  return context.sandbox.logIn(address, { cancel: true });
}

const id = { name: "TokenError", code: "ERR_TOKEN", token: "id_token" } as const;
const access = { ...id, token: "access_token" } as const;
const refusals: Readonly<Record<TokenFault, object | "accepted">> = {
  "wrong-nonce": { ...id, reason: "claim", claim: "nonce" },
  "wrong-audience": { ...id, reason: "claim", claim: "aud" },
  "wrong-issuer": { ...id, reason: "claim", claim: "iss" },
  "wrong-subject": { ...access, reason: "claim", claim: "sub" },
  "wrong-certificate-thumbprint": { ...access, reason: "claim", claim: "client_cert_sha256" },
  // The contract has no such claim, so that the application alone can refuse it.
  "wrong-acr": "accepted",
  expired: { ...id, reason: "expired", claim: "exp" },
  "not-yet-valid": { ...id, reason: "early", claim: "iat" },
  "no-sid": { ...id, reason: "missing", claim: "sid" },
  "foreign-key": { ...id, reason: "signature" },
  "alg-none": { ...id, reason: "algorithm" },
  "hs256-public-key": { ...id, reason: "algorithm" },
  "key-id": "accepted",
  "no-id-token": { name: "UnexpectedResponseError", operation: "token", reason: "schema" },
};

describe("[BOX-05] deliberately wrong tokens", () => {
  let identity: Identity;
  beforeAll(() => {
    identity = identityOf();
  });

  const rows = Object.entries(refusals).flatMap(([fault, refusal]) =>
    Object.keys(ways).map((way) => [fault as TokenFault, way, refusal] as const),
  );
  it.each(rows)(
    "%s by %s has the effect that the table states, and the next login succeeds",
    async (fault, way, refusal) => {
      const login = await identity.beginLogin({ scope: ["openid", "profile"] });
      const callback = (await ways[way]?.(login, fault)) ?? "";
      const before = context.sandbox.identity.requests.token;
      const outcome = identity.completeLogin(callback, login);
      if (refusal === "accepted") {
        expect((await outcome).otherClaims["acr"]).toBe(fault === "wrong-acr" ? "0" : undefined);
      } else {
        const error = await thrownBy(outcome);
        expect(error).toMatchObject(refusal);
        const told = inspect(error, { depth: 10, showHidden: true });
        const { codeVerifier, nonce, state } = login.pending;
        const code = new URL(callback).searchParams.get("code") ?? expect.unreachable();
        for (const secret of [code, codeVerifier, nonce, state, "PRIVATE KEY"]) expect(told).not.toContain(secret);
      }
      expect(context.sandbox.identity.requests.token).toBe(before + 1);
      context.sandbox.faults.clear();
      const next = await identity.beginLogin({ scope: ["openid"] });
      const good = await identity.completeLogin(await context.sandbox.logIn(next, username), next);
      expect(good.otherClaims).toEqual({});
    },
  );

  it("the fault of a login overrides that of the sandbox, and also affects its refreshed tokens", async () => {
    context.sandbox.faults.set({ service: "identity", kind: "alg-none" });
    const login = await identity.beginLogin({ scope: ["openid"] });
    const callback = await context.sandbox.logIn(login, { username, fault: "wrong-acr" });
    const { refreshToken = "", otherClaims } = await identity.completeLogin(callback, login);
    expect(otherClaims).toEqual({ acr: "0" });
    context.sandbox.faults.clear();
    expect((await identity.refresh(refreshToken)).otherClaims).toEqual({ acr: "0" });
  });

  it.each<[user: UserChoice, reason: RegExp]>([
    // Values that only JavaScript can pass.
    [{ username, fault: "no-such" as TokenFault }, /There is no such fault of a token/],
  ])("refuses %j on the login page", async (user, reason) => {
    const login = await identity.beginLogin({ scope: ["openid"] });
    await expect(context.sandbox.logIn(login, user)).rejects.toThrow(reason);
  });

  it.each([
    ["nobody", /login_hint must be novakova.jana or kral.petr/],
    [`${username} late`, /login_hint must be wrong-nonce or wrong-audience/],
    [`${username} expired expired`, /login_hint must be wrong-nonce/],
    [`${username} `, /login_hint must be wrong-nonce/],
    ["", /login_hint must be novakova.jana/],
  ])("refuses the login_hint %j and lists the valid ones", async (hint, reason) => {
    const login = await identity.beginLogin({ scope: ["openid"] });
    await expect(hinted(login, hint)).rejects.toThrow(reason);
  });
});

/** Statuses of a gateway, and what a client that sends each call once makes of them. */
const gateway = [
  ...([429, 502, 503, 504] as const).map((status) => [{ kind: "gateway-error", status }, status] as const),
  [{ kind: "block-page" }, 403],
] as const;

describe("[BOX-05] responses of a gateway in place of a service", () => {
  const ico = "90000021";
  const registryOf = (retry: false | { minDelay: number; maxRetryAfter?: number }) => {
    const { environment, fetch } = context.sandbox;
    return createRegistry({ environment, fetch, retry, blockPause: 1 });
  };
  const legacyOf = (retry: false | { minDelay: number } = false) => {
    const { environment, client } = context.sandbox;
    const { clientId: atsId, tls } = client;
    return createLegacyIdentity({ environment, version: "4.2", atsId, tls, retry });
  };
  const set = (fault: object): void => {
    context.sandbox.faults.set({ times: 1, ...fault } as SandboxFault);
  };

  it.each(gateway)("%j of the registry", async (fault, status) => {
    set({ service: "registry", ...fault });
    const error = await thrownBy(registryOf(false).vratEkonomickySubjekt({ ico }));
    if (status === 403) expect(error).toBeInstanceOf(BlockedError);
    expect(error).toMatchObject({ status });
    set({ service: "registry", ...fault, ...(status === 429 ? { retryAfter: 0 } : {}) });
    const patient = registryOf({ minDelay: 1 }).vratEkonomickySubjekt({ ico });
    if (status === 403) expect(await thrownBy(patient)).toBeInstanceOf(BlockedError);
    else expect(await patient).toMatchObject({ ico });
    expect(context.sandbox.faults.list()).toEqual([]);
  });

  it.each([
    [429, undefined, "1"],
    [429, 30, "30"],
    [502, undefined, null],
    [503, 86_400, "86400"],
  ] as const)("%i after %s s comes as plain text with Retry-After %s", async (status, retryAfter, header) => {
    const { environment, fetch } = context.sandbox;
    set({ service: "registry", kind: "gateway-error", status, ...(retryAfter === undefined ? {} : { retryAfter }) });
    const answer = await fetch(`${environment.registry}/ekonomicke-subjekty/${ico}`);
    const { headers } = answer;
    expect([answer.status, headers.get("retry-after"), headers.get("content-type")]).toEqual([
      status,
      header,
      "text/plain; charset=utf-8",
    ]);
  });

  it("the client does not retry a 429 whose Retry-After exceeds its limit", async () => {
    set({ service: "registry", kind: "gateway-error", status: 429, retryAfter: 60, times: 2 });
    const before = context.sandbox.registry.requests;
    const impatient = registryOf({ minDelay: 1, maxRetryAfter: 59_000 });
    expect(await thrownBy(impatient.vratEkonomickySubjekt({ ico }))).toMatchObject({ status: 429 });
    expect(context.sandbox.registry.requests).toBe(before + 1);
  });

  it.each(gateway)("%j of the legacy service keeps the session id valid", async (fault, status) => {
    const legacy = legacyOf();
    const sessionId = legacy.sessionId(await context.sandbox.logIn(legacy.loginUrl(), username));
    set({ service: "legacy", ...fault });
    expect(await thrownBy(legacy.authConfirmation(sessionId))).toMatchObject({ status });
    expect(await legacy.authConfirmation(sessionId)).toMatchObject({ attributes: { Username: username } });
    set({ service: "legacy", ...fault, ...(status === 429 ? { retryAfter: 0 } : {}) });
    const patient = legacyOf({ minDelay: 1 }).heartBeat();
    if (status === 403) expect(await thrownBy(patient)).toMatchObject({ status });
    else expect(await patient).toMatchObject({ status: "OK" });
    expect(context.sandbox.faults.list()).toEqual([]);
  });

  const calls: readonly IdentityEndpoint[] = ["discovery", "jwks", "token", "authorization"];
  it.each(calls.flatMap((endpoint) => gateway.map(([fault, status]) => [endpoint, fault, status] as const)))(
    "%s answers %j once, and nothing else does",
    async (endpoint, fault, status) => {
      const identity = identityOf();
      const logIn = async (): Promise<unknown> => {
        const login = await identity.beginLogin({ scope: ["openid"] });
        return identity.completeLogin(await context.sandbox.logIn(login, username), login);
      };
      set({ service: "identity", ...fault, endpoint });
      // A browser shows the page; the code is good once in any case.
      if (endpoint === "authorization") await expect(logIn()).rejects.toThrow(new RegExp(`\\(${status}\\)`));
      else expect(await thrownBy(logIn())).toMatchObject({ status, operation: endpoint });
      expect(context.sandbox.faults.list()).toEqual([]);
      await expect(logIn()).resolves.toHaveProperty("claims.sub");
    },
  );

  it("the client requests the discovery document again after 503", async () => {
    set({ service: "identity", kind: "gateway-error", status: 503 });
    await expect(identityOf({ minDelay: 1 }).beginLogin({ scope: ["openid"] })).resolves.toHaveProperty("url");
  });
});
