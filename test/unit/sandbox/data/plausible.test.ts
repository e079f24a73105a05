import { describe, expect, it } from "vitest";
import { isObject, type Json } from "../../spec/contract.ts";
import { dataset, objectsIn, partOf, recordsOf, standsOn, subjects, textOf, type Found } from "./subjects.ts";

/** The day on which somebody born on a day comes of age. */
const ofAge = (born: string): string => `${Number(born.slice(0, 4)) + 18}${born.slice(4)}`;

/** Everyone named in a record with the day since which; an entry inside another has its day unless it has its own. */
function engagements(value: unknown, since?: string): { who: string; born: string; since: string }[] {
  if (Array.isArray(value)) return value.flatMap((item) => engagements(item, since));
  if (!isObject(value)) return [];
  const own = value["datumZapisu"] ?? value["platnostOd"];
  const day = typeof own === "string" ? own : since;
  const { datumNarozeni, prijmeni } = value;
  const here =
    typeof datumNarozeni === "string" && day !== undefined
      ? [{ who: String(prijmeni), born: datumNarozeni, since: day }]
      : [];
  return [...here, ...Object.values(value).flatMap((inner) => engagements(inner, day))];
}

const crowns = (entry: Json): number => {
  const { vklad } = entry;
  return isObject(vklad) ? Number(String(vklad["hodnota"]).replace(";", ".")) : Number.NaN;
};

const formOf = ({ icoId }: Found): string => dataset.record("ares", icoId)?.pravniForma ?? "";
const foundedOf = ({ icoId }: Found): string => dataset.record("ares", icoId)?.datumVzniku ?? "";
const publicRecords = recordsOf("vr");

describe("people", () => {
  it("everyone in a statutory body was at least 18 on the day of the entry", () => {
    const members = publicRecords.flatMap((found) =>
      engagements(objectsIn(partOf(found)["statutarniOrgany"])).map((one) => ({ ...one, icoId: found.icoId })),
    );
    expect(members.length).toBeGreaterThan(300);
    expect(members.filter(({ born, since }) => since < ofAge(born))).toEqual([]);
  });

  it.each(["vr", "rzp", "rpsh", "rcns"] as const)("everyone named in %s was of age since the stated day", (source) => {
    const named = recordsOf(source).flatMap((found) => engagements(found.record));
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(({ born, since }) => since < ofAge(born))).toEqual([]);
  });
});

describe("capital", () => {
  /** Lowest capital by the law of the day; the years before 2001, when less was enough, are not told apart. */
  const minimum = (form: string, day: string): number =>
    form === "121" ? 2_000_000 : form === "112" ? (day < "2014-01-01" ? 200_000 : 1) : 0;

  it("is at least what the law demanded on the day of founding, in every version", () => {
    const companies = publicRecords.filter((found) => ["112", "121"].includes(formOf(found)));
    expect(companies.length).toBeGreaterThan(300);
    for (const found of companies) {
      const versions = objectsIn(partOf(found)["zakladniKapital"]);
      expect(versions.length, found.icoId).toBeGreaterThan(0);
      for (const version of versions) {
        expect(crowns(version), found.icoId).toBeGreaterThanOrEqual(minimum(formOf(found), foundedOf(found)));
      }
    }
  });

  it("is lower than 200,000 crowns in some company founded since 2014, and never before", () => {
    const low = publicRecords.filter((found) =>
      objectsIn(partOf(found)["zakladniKapital"]).some((one) => crowns(one) < 200_000),
    );
    const founded = low.filter((found) => formOf(found) === "112").map(foundedOf);
    expect(founded.length).toBeGreaterThan(10);
    expect(founded.filter((day) => day < "2014-01-01")).toEqual([]);
  });
});

