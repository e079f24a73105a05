import { getEventListeners } from "node:events";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IncompleteError, InvalidInputError, RegistryError, type LookupResult } from "ares-caais";
import { collect, drain } from "../../fixtures/failures.ts";
import { createFakeService, type SeenRequest } from "../../fixtures/fake-service.ts";

const icosOf = ({ body }: SeenRequest): string[] => (body as { ico: string[] }).ico;
/** A service where every even ico exists; it answers in ascending order. */
const even = (request: SeenRequest): Response => {
  const found = icosOf(request)
    .filter((ico) => Number(ico) % 2 === 0)
    .sort();
  return Response.json({ pocetCelkem: found.length, ekonomickeSubjekty: found.map((ico) => ({ icoId: ico, ico })) });
};

describe("lookup", () => {
  it("[REG-18] keeps the order, reports missing and malformed ico, pads, and requests at most 100 at a time, each once a batch", async () => {
    const input = fc.oneof(
      fc.nat(400),
      fc.nat(400).map(String),
      fc.constantFrom("", "x", "123456789", "CZ1", -1, 1.5, "ARES_00000001"),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(input, { maxLength: 400 }),
        fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        async (inputs, concurrency) => {
          const { registry, seen } = createFakeService(even);
          const results = await collect(registry.lookup(inputs, { concurrency }));
          expect(results.map((result) => result.input)).toEqual(inputs);
          for (const { input: given, status, ico, record } of results) {
            const number = /^\d{1,8}$/.test(String(given)) ? Number(given) : undefined;
            expect(status).toBe(number === undefined ? "malformed" : number % 2 === 0 ? "found" : "missing");
            expect(ico).toBe(number === undefined ? undefined : String(number).padStart(8, "0"));
            expect(record?.ico).toBe(status === "found" ? ico : undefined);
          }
          for (const request of seen) {
            expect(icosOf(request).length).toBeLessThanOrEqual(100);
            expect(new Set(icosOf(request)).size).toBe(icosOf(request).length);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("[REG-18] asks for 1,000 subjects in ten requests", async () => {
    const { registry, seen } = createFakeService(even);
    await collect(registry.lookup(Array.from({ length: 1000 }, (_, index) => index)));
    expect(seen.map((request) => icosOf(request).length)).toEqual(Array.from({ length: 10 }, () => 100));
  });

  it("[REG-18] reads its input at once, because lines of a file are lost when nobody listens", async () => {
    const { registry } = createFakeService(even);
    let listened = false;
    const inputs: AsyncIterable<string> = {
      [Symbol.asyncIterator]: () => {
        listened = true;
        return { next: () => Promise.resolve({ done: true, value: undefined }) };
      },
    };
    const first = registry.lookup(inputs).next();
    expect(listened).toBe(true);
    expect(await first).toEqual({ done: true, value: undefined });
  });

  it("[REG-18] requests repeated inputs once", async () => {
    const { registry, seen } = createFakeService(even);
    const inputs = Array.from({ length: 400 }, (_, index) => index % 80);
    const results = await collect(registry.lookup(inputs));
    expect(results.map(({ ico }) => Number(ico))).toEqual(inputs);
    expect(seen.map((request) => icosOf(request).length)).toEqual([80]);
  });

  it("[REG-18] reads an endless input only as far as the caller takes results, and closes it", async () => {
    let read = 0;
    let closed = false;
    function* endless(): Generator<number> {
      try {
        for (;;) yield read++;
      } finally {
        closed = true;
      }
    }
    const { registry, seen } = createFakeService(even);
    const found: LookupResult<object>[] = [];
    for await (const result of registry.lookup(endless(), { source: "res", concurrency: 2 })) {
      found.push(result);
      if (found.length === 150) break;
    }
    expect(read).toBeLessThanOrEqual(400);
    expect(closed).toBe(true);
    expect(seen.length).toBeLessThanOrEqual(4);
    expect(new Set(seen.map(({ path }) => path))).toEqual(new Set(["/ekonomicke-subjekty-res/vyhledat"]));
  });

  it("throws a failure before any result unchanged, also one of a later page", async () => {
    const refused = (): Response => Response.json({ kod: "NENI_OPRAVNENI" }, { status: 403 });
    for (const firstPage of [undefined, { pocetCelkem: 2, ekonomickeSubjekty: [{ icoId: "00000001" }] }]) {
      const { registry, seen } = createFakeService(({ body }) =>
        firstPage !== undefined && (body as { start: number }).start === 0 ? Response.json(firstPage) : refused(),
      );
      const { error } = await drain(registry.lookup([1, 2]));
      expect(error).toBeInstanceOf(RegistryError);
      expect(seen).toHaveLength(firstPage === undefined ? 1 : 2);
    }
  });

  it("reports the finished inputs when a later page fails, not the records of the page", async () => {
    const { registry } = createFakeService((request) => {
      if (icosOf(request).includes("00000000")) return even(request);
      return (request.body as { start: number }).start === 0
        ? Response.json({ pocetCelkem: 2, ekonomickeSubjekty: [{ icoId: "00000100" }] })
        : Response.json({ kod: "NENI_OPRAVNENI" }, { status: 403 });
    });
    const inputs = Array.from({ length: 150 }, (_, index) => index);
    const { error } = await drain(registry.lookup(inputs));
    expect(error).toBeInstanceOf(IncompleteError);
    expect(error).toMatchObject({ received: 100, next: 100, cause: expect.any(RegistryError) as unknown });
  });

  it("[REL-01] matches a record by its icoId, or else by its ico; records of other subjects do not count", async () => {
    const answers = {
      found: [{ icoId: "00000001" }, { ico: "00000002" }],
      other: [{ icoId: "00000003", ico: "00000001" }],
    };
    const { registry } = createFakeService(() => Response.json({ ekonomickeSubjekty: answers.found }));
    expect((await collect(registry.lookup([1, 2]))).map(({ record }) => record)).toEqual(answers.found);
    const { registry: wrong } = createFakeService(
      () => Response.json({ pocetCelkem: 1, ekonomickeSubjekty: answers.other }),
      { retry: false },
    );
    await expect(collect(wrong.lookup([1, 2]))).rejects.toMatchObject({
      code: "ERR_UNEXPECTED_RESPONSE",
      reason: "incomplete",
    });
  });

  it("ends at an abort although its input never comes", async () => {
    const controller = new AbortController();
    const { registry } = createFakeService(even);
    const silent: AsyncIterable<string> = {
      [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
    };
    const outcome = expect(collect(registry.lookup(silent, { signal: controller.signal }))).rejects.toBe("enough");
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort("enough");
    await outcome;
  });

  it.each<[when: string, end: (results: AsyncGenerator, controller: AbortController) => unknown]>([
    [
      "the caller's signal aborts",
      (_results, controller) => {
        controller.abort("enough");
      },
    ],
    ["the loop over its results ends", (results) => results.return(undefined)],
  ])("[NET-04] aborts the request in progress when %s", async (_when, end) => {
    const underWay: (AbortSignal | undefined)[] = [];
    const { registry } = createFakeService((request, { signal }) => {
      if (icosOf(request).includes("00000000")) return even(request);
      underWay.push(signal);
      return new Promise(() => undefined);
    });
    const controller = new AbortController();
    const inputs = Array.from({ length: 150 }, (_, index) => index);
    const results = registry.lookup(inputs, { signal: controller.signal });
    expect(await results.next()).toMatchObject({ value: { input: 0, status: "found" } });
    expect(underWay.map((signal) => signal?.aborted)).toEqual([false]);
    await end(results, controller);
    expect(underWay.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it("leaves no listener on the caller's signal", async () => {
    const { signal } = new AbortController();
    const { registry } = createFakeService(even);
    expect(await collect(registry.lookup([1, 2], { signal }))).toHaveLength(2);
    for await (const { status } of registry.lookup([2, 4], { signal })) {
      expect(status).toBe("found");
      break;
    }
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("refuses wrong options by name", async () => {
    const { registry, seen } = createFakeService(even);
    for (const [field, options] of [
      ["source", { source: "xyz" }],
      ["source", { source: "toString" }],
      ["concurrency", { concurrency: 0 }],
      ["concurrency", { concurrency: null }],
      ["timeOut", { timeOut: 1 }],
    ] as const) {
      // The first input needs no request: a wrong option must not wait for the first that does.
      for (const input of [1, "x"]) {
        // Wrong on purpose, as from JavaScript.
        const { error } = await drain(registry.lookup([input], options as object));
        expect(error).toBeInstanceOf(InvalidInputError);
        expect(error).toMatchObject({ field });
      }
    }
    expect(seen).toEqual([]);
  });
});
