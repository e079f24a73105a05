import { describe, expect, it } from "vitest";
import { GapError, UnexpectedResponseError } from "ares-caais";
import { drain } from "../fixtures/failures.ts";
import { usePagedServer, type PageRequest } from "../fixtures/servers/paged-server.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [title: string, wrong: object, reason: string][];

const server = usePagedServer();

type Answer = (request: PageRequest, number: number) => object;

/** A list of batches as the service gives it. */
const listOf = (...numbers: unknown[]): object => ({
  notifikacniDavky: numbers.map((cisloDavky) => ({ cisloDavky, datovyZdroj: "vr" })),
});
const rightBatch: Answer = (_request, cisloDavky) => ({
  cisloDavky,
  datovyZdroj: "vr",
  pocetZmen: 1,
  seznamNotifikaci: [{ icoId: "90000021", typZmeny: "UPD" }],
});

/** @param lists the answers to the question for the list, in order; the last one stays */
function plan(lists: readonly object[], batch: Answer = rightBatch): void {
  let looks = 0;
  server.plan((request) => {
    if (!request.path.endsWith("/vyhledat")) return batch(request, Number(request.path.split("/").at(-1)));
    looks += 1;
    return lists[Math.min(looks, lists.length) - 1] ?? {};
  });
}

/** The numbers of the batches that were handed over, the requests, and the error that it ended with. */
async function follow(after?: number): Promise<{ numbers: unknown[]; asked: string[]; error: unknown }> {
  const { items, error } = await drain(server.client().changes({ datovyZdroj: "vr", after, follow: false }));
  return {
    numbers: items.map(({ cisloDavky }) => cisloDavky),
    asked: server.requests.map(({ path }) => path.split("/").at(-1) ?? ""),
    error,
  };
}

describe("the batches of changes", () => {
  it.each(rows)(
    "[REL-02] [REL-03] a batch that names %s fails the iteration before the next batch is requested",
    async (_title, wrong, reason) => {
      plan([listOf(6, 7, 8)], (request, number) => (number === 7 ? wrong : rightBatch(request, number)));
      const { numbers, asked, error } = await follow(5);
      expect(numbers).toEqual([6]);
      expect(asked).not.toContain("8");
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ operation: "vratNotifikacniDavku", reason });
      const times = reason === "incomplete" ? 4 : 1;
      expect(asked.filter((number) => number === "7")).toHaveLength(times);
    },
  );

  it("[REL-03] a batch with another number is requested again", async () => {
    plan([listOf(6, 7)], (request, number) => rightBatch(request, request.index === 2 ? 6 : number));
    expect(await follow(5)).toEqual({ numbers: [6, 7], asked: ["vyhledat", "6", "7", "7"], error: undefined });
  });

  it("[REL-03] a batch without changes may lack the list of them", async () => {
    plan([listOf(6)], () => ({ cisloDavky: 6, pocetZmen: 0 }));
    expect(await follow(5)).toMatchObject({ numbers: [6], error: undefined });
  });

  it("[REL-03] each batch comes once, also when it is listed twice", async () => {
    plan([listOf(7, 6, 7, 6, 6)]);
    expect(await follow(5)).toEqual({ numbers: [6, 7], asked: ["vyhledat", "6", "7"], error: undefined });
  });
});

describe("the list of batches", () => {
  it.each<readonly [title: string, list: object, reason: string]>([
    ["{}", {}, "incomplete"],
    ["null", { notifikacniDavky: null }, "schema"],
    ["an object", { notifikacniDavky: {} }, "schema"],
    ["a text", { notifikacniDavky: "6" }, "schema"],
    ["a list of null", { notifikacniDavky: [null] }, "schema"],
    ["a list of numbers", { notifikacniDavky: [6] }, "schema"],
    ["a batch without a number", { notifikacniDavky: [{ datovyZdroj: "vr" }] }, "schema"],
    ["null as a number", listOf(null), "schema"],
    ["a text as a number", listOf("6"), "schema"],
    ["half a batch", listOf(6.5), "schema"],
    ["a negative number", listOf(-1), "schema"],
    ["a number that cannot be told from the next one", listOf(2 ** 53), "number"],
  ])("[REL-02] [REL-03] fails the iteration when it is %s", async (_title, list, reason) => {
    for (const after of [undefined, 5]) {
      plan([list]);
      const { numbers, error } = await follow(after);
      expect(numbers).toEqual([]);
      expect(error).toBeInstanceOf(UnexpectedResponseError);
      expect(error).toMatchObject({ operation: "vyhledejSeznamNotifikacnichDavek", reason });
    }
  });

  it("[REL-03] the client requests the list again when a number is missing, and returns the missing batch in its order", async () => {
    for (const after of [undefined, 4]) {
      plan([listOf(5, 6, 8), listOf(5, 6, 7, 8)]);
      expect(await follow(after)).toMatchObject({ numbers: [5, 6, 7, 8], error: undefined });
    }
    plan([listOf(6, 7), listOf(5, 6, 7)]);
    expect(await follow(4)).toMatchObject({ numbers: [5, 6, 7], error: undefined });
  });

  it.each([
    ["within it", [5, 6, 9], undefined, [5, 6], { after: 6, next: 9 }],
    ["within it, behind a number", [5, 6, 9], 5, [6], { after: 6, next: 9 }],
    ["before its first one", [5, 6], 3, [], { after: 3, next: 5 }],
  ])(
    "[REG-13] [REL-03] reports a gap once when it keeps a hole %s, after the batches before it",
    async (_title, list, after, read, gap) => {
      plan([listOf(...list)]);
      const { numbers, asked, error } = await follow(after);
      expect(numbers).toEqual(read);
      expect(error).toBeInstanceOf(GapError);
      expect(error).toMatchObject(gap);
      expect(asked.filter((path) => path === "vyhledat")).toHaveLength(2);
    },
  );

  it("[REL-03] reports no gap for a hole before the known batches", async () => {
    plan([listOf(2, 4, 5, 6)]);
    expect(await follow(5)).toEqual({ numbers: [6], asked: ["vyhledat", "6"], error: undefined });
  });

  it.each([
    ["is empty", []],
    ["ends before the one that is known", [3, 4, 5]],
  ])("[REL-01] [REL-03] does not mean that nothing is new when it %s", async (_title, list) => {
    plan([listOf(...list)]);
    const { numbers, asked, error } = await follow(6);
    expect({ numbers, asked }).toEqual({ numbers: [], asked: ["vyhledat", "vyhledat"] });
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect(error).toMatchObject({ reason: "incomplete" });
    plan([listOf(...list), listOf(5, 6, 7)]);
    expect(await follow(6)).toMatchObject({ numbers: [7], error: undefined });
  });

  it("[REG-13] [REL-03] the client accepts an empty list when no batch is known, and one that ends with the known batch", async () => {
    for (const after of [undefined, 0]) {
      plan([listOf()]);
      expect(await follow(after)).toEqual({ numbers: [], asked: ["vyhledat"], error: undefined });
    }
    plan([listOf(4, 5)]);
    expect(await follow(5)).toEqual({ numbers: [], asked: ["vyhledat"], error: undefined });
  });
});
