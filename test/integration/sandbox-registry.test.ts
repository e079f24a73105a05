import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registryOperations, type Registry, type RegistryOperationId } from "ares-caais";
import type { EkonomickySubjekt } from "../../generated/registry-types.gen.ts";
import { builtInIco, useSandbox } from "./sandbox-client.ts";
import { readYaml } from "../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly sorted: readonly [razeni: undefined | readonly string[], expected: string][];
  readonly pages: readonly [page: object, start: number, length: number][];
};

/** A company that every field of the combined search finds. */
const company = {
  ico: "80000001",
  icoId: "80000001",
  obchodniJmeno: "Žlutý kůň s.r.o.",
  pravniForma: "112",
  pravniFormaRos: "113",
  financniUrad: "288",
  czNace: ["62010", "G"],
  sidlo: { kodObce: 582786, cisloDomovni: 684, textovaAdresa: "Kounicova 684/12, Veveří, 60200 Brno" },
  dalsiUdaje: [{ sidlo: [{ sidlo: { kodObce: 554782, cisloDomovni: 7 } }] }],
};
const named = (ico: number, obchodniJmeno: string, nazevObce?: string): EkonomickySubjekt => ({
  ...{ ico: String(ico), icoId: String(ico), obchodniJmeno },
  ...(nazevObce === undefined ? {} : { sidlo: { nazevObce } }),
});
/** Subjects to order, and one more than a search answers. */
const own = [
  named(80_000_011, "Řazení Ch", "Brno"),
  named(80_000_012, "Řazení C", "Aš"),
  named(80_000_013, "Řazení H", "Cheb"),
  named(80_000_014, "Řazení Č"),
  named(80_000_015, "Řazení D", "Brno"),
  ...Array.from({ length: 1001 }, (_, index) => named(81_000_000 + index, `Tisící ${index}`)),
];
const context = useSandbox({ data: { ares: [company, ...own] } });
let builtIn: string[];
beforeAll(async () => {
  builtIn = await builtInIco(context.registry);
});

const sources = ["ares", "vr", "res", "rzp", "nrpzs", "rpsh", "rcns", "szr", "rs", "ros", "ceu"] as const;
type Source = (typeof sources)[number];

/** The detail and the search of each source, written out: what they are called decides nothing here. */
const calls = {
  ares: ["vratEkonomickySubjekt", "vyhledejEkonomickeSubjekty"],
  vr: ["vratEkonomickySubjektVr", "vyhledejSeznamEkonomickychSubjektuVr"],
  res: ["vratEkonomickySubjektRes", "vyhledejSeznamEkonomickychSubjektuRes"],
  rzp: ["vratEkonomickySubjektRzp", "vyhledejSeznamEkonomickychSubjektuRzp"],
  nrpzs: ["vratEkonomickySubjektNrpzs", "vyhledejSeznamEkonomickychSubjektuNrpzs"],
  rpsh: ["vratEkonomickySubjektRpsh", "vyhledejSeznamEkonomickychSubjektuRpsh"],
  rcns: ["vratEkonomickySubjektRcns", "vyhledejSeznamEkonomickychSubjektuRcns"],
  szr: ["vratEkonomickySubjektSzr", "vyhledejSeznamEkonomickychSubjektuSzr"],
  rs: ["vratEkonomickySubjektRs", "vyhledejSeznamEkonomickychSubjektuRs"],
  ros: ["vratEkonomickySubjektRos", "vyhledejSeznamEkonomickychSubjektuRos"],
  ceu: ["vratEkonomickySubjektCeu", "vyhledejSeznamEkonomickychSubjektuCeu"],
} as const satisfies Record<Source, readonly [detail: RegistryOperationId, search: RegistryOperationId]>;

async function detailOf(source: Source, ico: string): Promise<{ icoId?: string }> {
  return context.registry[calls[source][0]]({ ico });
}

async function searchIn(
  source: Source,
  ico: string[],
): Promise<{ pocetCelkem?: number; ekonomickeSubjekty?: readonly { icoId?: string }[] }> {
  return context.registry[calls[source][1]]({ ico });
}

/** The records of the built-in subjects in a source, by its search. */
async function recordsOf(source: Source): Promise<readonly { icoId?: string }[]> {
  return (await searchIn(source, builtIn)).ekonomickeSubjekty ?? [];
}

