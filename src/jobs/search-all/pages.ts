import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import type { Pages, PlanState } from "./nodes.ts";
import { countPlaces, forgetRarePlaces } from "./places.ts";

/** How often a search is read anew before its pages are taken as they come, and nobody can tell whether these are all. */
const mostRestarts = 5;

/**
 * Takes a page of the search that is worked on.
 *
 * @returns the subjects that did not come before
 */
export function readPage(
  state: PlanState,
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
      beginAnew(state, pages, broken);
      return fresh;
    }
    if (pages.restarts <= mostRestarts) state.unproven.push(pages.filter);
    pages.restarts = mostRestarts + 1;
  }
  if (isOver) end(state, pages, total);
  else {
    // The next page begins with the last item of this one, which shows that it goes on there.
    const last = items.length > 1 ? items.at(-1) : undefined;
    pages.last = last && keyOf(last);
    pages.start = last === undefined ? position : position - 1;
  }
  return fresh;
}

/** A subject that vanished or appeared before a page has moved all later ones: some may be on a page that was read already. */
function beginAnew(state: PlanState, pages: Pages, broken: string): void {
  for (const id of pages.ids) state.early.add(id);
  pages.ids.clear();
  pages.restarts += 1;
  state.restarts += 1;
  Object.assign(pages, { broken, start: 0, last: undefined });
}

function end(state: PlanState, { ids, start, filter }: Pages, total: number): void {
  const { stack, gaps } = state;
  stack.pop();
  if (ids.size < total) gaps.push({ filter, count: total - ids.size });
  if (stack.length > 1 || start > 0) return;
  // One answer has all of the segment.
  state.total = total;
  stack.pop();
}

function take(state: PlanState, pages: Pages, items: readonly EkonomickySubjekt[]): readonly EkonomickySubjekt[] {
  const { stack, early, handedOver, places } = state;
  const covers = stack.filter((node) => node.kind === "cover");
  const [outermost] = covers;
  const { field, codes = [] } = outermost?.without ?? {};
  const fresh = items.filter((item) => {
    const key = keyOf(item);
    const wasFound = [pages.ids, early, outermost?.ids, handedOver].some((ids) => ids?.has(key));
    const counts = field === undefined || !codes.includes(item[field] ?? "");
    pages.ids.add(key);
    for (const cover of covers) if (counts || cover !== outermost) cover.ids.add(key);
    if (stack[0] !== undefined) countPlaces(places, stack[0].filter, item);
    if (wasFound || !counts) return false;
    handedOver.add(key);
    return true;
  });
  forgetRarePlaces(places);
  state.found += fresh.length;
  return fresh;
}

/** Identifier of a subject. */
function keyOf(item: EkonomickySubjekt): string {
  return item.icoId ?? item.ico ?? JSON.stringify(item);
}
