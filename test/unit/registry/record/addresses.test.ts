import { describe, expect, it } from "vitest";
import { invoiceParty, type Adresa, type AdresaDorucovaci } from "ares-caais";

/** Parts as the service sends them: of Czech addresses the country is always there. */
const cz = (parts: Adresa): Adresa => ({ kodStatu: "CZ", nazevStatu: "Česká republika", ...parts });
const praha4 = { nazevObce: "Praha", kodObce: 554782, nazevMestskehoObvodu: "Praha 4", nazevCastiObce: "Braník" };
const austria: Adresa = { kodStatu: "AT", nazevStatu: "Rakousko" };
const text = (textovaAdresa: string): Adresa => cz({ textovaAdresa });

/** Where the shape of an address was seen; all names and numbers are invented. */
type Source =
  | "recorded answer 2024"
  | "recorded answer 2026"
  | "recorded VR 2026"
  | "field facts 2026"
  | "specification, Adresa"
  | "text without parts, h4kuna/ares#41"
  | "Decree 359/2011 on addresses";

const addresses: readonly (readonly [shape: string, from: Source, address: Adresa, lines: readonly string[]])[] = [
  [
    "street, number, orientation number, part and district of Prague",
    "recorded answer 2026",
    cz({ ...praha4, nazevUlice: "Pod Lipou", cisloDomovni: 1773, cisloOrientacni: 2, psc: 14700, typCisloDomovni: 1 }),
    ["Pod Lipou 1773/2", "Braník", "147 00 Praha 4"],
  ],
  [
    "letter of the orientation number",
    "recorded answer 2024",
    cz({
      ...praha4,
      nazevUlice: "Pod Lipou",
      cisloDomovni: 778,
      cisloOrientacni: 3,
      cisloOrientacniPismeno: "a",
      psc: 14000,
      textovaAdresa: "Pod Lipou 778/3a, Braník, 14000 Praha 4",
    }),
    ["Pod Lipou 778/3a", "Braník", "140 00 Praha 4"],
  ],
  [
    "type of the number as text",
    "recorded answer 2024",
    cz({
      nazevObce: "Cítov",
      nazevCastiObce: "Daminěves",
      cisloDomovni: 35,
      psc: 27704,
      typCisloDomovni: "1" as never,
    }),
    ["Daminěves 35", "277 04 Cítov"],
  ],
  [
    "street of a town that is its own part",
    "recorded answer 2026",
    cz({ nazevUlice: "Na Stráni", cisloDomovni: 3122, nazevObce: "Tábor", nazevCastiObce: "Tábor", psc: 39005 }),
    ["Na Stráni 3122", "390 05 Tábor"],
  ],
  [
    "part with the number of its district in the name",
    "recorded answer 2026",
    cz({
      nazevUlice: "Lužická",
      cisloDomovni: 874,
      cisloOrientacni: 8,
      nazevObce: "Děčín",
      nazevCastiObce: "Děčín IV-Podmokly",
      psc: 40502,
    }),
    ["Lužická 874/8", "Děčín IV-Podmokly", "405 02 Děčín"],
  ],
  [
    "street of a village near Prague",
    "recorded answer 2026",
    cz({ nazevUlice: "Hradní", cisloDomovni: 9, nazevObce: "Jinočany", nazevCastiObce: "Jinočany", psc: 25225 }),
    ["Hradní 9", "252 25 Jinočany"],
  ],
  [
    "name of a town of two words",
    "recorded answer 2026",
    cz({ nazevUlice: "Lipová", cisloDomovni: 823, cisloOrientacni: 65, nazevObce: "Nový Jičín", psc: 74101 }),
    ["Lipová 823/65", "741 01 Nový Jičín"],
  ],
  [
    "Prague without a part",
    "recorded answer 2026",
    cz({ nazevUlice: "Dlouhá", cisloDomovni: 12, nazevObce: "Praha", nazevMestskehoObvodu: "Praha 1", psc: 11000 }),
    ["Dlouhá 12", "110 00 Praha 1"],
  ],
  [
    "Prague without its district",
    "recorded answer 2026",
    cz({
      nazevUlice: "Dlouhá",
      cisloDomovni: 12,
      nazevObce: "Praha",
      nazevCastiObce: "Nové Město",
      psc: 11000,
      textovaAdresa: "Dlouhá 12, Nové Město, 11000 Praha 1",
    }),
    ["Dlouhá 12", "Nové Město", "110 00 Praha"],
  ],
  [
    "Prague without a street",
    "specification, Adresa",
    cz({ ...praha4, cisloDomovni: 1773, psc: 14700 }),
    ["Braník 1773", "147 00 Praha 4"],
  ],
  [
    "town with parts and its district of a statutory city",
    "specification, Adresa",
    cz({
      nazevUlice: "Kounicova",
      cisloDomovni: 684,
      nazevObce: "Brno",
      nazevCastiObce: "Veveří",
      nazevMestskeCastiObvodu: "Brno-střed",
      psc: 60200,
    }),
    ["Kounicova 684", "Veveří", "602 00 Brno"],
  ],
  [
    "seat with little structure",
    "field facts 2026",
    cz({
      cisloDomovni: 32,
      nazevObce: "Trnava",
      psc: 67401,
      textovaAdresa: "Trnava 32, okres: Třebíč, Česká republika",
    }),
    ["č.p. 32", "674 01 Trnava"],
  ],
  [
    "the same with the part",
    "field facts 2026",
    cz({
      cisloDomovni: 32,
      nazevObce: "Trnava",
      nazevCastiObce: "Trnava",
      psc: 67401,
      textovaAdresa: "Trnava 32, okres: Třebíč, Česká republika",
    }),
    ["č.p. 32", "674 01 Trnava"],
  ],
  [
    "parts beside a text in another order",
    "field facts 2026",
    cz({
      nazevUlice: "Lesní",
      cisloDomovni: 7,
      nazevObce: "Tábor",
      nazevCastiObce: "Tábor",
      psc: 39001,
      textovaAdresa: "Tábor, Lesní, PSČ 39001, č.p. 7",
    }),
    ["Lesní 7", "390 01 Tábor"],
  ],
  [
    "parts in another case than the part",
    "field facts 2026",
    cz({ nazevUlice: "Lesní", cisloDomovni: 7, nazevObce: "Tábor", nazevCastiObce: "TÁBOR", psc: 39001 }),
    ["Lesní 7", "390 01 Tábor"],
  ],
  [
    "village without streets",
    "Decree 359/2011 on addresses",
    cz({ cisloDomovni: 213, nazevCastiObce: "Kosova Hora", nazevObce: "Kosova Hora", psc: 26291, typCisloDomovni: 1 }),
    ["č.p. 213", "262 91 Kosova Hora"],
  ],
  [
    "registration number of a village",
    "Decree 359/2011 on addresses",
    cz({ cisloDomovni: 13, nazevCastiObce: "Lhota", nazevObce: "Lhota", psc: 26291, typCisloDomovni: 2 }),
    ["č.ev. 13", "262 91 Lhota"],
  ],
  [
    "registration number in a part",
    "Decree 359/2011 on addresses",
    cz({ cisloDomovni: 13, nazevCastiObce: "Mlýny", nazevObce: "Lhota", psc: 26291, typCisloDomovni: 2 }),
    ["Mlýny č.ev. 13", "262 91 Lhota"],
  ],
  [
    "registration number in a street",
    "Decree 359/2011 on addresses",
    cz({ nazevUlice: "Lesní", cisloDomovni: 13, nazevObce: "Tábor", psc: 39001, typCisloDomovni: 2 }),
    ["Lesní č.ev. 13", "390 01 Tábor"],
  ],
  [
    "registration number, type as text",
    "recorded answer 2024",
    cz({ cisloDomovni: 13, nazevObce: "Lhota", psc: 26291, typCisloDomovni: "2" as never }),
    ["č.ev. 13", "262 91 Lhota"],
  ],
  [
    "orientation number alone",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloOrientacni: 12, cisloOrientacniPismeno: "b", nazevObce: "Tábor", psc: 39001 }),
    ["Dlouhá 12b", "390 01 Tábor"],
  ],
  [
    "number in a field of its own",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloDoAdresy: "12/b", nazevObce: "Tábor", psc: 39001 }),
    ["Dlouhá 12/b", "390 01 Tábor"],
  ],
  [
    "number in a field of its own with its type",
    "specification, Adresa",
    cz({ cisloDoAdresy: "č.ev. 12", nazevObce: "Lhota", psc: 39001 }),
    ["č.ev. 12", "390 01 Lhota"],
  ],
  [
    "both kinds of numbers",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloDomovni: 1522, cisloDoAdresy: "1525", nazevObce: "Tábor", psc: 39001 }),
    ["Dlouhá 1522", "390 01 Tábor"],
  ],
  [
    "postal code as text",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloDomovni: 5, nazevObce: "Tábor", pscTxt: "390 01" }),
    ["Dlouhá 5", "390 01 Tábor"],
  ],
  [
    "postal code as text without a space",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloDomovni: 5, nazevObce: "Tábor", pscTxt: "39001" }),
    ["Dlouhá 5", "390 01 Tábor"],
  ],
  [
    "no postal code",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloDomovni: 5, nazevObce: "Tábor" }),
    ["Dlouhá 5", "Tábor"],
  ],
  [
    "zeros in place of numbers",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloDomovni: 5, cisloOrientacni: 0, nazevObce: "Tábor", psc: 0 }),
    ["Dlouhá 5", "Tábor"],
  ],
  [
    "supplement",
    "specification, Adresa",
    cz({ nazevUlice: "Dlouhá", cisloDomovni: 5, nazevObce: "Tábor", psc: 39001, doplnekAdresy: "budova B" }),
    ["Dlouhá 5", "budova B", "390 01 Tábor"],
  ],
  [
    "supplement and part",
    "specification, Adresa",
    cz({ ...praha4, nazevUlice: "Pod Lipou", cisloDomovni: 5, psc: 14700, doplnekAdresy: "2. patro, dveře 7" }),
    ["Pod Lipou 5", "2. patro, dveře 7", "Braník", "147 00 Praha 4"],
  ],
  [
    "supplement that the text has",
    "specification, Adresa",
    cz({ textovaAdresa: "Dlouhá, areál Sever, 39001 Tábor", doplnekAdresy: "areál Sever" }),
    ["Dlouhá, areál Sever", "390 01 Tábor"],
  ],
  [
    "supplement that the text has not",
    "specification, Adresa",
    cz({ textovaAdresa: "Dlouhá 5, 39001 Tábor", doplnekAdresy: "areál Sever" }),
    ["Dlouhá 5", "areál Sever", "390 01 Tábor"],
  ],
  ["supplement alone", "specification, Adresa", cz({ doplnekAdresy: "areál Sever" }), ["areál Sever"]],
  [
    "no code of the country",
    "specification, Adresa",
    { nazevUlice: "Dlouhá", cisloDomovni: 5, nazevObce: "Tábor", psc: 39001 },
    ["Dlouhá 5", "390 01 Tábor"],
  ],
  [
    "no code, but the name of the country",
    "specification, Adresa",
    { nazevStatu: "Česká republika", nazevUlice: "Dlouhá", cisloDomovni: 5, nazevObce: "Tábor", psc: 39001 },
    ["Dlouhá 5", "390 01 Tábor"],
  ],
  [
    "text in the order of the service",
    "text without parts, h4kuna/ares#41",
    text("Pod Lipou 778/3a, Braník, 14000 Praha 4"),
    ["Pod Lipou 778/3a", "Braník", "140 00 Praha 4"],
  ],
  [
    "text without a part",
    "text without parts, h4kuna/ares#41",
    text("Lesní 7, 39001 Tábor"),
    ["Lesní 7", "390 01 Tábor"],
  ],
  [
    "text with codes of the place alone",
    "text without parts, h4kuna/ares#41",
    cz({ kodObce: 554782, kodAdresnihoMista: 41405609, textovaAdresa: "Lesní 7, 390 01 Tábor" }),
    ["Lesní 7", "390 01 Tábor"],
  ],
  [
    "text of a village",
    "text without parts, h4kuna/ares#41",
    text("č.p. 213, 26291 Kosova Hora"),
    ["č.p. 213", "262 91 Kosova Hora"],
  ],
  [
    "text with a comma in a name",
    "field facts 2026",
    text("Areál Sever, hala 2, vrata B, 39001 Tábor"),
    ["Areál Sever, hala 2, vrata B", "390 01 Tábor"],
  ],
  [
    "text with a door in place of a part",
    "field facts 2026",
    text("Lesní 7, hala 2, 39001 Tábor"),
    ["Lesní 7, hala 2", "390 01 Tábor"],
  ],
  ["text in another order", "field facts 2026", text("Tábor, Lesní 7"), ["Tábor, Lesní 7"]],
  [
    "text in the order of VR",
    "recorded VR 2026",
    text("Praha 4 - Braník, Pod Lipou 1773/2, PSČ 14700"),
    ["Praha 4 - Braník, Pod Lipou 1773/2, PSČ 147 00"],
  ],
  [
    "text with the country",
    "field facts 2026",
    text("Trnava 32, okres: Třebíč, Česká republika"),
    ["Trnava 32, okres: Třebíč"],
  ],
  ["text with the short country", "field facts 2026", text("Lesní 7, 39001 Tábor, Česko"), ["Lesní 7", "390 01 Tábor"]],
  ["text with a country twice", "field facts 2026", text("Lesní 7, Česká republika, Česká republika"), ["Lesní 7"]],
  ["text that is a country", "field facts 2026", text("Česká republika"), []],
  [
    "text that is a country beside some parts",
    "field facts 2026",
    cz({ nazevObce: "Tábor", psc: 39001, textovaAdresa: "Česká republika" }),
    ["390 01 Tábor"],
  ],
  [
    "municipality without a number, and a text",
    "field facts 2026",
    cz({ nazevObce: "Tábor", psc: 39001, textovaAdresa: "Zámek Tábor, 39001 Tábor" }),
    ["Zámek Tábor", "390 01 Tábor"],
  ],
  [
    "municipality without a number or a text",
    "field facts 2026",
    cz({ nazevObce: "Tábor", psc: 39001 }),
    ["390 01 Tábor"],
  ],
  ["nothing but the country", "field facts 2026", cz({}), []],
  [
    "foreign street that holds its number",
    "recorded VR 2026",
    {
      kodStatu: "FR",
      nazevStatu: "Francie",
      nazevObce: "Lyon",
      nazevUlice: "1 Rue Vendôme",
      pscTxt: "69006",
      textovaAdresa: "1 Rue Vendôme, 69006 Lyon, Francie",
      standardizaceAdresy: false,
    },
    ["1 Rue Vendôme", "69006 Lyon", "Francie"],
  ],
  [
    "foreign street that holds all",
    "recorded VR 2026",
    { ...austria, nazevUlice: "Holzweg 11a, 4020 Linz", textovaAdresa: "Holzweg 11a, 4020 Linz, Rakousko" },
    ["Holzweg 11a, 4020 Linz", "Rakousko"],
  ],
  [
    "foreign street of 67 characters with commas",
    "recorded VR 2026",
    {
      kodStatu: "JP",
      nazevStatu: "Japonsko",
      nazevUlice: "1234, Green Lower Residence, 123-4 Sakura-cho, Midoriku-ku, Tokyo",
      textovaAdresa: "1234, Green Lower Residence, 123-4 Sakura-cho, Midoriku-ku, Tokyo, Japonsko",
    },
    ["1234, Green Lower Residence, 123-4 Sakura-cho, Midoriku-ku, Tokyo", "Japonsko"],
  ],
  [
    "foreign state in the address",
    "recorded VR 2026",
    {
      kodStatu: "US",
      nazevStatu: "Spojené státy americké",
      textovaAdresa: "1234 North Elm St. 12, Portland, OR 97205, Spojené státy americké",
    },
    ["1234 North Elm St. 12, Portland, OR 97205", "Spojené státy americké"],
  ],
  [
    "foreign text",
    "recorded answer 2026",
    { ...austria, textovaAdresa: "Holzweg 7, 4020 Linz, Rakousko" },
    ["Holzweg 7", "4020 Linz", "Rakousko"],
  ],
  [
    "foreign text with commas",
    "recorded VR 2026",
    { ...austria, textovaAdresa: "Hof 1, Stiege B, 4020 Linz, Rakousko" },
    ["Hof 1, Stiege B", "4020 Linz", "Rakousko"],
  ],
  [
    "foreign text without its country",
    "recorded answer 2026",
    { ...austria, textovaAdresa: "Holzweg 7, 4020 Linz" },
    ["Holzweg 7", "4020 Linz", "Rakousko"],
  ],
  [
    "foreign postal code that looks Czech",
    "recorded VR 2026",
    { kodStatu: "DE", nazevStatu: "Německo", nazevUlice: "Ring 1", nazevObce: "Berlin", pscTxt: "10115" },
    ["Ring 1", "10115 Berlin", "Německo"],
  ],
  [
    "foreign house numbers",
    "specification, Adresa",
    {
      kodStatu: "SK",
      nazevStatu: "Slovensko",
      nazevUlice: "Hlavná",
      cisloDomovni: 1,
      cisloOrientacni: 2,
      cisloOrientacniPismeno: "c",
      nazevObce: "Košice",
      nazevCastiObce: "Staré Mesto",
      pscTxt: "040 01",
    },
    ["Hlavná 1/2c", "Staré Mesto", "040 01 Košice", "Slovensko"],
  ],
  [
    "foreign number in the street and in its field",
    "specification, Adresa",
    { ...austria, nazevUlice: "Holzweg 7", cisloDoAdresy: "7", nazevObce: "Linz", psc: 4020 },
    ["Holzweg 7", "4020 Linz", "Rakousko"],
  ],
  [
    "foreign supplement",
    "specification, Adresa",
    { ...austria, nazevUlice: "Holzweg 7", nazevObce: "Linz", psc: 4020, doplnekAdresy: "Top 3" },
    ["Holzweg 7", "Top 3", "4020 Linz", "Rakousko"],
  ],
  [
    "country in a foreign part too",
    "recorded VR 2026",
    { ...austria, nazevUlice: "Holzweg 7, Rakousko", nazevObce: "Linz", psc: 4020 },
    ["Holzweg 7", "4020 Linz", "Rakousko"],
  ],
  [
    "foreign country by its name alone",
    "specification, Adresa",
    { nazevStatu: "Rakousko", nazevUlice: "Holzweg 7", nazevObce: "Linz", psc: 4020 },
    ["Holzweg 7", "4020 Linz", "Rakousko"],
  ],
  ["foreign country and nothing else", "field facts 2026", { ...austria, textovaAdresa: "Rakousko" }, []],
  [
    "foreign municipality without a number, and a text",
    "specification, Adresa",
    { ...austria, nazevObce: "Linz", textovaAdresa: "Am Hof, Linz, Rakousko" },
    ["Am Hof, Linz", "Rakousko"],
  ],
  [
    "foreign municipality without a number or a text",
    "specification, Adresa",
    { ...austria, nazevUlice: "Am Hof", nazevObce: "Linz", psc: 4020 },
    ["Am Hof", "4020 Linz", "Rakousko"],
  ],
];

