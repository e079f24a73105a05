import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Adresa, EkonomickySubjekt } from "../../../../generated/registry-types.gen.ts";
import type { SegmentFilter } from "../../../../src/jobs/search-all/frames.ts";
import {
  isComplete,
  newState,
  type Outcome,
  type PlanState,
  type Question,
} from "../../../../src/jobs/search-all/plan-state.ts";
import { SegmentPlan } from "../../../../src/jobs/search-all/segment-plan.ts";
import { answerOf, fits, read, seatsOf, type FakeRegister, type Reading } from "./fake-register.ts";

const forms = ["101", "112", "121", "302", "706", "999"];
const offices = ["001", "002", "003"];
const activities = ["A", "46", "620"];

/** Codes of a seat; what is left out is not standardized. */
const seat: fc.Arbitrary<Adresa> = fc.record(
  {
    kodObce: fc.constantFrom(1, 2),
    kodCastiObce: fc.constantFrom(10, 11, 12),
    kodUlice: fc.constantFrom(100, 101, 102),
    cisloDomovni: fc.constantFrom(1, 2, 3),
  },
  { requiredKeys: ["kodObce"] },
);

/** One that may lack a form, an office, activities and parts of its seat, and may have moved. */
const subject: fc.Arbitrary<EkonomickySubjekt> = fc
  .record(
    {
      pravniForma: fc.constantFrom(...forms),
      financniUrad: fc.constantFrom(...offices),
      czNace: fc.uniqueArray(fc.constantFrom(...activities), { maxLength: 2 }),
      sidlo: seat,
      former: seat,
    },
    { requiredKeys: ["sidlo"] },
  )
  .map(({ former, ...record }) => ({
    ...record,
    ...(former === undefined ? {} : { dalsiUdaje: [{ datovyZdroj: "vr", sidlo: [{ sidlo: former }] }] }),
  }));

function register(subjects: readonly EkonomickySubjekt[], page: number, cap = 6): FakeRegister {
  const numbered = subjects.map((one, index) => ({ ...one, icoId: String(10_000_000 + index * 10) }));
  return {
    subjects: numbered,
    cap,
    page,
    // One form and one office are in no list.
    lists: { pravniForma: forms.slice(0, 5), financniUrad: offices.slice(0, 2), czNace: activities },
    addresses: numbered.flatMap(seatsOf).filter((_, index) => index % 3 !== 0),
  };
}

/** One of whom all is known, so that every dimension finds it. */
const described: fc.Arbitrary<EkonomickySubjekt> = fc.record({
  pravniForma: fc.constantFrom(...forms.slice(0, 5)),
  financniUrad: fc.constantFrom(...offices.slice(0, 2)),
  czNace: fc.constantFrom(["A"], ["46"], ["620", "A"]),
  sidlo: fc.record({
    kodObce: fc.constantFrom(1, 2),
    kodCastiObce: fc.constantFrom(10, 11, 12),
    kodUlice: fc.constantFrom(100, 101, 102),
    cisloDomovni: fc.constantFrom(1, 2, 3),
  }),
});

interface Change {
  readonly request: number;
  readonly where: number;
  readonly kind: "appear" | "vanish";
}

const changesOf: fc.Arbitrary<Change[]> = fc.array(
  fc.record({ request: fc.nat(40), where: fc.nat(59), kind: fc.constantFrom("appear" as const, "vanish" as const) }),
  { maxLength: 12, size: "max" },
);

const registersOf = (one: fc.Arbitrary<EkonomickySubjekt>, leastPage: number): fc.Arbitrary<FakeRegister> =>
  fc
    .record({ subjects: fc.array(one, { maxLength: 60, size: "max" }), page: fc.integer({ min: leastPage, max: 7 }) })
    .map(({ subjects, page }) => register(subjects, page));
const registers = registersOf(subject, 1);

