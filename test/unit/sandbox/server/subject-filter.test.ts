import { describe, expect, it } from "vitest";
import type { EkonomickeSubjektyKomplexFiltr, EkonomickySubjekt } from "../../../../generated/registry-types.gen.ts";
import { subjectFilter } from "../../../../src/sandbox/registry/subject-filter.ts";

const company: EkonomickySubjekt = {
  ico: "90000021",
  obchodniJmeno: "Žlutý kůň s.r.o.",
  pravniForma: "112",
  pravniFormaRos: "113",
  financniUrad: "288",
  czNace: ["62010", "G"],
  sidlo: { kodObce: 582786, cisloDomovni: 684, textovaAdresa: "Kounicova 684/12, Veveří, 60200 Brno" },
  dalsiUdaje: [{ sidlo: [{ sidlo: { kodObce: 554782, cisloDomovni: 7 } }] }],
};

function fits(filter: EkonomickeSubjektyKomplexFiltr, subject = company): boolean | undefined {
  return subjectFilter(filter)?.(subject);
}

describe("subjectFilter", () => {
  it.each([
    ["ico", "90000021"],
    ["pravniForma", "112"],
    ["pravniFormaRos", "113"],
    ["financniUrad", "288"],
    ["czNace", "62010"],
    ["czNace", "G"],
  ])("compares %s (%s) whole, and one value of the list is enough", (field, value) => {
    expect(fits({ [field]: [value] })).toBe(true);
    expect(fits({ [field]: ["other", value] })).toBe(true);
    expect(fits({ [field]: ["other"] })).toBe(false);
    expect(fits({ [field]: [value.slice(0, -1)] })).toBe(false);
    expect(fits({ [field]: [value] }, {})).toBe(false);
  });

  it("wants every field to fit", () => {
    expect(fits({ pravniForma: ["112"], financniUrad: ["288"] })).toBe(true);
    expect(fits({ pravniForma: ["112"], financniUrad: ["001"] })).toBe(false);
    expect(fits({ pravniForma: ["111"], obchodniJmeno: "Žlutý" })).toBe(false);
    expect(fits({ sidlo: { kodObce: 1 }, obchodniJmeno: "Žlutý" })).toBe(false);
  });

  it("matches a name as a trimmed prefix, without regard to case and composition, with regard to diacritics", () => {
    expect(fits({ obchodniJmeno: "\t ŽLUTÝ kŮ" })).toBe(true);
    expect(fits({ obchodniJmeno: "Žlutý".normalize("NFD") })).toBe(true);
    expect(fits({ obchodniJmeno: "lutý" })).toBe(false);
    expect(fits({ obchodniJmeno: "Zlutý" })).toBe(false);
    expect(fits({ obchodniJmeno: "Žlutý" }, {})).toBe(false);
  });

  it("matches a seat by every field of one seat, the former ones included", () => {
    expect(fits({ sidlo: { kodObce: 582786, cisloDomovni: 684 } })).toBe(true);
    expect(fits({ sidlo: { kodObce: 554782 } })).toBe(true);
    expect(fits({ sidlo: { kodObce: 554782, cisloDomovni: 684 } })).toBe(false);
    expect(fits({ sidlo: { kodObce: 582786 } }, {})).toBe(false);
  });

  it("matches textovaAdresa as a prefix, folded as a name is", () => {
    expect(fits({ sidlo: { textovaAdresa: " kounicova 684/12, VEVEŘÍ".normalize("NFD") } })).toBe(true);
    expect(fits({ sidlo: { textovaAdresa: "684/12" } })).toBe(false);
  });

  it("is none without an effective value", () => {
    for (const filter of [
      {},
      { ico: [], pravniForma: [], czNace: [] },
      { obchodniJmeno: " " },
      { sidlo: {} },
      { sidlo: { textovaAdresa: "" } },
      { start: 0, pocet: 5, razeni: ["ico"] },
    ]) {
      expect(subjectFilter(filter)).toBeUndefined();
    }
  });
});
