import { describe, expect, it } from "vitest";
import { createIdentity, createLegacyIdentity, createRegistry, type RegistryCallOptions } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import { verifyContract } from "ares-caais/verify";
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

/** Values that are right and no objects by their nature, each by where it stands; what stands at `a.b` is the member `b` of the option `a`. */
const limits = { timeout: 1000, deadline: 1000 };
const retry = {
  "retry.retries": 1,
  "retry.minDelay": 1,
  "retry.maxDelay": 1,
  "retry.maxRetryAfter": 1,
};
const headers = { headers: "x: y", "headers.x-trace": "1" };
const common = { ...limits, ...retry, ...headers, maxAnswerBytes: 1000, environment: "test", network: "internet" };
const watchers = Object.fromEntries(
  ["onRequest", "onResponse", "onFailure", "onRetry", "onCall"].map((name) => [`hooks.${name}`, () => undefined]),
);
const clocks = Object.fromEntries(["now", "date", "random", "schedule"].map((name) => [`clock.${name}`, () => 0]));
const objects = { clock: "now", fetch: "fetch" };

const registryOptions = {
  ...common,
  ...watchers,
  ...clocks,
  ...objects,
  environment: "production",
  "environment.registry": "https://registry.test",
  "hooks.onCacheHit": "note",
  "hooks.onShared": "note",
  "hooks.onWait": "note",
  "hooks.onPause": "note",
  requestsPerMinute: 100,
  blockPause: 1000,
  credentials: "basic",
  "credentials.type": "basic",
  "credentials.username": "user",
  "credentials.password": "hunter2",
  "credentials.token": "hunter2",
  validate: "strict",
  onViolation: "report",
  cache: "map",
  "cache.store": "map",
  "cache.store.get": "get",
  "cache.ttl": 1000,
  "cache.timeout": 1000,
};
const identityOptions = {
  ...common,
  ...watchers,
  ...clocks,
  ...objects,
  "environment.oidc": "https://auth.test",
  clientId: "AIS",
  redirectUri: "https://ais.example/callback",
  postLogoutRedirectUri: "https://ais.example/bye",
  issuer: "https://auth.test/",
  clockTolerance: 30,
  discoveryMaxAge: 1000,
  loginLifetime: 1000,
  "tls.cert": client.tls.cert,
  "tls.key": client.tls.key,
  "tls.passphrase": "hunter2",
  "tls.ca": client.tls.ca,
  "tls.warnDays": 30,
  "tls.onCertificate": "warn",
};
const legacyOptions = {
  ...common,
  ...watchers,
  ...clocks,
  ...objects,
  "environment.legacyPages": "https://pages.test",
  version: "4.2",
  atsId: "AIS",
  logoutUrl: "https://ais.example/bye",
};
const sandboxOptions = {
  port: 0,
  "ports.control": 0,
  additionalSubjects: 0,
  clients: "SANDBOX",
};
const verifyOptions = {
  operations: "vyhledejCiselnik",
  "samples.ico": "90000021",
  "samples.detailsPerSource": 1,
  "identity.issuer": "https://auth.test/",
  signal: "aborted",
  onProgress: "note",
  network: "internet",
  timeout: 1000,
};

/** The options with an object in the place of one value. */
function disguise(options: Members, path: string): Members {
  const [name = "", ...rest] = path.split(".");
  const inner = options[name];
  if (rest.length === 0) return { ...options, [name]: disguised(inner ?? 1) };
  return { ...options, [name]: disguise(typeof inner === "object" ? { ...inner } : {}, rest.join(".")) };
}

/** What is thrown, at once or later. */
async function refusalOf(call: () => unknown): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

const clock = { now: () => 0, date: () => 0, random: () => 0, schedule: () => () => undefined };
const fetch = (): Promise<never> => Promise.reject(new Error("nothing is to be sent"));
const store = { get: () => undefined, set: () => undefined };

/** Each factory with options that are right, and the places that are tried. */
const factories: readonly (readonly [name: string, call: (options: Members) => unknown, good: Members, Members])[] = [
  [
    "createRegistry",
    (options) => Reflect.apply(createRegistry, undefined, [options]) as unknown,
    {
      fetch,
      clock,
      cache: { store, ttl: 1000 },
      credentials: { type: "basic", username: "user", password: "hunter2" },
    },
    registryOptions,
  ],
  [
    "createIdentity",
    (options) => Reflect.apply(createIdentity, undefined, [options]) as unknown,
    { ...client, clock, fetch, environment: { oidc: "https://auth.test", oidcMutualTls: "https://mtls.test" } },
    identityOptions,
  ],
  [
    "createLegacyIdentity",
    (options) => Reflect.apply(createLegacyIdentity, undefined, [options]) as unknown,
    { version: "4.2", atsId: "AIS", clock, fetch, environment: "test" },
    legacyOptions,
  ],
  ["createSandbox", (options) => Reflect.apply(createSandbox, undefined, [options]) as unknown, {}, sandboxOptions],
  [
    "verifyContract",
    (options) => Reflect.apply(verifyContract, undefined, [options]) as unknown,
    { environment: "production", fetch, clock },
    verifyOptions,
  ],
];

