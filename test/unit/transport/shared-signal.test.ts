import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { createRegistry } from "ares-caais";
import { watchProcess } from "../../fixtures/failures.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

const listeners = (signal: AbortSignal): number => getEventListeners(signal, "abort").length;

describe("many waits for one signal", () => {
  it("[REL-05] a thousand calls on one signal cause no warning, and all end with it", async () => {
    const warnings = watchProcess("warning");
    const controller = new AbortController();
    const { signal } = controller;
    const clock = createFakeClock();
    let asked = 0;
    const fetch = (): Promise<Response> => {
      asked += 1;
      return new Promise(() => undefined);
    };
    // Half of them wait for the service, half for the budget, and ten for each of the other's answers.
    for (const requestsPerMinute of [Infinity, 1]) {
      const registry = createRegistry({ fetch, clock, requestsPerMinute });
      const calls = Array.from({ length: 500 }, (_, index) =>
        registry.vratEkonomickySubjekt({ ico: String(10_000_000 + Math.floor(index / 10)) }, { signal }),
      );
      const outcomes = Promise.all(calls.map((call) => call.catch((reason: unknown) => reason)));
      await expect.poll(() => asked).toBe(requestsPerMinute === 1 ? 51 : 50);
      expect(listeners(signal)).toBe(1);
      if (requestsPerMinute !== 1) continue;
      controller.abort("enough");
      expect(new Set(await outcomes)).toEqual(new Set(["enough"]));
    }
    await clock.advance(0);
    expect(clock.pending).toBe(0);
    expect(warnings).toEqual([]);
  });

  it("[REL-05] look-ups on one signal share its listener with their requests, and leave none", async () => {
    const { signal } = new AbortController();
    const answer = (): Promise<Response> => Promise.resolve(Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] }));
    const registry = createRegistry({ fetch: answer, requestsPerMinute: Infinity });
    const lookups = Array.from({ length: 20 }, (_, index) => registry.lookup([String(10_000_000 + index)], { signal }));
    await Promise.all(lookups.map((one) => one.next()));
    expect(listeners(signal)).toBe(1);
    await Promise.all(lookups.map((one) => one.next()));
    expect(listeners(signal)).toBe(0);
  });

  it("[REL-05] keep one listener on it until the last one has gone, in any order", async () => {
    const { signal } = new AbortController();
    const answers: ((answer: Response) => void)[] = [];
    const fetch = (): Promise<Response> => new Promise((resolve) => answers.push(resolve));
    const registry = createRegistry({ fetch, requestsPerMinute: Infinity });
    const calls = Array.from({ length: 5 }, (_, index) =>
      registry.vratEkonomickySubjekt({ ico: String(10_000_000 + index) }, { signal }),
    );
    await expect.poll(() => answers).toHaveLength(5);
    for (const index of [3, 0, 4, 1, 2]) {
      expect(listeners(signal)).toBe(1);
      answers[index]?.(Response.json({}));
      await calls[index];
    }
    expect(listeners(signal)).toBe(0);
  });
});
