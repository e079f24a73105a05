import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RegistryOptions } from "ares-caais";
import { watch, type WatchCursor, type WatchedSubjects, type WatchOptions, type WatchRound } from "ares-caais/jobs";
import { collect, drain } from "../../fixtures/failures.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [field: string, options: object][];

interface Batch {
  readonly cisloDavky: number;
  readonly datumUvolneniDavky?: string;
  readonly seznamNotifikaci: readonly unknown[];
}

/** Batches by source; the last 30 are kept. */
type Feeds = Record<string, Batch[]>;

const kept = 30;

function createService(feeds: Feeds, fails: (path: string) => boolean = () => false, options: RegistryOptions = {}) {
  const observed = { lists: 0, batches: 0, records: 0, asked: [] as string[] };
  const { registry, clock, seen } = createFakeService(
    ({ path, body }) => {
      if (fails(path)) return new Response("", { status: 503 });
      if (path === "/ekonomicke-subjekty-notifikace/vyhledat") {
        observed.lists += 1;
        const { datovyZdroj } = body as { readonly datovyZdroj: string };
        return Response.json({
          notifikacniDavky: (feeds[datovyZdroj] ?? []).slice(-kept).map(({ cisloDavky }) => ({ cisloDavky })),
        });
      }
      if (path.startsWith("/ekonomicke-subjekty-notifikace/")) {
        observed.batches += 1;
        const [datovyZdroj = "", , number] = path.split("/").slice(-3);
        const batch = feeds[datovyZdroj]?.find(({ cisloDavky }) => cisloDavky === Number(number));
        return Response.json({ ...batch, datovyZdroj, pocetZmen: batch?.seznamNotifikaci.length });
      }
      if (path === "/ekonomicke-subjekty/vyhledat") {
        observed.records += 1;
        const { ico } = body as { readonly ico: readonly string[] };
        observed.asked.push(...ico);
        const found = ico.filter((one) => Number(one) % 10 !== 9);
        return Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found.map((one) => ({ ico: one })) });
      }
      return new Response("", { status: 404 });
    },
    { retry: false, ...options },
  );
  return { registry, clock, seen, observed };
}

const changed = (icoId: unknown, typZmeny: unknown = "UPD"): unknown => ({ icoId, typZmeny });
const batch = (cisloDavky: number, ...seznamNotifikaci: unknown[]): Batch => ({
  cisloDavky,
  datumUvolneniDavky: "2026-11-01",
  seznamNotifikaci,
});
const list = ["90000021", "90000048", "90000129"];
const at = (sources: WatchCursor["sources"]): WatchCursor => ({ version: 1, sources });

type Service = Pick<ReturnType<typeof createService>, "registry">;
const watchOnce = ({ registry }: Service, inputs: WatchedSubjects, options: WatchOptions = {}) =>
  collect(watch(registry, inputs, { follow: false, ...options }));
/** The results before the failure. */
const untilFailure = ({ registry }: Service, options: WatchOptions) =>
  drain(watch(registry, list, { follow: false, ...options }));

/** A source whose batches 41 to 70 are kept, and one that is whole. */
const gone = (): Feeds => ({
  res: [batch(1), batch(2, changed("90000048"))],
  vr: Array.from({ length: 70 }, (_, index) => batch(index + 1, changed("90000021"))),
});

const refusal = (field: string): object => ({ name: "InvalidInputError", field });

