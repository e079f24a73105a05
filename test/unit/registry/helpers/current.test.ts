import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InvalidInputError, type AngazmaClenstviVr, type AngazmaOsobaVr, type OrganVr } from "ares-caais";
import { currentEntries, currentMembers } from "ares-caais/registry";
import { readYaml } from "../../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly refusedDays: readonly string[];
  readonly endingOnADay: readonly [what: string, clenstvi: AngazmaClenstviVr][];
};

/** A member entered on a day, with the dates of the office. */
function member(datumZapisu: string, clenstvi?: AngazmaClenstviVr, datumVymazu?: string): AngazmaOsobaVr {
  return {
    datumZapisu,
    ...(datumVymazu !== undefined && { datumVymazu }),
    typAngazma: "STATUTARNI_ORGAN_CLEN",
    ...(clenstvi !== undefined && { clenstvi }),
  };
}

function body(...clenoveOrganu: AngazmaOsobaVr[]): OrganVr {
  return { datumZapisu: "2000-01-01", clenoveOrganu };
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const names = freeze([
  { datumZapisu: "2023-04-17", hodnota: "third" },
  { datumZapisu: "2022-12-01", datumVymazu: "2023-04-17", hodnota: "second" },
  { datumZapisu: "2022-11-25", datumVymazu: "2022-12-01", hodnota: "first" },
]);

const isoDate = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);

describe("current", () => {
  it.each([
    ["2022-11-24", []],
    ["2022-11-25", ["first"]],
    ["2022-11-30", ["first"]],
    ["2022-12-01", ["second"]],
    ["2023-04-16", ["second"]],
    ["2023-04-17", ["third"]],
    ["9999-12-31", ["third"]],
  ])("returns for %s the version %j", (on, expected) => {
    expect(currentEntries(names, on).map(({ hodnota }) => hodnota)).toEqual(expected);
  });

  it("keeps the objects and their order in a new array, and changes nothing", () => {
    const entries = freeze([{ datumZapisu: "2020-01-01" }, { datumZapisu: "2010-01-01" }]);
    const found = currentEntries(entries, "2026-01-01");
    expect(found).not.toBe(entries);
    expect(found[0]).toBe(entries[0]);
    expect(found[1]).toBe(entries[1]);
  });

  it("ignores a version that was entered and deleted on one day", () => {
    const entries = [{ datumZapisu: "2021-04-23", datumVymazu: "2021-04-23" }];
    for (const on of ["2021-04-22", "2021-04-23", "2021-04-24"]) expect(currentEntries(entries, on)).toEqual([]);
  });

  it("treats missing dates as entered long ago and not deleted", () => {
    expect(currentEntries([{}], "1990-01-01")).toEqual([{}]);
    expect(currentEntries([{ datumVymazu: "2020-01-02" }], "2020-01-01")).toHaveLength(1);
    expect(currentEntries([{ datumVymazu: "2020-01-02" }], "2020-01-02")).toHaveLength(0);
  });

  it("returns nothing without entries", () => {
    expect(currentEntries(undefined, "2026-01-01")).toEqual([]);
    expect(currentEntries([], "2026-01-01")).toEqual([]);
    expect(currentEntries(undefined)).toEqual([]);
  });

  it.each(["2024-02-29", "2000-02-29", "2023-02-28", "2026-04-30", "2026-12-31", "1990-01-01"])(
    "accepts %s as a calendar date",
    (on) => {
      expect(currentEntries([{}], on)).toHaveLength(1);
    },
  );

  it.each(tables.refusedDays)("refuses %j as a day", (on) => {
    const message = `on must be a calendar date such as 2026-07-09, got ${JSON.stringify(on)}`;
    for (const ask of [() => currentEntries(undefined, on), () => currentMembers(undefined, on)]) {
      expect(ask).toThrow(InvalidInputError);
      expect(ask).toThrow(message);
    }
    expect(() => currentEntries([], on)).toThrow(/^currentEntries: on /);
    expect(() => currentMembers(body(), on)).toThrow(/^currentMembers: on /);
  });
});

describe("the default day", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["2026-07-08T21:59:59Z", "2026-07-08"],
    ["2026-07-08T22:00:00Z", "2026-07-09"],
    ["2026-01-14T22:59:59Z", "2026-01-14"],
    ["2026-01-14T23:00:00Z", "2026-01-15"],
    ["2025-12-31T23:30:00Z", "2026-01-01"],
  ])("equals at %s the day %s in Prague", (now, today) => {
    vi.setSystemTime(now);
    const [before, on, after] = [
      { datumZapisu: "1990-01-01", datumVymazu: today },
      { datumZapisu: today },
      { datumZapisu: `${today}x` },
    ];
    expect(currentEntries([before, on, after])).toEqual([on]);
    const lastDay = member("1990-01-01", { clenstvi: { zanikClenstvi: today } });
    const firstDay = member(today, { clenstvi: { vznikClenstvi: today } });
    const deleted = member("1990-01-01", {}, today);
    expect(currentMembers(body(lastDay, firstDay, deleted))).toEqual([lastDay, firstDay]);
  });
});

