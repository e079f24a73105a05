import { registryOperations } from "../../generated/registry-operations.gen.ts";
import type { StrankovaniARazeni } from "../../generated/registry-types.gen.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { checkNumber, checkObject } from "../transport/option-checks.ts";
import { Iteration, type IteratedMethods, type IterationOptions } from "./iteration.ts";
import type { RegistrySettings } from "./options.ts";
import { pagesOf } from "./pages.ts";
import {
  incompleteAnswer,
  isSearchOperation,
  type SearchFilter,
  type SearchItem,
  type SearchOperationId,
} from "./source-operations.ts";

/** Default page size; the service may send fewer items. */
const usualPageSize = 100;

/** All items of a search: see `Registry.paginate`. */
export async function* paginate<Id extends SearchOperationId>(
  methods: IteratedMethods,
  settings: RegistrySettings,
  id: Id,
  filter: SearchFilter<Id>,
  options: IterationOptions = {},
): AsyncGenerator<SearchItem<Id>, void, undefined> {
  if (!isSearchOperation(id)) refuse("paginate", "id", "must be a search");
  checkObject(id, "filter", filter);
  checkObject(id, "options", options);
  // The filter of a search without paging has neither of them.
  const { start: first = 0, pocet = usualPageSize } = filter as StrankovaniARazeni;
  checkNumber(id, "start", first, { atLeast: 0, whole: true });
  checkNumber(id, "pocet", pocet, { atLeast: 1, atMost: 2 ** 31 - 1, whole: true });
  const iteration = new Iteration(id, methods, settings, options);
  const filterAt = (start: number): object => (registryOperations[id].paged ? { ...filter, start, pocet } : filter);
  let received = 0;
  try {
    for await (const items of readPages(iteration, id, filterAt, first)) {
      for (const item of items) {
        received += 1;
        // The operation table says which property holds the items; the contract gives their type.
        yield item as SearchItem<Id>;
      }
    }
  } catch (error) {
    if (received === 0 || options.signal?.aborted === true) throw error;
    throw new IncompleteError(id, { received, next: first + received }, error);
  }
}

/** Iterates over the pages of a search, each without repeated items. `filterAt` returns the filter of the page at an offset. */
export function readPages(
  iteration: Iteration,
  id: SearchOperationId,
  filterAt: (start: number) => object,
  first = 0,
): AsyncGenerator<readonly JsonObject[], void, undefined> {
  const seen = new Set<string>();
  return pagesOf(id, first, (start, read) =>
    iteration.untilComplete(async (fresh) => {
      // A caller that reads a second page usually reads all of them, so that is a job.
      const items = read(await iteration.search(id, filterAt(start), fresh, start === first ? "call" : "bulk"));
      const keys = new Set(items.map(keyOf));
      // A service that ignores the offset sends the same page again.
      if (keys.size < items.length || [...keys].some((key) => seen.has(key)))
        throw incompleteAnswer(id, "repeats items");
      for (const key of keys) seen.add(key);
      return items;
    }),
  );
}

/** Characters of each end of a long item that its key holds. */
const longestEnd = 1000;

/** Identifies an item: all of it, or its length and both ends, one of which holds its identifier. */
function keyOf(item: JsonObject): string {
  const json = JSON.stringify(item);
  if (json.length <= 2 * longestEnd) return json;
  return `${json.length} ${json.slice(0, longestEnd)} ${json.slice(-longestEnd)}`;
}