const cases = factories.flatMap(([name, call, good, places]) =>
  Object.keys(places).map((place) => ({ name, place, call, good })),
);

describe("an object that says of itself what would be right", () => {
  it.each(cases)("[REL-05] is refused as $place of $name, and is not asked", async ({ place, call, good }) => {
    conversions.length = 0;
    const [base = ""] = place.split(".");
    // The address of one's own instead of a name, and a token instead of a name and a password.
    const own =
      place === "credentials.token"
        ? { ...good, credentials: { type: "bearer" } }
        : base === "network"
          ? { ...good, environment: "production" }
          : good;
    const error = await refusalOf(() => call(disguise(own, place)));
    expect(error).toMatchObject({ name: "InvalidInputError", field: expect.stringContaining(base) as string });
    expect(conversions).toEqual([]);
  });
});

describe("an object that says of itself what would be right, as an option of a call", () => {
  const callOptions = { ...limits, ...retry, ...headers, signal: "aborted" };

  it.each([...Object.keys(callOptions), "cache"])("[REL-05] is refused by its name: %s", async (place) => {
    conversions.length = 0;
    const options = disguise({}, place);
    const wrong = options as RegistryCallOptions;
    const { registry, seen } = createFakeService(() => Response.json({}));
    const provider = createFakeProvider();
    const identity = provider.identity();
    const { legacy, seen: soap } = createFakeLegacy("4.2", () => new Response());
    const calls: readonly (() => Promise<unknown>)[] = [
      () => registry.vratEkonomickySubjekt({ ico: "90000021" }, wrong),
      () => registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x" }, wrong).next(),
      () => registry.lookup(["90000021"], wrong).next(),
      () => registry.codeList("PravniForma", "res", wrong),
      () => identity.beginLogin({ scope: ["openid"] }, wrong),
      () => identity.logout({ idToken: "t" }, wrong),
      () => identity.refresh("t", {}, wrong),
      () => identity.userinfo("t", { subject: "s" }, wrong),
      () => legacy.heartBeat(wrong),
      () => legacy.authConfirmation(sessionId, wrong),
    ];
    const [base] = place.split(".");
    for (const call of calls) {
      expect(await refusalOf(call)).toMatchObject({
        name: "InvalidInputError",
        field: expect.stringContaining(base ?? "") as string,
      });
    }
    expect([conversions, seen, provider.requests, soap]).toEqual([[], [], [], []]);
  });

  it.each([
    ["allowLongState", { scope: ["openid"], allowLongState: disguised(true) }],
    ["method", { scope: ["openid"], method: disguised("POST") }],
    ["redirectUri", { scope: ["openid"], redirectUri: disguised(client.redirectUri) }],
    ["state", { scope: ["openid"], state: disguised("x".repeat(20)) }],
    ["scope[0]", { scope: [disguised("openid")] }],
  ])("[REL-05] is refused by its name in a login: %s", async (field, options) => {
    conversions.length = 0;
    const provider = createFakeProvider();
    const call = (): unknown => Reflect.apply(provider.identity().beginLogin, undefined, [options]);
    expect(await refusalOf(call)).toMatchObject({ name: "InvalidInputError", field });
    expect([conversions, provider.requests]).toEqual([[], []]);
  });
});

describe("what else is no value", () => {
  it.each(["cache", "clock", "credentials", "hooks", "retry"])("null is refused as %s", (field) => {
    const create = (): unknown => Reflect.apply(createRegistry, undefined, [{ [field]: null }]);
    expect(create).toThrow(expect.objectContaining({ name: "InvalidInputError", field }) as Error);
  });

  it("an object without a prototype, or one that cannot be shown, is refused like others", () => {
    const thrower = {
      toString: () => {
        throw new Error("shown");
      },
    };
    for (const timeout of [Object.create(null) as unknown, thrower, Symbol("x"), 10n, () => 5]) {
      const create = (): unknown => Reflect.apply(createRegistry, undefined, [{ timeout }]);
      expect(create).toThrow(expect.objectContaining({ name: "InvalidInputError", field: "timeout" }) as Error);
    }
  });

  it("functions in the prototype of hooks and clock are found there", () => {
    class Watch {
      readonly seen: string[] = [];

      onRequest(): void {
        this.seen.push("request");
      }
    }
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
    expect(createRegistry({ hooks: new Watch(), clock: new Time() })).toHaveProperty("lookup");
  });
});
