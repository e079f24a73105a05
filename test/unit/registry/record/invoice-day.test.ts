import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InvalidInputError, invoiceParty, type EkonomickySubjekt, type EkonomickySubjektVr } from "ares-caais";

/** A combined record in the shape of recorded answers of 2026: without periods. */
const company: EkonomickySubjekt = {
  ico: "91002109",
  icoId: "91002109",
  obchodniJmeno: "Sklárna Sever a.s.",
  sidlo: { kodStatu: "CZ", nazevUlice: "Lesní", cisloDomovni: 7, nazevObce: "Tábor", psc: 39001 },
  adresaDorucovaci: { radekAdresy1: "Lesní 7", radekAdresy2: "39001 Tábor" },
  dalsiUdaje: [{ datovyZdroj: "vr", obchodniJmeno: [{ obchodniJmeno: "Sklárna Sever a.s.", primarniZaznam: true }] }],
};

/** The record of VR of the same subject: versions in no order, as recorded answers have them. */
const vr: EkonomickySubjektVr = {
  icoId: "91002109",
  zaznamy: [
    {
      rejstrik: "OR",
      primarniZaznam: true,
      datumZapisu: "2014-03-18",
      obchodniJmeno: [
        { datumZapisu: "2018-09-03", hodnota: "Sklárna Sever a.s." },
        { datumZapisu: "2014-03-18", datumVymazu: "2018-09-03", hodnota: "Brusírna Sever s.r.o." },
      ],
      adresy: [
        {
          datumZapisu: "2014-03-18",
          datumVymazu: "2020-01-01",
          typAdresy: "SIDLO",
          adresa: { kodStatu: "CZ", textovaAdresa: "Praha 4 - Braník, Pod Lipou 1773/2, PSČ 14700" },
        },
        {
          datumZapisu: "2020-01-01",
          typAdresy: "SIDLO",
          adresa: { kodStatu: "CZ", nazevUlice: "Lesní", cisloDomovni: 7, nazevObce: "Tábor", psc: 39001 },
        },
        { datumZapisu: "2021-03-18", typAdresy: "DORUCOVACI", adresa: { textovaAdresa: "P. O. Box 7" } },
      ],
    },
  ],
};
const withEntries = (...zaznamy: NonNullable<EkonomickySubjektVr["zaznamy"]>): EkonomickySubjektVr => ({
  icoId: "91002109",
  zaznamy,
});
const [entry = {}] = vr.zaznamy ?? [];
const older = {
  datumZapisu: "1992-05-01",
  datumVymazu: "2014-03-18",
  obchodniJmeno: [{ datumZapisu: "1992-05-01", hodnota: "Sklárna Sever, státní podnik" }],
  adresy: [{ datumZapisu: "1992-05-01", adresa: { textovaAdresa: "Lesní 5, 39001 Tábor" } }],
};

