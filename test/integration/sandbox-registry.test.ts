import { describe, expect, it } from "vitest";
import { registryOperations, RegistryError, type Registry, type RegistryOperationId } from "ares-caais";
import { createRegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";
import { useSandbox } from "./sandbox-client.ts";

const dataset = createRegistryDataset();
const context = useSandbox({ additionalSubjects: 1100 });

const sources = ["ares", "vr", "res", "rzp", "nrpzs", "rpsh", "rcns", "szr", "rs", "ros", "ceu"] as const;
type Source = (typeof sources)[number];

/** The detail and the search of each source, written out: what they are called decides nothing here. */
const calls: Readonly<
  Record<
    Source,
    {
      detail: (registry: Registry, ico: string) => Promise<{ icoId?: string }>;
      search: (
        registry: Registry,
        ico: string[],
      ) => Promise<{ pocetCelkem?: number; ekonomickeSubjekty?: { icoId?: string }[] }>;
    }
  >
> = {
  ares: {
    detail: (registry, ico) => registry.vratEkonomickySubjekt({ ico }),
    search: (registry, ico) => registry.vyhledejEkonomickeSubjekty({ ico }),
  },
  vr: {
    detail: (registry, ico) => registry.vratEkonomickySubjektVr({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuVr({ ico }),
  },
  res: {
    detail: (registry, ico) => registry.vratEkonomickySubjektRes({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuRes({ ico }),
  },
  rzp: {
    detail: (registry, ico) => registry.vratEkonomickySubjektRzp({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuRzp({ ico }),
  },
  nrpzs: {
    detail: (registry, ico) => registry.vratEkonomickySubjektNrpzs({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuNrpzs({ ico }),
  },
  rpsh: {
    detail: (registry, ico) => registry.vratEkonomickySubjektRpsh({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuRpsh({ ico }),
  },
  rcns: {
    detail: (registry, ico) => registry.vratEkonomickySubjektRcns({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuRcns({ ico }),
  },
  szr: {
    detail: (registry, ico) => registry.vratEkonomickySubjektSzr({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuSzr({ ico }),
  },
  rs: {
    detail: (registry, ico) => registry.vratEkonomickySubjektRs({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuRs({ ico }),
  },
  ros: {
    detail: (registry, ico) => registry.vratEkonomickySubjektRos({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuRos({ ico }),
  },
  ceu: {
    detail: (registry, ico) => registry.vratEkonomickySubjektCeu({ ico }),
    search: (registry, ico) => registry.vyhledejSeznamEkonomickychSubjektuCeu({ ico }),
  },
};

/** A record of each source as it comes over the wire, by what no other source has; written out, not read from the data. */
const own: Readonly<Record<Source, { ico: string; record: object }>> = {
  ares: { ico: "90000021", record: { primarniZdroj: "ros", seznamRegistraci: { stavZdrojeVr: "AKTIVNI" } } },
  vr: { ico: "90000021", record: { zaznamy: [{ rejstrik: "OR", spisovaZnacka: [{ soud: "KSBR", vlozka: 4711 }] }] } },
  res: { ico: "90000021", record: { zaznamy: [{ statistickeUdaje: { institucionalniSektor2010: "11003" } }] } },
  rzp: { ico: "90000021", record: { zaznamy: [{ zivnosti: [{ druhZivnosti: "L", datumVzniku: "2004-03-01" }] }] } },
  nrpzs: { ico: "90000021", record: { zaznamy: [{ poradoveCisloZar: "000", druhZarizeni: "320" }] } },
  rpsh: { ico: "90000609", record: { zaznamy: [{ cisloRegistrace: "MV-90060/1993", zmenaStanov: [{}, {}] }] } },
  rcns: {
    ico: "90000706",
    record: { zaznamy: [{ statutarniOrgan: { subjektCirkev: { cisloRegistracePrav: "MK-1234/2006" } } }] },
  },
  szr: {
    ico: "90000901",
    record: { zaznamy: [{ ezp: { subjektEzp: { odkaz: "https://eagri.example/ezp/90000901" } } }] },
  },
  rs: { ico: "90000803", record: { zaznamy: [{ redizo: "699000080", skolyAZarizeni: [{ izo: "199000801" }] }] } },
  ros: { ico: "90000021", record: { zaznamy: [{ evidenceAgendy: [{ agenda: "A1461", ovm: "OVM-SOUD" }] }] } },
  ceu: { ico: "90000951", record: { zaznamy: [{ upadek: [{ spisZn: "99 K 12/2005", soudUpadek: "KSHK" }] }] } },
};

/** Asserts parts of a record; of a list only its first items have to be written out. */
function expectParts(actual: unknown, parts: unknown, where: string): void {
  if (typeof parts !== "object" || parts === null) {
    expect(actual, where).toBe(parts);
    return;
  }
  if (typeof actual !== "object" || actual === null) throw new Error(`${where} is absent`);
  for (const [name, part] of Object.entries(parts)) expectParts(Reflect.get(actual, name), part, `${where}/${name}`);
}

/** The built-in ico that have a record in a source, ascending. */
function icoOf(source: Source): string[] {
  return [...dataset.subjects()].flatMap(({ ico }) =>
    ico !== undefined && dataset.record(source, ico) !== undefined ? [ico] : [],
  );
}

async function errorOf(call: Promise<unknown>): Promise<RegistryError> {
  const error: unknown = await call.then(
    () => "no error",
    (thrown: unknown) => thrown,
  );
  if (error instanceof RegistryError) return error;
  throw error;
}

describe("data", () => {
  it("holds at least 40 subjects and three records of every source", () => {
    expect(dataset.size).toBeGreaterThanOrEqual(40);
    for (const source of sources) expect(icoOf(source).length, source).toBeGreaterThanOrEqual(3);
  });
});

describe.each(sources)("source %s over TLS", (source) => {
  const { detail, search } = calls[source];

  it(`[REG-01] [REG-02] the detail and the search of ${source} answer what only this source has`, async () => {
    const { ico, record } = own[source];
    expectParts(await detail(context.registry, ico), record, source);
    const found = await search(context.registry, [ico]);
    expect(found.pocetCelkem).toBe(1);
    expectParts(found.ekonomickeSubjekty?.[0], record, source);
  });

  it(`[REG-01] the detail of ${source} is the record of every subject`, async () => {
    for (const ico of icoOf(source)) {
      const record = await detail(context.registry, ico);
      expect(record).toEqual(dataset.record(source, ico));
      expect(record.icoId).toBe(ico);
    }
  });

  it(`[REG-02] the search of ${source} answers the known ico in ascending order and leaves out the unknown`, async () => {
    const known = icoOf(source);
    const answer = await search(context.registry, [...known].reverse().concat("99999994", known[0] ?? ""));
    expect(answer.pocetCelkem).toBe(known.length);
    expect(answer.ekonomickeSubjekty?.map(({ icoId }) => icoId)).toEqual(known);
  });

  it(`[REG-07] an unknown ico in ${source} is 404 with a Chyba`, async () => {
    const error = await errorOf(detail(context.registry, "99999994"));
    expect(error).toMatchObject({ status: 404, kod: "NENALEZENO", subKod: "VYSTUP_SUBJEKT_NENALEZEN" });
  });

  it(`[REG-08] an ico that breaks the pattern of ${source} is 400 with a Chyba`, async () => {
    const { path } = registryOperations[detailId(source)];
    const closed = ["ares", "nrpzs", "ceu"].includes(source);
    for (const ico of ["123", "1234567a", ...(closed ? ["ARES_12345678"] : ["ares_12345678"])]) {
      const response = await raw("GET", path.replace("{ico}", ico));
      expect(response.status, ico).toBe(400);
      expect(await response.json()).toMatchObject({ kod: "CHYBA_VSTUPU", subKod: "VSTUP_NEVALIDNI_FORMAT_ICO" });
    }
  });

  it(`[REG-24] a search of ${source} without an ico, or with more than 100, is 400`, async () => {
    // The client would not send these.
    const path = registryOperations[detailId(source)].path.replace("{ico}", "vyhledat");
    const refused = async (filter: object): Promise<unknown> => {
      const response = await raw("POST", path, JSON.stringify(filter));
      return { status: response.status, subKod: ((await response.json()) as { subKod?: string }).subKod };
    };
    for (const filter of [{}, { ico: [] }, { start: 0, pocet: 10 }]) {
      expect(await refused(filter)).toEqual({ status: 400, subKod: "VSTUP_PRAZDNY" });
    }
    const many = Array.from({ length: 101 }, (_, index) => String(10_000_000 + index));
    expect(await refused({ ico: many })).toEqual({ status: 400, subKod: "VSTUP_PRILIS_MNOHO_HODNOT" });
    expect(await refused({ ico: [...many, "x"] })).toEqual({ status: 400, subKod: "VSTUP_NEVALIDNI_FORMAT_ICO" });
    await expect(search(context.registry, many.slice(1))).resolves.toMatchObject({
      pocetCelkem: 0,
      ekonomickeSubjekty: [],
    });
  });
});

describe("combined search", () => {
  const czech = new Intl.Collator("cs");
  const names = async (
    filter: Parameters<Registry["vyhledejEkonomickeSubjekty"]>[0],
  ): Promise<(string | undefined)[]> =>
    (await context.registry.vyhledejEkonomickeSubjekty(filter)).ekonomickeSubjekty?.map(
      ({ obchodniJmeno }) => obchodniJmeno,
    ) ?? [];

  it("[REG-02] matches a name as a trimmed prefix, without regard to case, with regard to diacritics", async () => {
    expect(await names({ obchodniJmeno: " mORAVSKÁ " })).toEqual(["MORAVSKÁ PEKÁRNA s.r.o."]);
    expect(await names({ obchodniJmeno: "moravska" })).toEqual(["Moravska tiskarna s.r.o."]);
    expect(await names({ obchodniJmeno: "moravské" })).toEqual(["Moravské datové služby a.s."]);
    expect(await names({ obchodniJmeno: "oravská" })).toEqual([]);
  });

  it("[REG-02] matches a seat also among former seats", async () => {
    const moved = [...dataset.subjects()].find(({ sidlo, dalsiUdaje = [] }) =>
      dalsiUdaje.some(({ sidlo: seats = [] }) =>
        seats.some((seat) => seat.sidlo?.kodObce !== sidlo?.kodObce && seat.sidlo?.kodObce !== undefined),
      ),
    );
    const former = moved?.dalsiUdaje
      ?.flatMap(({ sidlo = [] }) => sidlo)
      .find(({ sidlo }) => sidlo?.kodObce !== moved.sidlo?.kodObce)?.sidlo?.kodObce;
    if (moved === undefined || former === undefined) throw new Error("the data holds nobody who moved");
    expect(await names({ sidlo: { kodObce: former }, obchodniJmeno: moved.obchodniJmeno ?? "" })).toEqual([
      moved.obchodniJmeno,
    ]);
  });

  it("[REG-02] values of one list are alternatives, different fields must all fit", async () => {
    const count = (wanted: (form: string | undefined, office: string | undefined) => boolean): number =>
      [...dataset.subjects()].filter(({ pravniForma, financniUrad }) => wanted(pravniForma, financniUrad)).length;
    const builtIn = async (filter: object): Promise<number> => {
      const ico = [...dataset.subjects()].flatMap((subject) => subject.ico ?? []);
      return (await context.registry.vyhledejEkonomickeSubjekty({ ico, ...filter })).pocetCelkem ?? Number.NaN;
    };
    expect(await builtIn({ pravniForma: ["121", "111"] })).toBe(count((form) => form === "121" || form === "111"));
    const office = [...dataset.subjects()].find(({ pravniForma }) => pravniForma === "121")?.financniUrad ?? "";
    expect(await builtIn({ pravniForma: ["121"], financniUrad: [office] })).toBe(
      count((form, own) => form === "121" && own === office),
    );
  });

  it("[REG-09] pages by start and pocet and orders by razeni, icoId first by default", async () => {
    const filter = { obchodniJmeno: "Moravsk" };
    const all = await context.registry.vyhledejEkonomickeSubjekty(filter);
    const ids = all.ekonomickeSubjekty?.map(({ icoId }) => icoId) ?? [];
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).toEqual([...ids].sort());
    const page = await context.registry.vyhledejEkonomickeSubjekty({ ...filter, start: 1, pocet: 1 });
    expect(page).toMatchObject({ pocetCelkem: ids.length, ekonomickeSubjekty: [{ icoId: ids[1] }] });
    const down = await context.registry.vyhledejEkonomickeSubjekty({ ...filter, razeni: ["-icoId"] });
    expect(down.ekonomickeSubjekty?.map(({ icoId }) => icoId)).toEqual([...ids].reverse());
    const byName = await names({ ...filter, razeni: ["+obchodniJmeno"] });
    expect(byName).toEqual(byName.toSorted((one = "", other = "") => czech.compare(one, other)));
    expect(await errorOf(context.registry.vyhledejEkonomickeSubjekty({ ...filter, razeni: ["barva"] }))).toMatchObject({
      status: 400,
    });
  });

  it("more than 1,000 matches are 400, with the number in the text, whatever the page", async () => {
    const error = await errorOf(context.registry.vyhledejEkonomickeSubjekty({ pravniForma: ["112"], pocet: 1 }));
    expect(error).toMatchObject({ status: 400, kod: "CHYBA_VSTUPU", subKod: "VYSTUP_PRILIS_MNOHO_VYSLEDKU" });
    expect(error.popis).toMatch(/\(1\u00a0\d{3}\)/);
  });

  it("a page has at most 200 items, whatever pocet says", async () => {
    for (const pocet of [200, 201, 1000]) {
      const page = await context.registry.vyhledejEkonomickeSubjekty({ financniUrad: ["288", "379", "001"], pocet });
      expect(page.pocetCelkem).toBeGreaterThan(200);
      expect(page.ekonomickeSubjekty, String(pocet)).toHaveLength(200);
    }
  });

  it("an unknown filter name is ignored, as the service does", async () => {
    const response = await raw("POST", "/ekonomicke-subjekty/vyhledat", JSON.stringify({ jmeno: "Moravsk" }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ subKod: "VSTUP_PRAZDNY" });
    const found = await raw(
      "POST",
      "/ekonomicke-subjekty/vyhledat",
      JSON.stringify({ ico: ["90000021"], jmeno: "x", sidlo: { psc: 1 } }),
    );
    expect(await found.json()).toMatchObject({ pocetCelkem: 1 });
  });
});

describe("other operations", () => {
  it("[REG-03] code lists come by code and source, pages count lists, and a list has all its items", async () => {
    const both = await context.registry.vyhledejCiselnik({ kodCiselniku: "PravniForma" });
    expect(both.ciselniky?.map(({ zdrojCiselniku }) => zdrojCiselniku).sort()).toEqual(["com", "res"]);
    const one = await context.registry.vyhledejCiselnik({
      kodCiselniku: "PravniForma",
      zdrojCiselniku: "res",
      pocet: 1,
    });
    expect(one.pocetCelkem).toBe(1);
    expect(one.ciselniky?.[0]?.polozkyCiselniku?.length).toBeGreaterThan(20);
    const second = await context.registry.vyhledejCiselnik({ kodCiselniku: "PravniForma", start: 1, pocet: 1 });
    expect(second).toMatchObject({ pocetCelkem: 2, ciselniky: [{ kodCiselniku: "PravniForma" }] });
    await expect(context.registry.vyhledejCiselnik({ kodCiselniku: "Neznamy" })).resolves.toEqual({
      pocetCelkem: 0,
      ciselniky: [],
    });
  });

  it("[REG-03] standardized addresses come whole or as candidates", async () => {
    const address = dataset.addresses[0];
    const { kodAdresnihoMista, kodObce } = address ?? {};
    if (kodAdresnihoMista === undefined || kodObce === undefined) throw new Error("the data holds no address");
    const whole = await context.registry.vyhledejStandardizovaneAdresy({
      kodAdresnihoMista,
      typStandardizaceAdresy: "UPLNA_STANDARDIZACE",
    });
    expect(whole).toMatchObject({ pocetCelkem: 1, stavStandardizace: "UPLNA", standardizovaneAdresy: [address] });
    const many = await context.registry.vyhledejStandardizovaneAdresy({
      kodObce,
      typStandardizaceAdresy: "VYHOVUJICI_ADRESY",
    });
    expect(many.pocetCelkem).toBe(dataset.addresses.filter((other) => other.kodObce === kodObce).length);
    expect(await errorOf(context.registry.vyhledejStandardizovaneAdresy({ kodObce }))).toMatchObject({ status: 400 });
  });

  it("[REG-03] notification batches of 30 days are listed by source and read by number", async () => {
    for (const datovyZdroj of ["ares", "vr", "res", "ros", "rzp", "nrpzs", "rcns", "rpsh", "rs", "szr"]) {
      const { notifikacniDavky = [] } = await context.registry.vyhledejSeznamNotifikacnichDavek({ datovyZdroj });
      expect(notifikacniDavky.length, datovyZdroj).toBeGreaterThanOrEqual(30);
      const numbers = notifikacniDavky.map(({ cisloDavky = Number.NaN }) => cisloDavky);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? Number.NaN) + index));
      const newest = notifikacniDavky.at(-1);
      const batch = await context.registry.vratNotifikacniDavku({ datovyZdroj, cisloDavky: newest?.cisloDavky ?? -1 });
      expect(batch).toMatchObject(newest ?? {});
      expect(batch.seznamNotifikaci).toHaveLength(newest?.pocetZmen ?? -1);
    }
    expect(await errorOf(context.registry.vratNotifikacniDavku({ datovyZdroj: "vr", cisloDavky: 1 }))).toMatchObject({
      status: 404,
    });
    expect(await errorOf(context.registry.vyhledejSeznamNotifikacnichDavek({}))).toMatchObject({
      subKod: "VSTUP_PRAZDNY",
    });
  });
});

describe("below the operations", () => {
  it("an unknown path is the framework's 404 without kod, a wrong method 405", async () => {
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

  it("a body that is no JSON is 500 with OBECNA_CHYBA and no subKod", async () => {
    for (const body of ["{", "[]", "null", "1"]) {
      const response = await raw("POST", "/ekonomicke-subjekty/vyhledat", body);
      expect(response.status, body).toBe(500);
      const chyba: unknown = await response.json();
      expect(chyba).toMatchObject({ kod: "OBECNA_CHYBA" });
      expect(chyba).not.toHaveProperty("subKod");
    }
  });

  it("a browser may ask: preflight and CORS headers", async () => {
    const preflight = await raw("OPTIONS", "/ekonomicke-subjekty/vyhledat");
    expect(preflight.headers.get("access-control-allow-methods")).toBe("GET,HEAD,POST");
    expect(preflight.headers.get("access-control-max-age")).toBe("1800");
    expect((await raw("GET", "/ekonomicke-subjekty/90000021")).headers.get("access-control-allow-origin")).toBe("*");
  });
});

function detailId(source: Source): RegistryOperationId {
  const operation = Object.values(registryOperations).find(
    (candidate) => candidate.method === "GET" && "source" in candidate && candidate.source === source,
  );
  if (operation === undefined) throw new Error(`no detail of ${source}`);
  return operation.id;
}

function raw(method: string, path: string, body?: string): Promise<Response> {
  return context.sandbox.fetch(context.sandbox.environment.registry + path, {
    method,
    ...(body === undefined ? {} : { body, headers: { "content-type": "application/json" } }),
  });
}
