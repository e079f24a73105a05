import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  InvalidInputError,
  invoiceParty,
  type EkonomickySubjekt,
  type EkonomickySubjektVr,
  type InvoiceParty,
} from "ares-caais";
import { RegistryDataset } from "../../../../src/sandbox/registry/data/dataset.ts";
import { readYaml } from "../../../fixtures/read-yaml.ts";

interface Tables {
  /** A company whose seat is in a street of a town with districts, in the shape of recorded answers. */
  readonly company: EkonomickySubjekt;
  /** A record of VR, and the lines of the two seats that it has. */
  readonly vr: EkonomickySubjektVr;
  readonly former: readonly string[];
  readonly current: readonly string[];
  readonly days: readonly (Partial<Pick<InvoiceParty, "name" | "address" | "missing">> & {
    readonly what: string;
    readonly on: string;
    readonly vr?: EkonomickySubjektVr;
  })[];
  readonly taxNumbers: readonly (Partial<Pick<InvoiceParty, "dic" | "dicOf">> & {
    readonly what: string;
    readonly record: EkonomickySubjekt;
  })[];
  readonly traders: readonly {
    readonly what: string;
    readonly form: EkonomickySubjekt;
    readonly rzp?: string;
    readonly hasLine: boolean;
  }[];
}
const tables = readYaml(import.meta.url, "parties.yaml") as Tables;

const { company } = tables;