describe("addresses", () => {
  it.each(addresses)("[REC-01] writes the lines of: %s (%s)", (_shape, _from, sidlo, lines) => {
    expect(invoiceParty({ sidlo }).address).toEqual(lines);
  });

  it("[REC-01] has a table of 60 addresses, each shape once", () => {
    expect(new Set(addresses.map(([shape]) => shape)).size).toBe(addresses.length);
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
  ])("[REC-01] gives no address for deliveries that is %s", (_shape, sidlo, adresaDorucovaci) => {
    expect(invoiceParty({ sidlo, adresaDorucovaci })).toMatchObject({
      address: invoiceParty({ sidlo }).address,
      deliveryAddress: undefined,
    });
  });

  it.each<[shape: string, delivery: AdresaDorucovaci, lines: readonly string[]]>([
    ["another house", delivery("Pod Lipou 9", "14700 Praha 4"), ["Pod Lipou 9", "147 00 Praha 4"]],
    ["another town", delivery("Pod Lipou 1773/2", "39001 Tábor"), ["Pod Lipou 1773/2", "390 01 Tábor"]],
    ["a post office box", delivery("P. O. BOX 2", "14700 Praha 4"), ["P. O. BOX 2", "147 00 Praha 4"]],
    ["a box in Czech", delivery("poštovní přihrádka 2", "14700 Praha 4"), ["poštovní přihrádka 2", "147 00 Praha 4"]],
    ["a text with the country", delivery("Lesní 7, 39001 Tábor, Česká republika"), ["Lesní 7, 390 01 Tábor"]],
  ])("[REC-01] gives an address for deliveries that is %s", (_shape, adresaDorucovaci, lines) => {
    expect(invoiceParty({ sidlo: seat, adresaDorucovaci }).deliveryAddress).toEqual(lines);
  });

  it("[REC-01] keeps the postal code of parts without a number whose text is the municipality alone", () => {
    const sidlo = cz({ nazevObce: "Praha", nazevMestskehoObvodu: "Praha 10", psc: 10000, textovaAdresa: "Praha 10" });
    expect(invoiceParty({ sidlo }).address).toEqual(["100 00 Praha 10"]);
  });

  it("[REC-01] takes the address for deliveries where no seat has lines, but never a country", () => {
    const sidlo = cz({ kodObce: 554782 });
    const adresaDorucovaci = delivery("Lesní 7", "39001 Tábor", "Česká republika");
    expect(invoiceParty({ sidlo, adresaDorucovaci }).address).toEqual(["Lesní 7", "390 01 Tábor"]);
    expect(invoiceParty({ sidlo, adresaDorucovaci: delivery("Česká republika") }).address).toEqual([]);
    expect(invoiceParty({ sidlo: austria, adresaDorucovaci: delivery("Rakousko") }).address).toEqual([]);
  });
});
