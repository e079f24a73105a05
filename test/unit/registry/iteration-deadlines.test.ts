import { getEventListeners } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { IncompleteError, TransportError, type Registry } from "ares-caais";
import { drain, watchRejections } from "../../fixtures/failures.ts";
import type { FakeClock } from "../../fixtures/fake-clock.ts";
import { createFakeService, type SeenRequest } from "../../fixtures/fake-service.ts";

const never = <Value>(): Promise<Value> => new Promise<Value>(() => undefined);
const startOf = ({ body }: SeenRequest): number => (body as { start: number }).start;

let unhandled: unknown[] = [];
beforeEach(() => {
  unhandled = watchRejections();
});
afterEach(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).toEqual([]);
});

/** Answers after a time of the clock, as long as the request is waited for. */
function after(clock: FakeClock, milliseconds: number, answer: () => object): Promise<Response> {
  return new Promise((resolve) => {
    clock.schedule(() => {
      resolve(Response.json(answer()));
    }, milliseconds);
  });
}

/** One page of a search with so many matches. */
const page = (request: SeenRequest, total: number, largest = 10): object => ({
  pocetCelkem: total,
  ekonomickeSubjekty: Array.from({ length: Math.min(largest, total - startOf(request)) }, (_, index) => ({
    icoId: String(startOf(request) + index),
  })),
});

const isTimeUp = (name: string, deadline: number): object => ({
  code: "ERR_TRANSPORT",
  operation: name,
  phase: "timeout",
  message: `${name}: not complete within ${deadline} ms [ERR_TRANSPORT]`,
});

/** Each iterator over a service: how it is begun, and how it is called in errors. */
const iterators: readonly (readonly [
  name: string,
  begin: (registry: Registry, options: { deadline?: number; timeout?: number; signal?: AbortSignal }) => AsyncGenerator,
])[] = [
  [
    "vyhledejEkonomickeSubjekty",
    (registry, options) => registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x" }, options),
  ],
  [
    "lookup",
    (registry, options) =>
      registry.lookup(
        Array.from({ length: 10_000 }, (_, index) => index),
        options,
      ),
  ],
  ["changes", (registry, options) => registry.changes({ ...options, datovyZdroj: "vr" })],
];

/** Answers each of them without an end: page after page, batch after batch. */
function endless(request: SeenRequest): object {
  const { path, body } = request;
  if (path.includes("/cislo-davky/")) return { cisloDavky: Number(path.split("/").at(-1)) };
  if (path.includes("-notifikace/")) {
    return { notifikacniDavky: Array.from({ length: 500 }, (_, index) => ({ cisloDavky: index + 1 })) };
  }
  const { ico } = body as { ico?: string[] };
  return ico === undefined ? page(request, 900) : { ekonomickeSubjekty: ico.map((one) => ({ icoId: one })) };
}

describe.each(iterators)("%s", (name, begin) => {
  it("[REL-06] ends at its deadline with its progress, although each request is within its own timeout", async () => {
    const service = createFakeService((request) => after(service.clock, 3000, () => endless(request)));
    const { registry, clock } = service;
    const { signal } = new AbortController();
    const { items, error } = await clock.run(drain(begin(registry, { deadline: 10_000, timeout: 4000, signal })));
    expect(items.length).toBeGreaterThan(0);
    expect(error).toBeInstanceOf(IncompleteError);
    expect(error).toMatchObject({ received: items.length, cause: isTimeUp(name, 10_000) });
    expect((error as IncompleteError).cause).toBeInstanceOf(TransportError);
    expect(clock.now()).toBe(10_000);
    expect(getEventListeners(signal, "abort")).toEqual([]);
    // The answer that nobody waits for any more is the service's own timer.
    await clock.advance(3000);
    expect(clock.pending).toBe(0);
  });

  it("[REL-06] throws the timeout unchanged when nothing was yielded, and leaves no timer", async () => {
    const { registry, clock, seen } = createFakeService(() => never());
    const { items, error } = await clock.run(drain(begin(registry, { deadline: 500 })));
    expect(items).toEqual([]);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject(isTimeUp(name, 500));
    expect(seen.length).toBeGreaterThan(0);
    expect([clock.now(), clock.pending]).toEqual([500, 0]);
  });

  it("[REL-06] has only the timeout of each request without a deadline, however long it takes", async () => {
    const service = createFakeService((request) => after(service.clock, 40_000, () => endless(request)), {
      timeout: 50_000,
      deadline: 50_000,
      retry: false,
    });
    const items = begin(service.registry, {});
    const read = async (): Promise<number> => {
      let count = 0;
      for await (const item of items) {
        expect(item).toBeDefined();
        count += 1;
        if (service.seen.length >= 6) break;
      }
      return count;
    };
    expect(await service.clock.run(read())).toBeGreaterThan(0);
    expect(service.clock.now()).toBeGreaterThan(50_000);
  });

  it("[REL-06] limits each request by the timeout of an attempt and the client's deadline", async () => {
    for (const [options, time] of [
      [{ timeout: 700 }, 700],
      [{}, 900],
    ] as const) {
      const { registry, clock } = createFakeService(() => never(), { retry: false, deadline: 900 });
      const { error } = await clock.run(drain(begin(registry, options)));
      expect(error).toMatchObject({ code: "ERR_TRANSPORT", phase: "timeout" });
      expect([clock.now(), clock.pending]).toEqual([time, 0]);
    }
  });

  it("[REL-06] counts the time between two items, starts no request after the deadline, and has no timer meanwhile", async () => {
    const service = createFakeService((request) => Response.json(endless(request)));
    const { registry, clock, seen } = service;
    const items = begin(registry, { deadline: 10_000 });
    expect(await clock.run(items.next())).toMatchObject({ done: false });
    // Requests that are under way have theirs.
    await clock.advance(0);
    expect(clock.pending).toBe(0);
    const requests = seen.length;
    await clock.advance(60_000);
    const { items: rest, error } = await clock.run(drain(items));
    expect(error).toMatchObject({ code: "ERR_INCOMPLETE", received: 1 + rest.length, cause: isTimeUp(name, 10_000) });
    expect(seen).toHaveLength(requests);
    expect(clock.pending).toBe(0);
  });

  it("[REL-06] prefers the caller's abort to its deadline", async () => {
    const { registry, clock } = createFakeService(() => never());
    const controller = new AbortController();
    clock.schedule(() => {
      controller.abort("enough");
    }, 400);
    const { error } = await clock.run(drain(begin(registry, { deadline: 500, signal: controller.signal })));
    expect(error).toBe(name === "changes" ? undefined : "enough");
    expect([clock.now(), clock.pending]).toEqual([400, 0]);
  });
});

