import { describe, expect, it } from "vitest";
import { invoiceParty, type Adresa, type AdresaDorucovaci } from "ares-caais";
import { readYaml } from "../../../fixtures/read-yaml.ts";

/** An address, and where its shape was seen; all names and numbers are invented. */
interface Row {
  readonly shape: string;
  readonly from: string;
  readonly address: Adresa;
  readonly lines: readonly string[];
}
const { addresses } = readYaml(import.meta.url) as {
  readonly addresses: readonly Row[];
};

/** Parts as the service sends them: of Czech addresses the country is always there. */
const cz = (parts: Adresa): Adresa => ({ kodStatu: "CZ", nazevStatu: "Česká republika", ...parts });
const praha4 = { nazevObce: "Praha", kodObce: 554782, nazevMestskehoObvodu: "Praha 4", nazevCastiObce: "Braník" };
const austria: Adresa = { kodStatu: "AT", nazevStatu: "Rakousko" };
const text = (textovaAdresa: string): Adresa => cz({ textovaAdresa });

describe("addresses", () => {
  it.each(addresses)("[REC-01] [JOB-07] writes the lines of: $shape ($from)", ({ address, lines }) => {
    expect(invoiceParty({ sidlo: address }).address).toEqual(lines);
  });

  it("[REC-01] has a table of 60 addresses, each shape once", () => {
    expect(new Set(addresses.map(({ shape }) => shape)).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThanOrEqual(60);
  });

  const seat = cz({
    ...praha4,
    nazevUlice: "Pod Lipou",
    cisloDomovni: 1773,
    cisloOrientacni: 2,
    psc: 14700,
    textovaAdresa: "Pod Lipou 1773/2, Braník, 14700 Praha 4",
  });
  const village = cz({ cisloDomovni: 32, nazevObce: "Trnava", psc: 67401 });
  const prague = cz({ nazevUlice: "Dlouhá", cisloDomovni: 12, nazevObce: "Praha", psc: 11000 });
  const hradec = cz({ nazevUlice: "Lesní", cisloDomovni: 12, nazevObce: "Hradec Králové", psc: 50002 });
  const linz: Adresa = { ...austria, nazevUlice: "Holzweg 7", nazevObce: "Linz", psc: 4020 };
  const delivery = (...[radekAdresy1, radekAdresy2, radekAdresy3]: string[]): AdresaDorucovaci => ({
    ...(radekAdresy1 === undefined ? {} : { radekAdresy1 }),
    ...(radekAdresy2 === undefined ? {} : { radekAdresy2 }),
    ...(radekAdresy3 === undefined ? {} : { radekAdresy3 }),
  });

  it.each<[shape: string, seat: Adresa, delivery: AdresaDorucovaci]>([
    ["the lines of the seat", seat, delivery("Pod Lipou 1773/2", "Braník", "14700 Praha 4")],
    ["the seat in another order", seat, delivery("Praha 4 - Braník, Pod lipou 1773/2", "PSČ 147 00")],
    ["the seat in other words", seat, delivery("ul. Pod Lipou č.p. 1773/2", "147 00 Praha-Braník", "Česká republika")],
    ["the seat with its orientation number alone", seat, delivery("Pod Lipou 2", "14700 Praha 4")],
    ["the seat with its house number alone", seat, delivery("Pod Lipou 1773", "14700 Praha 4")],
    ["the seat without accents", seat, delivery("POD LIPOU 2", "BRANIK", "PSC: 14700 PRAHA 4")],
    ["the seat with the district of Prague that its parts lack", prague, delivery("Dlouhá 12", "11000 Praha 1")],
    ["the seat with the post office of its city", hradec, delivery("Lesní 12", "500 02 Hradec Králové 2")],
    ["the village with its district", village, delivery("Trnava 32, okres: Třebíč, Česká republika")],
    ["the village with its postal code", village, delivery("Trnava 32", "674 01 Trnava u Třebíče")],
    ["a seat without a postal code", text("Trnava 32, okres: Třebíč"), delivery("Trnava 32", "67401 Trnava")],
    ["the municipality of the seat", village, delivery("67401 Trnava")],
    ["the country alone", seat, delivery("Česká republika")],
    ["the short country alone", seat, delivery("Česko")],
    ["nothing", seat, {}],
    ["the seat abroad in one line", linz, delivery("Holzweg 7, 4020 Linz, Rakousko")],
    ["the country of the seat abroad", linz, delivery("Rakousko")],
  ])("[REC-01] returns no address for deliveries when it is %s", (_shape, sidlo, adresaDorucovaci) => {
    expect(invoiceParty({ sidlo, adresaDorucovaci })).toMatchObject({
      address: invoiceParty({ sidlo }).address,
      deliveryAddress: undefined,
    });
  });

  it.each<[shape: string, delivery: AdresaDorucovaci, lines: readonly string[]]>([
    ["another house", delivery("Pod Lipou 9", "14700 Praha 4"), ["Pod Lipou 9", "147 00 Praha 4"]],
    ["another town", delivery("Pod Lipou 1773/2", "39001 Tábor"), ["Pod Lipou 1773/2", "390 01 Tábor"]],
    ["its number in another street", delivery("Nad Lipou 2", "14700 Praha 4"), ["Nad Lipou 2", "147 00 Praha 4"]],
    ["the evidence number", delivery("Braník č. ev. 1773", "14700 Praha 4"), ["Braník č. ev. 1773", "147 00 Praha 4"]],
    ["a town abroad", delivery("Holzweg 7", "10115 Berlin", "Německo"), ["Holzweg 7", "10115 Berlin", "Německo"]],
    ["a post office box", delivery("P. O. BOX 2", "14700 Praha 4"), ["P. O. BOX 2", "147 00 Praha 4"]],
    ["a box in Czech", delivery("poštovní přihrádka 2", "14700 Praha 4"), ["poštovní přihrádka 2", "147 00 Praha 4"]],
    ["a text with the country", delivery("Lesní 7, 39001 Tábor, Česká republika"), ["Lesní 7, 390 01 Tábor"]],
  ])("[REC-01] returns an address for deliveries when it is %s", (_shape, adresaDorucovaci, lines) => {
    expect(invoiceParty({ sidlo: seat, adresaDorucovaci }).deliveryAddress).toEqual(lines);
  });

  it("[REC-01] keeps the postal code of parts without a number whose text is only the municipality", () => {
    const sidlo = cz({ nazevObce: "Praha", nazevMestskehoObvodu: "Praha 10", psc: 10000, textovaAdresa: "Praha 10" });
    expect(invoiceParty({ sidlo }).address).toEqual(["100 00 Praha 10"]);
  });

  it("[REC-01] removes a country that a hostile text repeats ten thousand times", () => {
    const sidlo = cz({ textovaAdresa: `Lesní 7, 39001 Tábor${", Česko".repeat(10_000)}` });
    expect(invoiceParty({ sidlo }).address).toEqual(["Lesní 7", "390 01 Tábor"]);
  });

  it("[REC-01] uses the address for deliveries when no seat has lines, but never only a country", () => {
    const sidlo = cz({ kodObce: 554782 });
    const adresaDorucovaci = delivery("Lesní 7", "39001 Tábor", "Česká republika");
    expect(invoiceParty({ sidlo, adresaDorucovaci }).address).toEqual(["Lesní 7", "390 01 Tábor"]);
    expect(invoiceParty({ sidlo, adresaDorucovaci: delivery("Česká republika") }).address).toEqual([]);
    expect(invoiceParty({ sidlo: austria, adresaDorucovaci: delivery("Rakousko") }).address).toEqual([]);
  });
});
