import { describe, expect, it } from "vitest";
import { dataset, recordsOf, sources } from "./subjects.ts";
import { look, type CodeUse } from "./walk.ts";

/** Every use of a code, once by place and code. */
const uses = new Map<string, CodeUse>(
  [
    ...sources.flatMap(({ source, schema }) => recordsOf(source).flatMap(({ record }) => look(record, schema).codes)),
    ...dataset.addresses.flatMap((address) => look(address, "StandardizovanaAdresa").codes),
    ...sources.flatMap(({ source }) =>
      (dataset.batches(source) ?? []).flatMap((batch) => look(batch, "NotifikacniDavkaZaznam").codes),
    ),
  ].map((use) => [`${use.place} ${use.code}`, use]),
);

/** Codes of the lists of a name, of the given sources where there are any (the contract writes one of them "Ceu"). */
function codesOf(list: string, from: readonly string[]): string[] {
  const wanted = from.map((source) => source.toLowerCase());
  return dataset.codeLists
    .filter(({ kodCiselniku }) => kodCiselniku === list)
    .filter(({ zdrojCiselniku = "" }) => wanted.length === 0 || wanted.includes(zdrojCiselniku))
    .flatMap(({ polozkyCiselniku = [] }) => polozkyCiselniku.map(({ kod = "" }) => kod));
}

describe("code lists", () => {
  it("cover every code in a record, an address or a batch, under the name and source that the contract states", () => {
    const missing = [...uses.values()]
      .filter(({ list, sources: from, code }) => !codesOf(list, from).includes(code))
      .map(({ place, list, sources: from, code }) => `${place}: ${code} is not in ${list} of ${from.join(" or ")}`);
    expect(missing).toEqual([]);
  });

  it("are asked for by enough properties: the walk reads x-code-list from the contract", () => {
    const lists = new Set([...uses.values()].map(({ list }) => list));
    expect(lists.size).toBeGreaterThan(45);
    expect([...lists]).toEqual(
      expect.arrayContaining([
        "StavZdroje",
        "TypAngazma",
        "TypPocetClenu",
        "TypZpusobuRizeni",
        "TypAdresyAres",
        "CzNace",
      ]),
    );
  });

  it("hold what the fields named typ use: PEVNY for a number of members, DUALISTICKY and MONISTICKY for a management", () => {
    expect(codesOf("TypPocetClenu", [])).toContain("PEVNY");
    expect(codesOf("TypZpusobuRizeni", [])).toEqual(expect.arrayContaining(["DUALISTICKY", "MONISTICKY"]));
  });

  it("hold the types of addresses: seat, residence and establishment", () => {
    for (const list of ["TypAdresy", "TypAdresyAres"]) {
      expect(codesOf(list, list === "TypAdresy" ? ["com"] : [])).toEqual(
        expect.arrayContaining(["SIDLO", "BYDLISTE", "PROVOZOVNA"]),
      );
    }
  });

  it("are of sources that TypZdrojeAres names", () => {
    const known = codesOf("TypZdrojeAres", ["com"]);
    for (const { zdrojCiselniku } of dataset.codeLists) expect(known).toContain(zdrojCiselniku);
  });

  it("have each code once, and there is one list of a name and source", () => {
    const keys = dataset.codeLists.map(
      ({ kodCiselniku, zdrojCiselniku }) => `${kodCiselniku ?? ""} ${zdrojCiselniku ?? ""}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const { kodCiselniku, polozkyCiselniku = [] } of dataset.codeLists) {
      const codes = polozkyCiselniku.map(({ kod }) => kod);
      expect(codes.length, kodCiselniku).toBeGreaterThan(0);
      expect(new Set(codes).size, kodCiselniku).toBe(codes.length);
    }
  });
});