// The client takes only what is valid against the contract.
describe.each(sources)("[KIT-02] source %s over TLS", (source) => {
  const { path } = registryOperations[calls[source][0]];

  it(`[REG-01] the detail of ${source} equals its search result, for every subject`, async () => {
    const records = await recordsOf(source);
    expect(records.length).toBeGreaterThanOrEqual(3);
    for (const record of records) expect(await detailOf(source, record.icoId ?? "")).toEqual(record);
  });

  it(`[REG-02] the search of ${source} returns each known ico once in ascending order, without the unknown ones`, async () => {
    const known = (await recordsOf(source)).map(({ icoId = "" }) => icoId);
    expect(known).toEqual([...known].sort());
    const asked = [...known].reverse().concat("99999994", known[0] ?? "");
    const answer = await searchIn(source, asked);
    expect(answer.pocetCelkem).toBe(known.length);
    expect(answer.ekonomickeSubjekty?.map(({ icoId }) => icoId)).toEqual(known);
    if (source === "ares") return;
    // It pages, and keeps its order whatever razeni names.
    const searchPath = path.replace("{ico}", "vyhledat");
    for (const razeni of [["-ico"], ["barva"]]) {
      const page = await raw("POST", searchPath, JSON.stringify({ ico: asked, start: 1, pocet: 1, razeni }));
      expect(await page.json()).toMatchObject({ pocetCelkem: known.length, ekonomickeSubjekty: [{ icoId: known[1] }] });
    }
  });

  it(`[REG-07] an unknown ico in ${source} causes a 404 with a Chyba`, async () => {
    const error = { name: "RegistryError", status: 404, kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN" };
    await expect(detailOf(source, "99999994")).rejects.toMatchObject(error);
  });

  it(`[REG-08] an ico that breaks the pattern of ${source} causes a 400 with a Chyba`, async () => {
    const closed = ["ares", "nrpzs", "ceu"].includes(source);
    for (const ico of ["123", "1234567a", ...(closed ? ["ARES_12345678"] : ["ares_12345678"])]) {
      const response = await raw("GET", path.replace("{ico}", ico));
      expect(response.status, ico).toBe(400);
      expect(await response.json()).toMatchObject({ kod: "CHYBA_VSTUPU", subKod: "VSTUP_NEVALIDNI_FORMAT_ICO" });
    }
  });

  it(`[REG-24] a search of ${source} without an ico, or with more than 100, causes a 400`, async () => {
    // The client would not send these.
    const searchPath = path.replace("{ico}", "vyhledat");
    const refused = async (filter: object): Promise<unknown> => {
      const response = await raw("POST", searchPath, JSON.stringify(filter));
      return { status: response.status, subKod: ((await response.json()) as { subKod?: string }).subKod };
    };
    for (const filter of [{}, { ico: [] }, { start: 0, pocet: 10 }]) {
      expect(await refused(filter)).toEqual({ status: 400, subKod: "VSTUP_PRAZDNY" });
    }
    const many = Array.from({ length: 101 }, (_, index) => String(10_000_000 + index));
    expect(await refused({ ico: many })).toEqual({ status: 400, subKod: "VSTUP_PRILIS_MNOHO_HODNOT" });
    expect(await refused({ ico: [...many, "x"] })).toEqual({ status: 400, subKod: "VSTUP_NEVALIDNI_FORMAT_ICO" });
    await expect(searchIn(source, many.slice(1))).resolves.toMatchObject({
      pocetCelkem: 0,
      ekonomickeSubjekty: [],
    });
  });
});

describe("combined search", () => {
  type Filter = Parameters<Registry["vyhledejEkonomickeSubjekty"]>[0];
  const found = async (filter: Filter): Promise<readonly EkonomickySubjekt[]> =>
    (await context.registry.vyhledejEkonomickeSubjekty(filter)).ekonomickeSubjekty ?? [];
  const names = async (filter: Filter): Promise<unknown[]> =>
    (await found(filter)).map(({ obchodniJmeno }) => obchodniJmeno);
  /** Whether the company fits a filter too. */
  const fits = async (filter: object): Promise<boolean> =>
    (await found({ ico: [company.ico], ...filter })).length === 1;

  it.each([
    ["pravniForma", "112", "111"],
    ["pravniFormaRos", "113", "112"],
    ["financniUrad", "288", "001"],
    ["czNace", "62010", "6201"],
    ["czNace", "G", "62"],
  ])("[REG-02] compares %s (%s) as a whole, and one value of the list is enough", async (field, value, other) => {
    expect(await fits({ [field]: [value] })).toBe(true);
    expect(await fits({ [field]: [other, value] })).toBe(true);
    expect(await fits({ [field]: [other] })).toBe(false);
    expect(await found({ ico: ["80000011"], [field]: [value] })).toEqual([]);
  });

  it("[REG-02] requires every field to match", async () => {
    expect(await fits({ pravniForma: ["112"], financniUrad: ["288"], obchodniJmeno: "Žlutý" })).toBe(true);
    expect(await fits({ pravniForma: ["112"], financniUrad: ["001"] })).toBe(false);
    expect(await fits({ sidlo: { kodObce: 1 }, obchodniJmeno: "Žlutý" })).toBe(false);
  });

  it("[REG-02] matches a name as a trimmed prefix, without regard to case and composition, with regard to diacritics", async () => {
    expect(await names({ obchodniJmeno: " mORAVSKÁ " })).toEqual(["MORAVSKÁ PEKÁRNA s.r.o."]);
    expect(await names({ obchodniJmeno: "moravska" })).toEqual(["Moravska tiskarna s.r.o."]);
    expect(await names({ obchodniJmeno: "moravské" })).toEqual(["Moravské datové služby a.s."]);
    expect(await names({ obchodniJmeno: "oravská" })).toEqual([]);
    expect(await names({ obchodniJmeno: "žlutý KŮ".normalize("NFD") })).toEqual([company.obchodniJmeno]);
    expect(await names({ obchodniJmeno: "Zlutý" })).toEqual([]);
  });

  it("[REG-02] matches a seat by all fields of one seat, also of a former one, and its text as a prefix", async () => {
    for (const [sidlo, expected] of [
      [{ kodObce: 582786, cisloDomovni: 684 }, true],
      [{ kodObce: 554782 }, true],
      [{ kodObce: 554782, cisloDomovni: 684 }, false],
      [{ textovaAdresa: " kounicova 684/12, VEVEŘÍ".normalize("NFD") }, true],
      [{ textovaAdresa: "684/12" }, false],
    ] as const) {
      expect([sidlo, await fits({ sidlo })]).toEqual([sidlo, expected]);
      expect(await names({ sidlo, obchodniJmeno: "Žlutý" })).toHaveLength(expected ? 1 : 0);
    }
  });

  it.each([{ obchodniJmeno: " " }, { sidlo: {} }, { sidlo: { textovaAdresa: "" } }, { pravniForma: [], czNace: [] }])(
    "[REG-24] refuses a filter without an effective value: %j",
    async (filter) => {
      const answer = await raw("POST", "/ekonomicke-subjekty/vyhledat", JSON.stringify(filter));
      expect([answer.status, await answer.json()]).toMatchObject([400, { subKod: "VSTUP_PRAZDNY" }]);
    },
  );

  it.each(tables.sorted)("[REG-09] sorts by razeni %j", async (razeni, expected) => {
    const subjects = await found({ obchodniJmeno: "Řazení", ...(razeni === undefined ? {} : { razeni }) });
    expect(subjects.map(({ icoId }) => icoId?.at(-1)).join(" ")).toBe(expected);
  });

  it.each([["barva"], ["-barva"], ["ico", "constructor"], ["__proto__"]])(
    "[REG-09] refuses to sort by %j",
    async (...razeni) => {
      const call = context.registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "Řazení", razeni });
      const error = { name: "RegistryError", status: 400, subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU" };
      await expect(call).rejects.toMatchObject(error);
    },
  );

  it("more than 1,000 matches cause a 400 with their number on any page; 1,000 are returned", async () => {
    const filter = { obchodniJmeno: "Tisící", pocet: 1 };
    await expect(context.registry.vyhledejEkonomickeSubjekty(filter)).rejects.toMatchObject({
      ...{ name: "TooManyMatchesError", status: 400, kod: "CHYBA_VSTUPU", subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU" },
      popis: expect.stringContaining("(1\u00a0001)") as string,
    });
    context.sandbox.registry.change({ remove: ["81000000"] });
    const answer = await context.registry.vyhledejEkonomickeSubjekty({ ...filter, start: 999 });
    context.sandbox.registry.change({ data: { ares: [named(81_000_000, "Tisící 0")] } });
    expect(answer).toEqual({ pocetCelkem: 1000, ekonomickeSubjekty: [own.at(-1)] });
  });

  describe("with 900 matches", () => {
    const removed = own.slice(-101);
    beforeAll(() => {
      context.sandbox.registry.change({ remove: removed.map(({ icoId = "" }) => icoId) });
    });
    afterAll(() => {
      context.sandbox.registry.change({ data: { ares: removed } });
    });

    it.each(tables.pages)("[REG-09] pages by %j", async (page, start, length) => {
      const answer = await context.registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "Tisící", ...page });
      expect(answer.pocetCelkem).toBe(900);
      expect(answer.ekonomickeSubjekty?.map(({ icoId }) => Number(icoId))).toEqual(
        Array.from({ length }, (_, index) => 81_000_000 + start + index),
      );
    });
  });

  it("ignores unknown filter names at any depth, as the service does, and names a wrong value", async () => {
    const path = "/ekonomicke-subjekty/vyhledat";
    const answerTo = async (filter: object): Promise<unknown> =>
      (await raw("POST", path, JSON.stringify(filter))).json();
    expect(await answerTo({ jmeno: "Moravsk" })).toMatchObject({ subKod: "VSTUP_PRAZDNY" });
    const unknown = { ico: ["90000021"], jmeno: "x", sidlo: { psc: 1 }, "a/b": { c: 1 } };
    expect(await answerTo(unknown)).toMatchObject({ pocetCelkem: 1 });
    expect(await answerTo({ ico: ["90000021"], pocet: "x" })).toMatchObject({
      subKod: "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU",
      popis: expect.stringContaining("'pocet'") as unknown,
    });
    expect(await answerTo({ ico: ["90000021"], pocet: -1 })).toMatchObject({ kod: "CHYBA_VSTUPU" });
    expect(await (await raw("POST", path)).json()).toMatchObject({ subKod: "VSTUP_PRAZDNY" });
  });
});

