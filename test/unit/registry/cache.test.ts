import { describe, expect, it, vi } from "vitest";
import type { CacheStore, RegistryOptions, StaleEvent } from "ares-caais";
import { thrownBy, watchRejections } from "../../fixtures/failures.ts";
import { blockPage, createFakeService } from "../../fixtures/fake-service.ts";
import { on, type CacheFaultEvent } from "../../fixtures/on-event.ts";

const ico = "90000021";
const fresh = (): Response => Response.json({ ico, obchodniJmeno: "fresh" });

/** A client with a cache, of a service that can be changed. */
function watch(cache: Partial<RegistryOptions["cache"]> = {}, options: RegistryOptions = {}) {
  const kept = new Map<string, string>();
  const stale: StaleEvent[] = [];
  const faults: CacheFaultEvent[] = [];
  const service = { answer: fresh as () => Response | Promise<Response> };
  const watched = createFakeService(() => service.answer(), {
    retry: false,
    cache: { store: kept, ttl: 1000, ...cache },
    onEvent: on({ stale: (event) => void stale.push(event), fault: (event) => void faults.push(event) }),
    ...options,
  });
  const ask = () => watched.clock.run(watched.registry.vratEkonomickySubjekt({ ico }).withResponse());
  return { kept, stale, faults, service, ask, ...watched };
}

describe("a stale response", () => {
  it.each([
    ["cannot be reached", () => Promise.reject(new TypeError("fetch failed")), "connection"],
    ["answers 500", () => Response.json({ kod: "OBECNA_CHYBA" }, { status: 500 }), 500],
    ["answers 503 with a page", () => new Response("<html>", { status: 503 }), 503],
    ["blocks the client", blockPage, 403],
    ["does not answer in time", () => new Promise<Response>(() => undefined), "timeout"],
  ] as const)("[FLEET-06] comes with its age when the service %s", async (_title, failing, reason) => {
    const { clock, ask, service, stale, seen } = watch({ staleIfError: 3_600_000 }, { timeout: 100 });
    expect(await ask()).toMatchObject({ fromCache: false, age: undefined });
    await clock.advance(500);
    expect(await ask()).toMatchObject({ fromCache: true, age: undefined });
    await clock.advance(60_000);
    service.answer = failing;
    const asked = clock.now();
    const { data, fromCache, age, status, attempts } = await ask();
    expect([data.obchodniJmeno, fromCache, status, attempts]).toEqual(["fresh", true, 200, 1]);
    expect(age).toBe(asked);
    expect(stale).toMatchObject([{ operation: "vratEkonomickySubjekt", age, reason }]);
    expect(seen).toHaveLength(2);
    service.answer = fresh;
    await clock.advance(60_000);
    expect(await ask()).toMatchObject({ fromCache: false, age: undefined });
  });

  it("[FLEET-06] comes at once during a block", async () => {
    const { clock, ask, service, stale, seen } = watch({ staleIfError: 3_600_000 });
    await ask();
    await clock.advance(2000);
    service.answer = blockPage;
    await ask();
    const asked = clock.now();
    expect(await ask()).toMatchObject({ fromCache: true, attempts: 0 });
    expect([clock.now() - asked, seen.length, stale[1]?.reason]).toEqual([0, 2, "pause"]);
  });

  it("[FLEET-06] never comes without staleIfError, after its time, or for another error", async () => {
    for (const [staleIfError, later, kod, status] of [
      [undefined, 1000, "OBECNA_CHYBA", 503],
      [5000, 6000, "OBECNA_CHYBA", 503],
      [5000, 2000, "NENALEZENO", 404],
    ] as const) {
      const { ask, clock, service } = watch({ staleIfError });
      await ask();
      await clock.advance(later);
      service.answer = () => Response.json({ kod }, { status });
      expect(await thrownBy(ask())).toMatchObject({ status });
    }
  });

  it("[FLEET-06] never comes to a job, which would store it as current", async () => {
    const { clock, registry, service, stale } = watch({ staleIfError: 5000 });
    const job = () => clock.run(registry.vratEkonomickySubjekt({ ico }, { line: "bulk" }));
    await job();
    await clock.advance(2000);
    service.answer = () => new Response("", { status: 503 });
    expect(await thrownBy(job())).toMatchObject({ status: 503 });
    expect(stale).toEqual([]);
  });

  it("[FLEET-06] counts as a miss when its time lies far in the future, because its age is unknown", async () => {
    const { clock, kept, ask, seen } = watch({ staleIfError: 5000 });
    await ask();
    const [[key = "", value = ""] = []] = kept;
    for (const [ahead, asked] of [
      [59_000, 1],
      [61_000, 2],
    ] as const) {
      kept.set(key, value.replace(/"made":\d+/, `"made":${clock.date() + ahead}`));
      await ask();
      expect(seen).toHaveLength(asked);
    }
  });

  it("[FLEET-06] the store keeps a stale response for the time of staleIfError too", async () => {
    const set = vi.fn();
    const { ask } = watch({ store: { get: () => undefined, set }, staleIfError: 4000 });
    await ask();
    expect(set).toHaveBeenCalledWith(expect.any(String), expect.any(String), 5000);
  });
});

