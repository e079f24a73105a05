import { describe, expect, it, vi } from "vitest";
import type { BudgetDelay, CallEvent, RegistryOptions, RequestBudget, WaitEvent } from "ares-caais";
import { watchWarnings } from "../../fixtures/failures.ts";
import { blockPage, createFakeService, type SeenRequest } from "../../fixtures/fake-service.ts";
import { on } from "../../fixtures/on-event.ts";

const ico = "90000021";

/** Answers searches with what they ask for, page by page, and details. */
function answer({ path, body }: SeenRequest): Response {
  if (body === undefined && /notifikac/i.test(path)) {
    return Response.json({ datovyZdroj: "res", cisloDavky: 1, pocetZmen: 0, seznamNotifikaci: [] });
  }
  if (body === undefined) return Response.json({ ico });
  const { ico: icos = [], start = 0 } = body as { ico?: string[]; start?: number };
  if (/notifikac/i.test(path)) return Response.json({ notifikacniDavky: [{ cisloDavky: 1 }] });
  const subjects = icos.length > 0 ? icos.map((one) => ({ ico: one })) : [{ ico: String(start) }];
  return Response.json({ pocetCelkem: icos.length > 0 ? icos.length : 3, ekonomickeSubjekty: subjects });
}

function thrower(): never {
  throw new Error("lost");
}

type Turn = RequestBudget["turn"];

/** A client with a budget that is watched. */
function watch(turn: Turn, options: RegistryOptions = {}, delay: BudgetDelay = { reason: "budget", delay: 0 }) {
  const asked: Parameters<Turn>[0][] = [];
  const pause = vi.fn();
  const budget: RequestBudget = {
    turn: (request) => {
      asked.push(request);
      return turn(request);
    },
    pause,
    delay,
  };
  return { asked, pause, ...createFakeService(answer, { requestsPerMinute: undefined, budget, ...options }) };
}

const inputs = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => 90_000_000 + index);

async function readAll(items: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const item of items) if (item !== undefined) count += 1;
  return count;
}

