import { describe, expect, it } from "vitest";
import { ContractError, IncompleteError, UnexpectedResponseError, type LookupResult } from "ares-caais";
import { drain } from "../fixtures/failures.ts";
import { usePagedServer, type PageAnswer, type PageRequest } from "../fixtures/servers/paged-server.ts";

const server = usePagedServer();

/** Numbers of subjects that exist, from one on. */
const icos = (count: number): string[] => Array.from({ length: count }, (_, index) => String(10_000_000 + index));
const subject = (ico: string): object => ({ ico, icoId: ico });

/** How a server that knows every subject answers a page of them. */
interface Manners {
  /** The number of matches that it reports. */
  readonly total?: (count: number) => unknown;
  /** Its largest page. */
  readonly largest?: number;
  /** Whether it respects `start`. */
  readonly respectsStart?: boolean;
}

/** Answers a part of the matches. */
function page(matches: readonly string[], { filter }: PageRequest, manners: Manners = {}): object {
  const { total = (count: number): unknown => count, largest = 100, respectsStart = true } = manners;
  const { start = 0, pocet = 100 } = filter;
  const from = respectsStart ? start : 0;
  return {
    pocetCelkem: total(matches.length),
    ekonomickeSubjekty: matches.slice(from, from + Math.min(pocet, largest)).map(subject),
  };
}

const missing = (): undefined => undefined;
const never: Manners = { total: missing };

/** Answers that never hold what was asked for. */
const broken: readonly (readonly [title: string, answer: PageAnswer, reason: string])[] = [
  ["{}", () => ({}), "incomplete"],
  ["a total without a list", () => ({ pocetCelkem: 100 }), "incomplete"],
  ["a total with an empty list", () => ({ pocetCelkem: 100, ekonomickeSubjekty: [] }), "incomplete"],
  ["a total that is a text, without a list", () => ({ pocetCelkem: "0" }), "incomplete"],
  ["null as the list", () => ({ pocetCelkem: 0, ekonomickeSubjekty: null }), "schema"],
  ["an object as the list", () => ({ pocetCelkem: 100, ekonomickeSubjekty: {} }), "schema"],
  ["a text as the list", () => ({ ekonomickeSubjekty: "10000000" }), "schema"],
  ["a list of null", () => ({ pocetCelkem: 1, ekonomickeSubjekty: [null] }), "schema"],
  ["a list of numbers", () => ({ pocetCelkem: 2, ekonomickeSubjekty: [10_000_000, 10_000_001] }), "schema"],
  ["a list of lists", () => ({ pocetCelkem: 1, ekonomickeSubjekty: [[subject("10000000")]] }), "schema"],
];

/** Answers that hold everything, though not as they should. */
const odd: readonly (readonly [title: string, manners: Manners])[] = [
  ["pages shorter than asked for", { largest: 40 }],
  ["shorter pages without a total", { largest: 40, ...never }],
  ["shorter pages with a text as the total", { largest: 40, total: String }],
  ["shorter pages with null as the total", { largest: 40, total: () => null }],
  ["shorter pages with a negative total", { largest: 40, total: () => -1 }],
  ["shorter pages with half a match", { largest: 40, total: (count) => count + 0.5 }],
  ["shorter pages with a total that is too small", { largest: 40, total: () => 0 }],
];

const lookUp = async (): Promise<{ items: LookupResult<object>[]; error: unknown }> =>
  drain(server.client().lookup(icos(250)));
const matches = icos(450);
const search = (options?: object): ReturnType<typeof drain<object>> =>
  drain(server.client(options).paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x" }));

it.each(broken)(
  "[REL-01] [REL-02] after %s a look-up reports nothing as missing, and a search does not end as empty",
  async (_title, answer, reason) => {
    server.plan(answer);
    for (const read of [lookUp, search]) {
      const { items, error } = await read();
      expect(items).toEqual([]);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ reason });
      expect(String(error)).not.toContain("10000000");
    }
  },
);