describe("boards", () => {
  it("of a joint-stock company had at least three members on every day before 2014", () => {
    const companies = publicRecords.filter((found) => ["121", "932"].includes(formOf(found)));
    const checked = companies.flatMap((found) => {
      const part = partOf(found);
      const bodies = objectsIn(part["statutarniOrgany"]);
      const members = bodies.flatMap((body) => objectsIn(body["clenoveOrganu"]));
      const turns = members.flatMap((member) => [textOf(member["datumZapisu"]), textOf(member["datumVymazu"])]);
      const first = String(part["datumZapisu"]);
      const days = [...new Set([first, "2013-12-31", ...turns])].filter((day) => first <= day && day < "2014-01-01");
      for (const day of days) {
        const standing = members.filter((member) => standsOn(member, day)).length;
        expect(standing, `${found.icoId} on ${day}`).toBeGreaterThanOrEqual(3);
      }
      return days;
    });
    expect(checked.length).toBeGreaterThan(10);
  });

  it("with a fixed number of members have that many today, unless a seat is vacant", () => {
    for (const found of publicRecords) {
      for (const body of objectsIn(partOf(found)["statutarniOrgany"])) {
        const size = objectsIn(body["pocetClenu"]).find((entry) => entry["datumVymazu"] === undefined)?.["pocetClenu"];
        const standing = objectsIn(body["clenoveOrganu"]).filter((member) => standsOn(member, "2026-10-12"));
        if (typeof size === "number") expect(standing.length, found.icoId).toBeLessThanOrEqual(size);
      }
    }
  });
});

describe("dissolved subjects", () => {
  const dissolved = publicRecords.filter(({ icoId }) => dataset.record("ares", icoId)?.datumZaniku !== undefined);

  it("are among those of the public registers", () => {
    expect(dissolved.map(({ icoId }) => icoId)).toEqual(["90000102", "90000111"]);
  });

  it("keep nobody in a body and no partner, and no member of a statutory body in ROS", () => {
    for (const found of dissolved) {
      const part = partOf(found);
      const bodies = ["statutarniOrgany", "ostatniOrgany", "spolecnici", "akcionari"].flatMap((list) =>
        objectsIn(part[list]),
      );
      const people = bodies.flatMap((body) => [...objectsIn(body["clenoveOrganu"]), ...objectsIn(body["spolecnik"])]);
      expect(people.length).toBeGreaterThan(1);
      for (const person of people) expect(person, found.icoId).toHaveProperty("datumVymazu");
      expect(dataset.record("ros", found.icoId)?.zaznamy?.[0]).not.toHaveProperty("statutarniOrgany");
    }
  });

  it("keep no trade licence", () => {
    for (const { icoId = "", datumZaniku } of subjects) {
      if (datumZaniku === undefined) continue;
      for (const licence of dataset.record("rzp", icoId)?.zaznamy?.[0]?.zivnosti ?? []) {
        expect(licence, icoId).toHaveProperty("datumZaniku");
      }
    }
  });
});

describe("trades", () => {
  it.each([
    ["90000218", "Poskytování software, poradenství v oblasti informačních technologií"],
    ["90000200", "Činnost účetních poradců, vedení účetnictví, vedení daňové evidence"],
    ["90000001", "Hostinská činnost"],
    ["90000064", "Hostinská činnost"],
    ["90000072", "Vydavatelské činnosti, polygrafická výroba, knihařské a kopírovací práce"],
    ["90000102", "Broušení a leptání skla"],
    ["90000102", "Výroba a zpracování skla"],
  ])("%s has a licence for: %s", (icoId, trade) => {
    const licences = dataset.record("rzp", icoId)?.zaznamy?.[0]?.zivnosti ?? [];
    const names = licences.flatMap(({ predmetPodnikani, oboryCinnosti = [] }) => [
      predmetPodnikani,
      ...oboryCinnosti.map(({ oborNazev }) => oborNazev),
    ]);
    expect(names).toContain(trade);
  });

  it("every sole trader, and every generated company, has a licence", () => {
    const traders = subjects.filter(({ pravniForma, ico = "" }) => pravniForma === "101" || ico.startsWith("91"));
    expect(traders.length).toBeGreaterThan(300);
    for (const { icoId = "" } of traders) expect(dataset.record("rzp", icoId), icoId).toBeDefined();
  });
});

describe("public organisations", () => {
  it("are in the commercial register, section Pr, with their head", () => {
    const organisations = subjects.filter(({ pravniForma }) => pravniForma === "331").map(({ icoId }) => icoId);
    expect(organisations).toEqual(["90000382", "90000803", "90000811"]);
    for (const icoId of organisations) {
      const part = dataset.record("vr", icoId ?? "")?.zaznamy?.[0];
      expect(part).toMatchObject({
        rejstrik: "OR",
        spisovaZnacka: [{ oddil: "Pr" }],
        statutarniOrgany: [{ nazevOrganu: "Ředitel" }],
      });
    }
  });
});
