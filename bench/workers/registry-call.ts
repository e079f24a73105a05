import http from "node:http";
import axios from "axios";
import ky from "ky";
import createClient from "openapi-fetch";
import type { paths } from "../../generated/registry-types.gen.ts";
import { checkInput } from "../../src/registry/call/prepare-request.ts";
import { createRegistry, strictValidation } from "../../src/registry/index.ts";
import { at, timeAlternately, type Contender, type Timing } from "../compare.ts";
import { figureOf, rowOf, type Row } from "../table.ts";
import { readService, report, sendBare } from "./worker.ts";

const callsPerRound = 200;
const atOnce = 20;
const checksPerRound = 20_000;

const address = `${(readService() as { readonly url: string }).url}/rest`;
const openapi = createClient<paths, "application/json">({ baseUrl: address });
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
/** One request over a connection that is kept, its answer parsed. */
async function requestBare(): Promise<unknown> {
  const path = `${pathname}/ekonomicke-subjekty/${nextIco()}`;
  return JSON.parse(await sendBare(agent, { hostname, port, path, headers: { accept: "application/json" } }));
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
    call: async () => (await openapi.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: nextIco() } } })).data,
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

const reason =
  "the look over the JSON before it is parsed, limits, budget, events and the sharing of calls are the rest.";
const checks: Contender = {
  name: "input checks alone",
  // Without `await`, which would take as long as a check.
  run: () => {
    const start = performance.now();
    for (let done = 0; done < checksPerRound; done += 1) {
      checkInput("vratEkonomickySubjekt", { path: { ico: "27074358" } });
    }
    return (performance.now() - start) / checksPerRound;
  },
};

const peerOf = ({ target }: Caller): string => target?.of ?? bare;
const clients = callers.filter(({ name }) => name !== bare);
/** Client of this process; the process after those of the clients runs all of them. */
const client = clients[Number(process.argv[3])];
const running =
  client === undefined ? callers : callers.filter(({ name }) => [client.name, peerOf(client)].includes(name));
const shown = client === undefined ? clients.filter(({ name }) => name === own) : [client];

const rows: Row[] = [];
for (const concurrency of [1, atOnce]) {
  const inTurn = concurrency === 1 ? "one after the other" : `${concurrency} at once`;
  // Each time is that of one call.
  const contenders = running.map(({ name, call }) => ({
    name: `${name}, ${inTurn}${client === undefined ? ", all clients in one process" : ""}`,
    run: async (): Promise<number> => {
      const start = performance.now();
      for (let done = 0; done < callsPerRound; done += concurrency) {
        await Promise.all(Array.from({ length: concurrency }, call));
      }
      return (performance.now() - start) / callsPerRound;
    },
  }));
  const timings = await timeAlternately([...contenders, checks], 60, 5);
  const timingOf = (name: string): Timing =>
    at(
      timings,
      running.findIndex((caller) => caller.name === name),
    );
  for (const caller of shown) {
    const { name, target } = caller;
    const [timing, peer] = [timingOf(name), timingOf(peerOf(caller))];
    if (client === undefined) {
      rows.push(rowOf(timing, peer, "µs"));
      continue;
    }
    const most = target && { times: concurrency === 1 ? target.one : target.many, reason };
    rows.push(rowOf(peer, peer, "µs"), rowOf(timing, peer, "µs", most));
    if (name !== own) continue;
    const check = at(timings, running.length);
    const share = { fast: check.fast / timing.fast, median: check.median / timing.median };
    rows.push({
      what: `${check.name}, share of the default call above`,
      figure: figureOf(check, "µs"),
      ratio: share,
      target: { text: "at most 0.05", met: share.fast <= 0.05 },
    });
  }
}
report(rows);
