import { describe, expect, it } from "vitest";
import { createRegistry, type LookupOptions, type RegistryOptions, type RequestBudget } from "ares-caais";
import { createFakeClock } from "../../fixtures/fake-clock.ts";

function* endless(): Generator<number> {
  for (let ico = 1; ; ico += 1) yield ico;
}

/** Answers that take from half to one and a half times as long, always the same ones. */
function uneven(milliseconds: number): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return milliseconds * (0.5 + state / 2 ** 31);
  };
}

/** A look-up without end, of a service whose answers take a time. */
async function look(
  answerTime: () => number,
  { concurrency, ...options }: RegistryOptions & Pick<LookupOptions<"ares">, "concurrency"> = {},
  consume: (result: number) => Promise<void> | void = () => undefined,
) {
  const clock = createFakeClock();
  const seen = { asked: 0, underWay: 0, most: 0, results: 0 };
  const registry = createRegistry({
    ...options,
    clock,
    fetch: async () => {
      seen.asked += 1;
      seen.underWay += 1;
      seen.most = Math.max(seen.most, seen.underWay);
      await new Promise<void>((resolve) => clock.schedule(resolve, answerTime()));
      seen.underWay -= 1;
      return Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] });
    },
  });
  // The first call loads modules in real time, which this clock does not know.
  await clock.run(registry.lookup([1]).next());
  Object.assign(seen, { asked: 0, most: 0 });
  const controller = new AbortController();
  const ended = (async (): Promise<unknown> => {
    try {
      for await (const { input } of registry.lookup(endless(), { signal: controller.signal, concurrency })) {
        seen.results += 1;
        await consume(Number(input));
      }
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  const end = async (): Promise<unknown> => {
    controller.abort("enough");
    return ended;
  };
  return { clock, seen, end };
}

describe("a look-up without a configured concurrency", () => {
  it.each([
    ["0.05 s", () => 50],
    ["0.7 s", () => 700],
    ["0.7 s, uneven", uneven(700)],
  ])("[JOB-14] uses 95 percent of the budget when a response takes %s", async (_, answerTime) => {
    const { clock, seen, end } = await look(answerTime);
    await clock.advance(60_000);
    expect(seen.asked).toBeGreaterThanOrEqual(0.95 * 500);
    expect(seen.asked).toBeLessThanOrEqual(500);
    expect(seen.most).toBeLessThanOrEqual(8);
    await end();
  });

  it.each([1200, 5000])(
    "[JOB-14] has at most eight requests in progress when a response takes %s ms",
    async (answerTime) => {
      const { clock, seen, end } = await look(() => answerTime);
      await clock.advance(120_000);
      expect(seen.most).toBe(8);
      // As many as eight of them can be.
      expect(seen.asked).toBeGreaterThanOrEqual((0.95 * 8 * 120_000) / answerTime);
      await end();
    },
  );

  it.each([
    [60, 3000],
    [200, 700],
    [200, 1200],
  ])(
    "[JOB-14] uses 95 percent of %s a minute too, when a response takes %s ms",
    async (requestsPerMinute, answerTime) => {
      const { clock, seen, end } = await look(() => answerTime, { requestsPerMinute });
      await clock.advance(120_000);
      expect(seen.asked).toBeGreaterThanOrEqual(2 * 0.95 * requestsPerMinute);
      expect(seen.most).toBeLessThanOrEqual(8);
      await end();
    },
  );

  it("[JOB-14] queues no request beyond its deadline for a small budget", async () => {
    const { clock, end } = await look(() => 700, { requestsPerMinute: 2, deadline: 120_000 });
    await clock.advance(1_200_000);
    expect(await end()).toBe("enough");
  });

  it("[JOB-14] queues few requests for a budget that others may share", async () => {
    let waiting = 0;
    let most = 0;
    const starts: (() => void)[] = [];
    const budget: RequestBudget = {
      turn: async () => {
        most = Math.max(most, (waiting += 1));
        await new Promise<void>((resolve) => starts.push(resolve));
        waiting -= 1;
        return true;
      },
      pause: () => undefined,
      delay: { reason: "budget", delay: 0 },
    };
    const starting = async (milliseconds: number, answerTime: number): Promise<{ asked: number; most: number }> => {
      most = 0;
      const looking = look(() => answerTime, { budget });
      while (starts.length === 0) await new Promise((resolve) => setImmediate(resolve));
      starts.shift()?.();
      const { clock, seen, end } = await looking;
      for (let time = 0; time < 60_000; time += milliseconds) {
        await clock.advance(milliseconds);
        starts.shift()?.();
      }
      await end();
      for (const start of starts.splice(0)) start();
      return { asked: seen.asked, most };
    };
    // Alone it gets all of it; beside others its turn comes every eight seconds.
    expect((await starting(150, 700)).asked).toBeGreaterThanOrEqual(0.95 * 400);
    expect(most).toBeLessThanOrEqual(3);
    await starting(8000, 700);
    expect(most).toBeLessThanOrEqual(3);
  });

  it("[JOB-14] requests nothing more while nobody takes the results", async () => {
    const consume = (ico: number) => (ico === 1250 ? new Promise<void>(() => undefined) : undefined);
    const { clock, seen, end } = await look(() => 700, {}, consume);
    await clock.advance(600_000);
    expect(seen.results).toBe(1250);
    expect(seen.asked).toBeLessThanOrEqual(13 + 8);
    void end();
  });

  it("[JOB-14] starts with two requests, because a caller may stop after the first results", async () => {
    const { clock, seen, end } = await look(
      () => 700,
      {},
      () => new Promise<void>(() => undefined),
    );
    await clock.advance(60_000);
    expect(seen).toMatchObject({ results: 1, asked: 2 });
    void end();
  });

  it("[JOB-14] has the configured number of requests in progress", async () => {
    for (const concurrency of [1, 20]) {
      const { clock, seen, end } = await look(() => 5000, { concurrency });
      await clock.advance(60_000);
      expect(seen.most).toBe(concurrency);
      await end();
    }
  });
});
