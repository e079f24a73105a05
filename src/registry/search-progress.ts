import { registryLimits, registryOperations } from "../../generated/registry-operations.gen.ts";
import type { JsonObject } from "../transport/json-object.ts";
import { incompleteAnswer, type Page, type SearchOperationId } from "./source-operations.ts";

/** Most items of one search: ten times what the service gives. What goes on beyond has no end. */
const mostItems = 10 * registryLimits.matchesPerSearch;
const largestStart = 2 ** 31 - 1;

/**
 * How far the pages of a search are, and whether they can be all of it. The service need not say how many items there
 * are: then the first empty page is the end. Where it says different numbers the largest counts, because what was
 * removed between two pages moves others to where nobody looks any more.
 */
export class SearchProgress {
  readonly #id: SearchOperationId;
  readonly #first: number;
  #start: number;
  #total: number | undefined;
  #ended = false;

  /** @param first offset of the first item */
  constructor(id: SearchOperationId, first = 0) {
    this.#id = id;
    this.#first = first;
    this.#start = first;
  }

  get start(): number {
    return this.#start;
  }

  /** Whether nothing comes after the pages so far. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * The items of the next page.
   *
   * @throws UnexpectedResponseError when it lacks items that are there.
   */
  read({ items, total }: Page): readonly JsonObject[] {
    if (total !== undefined) this.#total = Math.max(this.#total ?? 0, total);
    if (items === undefined) {
      // An answer may leave the list out only where it says itself that nothing is left.
      const end = Math.max(this.#first, this.#total ?? 0);
      if (total === undefined || this.#start !== end) throw this.#incomplete("is missing");
    } else {
      const left = (this.#total ?? 0) - this.#start;
      // An operation without paging gives all items at once.
      const isShort = registryOperations[this.#id].paged ? items.length === 0 : items.length < left;
      if (isShort && left > 0) throw this.#incomplete("has fewer items than pocetCelkem says");
    }
    return items ?? [];
  }

  /**
   * Goes on to the page after so many items.
   *
   * @throws UnexpectedResponseError when the search goes on without an end.
   */
  advance(items: number): void {
    this.#start += items;
    // More items than were announced mean that the number is none to rely on.
    this.#ended = items === 0 || this.#start === this.#total || !registryOperations[this.#id].paged;
    if (this.#ended) return;
    if (this.#start - this.#first >= mostItems || this.#start > largestStart) throw this.#incomplete("has no end");
  }

  #incomplete(rule: string): Error {
    return incompleteAnswer(this.#id, `/${registryOperations[this.#id].items}`, rule);
  }
}
