import { registryOperations } from "../../generated/registry-operations.gen.ts";
import { registryLimits } from "../../generated/registry-service.gen.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { incompleteAnswer, type Page, type SearchOperationId } from "./source-operations.ts";

/** Most items of one search: ten times what the service gives. A search that goes on beyond has no end. */
const mostItems = 10 * registryLimits.matchesPerSearch;
const largestStart = 2 ** 31 - 1;

/**
 * How far a search is, and whether its pages can be complete. The service need not say a total: then the first empty page is
 * the end. If it says different totals, the largest counts, because a removal between two pages moves items to where they are
 * not read any more.
 */
export class SearchProgress {
  /** Offset of the next page. */
  start: number;
  /** Whether nothing comes after the pages so far. */
  ended = false;
  readonly #id: SearchOperationId;
  readonly #first: number;
  #total: number | undefined;

  /** @param first offset of the first item */
  constructor(id: SearchOperationId, first = 0) {
    this.start = first;
    this.#id = id;
    this.#first = first;
  }

  /** The items of the next page. @throws UnexpectedResponseError when it lacks items that are there. */
  read({ items, total }: Page): readonly JsonObject[] {
    if (total !== undefined) this.#total = Math.max(this.#total ?? 0, total);
    if (items === undefined) {
      // An answer may leave the list out only where it says itself that nothing is left.
      const end = Math.max(this.#first, this.#total ?? 0);
      if (total === undefined || this.start !== end) throw incompleteAnswer(this.#id, "is missing");
      return [];
    }
    const left = (this.#total ?? 0) - this.start;
    // An operation without paging gives all items at once.
    const isShort = registryOperations[this.#id].paged ? items.length === 0 : items.length < left;
    if (isShort && left > 0) throw incompleteAnswer(this.#id, "has fewer items than pocetCelkem says");
    return items;
  }

  /** Goes on to the page after so many items. @throws UnexpectedResponseError when the search goes on without an end. */
  advance(items: number): void {
    this.start += items;
    // A total that was exceeded is wrong: then the first empty page is the end.
    this.ended = items === 0 || this.start === this.#total || !registryOperations[this.#id].paged;
    if (this.ended) return;
    if (this.start - this.#first >= mostItems || this.start > largestStart)
      throw incompleteAnswer(this.#id, "has no end");
  }
}