describe("a look-up of 250 existing subjects", () => {
  it.each(odd)("[REL-01] [REG-22] finds all of them in %s", async (_title, manners) => {
    server.plan((request) => page([...(request.filter.ico ?? [])], request, manners));
    const { items, error } = await lookUp();
    expect(error).toBeUndefined();
    expect(items.map(({ status }) => status)).toEqual(items.map(() => "found"));
    expect(items.map(({ record }) => record)).toEqual(icos(250).map(subject));
  });

  it("[REL-01] reports how many inputs are done when responses begin to lack records", async () => {
    server.plan((request) => (request.filter.ico?.includes("10000150") === true ? {} : page(icos(100), request)));
    const { items, error } = await drain(server.client().lookup(icos(250)));
    expect(items.map(({ status }) => status)).toEqual(items.map(() => "found"));
    expect(error).toBeInstanceOf(IncompleteError);
    expect(error).toMatchObject({ received: 100, next: 100, cause: { reason: "incomplete" } });
  });

  it.each<readonly [title: string, answer: (found: readonly string[], request: PageRequest) => object]>([
    [
      "an empty second page while more are announced",
      (found, request) =>
        (request.filter.start ?? 0) > 0
          ? { pocetCelkem: found.length, ekonomickeSubjekty: [] }
          : page(found, request, { largest: 40 }),
    ],
    ["the same page again and again", (found, request) => page(found, request, { largest: 40, respectsStart: false })],
    [
      "the same page again and again without a total",
      (found, request) => page(found, request, { largest: 40, respectsStart: false, ...never }),
    ],
    [
      "one record in place of others",
      ([first = "", ...rest]) => ({
        pocetCelkem: rest.length + 1,
        ekonomickeSubjekty: [
          subject(first),
          ...rest.map((_, index) => subject(index < 40 ? (rest[index] ?? "") : first)),
        ],
      }),
    ],
    [
      "records of others in place of some",
      (found) => ({
        pocetCelkem: found.length,
        ekonomickeSubjekty: found.map((ico, index) => subject(index < 40 ? ico : String(20_000_000 + index))),
      }),
    ],
    [
      "records without a number in place of some",
      (found) => ({
        pocetCelkem: found.length,
        ekonomickeSubjekty: found.map((ico, index) => (index < 40 ? subject(ico) : { obchodniJmeno: "x" })),
      }),
    ],
  ])("[REL-01] requests missing records again and finds all of them after %s", async (_title, answer) => {
    server.plan((request) => answer(request.filter.ico ?? [], request));
    const { items, error } = await lookUp();
    expect(error).toBeUndefined();
    expect(items.map(({ record }) => record)).toEqual(icos(250).map(subject));
    expect(server.requests.every(({ filter }) => (filter.ico?.length ?? 0) <= 100)).toBe(true);
  });

  it("[REL-01] [REL-06] ends with an error when records of other subjects keep coming", async () => {
    server.plan(({ index }) => ({ pocetCelkem: 1e9, ekonomickeSubjekty: [subject(String(20_000_000 + index))] }));
    const { items, error } = await lookUp();
    expect(items).toEqual([]);
    expect(error).toMatchObject({ code: "ERR_UNEXPECTED_RESPONSE", reason: "incomplete" });
    expect(server.requests.length).toBeLessThanOrEqual(8);
  });

  it("[REL-01] [REG-22] sends at most three requests, and none for the end of the list, when all records came", async () => {
    server.plan((request) => page([...(request.filter.ico ?? [])], request, never));
    expect((await lookUp()).items).toHaveLength(250);
    expect(server.requests).toHaveLength(3);
  });

  it("[REL-01] reports as missing what a complete response did not hold, with a total and without", async () => {
    for (const total of [String, (count: number) => count]) {
      server.plan((request) => {
        const even = (request.filter.ico ?? []).filter((ico) => Number(ico) % 2 === 0);
        return page(even, request, { total });
      });
      const { items, error } = await lookUp();
      expect(error).toBeUndefined();
      expect(items.map(({ status }) => status)).toEqual(
        icos(250).map((ico) => (Number(ico) % 2 === 0 ? "found" : "missing")),
      );
    }
    server.plan(() => ({ pocetCelkem: 0 }));
    expect((await lookUp()).items.every(({ status }) => status === "missing")).toBe(true);
  });
});

