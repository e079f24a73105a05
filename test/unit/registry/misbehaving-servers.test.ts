import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ContractError, createRegistry, IncompleteError, type Registry } from "ares-caais";
import { drain } from "../../fixtures/failures.ts";

/** A request for a page. */
interface Asked {
  readonly start: number;
  readonly pocet: number;
  readonly ico?: readonly string[];
}

/** The response of a server to one request: it may be wrong, but never both consistent and untrue. */
interface Manner {
  /** The number of matches that it reports. */
  readonly total: "right" | "absent" | "text" | "null" | "negative" | "too large" | "zero";
  readonly body:
    "items" | "no list" | "null" | "object" | "list of null" | "list of numbers" | "empty, right total" | "{}";
  /** Its largest page. */
  readonly largest: number;
  /** How far before the offset that was asked for its page begins. */
  readonly back: number;
  readonly ignoresStart: boolean;
  /** Which item of the page it leaves out, repeats in place of another, or replaces by one that nobody asked for. */
  readonly spoilt: { readonly kind: "none" | "lost" | "twice" | "other" | "no number"; readonly at: number };
}

const often = <Value>(usual: Value, ...others: Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

const manner: fc.Arbitrary<Manner> = fc.record({
  total: fc.constantFrom("right", "right", "right", "absent", "text", "null", "negative", "too large", "zero"),
  body: often<Manner["body"]>(
    "items",
    ...(["no list", "null", "object", "list of null", "list of numbers", "empty, right total", "{}"] as const),
  ),
  largest: fc.integer({ min: 1, max: 120 }),
  back: often(0, 1, 7, 50),
  ignoresStart: often(false, true),
  spoilt: fc.record({
    kind: often<Manner["spoilt"]["kind"]>("none", "lost", "twice", "other", "no number"),
    at: fc.nat(99),
  }),
});

/** The manners of a server, request after request, over and over. */
const manners = fc.array(manner, { minLength: 1, maxLength: 8 });

function answer(matches: readonly string[], { start, pocet }: Asked, how: Manner): object {
  const totals = {
    ...{ right: matches.length, text: String(matches.length), null: null, negative: -matches.length - 1 },
    ...{ "too large": matches.length + 3, zero: 0, absent: undefined },
  };
  const from = how.ignoresStart ? 0 : Math.max(0, start - how.back);
  const items: object[] = matches.slice(from, from + Math.min(pocet, how.largest)).map((ico) => ({ ico, icoId: ico }));
  const { kind, at } = how.spoilt;
  if (at < items.length) {
    if (kind === "lost") items.splice(at, 1);
    if (kind === "twice") items[at] = items[(at + 1) % items.length] ?? {};
    if (kind === "other") items[at] = { icoId: `9${String(start + at).padStart(7, "0")}` };
    if (kind === "no number") items[at] = { obchodniJmeno: "x" };
  }
  // Without an item and without a total it would say that there are none, and nobody could know better.
  const said = items.length === 0 && from < matches.length ? totals.right : totals[how.total];
  const bodies: Readonly<Record<Manner["body"], object>> = {
    items: { pocetCelkem: said, ekonomickeSubjekty: items },
    "no list": { pocetCelkem: said === 0 ? totals.right : said },
    "empty, right total": { pocetCelkem: totals.right, ekonomickeSubjekty: [] },
    "{}": {},
    null: { pocetCelkem: said, ekonomickeSubjekty: null },
    object: { pocetCelkem: said, ekonomickeSubjekty: {} },
    "list of null": { pocetCelkem: said, ekonomickeSubjekty: [null] },
    "list of numbers": { pocetCelkem: said, ekonomickeSubjekty: [1, 2] },
  };
  return bodies[how.body];
}

/** A client of a server; an attempt more waits for next to nothing. */
function clientOf(respond: (asked: Asked, index: number) => object): { registry: Registry; requests: () => number } {
  let index = 0;
  const registry = createRegistry({
    requestsPerMinute: Infinity,
    retry: { minDelay: 0 },
    fetch: (_url, init = {}) => {
      if (typeof init.body !== "string") throw new Error("a search has a body");
      return Promise.resolve(Response.json(respond(JSON.parse(init.body) as Asked, index++)));
    },
  });
  return { registry, requests: () => index };
}

const icos = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(from + index).padStart(8, "0"));

describe("a server that misbehaves", () => {
  it("[REL-01] [REL-02] [REG-22] [REL-06] paginate yields all of a search, or its beginning and one of our errors", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(250), fc.integer({ min: 1, max: 120 }), manners, async (count, pocet, how) => {
        const matches = icos(10_000_000, count);
        const { registry, requests } = clientOf((asked, index) => {
          const now = how[index % how.length] ?? how[0];
          if (now === undefined) throw new Error("there is a manner at least");
          // Only the service knows the items of a search: an item in place of another is accepted.
          const { kind } = now.spoilt;
          const spoilt = { ...now.spoilt, kind: kind === "other" || kind === "no number" ? "none" : kind } as const;
          return answer(matches, asked, { ...now, spoilt });
        });
        const filter = { obchodniJmeno: "x", pocet };
        const { items, error } = await drain(registry.paginate("vyhledejEkonomickeSubjekty", filter));
        const found = items.map(({ icoId }) => icoId);
        expect(new Set(found).size).toBe(found.length);
        expect(matches).toEqual(expect.arrayContaining(found));
        if (error === undefined) expect(found).toHaveLength(count);
        else {
          expect(error).toBeInstanceOf(ContractError);
          expect(error instanceof IncompleteError).toBe(found.length > 0);
          if (error instanceof IncompleteError) expect(error.received).toBe(found.length);
        }
        expect(requests()).toBeLessThanOrEqual(4 * (count + 1));
      }),
      { numRuns: 150 },
    );
  });

  it("[REL-01] [REL-02] [REG-22] [REL-06] lookup never reports a wrong result as found or missing, or ends with one of our errors", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 250 }),
        fc.integer({ min: 1, max: 4 }),
        manners,
        async (count, share, how) => {
          const inputs = icos(10_000_000, count);
          const exists = (ico: string): boolean => Number(ico) % share === 0;
          const { registry, requests } = clientOf((asked, index) => {
            const now = how[index % how.length] ?? how[0];
            if (now === undefined) throw new Error("there is a manner at least");
            return answer((asked.ico ?? []).filter(exists), asked, now);
          });
          const { items, error } = await drain(registry.lookup(inputs, { concurrency: 1 }));
          for (const [index, { ico, status, record }] of items.entries()) {
            expect([ico, status]).toEqual([inputs[index], exists(ico ?? "") ? "found" : "missing"]);
            expect(record?.icoId).toBe(status === "found" ? ico : undefined);
          }
          if (error === undefined) expect(items).toHaveLength(count);
          else {
            expect(error).toBeInstanceOf(ContractError);
            expect(error instanceof IncompleteError).toBe(items.length > 0);
            if (error instanceof IncompleteError) expect(error.next).toBe(items.length);
          }
          expect(requests()).toBeLessThanOrEqual(4 * (count + 1));
        },
      ),
      { numRuns: 150 },
    );
  });
});
