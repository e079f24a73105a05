import http from "node:http";
import axios from "axios";
import ky from "ky";
import createClient from "openapi-fetch";
import type { paths } from "../../generated/registry-types.gen.ts";
import { checkInput } from "../../src/registry/call/prepare-request.ts";
import { createRegistry, strictValidation } from "../../src/registry/index.ts";
import { at, ratioOf, timeAlternately, type Contender, type Timing } from "../compare.ts";
import { atMost, type Row } from "../table.ts";

const rounds = 60;
const callsPerRound = 200;
const atOnce = 20;
const checksPerRound = 20_000;

const [address = ""] = process.argv.slice(2);
const client = createClient<paths, "application/json">({ baseUrl: address });
const options = { environment: { registry: address }, requestsPerMinute: Infinity };
const registry = createRegistry(options);
const strict = createRegistry({ ...options, validate: strictValidation });
const overFetch = createRegistry({ ...options, fetch: (url, init) => fetch(url, init) });
const axiosClient = axios.create({ httpAgent: new http.Agent({ keepAlive: true }) });

/** Another number for every call: equal ones on their way at the same time would share one request. */
let last = 10_000_000;
const nextIco = (): string => {
  last += 1;
  return String(last);
};

/** Cost of a time limit: every call of the package has one. */
async function fetchWithin(): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, 30_000);
  try {
    const { signal } = controller;
    return await (await fetch(`${address}/ekonomicke-subjekty/${nextIco()}`, { signal })).json();
  } finally {
    clearTimeout(timer);
  }
}

const agent = new http.Agent({ keepAlive: true });
const { hostname, port, pathname } = new URL(address);
/** The least that Node can do: one request over a connection that is kept, its answer parsed. */
function requestBare(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const path = `${pathname}/ekonomicke-subjekty/${nextIco()}`;
    const request = http.request(
      { agent, hostname, port, path, headers: { accept: "application/json" } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          resolve(JSON.parse(Buffer.concat(chunks).toString()));
        });
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end();
  });
}

interface Caller {
  readonly name: string;
  readonly call: () => Promise<unknown>;
  /** The limit as a multiple of another contender. */
  readonly target?: { readonly of: string; readonly one: number; readonly many: number };
}

const bare = "bare node:http";
const plain = "plain fetch";
/** As it comes: answers are compared with the contract only when that is asked for. */
const own = "ares-caais, answers not checked (the default)";
const callers: readonly Caller[] = [
  { name: bare, call: requestBare },
  { name: plain, call: async () => (await fetch(`${address}/ekonomicke-subjekty/${nextIco()}`)).json() },
  { name: "plain fetch with a time limit", call: fetchWithin },
  {
    name: "openapi-fetch",
    call: async () => (await client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: nextIco() } } })).data,
  },
  { name: "ky", call: () => ky(`${address}/ekonomicke-subjekty/${nextIco()}`).json() },
  {
    name: "axios, connection kept",
    call: async () => (await axiosClient.get<unknown>(`${address}/ekonomicke-subjekty/${nextIco()}`)).data,
  },
  {
    name: own,
    call: () => registry.vratEkonomickySubjekt({ ico: nextIco() }),
    target: { of: bare, one: 1.15, many: 1.3 },
  },
  {
    name: "ares-caais with fetch given",
    call: () => overFetch.vratEkonomickySubjekt({ ico: nextIco() }),
    target: { of: plain, one: 1.2, many: 1.2 },
  },
  {
    name: "ares-caais, answers checked (strictValidation)",
    call: () => strict.vratEkonomickySubjekt({ ico: nextIco() }),
  },
];

/** All calls of a round, some at once. */
const calls = (call: () => Promise<unknown>, concurrency: number) => async (): Promise<void> => {
  for (let done = 0; done < callsPerRound; done += concurrency) {
    await Promise.all(Array.from({ length: concurrency }, call));
  }
};

const reason =
  "the look over the JSON before it is parsed, limits, budget, events and the sharing of calls are the rest.";
const checks: Contender = {
  name: "input checks alone",
  run: () => {
    for (let done = 0; done < checksPerRound; done += 1) {
      checkInput("vratEkonomickySubjekt", { path: { ico: "27074358" } });
    }
  },
};

/** Milliseconds of a round as microseconds of one call. */
const perCall = (milliseconds: number, count: number): string => `${((milliseconds / count) * 1_000).toFixed(1)} µs`;

const rows: Row[] = [];
for (const concurrency of [1, atOnce]) {
  const contenders = callers.map(({ name, call }) => ({ name, run: calls(call, concurrency) }));
  // The first rounds run before the code is compiled.
  await timeAlternately(contenders, 5);
  const timings = await timeAlternately([...contenders, checks], rounds);
  const timingOf = (name: string): Timing =>
    at(
      timings,
      callers.findIndex((caller) => caller.name === name),
    );
  for (const { name, target } of callers) {
    const timing = timingOf(name);
    const ratio = ratioOf(timing, timingOf(target?.of ?? bare));
    const most = concurrency === 1 ? target?.one : target?.many;
    rows.push({
      what: `${name}, ${concurrency === 1 ? "one after the other" : `${concurrency} at once`}`,
      figure: `${perCall(timing.fast, callsPerRound)} / ${perCall(timing.median, callsPerRound)}`,
      ratio,
      ...(most === undefined ? {} : atMost(most, ratio, reason)),
    });
  }
  const call = timingOf(own);
  const check = at(timings, callers.length);
  const scale = callsPerRound / checksPerRound;
  const share = { fast: (check.fast * scale) / call.fast, median: (check.median * scale) / call.median };
  rows.push({
    what: `${check.name}, share of the default call above`,
    figure: `${perCall(check.fast, checksPerRound)} / ${perCall(check.median, checksPerRound)}`,
    ratio: share,
    target: { text: "at most 0.05", met: share.fast <= 0.05 },
  });
}
process.send?.(rows);
process.disconnect();