describe("a search with 450 matches", () => {
  it.each(odd)("[REL-01] [REG-22] returns all matches in %s", async (_title, manners) => {
    server.plan((request) => page(matches, request, manners));
    expect(await search()).toEqual({ items: matches.map(subject), error: undefined });
  });

  it.each<readonly [title: string, answer: (request: PageRequest) => object]>([
    ["an empty page while more are announced", () => ({ pocetCelkem: 450, ekonomickeSubjekty: [] })],
    ["a page without a list while more are announced", () => ({ pocetCelkem: 450 })],
    ["a page without a list and a total", () => ({})],
    ["a smaller total with an empty page", () => ({ pocetCelkem: 200, ekonomickeSubjekty: [] })],
    ["the page before", (request) => page(matches, { ...request, filter: { start: 100, pocet: 100 } })],
    ["the page before, without a total", (request) => page(matches, { ...request, filter: { start: 100 } }, never)],
    ["the first page", (request) => page(matches, { ...request, filter: { start: 0, pocet: 100 } })],
    ["a page that begins too early", (request) => page(matches, { ...request, filter: { start: 150, pocet: 100 } })],
    ["a list that is none", () => ({ pocetCelkem: 450, ekonomickeSubjekty: "" })],
  ])("[REL-01] reports how far it got when %s comes after 200 records", async (_title, answer) => {
    server.plan((request) => ((request.filter.start ?? 0) < 200 ? page(matches, request) : answer(request)));
    const { items, error } = await search();
    expect(items).toEqual(matches.slice(0, 200).map(subject));
    expect(error).toBeInstanceOf(IncompleteError);
    expect(error).toMatchObject({ received: 200, next: 200, cause: expect.any(UnexpectedResponseError) as unknown });
  });

  it("[REL-01] continues when a missing page comes after all, and bypasses the cache that would repeat the response", async () => {
    const store = new Map<string, unknown>();
    server.plan((request) => (request.index === 2 || request.index === 3 ? {} : page(matches, request)));
    const { items, error } = await search({ cache: { store, ttl: 60_000 } });
    expect(error).toBeUndefined();
    expect(items).toEqual(matches.map(subject));
    expect(server.requests.map(({ filter }) => filter.start)).toEqual([0, 100, 200, 200, 200, 300, 400]);
  });

  it("[REL-01] repeats an incomplete page as often as a failed one, and not at all without retries", async () => {
    for (const [retry, requests] of [
      [{ retries: 1, minDelay: 1 }, 2],
      [false, 1],
    ] as const) {
      server.plan(() => ({}));
      expect((await search({ retry })).error).toBeInstanceOf(UnexpectedResponseError);
      expect(server.requests).toHaveLength(requests);
    }
  });

  it.each([
    ["with a total", 1e9],
    ["without a total", undefined],
  ])("[REL-06] ends with an error when its matches never end, %s", async (_title, pocetCelkem) => {
    server.plan(({ filter: { start = 0 } }) => ({
      pocetCelkem,
      ekonomickeSubjekty: icos(1000).map((_, index) => subject(String(10_000_000 + start + index))),
    }));
    const { items, error } = await search();
    expect(items).toHaveLength(10_000);
    expect(error).toBeInstanceOf(IncompleteError);
    expect(error).toMatchObject({ received: 10_000, next: 10_000 });
  });

  it("[REL-06] never requests an offset that the service would refuse", async () => {
    const last = 2 ** 31 - 1;
    server.plan(({ filter: { start = 0 } }) => ({ ekonomickeSubjekty: [subject(String(start))] }));
    const found = await drain(
      server.client().paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "x", start: last }),
    );
    expect(found.items).toHaveLength(1);
    expect(found.error).toBeInstanceOf(IncompleteError);
    expect(found.error).toMatchObject({ cause: { code: "ERR_UNEXPECTED_RESPONSE" } });
    expect(server.requests).toHaveLength(1);
  });
});

it("[REL-01] describes an incomplete response without repeating any of it", async () => {
  server.plan(() => ({ pocetCelkem: 7, ekonomickeSubjekty: [], obchodniJmeno: "tajné" }));
  const { error } = await drain(server.client().lookup(icos(1)));
  expect(error).toBeInstanceOf(ContractError);
  expect(error).toMatchObject({
    message:
      "vyhledejEkonomickeSubjekty: 200 (application/json) with data that lacks requested items: " +
      "/ekonomickeSubjekty has fewer items than pocetCelkem says [ERR_UNEXPECTED_RESPONSE]",
  });
});