const filters: fc.Arbitrary<SegmentFilter> = fc.oneof(
  fc.constant<SegmentFilter>({ sidlo: { kodObce: 1 } }),
  fc.constant<SegmentFilter>({ pravniForma: ["101", "112", "706"] }),
  fc.constant<SegmentFilter>({ pravniForma: ["112"] }),
  fc.constant<SegmentFilter>({ financniUrad: ["001", "002"] }),
  fc.constant<SegmentFilter>({ financniUrad: ["001"], sidlo: { kodObce: 2, kodCastiObce: 11 } }),
  fc.constant<SegmentFilter>({ czNace: ["46", "A"] }),
);

function idsOf(subjects: readonly EkonomickySubjekt[], filter: SegmentFilter): string[] {
  return subjects
    .filter((one) => fits(one, filter))
    .map(({ icoId = "" }) => icoId)
    .sort();
}

/** Whether a reading has all of its segment once, or names what it has not. */
function expectAll({ found, state }: Reading, expected: readonly string[]): void {
  expect(new Set(found).size).toBe(found.length);
  expect(expected).toEqual(expect.arrayContaining([...found]));
  expect(state.total).toBe(expected.length);
  const missing = expected.length - found.length;
  // Gaps at addresses may name a subject twice, as their searches may find one twice.
  const named = state.gaps.reduce((sum, { count }) => sum + count, 0);
  expect(missing === 0 ? named === 0 : named >= missing).toBe(true);
}

describe("[JOB-09] the plan of a segment", () => {
  it("finds every subject of any register once, or names as many in its gaps", () => {
    fc.assert(
      fc.property(registers, filters, (given, filter) => {
        expectAll(read(given, filter), idsOf(given.subjects, filter));
      }),
      { numRuns: 300 },
    );
  });
});

describe("[JOB-10] the plan of a segment", () => {
  it("goes on from the JSON of its cursor at every request: nothing lost, nothing twice", () => {
    fc.assert(
      fc.property(registers, filters, (given, filter) => {
        expectAll(read(given, filter, { resume: true }), idsOf(given.subjects, filter));
      }),
      { numRuns: 60 },
    );
  });

  /** Reads a segment while subjects appear and vanish; who was there all the time and was not found is lost. */
  function readChanging(given: FakeRegister, filter: SegmentFilter, changes: readonly Change[]) {
    const { subjects } = given;
    const changed = new Set<string>();
    const reading = read(given, filter, {
      meanwhile: (request) => {
        for (const [number, { where, kind }] of changes.filter((change) => change.request === request).entries()) {
          const at = where % Math.max(1, subjects.length);
          const like = subjects[at];
          if (like === undefined) continue;
          if (kind === "vanish") {
            changed.add(like.icoId ?? "");
            subjects.splice(at, 1);
            continue;
          }
          // One like another, before it in the order.
          const icoId = String(Number(like.icoId) - 1 - (number % 9));
          if (subjects.some((one) => one.icoId === icoId) || changed.has(icoId)) continue;
          changed.add(icoId);
          subjects.push({ ...like, icoId });
        }
      },
    });
    const lost = idsOf(subjects, filter).filter((id) => !changed.has(id) && !reading.found.includes(id));
    return { ...reading, lost };
  }

  it("finds who is there all the time, once, while others appear and vanish", () => {
    // Pages of one subject cannot overlap.
    fc.assert(
      fc.property(registersOf(described, 2), filters, changesOf, (given, filter, changes) => {
        const { found, lost, state } = readChanging(given, filter, changes);
        expect(new Set(found).size).toBe(found.length);
        if (state.gaps.length === 0) expect(lost).toEqual([]);
      }),
      // Always the same: who comes can make up for who went, which no total tells.
      { numRuns: 300, seed: 17 },
    );
  });

  it("does not say that it is complete when the register was another at the end", () => {
    fc.assert(
      fc.property(registersOf(subject, 2), filters, changesOf, (given, filter, changes) => {
        const { found, lost, state } = readChanging(given, filter, changes);
        expect(new Set(found).size).toBe(found.length);
        if (isComplete(state)) expect(lost).toEqual([]);
      }),
      // Always the same: who comes can make up for who went, which no total tells.
      { numRuns: 300, seed: 17 },
    );
  });
});