describe("invoiceParty", () => {
  it("[JOB-07] returns everything that an invoice names of a company", () => {
    expect(invoiceParty(company)).toEqual({
      name: "Moravské datové služby a.s.",
      address: ["Pod Křemenem 1773/2a", "Braník", "147 00 Praha 4"],
      countryCode: "CZ",
      deliveryAddress: undefined,
      ico: "91002109",
      dic: "CZ91002109",
      dicOf: "subject",
      vat: { state: "registered", field: "seznamRegistraci.stavZdrojeDph" },
      courtFile: { mark: "B 99901/KSBR", line: "spisová značka B 99901 vedená u Krajského soudu v Brně" },
    });
  });

  it("[JOB-07] takes the seat from a source when the main data have none, and last from the address for deliveries", () => {
    const dalsiUdaje = [
      { datovyZdroj: "ros", sidlo: [{ sidlo: { kodStatu: "AT", textovaAdresa: "z ros" } }] },
      {
        datovyZdroj: "vr",
        sidlo: [{ platnostDo: "2018-09-03", sidlo: { textovaAdresa: "dřív" } }, { sidlo: { textovaAdresa: "z vr" } }],
      },
    ];
    expect(invoiceParty({ sidlo: { kodStatu: "CZ", kodObce: 1 }, dalsiUdaje }).address).toEqual(["z vr"]);
    expect(invoiceParty({ dalsiUdaje: dalsiUdaje.slice(0, 1) })).toMatchObject({
      address: ["z ros", "Rakousko"],
      countryCode: "AT",
    });
    const adresaDorucovaci = { radekAdresy1: "Révová 77/5", radekAdresy2: "60200 Brno", radekAdresy3: " " };
    expect(invoiceParty({ sidlo: { kodStatu: "CZ" }, adresaDorucovaci })).toMatchObject({
      address: ["Révová 77/5", "602 00 Brno"],
      countryCode: "CZ",
      deliveryAddress: undefined,
    });
  });

  it("[JOB-07] returns an address for deliveries when it differs from the seat", () => {
    const adresaDorucovaci = { radekAdresy1: "P. O. Box 7", radekAdresy2: "60200 Brno" };
    expect(invoiceParty({ ...company, adresaDorucovaci })).toMatchObject({
      address: ["Pod Křemenem 1773/2a", "Braník", "147 00 Praha 4"],
      deliveryAddress: ["P. O. Box 7", "602 00 Brno"],
    });
  });

  it.each([
    [undefined, "Moravské datové služby a.s.", "147 00 Praha 4"],
    ["2018-09-04", "Moravské datové služby a.s.", undefined],
    ["2018-09-03", "Moravské datové služby a.s.", "602 00 Brno"],
    ["2018-09-02", "Brněnské datové služby a.s.", "602 00 Brno"],
    ["2014-03-18", "Brněnské datové služby a.s.", "602 00 Brno"],
    ["2010-01-01", undefined, "602 00 Brno"],
  ])("[JOB-07] returns name and seat of the day by the periods of the combined record, on %s", (on, name, town) => {
    const party = invoiceParty(company, { on });
    expect([party.name, party.address?.at(-1)]).toEqual([name, town]);
    expect(party.missing).toBe(name === undefined || town === undefined ? "no-source" : undefined);
  });

  it.each([
    ["2018-09-02", "Brněnské datové služby a.s."],
    ["2018-09-03", "Brněnské datové služby a.s."],
    ["2018-09-04", "Moravské datové služby a.s."],
  ])("[JOB-07] returns the former name until its last day, on %s", (on, name) => {
    const [res, vr] = company.dalsiUdaje ?? [];
    const [current, former] = vr?.obchodniJmeno ?? [];
    const obchodniJmeno = [{ ...current, platnostOd: "2018-09-04" }, { ...former }];
    expect(invoiceParty({ ...company, dalsiUdaje: [{ ...res }, { ...vr, obchodniJmeno }] }, { on }).name).toBe(name);
  });

  it.each(tables.taxNumbers)("[JOB-07] returns the tax number of $what", ({ record, dic, dicOf }) => {
    expect(invoiceParty(record)).toMatchObject({ dic, dicOf });
  });

  it.each(tables.traders)("[REC-05] returns the trade register line of $what: $hasLine", ({ form, rzp, hasLine }) => {
    const states = rzp === undefined ? {} : { seznamRegistraci: { stavZdrojeRzp: rzp } };
    const line = hasLine ? "fyzická osoba zapsaná v živnostenském rejstříku" : undefined;
    expect(invoiceParty({ ...form, ...states }).tradeRegister).toBe(line);
  });

  it.each([
    ["B 26296/MSPH", "spisová značka B 26296 vedená u Městského soudu v Praze"],
    ["L 210/KSCB", "spisová značka L 210 vedená u Krajského soudu v Českých Budějovicích"],
    ["Dr 5/KSUL", "spisová značka Dr 5 vedená u Krajského soudu v Ústí nad Labem"],
    ["C 1/KSXX", "spisová značka C 1/KSXX"],
    ["C 1/constructor", "spisová značka C 1/constructor"],
    ["C 1", "spisová značka C 1"],
  ])("[JOB-07] formats the file %s as a line", (spisovaZnacka, line) => {
    const dalsiUdaje = [{ datovyZdroj: "res" }, { datovyZdroj: "vr", spisovaZnacka }];
    expect(invoiceParty({ dalsiUdaje }).courtFile).toEqual({ mark: spisovaZnacka, line });
  });

  it("leaves out what the record lacks or what breaks the contract", () => {
    const nothing = {
      name: undefined,
      address: [],
      countryCode: undefined,
      deliveryAddress: undefined,
      ico: undefined,
      dic: undefined,
      dicOf: undefined,
      vat: { state: "unknown", field: undefined },
      courtFile: undefined,
    };
    const nothingThen = { ...nothing, address: undefined, missing: "no-source" };
    expect(invoiceParty({ icoId: "ARES_00369838" })).toEqual(nothing);
    const broken = { ico: 7, obchodniJmeno: [], sidlo: "x", adresaDorucovaci: [1], dalsiUdaje: {}, dic: {} };
    expect(invoiceParty(broken as never, { on: "2020-01-01" })).toEqual(nothingThen);
    const odd: unknown = Object.create(null);
    const place = { nazevObce: "Tábor", cisloDomovni: odd, cisloOrientacni: odd, typCisloDomovni: odd, psc: odd };
    expect(invoiceParty({ sidlo: place } as never)).toEqual({ ...nothing, address: ["Tábor"] });
    const inside = [null, { sidlo: [null, { sidlo: 7 }], obchodniJmeno: [{ platnostOd: 5 }], spisovaZnacka: 5 }];
    expect(invoiceParty({ dalsiUdaje: inside } as never, { on: "2020-01-01" })).toEqual(nothingThen);
  });

  it("[JOB-07] returns name and address of every subject of the sandbox, and at most one line for deliveries that equals the seat's", () => {
    for (const { record: subject } of new RegistryDataset().search(() => true)) {
      const { name, address, ico, deliveryAddress } = invoiceParty(subject);
      expect([name, address.length > 0, ico]).toEqual([subject.obchodniJmeno, true, subject.ico]);
      // Addresses abroad, and those that are not standardized, come for deliveries as one line.
      if (deliveryAddress !== undefined) expect(deliveryAddress).toEqual([subject.sidlo?.textovaAdresa]);
    }
  });
});

