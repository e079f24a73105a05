import { describe, expect, it } from "vitest";
import type { RegistryOptions } from "ares-caais";
import { collect } from "../../fixtures/failures.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";

/** A service with batches of vr whose numbers a test may change. */
function service(
  numbers: number[],
  fail: () => boolean = () => false,
  options: RegistryOptions = {},
): ReturnType<typeof createFakeService> {
  return createFakeService(({ path }) => {
    if (fail()) return Response.json({ kod: "OBECNA_CHYBA" }, { status: 500 });
    if (path.endsWith("/vyhledat")) {
      // The order is not promised.
      return Response.json({
        notifikacniDavky: [...numbers].reverse().map((cisloDavky) => ({ cisloDavky, datovyZdroj: "vr" })),
      });
    }
    const cisloDavky = Number(path.split("/").at(-1));
    return Response.json({ cisloDavky, datovyZdroj: "vr", seznamNotifikaci: [{ icoId: "90000021", typZmeny: "UPD" }] });
  }, options);
}

describe("changes", () => {
  it("[REG-13] yields the batches after a number, oldest first, then new ones", async () => {
    const numbers = [5, 6, 7];
    const { registry, clock } = service(numbers);
    const controller = new AbortController();
    const seen: (number | undefined)[] = [];
    const running = (async () => {
      for await (const { cisloDavky, seznamNotifikaci } of registry.changes({
        datovyZdroj: "vr",
        after: 5,
        interval: 60_000,
        signal: controller.signal,
      })) {
        expect(seznamNotifikaci).toHaveLength(1);
        seen.push(cisloDavky);
        if (cisloDavky === 9) controller.abort();
      }
    })();
    while (seen.length < 2) await clock.advance(0);
    numbers.push(8, 9);
    await clock.advance(59_000);
    expect(seen).toEqual([6, 7]);
    await clock.advance(1000);
    await running;
    expect(seen).toEqual([6, 7, 8, 9]);
    expect(clock.pending).toBe(0);
  });

  it("[REG-13] starts with the oldest batch without a number, and can be resumed", async () => {
    const { registry } = service([5, 6, 7]);
    let last: number | undefined;
    for await (const { cisloDavky } of registry.changes({ datovyZdroj: "vr" })) {
      last = cisloDavky;
      if (cisloDavky === 6) break;
    }
    const rest: (number | undefined)[] = [];
    for await (const { cisloDavky } of registry.changes({ datovyZdroj: "vr", after: last })) {
      rest.push(cisloDavky);
      if (cisloDavky === 7) break;
    }
    expect(rest).toEqual([7]);
  });

  it("[REG-13] bypasses the cache for the list of batches, which would hide new ones", async () => {
    const entries = new Map<string, unknown>();
    const numbers = [5];
    const { registry } = service(numbers, () => false, { cache: { store: entries, ttl: 600_000 } });
    for (const [after, expected] of [
      [4, 5],
      [5, 6],
    ] as const) {
      numbers.push(expected + 1);
      const { value } = await registry.changes({ datovyZdroj: "vr", after }).next();
      expect(value?.cisloDavky).toBe(expected);
    }
    expect(entries.size).toBe(0);
  });

  it("[REG-13] ends when its signal aborts, also while it waits", async () => {
    const { registry, clock } = service([5]);
    const controller = new AbortController();
    const batches = registry.changes({ datovyZdroj: "vr", after: 5, signal: controller.signal });
    const next = batches.next();
    clock.schedule(() => {
      controller.abort();
    }, 1000);
    await expect(clock.run(next)).resolves.toEqual({ done: true, value: undefined });
    expect(clock.pending).toBe(0);
  });

  it("[REL-01] [REG-13] requests an incomplete list of batches again", async () => {
    let lists = 0;
    const { registry, clock } = createFakeService(({ path }) => {
      const numbers = path.endsWith("/vyhledat") && (lists += 1) === 1 ? [5, 7] : [5, 6, 7];
      const cisloDavky = Number(path.split("/").at(-1));
      if (!path.endsWith("/vyhledat")) return Response.json({ cisloDavky, datovyZdroj: "vr", seznamNotifikaci: [] });
      const notifikacniDavky = numbers.map((number) => ({ cisloDavky: number, datovyZdroj: "vr" }));
      return Response.json({ pocetCelkem: 3, notifikacniDavky });
    });
    const changes = collect(registry.changes({ datovyZdroj: "vr", after: 7, follow: false }));
    expect(await clock.run(changes)).toEqual([]);
    expect(lists).toBe(2);
  });

  it("[REL-01] refuses a list of batches that stays incomplete, in paginate too", async () => {
    const batch = { cisloDavky: 5, datovyZdroj: "vr" };
    const { registry, clock } = createFakeService(
      () => Response.json({ pocetCelkem: 50, notifikacniDavky: [batch, { ...batch, cisloDavky: 6 }] }),
      { retry: { retries: 1 } },
    );
    for (const items of [
      registry.changes({ datovyZdroj: "vr", follow: false }),
      registry.paginate("vyhledejSeznamNotifikacnichDavek", { datovyZdroj: "vr" }),
    ]) {
      await expect(clock.run(collect<unknown>(items))).rejects.toMatchObject({ reason: "incomplete" });
    }
  });
});
