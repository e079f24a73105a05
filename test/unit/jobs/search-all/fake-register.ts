import type { Adresa, EkonomickySubjekt } from "../../../../generated/registry-types.gen.ts";
import { newState, type Outcome, type PlanState, type Question } from "../../../../src/jobs/search-all/plan-state.ts";
import { SegmentPlan } from "../../../../src/jobs/search-all/segment-plan.ts";
import { readCursor, writeCursor } from "../../../../src/jobs/search-all/cursor.ts";
import type { SegmentFilter } from "../../../../src/jobs/search-all/frames.ts";
import type { Place } from "../../../../src/jobs/search-all/places.ts";

/** A register of a few subjects, which answers at most `cap` matches and `page` on a page. */
export interface FakeRegister {
  readonly subjects: EkonomickySubjekt[];
  readonly cap: number;
  readonly page: number;
  /** Codes that its lists have; others may be used. */
  readonly lists: Readonly<Record<"pravniForma" | "financniUrad" | "czNace", readonly string[]>>;
  /** Addresses that it knows in their standardized form. */
  readonly addresses: readonly Place[];
}

/** The addresses that the filter of the seat sees. */
export function seatsOf({ sidlo, dalsiUdaje = [] }: EkonomickySubjekt): Adresa[] {
  const former = dalsiUdaje.flatMap(({ sidlo: seats = [] }) => seats.flatMap((seat) => seat.sidlo ?? []));
  return sidlo === undefined ? former : [sidlo, ...former];
}

export function fits(subject: EkonomickySubjekt, filter: SegmentFilter): boolean {
  const has = (wanted: readonly string[] | undefined, values: readonly (string | undefined)[]): boolean =>
    wanted === undefined || values.some((value) => value !== undefined && wanted.includes(value));
  const seat = Object.entries(filter.sidlo ?? {});
  return (
    has(filter.pravniForma, [subject.pravniForma]) &&
    has(filter.financniUrad, [subject.financniUrad]) &&
    has(filter.czNace, subject.czNace ?? []) &&
    (seat.length === 0 ||
      seatsOf(subject).some((address) =>
        seat.every(([name, value]) => new Map<string, unknown>(Object.entries(address)).get(name) === value),
      ))
  );
}

export function answerOf(register: FakeRegister, question: Question): Outcome {
  const { cap, page, lists, addresses } = register;
  if (question.kind === "codes") return { kind: "codes", codes: lists[question.field] };
  if (question.kind === "addresses") {
    const place = Object.entries(question.place);
    const found = addresses.filter((address) =>
      place.every(([level, code]) => new Map(Object.entries(address)).get(level) === code),
    );
    if (found.length > cap) return { kind: "too many", matches: found.length };
    return { kind: "addresses", total: found.length, places: found.slice(question.start, question.start + page) };
  }
  const found = register.subjects
    .filter((subject) => fits(subject, question.filter))
    .sort((one, other) => ((one.icoId ?? "") < (other.icoId ?? "") ? -1 : 1));
  if (found.length > cap) return { kind: "too many", matches: found.length };
  const size = question.totalAlone ? 1 : page;
  return { kind: "page", total: found.length, items: found.slice(question.start, question.start + size) };
}

/** How a segment was read. */
export interface Reading {
  readonly found: readonly string[];
  readonly state: PlanState;
  readonly requests: number;
}

/**
 * Reads a segment of a register.
 *
 * @param resume whether it stops after every request and goes on from the JSON of the cursor
 * @param meanwhile called before every request, with its number and what it asks
 */
export function read(
  register: FakeRegister,
  filter: SegmentFilter,
  {
    resume = false,
    meanwhile = () => undefined,
  }: { resume?: boolean; meanwhile?: (request: number, question: Question) => void } = {},
): Reading {
  const limits = { cap: register.cap, values: 4 };
  let state = newState(filter);
  let plan = new SegmentPlan(state, limits);
  const found: string[] = [];
  let requests = 0;
  for (let question = plan.question(); question !== undefined; question = plan.question()) {
    meanwhile(requests, question);
    requests += 1;
    if (requests > 20_000) throw new Error("the plan has no end");
    for (const { icoId = "" } of plan.answer(answerOf(register, question))) found.push(icoId);
    if (!resume) continue;
    const cursor: unknown = JSON.parse(JSON.stringify(writeCursor(filter, state, requests)));
    ({ state } = readCursor("searchAll", cursor, filter));
    plan = new SegmentPlan(state, limits);
  }
  return { found, state, requests };
}