describe("the plan of a segment", () => {
  it("names the house where more subjects are than a search gives, when nothing else tells them apart", () => {
    const crowded = Array.from({ length: 20 }, () => ({
      pravniForma: "112",
      financniUrad: "001",
      sidlo: { kodObce: 1, kodCastiObce: 10, kodUlice: 100, cisloDomovni: 1 },
    }));
    const filter = { sidlo: { kodObce: 1 } };
    const place = { kodObce: 1, kodCastiObce: 10, kodUlice: 100, cisloDomovni: 1 };
    const given = {
      ...register(crowded, 5),
      lists: { pravniForma: forms, financniUrad: offices, czNace: [] },
      addresses: [place],
    };
    const { found, state } = read(given, filter);
    expect(found).toEqual([]);
    expect(state.gaps).toEqual([{ filter: { pravniForma: ["112"], financniUrad: ["001"], sidlo: place }, count: 20 }]);
  });

  it("[JOB-10] reads a search anew when somebody before the page has vanished, or has made room for another", () => {
    const place = { kodObce: 1, kodCastiObce: 10 };
    for (const replaced of [false, true]) {
      const given = register(
        Array.from({ length: 6 }, () => ({ pravniForma: "112", sidlo: place })),
        3,
      );
      const last = given.subjects.at(-1);
      const { found, state } = read(
        given,
        { sidlo: { kodObce: 1 } },
        {
          meanwhile: (request) => {
            if (request !== 1) return;
            given.subjects.shift();
            // One at the end keeps the total what it was.
            if (replaced) given.subjects.push({ ...last, icoId: "99999999" });
          },
        },
      );
      expect(found).toEqual(expect.arrayContaining(given.subjects.map(({ icoId }) => icoId)));
      expect(new Set(found).size).toBe(found.length);
      expect(state.restarts).toBe(1);
    }
  });

  /** Fifteen of three forms, and one of none. */
  const withFormless = (): FakeRegister =>
    register(
      [
        ...Array.from({ length: 15 }, (_, index) => ({
          pravniForma: ["101", "112", "121"][index % 3] ?? "101",
          financniUrad: "001",
          sidlo: { kodObce: 1, kodCastiObce: 10 + (index % 2) },
        })),
        { financniUrad: "001", sidlo: { kodObce: 1, kodCastiObce: 10 } },
      ],
      5,
      10,
    );

  it("[JOB-10] finds one without a form though another appears between the counts that would show it", () => {
    const given = withFormless();
    const { subjects } = given;
    const formless = subjects.at(-1)?.icoId;
    const like = subjects[0];
    let step = 0;
    const { found, state } = read(
      given,
      { sidlo: { kodObce: 1 } },
      {
        meanwhile: (request, question) => {
          if (question.kind !== "search") return;
          const { filter, totalAlone } = question;
          const isPart = filter.pravniForma !== undefined;
          if (step === 0 && request === 3) subjects.push({ ...like, icoId: "10000001" });
          else if (step === 1 && totalAlone && isPart) subjects.unshift({ ...like, icoId: "99999999" });
          else if (step === 2 && totalAlone && !isPart) subjects.splice(0, 2);
          else return;
          step += 1;
        },
      },
    );
    expect(step).toBe(3);
    expect(found).toContain(formless);
    expect(isComplete(state)).toBe(false);
  });

  it.each([false, true])(
    "[JOB-10] ends though one appears before every count of all and goes before the others, resumed: %j",
    (resume) => {
      const given = withFormless();
      const { subjects } = given;
      const passing = { ...subjects[0], icoId: "99999999" };
      let counts = 0;
      const { state, requests } = read(
        given,
        { sidlo: { kodObce: 1 } },
        {
          resume,
          meanwhile: (_, question) => {
            if (question.kind !== "search" || !question.totalAlone) return;
            const isThere = subjects.at(-1)?.icoId === passing.icoId;
            const isCountOfAll = question.filter.pravniForma === undefined;
            if (isCountOfAll) counts += 1;
            // Before every other count of all, so that no two agree.
            if (isCountOfAll && counts % 2 === 1 && !isThere) subjects.push(passing);
            else if (isThere && !(isCountOfAll && counts % 2 === 1)) subjects.pop();
          },
        },
      );
      expect(requests).toBeLessThan(200);
      expect(state.unproven).toEqual([{ sidlo: { kodObce: 1 } }]);
      expect(isComplete(state)).toBe(false);
    },
  );

  const alike = (count: number): EkonomickySubjekt[] =>
    Array.from({ length: count }, () => ({ pravniForma: "112", sidlo: { kodObce: 1, kodCastiObce: 10 } }));

  it.each([false, true])(
    "[JOB-10] names a search whose pages never went on as one that proves nothing, resumed: %j",
    (resume) => {
      const filter = { sidlo: { kodObce: 1 } };
      const given = register(alike(60), 6, 100);
      const { found, state } = read(given, filter, {
        resume,
        meanwhile: (request) => {
          if (request > 0) given.subjects.splice(0, 2);
        },
      });
      const lost = idsOf(given.subjects, filter).filter((id) => !found.includes(id));
      expect(lost).not.toEqual([]);
      expect(state.unproven).toContainEqual(filter);
      expect(isComplete(state)).toBe(false);
    },
  );

  it("[JOB-10] counts nobody who has vanished for one who is there", () => {
    const given = register(alike(20), 6, 100);
    const { state } = read(
      given,
      { sidlo: { kodObce: 1 } },
      {
        meanwhile: (request) => {
          // Another page is read anew, then the service has less than it says.
          if (request === 1) given.subjects.splice(0, 3);
          if (request === 4) given.subjects.splice(-2, 2, ...given.subjects.slice(0, 2));
        },
      },
    );
    expect(state.gaps).not.toEqual([]);
  });

  it("[JOB-10] hands nobody over twice who changes the legal form on the way", () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      pravniForma: ["101", "112", "121"][index % 3] ?? "101",
      sidlo: { kodObce: 1, kodCastiObce: index },
    }));
    const given = register(many, 5, 10);
    const changed = new Set<string>();
    const { found } = read(
      given,
      { sidlo: { kodObce: 1 } },
      {
        meanwhile: (_, question) => {
          // One of the rarer forms, which were asked for before, gets the form that is asked for now.
          const asked = (question.kind === "search" ? question.filter.pravniForma : undefined) ?? [];
          if (!asked.includes("101") || asked.includes("121") || changed.size > 0) return;
          const at = given.subjects.findIndex(({ pravniForma }) => pravniForma === "121");
          changed.add(given.subjects[at]?.icoId ?? "");
          given.subjects[at] = { ...given.subjects[at], pravniForma: "101" };
        },
      },
    );
    expect(changed.size).toBe(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it("reads a search anew once only when the service answers the same again", () => {
    const filter = { sidlo: { kodObce: 1 } };
    const given = register(alike(20), 6, 100);
    const plan = (answer: (question: Question) => Outcome): PlanState => {
      const state = newState(filter);
      const made = new SegmentPlan(state, { cap: 100, values: 4 });
      for (let question = made.question(); question !== undefined; question = made.question())
        made.answer(answer(question));
      return state;
    };
    const oneTooMany = plan((question) => {
      const outcome = answerOf(given, question);
      return outcome.kind === "page" ? { ...outcome, total: outcome.total + 1 } : outcome;
    });
    expect(oneTooMany.restarts).toBe(1);
    expect(oneTooMany.gaps).toEqual([{ filter, count: 1 }]);
    const fromTheBeginning = plan((question) =>
      answerOf(given, question.kind === "search" ? { ...question, start: 0 } : question),
    );
    expect(fromTheBeginning.restarts).toBe(1);
    expect(isComplete(fromTheBeginning)).toBe(false);
  });

  it("asks no list of codes for the caller's own, and halves that", () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      pravniForma: index < 10 ? "101" : "112",
      sidlo: { kodObce: 1, kodCastiObce: index },
    }));
    const given = register(many, 5, 10);
    const asked: string[] = [];
    const { found } = read(
      new Proxy(given, {
        get: (target, name) => {
          if (name === "lists") asked.push("list");
          return Reflect.get(target, name) as unknown;
        },
      }),
      { pravniForma: ["101", "112"] },
    );
    expect(found).toHaveLength(20);
    expect(answerOf(given, { kind: "codes", field: "pravniForma" })).toMatchObject({ kind: "codes" });
  });
});