describe("other operations", () => {
  it("[REG-03] code lists are found by code and source, pages count lists, and a list has all its items", async () => {
    const lists = async (filter: Parameters<Registry["vyhledejCiselnik"]>[0]): Promise<string[]> =>
      ((await context.registry.vyhledejCiselnik(filter)).ciselniky ?? []).map(
        ({ kodCiselniku = "", zdrojCiselniku = "" }) => `${kodCiselniku} ${zdrojCiselniku}`,
      );
    expect((await lists({ kodCiselniku: "PravniForma" })).sort()).toEqual(["PravniForma com", "PravniForma res"]);
    const ofRes = await lists({ zdrojCiselniku: "res", pocet: 200 });
    expect(ofRes).toContain("PravniForma res");
    expect(ofRes.filter((list) => !list.endsWith(" res"))).toEqual([]);
    expect((await lists({ pocet: 200 })).length).toBeGreaterThan(ofRes.length);
    const one = await context.registry.vyhledejCiselnik({
      kodCiselniku: "PravniForma",
      zdrojCiselniku: "res",
      pocet: 1,
    });
    expect(one.pocetCelkem).toBe(1);
    expect(one.ciselniky?.[0]?.polozkyCiselniku?.length).toBeGreaterThan(20);
    const second = await context.registry.vyhledejCiselnik({ kodCiselniku: "PravniForma", start: 1, pocet: 1 });
    expect(second).toMatchObject({ pocetCelkem: 2, ciselniky: [{ kodCiselniku: "PravniForma" }] });
    for (const filter of [{ kodCiselniku: "Neznamy" }, { kodCiselniku: "PravniForma", zdrojCiselniku: "ceu" }]) {
      expect(await context.registry.vyhledejCiselnik(filter)).toEqual({ pocetCelkem: 0, ciselniky: [] });
    }
  });

  it("[REG-03] standardized addresses come as one match or as candidates", async () => {
    const find = (filter: object, typStandardizaceAdresy = "VYHOVUJICI_ADRESY") =>
      context.registry.vyhledejStandardizovaneAdresy({ pocet: 200, ...filter, typStandardizaceAdresy });
    const count = async (filter: object): Promise<number | undefined> => (await find(filter)).pocetCelkem;
    const kodObce = 582786;
    const { standardizovaneAdresy: all = [], ...inBrno } = await find({ kodObce });
    expect(inBrno).toMatchObject({ pocetCelkem: all.length, stavStandardizace: "CASTECNA_OBEC" });
    expect(all.length).toBeGreaterThan(2);
    const one = all.find(({ nazevUlice, kodMestskeCastiObvodu }) => nazevUlice && kodMestskeCastiObvodu) ?? {};
    const { kodAdresnihoMista = 0, textovaAdresa = "", nazevUlice = "", kodMestskeCastiObvodu = 0 } = one;
    for (const kind of ["VYHOVUJICI_ADRESY", "UPLNA_STANDARDIZACE"]) {
      const request = { kodAdresnihoMista, typStandardizaceAdresy: kind };
      const path = "/standardizovane-adresy/vyhledat";
      const answer = await raw("POST", path, JSON.stringify({ ...request, barva: "x", constructor: 1 }));
      expect(await answer.json()).toEqual({
        ...{ pocetCelkem: 1, standardizovaneAdresy: [one], stavStandardizace: "UPLNA", request },
      });
    }
    const none = { pocetCelkem: 0, standardizovaneAdresy: [], stavStandardizace: "NEUSPESNA" };
    expect(await find({ kodObce: 1 })).toMatchObject(none);
    expect(await find({ kodObce }, "UPLNA_STANDARDIZACE")).toMatchObject(none);
    expect(await find({ kodObce, start: 1, pocet: 1 })).toMatchObject({ standardizovaneAdresy: [all[1]] });

    // Two names differ between the filter and the address.
    const inPart = all.filter((address) => address.kodMestskeCastiObvodu === kodMestskeCastiObvodu);
    expect(await count({ kodMestskehoCastiObvodu: kodMestskeCastiObvodu })).toBe(inPart.length);
    const nazevMestskehoCastiObvodu = one.nazevMestskeCastiObvodu?.toUpperCase();
    expect(await count({ kodObce, nazevMestskehoCastiObvodu })).toBe(inPart.length);
    expect(await count({ kodObce, nazevMestskehoCastiObvodu: "Brno-Nikde" })).toBe(0);
    // Texts are compared without regard to case and composition: the whole address as a prefix, others whole.
    expect(await count({ textovaAdresa: ` ${textovaAdresa.toUpperCase().slice(0, -5)}`.normalize("NFD") })).toBe(1);
    expect(await count({ textovaAdresa: textovaAdresa.slice(1) })).toBe(0);
    const inStreet = all.filter((address) => address.nazevUlice === nazevUlice);
    expect(await count({ kodObce, nazevUlice: `${nazevUlice.toUpperCase()} `.normalize("NFD") })).toBe(inStreet.length);
    expect(await count({ kodObce, nazevUlice: nazevUlice.slice(0, -1) })).toBe(0);
  });

  it.each([
    [{ kodObce: 582786 }, "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU"],
    [{ kodObce: 582786, typStandardizaceAdresy: "JINA" }, "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU"],
    [{ nazevObce: "", start: 0, typStandardizaceAdresy: "VYHOVUJICI_ADRESY" }, "VSTUP_PRAZDNY"],
  ])("[REG-03] refuses a search for addresses by %j", async (filter, subKod) => {
    const answer = await raw("POST", "/standardizovane-adresy/vyhledat", JSON.stringify(filter));
    expect([answer.status, await answer.json()]).toMatchObject([400, { subKod }]);
  });

  it("[REG-03] notification batches of 30 days are listed by source and read by number", async () => {
    for (const datovyZdroj of sources.filter((source) => source !== "ceu")) {
      const { notifikacniDavky = [] } = await context.registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj });
      expect(notifikacniDavky.length, datovyZdroj).toBeGreaterThanOrEqual(30);
      const numbers = notifikacniDavky.map(({ cisloDavky = Number.NaN }) => cisloDavky);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? Number.NaN) + index));
      const newest = notifikacniDavky.at(-1);
      expect(newest).not.toHaveProperty("seznamNotifikaci");
      const batch = await context.registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky: newest?.cisloDavky ?? -1 });
      expect(batch).toMatchObject(newest ?? {});
      expect(batch.seznamNotifikaci).toHaveLength(newest?.pocetZmen ?? -1);
    }
  });

  it.each([
    ["GET", "/datovy-zdroj/vr/cislo-davky/1", 404, "NENALEZENO"],
    ["GET", "/datovy-zdroj/ceu/cislo-davky/1", 404, "NENALEZENO"],
    ...["abc", "7a", "7.0", "0x7", "%207", "1e3"].map(
      (number) => ["GET", `/datovy-zdroj/vr/cislo-davky/${number}`, 400, "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU"] as const,
    ),
    ["POST", "{}", 400, "VSTUP_PRAZDNY"],
    ["POST", '{"datovyZdroj":"ceu"}', 400, "VSTUP_NEVALIDNI_FORMAT_ATRIBUTU"],
  ] as const)("[REG-03] batches by %s %s cause a %i", async (method, what, status, code) => {
    const base = "/ekonomicke-subjekty-notifikace";
    const answer = method === "GET" ? await raw(method, base + what) : await raw(method, `${base}/vyhledat`, what);
    expect(answer.status).toBe(status);
    expect(Object.values((await answer.json()) as object)).toContain(code);
  });
});

