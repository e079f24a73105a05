import { createHash, X509Certificate } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { client as options, createFakeProvider, type FakeProvider } from "../../fixtures/fake-provider.ts";
import { createKey, signToken, type SigningKey } from "../../fixtures/signing-keys.ts";

const [minute, maxAge, cooldown, mostReloads] = [60_000, 600_000, 30_000, 4];
const keys = { old: await createKey("ES256"), fresh: await createKey("ES256") };
const thumbprint = createHash("sha256").update(new X509Certificate(options.tls.cert).raw).digest("base64url");
const claims = { sub: "user-1", iss: "https://auth.test/", aud: "AIS", jti: "1", scope: ["openid"] };
type Name = keyof typeof keys;
const forged = { code: "ERR_TOKEN", reason: "signature" };
const unavailable = (): Response => new Response("", { status: 503 });
const keySet = ({ jwk }: SigningKey): Response => Response.json({ keys: [jwk] });

interface Service extends Pick<FakeProvider, "clock" | "answers" | "requests"> {
  /** Refreshes tokens, which the service signs by one of the keys. @returns the user */
  readonly ask: (name: Name, signal?: AbortSignal) => Promise<string>;
  /** Publishes one of the keys. */
  readonly publish: (name: Name) => void;
  /** Holds the next key sets back until it is told which key they have. */
  readonly hold: () => (name: Name) => void;
  /** How often the key set was asked for. */
  readonly loads: () => number;
}

function createService(): Service {
  const { document, answers, clock, counts, requests, identity } = createFakeProvider();
  document["id_token_signing_alg_values_supported"] = ["ES256"];
  document["grant_types_supported"] = ["refresh_token"];
  answers["token"] = async ({ body }) => {
    const key = keys[new URLSearchParams(body).get("refresh_token")?.startsWith("old") === true ? "old" : "fresh"];
    const now = Math.floor(clock.date() / 1000);
    const times = { iat: now, nbf: now, exp: now + 300 };
    const token = await signToken(key, { ...claims, ...times, client_cert_sha256: thumbprint });
    return Response.json({ access_token: token, token_type: "Bearer" });
  };
  const publish = (name: Name): void => {
    answers["jwks"] = () => keySet(keys[name]);
  };
  publish("old");
  const client = identity();
  // Calls with the same refresh token would be one request.
  let asked = 0;
  return {
    ...{ clock, answers, requests, publish },
    loads: () => counts()["jwks"] ?? 0,
    ask: async (name, signal) =>
      (await client.refresh(`${name} ${(asked += 1)}`, undefined, { signal })).accessTokenClaims.sub,
    hold: () => {
      let finish: (name: Name) => void = () => undefined;
      const held = new Promise<Name>((resolve) => (finish = resolve));
      answers["jwks"] = async () => keySet(keys[await held]);
      return (name) => {
        finish(name);
      };
    },
  };
}

