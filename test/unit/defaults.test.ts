import { X509Certificate } from "node:crypto";
import { getResponse, type HttpHandler } from "msw";
import {
  createIdentity,
  createLegacyIdentity,
  createRegistry,
  type Fetch,
  type FetchInit,
  type ClientEvent,
  type IdentityOptions,
  type RetryOptions,
} from "ares-caais";
import { check, searchAll, watch } from "ares-caais/jobs";
import { redisBudget, redisStore, type RedisBudgetOptions } from "ares-caais/redis";
import { createSandbox, type Sandbox } from "ares-caais/sandbox";
import { legacyHandler, registryHandler, sample, testCertificate } from "ares-caais/testing";
import { verifyContract } from "ares-caais/verify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isValue, optionDefaults } from "../../scripts/reference/option-defaults.ts";
import { environments } from "../../generated/environments.gen.ts";
import { readTable } from "../fixtures/documents/read-table.ts";
import { createFakeClock, type FakeClock } from "../fixtures/fake-clock.ts";
import { createFakeApplication } from "../fixtures/fake-login.ts";
import { client, createFakeProvider } from "../fixtures/fake-provider.ts";
import { createFakeService } from "../fixtures/fake-service.ts";
import { createFakeLegacy } from "../fixtures/legacy/fake-legacy.ts";
import { on } from "../fixtures/on-event.ts";
import { startSilent } from "../fixtures/servers/listen.ts";

/** The defaults in docstrings, by option: the page is made from them. */
const documented = new Map(
  readTable("docs/api/defaults.md", "Defaults").map(([option = "", said = ""]) => [option.slice(1, -1), said]),
);
/** Defaults with a value, from the tables by which the clients read options; the other docstrings describe their source in words. */
const values = new Map([
  ...[...documented].flatMap(([option, said]) => (/^[`\d]/.test(said) ? [[option, readValue(said)] as const] : [])),
  ...[...optionDefaults()].map(([option, said]) => [option, isValue(said) ? readValue(`\`${said}\``) : said] as const),
]);