describe("outside the operations", () => {
  it("an unknown path causes the framework's 404 without kod, a wrong method a 405", async () => {
    const missing = await raw("GET", "/neznama-cesta");
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({
      status: 404,
      error: "Not Found",
      path: "/ekonomicke-subjekty-v-be/rest/neznama-cesta",
    });
    const wrongMethod = await raw("POST", "/ekonomicke-subjekty/90000021", "{}");
    expect(wrongMethod.status).toBe(405);
    expect(await wrongMethod.json()).toEqual({
      status: 405,
      error: "Method Not Allowed",
      path: "/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/90000021",
    });
    const outside = await context.sandbox.fetch(new URL("/outside?x=1", context.sandbox.environment.registry).href);
    expect(outside.status).toBe(404);
    expect(await outside.json()).toEqual({ status: 404, error: "Not Found", path: "/outside" });
  });

  it.each([
    ["GET", "/ekonomicke-subjekty", 404],
    ["GET", "/ekonomicke-subjekty/90000021/", 404],
    ["GET", "/Ekonomicke-subjekty/90000021", 404],
    ["DELETE", "/ekonomicke-subjekty/vyhledat", 405],
    // It is an ico then.
    ["GET", "/ekonomicke-subjekty/vyhledat", 400],
    ["GET", "/ekonomicke-subjekty-vr/a%2Fb%20%C4%8D", 400],
    ["GET", "/ekonomicke-subjekty/90000021?fields=all", 200],
  ])("%s %s causes a %i", async (method, path, status) => {
    expect((await raw(method, path)).status).toBe(status);
  });

  it("HEAD is answered like GET, without the body", async () => {
    for (const [ico, status] of [["90000021", 200] as const, ["99999994", 404] as const]) {
      const response = await raw("HEAD", `/ekonomicke-subjekty/${ico}`);
      expect([response.status, await response.text()]).toEqual([status, ""]);
    }
  });

  it("a body without JSON causes a 500 with OBECNA_CHYBA and no subKod", async () => {
    for (const body of ["{", "[]", "null", "1", " "]) {
      const response = await raw("POST", "/ekonomicke-subjekty/vyhledat", body);
      expect(response.status, body).toBe(500);
      const chyba: unknown = await response.json();
      expect(chyba).toMatchObject({ kod: "OBECNA_CHYBA" });
      expect(chyba).not.toHaveProperty("subKod");
    }
  });

  it("answers preflight requests, and sends CORS headers", async () => {
    const preflight = await raw("OPTIONS", "/ekonomicke-subjekty/vyhledat");
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET,HEAD,POST");
    expect(preflight.headers.get("access-control-max-age")).toBe("1800");
    expect((await raw("GET", "/ekonomicke-subjekty/90000021")).headers.get("access-control-allow-origin")).toBe("*");
  });
});

function raw(method: string, path: string, body?: string): Promise<Response> {
  return context.sandbox.fetch(context.sandbox.environment.registry + path, {
    method,
    ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }),
  });
}