describe("a cache store", () => {
  const date = 1_800_000_000_000;
  const entry = (text: string): string => JSON.stringify({ made: date, mediaType: "application/json", text });
  it.each([
    ["text that is no JSON", "{"],
    ["other JSON", "[1]"],
    ["a time that is none", JSON.stringify({ made: "now", mediaType: "application/json", text: "{}" })],
    ["a header that is none", JSON.stringify({ made: date, mediaType: "a\nb", text: "{}" })],
    ["bytes", new Uint8Array(3)],
    ["an answer that is no JSON", entry("<html>")],
    ["an answer that is no object", entry("7")],
    ["an answer nested too deep", entry("[".repeat(9000))],
  ])("[FLEET-06] fails no call with invalid data, and causes an event: %s", async (_title, invalid) => {
    const kept = { value: invalid as unknown };
    const store: CacheStore = { get: () => kept.value, set: (_key, value) => (kept.value = value) };
    const { ask, faults, seen } = watch({ store });
    expect(await ask()).toMatchObject({ data: { obchodniJmeno: "fresh" }, fromCache: false });
    expect(faults).toMatchObject([{ operation: "vratEkonomickySubjekt", fault: "value" }]);
    expect(await ask()).toMatchObject({ fromCache: true });
    expect([faults.length, seen.length]).toEqual([1, 1]);
  });

  const throws = (): never => {
    throw new Error("down");
  };
  it.each([
    ["hangs", () => new Promise(() => undefined), "timeout", 250],
    ["throws at once", throws, "get", 0],
    ["is rejected at once", () => Promise.reject(new Error("down")), "get", 0],
  ])("[FLEET-06] delays a call by its timeout at most when its get %s", async (_title, get, fault, delay) => {
    const { clock, ask, faults } = watch({ store: { get, set: () => undefined } });
    expect(await ask()).toMatchObject({ data: { obchodniJmeno: "fresh" } });
    expect([clock.now(), clock.pending]).toEqual([delay, 0]);
    expect(faults).toMatchObject([{ fault }]);
  });

  const set = [{ fault: "set" }];
  it.each<[title: string, set: () => unknown, faults: readonly object[]]>([
    ["hangs", () => new Promise(() => undefined), []],
    ["throws", throws, set],
    ["is rejected", () => Promise.reject(new Error("down")), set],
    ["returns what is no promise at all", () => Object.defineProperty({}, "then", { get: throws }), set],
  ])("[REL-05] [FLEET-06] delays and fails no call when its set %s", async (_title, own, expected) => {
    const rejections = watchRejections();
    const { clock, ask, faults } = watch({ store: { get: () => undefined, set: own } });
    expect(await ask()).toMatchObject({ data: { obchodniJmeno: "fresh" } });
    expect([clock.now(), clock.pending]).toEqual([0, 0]);
    await new Promise((resolve) => setImmediate(resolve));
    expect([faults, rejections]).toMatchObject([expected, []]);
  });
});