/** A value as it stands in code; with words behind it, the text. */
function readValue(said: string): unknown {
  const [, text] = /^`([^`]*)`$/.exec(said) ?? [];
  if (text === undefined) return said;
  return text === "Infinity"
    ? Infinity
    : JSON.parse(text.replaceAll(/(?<=\d)_/g, "").replaceAll(/([{,] )(\w+):/g, '$1"$2":'));
}

/** A number as docstrings write it: `30_000`. */
function inCode(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, "_");
}

/** Says what a default is by what the package does; a time or a size is told the value that it is to find. */
type Observer = (documented: number) => unknown;

const ico = "90000021";
const endless = 2 ** 31 - 1;
const none = "another value";
const never = (): Promise<never> => new Promise(() => undefined);
const failing = (): Promise<never> => Promise.reject(new TypeError("fetch failed"));
const isDone = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** The largest number for which something holds, where it is the one that is documented. */
const largest =
  (holds: (candidate: number) => unknown): Observer =>
  async (value) =>
    (await holds(value)) === true && (await holds(value + 1)) === false ? value : none;
/** How long something lasts, where that is as documented. */
const lifetime =
  (lasts: (milliseconds: number) => unknown): Observer =>
  async (value) =>
    (await lasts(value - 1)) === true && (await lasts(value)) === false ? value : none;

/** Options that the three clients share. */
interface CommonOptions {
  readonly retry?: RetryOptions | false | undefined;
  readonly deadline?: number;
  readonly onEvent?: (event: ClientEvent) => unknown;
}
type Call = (
  answer: () => Response | Promise<Response>,
  options: CommonOptions,
) => { readonly clock: FakeClock; readonly outcome: Promise<unknown> };

/** One call of each client. */
const calls: Readonly<Record<"registry" | "identity" | "legacy", Call>> = {
  registry: (answer, options) => {
    const { registry, clock } = createFakeService(answer, options);
    return { clock, outcome: registry.vratEkonomickySubjekt({ ico }) };
  },
  identity: (answer, options) => {
    const provider = createFakeProvider();
    provider.answers["discovery"] = answer;
    return { clock: provider.clock, outcome: provider.identity(options).beginLogin({ scope: ["openid"] }) };
  },
  legacy: (answer, options) => {
    const { legacy, clock } = createFakeLegacy("4.2", answer, options);
    return { clock, outcome: legacy.heartBeat() };
  },
};

/** The common behaviour of all three clients. */
async function ofEach(observe: (call: Call) => unknown): Promise<unknown> {
  const [first, ...others] = await Promise.all(Object.values(calls).map(observe));
  for (const other of others) expect(other).toEqual(first);
  return first;
}

/** When a call ends, whatever comes of it. */
async function endOf({ clock, outcome }: ReturnType<Call>): Promise<number> {
  await clock.run(isDone(outcome));
  return clock.now();
}

/** The upper bounds of the delays between the attempts of a call that no attempt heals. */
async function delaysOf(call: Call, retry?: RetryOptions, headers: Record<string, string> = {}): Promise<number[]> {
  const delays: number[] = [];
  const onEvent = on({ retry: ({ delay }) => void delays.push(delay) });
  const started = call(() => new Response(null, { status: 503, headers }), { deadline: endless, retry, onEvent });
  await endOf(started);
  // The clock's chance is always the same share of the bound.
  return delays.map((delay) => delay / started.clock.random());
}

const retries: Readonly<Record<keyof RetryOptions, (call: Call, value: number) => unknown>> = {
  retries: async (call) => (await delaysOf(call)).length,
  minDelay: async (call) => (await delaysOf(call))[0],
  maxDelay: async (call) => Math.max(...(await delaysOf(call, { retries: 15 }))),
  maxRetryAfter: (call, value) =>
    largest(async (seconds) => {
      const headers = { "retry-after": String(seconds) };
      return (await delaysOf(call, { retries: 1 }, headers)).length > 0;
    })(value / 1000),
};
const observeRetry = (name: keyof RetryOptions): Observer => {
  return async (value) => {
    const observed = await ofEach((call) => retries[name](call, value));
    return name === "maxRetryAfter" ? Number(observed) * 1000 : observed;
  };
};

/** A number that the registry has otherwise than the two other clients, as its docstring says it. */
async function butOfRegistry(observe: (call: Call) => Promise<number>): Promise<string> {
  const [registry, identity, legacy] = await Promise.all([calls.registry, calls.identity, calls.legacy].map(observe));
  expect(legacy).toBe(identity);
  return `${inCode(identity ?? Number.NaN)}; of the registry ${inCode(registry ?? Number.NaN)}`;
}
const [ofOthers = Number.NaN, ofRegistry = Number.NaN] = String(values.get("CommonClientOptions.maxAnswerBytes"))
  .split("; of the registry ")
  .map((number) => Number(number.replaceAll("_", "")));

/** The most bytes of an answer that a client reads, by what its header says. */
const readsBytes =
  (call: Call) =>
  async (bytes: number): Promise<boolean> => {
    let isRead = true;
    const headers = { "content-type": "application/json", "content-length": String(bytes) };
    const onEvent = on({ failure: ({ phase }) => (isRead &&= phase !== "size") });
    await endOf(call(() => new Response("{}", { headers }), { retry: false, onEvent }));
    return isRead;
  };

/** The environment and the network whose addresses are called. */
function publishedAt(called: string): readonly [environment: string, network: string][] {
  return Object.entries(environments).flatMap(([environment, networks]) =>
    Object.entries(networks).flatMap(([network, { oidc }]): [string, string][] =>
      called.startsWith(`${oidc}/`) ? [[environment, network]] : [],
    ),
  );
}
async function identityAddress(): Promise<readonly [environment: string, network: string] | undefined> {
  let called = "";
  const fetch: Fetch = (url) => {
    called = url;
    return failing();
  };
  await isDone(createIdentity({ ...client, retry: false, fetch }).beginLogin({ scope: ["openid"] }));
  return publishedAt(called)[0];
}
async function verifiedAddress(): Promise<readonly [environment: string, network: string] | undefined> {
  const operations = ["vyhledejCiselnik"] as const;
  const { addresses } = await verifyContract({ fetch: failing, retry: false, operations, identity: {} });
  return publishedAt(`${addresses["identity"] ?? ""}/`)[0];
}

/** Whether a login that is begun can be completed later, with tokens issued by another clock. */
async function logsIn(wait: number, ahead = 0, options: Partial<IdentityOptions> = {}): Promise<boolean> {
  const provider = createFakeProvider();
  provider.change.identity = { iat: Math.floor(provider.clock.date() / 1000) + ahead };
  const identity = provider.identity(options);
  const login = await identity.beginLogin({ scope: ["openid"] });
  await provider.clock.advance(wait);
  return isDone(identity.completeLogin(provider.authorize(login), login.pending));
}

/** The session of an application of which nothing is said, in the browser that has it. */
async function openSession(): Promise<{
  readonly lasts: (milliseconds: number) => Promise<boolean>;
  readonly name: string | undefined;
  readonly afterLogout: string | null;
  readonly isPersistent: boolean;
}> {
  const { login, provider, openBrowser, begin } = createFakeApplication();
  const browser = openBrowser();
  const answer = await browser.visit(await begin(browser));
  const { header } = browser;
  return {
    isPersistent: /-session=[^;]+; Max-Age=\d/.test(answer.headers.getSetCookie().join("\n")),
    lasts: async (milliseconds) => {
      const date = (): number => provider.clock.date() + milliseconds;
      const later = createFakeApplication({ clock: { ...provider.clock, date } }, provider);
      return (await later.login.user({ headers: { cookie: header } })) !== undefined;
    },
    name: /__Host-(\w+)-session/.exec(header)?.[1],
    afterLogout: (await login.handler(browser.request("/auth/logged-out"))).headers.get("location"),
  };
}

/** The first command of a budget over Redis. */
async function firstQuestion(options: Partial<RedisBudgetOptions> = {}): Promise<readonly string[]> {
  const asked: string[][] = [];
  const send = (_command: string, [, ...given]: string[]): Promise<never> => {
    asked.push(given);
    return failing();
  };
  const budget = redisBudget({ send }, { fallback: { processes: 30 }, clock: createFakeClock(), ...options });
  void budget.turn({ line: "call", timeout: 1 });
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  return asked[0] ?? [];
}
/** A number, where a budget to which it is given asks as one without it, and another one asks otherwise. */
const sameQuestion =
  (optionsOf: (value: number) => Partial<RedisBudgetOptions>, step: number): Observer =>
  async (value) => {
    const [question, same, other] = [{}, optionsOf(value), optionsOf(value + step)].map(firstQuestion);
    expect(await other).not.toEqual(await question);
    expect(await same).toEqual(await question);
    return value;
  };

/** The commands of a store over Redis. */
async function stored(): Promise<readonly string[]> {
  let command: readonly string[] = [];
  const send = (_eval: string, given: readonly string[]): void => void (command = given);
  await redisStore({ send }).set("", "text", 1);
  return command;
}

/** The path of a list look-up, and the number of its concurrent requests: before the first response, and at most. */
async function lookUpMany(): Promise<{ readonly path: string | undefined; readonly underWay: readonly number[] }> {
  const controller = new AbortController();
  const answers: (() => void)[] = [];
  const { registry, clock, seen } = createFakeService(async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] });
  });
  const inputs = Array.from({ length: 30_000 }, (_, index) => 10_000_000 + index);
  const results = registry.lookup(inputs, { signal: controller.signal });
  const readAll = async (): Promise<void> => {
    for await (const { status } of results) expect(status).toBe("missing");
  };
  const ended = isDone(readAll());
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(0);
  };
  for (let turn = 0; turn < 100 && answers.length === 0; turn += 1) await settle();
  await settle();
  const underWay = [answers.length];
  for (let answered = 0; answered < 20; answered += 1) {
    answers.shift()?.();
    await settle();
  }
  underWay.push(answers.length);
  controller.abort("seen");
  for (const answer of answers) answer();
  await ended;
  return { path: seen[0]?.path, underWay };
}

/** How many requests a check has under way at most, and which sources it asks. */
async function checkMany(): Promise<{ readonly underWay: number; readonly asksBodies: boolean }> {
  let now = 0;
  const observed = { underWay: 0, asksBodies: false };
  const { registry } = createFakeService(async ({ path, body }) => {
    now += 1;
    observed.underWay = Math.max(observed.underWay, now);
    observed.asksBodies ||= path.includes("-vr/");
    await new Promise((resolve) => setImmediate(resolve));
    now -= 1;
    const found = (body as { readonly ico: readonly string[] }).ico.map((one) => ({
      ...{ icoId: one, seznamRegistraci: { stavZdrojeVr: "AKTIVNI" } },
    }));
    return Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found });
  });
  for await (const { input } of check(registry, list)) expect(list).toContain(input);
  return observed;
}
const list = Array.from({ length: 2000 }, (_, index) => String(90_000_000 + index));

/** A service of batches that goes on from look to look until somebody has asked for a time. */
function lookForBatches() {
  const controller = new AbortController();
  const asked: { readonly source: string; readonly at: number }[] = [];
  const { registry, clock } = createFakeService(({ body }) => {
    const { datovyZdroj: source } = body as { readonly datovyZdroj: string };
    asked.push({ source, at: clock.now() });
    return Response.json({ notifikacniDavky: [{ cisloDavky: 7 }] });
  });
  return { registry, clock, asked, controller };
}
async function watchOnce(): Promise<{
  readonly sources: readonly string[];
  readonly begin: string;
  readonly interval: number;
}> {
  const { registry, clock, asked, controller } = lookForBatches();
  const rounds = watch(registry, list, { clock, signal: controller.signal });
  const first = await clock.run(rounds.next());
  const second = rounds.next();
  await clock.advance(1);
  const before = asked.length;
  for (let second = 0; second < 3600 && asked.length === before; second += 1) await clock.advance(1000);
  controller.abort();
  await second;
  const { sources = {} } = first.done === true ? {} : first.value.cursor;
  return {
    sources: Object.keys(sources),
    begin: sources["vr"] === 7 ? "newest" : "oldest",
    // To the second.
    interval: Math.floor((asked[before]?.at ?? Number.NaN) / 1000) * 1000,
  };
}
async function watchWithGap(): Promise<string> {
  const { registry, clock } = lookForBatches();
  const gone = watch(registry, list, { after: { version: 1, sources: { vr: 1 } }, sources: ["vr"], clock });
  const error: unknown = await clock.run(gone.next()).catch((reason: unknown) => reason);
  return error instanceof Error && error.name === "GapError" ? "throw" : "recheck";
}
async function changesInterval(): Promise<number> {
  const controller = new AbortController();
  const times: number[] = [];
  const { registry, clock } = createFakeService(() => {
    times.push(clock.now());
    if (times.length === 2) controller.abort("enough");
    return Response.json({ notifikacniDavky: [] });
  });
  await clock.run(registry.changes({ datovyZdroj: "res", signal: controller.signal }).next());
  const [first = Number.NaN, second = Number.NaN] = times;
  return second - first;
}

/** How many items a search asks for. */
async function firstPage(search: (registry: ReturnType<typeof createRegistry>) => Promise<unknown>): Promise<unknown> {
  const { registry, seen } = createFakeService(() => Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] }));
  await search(registry);
  return (seen[0]?.body as { readonly pocet?: number }).pocet;
}

/** Whether a second call at once waits until a time. */
async function waitsForTurn(milliseconds: number): Promise<boolean> {
  const { registry, clock, seen } = createFakeService(() => Response.json({ ico }), { requestsPerMinute: undefined });
  await registry.vratEkonomickySubjekt({ ico });
  await clock.advance(milliseconds);
  const second = registry.vratEkonomickySubjekt({ ico });
  await clock.advance(0);
  const hasWaited = seen.length === 1;
  await clock.run(second);
  return hasWaited;
}
async function blockPause(): Promise<number> {
  const starts: number[] = [];
  const page = new Response("<html>blocked</html>", { status: 403, headers: { "content-type": "text/html" } });
  const { registry, clock } = createFakeService(() => (starts.length === 1 ? page : Response.json({ ico })), {
    onEvent: on({ request: () => void starts.push(clock.now()) }),
  });
  await isDone(registry.vratEkonomickySubjekt({ ico }));
  await clock.run(registry.vratEkonomickySubjekt({ ico }));
  const [first = Number.NaN, second = Number.NaN] = starts;
  return second - first;
}
/** For how long a call waits for a store that never answers. */
async function cacheTimeout(): Promise<number> {
  const store = { get: never, set: () => undefined };
  const { registry, clock } = createFakeService(() => Response.json({ ico }), { cache: { store, ttl: 1000 } });
  await clock.run(registry.vratEkonomickySubjekt({ ico }));
  return clock.now();
}

/** How many details of one source a verification asks for. */
async function detailsPerSource(): Promise<number> {
  const clock = createFakeClock();
  const details = new Set<string>();
  const icos = Array.from({ length: 50 }, (_, index) => String(10_000_000 + index));
  const fetch = (url: string, { method = "GET" }: FetchInit = {}): Promise<Response> => {
    const one = /\/ekonomicke-subjekty\/(1\d{7})$/.exec(url)?.[1];
    if (method === "GET" && one !== undefined) details.add(one);
    const subjects = icos.map((each) => sample("EkonomickySubjekt", { ico: each }));
    const found = { pocetCelkem: 50, ekonomickeSubjekty: subjects };
    return Promise.resolve(Response.json(one === undefined ? found : sample("EkonomickySubjekt", { ico: one })));
  };
  const operations = ["vratEkonomickySubjekt"] as const;
  await clock.run(verifyContract({ fetch, clock, operations, samples: { ico: icos }, retry: false }));
  return details.size;
}

/** Whether a handler answers one request only. */
async function answersOnce(handler: HttpHandler, call: (fetch: Fetch) => Promise<unknown>): Promise<boolean> {
  const fetch: Fetch = async (url, init) => (await getResponse([handler], new Request(url, init))) ?? failing();
  expect(await isDone(call(fetch))).toBe(true);
  return !(await isDone(call(fetch)));
}

/** Defaults of the Fetch standard and of SOAP, and those of the sandbox on which its own tests rely. */
const elsewhere = [
  "FetchInit.method",
  "FetchInit.repeatable",
  "LegacyAnswers.status",
  "SandboxBehaviour.additionalSubjects",
  "SandboxBehaviour.identityBehaviour",
  "SandboxBehaviour.loginHint",
  "SandboxOptions.listen",
  "SandboxOptions.onePort",
  "SandboxOptions.port",
  "SandboxOptions.ports",
  "TestIdentityProviderOptions.behaviour",
];

describe("a default has the value of its docstring:", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox();
  });
  afterAll(() => sandbox.close());

  /** A fault of which nothing else is said. */
  const slowFault = (service: "identity" | "legacy"): { service?: string; delay?: number; times?: number } => {
    sandbox.faults.set({ service, kind: "slow" });
    return { ...sandbox.faults.list().find((fault) => fault.service === service) };
  };

  const observers: Readonly<Record<string, Observer>> = {
    "CommonClientOptions.timeout": () => ofEach((call) => endOf(call(never, { deadline: endless, retry: false }))),
    "CommonClientOptions.deadline": () =>
      butOfRegistry((call) => endOf(call(never, { retry: { retries: 10_000, minDelay: 0, maxDelay: 0 } }))),
    "CommonClientOptions.maxAnswerBytes": () =>
      butOfRegistry(async (call) =>
        Number(await largest(readsBytes(call))(call === calls.registry ? ofRegistry : ofOthers)),
      ),
    "CommonClientOptions.maxSockets": async (most) => {
      const silent = await startSilent();
      const registry = createRegistry({ environment: { registry: silent.address }, requestsPerMinute: Infinity });
      for (let call = 0; call < most + 5; call += 1)
        registry.vratEkonomickySubjekt({ ico }, { headers: { call: String(call) } }).catch(() => undefined);
      await expect.poll(silent.connections).toBeGreaterThanOrEqual(most);
      return silent.connections();
    },
    "CommonClientOptions.retry": () =>
      Object.fromEntries(Object.keys(retries).map((name) => [name, values.get(`RetryOptions.${name}`)])),
    ...Object.fromEntries(
      (["retries", "minDelay", "maxDelay", "maxRetryAfter"] as const).map((name) => [
        `RetryOptions.${name}`,
        observeRetry(name),
      ]),
    ),
    "EnvironmentOptions.environment": async () => (await identityAddress())?.[0],
    "EnvironmentOptions.network": async () => (await identityAddress())?.[1],
    "VerificationOptions.environment": async () => (await verifiedAddress())?.[0],
    "VerificationOptions.network": async () => (await verifiedAddress())?.[1],
    "VerificationSamples.detailsPerSource": detailsPerSource,
    "IdentityOptions.clockTolerance": largest((seconds) => logsIn(0, seconds)),
    "IdentityOptions.loginLifetime": lifetime((milliseconds) => logsIn(milliseconds)),
    "IdentityOptions.discoveryMaxAge": lifetime(async (milliseconds) => {
      const provider = createFakeProvider();
      const identity = provider.identity();
      await identity.beginLogin({ scope: ["openid"] });
      await provider.clock.advance(milliseconds);
      await identity.beginLogin({ scope: ["openid"] });
      return provider.counts()["discovery"] === 1;
    }),
    "LoginOptions.state": async () => {
      const { pending } = await createFakeProvider()
        .identity()
        .beginLogin({ scope: ["openid"] });
      const secrets = [pending.state, pending.nonce, pending.codeVerifier];
      const [bytes, ...others] = secrets.map((text) => Buffer.from(text, "base64url").byteLength);
      expect(others).toEqual([bytes, bytes]);
      return `${String(bytes)} random bytes in base64url`;
    },
    "LoginOptions.method": async () => {
      const login = await createFakeProvider()
        .identity()
        .beginLogin({ scope: ["openid"] });
      return "url" in login ? "GET" : "POST";
    },
    "CreateLoginOptions.lifetime": async (value) => lifetime((await openSession()).lasts)(value),
    "CreateLoginOptions.name": async () => (await openSession()).name,
    "CreateLoginOptions.refresh": async () => {
      const { login } = createFakeApplication();
      const refused = login.tokens({ headers: {} }).catch(() => false);
      return (await refused) === false ? false : none;
    },
    "CreateLoginOptions.afterLogout": async () => (await openSession()).afterLogout,
    "CreateLoginOptions.persistent": async () => (await openSession()).isPersistent,
    "RegistryOptions.requestsPerMinute": async (value) => {
      // The budget counts with a minute and a millisecond.
      const interval = 60_001 / value;
      return (await waitsForTurn(interval - 0.01)) && !(await waitsForTurn(interval)) ? value : none;
    },
    "RegistryOptions.blockPause": blockPause,
    "CacheOptions.timeout": cacheTimeout,
    "LookupOptions.source": async () => ((await lookUpMany()).path === "/ekonomicke-subjekty/vyhledat" ? "ares" : none),
    "LookupOptions.concurrency": async () => (await lookUpMany()).underWay.join(" to "),
    "SearchAllOptions.pageSize": () => firstPage((registry) => searchAll(registry, { pravniForma: ["112"] }).next()),
    "ChangesOptions.interval": changesInterval,
    "ChangesOptions.follow": async () => (await changesInterval()) > 0,
    "CheckOptions.concurrency": async () => (await checkMany()).underWay,
    "CheckOptions.statutoryBody": async () => (await checkMany()).asksBodies,
    "WatchOptions.sources": async () => (await watchOnce()).sources,
    "WatchOptions.begin": async () => (await watchOnce()).begin,
    "WatchOptions.interval": async () => (await watchOnce()).interval,
    "WatchOptions.follow": async () => (await watchOnce()).interval > 0,
    "WatchOptions.onGap": watchWithGap,
    "RedisBudgetOptions.perMinute": sameQuestion((perMinute) => ({ perMinute }), 1),
    "RedisBudgetOptions.name": async () => /\{ares-caais:(.*?)\}/.exec((await firstQuestion()).join(" "))?.[1],
    "RedisBudgetOptions.patience": sameQuestion((patience) => ({ patience }), 1),
    "BudgetFallback.share": sameQuestion((share) => ({ fallback: { processes: 30, share } }), 0.01),
    "RedisStoreOptions.name": async () => (await stored())[2]?.split(":")[1],
    "SandboxClientOptions.redirectUris": () => [sandbox.client.redirectUri],
    "SandboxClientOptions.postLogoutRedirectUris": () => [sandbox.client.postLogoutRedirectUri],
    "SandboxClientOptions.legacyLogoutUrl": () => sandbox.client.legacyLogoutUrl,
    "SandboxClientOptions.legacyLoginUrl": () => sandbox.client.legacyLoginUrl,
    "SandboxClientOptions.certificates": () => sandbox.client.certificates.length,
    "RegistryChange.afterRequests": () => {
      const { subjects } = sandbox.registry;
      sandbox.registry.change({ remove: [ico] });
      return sandbox.registry.subjects === subjects - 1 ? "0, it happens at once" : none;
    },
    "SampleOptions.seed": () => {
      const [unsaid, first, second] = [{}, { seed: 0 }, { seed: 1 }].map((options) =>
        sample("EkonomickySubjekt", {}, options),
      );
      expect(second).not.toEqual(unsaid);
      expect(first).toEqual(unsaid);
      return "0, the fullest example of the contract";
    },
    "IdentityFaultSetting.delay": () => slowFault("identity").delay,
    "IdentityFaultSetting.times": () => slowFault("identity").times ?? Infinity,
    "LegacyFaultSetting.delay": () => slowFault("legacy").delay,
    "LegacyFaultSetting.times": () => slowFault("legacy").times ?? Infinity,
    "RegistryHandlerOptions.once": () =>
      answersOnce(registryHandler("vyhledejCiselnik"), (fetch) =>
        createRegistry({ fetch, retry: false }).vyhledejCiselnik({ kodCiselniku: "PravniForma" }),
      ),
    "LegacyHandlerOptions.once": () =>
      answersOnce(legacyHandler("heartBeat", {}, { version: "4.2" }), (fetch) =>
        createLegacyIdentity({ version: "4.2", atsId: "AIS", fetch, retry: false }).heartBeat(),
      ),
    "TestCertificateOptions.commonName": async () =>
      new X509Certificate((await testCertificate()).cert).subject.replace("CN=", ""),
  };

  it("the page lists the tables' defaults", () => {
    expect(optionDefaults().size).toBeGreaterThan(20);
    for (const [option, said] of optionDefaults()) {
      // Words may follow the value.
      expect(`${documented.get(option)?.replaceAll("`", "") ?? ""}, `, option).toContain(`${said}, `);
    }
  });

  it("each default is observed", () => {
    const observed = [...Object.keys(observers), ...elsewhere];
    expect(observed.toSorted()).toEqual([...values.keys()].toSorted());
  });

  /** The requirements that a default is part of. */
  const ids: Readonly<Record<string, string>> = { "RegistryOptions.requestsPerMinute": "[REG-16] " };

  const titled = Object.entries(observers).map(
    ([option, observe]) => [`${ids[option] ?? ""}${option}`, option, observe] as const,
  );

  it.each(titled)("%s", async (_title, option, observe) => {
    // Observers of texts take no notice of it.
    expect(await observe(Number(values.get(option)))).toEqual(values.get(option));
  });
});

describe("a fixed value has the documented effect:", () => {
  it("a code list is cached for an hour", async () => {
    const found = { kodCiselniku: "PravniForma", zdrojCiselniku: "res", polozkyCiselniku: [{ kod: "101" }] };
    const isKept = async (milliseconds: number): Promise<boolean> => {
      const { registry, clock, seen } = createFakeService(() => Response.json({ pocetCelkem: 1, ciselniky: [found] }));
      await registry.codeList("PravniForma", "res");
      await clock.advance(milliseconds);
      await registry.codeList("PravniForma", "res");
      return seen.length === 1;
    };
    expect(await lifetime(isKept)(3_600_000)).toBe(3_600_000);
  });

  it("signatures without a matching key reload the keys at most four times a minute", async () => {
    const provider = createFakeProvider();
    const identity = provider.identity({ discoveryMaxAge: endless });
    const logIn = async (): Promise<boolean> => {
      const login = await identity.beginLogin({ scope: ["openid"] });
      return isDone(identity.completeLogin(provider.authorize(login), login.pending));
    };
    expect(await logIn()).toBe(true);
    const forged = (await provider.sign({})).replace(/[^.]{20}$/, "A".repeat(20));
    const tokens = { access_token: forged, refresh_token: "refresh", id_token: forged, scope: "openid" };
    provider.answers["token"] = () => Response.json({ ...tokens, token_type: "Bearer", expires_in: 300 });
    for (let login = 0; login < 10; login += 1) expect(await logIn()).toBe(false);
    expect(provider.counts()["jwks"]).toBe(1 + 4);
  });
});
