import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import type { PartLimits } from "./code-parts.ts";
import { nextOfCover, readCover } from "./cover-steps.ts";
import type { Cell, Frame } from "./frames.ts";
import { countedBy, nextPart, readCodes, readCount, splitFrame } from "./list-steps.ts";
import { totalOf, type Outcome, type PlanState, type Question } from "./plan-state.ts";

/** How often a search is read anew before its pages are taken as they come, and nobody can tell whether these are all. */
const mostRestarts = 5;

/**
 * How a segment is split, apart from the asking: says what to ask next, and takes the answers.
 *
 * Lists of legal forms and of tax offices part a search: no subject is in two of them, so that what one part finds tells what
 * the rest finds. Addresses and activities cover it: their searches share subjects, which are told apart by identifier, and end
 * when as many are found as the service says.
 */
export class SegmentPlan {
  readonly #state: PlanState;
  readonly #limits: PartLimits;
  /** Identifiers of what was handed over by this plan: a subject may change what parts the searches. */
  readonly #handedOver = new Set<string>();

  constructor(state: PlanState, limits: PartLimits) {
    this.#state = state;
    this.#limits = limits;
  }

  /** What to ask next; `undefined` at the end. The same until it is answered. */
  question(): Question | undefined {
    const { frames } = this.#state;
    for (;;) {
      const frame = frames.at(-1);
      if (frame === undefined) return undefined;
      const question = this.#questionOf(frame);
      if (question !== undefined) return question;
    }
  }

  /**
   * Takes the answer to the question.
   *
   * @returns the subjects that did not come before
   */
  answer(outcome: Outcome): readonly EkonomickySubjekt[] {
    const { frames } = this.#state;
    const frame = frames.at(-1);
    switch (frame?.kind) {
      case "cell":
        return this.#readCell(frame, outcome);
      case "split":
        if (outcome.kind === "codes") readCodes(this.#state, frame, outcome.codes);
        break;
      case "recount":
        readCount(this.#state, this.#limits, frame, totalOf(outcome));
        break;
      case "cover":
        readCover(this.#limits, frame, nextOfCover(this.#state, this.#limits, frame), outcome);
        break;
      case "closing":
        this.#state.total = totalOf(outcome);
        frames.pop();
        break;
      case "lists":
      case undefined:
        // Nothing was asked.
        break;
    }
    return [];
  }

  /** What a frame wants to know; when that is nothing, the frames have changed. */
  #questionOf(frame: Frame): Question | undefined {
    const { filter } = frame;
    switch (frame.kind) {
      case "cell":
        return { kind: "search", filter, start: frame.start, totalAlone: false };
      case "closing":
        return { kind: "search", filter, start: 0, totalAlone: true };
      case "recount":
        return { kind: "search", filter: countedBy(this.#limits, frame), start: 0, totalAlone: true };
      case "split":
        return splitFrame(this.#state, frame);
      case "lists":
        nextPart(this.#state, this.#limits, frame);
        return undefined;
      case "cover":
        return nextOfCover(this.#state, this.#limits, frame);
    }
  }

  #readCell(cell: Cell, outcome: Outcome): readonly EkonomickySubjekt[] {
    const state = this.#state;
    const total = totalOf(outcome);
    state.totalAtStart ??= total;
    this.#account(cell, total);
    if (outcome.kind !== "page") {
      state.frames.pop();
      for (const id of [...cell.ids, ...cell.earlier]) state.early.add(id);
      this.#splitCell(cell, total);
      return [];
    }
    const { items } = outcome;
    const goesOn =
      cell.start === 0 || (total === cell.total && (cell.last === undefined || keyOf(items[0]) === cell.last));
    const isBroken = !goesOn || (items.length === 0 && cell.start < total);
    const fresh = this.#take(cell, items);
    cell.total = total;
    const broken = isBroken ? `${total} ${cell.start} ${keyOf(items[0])}` : undefined;
    // A service that answers the same again answers so by its nature.
    if (broken !== undefined && broken !== cell.broken && cell.restarts < mostRestarts) {
      // What vanished or appeared before the page has moved all others: some may be where nobody looks any more.
      cell.broken = broken;
      for (const id of cell.ids) cell.earlier.add(id);
      cell.ids.clear();
      cell.restarts += 1;
      state.restarts += 1;
      cell.start = 0;
      cell.last = undefined;
      return fresh;
    }
    if (isBroken) {
      cell.restarts = mostRestarts;
      if (!state.unproven.includes(cell.filter)) state.unproven.push(cell.filter);
    }
    const position = cell.start + items.length;
    if (position >= total || items.length === 0) this.#endCell(cell);
    else {
      // The next page begins with the last item of this one, which shows that it goes on there.
      const overlaps = items.length > 1;
      cell.last = overlaps ? keyOf(items.at(-1)) : undefined;
      cell.start = overlaps ? position - 1 : position;
    }
    return fresh;
  }

  #endCell({ ids, total = 0, start, filter }: Cell): void {
    const state = this.#state;
    state.frames.pop();
    const parent = state.frames.at(-1);
    if (ids.size < total && parent?.kind !== "cover") state.gaps.push({ filter, count: total - ids.size });
    if (parent?.kind === "closing" && start === 0) {
      // One answer has all of it.
      state.total = total;
      state.frames.pop();
    }
  }

  /** Tells the lists that a cell is part of what it finds. */
  #account(cell: Cell, total: number): void {
    const parent = this.#state.frames.at(-2);
    if (parent?.kind !== "lists") return;
    const more = total - cell.counted;
    cell.counted = total;
    parent.covered += more;
    const sibling = cell.hasSibling ? parent.parts.at(-1) : undefined;
    if (sibling !== undefined) sibling.bound = Math.max(0, sibling.bound - more);
  }

  #splitCell({ filter }: Cell, total: number): void {
    const { frames } = this.#state;
    const parent = frames.at(-1);
    if (parent?.kind === "lists") {
      const codes = filter[parent.field] ?? [];
      if (codes.length > 1) {
        parent.parts.push({ codes, bound: total });
        parent.covered -= total;
        return;
      }
    }
    const { czNace = [] } = filter;
    if (parent?.kind === "cover" && parent.activities !== undefined && czNace.length > 1) {
      const middle = Math.ceil(czNace.length / 2);
      parent.activities.push(czNace.slice(middle), czNace.slice(0, middle));
      return;
    }
    frames.push({ kind: "split", filter, total });
  }

  #take(cell: Cell, items: readonly EkonomickySubjekt[]): readonly EkonomickySubjekt[] {
    const state = this.#state;
    const covers = state.frames.filter((frame) => frame.kind === "cover");
    const [outermost] = covers;
    const fresh = items.filter((item) => {
      const key = keyOf(item);
      const wasFound = [cell.ids, cell.earlier, state.early, outermost?.ids].some((ids) => ids?.has(key));
      const isNew = !wasFound && !this.#handedOver.has(key);
      cell.ids.add(key);
      const counts = outermost?.without?.codes.includes(item[outermost.without.field] ?? "") !== true;
      for (const cover of covers) if (counts || cover !== outermost) cover.ids.add(key);
      state.places.add(item);
      if (isNew && item.financniUrad !== undefined) {
        state.offices.set(item.financniUrad, (state.offices.get(item.financniUrad) ?? 0) + 1);
      }
      if (isNew && counts) this.#handedOver.add(key);
      return isNew && counts;
    });
    state.found += fresh.length;
    return fresh;
  }
}

/** What tells a subject from others. */
function keyOf(item: EkonomickySubjekt | undefined): string {
  return item?.icoId ?? item?.ico ?? JSON.stringify(item ?? {});
}
