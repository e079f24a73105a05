import { describe, expect, it, vi } from "vitest";
import { createRegistry, type CacheStore, type Registry } from "ares-caais";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import { on, type CacheFaultEvent } from "../../fixtures/on-event.ts";

const ico = "90000021";
const never = (): Promise<never> => new Promise(() => undefined);
const fresh = (): Response => Response.json({ ico, obchodniJmeno: "fresh" });

/** Some clients with one store, as if each was a process of its own, on one clock. */
function watch(answer: (request: number, signal: AbortSignal | undefined) => Response | Promise<Response>) {
  const clock = createFakeClock();
  const kept = new Map<string, string>();
  const leases = new Map<string, symbol>();
  const faults: CacheFaultEvent[] = [];
  const cached: unknown[] = [];
  /** When each request was sent. */
  const sent: number[] = [];
  const store = {
    get: (key: string): unknown => kept.get(key),
    set: (key: string, value: string): unknown => kept.set(key, value),
    lease: vi.fn((key: string, milliseconds: number): unknown => {
      if (leases.has(key)) return undefined;
      const own = Symbol();
      leases.set(key, own);
      const giveBack = (): void => {
        if (leases.get(key) === own) leases.delete(key);
      };
      clock.schedule(giveBack, milliseconds);
      return giveBack;
    }),
  };
  const join = (other: CacheStore = store, ttl = 60_000): Registry =>
    createRegistry({
      ...{ clock, requestsPerMinute: Infinity, retry: false, cache: { store: other, ttl } },
      onEvent: on({ fault: (event) => faults.push(event), call: ({ cache }) => cached.push(cache) }),
      fetch: (_url, { signal } = {}) => Promise.resolve(answer(sent.push(clock.now()), signal ?? undefined)),
    });
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void clock.schedule(resolve, milliseconds));
  const ask = (registry: Registry, options?: { signal?: AbortSignal; deadline?: number; cache?: boolean }) =>
    registry.vratEkonomickySubjekt({ ico }, options);
  return { clock, kept, leases, faults, cached, sent, store, join, wait, ask };
}

