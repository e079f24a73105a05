import { registryOperations } from "../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../generated/registry-service.gen.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { incompleteAnswer, type Page, type SearchOperationId } from "./source-operations.ts";

/** Most items of one search: ten times the limit of the service. A longer search has no end. */
const mostItems = 10 * registryLimits.matchesPerSearch;
const largestStart = 2 ** 31 - 1;

/** Returns the items of a page. @throws UnexpectedResponseError when items are missing. */
type ReadItems = (page: Page) => readonly JsonObject[];

/**
 * Iterates over the pages of a search from an offset; each is requested on demand. Without a total the first empty page is the end.
 * If totals differ, the largest counts: when a subject is removed between two pages, later items move to pages that were read
 * already.
 *
 * @param request requests the page at an offset and returns its items
 * @throws UnexpectedResponseError when the search goes on without an end.
 */
export async function* pagesOf(
  id: SearchOperationId,
  first: number,
  request: (start: number, read: ReadItems) => Promise<readonly JsonObject[]>,
): AsyncGenerator<readonly JsonObject[], void, undefined> {
  let start = first;
  let total: number | undefined;
  const read: ReadItems = (page) => {
    if (page.total !== undefined) total = Math.max(total ?? 0, page.total);
    return itemsOf(id, page, start, first, total);
  };
  for (;;) {
    const items = await request(start, read);
    yield items;
    start += items.length;
    // A total below the number of items is wrong: then the first empty page is the end.
    if (items.length === 0 || start === total || !registryOperations[id].paged) return;
    if (start - first >= mostItems || start > largestStart) throw incompleteAnswer(id, "has no end");
  }
}

/**
 * Returns the items of the page at `start` of a search that began at `first`; `largest` is the largest total so far.
 *
 * @throws UnexpectedResponseError when items are missing.
 */
export function itemsOf(
  id: SearchOperationId,
  { items, total }: Page,
  start = 0,
  first = 0,
  largest = total ?? 0,
): readonly JsonObject[] {
  if (items === undefined) {
    // A response may omit the list only if its total says that no item is left.
    if (total === undefined || start !== Math.max(first, largest)) throw incompleteAnswer(id, "is missing");
    return [];
  }
  const left = largest - start;
  // An operation without paging returns all items at once.
  const isShort = registryOperations[id].paged ? items.length === 0 : items.length < left;
  if (isShort && left > 0) throw incompleteAnswer(id, "has fewer items than pocetCelkem says");
  return items;
}
