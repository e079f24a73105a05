import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { formShares, mostValues, partOf, takeOff } from "./code-parts.ts";
import { pagesOf, type Cover, type Lists, type Node, type Pages, type PlanState, type Rest } from "./nodes.ts";
import { readPage } from "./pages.ts";
import { codesAt, codesOf, levels, narrowed, nextCode, officesOf } from "./places.ts";
import type { CodeField, SegmentFilter, SegmentRequests } from "./requests.ts";

/** How often subjects without a code are counted before it is told that their number is not known. */
const mostCounts = 4;

/** Makes one request and takes its answer; returns the subjects that did not come before. */
type Ask = () => Promise<readonly EkonomickySubjekt[]>;

/**
 * How a segment is split: a stack of searches, each within the one before it.
 *
 * Lists of legal forms and of tax offices part a search: no subject is in two of them, so that what one part finds tells what
 * the rest finds. Addresses and activities cover it: their searches share subjects, which are told apart by identifier, and end
 * when as many are found as the service says.
 */
export class SegmentPlan {
  readonly #state: PlanState;
  readonly #requests: SegmentRequests;

  constructor(state: PlanState, requests: SegmentRequests) {
    this.#state = state;
    this.#requests = requests;
  }

  /** The next request; `undefined` at the end. The same until it is answered. */
  next(): Ask | undefined {
    for (;;) {
      const node = this.#state.stack.at(-1);
      if (node === undefined) return undefined;
      const ask = this.#nextOf(node);
      if (ask !== undefined) return ask;
    }
  }

  /** Next request of a search; `undefined` if the stack has changed. */
  #nextOf(node: Node): Ask | undefined {
    switch (node.kind) {
      case "pages":
        return this.#nextPage(node);
      case "lists":
        return this.#nextPart(node);
      case "rest":
        return this.#nextCount(node);
      case "cover":
        return this.#nextPlace(node);
      case "closing":
        return this.#count(node.filter, (total) => {
          this.#state.total = total;
          this.#state.stack.pop();
        });
    }
  }

  #count(filter: SegmentFilter, take: (total: number | undefined) => void): Ask {
    return async () => {
      take((await this.#requests.search(filter, 0, 1)).total);
      return [];
    };
  }

  #nextPage(pages: Pages): Ask {
    const state = this.#state;
    return async () => {
      const { total, items } = await this.#requests.search(pages.filter, pages.start);
      if (state.requests === 0) state.totalAtStart = total;
      const parent = state.stack.at(-2);
      const sibling = parent?.kind === "lists" && pages.hasSibling ? parent.parts?.at(-1) : undefined;
      if (sibling !== undefined && pages.total === undefined) sibling.bound -= total ?? 0;
      if (total !== undefined && items !== undefined) return readPage(state, pages, total, items);
      this.#split(pages, total);
      return [];
    };
  }

  /** Takes a search that finds too much off the stack; what it is split into takes its place. */
  #split({ filter, ids }: Pages, total: number | undefined): void {
    const { stack, early } = this.#state;
    for (const id of ids) early.add(id);
    stack.pop();
    const parent = stack.at(-1);
    const codes = parent?.kind === "lists" ? (filter[parent.field] ?? []) : [];
    if (parent?.kind === "lists" && codes.length > 1) {
      parent.parts?.push(partOf(codes, total));
      return;
    }
    const field = stack.some(({ kind }) => kind === "cover") ? undefined : this.#listFieldOf(filter);
    if (field === undefined) this.#pushCover(filter, total);
    else stack.push({ kind: "lists", filter, field, total });
  }

  /** The field whose list parts a search; none where each has one value, or nearly all subjects have the same. */
  #listFieldOf({ pravniForma, financniUrad, sidlo }: SegmentFilter): CodeField | undefined {
    if (pravniForma?.length !== 1) return "pravniForma";
    if (financniUrad !== undefined) return financniUrad.length === 1 ? undefined : "financniUrad";
    const counts = [...officesOf(this.#state.places).values()];
    const seen = counts.reduce((sum, count) => sum + count, 0);
    const isOne = seen >= 50 && Math.max(...counts) > 0.9 * seen;
    return isOne && sidlo !== undefined ? undefined : "financniUrad";
  }

  /** Goes on to the next part of a list; after the last one to the count of what has no code. */
  #nextPart(lists: Lists): Ask | undefined {
    const { stack, codes, places } = this.#state;
    const { filter, field, total } = lists;
    const all = filter[field] ?? codes.get(field);
    if (all === undefined) {
      return async () => {
        const listed = await this.#requests.codes(field);
        codes.set(field, [...new Set([...listed, ...(field === "pravniForma" ? formShares.keys() : [])])].sort());
        return [];
      };
    }
    lists.parts ??= all.length === 0 ? [] : [partOf([...new Set(all)], total)];
    const part = this.#isFound() ? undefined : lists.parts.pop();
    if (part === undefined) {
      stack.pop();
      if (filter[field] === undefined && field !== "czNace") {
        stack.push({ kind: "rest", filter, field, codes: all, counts: [] });
      }
      return undefined;
    }
    const offices = officesOf(places);
    const [taken, left] = takeOff(part, (code) =>
      field === "pravniForma" ? (formShares.get(code) ?? 0.5) : (offices.get(code) ?? 0) + 0.5,
    );
    if (left.length > 0) lists.parts.push({ codes: left, bound: part.bound });
    stack.push(pagesOf({ ...filter, [field]: taken }, left.length > 0));
    return undefined;
  }

  /** Covers the subjects beside a list by addresses. */
  #nextCount(rest: Rest): Ask | undefined {
    const { stack, unproven } = this.#state;
    const { filter, field, codes, counts } = rest;
    const filters = [filter];
    for (let start = 0; start < codes.length; start += mostValues) {
      filters.push({ ...filter, [field]: codes.slice(start, start + mostValues) });
    }
    filters.push(filter);
    return this.#count(filters[counts.length % filters.length] ?? filter, (total) => {
      if (total !== undefined) counts.push(total);
      if (total !== undefined && counts.length % filters.length > 0) return;
      const [all = 0, ...parts] = counts.slice(-filters.length);
      const again = parts.pop();
      const missing = all - parts.reduce((sum, count) => sum + count, 0);
      // A subject that comes or goes between the counts looks like one without a code, or hides one.
      const agrees = total !== undefined && all === again && missing >= 0;
      if (!agrees && total !== undefined && counts.length < mostCounts * filters.length) return;
      stack.pop();
      if (!agrees) unproven.push(filter);
      else if (missing > 0) this.#pushCover(filter, missing, { field, codes });
    });
  }

  #pushCover(filter: SegmentFilter, total: number | undefined, without?: Cover["without"]): void {
    const { sidlo = {} } = filter;
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
      further: new Set(),
      addresses: hasPlace ? 0 : undefined,
      hasActivities: filter.czNace?.length === 1,
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
      return this.#count(filter, (total) => {
        cover.total = total;
        cover.isCounted = true;
      });
    }
    if (!isFound && addresses !== undefined) {
      return async () => {
        const { total = 0, items = [] } = await this.#requests.addresses(filter, addresses);
        for (const code of items.flatMap((address) => nextCode(filter, codesOf(address)) ?? [])) further.add(code);
        const next = addresses + items.length;
        cover.addresses = items.length > 0 && next < total ? next : undefined;
        return [];
      };
    }
    if (!isFound && !cover.hasActivities) {
      cover.hasActivities = true;
      stack.push({ kind: "lists", filter, field: "czNace", total: cover.total });
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