describe("clients that share a store with leases", () => {
  it("[FLEET-07] send one request for equal calls, and share its response soon after it came", async () => {
    const { clock, cached, sent, join, wait, ask } = watch(async () => {
      await wait(150);
      return fresh();
    });
    const calls = Array.from({ length: 30 }, () => ask(join()));
    const answers = await clock.run(Promise.all(calls));
    expect(answers.map(({ obchodniJmeno }) => obchodniJmeno)).toEqual(Array(30).fill("fresh"));
    expect(sent).toEqual([0]);
    expect(cached.toSorted()).toEqual([...Array<string>(29).fill("hit"), "miss"]);
    // Looks are 25, 50, 100 ms and so on apart.
    expect(clock.now()).toBe(175);
  });

  it("[FLEET-07] do not wait for a call whose response is not kept: each sends its own request", async () => {
    const { clock, sent, leases, join, wait, ask } = watch(async (request) => {
      await wait(request === 1 ? 60 : 10);
      return Response.json({ kod: "NENALEZENO" }, { status: 404 });
    });
    const calls = Array.from({ length: 5 }, () => ask(join()).catch((error: unknown) => error));
    for (const error of await clock.run(Promise.all(calls))) expect(error).toMatchObject({ status: 404 });
    expect(sent).toEqual([0, 75, 75, 75, 75]);
    expect(leases.size).toBe(0);
  });

  it("[FLEET-07] do not wait for a call that failed, was aborted, or could not store its response", async () => {
    const failed = watch(async (request) => {
      if (request > 1) return fresh();
      await failed.wait(60);
      throw new TypeError("fetch failed");
    });
    const broken = failed.ask(failed.join()).catch((error: unknown) => error);
    expect(await failed.clock.run(failed.ask(failed.join()))).toMatchObject({ ico });
    expect([failed.sent, await broken]).toMatchObject([[0, 75], { phase: "connection" }]);

    const left = watch((request) => (request > 1 ? fresh() : never()));
    const caller = new AbortController();
    const gone = left.ask(left.join(), { signal: caller.signal }).catch((error: unknown) => error);
    const other = left.ask(left.join());
    await left.clock.advance(60);
    caller.abort("left");
    expect(await left.clock.run(other)).toMatchObject({ ico });
    expect([left.sent, await gone]).toEqual([[0, 75], "left"]);

    const full = watch(fresh);
    const store = { ...full.store, set: () => Promise.reject(new Error("OOM")) };
    await full.clock.run(Promise.all([full.ask(full.join(store)), full.ask(full.join(store))]));
    expect([full.sent, full.faults.map(({ fault }) => fault)]).toEqual([
      [0, 25],
      ["set", "set"],
    ]);
  });

  it("[FLEET-07] wait two seconds for a call that has died, and at most half of their timeout", async () => {
    const { clock, sent, leases, join, ask } = watch((request) => (request > 1 ? fresh() : never()));
    const dead = ask(join(), { deadline: 100_000 }).catch((error: unknown) => error);
    await clock.advance(0);
    const hurried = ask(join(), { deadline: 1000 });
    expect(await clock.run(hurried)).toMatchObject({ ico });
    expect(sent).toEqual([0, 500]);
    const apart = watch((request) => (request > 1 ? fresh() : never()));
    void apart.ask(apart.join()).catch((error: unknown) => error);
    await apart.clock.advance(0);
    const store = { ...apart.store, get: () => undefined };
    expect(await apart.clock.run(apart.ask(apart.join(store)))).toMatchObject({ ico });
    expect(apart.sent).toEqual([0, 2000]);
    await clock.advance(100_000);
    expect([await dead, leases.size]).toMatchObject([{ phase: "timeout" }, 0]);
  });

  it("[FLEET-07] take a lease no longer than the lifetime of a response, and none when the cache is bypassed", async () => {
    const { clock, store, join, ask } = watch(fresh);
    const registry = join(store, 300);
    await clock.run(ask(registry, { cache: false }));
    expect(store.lease).not.toHaveBeenCalled();
    await clock.run(ask(registry));
    await clock.run(ask(registry));
    expect(store.lease.mock.calls).toEqual([[expect.stringContaining(ico), 300]]);
  });

  const throws = (): never => {
    throw new Error("down");
  };
  it.each([
    ["hangs", never, "timeout", 250],
    ["throws", throws, "lease", 0],
    ["is rejected", () => Promise.reject(new Error("down")), "lease", 0],
  ])(
    "[FLEET-07] [FLEET-06] send a request when the lease %s, after a quarter of a second at most",
    async (_title, lease, fault, delay) => {
      const { clock, sent, faults, store, join, ask } = watch(fresh);
      expect(await clock.run(ask(join({ ...store, lease })))).toMatchObject({ ico });
      expect(sent).toEqual([delay]);
      expect(faults).toMatchObject([{ fault }]);
      expect(clock.pending).toBe(0);
    },
  );

  it("[FLEET-06] wait a quarter of a second for `get` and `lease` together, and take no lease after a fault", async () => {
    const slow = watch(fresh);
    const get = async (): Promise<undefined> => {
      await slow.wait(200);
    };
    await slow.clock.run(slow.ask(slow.join({ ...slow.store, get, lease: never })));
    expect([slow.sent, slow.faults.map(({ fault }) => fault)]).toEqual([[250], ["timeout"]]);
    const gone = watch(fresh);
    await gone.clock.run(gone.ask(gone.join({ ...gone.store, get: throws })));
    expect(gone.store.lease).not.toHaveBeenCalled();
  });

  it("[FLEET-07] return a lease that came too late", async () => {
    const { clock, sent, leases, store, join, wait, ask } = watch(fresh);
    const lease = async (key: string, milliseconds: number): Promise<unknown> => {
      await wait(300);
      return store.lease(key, milliseconds);
    };
    await clock.run(ask(join({ ...store, lease })));
    expect(sent).toEqual([250]);
    await clock.advance(60);
    expect([store.lease.mock.calls.length, leases.size]).toEqual([1, 0]);
  });
});
