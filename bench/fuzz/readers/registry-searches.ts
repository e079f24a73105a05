import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { registryOperations, type RegistrySource } from "../../../generated/registry-operations.gen.ts";
import type { LookupResult, SearchOperationId } from "../../../src/registry/index.ts";
import { searchOf } from "../../../src/registry/source-operations.ts";
import { inventedIco } from "../../../src/testing/sample/numbers.ts";
import { isJsonObject, type JsonObject } from "../../../src/transport/json-object.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import type { Reader } from "../reader.ts";
import { fuzzedService, isHonest, serviceEdits, type Asked } from "./fuzzed-service.ts";

/** How a service tells of what it found. */
interface Manner {
  /** Most items of a page, whatever is asked for. */
  readonly pageSize: number;
  /** Whether it says how many there are: the contract lets it be silent. */
  readonly counts: boolean;
}

const manners: fc.Arbitrary<Manner> = fc.record({
  pageSize: fc.constantFrom(1, 2, 100),
  counts: fc.boolean(),
});
/** Numbers that there are, of which some are asked for. */
const known = Array.from({ length: 5 }, (_, index) => inventedIco(index));
const unknown = inventedIco(99);
const sources = Object.values(registryOperations).flatMap((operation): RegistrySource[] =>
  "source" in operation && "items" in operation ? [operation.source] : [],
);
const searches = sources.map((source): SearchOperationId => searchOf(source) ?? "vyhledejEkonomickeSubjekty");

/** One page of all matches. */
function page(id: SearchOperationId, all: readonly unknown[], { filter }: Asked, manner: Manner): JsonObject {
  const start = typeof filter["start"] === "number" ? filter["start"] : 0;
  const pocet = typeof filter["pocet"] === "number" ? filter["pocet"] : 10;
  const items = all.slice(start, start + Math.min(pocet, manner.pageSize));
  return { ...(manner.counts ? { pocetCelkem: all.length } : {}), [registryOperations[id].items]: items };
}

/** Whether an answer says by itself that something of it is lost, so that nothing may be concluded from what it lacks. */
function tellsOfLoss(id: SearchOperationId, answer: unknown, isItem: (item: unknown) => boolean): boolean {
  if (!isJsonObject(answer)) return true;
  const items = answer[registryOperations[id].items];
  const total = answer["pocetCelkem"];
  if (!Array.isArray(items) || !items.every(isItem)) return true;
  return total !== undefined && (!Number.isSafeInteger(total) || Number(total) < 0);
}

const lookups = fc.record({
  source: fc.constantFrom(...sources),
  inputs: fc.array(fc.oneof(fc.constantFrom(...known), fc.constantFrom(unknown, "x", 7, "ARES_00000001")), {
    maxLength: 12,
  }),
  concurrency: fc.integer({ min: 1, max: 3 }),
  manner: manners,
  edit: serviceEdits,
});

const lookup: Reader = {
  name: "registry lookup",
  share: 4,
  open: () => ({
    attempts: attempts(lookups, ({ source, inputs, concurrency, manner, edit }) => {
      const id = searchOf(source) ?? "vyhledejEkonomickeSubjekty";
      const { registry, answers } = fuzzedService((asked) => {
        const icos = Array.isArray(asked.filter["ico"]) ? asked.filter["ico"] : [];
        const found = known.filter((ico) => icos.includes(ico)).map((ico) => ({ icoId: ico, ico }));
        return page(id, found, asked, manner);
      }, edit);
      return {
        read: () => collect(registry.lookup(inputs, { source, concurrency })),
        check: ({ data, error }) => {
          if (isHonest(edit)) holds(error === undefined, "a look-up failed although the service answered well");
          if (error === undefined) checkResults(id, inputs, data as LookupResult<object>[], answers());
        },
      };
    }),
  }),
};

function checkResults(
  id: SearchOperationId,
  inputs: readonly (string | number)[],
  results: readonly LookupResult<object>[],
  answers: readonly unknown[],
): void {
  holds(isDeepStrictEqual(results.map(({ input }) => input), inputs), "a look-up lost inputs or their order"); // prettier-ignore
  const items = answers.flatMap((answer) => itemsOf(id, answer));
  const told = new Set(items.map(numberOf));
  const lost = answers.some((answer) => tellsOfLoss(id, answer, (item) => numberOf(item) !== undefined));
  for (const { status, ico, record, input } of results) {
    const isIco = /^\d{1,8}$/.test(String(input));
    holds((status === "malformed") === !isIco, "a look-up took something for an ico that is none, or the reverse");
    if (status === "found") holds(numberOf(record) === ico, "a look-up found another subject");
    if (status !== "missing") continue;
    holds(!told.has(ico), "a look-up calls a subject missing that the answer contains");
    holds(!lost || !known.includes(ico), "a look-up calls a subject missing after an answer that lost something");
  }
}

function itemsOf(id: SearchOperationId, answer: unknown): readonly unknown[] {
  const items = isJsonObject(answer) ? answer[registryOperations[id].items] : undefined;
  return Array.isArray(items) ? items : [];
}

function numberOf(item: unknown): string | undefined {
  const number = isJsonObject(item) ? (item["icoId"] ?? item["ico"]) : undefined;
  return typeof number === "string" ? number : undefined;
}

/** What the contract's own example asks for: a search without a condition is refused before it is sent. */
function conditionsOf(id: SearchOperationId): object {
  const { start: _start, pocet: _pocet, ...conditions }: JsonObject = { ...registryExamples[id].request };
  return conditions;
}

const pages = fc.record({
  id: fc.constantFrom(...searches),
  matches: fc.nat(7),
  start: fc.nat(3),
  pageSize: fc.constantFrom(1, 3, 100),
  manner: manners,
  edit: serviceEdits,
});

const paginate: Reader = {
  name: "registry paginate",
  share: 4,
  open: () => ({
    attempts: attempts(pages, ({ id, matches, start, pageSize, manner, edit }) => {
      const all = Array.from({ length: matches }, (_, index) => ({ icoId: inventedIco(index) }));
      const { registry, answers } = fuzzedService((asked) => page(id, all, asked, manner), edit);
      return {
        read: () => collect(registry.paginate(id, { ...conditionsOf(id), start }, { pageSize })),
        check: ({ data, error }) => {
          if (isHonest(edit)) {
            const right = isDeepStrictEqual(data, all.slice(start));
            holds(error === undefined && right, "pages failed, lost or repeated although the service answered well");
          }
          if (error !== undefined) return;
          const told = answers().flatMap((answer) => itemsOf(id, answer));
          holds(isDeepStrictEqual(data, told), "pages are not what the service said");
          const lost = answers().some((answer) => tellsOfLoss(id, answer, isJsonObject));
          holds(!lost, "pages ended well after an answer that lost something");
        },
      };
    }),
  }),
};

/** Searches that go on from answer to answer. */
export const registrySearchReaders: readonly Reader[] = [lookup, paginate];

async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}
