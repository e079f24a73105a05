import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Adresa, EkonomickySubjekt } from "ares-caais";
import type { SegmentFilter } from "ares-caais/jobs";
import { idsOf, read, seatsOf, sizeOf, type Asked, type FakeRegister, type Reading } from "./fake-register.ts";

const forms = ["101", "112", "121", "302", "706", "999"];
/** So many that one search cannot ask for all. */
const unused = Array.from({ length: 120 }, (_, index) => String(800 + index));
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

function register(subjects: readonly EkonomickySubjekt[], page: number, groups = 6): FakeRegister {
  const numbered = subjects.map((one, index) => ({ ...one, icoId: String(10_000_000 + index * 10_000) }));
  return {
    subjects: numbered,
    groups,
    page,
    // One form and one office are in no list; most forms of the list nobody has.
    lists: { pravniForma: [...forms.slice(0, 5), ...unused], financniUrad: offices.slice(0, 2), czNace: activities },
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
    .record({ subjects: fc.array(one, { maxLength: 40, size: "max" }), page: fc.integer({ min: leastPage, max: 7 }) })
    .map(({ subjects, page }) => register(subjects, page));
const registers = registersOf(subject, 1);

const inTown: SegmentFilter = { sidlo: { kodObce: 1 } };
const alike = (count: number): EkonomickySubjekt[] =>
  Array.from({ length: count }, () => ({ pravniForma: "112", sidlo: { kodObce: 1, kodCastiObce: 10 } }));

const filters: fc.Arbitrary<SegmentFilter> = fc.oneof(
  fc.constant<SegmentFilter>({ sidlo: { kodObce: 1 } }),
  fc.constant<SegmentFilter>({ pravniForma: ["101", "112", "706"] }),
  fc.constant<SegmentFilter>({ pravniForma: ["112"] }),
  fc.constant<SegmentFilter>({ financniUrad: ["001", "002"] }),
  fc.constant<SegmentFilter>({ financniUrad: ["001"], sidlo: { kodObce: 2, kodCastiObce: 11 } }),
  fc.constant<SegmentFilter>({ czNace: ["46", "A"] }),
);

/** Whether a reading has all of its segment once, or names what it has not, and says which of both. */
function expectAll({ found, result }: Reading, expected: readonly string[]): void {
  expect(new Set(found).size).toBe(found.length);
  const all = new Set(expected);
  expect(found.filter((id) => !all.has(id))).toEqual([]);
  expect(result).toMatchObject({ found: found.length, total: expected.length, totalAtStart: expected.length });
  const missing = expected.length - found.length;
  // Gaps at addresses may name a subject twice, as their searches may find one twice.
  const named = result.gaps.reduce((sum, { count }) => sum + count, 0);
  expect(missing === 0 ? named === 0 : named >= missing).toBe(true);
  expect(result.complete).toBe(missing === 0);
}

describe("[JOB-09] searchAll", () => {
  it("finds every subject of any register once or counts it in its gaps, and is complete only with all", async () => {
    const property = fc.asyncProperty(registers, filters, async (given, filter) => {
      expectAll(await read(given, filter), idsOf(given, filter));
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it("names a house with more subjects than a search returns when nothing else distinguishes them", async () => {
    const place = { kodObce: 1, kodCastiObce: 10, kodUlice: 100, cisloDomovni: 1 };
    const crowded = Array.from({ length: 20 }, () => ({ pravniForma: "112", financniUrad: "001", sidlo: place }));
    const lists = { pravniForma: forms, financniUrad: offices, czNace: [] };
    const given = { ...register(crowded, 5), lists, addresses: [place] };
    const asked: string[] = [];
    const { found, result } = await read(given, inTown, { meanwhile: (_, { kind }) => asked.push(kind) });
    expect(found).toEqual([]);
    // At the municipality, its part and the street; no address is narrower than a house.
    expect(asked.filter((kind) => kind === "addresses")).toHaveLength(3);
    const filter = { pravniForma: ["112"], financniUrad: ["001"], sidlo: place };
    expect(result).toMatchObject({ complete: false, gaps: [{ filter, count: 20 * sizeOf(given) }] });
  });

  const company: EkonomickySubjekt = { pravniForma: "112", financniUrad: "001" };

  it("finds subjects without codes of an address by their activities", async () => {
    const czNace = Array.from({ length: 20 }, (_, index) => String(10 + index));
    const subjects = czNace.map((code) => ({ ...company, czNace: [code] }));
    const given = register(subjects, 5);
    const { found, result } = await read({ ...given, lists: { ...given.lists, czNace } }, {});
    expectAll({ found, result }, idsOf(given, {}));
    expect(result.complete).toBe(true);
  });

  it("finds subjects at places that others have left", async () => {
    const places = Array.from({ length: 4 }, (_, index) => ({ kodObce: 1, kodCastiObce: 10, kodUlice: 100 + index }));
    const movers = places.map((sidlo) => ({
      ...{ ...company, sidlo: { kodObce: 2 } },
      dalsiUdaje: [{ datovyZdroj: "vr", sidlo: [{ sidlo }] }],
    }));
    const stayers = Array.from({ length: 20 }, (_, index) => ({
      ...company,
      // The more frequent form is searched later.
      pravniForma: "101",
      sidlo: places[index % 4] ?? {},
    }));
    const given = { ...register([...movers, ...stayers], 5), addresses: [] };
    const { found, result } = await read(given, inTown);
    expectAll({ found, result }, idsOf(given, inTown));
    expect(result.complete).toBe(true);
  });

  it("finds every subject once or reports the gap when a refusal does not state the number of matches", async () => {
    const property = fc.asyncProperty(registersOf(described, 1), filters, async (given, filter) => {
      const { found, result } = await read({ ...given, isSilent: true }, filter, { resume: true });
      const expected = idsOf(given, filter);
      expect(new Set(found).size).toBe(found.length);
      if (result.unproven.length === 0) expect([...found].sort()).toEqual(expected);
      expect(result.ended).toBe(true);
      expect(result.complete).toBe(expected.length <= 1000);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  // The segment has two legal forms; each alone is one search, whose pages come.
  const isOfAll = ({ filter: { pravniForma = [] } }: Asked): boolean => pravniForma.length === 2;

  it.each<[total: string, isCounted: (asked: Asked) => boolean, gaps: number]>([
    ["at the end", (asked) => isOfAll(asked) && asked.totalAlone, 0],
    ["at the beginning", (asked) => isOfAll(asked) && !asked.totalAlone, 0],
    ["at the end and the beginning", isOfAll, 0],
    ["of one search, which it names", ({ filter }) => filter.pravniForma?.join() === "101", 1],
  ])("does not claim to be complete when the total %s differs from what it found", async (_total, isCounted, gaps) => {
    const given = register(
      Array.from({ length: 12 }, (_, index) => ({ pravniForma: index < 5 ? "101" : "112" })),
      6,
      7,
    );
    const filter = { pravniForma: ["101", "112"] };
    const found = 12 * sizeOf(given);
    expect((await read(given, filter)).result).toMatchObject({ complete: true, found, total: found });
    // As if there were one more, whom nobody has shown.
    const { result } = await read(given, filter, {
      alter: (page, asked) => ({ ...page, pocetCelkem: page.pocetCelkem + (isCounted(asked) ? 1 : 0) }),
    });
    expect(result).toMatchObject({ ended: true, complete: false, found });
    const named = Array.from({ length: gaps }, () => ({ filter: { pravniForma: ["101"] }, count: 1 }));
    expect(result.gaps).toEqual(named);
  });
});

describe("[JOB-10] searchAll", () => {
  it("resumes from the JSON of its cursor at every request: the same subjects in the same order", async () => {
    const property = fc.asyncProperty(registers, filters, async (given, filter) => {
      const resumed = await read(given, filter, { resume: true });
      expectAll(resumed, idsOf(given, filter));
      expect(resumed.found).toEqual((await read(given, filter)).found);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  /** Reads a segment while groups appear and vanish; who was there all the time and was not found is lost. */
  async function readChanging(given: FakeRegister, filter: SegmentFilter, changes: readonly Change[]) {
    const { subjects } = given;
    const changed = new Set<string>();
    const reading = await read(given, filter, {
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
          const icoId = String(Number(like.icoId) - 1000 * (1 + (number % 9)));
          if (subjects.some((one) => one.icoId === icoId) || changed.has(icoId)) continue;
          changed.add(icoId);
          subjects.push({ ...like, icoId });
        }
      },
    });
    const found = new Set(reading.found);
    const stable = { ...given, subjects: subjects.filter(({ icoId = "" }) => !changed.has(icoId)) };
    return { ...reading, lost: idsOf(stable, filter).filter((id) => !found.has(id)) };
  }

  it.each<[what: string, one: fc.Arbitrary<EkonomickySubjekt>, isSure: (result: Reading["result"]) => boolean]>([
    ["finds who is there all the time while others appear and vanish", described, ({ gaps }) => gaps.length === 0],
    ["is not complete when the register was another at the end", subject, ({ complete }) => complete],
  ])("%s", async (_what, one, isSure) => {
    // Pages of one group cannot overlap.
    const property = fc.asyncProperty(registersOf(one, 2), filters, changesOf, async (given, filter, changes) => {
      const { found, lost, result } = await readChanging(given, filter, changes);
      expect(new Set(found).size).toBe(found.length);
      if (isSure(result)) expect(lost).toEqual([]);
    });
    // Always the same: who comes can make up for who went, which no total tells.
    await fc.assert(property, { numRuns: 100, seed: 17 });
  });

  it.each([
    { replaced: false, resume: false },
    { replaced: true, resume: false },
    { replaced: true, resume: true },
  ])("restarts a search when a subject before the page has vanished: %j", async ({ replaced, resume }) => {
    const given = register(alike(6), 3);
    const { found, result } = await read(given, inTown, {
      resume,
      meanwhile: (request) => {
        if (request !== 1) return;
        const last = given.subjects.at(-1);
        given.subjects.shift();
        // One at the end keeps the total what it was.
        if (replaced) given.subjects.push({ ...last, icoId: "90000000" });
      },
    });
    expect(found).toEqual(expect.arrayContaining(idsOf(given, {})));
    expect(new Set(found).size).toBe(found.length);
    expect(result.restarts).toBe(1);
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

  it("finds a subject without a legal form although another appears between the counts that would show it", async () => {
    const given = withFormless();
    const { subjects } = given;
    const formless = subjects.at(-1)?.icoId;
    const like = subjects[0];
    let step = 0;
    const { found, result } = await read(given, inTown, {
      meanwhile: (request, { kind, filter, totalAlone }) => {
        if (kind !== "search") return;
        const isPart = filter.pravniForma !== undefined;
        if (step === 0 && request === 3) subjects.push({ ...like, icoId: "10001000" });
        else if (step === 1 && totalAlone && isPart) subjects.unshift({ ...like, icoId: "90000000" });
        else if (step === 2 && totalAlone && !isPart) subjects.splice(0, 2);
        else return;
        step += 1;
      },
    });
    expect(step).toBe(3);
    expect(found).toContain(formless);
    expect(result.complete).toBe(false);
  });

  it.each([false, true])(
    "ends although a subject appears before every count and disappears after it, resumed: %j",
    async (resume) => {
      const given = withFormless();
      const { subjects } = given;
      const passing = { ...subjects[0], icoId: "90000000" };
      let counts = 0;
      const { result } = await read(given, inTown, {
        resume,
        meanwhile: (_, { kind, filter, totalAlone }) => {
          if (kind !== "search" || !totalAlone) return;
          const isThere = subjects.at(-1)?.icoId === passing.icoId;
          const isCountOfAll = filter.pravniForma === undefined;
          if (isCountOfAll) counts += 1;
          // Before every other count of all, so that no two agree.
          if (isCountOfAll && counts % 2 === 1 && !isThere) subjects.push(passing);
          else if (isThere && !(isCountOfAll && counts % 2 === 1)) subjects.pop();
        },
      });
      expect(result.requests).toBeLessThan(200);
      expect(result).toMatchObject({ complete: false, unproven: [{ sidlo: { kodObce: 1 } }] });
    },
  );

  it.each([false, true])("names a search with repeated pages as a gap, resumed: %j", async (resume) => {
    const given = register(alike(60), 6, 100);
    const { found, result } = await read(given, inTown, {
      resume,
      meanwhile: (request) => {
        if (request > 0) given.subjects.splice(0, 2);
      },
    });
    expect(idsOf(given, inTown).filter((id) => !found.includes(id))).not.toEqual([]);
    expect(result.unproven).toContainEqual(inTown);
    expect(result.complete).toBe(false);
  });

  it("does not count a vanished subject for an existing one", async () => {
    const given = register(alike(20), 6, 100);
    const { result } = await read(given, inTown, {
      meanwhile: (request) => {
        // Another page is read anew, then the service has less than it says.
        if (request === 1) given.subjects.splice(0, 3);
        if (request === 4) given.subjects.splice(-2, 2, ...given.subjects.slice(0, 2));
      },
    });
    expect(result.gaps).not.toEqual([]);
  });

  it("yields a subject once that changes its legal form meanwhile", async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      pravniForma: ["101", "112", "121"][index % 3] ?? "101",
      sidlo: { kodObce: 1, kodCastiObce: index },
    }));
    const given = register(many, 5, 10);
    const changed = new Set<string>();
    const { found } = await read(given, inTown, {
      meanwhile: (_, { filter }) => {
        // One of the rarer forms, which were asked for before, gets the form that is asked for now.
        const asked = filter.pravniForma ?? [];
        if (!asked.includes("101") || asked.includes("121") || changed.size > 0) return;
        const at = given.subjects.findIndex(({ pravniForma }) => pravniForma === "121");
        changed.add(given.subjects[at]?.icoId ?? "");
        given.subjects[at] = { ...given.subjects[at], pravniForma: "101" };
      },
    });
    expect(changed.size).toBe(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it("restarts a search once only when the service repeats its answer", async () => {
    const given = register(alike(20), 6, 100);
    const oneTooMany = await read(given, inTown, {
      alter: (page) => ({ ...page, pocetCelkem: page.pocetCelkem + 1 }),
    });
    expect(oneTooMany.result).toMatchObject({ restarts: 1, gaps: [{ filter: inTown, count: 1 }] });
    let first: EkonomickySubjekt[] | undefined;
    const fromTheBeginning = await read(given, inTown, {
      alter: (page) => ({ ...page, ekonomickeSubjekty: (first ??= [...page.ekonomickeSubjekty]) }),
    });
    expect(fromTheBeginning.result).toMatchObject({ restarts: 1, complete: false });
  });
});
