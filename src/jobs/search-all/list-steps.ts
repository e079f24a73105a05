import { formShare, takeOff, withKnownForms, type PartLimits } from "./code-parts.ts";
import { cellOf, coverOf, type ListField, type Lists, type Recount, type SegmentFilter, type Split } from "./frames.ts";
import type { PlanState, Question } from "./plan-state.ts";

/** How often subjects without a code are counted anew before it is told that their number is not known. */
const mostRecounts = 3;

/** Puts what a search is split into in its place; asks for the list of codes where that is needed. */
export function splitFrame(state: PlanState, frame: Split): Question | undefined {
  const { frames, codes } = state;
  const isCovered = frames.some(({ kind }) => kind === "cover");
  const field = isCovered ? undefined : fieldOf(state, frame);
  if (field !== undefined && frame.filter[field] === undefined && codes[field] === undefined) {
    return { kind: "codes", field };
  }
  frames.pop();
  const { filter, total } = frame;
  if (field === undefined) {
    frames.push(coverOf(filter, total));
    return undefined;
  }
  const own = filter[field];
  const all = [...new Set(own ?? codes[field])];
  frames.push({
    kind: "lists",
    filter,
    field,
    total,
    isWhole: own !== undefined,
    codes: all,
    parts: [{ codes: all, bound: total }],
    covered: 0,
  });
  return undefined;
}

/** The field whose list parts a search; none where each has one value, or nearly all subjects have the same. */
function fieldOf(state: PlanState, { filter }: Split): ListField | undefined {
  const { codes, offices } = state;
  const parts = (field: ListField): boolean =>
    (filter[field] ?? codes[field])?.length !== 1 && codes[field]?.length !== 0;
  if (parts("pravniForma")) return "pravniForma";
  if (!parts("financniUrad")) return undefined;
  if (filter.financniUrad !== undefined) return "financniUrad";
  const counts = [...offices.values()];
  const seen = counts.reduce((sum, count) => sum + count, 0);
  const isOne = seen >= 50 && Math.max(...counts) > 0.9 * seen;
  return isOne && filter.sidlo !== undefined ? undefined : "financniUrad";
}

/** Takes a list of codes. */
export function readCodes(state: PlanState, frame: Split, given: readonly string[]): void {
  const field = fieldOf(state, frame);
  const valid = given.filter((code) => /^\d{3}$/.test(code));
  // A service without the list has nothing to part by.
  const list = field === "pravniForma" && valid.length > 0 ? withKnownForms(valid) : valid;
  if (field !== undefined) Object.assign(state.codes, { [field]: list });
}

/** Goes on to the next part of a list; after the last one to the count of what has no code. */
export function nextPart(state: PlanState, limits: PartLimits, lists: Lists): void {
  const { frames, offices } = state;
  const part = lists.parts.pop();
  if (part === undefined) {
    frames.pop();
    const { filter, field, codes, total, covered, isWhole } = lists;
    if (isWhole) return;
    // Of the segment itself all is counted anew: what came and what went may make up for those without a code.
    const isCounted = covered === total && frames.length > 1;
    const counts = isCounted ? { done: codes.length, total, covered } : { done: -1, covered: 0 };
    frames.push({ kind: "recount", filter, field, codes, tries: 0, ...counts });
    return;
  }
  const share = lists.field === "pravniForma" ? formShare : (code: string) => (offices.get(code) ?? 0) + 0.5;
  const [taken, left] = takeOff(part, limits, share);
  if (left.length > 0) lists.parts.push({ codes: left, bound: part.bound });
  frames.push(cellOf({ ...lists.filter, [lists.field]: taken }, left.length > 0));
}

/** The search whose total is wanted next. */
export function countedBy(limits: PartLimits, { filter, field, codes, done }: Recount): SegmentFilter {
  const isWhole = done < 0 || done >= codes.length;
  return isWhole ? filter : { ...filter, [field]: codes.slice(done, done + limits.values) };
}

/** Takes a total: what is left beside all lists is covered by addresses. */
export function readCount(state: PlanState, limits: PartLimits, recount: Recount, counted: number): void {
  const { filter, field, codes, done, covered, tries } = recount;
  if (done < 0) {
    recount.total = counted;
    recount.done = 0;
    return;
  }
  if (done < codes.length) {
    recount.covered += counted;
    recount.done += limits.values;
    return;
  }
  const { frames } = state;
  frames.pop();
  const { total = 0 } = recount;
  const rest = total - covered;
  const least = Math.max(0, Math.min(rest, recount.least ?? rest));
  // Who comes or goes between the counts looks like one without a code, or stands in for one.
  const agrees = counted === total && rest >= 0;
  if (!agrees && tries < mostRecounts) {
    frames.push({ kind: "recount", filter, field, codes, done: -1, covered: 0, tries: tries + 1, least });
    return;
  }
  if (!agrees) state.unproven.push(filter);
  const missing = agrees ? rest : least;
  if (missing > 0) frames.push(coverOf(filter, missing, { field, codes }));
  else if (agrees && frames.at(-1)?.kind === "closing") {
    // All of the segment were counted just now.
    state.total = counted;
    frames.pop();
  }
}
