import type { RegistryCallOptions } from "../../registry/options.ts";
import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { IncompleteError } from "../../errors/incomplete-error.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { checkFunctions } from "../../transport/option-checks.ts";
import { checkOwnOptions, type OptionTable } from "../../transport/option-table.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { SegmentFilter } from "./narrowing.ts";
import type { SegmentCursor, SegmentResult } from "./result.ts";
import { newState, SegmentWalk, type SegmentRegistry, type SegmentState } from "./walk.ts";

const subject = "searchAll";

/** Options of {@link searchAll}. Options of a call, such as `deadline`, apply to each request separately. */
export interface SearchAllOptions extends Omit<RegistryCallOptions, "cache"> {
  /**
   * Called after every search, when you have received all subjects found so far. Commit your results together with the cursor here.
   * The search waits for a promise; an error ends the search.
   */
  readonly onProgress?: ((progress: SegmentResult) => unknown) | undefined;
  /**
   * Number of answered requests after which it ends; you can resume from the cursor. It first reads all pages of the current
   * search. A request with its retries counts once.
   *
   * @default no limit
   */
  readonly maxRequests?: number | undefined;
  /** The cursor that was committed last; by default the segment is searched from its beginning. */
  readonly after?: SegmentCursor | undefined;
  /**
   * Page size, at least 2; the service may send fewer subjects.
   *
   * @default 200
   */
  readonly pageSize?: number | undefined;
}

export const searchAllTable = {
  maxRequests: { kind: "number", atLeast: 0, whole: true, unlimited: true },
  onProgress: { kind: "function" },
  pageSize: { kind: "number", atLeast: 2, atMost: 1000, whole: true, default: 200 },
} satisfies Partial<OptionTable<SearchAllOptions>>;

/**
 * Finds all subjects of a segment, also if more match than the 1,000 that the service returns for one search.
 *
 * A search with too many matches is split by legal forms, then by tax offices; their totals prove that no subject is left out. If a
 * part is still too large, codes of addresses cover it, and finally activities. The codes come from the subjects found and from the
 * standardized addresses; no numbers are tried. Requests are sent one after another without the cache. They are bulk in the budget
 * by default (`line`).
 *
 * The register may change during the search. If a page does not continue the previous one, the pages are read again, and totals are
 * requested again. So a subject that stays in the segment is found exactly once. Two changes remain unseen, because no total shows
 * them: in a search split by addresses one subject came while another left, and a subject changed its legal form or tax office.
 *
 * @param segment the filter of the combined search without `start`, `pocet` and `razeni`; it is copied at the call. `sidlo` also
 * matches former seats; use {@link currentSeat} to drop these
 * @returns the result, which is also the argument of the last call of `onProgress`
 * @throws InvalidInputError before any request for wrong options and for a cursor of another filter or version: at the call if the
 * filter is not plain data, otherwise with the first subject. IncompleteError when a later request fails, after the subjects found
 * so far were returned; resume from the last cursor of `onProgress` (`next` of the error is a number, not a cursor). The error of
 * the first request.
 *
 * @example
 *
 * ```ts
 * let rows = [];
 * const segment = searchAll(registry, { sidlo: { kodObce: 552046 } }, {
 *   after,
 *   onProgress: async ({ cursor }) => {
 *     await commit(rows, cursor); // in one transaction
 *     rows = [];
 *   },
 * });
 * for await (const subject of segment) rows.push(subject);
 * ```
 */
export function searchAll(
  registry: SegmentRegistry,
  segment: SegmentFilter,
  given: SearchAllOptions = {},
): AsyncGenerator<EkonomickySubjekt, SegmentResult, undefined> {
  // Copies made at the call, because the caller may change the same objects for the next segment.
  return readSegment(registry, copyOf("filter", segment), isJsonObject(given) ? { ...given } : given);
}

async function* readSegment(
  registry: SegmentRegistry,
  segment: SegmentFilter,
  given: SearchAllOptions,
): AsyncGenerator<EkonomickySubjekt, SegmentResult, undefined> {
  checkInput(registry, segment);
  const filter = withoutEmpty(segment);
  const {
    onProgress,
    maxRequests = Infinity,
    after,
    pageSize,
    line = "bulk",
    ...options
  } = checkOwnOptions(subject, given, searchAllTable);
  const state = after === undefined ? newState(filter) : await readCursor(subject, copyOf("after", after), filter);
  const walk = new SegmentWalk(state, registry, pageSize, { ...options, line, cache: false });
  const { result } = state;
  const before = result.requests;
  let handedOver = 0;
  const isAborted = (): boolean => options.signal?.aborted === true;
  while (!result.ended && result.requests - before < maxRequests && !isAborted()) {
    const { requests } = result;
    let items: readonly EkonomickySubjekt[];
    try {
      items = await walk.step();
    } catch (error) {
      if (isAborted()) break;
      if (result.requests === before) throw error;
      throw new IncompleteError(subject, { received: handedOver, next: result.found }, error);
    }
    for (const item of items) {
      handedOver += 1;
      yield item;
    }
    if (result.requests > requests) await onProgress?.(await resultOf(state));
  }
  return resultOf(state);
}

async function resultOf(state: SegmentState): Promise<SegmentResult> {
  const { ended, found, total, totalAtStart, gaps, unproven } = state.result;
  const complete = ended && gaps.length + unproven.length === 0 && found === total && total === totalAtStart;
  // Copies, because the caller may change the lists.
  return { complete, ...state.result, gaps: [...gaps], unproven: [...unproven], cursor: await writeCursor(state) };
}

/** Copies a value. @throws InvalidInputError when it cannot be copied. */
function copyOf<Value>(field: string, value: Value): Value {
  try {
    return structuredClone(value);
  } catch {
    return refuse(subject, field, "must be plain data");
  }
}

/** Returns a filter without empty members, which are no conditions. */
function withoutEmpty(filter: SegmentFilter): SegmentFilter {
  const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value)));
}

function checkInput(registry: unknown, filter: unknown): void {
  if (!isJsonObject(registry)) refuse(subject, "registry", "must be a client of the registry");
  const names = ["vyhledejEkonomickeSubjekty", "vyhledejCiselnik", "vyhledejStandardizovaneAdresy"];
  checkFunctions(subject, "registry", registry, names);
  if (!isJsonObject(filter)) refuse(subject, "filter", "must be an object");
  for (const name of ["start", "pocet", "razeni"]) {
    if (filter[name] !== undefined)
      refuse(subject, `filter.${name}`, "must not be there: all pages are read, in an order of their own");
  }
}