/** Lets everything come to rest that waits for no clock. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe("rotated keys", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("[OIDC-10] tokens without a matching key cause one load, and at most four a minute", async () => {
    const { clock, ask, publish, loads } = createService();
    await ask("old");
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(ask("fresh")).rejects.toMatchObject(forged);
      expect(loads()).toBe(1 + Math.min(attempt, mostReloads));
      await clock.advance(1000);
    }
    // The first of the four is a minute ago, and no other.
    await clock.advance(minute - 10_000);
    for (let attempt = 0; attempt < 2; attempt += 1) await expect(ask("fresh")).rejects.toMatchObject(forged);
    expect(loads()).toBe(1 + mostReloads + 1);
    // Tokens whose key is known need no load, and a minute later a new key is found again.
    expect(await ask("old")).toBe("user-1");
    publish("fresh");
    await clock.advance(minute);
    expect(await ask("fresh")).toBe("user-1");
  });

  it("[OIDC-10] a call joins a load for a new key after the loads of the minute are used up", async () => {
    const { ask, hold, loads } = createService();
    await ask("old");
    for (let attempt = 1; attempt < mostReloads; attempt += 1) await expect(ask("fresh")).rejects.toMatchObject(forged);
    const finish = hold();
    const calls = [ask("fresh"), ask("fresh")];
    await expect.poll(loads).toBe(1 + mostReloads);
    calls.push(ask("fresh"));
    await rest();
    finish("fresh");
    expect(await Promise.all(calls)).toEqual(["user-1", "user-1", "user-1"]);
    expect(loads()).toBe(1 + mostReloads);
  });

  it("[OIDC-10] a call uses keys that another call loaded while it tried the old ones", async () => {
    const { ask, hold, loads } = createService();
    await ask("old");
    const finish = hold();
    const first = ask("fresh");
    await expect.poll(loads).toBe(2);
    const verify = vi.spyOn(crypto.subtle, "verify").mockImplementationOnce(async (...signature) => {
      finish("fresh");
      expect(await first).toBe("user-1");
      return crypto.subtle.verify(...signature);
    });
    expect(await ask("fresh")).toBe("user-1");
    expect(verify.mock.calls.length).toBeGreaterThan(1);
    expect(loads()).toBe(2);
  });

  it("[OIDC-10] a load that began before the token came may be stale, so one more follows", async () => {
    const { ask, publish, hold, loads } = createService();
    await ask("old");
    // A load for the first token is under way while the keys are replaced.
    const finish = hold();
    const first = ask("fresh");
    await expect.poll(loads).toBe(2);
    const second = ask("fresh");
    await rest();
    publish("fresh");
    finish("old");
    await expect(first).rejects.toMatchObject(forged);
    expect(await second).toBe("user-1");
    expect(loads()).toBe(3);
  });

  it("[OIDC-10] reload after ten minutes and not before, and a withdrawn key is refused", async () => {
    const { clock, ask, publish, loads } = createService();
    await ask("old");
    await clock.advance(maxAge - 1);
    await ask("old");
    expect(loads()).toBe(1);
    publish("fresh");
    await clock.advance(1);
    await expect(ask("old")).rejects.toMatchObject(forged);
    expect(await ask("fresh")).toBe("user-1");
  });

  it.each([
    ["fails", unavailable, { operation: "jwks", status: 503 }],
    ["gives something else", () => Response.json({ keys: "none" }), { code: "ERR_DISCOVERY", field: "keys" }],
  ])(
    "[OIDC-10] stay in use for ten more minutes while the load %s, tried twice a minute",
    async (_title, broken, error) => {
      const { clock, answers, ask, loads } = createService();
      await ask("old");
      answers["jwks"] = broken;
      for (const [later, expected] of [
        [maxAge, 2],
        [0, 2],
        [cooldown - 1, 2],
        [1, 3],
        [maxAge - cooldown - 1, 4],
      ] as const) {
        await clock.advance(later);
        expect(await ask("old")).toBe("user-1");
        expect(loads()).toBe(expected);
      }
      await clock.advance(1);
      await expect(ask("old")).rejects.toMatchObject(error);
      expect(loads()).toBe(5);
    },
  );

  it("[OIDC-10] a failed load for a new key is reported, because the token cannot be verified", async () => {
    const { answers, ask } = createService();
    await ask("old");
    answers["jwks"] = unavailable;
    await expect(ask("fresh")).rejects.toMatchObject({ operation: "jwks", status: 503 });
  });
});

describe("a call that is aborted while it waits for keys", () => {
  const reason = new Error("no time");

  it("ends only its own wait", async () => {
    const { ask, hold, loads, requests } = createService();
    const finish = hold();
    const controller = new AbortController();
    const left = ask("old", controller.signal);
    const stayed = ask("old");
    await expect.poll(loads).toBe(1);
    await rest();
    controller.abort(reason);
    await expect(left).rejects.toBe(reason);
    expect(requests.at(-1)?.signal?.aborted).toBe(false);
    finish("old");
    expect(await stayed).toBe("user-1");
    expect(loads()).toBe(1);
  });

  it.each([
    ["for the first ones", "old", 0],
    ["for a new one", "fresh", 1],
    ["for those that replace old ones, which do not serve it", "old", maxAge],
  ] as const)(
    "ends the load too when no other call waits %s, and the next call loads again",
    async (_title, name, age) => {
      const { clock, ask, hold, publish, loads, requests } = createService();
      if (age > 0) await ask("old");
      await clock.advance(age);
      const before = loads();
      hold();
      const controller = new AbortController();
      const left = ask(name, controller.signal);
      await expect.poll(loads).toBe(before + 1);
      await rest();
      controller.abort(reason);
      await expect(left).rejects.toBe(reason);
      expect(requests.at(-1)?.signal?.aborted).toBe(true);
      publish(name);
      expect(await ask(name)).toBe("user-1");
      expect(loads()).toBe(before + 2);
    },
  );
});
