import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { countPlaces, frequentPlaces } from "./places.ts";
import type { Pages, SegmentState } from "./state.ts";

/** How often a search is read anew before its pages are taken as they come, and it is unproven. */
const mostRestarts = 5;

/**
 * Takes a page of the search that is worked on.
 *
 * @returns the subjects that did not come before
 */
export function readPage(
  state: SegmentState,
  pages: Pages,
  total: number,
  items: readonly EkonomickySubjekt[],
): readonly EkonomickySubjekt[] {
  const fresh = take(state, pages, items);
  const first = items[0] && keyOf(items[0]);
  const goesOn = pages.start === 0 || (total === pages.total && (pages.last === undefined || first === pages.last));
  const position = pages.start + items.length;
  const isOver = position >= total || items.length === 0;
  pages.total = total;
  if (!goesOn || (isOver && position < total)) {
    const broken = `${total} ${pages.start} ${first}`;
    // A service that answers the same again answers so by its nature.
    if (broken !== pages.broken && pages.restarts < mostRestarts) {
      // A subject that vanished or appeared before this page has moved all later ones.
      for (const id of pages.ids) state.early.add(id);
      pages.ids.clear();
      state.restarts += 1;
      Object.assign(pages, { restarts: pages.restarts + 1, broken, start: 0, last: undefined });
      return fresh;
    }
    if (pages.restarts <= mostRestarts) state.unproven.push(pages.filter);
    pages.restarts = mostRestarts + 1;
  }
  if (!isOver) {
    // The next page begins with the last subject of this one, which shows that it goes on there.
    const last = items.length > 1 ? items.at(-1) : undefined;
    pages.last = last && keyOf(last);
    pages.start = last === undefined ? position : position - 1;
    return fresh;
  }
  state.stack.pop();
  if (pages.ids.size < total) state.gaps.push({ filter: pages.filter, count: total - pages.ids.size });
  // One answer has all of the segment.
  if (state.stack.length === 0 && pages.start === 0) Object.assign(state, { total, isCounted: true });
  return fresh;
}

/** Notes the subjects of a page, and returns those that did not come before. */
function take(state: SegmentState, pages: Pages, items: readonly EkonomickySubjekt[]): readonly EkonomickySubjekt[] {
  const { stack, early, handedOver, places, filter } = state;
  const covers = stack.filter((node) => node.kind === "cover");
  const [outermost] = covers;
  const { field, codes = [] } = outermost?.without ?? {};
  const fresh = items.filter((item) => {
    const key = keyOf(item);
    const wasFound = [pages.ids, early, outermost?.ids, handedOver].some((ids) => ids?.has(key));
    const counts = field === undefined || ![item[field]].flat().some((code = "") => codes.includes(code));
    pages.ids.add(key);
    for (const cover of covers) if (counts || cover !== outermost) cover.ids.add(key);
    countPlaces(places, filter, item);
    if (wasFound || !counts) return false;
    handedOver.add(key);
    return true;
  });
  state.places = frequentPlaces(places);
  state.found += fresh.length;
  return fresh;
}

/** Identifier of a subject. */
function keyOf(item: EkonomickySubjekt): string {
  return item.icoId ?? item.ico ?? JSON.stringify(item);
}
