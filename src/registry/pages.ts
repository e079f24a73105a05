import { registryOperations } from "../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../generated/registry-service.gen.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { incompleteAnswer, type Page, type SearchOperationId } from "./source-operations.ts";

/** Most items of one search: ten times what the service gives. A search that goes on beyond has no end. */
const mostItems = 10 * registryLimits.matchesPerSearch;
const largestStart = 2 ** 31 - 1;

/** Returns the items of a page. @throws UnexpectedResponseError when it lacks items that are there. */
type ReadItems = (page: Page) => readonly JsonObject[];

/**
 * The pages of a search from an offset on, each requested when it is wanted. The service need not say a total: then the first
 * empty page is the end. If it says different totals, the largest counts, because a removal between two pages moves items to
 * where they are not read any more.
 *
 * @param request gets the page at an offset, and returns its items
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
    // A total that was exceeded is wrong: then the first empty page is the end.
    if (items.length === 0 || start === total || !registryOperations[id].paged) return;
    if (start - first >= mostItems || start > largestStart) throw incompleteAnswer(id, "has no end");
  }
}

/**
 * The items of a page at an offset, of a search from another one on, with the largest total so far.
 *
 * @throws UnexpectedResponseError when it lacks some.
 */
export function itemsOf(
  id: SearchOperationId,
  { items, total }: Page,
  start = 0,
  first = 0,
  largest = total ?? 0,
): readonly JsonObject[] {
  if (items === undefined) {
    // An answer may leave the list out only where it says itself that nothing is left.
    if (total === undefined || start !== Math.max(first, largest)) throw incompleteAnswer(id, "is missing");
    return [];
  }
  const left = largest - start;
  // An operation without paging gives all items at once.
  const isShort = registryOperations[id].paged ? items.length === 0 : items.length < left;
  if (isShort && left > 0) throw incompleteAnswer(id, "has fewer items than pocetCelkem says");
  return items;
}
