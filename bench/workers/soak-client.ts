import { identityFaultKinds, legacyFaultKinds } from "../../generated/sandbox-types.gen.ts";
import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { legacyVersions } from "../../generated/legacy-types.gen.ts";
import {
  ContractError,
  createIdentity,
  createLegacyIdentity,
  createRegistry,
  strictValidation,
} from "../../src/index.ts";
import { IncompleteError, type LegacyIdentity, type Registry } from "../../src/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import type { SandboxFault } from "../../src/sandbox/index.ts";
import type { Counts, Question, Service, SoakReport } from "../soak/run-soak.ts";

/** The clients of a soak. The program ends by itself once it has reported, unless something keeps it running. */
const [, , given = "{}", callsText = "0", seedText = "0"] = process.argv;
// The parent process says what they are.
const { environment, certificateAuthority, client, icos } = JSON.parse(given) as Service;
const calls = Number(callsText);
let state = Number(seedText) >>> 0;
/** A number from 0 up to, not including, 1; always the same for a seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
/** A whole number from `least` to `most`, both included. */
const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
function pick<Item>(items: readonly Item[]): Item {
  const item = items[between(0, items.length - 1)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

const outcomes: Record<string, number> = {};
const broken: Record<string, number> = {};
const accuse = (rule: string): void => void (broken[rule] = (broken[rule] ?? 0) + 1);
process.on("unhandledRejection", (reason) => {
  accuse(`a rejection was not handled: ${String(reason)}`);
});
process.on("warning", (warning) => {
  accuse(`the process warned: ${String(warning)}`);
});

let asked = 0;
interface Reply {
  readonly number: number;
  readonly value?: unknown;
  readonly failure?: string;
}
const waiting = new Map<number, (reply: Reply) => void>();
process.on("message", (reply: Reply) => {
  waiting.get(reply.number)?.(reply);
  waiting.delete(reply.number);
});
/** The sandbox could not do something, because of a fault that it has. */
class NoReply extends Error {
  [inspect.custom] = (): string => "no login";
}
function ask<Value>(question: Question): Promise<Value> {
  const number = (asked += 1);
  process.send?.({ number, question });
  return new Promise((resolve, reject) => {
    waiting.set(number, ({ value, failure }) => {
      if (failure === undefined) resolve(value as Value);
      else reject(new NoReply(failure));
    });
  });
}
const resources = (): number => process.getActiveResourcesInfo().filter((kind) => kind !== "PipeWrap").length;
const resourcesBefore = resources();

const retry = { retries: 3, minDelay: 1, maxDelay: 5, maxRetryAfter: 50 };
const fetch = createHttpsFetch({ ca: certificateAuthority });
const common = { environment, requestsPerMinute: Infinity, blockPause: 1, retry } as const;
const kept = new Map<string, string>();
const store = {
  get: (key: string) => kept.get(key),
  set: (key: string, value: string) => {
    // A store fails now and then.
    if (random() < 0.02) throw new Error("the store failed");
    if (kept.size > 100) kept.clear();
    kept.set(key, value);
  },
};
const registries = [
  createRegistry(common),
  createRegistry({ ...common, fetch, retry: false, validate: strictValidation }),
  createRegistry({ ...common, fetch, cache: { store, ttl: 500 } }),
];
// The document is asked for again several times in a phase.
const { clientId, redirectUri, postLogoutRedirectUri, tls } = client;
const own = { environment, clientId, redirectUri, postLogoutRedirectUri, tls, retry };
const identity = createIdentity({ ...own, discoveryMaxAge: 500 });
const legacies = legacyVersions.map((version): LegacyIdentity =>
  createLegacyIdentity({ environment, version, atsId: clientId, tls, retry }),
);

/** An answer that belongs to another question, or that lost or doubled something. */
class WrongAnswer extends Error {}
function holds(whether: boolean, what: string): void {
  if (!whether) throw new WrongAnswer(what);
}
interface Limits {
  readonly signal: AbortSignal;
  readonly timeout?: number;
}
const scope = ["openid", "profile"] as const;
const username = "novakova.jana";
const ico = (): string => pick(random() < 0.3 ? icos.slice(0, 40) : icos);
const registry = (): Registry => pick(registries);
/** Kinds of calls, with how often each is made in relation to the others. */
const weights = { detail: 500, search: 60, lookup: 20, login: 25, heartBeat: 60, authConfirmation: 20 };
const kinds: Readonly<Record<string, (limits: Limits) => Promise<unknown>>> = {
  detail: async (limits) => {
    const wanted = ico();
    holds((await registry().vratEkonomickySubjekt({ ico: wanted }, limits)).ico === wanted, "a detail is another's");
  },
  search: async (limits) => {
    const wanted = [...new Set(Array.from({ length: between(1, 8) }, ico))];
    const { ekonomickeSubjekty = [] } = await registry().vyhledejEkonomickeSubjekty({ ico: wanted }, limits);
    const found = ekonomickeSubjekty.map((subject) => subject.ico ?? "");
    holds(found.toSorted().join() === wanted.toSorted().join(), "a search found others");
  },
  lookup: async (limits) => {
    const inputs = Array.from({ length: between(1, 250) }, () => (random() < 0.9 ? ico() : "99999999"));
    let done = 0;
    for await (const { input, status, ico: found } of registry().lookup(inputs, { ...limits, concurrency: 3 })) {
      holds(input === inputs[done] && found === input, "a look-up lost an input or its order");
      holds((status === "found") === (input !== "99999999"), "a look-up answered about another subject");
      done += 1;
    }
    holds(done === inputs.length, "a look-up lost inputs");
  },
  login: async (limits) => {
    const login = await identity.beginLogin({ scope }, limits);
    const callback = await ask<string>({ logIn: login.url, username });
    const { claims, refreshToken = "" } = await identity.completeLogin(callback, login, limits);
    holds(claims.username === username, "the claims are another user's");
    const again = await identity.refresh(refreshToken, { scope, subject: claims.sub }, limits);
    holds(again.claims === undefined || again.claims.sub === claims.sub, "a refresh gave another user's claims");
  },
  heartBeat: (limits) => pick(legacies).heartBeat(limits),
  authConfirmation: async (limits) => {
    const legacy = pick(legacies);
    const sessionId = legacy.sessionId(await ask<string>({ logIn: legacy.loginUrl(), username }));
    const { attributes } = await legacy.authConfirmation(sessionId, limits);
    holds(attributes.Username === username, "the attributes are another user's");
  },
};
const drawn = Object.entries(weights).flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

const membersOf: Readonly<Record<string, object>> = { slow: { delay: 30 }, "gateway-error": { status: 503 } };
const faultKinds = {
  identity: identityFaultKinds,
  legacy: legacyFaultKinds,
  tls: ["expired-server-certificate", "expired-client-certificates"],
};
const registryFaults = [
  ...[{ kind: "latency", delay: 60 }, { kind: "block-page" }],
  ...["before", "during", "after"].map((when) => ({ kind: "reset", when })),
  ...[400, 401, 403, 404, 500].map((status) => ({ kind: "status", status })),
].map((fault) => ({ service: "registry", ...fault }));
const faults = Object.entries(faultKinds).flatMap(([service, list]) =>
  list.map((kind) => ({ service, kind, ...membersOf[kind] })),
);

/** Longest time of a call in milliseconds: the longest deadline of a client is two minutes. */
const longestCall = 150_000;
/** Makes one call, maybe with an abort or little time. @param isCalm whether nothing goes wrong at the service */
async function make(isCalm: boolean): Promise<void> {
  const name = pick(drawn);
  const chance = random();
  const controller = new AbortController();
  const reason = new Error("the soak aborts this call");
  if (chance < 0.01) controller.abort(reason);
  const timers: NodeJS.Timeout[] = [];
  const after = (time: number, then: () => void): number => timers.push(setTimeout(then, time));
  if (chance < 0.1) after(random() * 15, controller.abort.bind(controller, reason));
  const hung = new Promise((resolve) => after(longestCall, resolve.bind(undefined, new Error("no end"))));
  const little = chance > 0.96 ? { timeout: 1 + random() * 20 } : {};
  const call = kinds[name]?.({ signal: controller.signal, ...little }).then(() => undefined);
  const error = await Promise.race([call?.catch((thrown: unknown) => thrown), hung]);
  for (const timer of timers) clearTimeout(timer);
  const cause = error instanceof IncompleteError ? error.cause : error;
  const told = cause === reason ? "aborted" : cause === undefined ? "ok" : inspect(cause);
  const code = cause instanceof ContractError ? cause.code : told;
  outcomes[`${name}: ${code}`] = (outcomes[`${name}: ${code}`] ?? 0) + 1;
  const mayFail = !isCalm || (code === "ERR_TRANSPORT" && "timeout" in little);
  const isRight = error === undefined || cause === reason || (mayFail && cause instanceof ContractError);
  if (!isRight && !(cause instanceof NoReply && !isCalm)) accuse(`${name} ended with ${code}`);
}

const heap: number[] = [];
const size = Math.max(150, Math.ceil(calls / 100));
for (let made = 0; made < calls; made += size) {
  const some = [pick(registryFaults), pick(faults)].filter(() => random() < 0.6);
  // The kinds are those of the type: the sandbox refuses others.
  await ask({ faults: some as unknown as readonly SandboxFault[] });
  await wait(25);
  const left = { count: Math.min(size, calls - made) };
  const worker = async (): Promise<void> => {
    while (left.count-- > 0) await make(some.length === 0);
  };
  await Promise.all(Array.from({ length: 24 }, worker));
  await ask({ faults: [] });
  await wait(25);
  globalThis.gc?.();
  heap.push(process.memoryUsage().heapUsed);
}

fetch.close();
for (const one of [identity, ...legacies, ...registries]) one.close();
let counts = await ask<Counts>({ count: true });
// The sandbox may notice a little later that a connection is closed, and Node ends closed sockets in its next turns.
for (let looks = 0; (counts.connections > 0 || resources() > resourcesBefore) && looks < 20; looks += 1) {
  await wait(100);
  counts = await ask<Counts>({ count: true });
}
if (counts.connections > 0) accuse(`${counts.connections} connections are left`);
if (counts.repeated > 0) accuse("a one-time value was sent twice");
if (resources() > resourcesBefore) accuse(`still running: ${process.getActiveResourcesInfo().join()}`);
const fifth = Math.floor(heap.length / 5);
// A leak is there after every phase. Calls that have not ended make some phases larger by chance.
const growth = Math.min(...heap.slice(-fifth)) - Math.min(...heap.slice(fifth, 2 * fifth));
if (heap.length > 50 && growth > 2_000_000) accuse(`the heap grew by ${growth} bytes`);
process.send?.({ report: { ...counts, outcomes, broken, heap } satisfies SoakReport });
process.disconnect();
