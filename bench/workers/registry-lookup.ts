import { createRegistry } from "../../src/registry/index.ts";
import { generatedIco } from "../../src/sandbox/registry/data/generated.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { at, timeAlternately } from "../compare.ts";
import { atLeast, type Row } from "../table.ts";
import { readService, report } from "./worker.ts";

const subjects = 100_000;
const concurrency = 2;
const rounds = 10;
const lookedUpPerRound = 10_000;
const getsPerRound = 200;
/** How many results pass between two looks at the heap. */
const interval = 5_000;
const megabyte = 1_000_000;

const { address, authority } = readService() as Readonly<Record<"address" | "authority", string>>;
let requests = 0;
const fetch = createHttpsFetch({ ca: authority });
const registry = createRegistry({
  environment: { registry: address },
  fetch,
  requestsPerMinute: Infinity,
  onEvent: ({ type }) => {
    if (type === "request") requests += 1;
  },
});

/** The numbers from an index on, made as they are asked for, so that the heap holds none of them. */
function* icos(from: number, count: number): Generator<string, void, undefined> {
  for (let index = from; index < from + count; index += 1) yield generatedIco(index);
}

/** Looks up and hands every result on, as a program does that keeps none. */
async function lookUp(from: number, count: number, onResult?: (done: number) => void): Promise<void> {
  let done = 0;
  for await (const { status, input } of registry.lookup(icos(from, count), { concurrency })) {
    if (status !== "found") throw new Error(`${input} is ${status}`);
    done += 1;
    onResult?.(done);
  }
  if (done !== count) throw new Error(`${done} results instead of ${count}`);
}

/** One GET each, as many at once as the look-up has requests. */
async function getEach(from: number, count: number): Promise<void> {
  const inputs = icos(from, count);
  const worker = async (): Promise<void> => {
    for (const ico of inputs) await registry.vratEkonomickySubjekt({ ico });
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Bytes of the heap that are in use, garbage not counted. */
function heap(): number {
  if (globalThis.gc === undefined) throw new Error("needs --expose-gc");
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

// Loads the validators and opens the connections.
await lookUp(0, 1_000);
await getEach(0, 200);

const before = heap();
requests = 0;
let most = before;
await lookUp(0, subjects, (done) => {
  if (done % interval === 0) most = Math.max(most, heap());
});
const sent = requests;
const growth = (most - before) / megabyte;
const left = (heap() - before) / megabyte;

let round = 0;
const timings = await timeAlternately(
  [
    {
      name: "look-up",
      run: async () => {
        await lookUp((round * lookedUpPerRound) % subjects, lookedUpPerRound);
        round += 1;
      },
    },
    { name: "one GET each", run: () => getEach((round * getsPerRound) % subjects, getsPerRound) },
  ],
  rounds,
);
fetch.close();

const lookup = at(timings, 0);
const gets = at(timings, 1);
/** Seconds for all subjects. */
const all = (milliseconds: number, count: number): string =>
  `${((milliseconds / count) * (subjects / 1_000)).toFixed(1)} s`;
const scale = lookedUpPerRound / getsPerRound;
const ratio = { fast: (gets.fast * scale) / lookup.fast, median: (gets.median * scale) / lookup.median };
const rows: Row[] = [
  {
    what: "requests of one look-up",
    figure: String(sent),
    target: { text: "at most 1000", met: sent <= 1_000 },
  },
  {
    what: "heap growth, most at any time / left at the end",
    figure: `${growth.toFixed(1)} MB / ${left.toFixed(1)} MB`,
    target: { text: "under 20 MB", met: growth < 20 },
  },
  {
    what: `look-up, least of ${rounds}`,
    figure: `${all(lookup.fast, lookedUpPerRound)} / ${all(lookup.median, lookedUpPerRound)}`,
  },
  {
    what: `one GET each, scaled up from ${rounds * getsPerRound}, against the look-up, least of ${rounds}`,
    figure: `${all(gets.fast, getsPerRound)} / ${all(gets.median, getsPerRound)}`,
    ratio,
    ...atLeast(4, ratio, "the sandbox takes most of the time: it makes each record as it answers."),
  },
];
report(rows);