describe("a custom budget", () => {
  it("[FLEET-10] the client asks the budget before every attempt, with the line and the remaining time", async () => {
    const { registry, clock, asked, seen } = watch(() => true);
    await clock.run(registry.vratEkonomickySubjekt({ ico }, { deadline: 5000 }));
    expect(asked).toEqual([{ line: "call", signal: undefined, timeout: 5000 }]);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["gives something else", () => "yes" as never],
    ["promises something else", () => Promise.resolve("yes" as never)],
    ["gives no turn", () => Promise.resolve(false)],
  ])("[FLEET-10] starts nothing when it %s", async (_what, turn) => {
    const { registry, clock, seen } = watch(turn);
    const failure = clock.run(registry.vratEkonomickySubjekt({ ico }, { deadline: 1000 }));
    await expect(failure).rejects.toMatchObject({ code: "ERR_TRANSPORT", phase: "timeout", requestSent: false });
    expect(seen).toEqual([]);
  });

  it("[FLEET-10] does not change the result of a call when its own functions fail", async () => {
    const warnings = watchWarnings();
    for (const fail of [() => Promise.reject(new Error("lost")), thrower]) {
      let isMade = false;
      const budget: RequestBudget = {
        turn: () => Promise.resolve(true),
        pause: fail,
        get delay(): BudgetDelay {
          if (isMade) throw new Error("no delay");
          return { reason: "budget", delay: 0 };
        },
      };
      const events: WaitEvent[] = [];
      const onEvent = on({ wait: (event: WaitEvent) => events.push(event) });
      const options = { requestsPerMinute: undefined, budget, retry: false, onEvent } as const;
      const { registry, clock } = createFakeService(blockPage, options);
      isMade = true;
      await expect(clock.run(registry.vratEkonomickySubjekt({ ico }))).rejects.toMatchObject({ code: "ERR_BLOCKED" });
      expect(events.every(({ delay }) => delay === 0)).toBe(true);
    }
    await expect.poll(() => warnings).toHaveLength(2);
    expect(warnings.join()).toContain("The function budget.pause failed; no call is affected: Error: lost");
  });

  it("[FLEET-02] receives bulk for a job: a long look-up, later pages, changes", async () => {
    const { registry, clock, asked } = watch(() => true);
    const lines = (): readonly string[] => asked.splice(0).map(({ line }) => line);
    expect(await clock.run(readAll(registry.lookup(inputs(99))))).toBe(99);
    expect(lines()).toEqual(["call"]);
    expect(await clock.run(readAll(registry.lookup(inputs(201))))).toBe(201);
    expect(lines()).toEqual(["bulk", "bulk", "bulk"]);
    await clock.run(readAll(registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x", pocet: 1 })));
    expect(lines()).toEqual(["call", "bulk", "bulk"]);
    await clock.run(readAll(registry.changes({ datovyZdroj: "res", follow: false })));
    expect(lines()).toEqual(["bulk", "bulk"]);
  });

  it("[FLEET-02] receives the line that the caller sets", async () => {
    const { registry, clock, asked } = watch(() => true);
    await clock.run(readAll(registry.lookup(inputs(201), { line: "call" })));
    await clock.run(registry.vratEkonomickySubjekt({ ico }, { line: "bulk" }));
    await clock.run(readAll(registry.changes({ datovyZdroj: "res", follow: false, line: "call" })));
    expect(asked.map(({ line }) => line)).toEqual(["call", "call", "call", "bulk", "call", "call"]);
  });

  it("[FLEET-02] keeps a call from waiting for the same request of a job", async () => {
    const { registry, clock, seen } = watch(({ line }) => (line === "call" ? true : new Promise(() => undefined)));
    const job = registry.vratEkonomickySubjekt({ ico }, { line: "bulk", deadline: 1000 }).catch(() => "late");
    await clock.run(registry.vratEkonomickySubjekt({ ico }, { line: "call" }));
    expect(seen).toHaveLength(1);
    expect(await clock.run(job)).toBe("late");
  });

  it("[FLEET-04] ends a call at its deadline when it never answers, and nothing is sent", async () => {
    const { registry, clock, asked, seen } = watch(() => new Promise(() => undefined));
    const failed = registry.vratEkonomickySubjekt({ ico }, { deadline: 700 }).catch((error: unknown) => error);
    expect(await clock.run(failed)).toMatchObject({ phase: "timeout", requestSent: false });
    expect([clock.now(), clock.pending, seen.length, asked[0]?.timeout]).toEqual([700, 0, 0, 700]);
  });

  it("[FLEET-04] fails the call when it fails", async () => {
    const { registry, clock, seen } = watch(() => Promise.reject(new Error("broken")));
    await expect(clock.run(registry.vratEkonomickySubjekt({ ico }))).rejects.toThrow("broken");
    expect(seen).toEqual([]);
  });

  it("[FLEET-04] receives an aborted signal when the caller leaves", async () => {
    const { registry, clock, asked, seen } = watch(() => new Promise(() => undefined));
    const controller = new AbortController();
    const call = registry.vratEkonomickySubjekt({ ico }, { signal: controller.signal });
    const ended = call.catch((error: unknown) => error);
    await clock.advance(10);
    controller.abort("enough");
    expect(await clock.run(ended)).toBe("enough");
    expect(asked[0]?.signal).toMatchObject({ aborted: true, reason: "enough" });
    expect([seen.length, clock.pending]).toEqual([0, 0]);
  });

  it("[FLEET-03] receives the pause of a block, and waits for it are reported as a pause", async () => {
    const calls: CallEvent[] = [];
    const waits: WaitEvent[] = [];
    const watched = watch(
      () =>
        new Promise((resolve) =>
          watched.clock.schedule(() => {
            resolve(true);
          }, 3000),
        ),
      { onEvent: on({ call: (event) => void calls.push(event), wait: (event) => void waits.push(event) }) },
      { reason: "pause", delay: 2000 },
    );
    await watched.clock.run(watched.registry.vratEkonomickySubjekt({ ico }));
    expect(waits).toMatchObject([{ reason: "pause", delay: 2000 }]);
    expect(calls).toMatchObject([{ pauseWait: 2000, budgetWait: 1000 }]);

    const pause = vi.fn();
    const blocked = createFakeService(blockPage, {
      ...{ requestsPerMinute: undefined, blockPause: 7000 },
      budget: { turn: () => true, pause, delay: { reason: "budget", delay: 0 } },
    });
    await expect(blocked.clock.run(blocked.registry.vratEkonomickySubjekt({ ico }))).rejects.toThrow();
    expect(pause.mock.calls).toEqual([[7000]]);
  });

  it("[FLEET-02] causes no wait event when a turn is free at once", async () => {
    const onWait = vi.fn();
    const { registry, clock } = watch(() => Promise.resolve(true), { onEvent: on({ wait: onWait }) });
    await clock.run(registry.vratEkonomickySubjekt({ ico }));
    expect(onWait).not.toHaveBeenCalled();
  });

  it("[FLEET-02] the client does not ask the budget for an unknown line, but refuses the line before it sends anything", async () => {
    const { registry, seen } = watch(() => true);
    const options = { line: "slow" } as unknown as { line: "call" };
    const wrong = { name: "InvalidInputError", field: "line" };
    await expect(registry.vratEkonomickySubjekt({ ico }, options)).rejects.toMatchObject(wrong);
    await expect(readAll(registry.lookup([ico], options))).rejects.toMatchObject(wrong);
    expect(seen).toEqual([]);
  });
});
