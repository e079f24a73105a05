import createClient from "openapi-fetch";
import type { paths } from "../../generated/registry-types.gen.ts";
import { checkInput } from "../../src/registry/check-input.ts";
import { createRegistry } from "../../src/registry/index.ts";
import { at, ratioOf, timeAlternately, type Contender } from "../compare.ts";
import { atMost, type Row } from "../table.ts";

const rounds = 60;
const callsPerRound = 200;
const atOnce = 20;
const checksPerRound = 20_000;

const [address = ""] = process.argv.slice(2);
const client = createClient<paths, "application/json">({ baseUrl: address });
const options = { environment: { registry: address }, requestsPerMinute: Infinity };
const registry = createRegistry(options);
const strict = createRegistry({ ...options, validate: "strict" });

/** Another number for every call: equal ones on their way at the same time would share one request. */
let last = 10_000_000;
const nextIco = (): string => {
  last += 1;
  return String(last);
};

/** What a time limit costs whoever sets one: every call of the package has one. */
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

/** As it comes: answers are compared with the contract only when that is asked for. */
const own = "ares-caais, answers not checked (the default)";
const callers: readonly { readonly name: string; readonly call: () => Promise<unknown> }[] = [
  {
    name: "plain fetch",
    call: async () => (await fetch(`${address}/ekonomicke-subjekty/${nextIco()}`)).json(),
  },
  { name: "plain fetch with a time limit", call: fetchWithin },
  {
    name: "openapi-fetch alone",
    call: async () => (await client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: nextIco() } } })).data,
  },
  { name: own, call: () => registry.vratEkonomickySubjekt({ ico: nextIco() }) },
  {
    name: 'ares-caais, answers checked (validate: "strict")',
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
  "what openapi-fetch alone costs, in its row, is most of it; limits, budget, hooks and the sharing of calls are the rest.";
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
  const plain = at(timings, 0);
  for (const timing of timings.slice(0, callers.length)) {
    const ratio = ratioOf(timing, plain);
    rows.push({
      what: `${timing.name}, ${concurrency === 1 ? "one after the other" : `${concurrency} at once`}`,
      figure: `${perCall(timing.fast, callsPerRound)} / ${perCall(timing.median, callsPerRound)}`,
      ratio,
      ...(timing.name === own ? atMost(1.1, ratio, reason) : {}),
    });
  }
  const call = at(
    timings,
    callers.findIndex(({ name }) => name === own),
  );
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
