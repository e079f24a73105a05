import { describe, expect, it } from "vitest";
import type { StandardizovanaAdresa, StandardizovanaAdresaFiltr } from "../../../../generated/registry-types.gen.ts";
import { searchAddresses } from "../../../../src/sandbox/registry/searches.ts";

const brno: StandardizovanaAdresa = {
  kodObce: 582786,
  nazevObce: "Brno",
  kodMestskeCastiObvodu: 550973,
  nazevMestskeCastiObvodu: "Brno-střed",
  nazevUlice: "Údolní",
  cisloDomovni: 1,
  textovaAdresa: "Údolní 1, 60200 Brno",
};
const neighbour: StandardizovanaAdresa = { ...brno, cisloDomovni: 2, textovaAdresa: "Údolní 2, 60200 Brno" };
const praha: StandardizovanaAdresa = { kodObce: 554782, nazevObce: "Praha", textovaAdresa: "Dlouhá 706, Praha" };
const addresses = [brno, neighbour, praha];

function search(filter: StandardizovanaAdresaFiltr): unknown {
  return searchAddresses(addresses, { typStandardizaceAdresy: "VYHOVUJICI_ADRESY", ...filter }).body;
}

describe("searchAddresses", () => {
  it("tells one address, several and none apart", () => {
    expect(search({ kodObce: 554782 })).toEqual({
      pocetCelkem: 1,
      standardizovaneAdresy: [praha],
      stavStandardizace: "UPLNA",
      request: { kodObce: 554782, typStandardizaceAdresy: "VYHOVUJICI_ADRESY" },
    });
    expect(search({ kodObce: 582786 })).toMatchObject({
      pocetCelkem: 2,
      standardizovaneAdresy: [brno, neighbour],
      stavStandardizace: "CASTECNA_OBEC",
    });
    expect(search({ kodObce: 1 })).toMatchObject({
      pocetCelkem: 0,
      standardizovaneAdresy: [],
      stavStandardizace: "NEUSPESNA",
    });
  });

  it("answers UPLNA_STANDARDIZACE with the one address, and with none when several fit", () => {
    const typStandardizaceAdresy = "UPLNA_STANDARDIZACE";
    expect(search({ kodObce: 582786, cisloDomovni: 2, typStandardizaceAdresy })).toMatchObject({
      pocetCelkem: 1,
      standardizovaneAdresy: [neighbour],
      stavStandardizace: "UPLNA",
    });
    for (const kodObce of [582786, 1]) {
      expect(search({ kodObce, typStandardizaceAdresy })).toMatchObject({
        pocetCelkem: 0,
        standardizovaneAdresy: [],
        stavStandardizace: "NEUSPESNA",
      });
    }
  });

  it("knows the two names that the filter spells differently", () => {
    expect(search({ kodMestskehoCastiObvodu: 550973 })).toMatchObject({ pocetCelkem: 2 });
    expect(search({ kodMestskehoCastiObvodu: 1 })).toMatchObject({ pocetCelkem: 0 });
    expect(search({ nazevMestskehoCastiObvodu: "brno-střed" })).toMatchObject({ pocetCelkem: 2 });
    expect(search({ nazevMestskehoCastiObvodu: "Brno-jih" })).toMatchObject({ pocetCelkem: 0 });
  });

  it("compares texts without regard to case and composition: textovaAdresa as a prefix, others whole", () => {
    expect(search({ textovaAdresa: " ÚDOLNÍ 1".normalize("NFD") })).toMatchObject({ standardizovaneAdresy: [brno] });
    expect(search({ textovaAdresa: "60200 Brno" })).toMatchObject({ pocetCelkem: 0 });
    expect(search({ nazevUlice: "údolní ".normalize("NFD") })).toMatchObject({ pocetCelkem: 2 });
    expect(search({ nazevUlice: "Údol" })).toMatchObject({ pocetCelkem: 0 });
    expect(search({ nazevUlice: "Udolní" })).toMatchObject({ pocetCelkem: 0 });
  });

  it("pages what it found", () => {
    expect(search({ kodObce: 582786, start: 1, pocet: 1 })).toMatchObject({
      pocetCelkem: 2,
      standardizovaneAdresy: [neighbour],
      stavStandardizace: "CASTECNA_OBEC",
    });
  });

  it("refuses a wrong kind, an empty filter and too many matches", () => {
    expect(searchAddresses(addresses, { kodObce: 1 })).toMatchObject({
      status: 400,
      body: { subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU" },
    });
    expect(search({ kodObce: 1, typStandardizaceAdresy: "JINA" })).toMatchObject({ kod: "CHYBA_VSTUPU" });
    expect(search({ nazevObce: "", start: 0, pocet: 1 })).toMatchObject({ subKod: "VSTUP_PRAZDNY" });
    const find = (count: number): unknown =>
      searchAddresses(
        Array.from({ length: count }, () => praha),
        { typStandardizaceAdresy: "VYHOVUJICI_ADRESY", kodObce: 554782, pocet: 1 },
      );
    expect(find(1000)).toMatchObject({ status: 200, body: { pocetCelkem: 1000 } });
    expect(find(1001)).toMatchObject({ status: 400, body: { subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU" } });
  });
});
