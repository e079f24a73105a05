import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { fewestRefused, formShares, partsOf } from "./code-parts.ts";
import { readPage } from "./pages.ts";
import { codesAt, codesOf, levels, narrowed, nextCode, officesOf } from "./places.ts";
import {
  readCodes,
  searchAddresses,
  searchSubjects,
  type CodeField,
  type SegmentFilter,
  type SegmentSource,
} from "./requests.ts";
import { pagesOf, type Cover, type Pages, type Parts, type SegmentState } from "./state.ts";

/** How often subjects without a code are counted before it is told that their number is not known. */
const mostCounts = 4;

/** Makes one request and takes its answer; returns the subjects that did not come before. */
type Ask = () => Promise<readonly EkonomickySubjekt[]>;

/**
 * How a segment is split: a stack of searches, each within the one before it.
 *
 * Lists of legal forms and of tax offices split a search into parts that share no subject. Addresses and activities cover it:
 * their searches share subjects, which are told apart by identifier, and end when as many are found as the service says.
 */
export class SegmentPlan {
  readonly #state: SegmentState;
  readonly #source: SegmentSource;

  constructor(state: SegmentState, source: SegmentSource) {
    this.#state = state;
    this.#source = source;
  }

  /** The next request; `undefined` at the end. The same until it is answered. */
  next(): Ask | undefined {
    const state = this.#state;
    let ask: Ask | undefined;
    while (ask === undefined) {
      const node = state.stack.at(-1);
      if (node === undefined) {
        if (state.isCounted) return undefined;
        return this.#count(state.filter, (total) => Object.assign(state, { total, isCounted: true }));
      }
      if (node.kind === "pages") ask = () => this.#readPage(node);
      else ask = node.kind === "parts" ? this.#nextPart(node) : this.#nextPlace(node);
    }
    return ask;
  }

  #count(filter: SegmentFilter, take: (total: number | undefined) => void): Ask {
    return async () => {
      take((await searchSubjects(this.#source, filter, 0, 1)).total);
      return [];
    };
  }

  async #readPage(pages: Pages): Promise<readonly EkonomickySubjekt[]> {
    const state = this.#state;
    const { total, items } = await searchSubjects(this.#source, pages.filter, pages.start);
    if (state.requests === 0) state.totalAtStart = total;
    if (total !== undefined && items !== undefined) return readPage(state, pages, total, items);
    this.#split(pages, total);
    return [];
  }

  /** Takes a search that finds too much off the stack; what it is split into takes its place. */
  #split({ filter, ids }: Pages, total: number | undefined): void {
    const { stack, early } = this.#state;
    for (const id of ids) early.add(id);
    stack.pop();
    const field = this.#listFieldOf(filter);
    if (field === undefined) this.#pushCover(filter, total);
    else stack.push({ kind: "parts", filter, field, total, counts: [] });
  }

  /** The field whose list splits a search; none where each has one value, or nearly all subjects have the same. */
  #listFieldOf({ pravniForma, financniUrad, czNace = [], sidlo }: SegmentFilter): CodeField | undefined {
    const { stack, places } = this.#state;
    if (stack.some(({ kind }) => kind === "cover")) return czNace.length > 1 ? "czNace" : undefined;
    if (pravniForma?.length !== 1) return "pravniForma";
    if (financniUrad !== undefined) return financniUrad.length === 1 ? undefined : "financniUrad";
    const counts = [...officesOf(places).values()];
    const seen = counts.reduce((sum, count) => sum + count, 0);
    const isOne = seen >= 50 && Math.max(...counts) > 0.9 * seen;
    return isOne && sidlo !== undefined ? undefined : "financniUrad";
  }

  /** Goes on to the next part of a list; after the last one to the count of the subjects without a code. */
  #nextPart(node: Parts): Ask | undefined {
    const { stack, codes, places } = this.#state;
    const { filter, field, total } = node;
    const all = filter[field] ?? codes[field];
    if (all === undefined) {
      return async () => {
        const listed = await readCodes(this.#source, field);
        codes[field] = [...listed, ...(field === "pravniForma" ? formShares.keys() : [])];
        return [];
      };
    }
    const offices = officesOf(places);
    node.parts ??= partsOf(all, Math.max(total ?? 0, fewestRefused), (code) =>
      field === "pravniForma" ? (formShares.get(code) ?? 0.5) : (offices.get(code) ?? 0) + 0.5,
    );
    const part = this.#isFound() ? undefined : node.parts.pop();
    if (part !== undefined) stack.push(pagesOf({ ...filter, [field]: part }));
    else if (filter[field] === undefined && field !== "czNace") return this.#nextCount(node, all);
    else stack.pop();
    return undefined;
  }

