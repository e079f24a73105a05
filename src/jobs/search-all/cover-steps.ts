import type { PartLimits } from "./code-parts.ts";
import { cellOf, levels, type Cover } from "./frames.ts";
import { nameOf, nextCode } from "./places.ts";
import { totalOf, type Outcome, type PlanState, type Question } from "./plan-state.ts";

/** What a cover wants to know next; when that is nothing, the frames have changed. */
export function nextOfCover(state: PlanState, limits: PartLimits, cover: Cover): Question | undefined {
  const { frames, places } = state;
  const { filter, asked } = cover;
  const outermost = frames.find((frame) => frame.kind === "cover");
  if (outermost?.without !== undefined && outermost.ids.size >= outermost.total) {
    endCover(state, cover);
    return undefined;
  }
  // Likely codes are asked for also when as many are found as there should be: some of these may have come since.
  const isMissing = cover.ids.size < cover.total;
  const [likely, others] = places.next(filter);
  const code = [...likely, ...(isMissing ? [...others, ...cover.further] : [])].find((one) => !asked.has(nameOf(one)));
  if (code !== undefined) {
    asked.add(nameOf(code));
    frames.push(cellOf({ ...filter, sidlo: { ...filter.sidlo, [code.level]: code.code } }));
    return undefined;
  }
  // Who has come since may stand in for one whose code is not known yet.
  if (cover.checked === "no") return { kind: "search", filter, start: 0, totalAlone: true };
  if (!isMissing) {
    endCover(state, cover);
    return undefined;
  }
  const { sidlo = {} } = filter;
  const place = Object.fromEntries(
    levels.flatMap((level) => (sidlo[level] === undefined ? [] : [[level, sidlo[level]]])),
  );
  // Of a whole municipality there are more addresses than one search gives, if subjects are that many.
  const isSmall = sidlo.kodCastiObce !== undefined || sidlo.kodUlice !== undefined;
  const canNarrow = sidlo.cisloDomovni === undefined && (isSmall || (sidlo.kodObce !== undefined && asked.size === 0));
  if (canNarrow && cover.addresses !== undefined) return { kind: "addresses", place, start: cover.addresses };
  if (cover.activities === undefined) {
    if (filter.czNace === undefined) return { kind: "codes", field: "czNace" };
    cover.activities = filter.czNace.length > 1 ? listsOf(limits, filter.czNace) : [];
  }
  const czNace = cover.activities.pop();
  if (czNace === undefined && cover.checked === "known") return { kind: "search", filter, start: 0, totalAlone: true };
  if (czNace === undefined) {
    endCover(state, cover);
    return undefined;
  }
  frames.push(cellOf({ ...filter, czNace: [...czNace] }));
  return undefined;
}

/** Takes the answer to the question of a cover. */
export function readCover(limits: PartLimits, cover: Cover, question: Question | undefined, outcome: Outcome): void {
  if (outcome.kind === "codes") {
    const valid = outcome.codes.filter((code) => /^\w{1,5}$/.test(code));
    cover.activities = listsOf(limits, valid);
  }
  if (question?.kind === "search") {
    cover.total = totalOf(outcome);
    cover.checked = cover.checked === "no" ? "known" : "end";
  } else if (outcome.kind === "too many") cover.addresses = undefined;
  if (outcome.kind !== "addresses") return;
  const { total, places } = outcome;
  const codes = places.flatMap((place) => nextCode(cover.filter, place) ?? []);
  const known = new Map([...cover.further, ...codes].map((code) => [nameOf(code), code]));
  cover.further = [...known.values()];
  const next = (cover.addresses ?? 0) + places.length;
  cover.addresses = places.length > 0 && next < total ? next : undefined;
}

/** Lists that a filter takes, two at least: one of all would find too much again. */
function listsOf(limits: PartLimits, codes: readonly string[]): (readonly string[])[] {
  const size = Math.max(1, Math.min(limits.values, Math.ceil(codes.length / 2)));
  return Array.from({ length: Math.ceil(codes.length / size) }, (_, index) =>
    codes.slice(index * size, (index + 1) * size),
  );
}

function endCover(state: PlanState, cover: Cover): void {
  const { frames, gaps } = state;
  frames.pop();
  const missing = cover.total - cover.ids.size;
  const outer = frames.findLast((frame) => frame.kind === "cover");
  if (missing <= 0) return;
  const known = cover.gaps.reduce((sum, { count }) => sum + count, 0);
  const rest = missing > known ? [{ filter: cover.filter, count: missing - known }] : [];
  (outer?.gaps ?? gaps).push(...cover.gaps, ...rest);
}