const former = ["Praha 4 - Braník, Pod Lipou 1773/2, PSČ 147 00"];
const current = ["Lesní 7", "390 01 Tábor"];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("invoiceParty of a day", () => {
  it.each<
    [
      what: string,
      on: string,
      vr: EkonomickySubjektVr | undefined,
      name: string | undefined,
      address: readonly string[] | undefined,
      missing?: string,
    ]
  >([
    ["the first day", "2014-03-18", vr, "Brusírna Sever s.r.o.", former],
    ["the last day of a name", "2018-09-02", vr, "Brusírna Sever s.r.o.", former],
    ["the first day of the next name", "2018-09-03", vr, "Sklárna Sever a.s.", former],
    ["the first day of the next seat", "2020-01-01", vr, "Sklárna Sever a.s.", current],
    ["a day of now", "2026-11-19", vr, "Sklárna Sever a.s.", current],
    ["today", "2026-11-20", vr, "Sklárna Sever a.s.", current],
    ["today without VR", "2026-11-20", undefined, "Sklárna Sever a.s.", current],
    ["yesterday without VR", "2026-11-19", undefined, undefined, undefined, "no-source"],
    ["a former day without VR", "2018-06-30", undefined, undefined, undefined, "no-source"],
    ["a day before the entry", "2014-03-17", vr, undefined, undefined, "no-version"],
    ["tomorrow", "2026-11-21", vr, undefined, undefined, "day-ahead"],
    ["tomorrow without VR", "2026-11-21", undefined, undefined, undefined, "day-ahead"],
    ["an empty record", "2018-06-30", withEntries(), undefined, undefined, "no-version"],
    ["a record without entries", "2018-06-30", {}, undefined, undefined, "no-version"],
    [
      "a day of an older entry",
      "2000-01-01",
      withEntries(older, entry),
      "Sklárna Sever, státní podnik",
      ["Lesní 5", "390 01 Tábor"],
    ],
    [
      "a day of the primary entry",
      "2018-06-30",
      withEntries({ ...older, datumVymazu: "2020-01-01" }, entry),
      "Brusírna Sever s.r.o.",
      former,
    ],
    [
      "a day after the entry was deleted",
      "2026-11-19",
      withEntries({ ...entry, datumVymazu: "2025-01-01" }),
      undefined,
      undefined,
      "no-version",
    ],
    [
      "a name without a seat",
      "2018-06-30",
      withEntries({ obchodniJmeno: entry.obchodniJmeno ?? [] }),
      "Brusírna Sever s.r.o.",
      undefined,
      "no-version",
    ],
    [
      "versions without dates",
      "2018-06-30",
      withEntries({ obchodniJmeno: [{ hodnota: "Sklárna" }], adresy: [{ adresa: { textovaAdresa: "Lesní 7" } }] }),
      "Sklárna",
      ["Lesní 7"],
    ],
    [
      "two names in force, of which the later counts",
      "2018-06-30",
      withEntries({
        obchodniJmeno: [
          { datumZapisu: "2014-01-01", hodnota: "Sklárna Sever" },
          { datumZapisu: "2017-01-01", hodnota: "Sklárna Jih" },
          { datumZapisu: "2015-01-01", hodnota: "Sklárna Západ" },
        ],
      }),
      "Sklárna Jih",
      undefined,
      "no-version",
    ],
    [
      "versions that break the contract",
      "2018-06-30",
      { zaznamy: [{ obchodniJmeno: [7, null, { datumZapisu: 7 }], adresy: "x" }, 7, null] } as never,
      undefined,
      undefined,
      "no-version",
    ],
  ])("[REC-02] has name and seat of %s, %s", (_what, on, given, name, address, missing) => {
    expect(invoiceParty(company, { on, vr: given })).toMatchObject({ name, address, missing, ico: "91002109" });
  });

  it("[REC-02] reads now from the combined record, and has the country and the address for deliveries", () => {
    expect(invoiceParty(company, { vr })).toMatchObject({ address: current, missing: undefined, countryCode: "CZ" });
    expect(invoiceParty(company, { on: "2018-06-30", vr }).countryCode).toBe("CZ");
    expect(invoiceParty(company, { on: "2018-06-30" })).toMatchObject({
      countryCode: undefined,
      deliveryAddress: undefined,
    });
  });

  it("[REC-02] prefers VR to the periods of the combined record, which fill what it does not have", () => {
    const sidlo = [
      { platnostOd: "2000-01-01", platnostDo: "2014-03-17", sidlo: { textovaAdresa: "Lesní 1, 39001 Tábor" } },
    ];
    const obchodniJmeno = [{ platnostOd: "2000-01-01", obchodniJmeno: "Sklárna Jih" }];
    const record = { ...company, dalsiUdaje: [{ datovyZdroj: "vr", sidlo, obchodniJmeno }] };
    expect(invoiceParty(record, { on: "2018-06-30", vr })).toMatchObject({
      name: "Brusírna Sever s.r.o.",
      address: former,
    });
    expect(invoiceParty(record, { on: "2010-01-01", vr })).toMatchObject({
      name: "Sklárna Jih",
      address: ["Lesní 1", "390 01 Tábor"],
      missing: undefined,
    });
  });

  it.each<[what: string, vr: unknown, rule: string]>([
    ["a promise", Promise.resolve(vr), "await the call"],
    ["an entry of it", entry, "must be a whole record of VR"],
    ["a combined record", company, "must be a whole record of VR"],
    ["that of another subject", { ...vr, icoId: "91002117" }, "of the same subject"],
    ["a text", "91002109", "must be an object"],
    ["null", null, "must be an object"],
  ])("[REC-06] refuses as the record of VR %s", (_what, given, rule) => {
    const refused = expect(() => invoiceParty(company, { on: "2018-06-30", vr: given as never }));
    refused.toThrow(InvalidInputError);
    refused.toThrow(expect.objectContaining({ field: "vr", message: expect.stringContaining(rule) as string }));
  });
});

describe("invoiceParty of a sole trader", () => {
  const line = "fyzická osoba zapsaná v živnostenském rejstříku";
  it.each<[what: string, record: EkonomickySubjekt, line: string | undefined]>([
    ["a trader", { pravniForma: "101", seznamRegistraci: { stavZdrojeRzp: "AKTIVNI" } }, line],
    ["a trader in VR", { pravniForma: "102", seznamRegistraci: { stavZdrojeRzp: "AKTIVNI" } }, line],
    ["a trader by the form of ROS", { pravniFormaRos: "100", seznamRegistraci: { stavZdrojeRzp: "AKTIVNI" } }, line],
    ["a foreign trader", { pravniForma: "424", seznamRegistraci: { stavZdrojeRzp: "AKTIVNI" } }, line],
    ["a suspended trade", { pravniForma: "101", seznamRegistraci: { stavZdrojeRzp: "POZASTAVENY" } }, line],
    ["a trade that ended", { pravniForma: "101", seznamRegistraci: { stavZdrojeRzp: "ZANIKLY" } }, undefined],
    ["a physician", { pravniForma: "105", seznamRegistraci: { stavZdrojeRzp: "NEEXISTUJICI" } }, undefined],
    ["a company with trades", { pravniForma: "112", seznamRegistraci: { stavZdrojeRzp: "AKTIVNI" } }, undefined],
    ["a record without states", { pravniForma: "101" }, undefined],
  ])("[REC-05] has the line of the trade register of %s", (_what, record, tradeRegister) => {
    expect(invoiceParty(record).tradeRegister).toBe(tradeRegister);
  });
});