  /** Counts the subjects without a code, and covers them by addresses. */
  #nextCount({ filter, field, counts }: Parts, codes: readonly string[]): Ask {
    const { stack, unproven } = this.#state;
    const filters = [filter, ...partsOf(codes, 1, () => 1).map((part) => ({ ...filter, [field]: part })), filter];
    return this.#count(filters[counts.length % filters.length] ?? filter, (total) => {
      if (total !== undefined && counts.push(total) % filters.length > 0) return;
      const [all = 0, ...parts] = counts.slice(-filters.length, -1);
      const missing = all - parts.reduce((sum, count) => sum + count, 0);
      // A subject that comes or goes between the counts looks like one without a code, or hides one.
      const agrees = all === total && missing >= 0;
      if (!agrees && total !== undefined && counts.length < mostCounts * filters.length) return;
      stack.pop();
      if (!agrees) unproven.push(filter);
      else if (missing > 0) this.#pushCover(filter, missing, { field, codes });
    });
  }

  #pushCover(filter: SegmentFilter, total: number | undefined, without?: Cover["without"]): void {
    const { sidlo = {}, czNace } = filter;
    const hasPlace = levels.some((level) => sidlo[level] !== undefined) && sidlo.cisloDomovni === undefined;
    this.#state.stack.push({
      kind: "cover",
      filter,
      total,
      ...(without && { without }),
      // Subjects without any of the codes cannot be counted by one search.
      isCounted: without !== undefined,
      ids: new Set(),
      asked: new Set(),
      further: [],
      addresses: hasPlace ? 0 : undefined,
      hasActivities: czNace?.length === 1,
      gapsBefore: this.#state.gaps.length,
    });
  }

  /** Whether a search that is covered by others has been found by them already. */
  #isFound(): boolean {
    const covers = this.#state.stack.filter((node) => node.kind === "cover");
    return covers.some(({ ids, total }) => total !== undefined && ids.size >= total);
  }

  /** Goes on to the next code of an address, then to standardized addresses, to activities and to the end. */
  #nextPlace(cover: Cover): Ask | undefined {
    const { stack, places } = this.#state;
    const { filter, asked, further, addresses } = cover;
    const isFound = this.#isFound();
    const code = isFound ? undefined : [...codesAt(places, filter), ...further].find((one) => !asked.has(one));
    if (code !== undefined) {
      asked.add(code);
      stack.push(pagesOf(narrowed(filter, code)));
      return undefined;
    }
    if (!cover.isCounted) {
      // A new subject may hide one whose code is not known yet.
      return this.#count(filter, (total) => Object.assign(cover, { total, isCounted: true }));
    }
    if (!isFound && addresses !== undefined) {
      return async () => {
        const { total = 0, items = [] } = await searchAddresses(this.#source, filter, addresses);
        further.push(...items.flatMap((address) => nextCode(filter, codesOf(address)) ?? []));
        const next = addresses + items.length;
        cover.addresses = items.length > 0 && next < total ? next : undefined;
        return [];
      };
    }
    if (!isFound && !cover.hasActivities) {
      cover.hasActivities = true;
      stack.push({ kind: "parts", filter, field: "czNace", total: cover.total, counts: [] });
    } else this.#endCover(cover);
    return undefined;
  }

  #endCover({ filter, total, ids, gapsBefore }: Cover): void {
    const { stack, gaps, unproven } = this.#state;
    stack.pop();
    const missing = (total ?? 0) - ids.size;
    const known = gaps.slice(gapsBefore).reduce((sum, { count }) => sum + count, 0);
    if (total === undefined) unproven.push(filter);
    else if (missing <= 0) gaps.length = gapsBefore;
    else if (missing > known) gaps.push({ filter, count: missing - known });
  }
}
