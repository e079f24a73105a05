import { describe, expect, it } from "vitest";
import { createIdentity, createLegacyIdentity, createRegistry, type RegistryCallOptions } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { verifyContract } from "ares-caais/verify";
import { thrownBy } from "../../fixtures/failures.ts";
import { client, createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeLegacy, sessionId } from "../../fixtures/legacy/fake-legacy.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";

type Members = Readonly<Record<string, unknown>>;

const conversions: string[] = [];

/** An object that says of itself what would be right. */
function disguised(value: unknown): object {
  const convert = (): unknown => {
    conversions.push(String(value));
    return value;
  };
  return { toString: convert, valueOf: convert, toJSON: convert, [Symbol.toPrimitive]: convert };
}

/** Options and their members, as paths: `a.b` is the member `b` of the option `a`. */
const inside = (option: string, ...members: string[]): string[] => members.map((member) => `${option}.${member}`);
const perCall = [
  ...["timeout", "deadline", "headers", "headers.x-trace"],
  ...inside("retry", "retries", "minDelay", "maxDelay", "maxRetryAfter"),
];
const common = [
  ...[...perCall, "maxAnswerBytes", "environment", "network", "clock", "fetch", "onEvent"],
  ...inside("clock", "now", "date", "random", "schedule"),
];
const registryOptions = [
  ...[...common, "requestsPerMinute", "blockPause", "validate", "onViolation", "environment.registry"],
  ...["credentials", ...inside("credentials", "type", "username", "password", "token")],
  ...["cache", ...inside("cache", "store", "store.get", "ttl", "timeout")],
];
const identityOptions = [
  ...[...common, "clientId", "redirectUri", "postLogoutRedirectUri", "issuer", "environment.oidc"],
  ...["clockTolerance", "discoveryMaxAge", "loginLifetime"],
  ...inside("tls", "cert", "key", "passphrase", "ca"),
];
const legacyOptions = [...common, "environment.legacyPages", "version", "atsId", "logoutUrl"];
const sandboxOptions = ["port", "ports.control", "additionalSubjects", "clients"];
const verifyOptions = [
  ...["operations", "samples.ico", "samples.detailsPerSource", "identity.issuer"],
  ...["signal", "onProgress", "network", "timeout"],
];

/** The options with an object in the place of one value. */
function disguise(options: Members, path: string): Members {
  const [name = "", ...rest] = path.split(".");
  const inner = options[name];
  if (rest.length === 0) return { ...options, [name]: disguised(inner ?? 1) };
  return { ...options, [name]: disguise(typeof inner === "object" ? { ...inner } : {}, rest.join(".")) };
}

const clock = { now: () => 0, date: () => 0, random: () => 0, schedule: () => () => undefined };
const fetch = (): Promise<never> => Promise.reject(new Error("nothing is to be sent"));
const store = { get: () => undefined, set: () => undefined };

/** Each factory, options that are right, and the places that are tried. */
const factories: readonly (readonly [create: (options: never) => unknown, good: Members, places: string[]])[] = [
  [
    createRegistry,
    {
      fetch,
      clock,
      cache: { store, ttl: 1000 },
      credentials: { type: "basic", username: "user", password: "hunter2" },
    },
    registryOptions,
  ],
  [
    createIdentity,
    { ...client, clock, fetch, environment: { oidc: "https://auth.test", oidcMutualTls: "https://mtls.test" } },
    identityOptions,
  ],
  [createLegacyIdentity, { version: "4.2", atsId: "AIS", clock, fetch, environment: "test" }, legacyOptions],
  [createSandbox, {}, sandboxOptions],
  [verifyContract, { environment: "production", fetch, clock }, verifyOptions],
];

const cases = factories.flatMap(([create, good, places]) =>
  places.map((place) => ({ name: create.name, place, create, good })),
);

describe("an object that converts itself to a valid value", () => {
  it.each(cases)("[REL-05] fails as $place of $name, and is not converted", async ({ place, create, good }) => {
    conversions.length = 0;
    const [base = ""] = place.split(".");
    // The address of one's own instead of a name, and a token instead of a name and a password.
    const own =
      place === "credentials.token"
        ? { ...good, credentials: { type: "bearer" } }
        : base === "network"
          ? { ...good, environment: "production" }
          : good;
    const error = await thrownBy(() => Reflect.apply(create, undefined, [disguise(own, place)]) as unknown);
    expect(error).toMatchObject({ name: "InvalidInputError", field: expect.stringContaining(base) as string });
    expect(conversions).toEqual([]);
  });
});