describe("watch", () => {
  it("[JOB-11] starts after the newest batches, and yields the changes of the list from then on", async () => {
    const feeds: Feeds = { vr: [batch(700, changed("90000021"))], res: [] };
    const service = createService(feeds);
    const options = { sources: ["vr", "res"] };
    const first = await watchOnce(service, list, options);
    expect(first).toEqual([{ changes: [], cursor: at({ vr: 700, res: null }) }]);
    expect(service.observed).toMatchObject({ lists: 2, batches: 0, records: 0 });
    feeds["vr"]?.push(batch(701, changed("90000048"), changed("11111111"), changed("90000129", "DEL")));
    feeds["res"]?.push(batch(1, changed("90000048", "INS")));
    const second = await watchOnce(service, list, { ...options, after: first[0]?.cursor });
    const notified = { cisloDavky: 701, datovyZdroj: "vr", datumUvolneniDavky: "2026-11-01" };
    expect(second).toEqual([
      {
        changes: [
          {
            ico: "90000048",
            status: "found",
            record: { ico: "90000048" },
            notifications: [
              { ...notified, typZmeny: "UPD" },
              { ...notified, datovyZdroj: "res", cisloDavky: 1, typZmeny: "INS" },
            ],
          },
          { ico: "90000129", status: "missing", record: undefined, notifications: [{ ...notified, typZmeny: "DEL" }] },
        ],
        cursor: at({ vr: 701, res: 1 }),
      },
    ]);
    // Nothing new, nothing to commit.
    expect(await watchOnce(service, list, { ...options, after: second[0]?.cursor })).toEqual([]);
  });

  it("[JOB-11] moves its cursor past batches without its subjects, so that quiet weeks cause no gap", async () => {
    const feeds: Feeds = { vr: [batch(5)] };
    const service = createService(feeds);
    let after: WatchCursor = at({ vr: 5 });
    for (let day = 6; day <= 6 + kept; day += 1) {
      feeds["vr"]?.push(batch(day, changed("11111111")));
      const rounds = await watchOnce(service, list, { sources: ["vr"], after });
      expect(rounds).toEqual([{ changes: [], cursor: at({ vr: day }) }]);
      after = rounds[0]?.cursor ?? after;
    }
    expect(service.observed).toMatchObject({ batches: kept + 1, records: 0 });
  });

  it("[JOB-11] bypasses the cache of the client for lists of batches and records", async () => {
    const feeds: Feeds = { vr: [batch(5)] };
    const entries = new Map<string, string>();
    const service = createService(feeds, undefined, { cache: { store: entries, ttl: 60_000 } });
    let after: WatchCursor | undefined;
    for (const number of [6, 7, 8]) {
      for (const { cursor } of await watchOnce(service, list, { sources: ["vr"], after })) after = cursor;
      feeds["vr"]?.push(batch(number, changed("90000021")));
    }
    for (const { cursor } of await watchOnce(service, list, { sources: ["vr"], after })) after = cursor;
    expect(after).toEqual(at({ vr: 8 }));
    expect(service.observed.records).toBe(3);
  });

  it("[JOB-11] names a subject once, however often a batch repeats it", async () => {
    const notices = [changed("90000021", "INS"), changed("90000021"), changed("90000021"), changed("90000021", "DEL")];
    const service = createService({ vr: [batch(5, ...notices), batch(6, changed(90000021, 7))] });
    const [round] = await watchOnce(service, list, { sources: ["vr", "vr"], begin: "oldest" });
    expect(round?.changes).toMatchObject([
      {
        ico: "90000021",
        notifications: [
          { cisloDavky: 5, typZmeny: "INS" },
          { cisloDavky: 5, typZmeny: "UPD" },
          { cisloDavky: 5, typZmeny: "DEL" },
          { cisloDavky: 6, typZmeny: undefined },
        ],
      },
    ]);
    expect(service.observed.records).toBe(1);
  });

  it("[JOB-11] ignores notices that break the contract, and continues", async () => {
    const odd = [{}, changed(null), changed({}), changed("x"), changed(""), { icoId: "90000021" }];
    const service = createService({ vr: [{ cisloDavky: 5, seznamNotifikaci: odd }] });
    const [round] = await watchOnce(service, { has: () => true }, { sources: ["vr"], begin: "oldest" });
    const nothing = { datumUvolneniDavky: undefined, typZmeny: undefined };
    expect(round?.changes).toMatchObject([{ ico: "90000021", notifications: [{ cisloDavky: 5, ...nothing }] }]);
  });

  it("[JOB-11] needs one request a batch and one for the records with 3,299 subjects and 30 changes a week", async () => {
    const mine = Array.from({ length: 3299 }, (_, index) => String(10_000_000 + index * 7));
    const sources = ["ares", "vr", "ros", "res", "rzp"] as const;
    const feeds: Feeds = Object.fromEntries(
      sources.map((source) => [
        source,
        Array.from({ length: 8 }, (_, day) =>
          batch(day, ...Array.from({ length: 800 }, (_, index) => changed(String(50_000_000 + index)))),
        ),
      ]),
    );
    for (let index = 0; index < 30; index += 1) {
      // Each change is in two sources.
      for (const source of ["ares", sources[1 + (index % 4)] ?? "vr"]) {
        const day = 1 + (index % 7);
        const before = feeds[source]?.[day];
        feeds[source]?.splice(day, 1, batch(day, ...(before?.seznamNotifikaci ?? []), changed(mine[index * 100])));
      }
    }
    const service = createService(feeds);
    const rounds = await watchOnce(service, new Set(mine), {
      after: at(Object.fromEntries(sources.map((name) => [name, 0]))),
    });
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.changes).toHaveLength(30);
    expect(service.observed).toMatchObject({ lists: 5, batches: 35, records: 1 });
    expect(service.observed.asked).toHaveLength(30);
  });

  it("[JOB-11] takes a list in any spelling, an async iterable, and an object with `has`", async () => {
    const feeds = { vr: [batch(5, changed("00006947"), changed("90000021"), changed("90000048"))] };
    const mine = ["00006947", "90000048"];
    const all: WatchedSubjects[] = [
      [6947, " 900 00 048"],
      new Set(["6947", "90000048"]),
      (async function* () {
        yield* await Promise.resolve([6947, 90000048]);
      })(),
      { has: (ico: string) => mine.includes(ico) },
      { has: async (ico: string) => Promise.resolve(mine.includes(ico)) },
    ];
    for (const inputs of all) {
      const [round] = await watchOnce(createService(feeds), inputs, { sources: ["vr"], begin: "oldest" });
      expect(round?.changes.map(({ ico }) => ico)).toEqual(mine);
    }
  });

  it("[JOB-11] names an internal identifier, for which no record can be requested", async () => {
    const service = createService({ ros: [batch(5, changed("ARES_00000001"), changed("90000021"))] });
    for (const inputs of [{ has: () => true }, ["ARES_00000001", "90000021"]]) {
      const [round] = await watchOnce(service, inputs, { sources: ["ros"], begin: "oldest" });
      expect(round?.changes).toMatchObject([
        { ico: "ARES_00000001", status: "unread", record: undefined },
        { ico: "90000021", status: "found" },
      ]);
    }
    expect(service.observed.asked).toEqual(["90000021", "90000021"]);
  });

  it("[JOB-11] yields after a batch with many changes, so that memory is bounded", async () => {
    const many = (from: number): unknown[] => Array.from({ length: 700 }, (_, index) => changed(String(from + index)));
    const service = createService({
      ros: [batch(1, ...many(10_000_000)), batch(2, ...many(20_000_000)), batch(3, ...many(30_000_000))],
    });
    const rounds = await watchOnce(service, { has: () => true }, { sources: ["ros"], begin: "oldest" });
    expect(rounds.map(({ changes }) => changes.length)).toEqual([1400, 700]);
    expect(rounds.map(({ cursor }) => cursor.sources)).toEqual([{ ros: 2 }, { ros: 3 }]);
    expect(service.observed.records).toBe(21);
  });

  it("[JOB-11] checks again with follow after each interval, and ends quietly when its signal aborts", async () => {
    const feeds: Feeds = { vr: [batch(5, changed("90000021"))] };
    const { registry, clock, observed } = createService(feeds);
    const controller = new AbortController();
    const rounds: WatchRound[] = [];
    const options = { sources: ["vr"], interval: 60_000, clock, signal: controller.signal };
    const running = (async () => {
      for await (const round of watch(registry, list, options)) rounds.push(round);
    })();
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) await clock.advance(0);
    };
    await Promise.race([running, until(() => rounds.length === 1)]);
    feeds["vr"]?.push(batch(6, changed("90000048")));
    await clock.advance(59_999);
    expect(rounds).toHaveLength(1);
    await clock.advance(1);
    await Promise.race([running, until(() => rounds.length === 2)]);
    expect(rounds[1]?.changes.map(({ ico }) => ico)).toEqual(["90000048"]);
    await clock.advance(120_000);
    expect(rounds).toHaveLength(2);
    expect(observed.lists).toBe(4);
    controller.abort();
    await running;
    expect(clock.pending).toBe(0);
  });

  it("[JOB-11] starts a new source after its newest batch, beside those that continue", async () => {
    const service = createService({
      vr: [batch(5), batch(6, changed("90000021"))],
      res: [batch(40, changed("90000048"))],
    });
    const [round] = await watchOnce(service, list, { sources: ["vr", "res"], after: at({ vr: 5, rs: 3 }) });
    expect(round?.changes.map(({ ico }) => ico)).toEqual(["90000021"]);
    expect(round?.cursor).toEqual(at({ vr: 6, rs: 3, res: 40 }));
  });

  it("[JOB-11] reads the other sources when one fails, yields their changes, then throws the error", async () => {
    const feeds: Feeds = { ros: [batch(2, changed("90000129"))], vr: [batch(6, changed("90000021"))] };
    const service = createService(feeds, (path) => path.includes("/ros/"));
    const { items: rounds, error } = await untilFailure(service, {
      sources: ["ros", "vr"],
      after: at({ ros: 1, vr: 5 }),
    });
    expect(error).toMatchObject({ name: "UnexpectedResponseError", status: 503 });
    expect(rounds).toMatchObject([{ changes: [{ ico: "90000021" }], cursor: at({ ros: 1, vr: 6 }) }]);
    // The output before the failure comes too, and a gap of another source is healed.
    const more: Feeds = { ...gone(), ros: [batch(2, changed("90000129")), batch(3)] };
    const half = createService(more, (path) => path.endsWith("/ros/cislo-davky/3"));
    const sources = ["ros", "vr"];
    const healed = await untilFailure(half, { sources, after: at({ ros: 1, vr: 12 }), onGap: "recheck" });
    expect(healed.error).toMatchObject({ name: "UnexpectedResponseError", status: 503 });
    expect(healed.items[0]).toMatchObject({ changes: [{ ico: "90000129" }], cursor: at({ ros: 2, vr: 12 }) });
    expect(healed.items.at(-1)).toEqual({ changes: [], cursor: at({ ros: 2, vr: 70 }) });
  });

  it("[JOB-11] reports nothing new for a source whose list is empty after a long silence", async () => {
    const empty = (pocetCelkem: number | undefined) =>
      createFakeService(() => Response.json({ pocetCelkem, notifikacniDavky: [] }), { retry: false });
    const options = { sources: ["szr"], after: at({ szr: 3 }), follow: false };
    await expect(watch(empty(0).registry, list, options).next()).resolves.toEqual({ done: true });
    const incomplete = { name: "UnexpectedResponseError", reason: "incomplete" };
    for (const count of [undefined, 4]) {
      await expect(watch(empty(count).registry, list, options).next()).rejects.toMatchObject(incomplete);
    }
    // Nor does it begin anywhere after such a list.
    await expect(watch(empty(4).registry, list, { sources: ["vr"] }).next()).rejects.toMatchObject(incomplete);
  });

  it("[JOB-11] refuses a non-boolean answer of `has`, which would lose changes", async () => {
    const service = createService({ vr: [batch(5, changed("90000021"))] });
    const options = { sources: ["vr"], begin: "oldest" } as const;
    const answers: unknown[] = [1, 0, undefined, "yes", Promise.resolve(1)];
    for (const answer of answers) {
      const has = () => answer as boolean;
      await expect(watchOnce(service, { has }, options)).rejects.toMatchObject(refusal("inputs.has"));
    }
  });

  it("[JOB-11] handles each change once when it dies between two commits", async () => {
    const event = fc.record({ source: fc.constantFrom("vr", "res"), ico: fc.integer({ min: 1, max: 6 }) });
    const days = fc.array(fc.array(event, { maxLength: 5 }), { minLength: 1, maxLength: 8 });
    const lives = fc.array(fc.record({ requests: fc.nat(9), commits: fc.nat(2), days: fc.nat(3) }), { maxLength: 8 });
    const property = fc.asyncProperty(days, lives, async (history, crashes) => {
      const feeds: Feeds = { vr: [batch(0)], res: [batch(0)] };
      const icoOf = (number: number): string => String(90_000_000 + number);
      const mine = [1, 2, 3].map(icoOf);
      let day = 0;
      const release = (count: number): void => {
        for (; count > 0 && day < history.length; count -= 1) {
          for (const source of ["vr", "res"]) {
            const events = history[day]?.filter((one) => one.source === source) ?? [];
            feeds[source]?.push(batch(day + 1, ...events.map(({ ico }) => changed(icoOf(ico)))));
          }
          day += 1;
        }
      };
      const committed: string[] = [];
      let after: WatchCursor | undefined = at({ vr: 0, res: 0 });
      for (const life of [...crashes, { requests: Infinity, commits: Infinity, days: Infinity }]) {
        release(life.days);
        let requests = life.requests;
        let commits = life.commits;
        const { registry } = createService(feeds, () => (requests -= 1) < 0);
        try {
          for await (const { changes, cursor } of watch(registry, mine, {
            sources: ["vr", "res"],
            after,
            follow: false,
          })) {
            // It dies before it commits.
            if ((commits -= 1) < 0) break;
            for (const { ico, notifications } of changes) {
              committed.push(
                ...notifications.map(({ datovyZdroj, cisloDavky }) => `${datovyZdroj} ${cisloDavky} ${ico}`),
              );
            }
            after = JSON.parse(JSON.stringify(cursor)) as WatchCursor;
          }
        } catch (error) {
          expect(error).toMatchObject({ name: "UnexpectedResponseError", status: 503 });
        }
      }
      const expected = history.flatMap((events, index) =>
        events.filter(({ ico }) => ico <= 3).map(({ source, ico }) => `${source} ${index + 1} ${icoOf(ico)}`),
      );
      expect(committed.sort()).toEqual([...new Set(expected)].sort());
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it("[JOB-11] throws an error for a gap by default, after all changes before it", async () => {
    const service = createService(gone());
    const after = at({ res: 1, vr: 12 });
    const { items: rounds, error } = await untilFailure(service, { sources: ["vr", "res"], after });
    expect(error).toMatchObject({ name: "GapError", after: 12, next: 41 });
    // The other source is read all the same.
    expect(rounds).toMatchObject([{ changes: [{ ico: "90000048" }], cursor: at({ res: 2, vr: 12 }) }]);
  });

  it("[JOB-11] heals a gap by reading all subjects again, once for all sources", async () => {
    const feeds = gone();
    const service = createService(feeds);
    const mine = Array.from({ length: 3299 }, (_, index) => String(90_000_000 + index));
    const options = { sources: ["res", "vr", "ros"], onGap: "recheck" } as const;
    const rounds = await watchOnce(service, mine, { ...options, after: at({ res: 1, vr: 12, ros: null }) });
    const [before, ...healing] = rounds;
    // Earlier results are kept, and their cursor meets the gap again.
    expect(before?.changes.map(({ ico }) => ico)).toEqual(["90000048"]);
    expect(before?.cursor).toEqual(at({ res: 2, vr: 12, ros: null }));
    expect(healing.flatMap(({ changes }) => changes.map(({ ico }) => ico))).toEqual(mine);
    expect(healing.flatMap(({ changes }) => changes.flatMap(({ notifications }) => notifications))).toEqual([]);
    expect(healing.at(-1)).toEqual({ changes: [], cursor: at({ res: 2, vr: 70, ros: null }) });
    expect(service.observed.records).toBe(1 + 33);
    // Afterwards all is as ever.
    feeds["vr"]?.push(batch(71, changed("90000129")));
    const [next] = await watchOnce(service, mine, { ...options, after: healing.at(-1)?.cursor });
    expect(next?.changes.map(({ ico }) => ico)).toEqual(["90000129"]);
  });

  it("[JOB-11] restarts the healing of a gap that was stopped, and loses no change meanwhile", async () => {
    const mine = Array.from({ length: 1450 }, (_, index) => String(90_000_000 + index));
    const options = { sources: ["vr"], onGap: "recheck" } as const;
    let after: WatchCursor | undefined;
    const feeds = gone();
    const stopped = watch(createService(feeds).registry, mine, { ...options, after: at({ vr: 12 }) });
    for await (const { changes, cursor } of stopped) {
      expect(changes).toHaveLength(1000);
      after = cursor;
      break; // it dies
    }
    expect(after).toEqual(at({ vr: 12 }));
    const rounds = [];
    for await (const round of watch(createService(feeds).registry, mine, { ...options, after, follow: false })) {
      // A batch that comes during the recheck is read afterwards.
      if (rounds.push(round) === 1) feeds["vr"]?.push(batch(71, changed("90000021")));
    }
    expect(rounds.flatMap(({ changes }) => changes.map(({ ico }) => ico))).toEqual(mine);
    expect(rounds.at(-1)).toEqual({ changes: [], cursor: at({ vr: 70 }) });
    const [next] = await watchOnce(createService(feeds), mine, { ...options, after: rounds.at(-1)?.cursor });
    expect(next).toMatchObject({ changes: [{ notifications: [{ cisloDavky: 71 }] }], cursor: at({ vr: 71 }) });
  });

  it("[JOB-11] loses nothing and reports it when the list of batches is shorter or renumbered", async () => {
    const service = createService({ vr: [batch(3, changed("90000021"))] });
    const watching = watchOnce(service, list, { sources: ["vr"], after: at({ vr: 12 }), onGap: "recheck" });
    await expect(watching).rejects.toMatchObject({ name: "UnexpectedResponseError", reason: "incomplete" });
  });

  const cursor = at({ vr: 5 });
  it.each<[field: string, options: object]>([
    ...rows,
    ["after.version", { after: { ...cursor, version: 2 } }],
    ["after.sources.vr", { after: at({ vr: -1 }) }],
  ])("[JOB-11] refuses an invalid %s before anything is sent (%#)", async (field, options) => {
    const service = createService({ vr: [batch(5)] });
    await expect(watchOnce(service, list, { after: cursor, ...options })).rejects.toMatchObject(refusal(field));
    expect(service.seen).toEqual([]);
  });

  it("[JOB-11] refuses an invalid list, an invalid ico, and the healing of a gap without a list", async () => {
    const service = createService({});
    const odd = (value: unknown): WatchedSubjects => value as WatchedSubjects;
    for (const inputs of [odd("90000021"), odd(7), odd(null), odd({}), odd(() => true)]) {
      await expect(watchOnce(service, inputs)).rejects.toMatchObject(refusal("inputs"));
    }
    const refused = { field: "inputs[1]", rule: expect.stringContaining("must be 1 to 8 digits") as string };
    await expect(watchOnce(service, ["90000021", "IČO"])).rejects.toMatchObject(refused);
    await expect(watchOnce(service, { has: () => true }, { onGap: "recheck" })).rejects.toMatchObject(refusal("onGap"));
    const client = {} as typeof service.registry;
    await expect(watch(client, list).next()).rejects.toMatchObject(refusal("registry"));
    expect(service.seen).toEqual([]);
  });

  it("[JOB-11] throws the errors of its list, its database and the service, and yields nothing of that round", async () => {
    const failure = new Error("the database is gone");
    const feeds = { vr: [batch(5, changed("90000021"))] };
    const options = { sources: ["vr"], begin: "oldest" } as const;
    await expect(watchOnce(createService(feeds), { has: () => Promise.reject(failure) }, options)).rejects.toBe(
      failure,
    );
    function* broken(): Generator<string> {
      yield "90000021";
      throw failure;
    }
    await expect(watchOnce(createService(feeds), broken(), options)).rejects.toBe(failure);
    const failing = createService(feeds, (path) => path === "/ekonomicke-subjekty/vyhledat");
    await expect(watchOnce(failing, list, options)).rejects.toMatchObject({
      name: "UnexpectedResponseError",
      status: 503,
    });
  });

  it("[JOB-11] ends quietly when its signal aborts, at any wait", async () => {
    const never = new Promise<never>(() => undefined);
    const endless: AsyncIterable<string> = { [Symbol.asyncIterator]: () => ({ next: () => never }) };
    const feeds = { vr: [batch(5, changed("90000021"))] };
    const hangs = (part: string): typeof service.registry => {
      const { registry } = createFakeService(({ path }) => {
        if (path.endsWith(part)) return never;
        return path.endsWith("vyhledat")
          ? Response.json({ notifikacniDavky: [{ cisloDavky: 5 }] })
          : Response.json({ cisloDavky: 5, seznamNotifikaci: [changed("90000021")] });
      });
      return registry;
    };
    const service = createService(feeds);
    const cases: [registry: typeof service.registry, inputs: WatchedSubjects, options?: WatchOptions][] = [
      [service.registry, endless],
      [service.registry, { has: () => never }, { begin: "oldest" }],
      [hangs("-notifikace/vyhledat"), list],
      [hangs("-notifikace/vyhledat"), list, { begin: "oldest" }],
      [hangs("/cislo-davky/5"), list, { begin: "oldest" }],
      [hangs("subjekty/vyhledat"), list, { begin: "oldest" }],
      // After its first round it waits for the next look.
      [service.registry, list],
    ];
    for (const [registry, inputs, options] of cases) {
      const controller = new AbortController();
      let changes = 0;
      const running = (async () => {
        for await (const round of watch(registry, inputs, { sources: ["vr"], signal: controller.signal, ...options })) {
          changes += round.changes.length;
        }
      })();
      setTimeout(() => {
        controller.abort(new Error("enough"));
      }, 5);
      await running;
      expect(changes).toBe(0);
      await expect(watch(registry, inputs, { signal: AbortSignal.abort() }).next()).resolves.toEqual({ done: true });
    }
  });

  it("[JOB-11] hands nothing over after its signal aborted while it looked for the newest batch of a source", async () => {
    const { registry } = createFakeService(({ body }) =>
      (body as { readonly datovyZdroj: string }).datovyZdroj === "ros"
        ? new Promise<never>(() => undefined)
        : Response.json({ notifikacniDavky: [{ cisloDavky: 5 }] }),
    );
    const controller = new AbortController();
    const next = watch(registry, list, { sources: ["vr", "ros"], signal: controller.signal }).next();
    setTimeout(() => {
      controller.abort();
    }, 5);
    await expect(next).resolves.toEqual({ done: true });
  });

  it("[JOB-11] closes the changes of a source when nobody reads on", async () => {
    const service = createService({ vr: [batch(5, ...Array.from({ length: 1001 }, (_, index) => changed(index)))] });
    let isClosed = false;
    const { registry } = service;
    const changes: typeof registry.changes = async function* (options) {
      try {
        yield* registry.changes(options);
      } finally {
        isClosed = true;
      }
    };
    const has = (): boolean => true;
    for await (const round of watch({ ...registry, changes }, { has }, { sources: ["vr"], begin: "oldest" })) {
      expect(round.changes).toHaveLength(1001);
      break;
    }
    expect(isClosed).toBe(true);
  });
});