describe("invoiceParty of a day", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z"), toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A combined record in the shape of recorded answers of 2026: without periods. */
  const plain: EkonomickySubjekt = {
    ico: "91002109",
    icoId: "91002109",
    obchodniJmeno: "Sklárna Sever a.s.",
    sidlo: { kodStatu: "CZ", nazevUlice: "Lesní", cisloDomovni: 7, nazevObce: "Tábor", psc: 39001 },
    adresaDorucovaci: { radekAdresy1: "Lesní 7", radekAdresy2: "39001 Tábor" },
    dalsiUdaje: [{ datovyZdroj: "vr", obchodniJmeno: [{ obchodniJmeno: "Sklárna Sever a.s.", primarniZaznam: true }] }],
  };
  const { vr, former, current } = tables;
  const [entry] = vr.zaznamy ?? [];

  it.each(tables.days)("[REC-02] returns name and seat of $what, $on", ({ on, vr: ofVr, name, address, missing }) => {
    expect(invoiceParty(plain, { on, vr: ofVr })).toMatchObject({ name, address, missing, ico: "91002109" });
  });

  it("[REC-02] reads the current day from the combined record, with the country and the address for deliveries", () => {
    expect(invoiceParty(plain, { vr })).toMatchObject({ address: current, missing: undefined, countryCode: "CZ" });
    expect(invoiceParty(plain, { on: "2018-06-30", vr }).countryCode).toBe("CZ");
    expect(invoiceParty(plain, { on: "2018-06-30" })).toMatchObject({
      countryCode: undefined,
      deliveryAddress: undefined,
    });
  });

  it("[REC-02] prefers VR to the periods of the combined record, which fill gaps", () => {
    const sidlo = [
      { platnostOd: "2000-01-01", platnostDo: "2014-03-17", sidlo: { textovaAdresa: "Lesní 1, 39001 Tábor" } },
    ];
    const obchodniJmeno = [{ platnostOd: "2000-01-01", obchodniJmeno: "Sklárna Jih" }];
    const record = { ...plain, dalsiUdaje: [{ datovyZdroj: "vr", sidlo, obchodniJmeno }] };
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
    ["a combined record", plain, "must be a whole record of VR"],
    ["that of another subject", { ...vr, icoId: "91002117" }, "of the same subject"],
    ["a text", "91002109", "must be an object"],
    ["null", null, "must be an object"],
  ])("[REC-06] refuses %s as the record of VR", (_what, given, rule) => {
    const refused = expect(() => invoiceParty(plain, { on: "2018-06-30", vr: given as never }));
    refused.toThrow(InvalidInputError);
    refused.toThrow(expect.objectContaining({ field: "vr", message: expect.stringContaining(rule) as string }));
  });
});
