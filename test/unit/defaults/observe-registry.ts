import { expect } from "vitest";
import { BlockedError, createRegistry, type RegistryOptions } from "ares-caais";
import { searchAll } from "ares-caais/jobs";
import { createFakeService } from "../../fixtures/fake-service.ts";
import { largest, lifetime } from "./default-row.ts";
import type { Call } from "./observe-calls.ts";

const ico = "90000021";

/** One call of the registry client. */
export const registryCall: Call = (answer, options) => {
  const { registry, clock } = createFakeService(answer, options);
  return { clock, outcome: registry.vratEkonomickySubjekt({ ico }) };
};

/** The address that a client calls of which nothing is said. */
export async function registryAddress(): Promise<string> {
  let called = "";
  const registry = createRegistry({
    fetch: (url) => {
      called = url;
      return Promise.resolve(Response.json({ ico }));
    },
  });
  await registry.vratEkonomickySubjekt({ ico });
  return called.replace(`/ekonomicke-subjekty/${ico}`, "");
}

/** How many calls fit into a minute, by the time after which a second one need not wait. */
export async function requestsPerMinute(): Promise<number> {
  const waits = async (microseconds: number): Promise<boolean> => {
    const { registry, clock, seen } = createFakeService(() => Response.json({ ico }), { requestsPerMinute: undefined });
    await registry.vratEkonomickySubjekt({ ico });
    await clock.advance(microseconds / 1000);
    const second = registry.vratEkonomickySubjekt({ ico });
    await clock.advance(0);
    const waited = seen.length === 1;
    await clock.run(second);
    return waited;
  };
  // The budget counts with a minute and a millisecond.
  return Math.round(60_001_000 / ((await largest(60_001_000, waits)) + 1));
}

/** How long the call after a blocked one waits; the error says the same. */
export async function blockPause(): Promise<number> {
  const starts: number[] = [];
  const page = new Response("<html>blocked</html>", { status: 403, headers: { "content-type": "text/html" } });
  const { registry, clock } = createFakeService(() => (starts.length === 1 ? page : Response.json({ ico })), {
    hooks: { onRequest: () => void starts.push(clock.now()) },
  });
  const error: unknown = await registry.vratEkonomickySubjekt({ ico }).catch((thrown: unknown) => thrown);
  await clock.run(registry.vratEkonomickySubjekt({ ico }));
  const [first = Number.NaN, second = Number.NaN] = starts;
  return error instanceof BlockedError && error.pause === second - first ? error.pause : Number.NaN;
}

/** What becomes of an answer that breaks the contract. */
export async function validate(): Promise<RegistryOptions["validate"]> {
  const violations: unknown[] = [];
  const { registry } = createFakeService(() => Response.json({ ico: 5 }), {
    onViolation: (event) => violations.push(event),
  });
  const passes = await registry.vratEkonomickySubjekt({ ico }).then(
    () => true,
    () => false,
  );
  if (!passes) return "strict";
  return violations.length > 0 ? "report" : "off";
}

/** What a look-up of many asks for, and how many of its requests are under way: before anything is answered, and at most. */
export async function lookupRequests(): Promise<{ path: string; underWay: readonly number[]; icos: number }> {
  const controller = new AbortController();
  const answers: (() => void)[] = [];
  const { registry, clock, seen } = createFakeService(async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] });
  });
  const inputs = Array.from({ length: 30_000 }, (_, index) => 10_000_000 + index);
  const results = registry.lookup(inputs, { signal: controller.signal });
  const collected = (async () => {
    for await (const { status } of results) expect(status).toBe("missing");
  })();
  const ended = collected.catch((error: unknown) => error);
  while (seen.length === 0) await clock.advance(0);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(0);
  };
  await settle();
  const underWay = [answers.length];
  for (let answered = 0; answered < 20; answered += 1) {
    answers.shift()?.();
    await settle();
  }
  underWay.push(answers.length);
  controller.abort("seen");
  for (const answer of answers) answer();
  await ended;
  const [{ path, body } = { path: "", body: {} }] = seen;
  return { path, underWay, icos: (body as { readonly ico: readonly string[] }).ico.length };
}

/** How many items `paginate` asks for. */
export async function pageSize(): Promise<unknown> {
  const { registry, seen } = createFakeService(() => Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] }));
  await registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "A" }).next();
  return (seen[0]?.body as { readonly pocet?: number }).pocet;
}

/** How many subjects `searchAll` asks for, and after how many requests it ends: it asks until nothing is left. */
export async function segmentOptions(): Promise<unknown> {
  const { registry, seen } = createFakeService(() => Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] }));
  const { value } = await searchAll(registry, { pravniForma: ["112"] }).next();
  const isEnded = "ended" in value && value.ended;
  return { pageSize: (seen[0]?.body as { readonly pocet?: number }).pocet, endsByItself: isEnded };
}

/** The time between two looks for new batches; none when it does not follow. */
export async function changesInterval(): Promise<number> {
  const controller = new AbortController();
  const times: number[] = [];
  const { registry, clock } = createFakeService(() => {
    times.push(clock.now());
    if (times.length === 2) controller.abort("enough");
    return Response.json({ notifikacniDavky: [] });
  });
  await clock.run(registry.changes({ datovyZdroj: "res", signal: controller.signal }).next());
  const [first = Number.NaN, second = Number.NaN] = times;
  return second - first;
}

/** For how long a call waits for a store that never answers. */
export async function cacheTimeout(): Promise<number> {
  const store = { get: () => new Promise(() => undefined), set: () => undefined };
  let asked = Number.NaN;
  const { registry, clock } = createFakeService(() => Response.json({ ico }), {
    cache: { store, ttl: 1000 },
    hooks: { onRequest: () => (asked = clock.now()) },
  });
  const start = clock.now();
  await clock.run(registry.vratEkonomickySubjekt({ ico }));
  return asked - start;
}

/** How long a call waits for another one's answer that never comes. */
export async function lease(): Promise<number> {
  const store = { get: () => undefined, set: () => undefined, lease: () => undefined };
  let asked = Number.NaN;
  const { registry, clock } = createFakeService(() => Response.json({ ico }), {
    cache: { store, ttl: 3_600_000 },
    hooks: { onRequest: () => (asked = clock.now()) },
  });
  const start = clock.now();
  await clock.run(registry.vratEkonomickySubjekt({ ico }));
  return asked - start;
}

/** For how long a code list comes without a request. */
export function codeListLifetime(): Promise<number> {
  const list = { kodCiselniku: "PravniForma", zdrojCiselniku: "res", polozkyCiselniku: [{ kod: "101" }] };
  return lifetime(async (milliseconds) => {
    const { registry, clock, seen } = createFakeService(() => Response.json({ pocetCelkem: 1, ciselniky: [list] }));
    await registry.codeList("PravniForma", "res");
    await clock.advance(milliseconds);
    await registry.codeList("PravniForma", "res");
    return seen.length === 1;
  });
}
