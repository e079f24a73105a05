import type { RegistryMethods } from "../../generated/registry-client.gen.ts";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import type { StrankovaniARazeni } from "../../generated/registry-types.gen.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { checkNumber } from "../transport/option-checks.ts";
import type { RegistryCallOptions } from "./options.ts";
import { searchPage, type SearchFilter, type SearchItem, type SearchOperationId } from "./search-operations.ts";

/** Options of `paginate`. */
export interface PaginateOptions extends RegistryCallOptions {
  /**
   * Items asked for at a time, from 1; the service may send fewer.
   *
   * @default 100
   */
  readonly pageSize?: number | undefined;
}

/**
 * All items of a search, page after page, each page asked for when its first item is wanted. It advances by what it
 * receives and ends when the service has no more.
 *
 * @param filter `start` is where it begins; `pocet`, when given, is the page size
 * @throws IncompleteError when a page after the first fails, with how far it got; whatever the search throws before.
 */
export async function* paginate<Id extends SearchOperationId>(
  methods: RegistryMethods<RegistryCallOptions>,
  id: Id,
  filter: SearchFilter<Id>,
  { pageSize = 100, ...options }: PaginateOptions = {},
): AsyncGenerator<SearchItem<Id>, void, undefined> {
  checkNumber(id, "pageSize", pageSize, { atLeast: 1, atMost: 2 ** 31 - 1, whole: true });
  // The notification batches come all at once.
  const { paged } = registryOperations[id];
  // The filter of a search that is not paged has neither.
  const { start: first = 0, pocet = pageSize } = filter as StrankovaniARazeni;
  let received = 0;
  for (;;) {
    const start = first + received;
    let page;
    try {
      page = await searchPage(methods, id, paged ? { ...filter, start, pocet } : filter, options);
    } catch (error) {
      if (received === 0 || options.signal?.aborted === true) throw error;
      throw new IncompleteError(id, { received, next: start }, error);
    }
    // The operation table says which property holds the items, and the contract what they are.
    yield* page.items as SearchItem<Id>[];
    received += page.items.length;
    if (!paged || page.items.length === 0 || page.total === undefined || first + received >= page.total) return;
  }
}