/** Calls of each client with the same options, and what the services got of them. */
function callsWith(options: object) {
  const wrong = options as RegistryCallOptions;
  const { registry, seen } = createFakeService(() => Response.json({}));
  const provider = createFakeProvider();
  const identity = provider.identity();
  const { legacy, seen: soap } = createFakeLegacy("4.2", () => new Response());
  const calls: Readonly<Record<"registry" | "changes" | "identity" | "legacy", readonly (() => Promise<unknown>)[]>> = {
    registry: [
      () => registry.vratEkonomickySubjekt({ ico: "90000021" }, wrong),
      () => registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x" }, wrong).next(),
      () => registry.lookup(["90000021"], wrong).next(),
      () => registry.codeList("PravniForma", "res", wrong),
    ],
    changes: [() => registry.changes({ ...wrong, datovyZdroj: "vr" }).next()],
    identity: [
      () => identity.beginLogin({ scope: ["openid"] }, wrong),
      () => identity.logout({ idToken: "t" }, wrong),
      () => identity.endSession({ idToken: "t" }, wrong),
      () => identity.refresh("t", {}, wrong),
      () => identity.userinfo("t", { subject: "s" }, wrong),
    ],
    legacy: [() => legacy.heartBeat(wrong), () => legacy.authConfirmation(sessionId, wrong)],
  };
  return { calls, sent: () => [...seen, ...provider.requests, ...soap] };
}

describe("the options of a call", () => {
  it.each([...perCall, "signal", "cache"])(
    "[REL-05] fails with its name when it converts itself: %s",
    async (place) => {
      conversions.length = 0;
      const { calls, sent } = callsWith(disguise({}, place));
      const { registry, changes, identity, legacy } = calls;
      const [base = ""] = place.split(".");
      // `changes` never uses the cache.
      for (const call of [...registry, ...(place === "cache" ? [] : changes), ...identity, ...legacy]) {
        expect(await thrownBy(call)).toMatchObject({
          name: "InvalidInputError",
          field: expect.stringContaining(base) as string,
        });
      }
      expect([conversions, sent()]).toEqual([[], []]);
    },
  );

  it.each<[rule: string, options: object, client?: "identity" | "legacy"]>([
    ["signal must be an AbortSignal", { signal: {} }],
    ["timeout must be a number above 0", { timeout: -1 }],
    ...[0, -1, Number.NaN, Infinity, "1"].map((deadline): [string, object] => [
      "[REL-06] deadline must be a number above 0",
      { deadline },
    ]),
    ["headers must be an object of texts", { headers: [] }],
    ["headers.Content-Length is set by the client itself", { headers: { "Content-Length": "1" } }],
    ["headers.transfer-encoding is set by the client itself", { headers: { "transfer-encoding": "chunked" } }],
    ["headers.Authorization is set by the client itself", { headers: { Authorization: "Bearer x" } }, "identity"],
    ["headers.SOAPAction is set by the client itself", { headers: { SOAPAction: "x" } }, "legacy"],
    ["[NET-17] retry must be an object or false", { retry: "often" }],
    ["[NET-17] retry.retries must be a whole number at least 0", { retry: { retries: -1 } }],
    ["[NET-17] retry.minDelay must be a number", { retry: { minDelay: Number.NaN } }],
    [
      "[NET-17] tries is no option; the options are retries, minDelay, maxDelay, maxRetryAfter",
      { retry: { tries: 1 } },
    ],
  ])("%s: each call refuses them before anything is sent (%#)", async (title, options, client) => {
    const { calls, sent } = callsWith(options);
    const message = expect.stringContaining(title.replace(/^\[.*\] /, "")) as string;
    for (const call of client === undefined ? Object.values(calls).flat() : calls[client])
      expect(await thrownBy(call)).toMatchObject({ code: "ERR_INVALID_INPUT", message });
    expect(sent()).toEqual([]);
  });

  it.each([
    ["allowLongState", { scope: ["openid"], allowLongState: disguised(true) }],
    ["method", { scope: ["openid"], method: disguised("POST") }],
    ["redirectUri", { scope: ["openid"], redirectUri: disguised(client.redirectUri) }],
    ["state", { scope: ["openid"], state: disguised("x".repeat(20)) }],
    ["scope[0]", { scope: [disguised("openid")] }],
  ])("[REL-05] fails with its name in a login: %s", async (field, options) => {
    conversions.length = 0;
    const provider = createFakeProvider();
    const call = (): unknown => Reflect.apply(provider.identity().beginLogin, undefined, [options]);
    expect(await thrownBy(call)).toMatchObject({ name: "InvalidInputError", field });
    expect([conversions, provider.requests]).toEqual([[], []]);
  });
});

describe("an option", () => {
  it("accepts a clock whose functions are in its prototype", () => {
    class Time {
      now(): number {
        return 0;
      }

      date(): number {
        return 0;
      }

      random(): number {
        return 0;
      }

      schedule(): () => void {
        return () => undefined;
      }
    }
    expect(createRegistry({ clock: new Time() })).toHaveProperty("lookup");
  });
});