describe("paginate", () => {
  it("[REL-06] yields everything received before the deadline, however late it is taken", async () => {
    const { registry, clock } = createFakeService((request) => Response.json(page(request, 10)));
    const items = registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x" }, { deadline: 1000 });
    await clock.run(items.next());
    await clock.advance(5000);
    expect((await drain(items)).items).toHaveLength(9);
  });

  it("[REL-06] waits for an incomplete response no longer than its deadline", async () => {
    const { registry, clock, seen } = createFakeService(() => Response.json({}), {
      retry: { retries: 1000, minDelay: 300, maxDelay: 300 },
    });
    const filter = { obchodniJmeno: "x" };
    const { error } = await clock.run(
      drain(registry.paginate("vyhledejEkonomickeSubjekty", filter, { deadline: 1000 })),
    );
    expect(error).toMatchObject(isTimeUp("vyhledejEkonomickeSubjekty", 1000));
    // Half of 300 ms between two of them: chance is always a half here.
    expect(seen).toHaveLength(7);
    expect([clock.now(), clock.pending]).toEqual([1000, 0]);
  });
});

describe("lookup", () => {
  it("[REL-06] waits neither for its input nor for its end beyond the deadline, and yields the results", async () => {
    async function* inputs(): AsyncGenerator<number, void, undefined> {
      for (let input = 0; input < 150; input += 1) yield input;
      await never();
    }
    const { registry, clock } = createFakeService((request) => Response.json(endless(request)));
    const { items, error } = await clock.run(drain(registry.lookup(inputs(), { deadline: 2000 })));
    expect(items).toHaveLength(100);
    expect(error).toMatchObject({ received: 100, next: 100, cause: isTimeUp("lookup", 2000) });
    expect([clock.now(), clock.pending]).toEqual([2000, 0]);
  });

  it("yields the results before its input failed", async () => {
    function* inputs(): Generator<number, void, undefined> {
      for (let input = 0; input < 150; input += 1) yield input;
      throw new Error("the disk is gone");
    }
    const { registry } = createFakeService((request) => Response.json(endless(request)));
    const { items, error } = await drain(registry.lookup(inputs()));
    expect(items).toHaveLength(100);
    expect(error).toMatchObject({ code: "ERR_INCOMPLETE", next: 100, cause: { message: "the disk is gone" } });
  });
});

describe("changes", () => {
  it("[REL-06] ends at the deadline while it waits for new batches, and names the next one", async () => {
    const { registry, clock } = createFakeService(({ path }) =>
      Response.json(
        path.endsWith("/vyhledat")
          ? { notifikacniDavky: [{ cisloDavky: 6 }, { cisloDavky: 7 }] }
          : { cisloDavky: Number(path.split("/").at(-1)) },
      ),
    );
    const { items, error } = await clock.run(
      drain(registry.changes({ datovyZdroj: "vr", after: 5, interval: 60_000, deadline: 100_000 })),
    );
    expect(items).toHaveLength(2);
    expect(error).toMatchObject({ code: "ERR_INCOMPLETE", received: 2, next: 8, cause: isTimeUp("changes", 100_000) });
    expect([clock.now(), clock.pending]).toEqual([100_000, 0]);
  });
});

describe("codeList", () => {
  it("[REL-06] ends at its deadline, or the client's, over all its pages", async () => {
    const list = (start: number): object => ({
      pocetCelkem: 99,
      ciselniky: [{ kodCiselniku: "PravniForma", zdrojCiselniku: `zdroj${start}` }],
    });
    for (const [options, time] of [
      [{ deadline: 10_000 }, 10_000],
      [{}, 20_000],
    ] as const) {
      const service = createFakeService(
        ({ body }) => after(service.clock, 3000, () => list((body as { start?: number }).start ?? 0)),
        { deadline: 20_000 },
      );
      const error: unknown = await service.clock
        .run(service.registry.codeList("PravniForma", "res", options))
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject(isTimeUp("vyhledejCiselnik", time));
      expect(service.clock.now()).toBe(time);
    }
  });
});