describe("currentMembers", () => {
  it("returns nothing without a body", () => {
    expect(currentMembers(undefined, "2026-01-01")).toEqual([]);
    expect(currentMembers({ nazevOrganu: "Jednatel" }, "2026-01-01")).toEqual([]);
    expect(currentMembers(body(), "2026-01-01")).toEqual([]);
  });

  it.each<[filled: string, clenstvi: AngazmaClenstviVr | undefined]>([
    ["nothing", undefined],
    ["an empty object", {}],
    ["empty objects", { clenstvi: {}, funkce: {} }],
    ["the name of the office", { funkce: { nazev: "Jednatel" } }],
    ["the beginnings", { clenstvi: { vznikClenstvi: "2020-01-01" }, funkce: { vznikFunkce: "2020-01-01" } }],
  ])("keeps the person as a member with %s filled in", (_filled, clenstvi) => {
    const person = member("2020-01-01", clenstvi);
    expect(currentMembers(body(person), "2026-01-01")).toEqual([person]);
  });

  it.each(tables.endingOnADay)(
    "%s that ends on a day includes that day, though the version stays in force",
    (_what, clenstvi) => {
      const organ = body(member("2020-01-01", clenstvi, "2024-06-17"));
      expect(currentMembers(organ, "2024-05-12")).toHaveLength(1);
      expect(currentMembers(organ, "2024-05-13")).toHaveLength(1);
      expect(currentMembers(organ, "2024-05-14")).toHaveLength(0);
      expect(currentEntries(organ.clenoveOrganu, "2024-05-14")).toHaveLength(1);
    },
  );

  it.each<[what: string, clenstvi: AngazmaClenstviVr]>([
    ["a membership", { clenstvi: { vznikClenstvi: "2026-03-01" } }],
    ["an office", { funkce: { vznikFunkce: "2026-03-01" } }],
  ])("%s with a future day starts on that day", (_what, clenstvi) => {
    const organ = body(member("2026-02-01", clenstvi));
    expect(currentMembers(organ, "2026-02-28")).toHaveLength(0);
    expect(currentMembers(organ, "2026-03-01")).toHaveLength(1);
  });

  it("returns a person once when the next version replaces a deleted one", () => {
    const clenstvi = { clenstvi: { vznikClenstvi: "2024-05-13" } };
    const former = member("2024-06-17", clenstvi, "2025-10-08");
    const latter = member("2025-10-08", { clenstvi: { ...clenstvi.clenstvi, zanikClenstvi: "2026-07-08" } });
    const organ = body(former, latter);
    expect(currentMembers(organ, "2024-06-16")).toEqual([]);
    expect(currentMembers(organ, "2025-10-07")).toEqual([former]);
    expect(currentMembers(organ, "2025-10-08")).toEqual([latter]);
    expect(currentMembers(organ, "2026-07-08")).toEqual([latter]);
    expect(currentMembers(organ, "2026-07-09")).toEqual([]);
  });

  it("keeps a chair who steps down as a member, also before the register enters the change", () => {
    const clenstvi = { vznikClenstvi: "2023-07-10" };
    const chair = member(
      "2023-07-12",
      { clenstvi, funkce: { vznikFunkce: "2023-07-10", zanikFunkce: "2026-07-10", nazev: "Předseda správní rady" } },
      "2026-07-22",
    );
    const plain = member("2026-07-22", { clenstvi, funkce: { nazev: "Člen správní rady" } });
    const organ = body(chair, plain);
    expect(currentMembers(organ, "2026-07-10")).toEqual([chair]);
    expect(currentMembers(organ, "2026-07-11")).toEqual([chair]);
    expect(currentMembers(organ, "2026-07-21")).toEqual([chair]);
    expect(currentMembers(organ, "2026-07-22")).toEqual([plain]);
  });

  it("keeps two entries in force as two members", () => {
    const [one, two] = [member("2020-01-01", {}), member("2021-01-01", {})];
    expect(currentMembers(body(one, two), "2026-01-01")).toEqual([one, two]);
  });

  it("returns nobody for a body that is not in force", () => {
    const organ: OrganVr = {
      datumZapisu: "2010-01-01",
      datumVymazu: "2020-01-01",
      clenoveOrganu: [member("2009-01-01", {})],
    };
    expect(currentMembers(organ, "2009-12-31")).toEqual([]);
    expect(currentMembers(organ, "2010-01-01")).toHaveLength(1);
    expect(currentMembers(organ, "2019-12-31")).toHaveLength(1);
    expect(currentMembers(organ, "2020-01-01")).toEqual([]);
  });

  it("returns the same objects in a new array, and changes nothing", () => {
    const organ = freeze(
      body(member("2020-01-01", { clenstvi: { vznikClenstvi: "2020-01-01" } }), member("2020-01-01")),
    );
    const members = currentMembers(organ, "2026-01-01");
    expect(members).not.toBe(organ.clenoveOrganu);
    expect(members[0]).toBe(organ.clenoveOrganu?.[0]);
    expect(members[1]).toBe(organ.clenoveOrganu?.[1]);
  });

  it("returns current versions only, on any day and with any dates", () => {
    const optional = { requiredKeys: [] };
    const membership = fc.record({ vznikClenstvi: isoDate, zanikClenstvi: isoDate }, optional);
    const office = fc.record({ vznikFunkce: isoDate, zanikFunkce: isoDate }, optional);
    const person = fc.record(
      {
        datumZapisu: isoDate,
        datumVymazu: isoDate,
        clenstvi: fc.record({ clenstvi: membership, funkce: office }, optional),
      },
      optional,
    );
    fc.assert(
      fc.property(fc.array(person), isoDate, (clenoveOrganu, on) => {
        const versions = currentEntries(clenoveOrganu, on);
        const members = currentMembers({ clenoveOrganu }, on);
        expect(versions.filter((version) => members.includes(version))).toEqual(members);
        for (const version of versions) {
          const ended = version.clenstvi?.clenstvi?.zanikClenstvi;
          if (ended !== undefined && ended < on) expect(members).not.toContain(version);
        }
      }),
    );
  });
});
