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

/** Options of {@link searchAll}; those of a call, such as `deadline`, hold for each request by itself. */
export interface SearchAllOptions extends Omit<RegistryCallOptions, "cache"> {
  /**
   * Told after every search that was read, when all subjects that had come until then were taken: what was made of them can be
   * committed together with the cursor. A promise is waited for; what it throws ends the search.
   */
  readonly onProgress?: ((progress: SegmentResult) => unknown) | undefined;
  /**
   * Answered requests after which it ends, to go on from the cursor. It reads all pages of the last search before that. A request
   * that is repeated counts as one.
   *
   * @default no limit
   */
  readonly maxRequests?: number | undefined;
  /** The cursor that was committed last; without it the segment is searched from its beginning. */
  readonly after?: SegmentCursor | undefined;
  /**
   * Subjects asked for at a time, from 2; the service may send fewer.
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
 * Finds all subjects of a segment, also where more match than the 1,000 that the service answers to one search.
 *
 * A search that finds too much is parted by legal forms, then by tax offices, whose totals say that nothing is left out; what is
 * still too much is covered by codes of addresses, which are taken from the subjects seen and from the standardized addresses,
 * and in the end by activities. No numbers are tried. One request is under way at a time, and none is answered by a cache; in
 * the budget they are bulk, unless `line` says otherwise.
 *
 * A register that changes meanwhile: pages that do not go on where the one before ended are read anew, and totals are asked for
 * again, so that a subject that is in the segment all the time is found, once. No total tells two things, so they are not found out:
 * that in a search that is split by addresses one subject came where another went, and that a subject changed its legal form or tax
 * office on the way.
 *
 * @param segment the filter of the combined search, copied at the call, without `start`, `pocet` and `razeni`; `sidlo` matches former seats as well, which
 * {@link currentSeat} tells
 * @returns how it ended; `onProgress` has the same in its last call
 * @throws InvalidInputError for wrong options, and for a cursor of another filter or version, before anything is sent; IncompleteError when
 * a request fails on the way, after what had come until then was handed over: go on from the last cursor that `onProgress` was told
 * (its `next` is the number of subjects found, no cursor: without `onProgress` the segment begins anew); what the first request
 * throws. A filter that is no plain data is refused at the call, all else when the first subject is asked for.
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
  // Copies, taken at the call: the caller may use the same objects for the next segment.
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
  // The caller may change what it was given.
  return { complete, ...state.result, gaps: [...gaps], unproven: [...unproven], cursor: await writeCursor(state) };
}

/** @throws InvalidInputError for what cannot be copied. */
function copyOf<Value>(field: string, value: Value): Value {
  try {
    return structuredClone(value);
  } catch {
    return refuse(subject, field, "must be plain data");
  }
}

/** A filter without what is no condition. */
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
