import type { RegistryCallOptions } from "../../registry/options.ts";
import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { IncompleteError } from "../../errors/incomplete-error.ts";
import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject } from "../../transport/json-object.ts";
import { checkFunctions, checkNumber, checkObject } from "../../transport/option-checks.ts";
import { readCursor, writeCursor, type SegmentCursor } from "./cursor.ts";
import { SegmentPlan } from "./plan.ts";
import type { SegmentFilter, SegmentRegistry } from "./requests.ts";
import { newState, type SegmentGap, type SegmentState } from "./state.ts";

const subject = "searchAll";

/** How far a segment is, or how it ended. */
export interface SegmentResult {
  /** Whether nothing is left to ask. It is `false` after `maxRequests` and after the signal: go on from the cursor. */
  readonly ended: boolean;
  /**
   * Whether no total of the service tells that somebody is missing: it has ended, no gap is left, nothing is `unproven`, and as many
   * were found as the service named before the first subject and after the last one. In a register that stands still that is all of
   * them. In one that changes meanwhile it does not see that one came where another went, nor a subject that changed its legal form
   * or tax office on the way: such a one may be lost, or come twice, before the cursor and after it.
   */
  readonly complete: boolean;
  /** How many subjects were handed over, those before the cursor too. */
  readonly found: number;
  /** How many match, as the service said at the end; `undefined` before that, and where it does not say. */
  readonly total: number | undefined;
  /** How many matched at the beginning. Another number than `total` means that the register has changed meanwhile. */
  readonly totalAtStart: number | undefined;
  /** How often a search was read anew because the register changed between two of its pages. */
  readonly restarts: number;
  /** Subjects that the service counts and no search found. */
  readonly gaps: readonly SegmentGap[];
  /**
   * Searches of which nobody can tell whether they found all: the register changed too often meanwhile (ask again another day), or
   * the service refused them and did not say how many match.
   */
  readonly unproven: readonly SegmentFilter[];
  /** Requests that were answered, those before the cursor too. */
  readonly requests: number;
  /** Goes on after what was handed over, as `after` of {@link SearchAllOptions}. */
  readonly cursor: SegmentCursor;
}

/** Options of {@link searchAll}; those of a call, such as `deadline`, hold for each request by itself. */
export interface SearchAllOptions extends Omit<RegistryCallOptions, "cache"> {
  /**
   * Told after every request, when all subjects that had come until then were taken: what was made of them can be committed
   * together with the cursor. A promise is waited for; what it throws ends the search.
   */
  readonly onProgress?: ((progress: SegmentResult) => unknown) | undefined;
  /**
   * Most requests that are answered; then it ends, to go on from the cursor. A request that is repeated counts as one.
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
  checkInput(registry, given, segment);
  const filter = withoutEmpty(segment);
  const { onProgress, maxRequests = Infinity, after, pageSize = 200, line = "bulk", ...options } = given;
  const state = after === undefined ? newState(filter) : await readCursor(subject, copyOf("after", after), filter);
  const plan = new SegmentPlan(state, { registry, pageSize, options: { ...options, line, cache: false } });
  const { requests: before } = state;
  let handedOver = 0;
  const isAborted = (): boolean => options.signal?.aborted === true;
  for (let ask = plan.next(); ask !== undefined; ask = plan.next()) {
    if (state.requests - before >= maxRequests || isAborted()) break;
    let items: readonly EkonomickySubjekt[];
    try {
      items = await ask();
    } catch (error) {
      if (isAborted()) break;
      if (state.requests === before) throw error;
      throw new IncompleteError(subject, { received: handedOver, next: state.found }, error);
    }
    state.requests += 1;
    for (const item of items) {
      handedOver += 1;
      yield item;
    }
    // Makes the next steps now, so that the cursor knows of the end.
    plan.next();
    await onProgress?.(await resultOf(state));
  }
  return resultOf(state);
}

async function resultOf(state: SegmentState): Promise<SegmentResult> {
  const { found, requests, total, totalAtStart, restarts, gaps, unproven, stack, isCounted } = state;
  const ended = stack.length === 0 && isCounted;
  return {
    ended,
    complete: ended && gaps.length + unproven.length === 0 && found === total && total === totalAtStart,
    found,
    total,
    totalAtStart,
    restarts,
    gaps: [...gaps],
    unproven: [...unproven],
    requests,
    cursor: await writeCursor(state),
  };
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

function checkInput(registry: unknown, given: SearchAllOptions, filter: unknown): void {
  if (!isJsonObject(registry)) refuse(subject, "registry", "must be a client of the registry");
  const names = ["vyhledejEkonomickeSubjekty", "vyhledejCiselnik", "vyhledejStandardizovaneAdresy"];
  checkFunctions(subject, "registry", registry, names);
  if (!isJsonObject(filter)) refuse(subject, "filter", "must be an object");
  for (const name of ["start", "pocet", "razeni"]) {
    if (filter[name] !== undefined)
      refuse(subject, `filter.${name}`, "must not be there: all pages are read, in an order of their own");
  }
  checkObject(subject, "options", given);
  const { onProgress, maxRequests, pageSize } = given;
  if (onProgress !== undefined && typeof onProgress !== "function") refuse(subject, "onProgress", "must be a function");
  if (maxRequests !== undefined)
    checkNumber(subject, "maxRequests", maxRequests, { atLeast: 0, whole: true, unlimited: true });
  if (pageSize !== undefined) checkNumber(subject, "pageSize", pageSize, { atLeast: 2, atMost: 1000, whole: true });
}
