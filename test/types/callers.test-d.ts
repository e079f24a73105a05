import { describe, expectTypeOf, it } from "vitest";
import {
  createRegistry,
  isContractError,
  type AnyContractError,
  type CiselnikyZakladniFiltr,
  type ContractErrorCode,
  type EkonomickeSubjektyKomplexFiltr,
  type EkonomickySubjekt,
  type EkonomickySubjektRes,
  type EkonomickySubjektVr,
  type InvalidInputError,
  type KodChybyEnum,
  type LegacyError,
  type NotifikacniDavka,
  type RegistryError,
  type RegistryRecords,
  type RegistrySource,
  type StavZdroje,
  type TokenError,
  type TooManyMatchesError,
} from "ares-caais";

describe("types that fit callers", () => {
  const registry = createRegistry();

  it("[REG-25] filters take readonly lists, and undefined for omitted members", () => {
    const icos: readonly string[] = ["27074358"];
    const name: string | undefined = icos[0];
    const kodObce: number | undefined = icos.length;
    const filter: EkonomickeSubjektyKomplexFiltr = {
      ico: icos,
      obchodniJmeno: name,
      sidlo: { kodObce, textovaAdresa: name },
      razeni: ["icoId", "-nazevObce"] as const,
      pocet: undefined,
    };
    void registry.vyhledejEkonomickeSubjekty(filter);
    void registry.paginate("vyhledejSeznamEkonomickychSubjektuVr", { ico: icos, start: undefined });
    void registry.client.POST("/ekonomicke-subjekty/vyhledat", { body: filter });
    void registry.lookup(icos, { source: undefined, signal: undefined });
    // @ts-expect-error -- a list is no text
    void registry.vyhledejEkonomickeSubjekty({ ico: "27074358" });
  });

  it("[REG-25] known values are in the types, and other values are allowed", () => {
    type Known = "AKTIVNI" | "BUDOUCI" | "HISTORICKY" | "LOGICKY_SMAZANY" | "NEEXISTUJICI" | "POZASTAVENY" | "ZANIKLY";
    expectTypeOf<Known>().toExtend<StavZdroje>();
    expectTypeOf<string>().toExtend<StavZdroje>();
    expectTypeOf<StavZdroje>().toExtend<string>();
    // A union of text alone would have lost the values.
    expectTypeOf<Extract<StavZdroje, "AKTIVNI">>().toEqualTypeOf<"AKTIVNI">();
    type States = NonNullable<EkonomickySubjekt["seznamRegistraci"]>;
    expectTypeOf<Exclude<States["stavZdrojeVr"], undefined>>().toEqualTypeOf<StavZdroje>();
    expectTypeOf<Extract<KodChybyEnum, "NENALEZENO">>().toEqualTypeOf<"NENALEZENO">();
    expectTypeOf<RegistryError["kod"]>().toEqualTypeOf<KodChybyEnum | undefined>();
    type Order = NonNullable<EkonomickeSubjektyKomplexFiltr["razeni"]>[number];
    expectTypeOf<Extract<Order, "-obchodniJmeno">>().toEqualTypeOf<"-obchodniJmeno">();
    expectTypeOf<Extract<NotifikacniDavka["datovyZdroj"], "res">>().toEqualTypeOf<"res">();
    expectTypeOf<Extract<CiselnikyZakladniFiltr["zdrojCiselniku"], "ruian">>().toEqualTypeOf<"ruian">();
    const source: string = ["another"].join();
    registry.changes({ datovyZdroj: source });
    void registry.vyhledejEkonomickeSubjekty({ razeni: [source] });
    void registry.codeList("PravniForma", source);
  });

  it("[REG-25] the plain client has both", async () => {
    const { data, error } = await registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico: "1" } } });
    expectTypeOf<typeof data>().toEqualTypeOf<EkonomickySubjekt | undefined>();
    expectTypeOf(data?.seznamRegistraci?.stavZdrojeRes).toExtend<string | undefined>();
    expectTypeOf(error?.kod).toExtend<string | undefined>();
    const path = { ico: "1" };
    const asText = await registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path }, parseAs: "text" });
    expectTypeOf(asText.data).toEqualTypeOf<string | undefined>();
    // @ts-expect-error -- the path has a parameter
    void registry.client.GET("/ekonomicke-subjekty/{ico}");
    // @ts-expect-error -- a search is posted
    void registry.client.GET("/ekonomicke-subjekty/vyhledat");
  });

  it("[REG-25] detail returns the record of its source, also of a source in a variable", () => {
    expectTypeOf(registry.detail("res", { ico: "27074358" })).resolves.toEqualTypeOf<EkonomickySubjektRes>();
    const some = "vr" as "vr" | "res";
    expectTypeOf(registry.detail(some, { ico: "1" })).resolves.toEqualTypeOf<
      EkonomickySubjektRes | EkonomickySubjektVr
    >();
    const any = "vr" as RegistrySource;
    expectTypeOf(registry.detail(any, { ico: "1" })).resolves.toEqualTypeOf<RegistryRecords[RegistrySource]>();
    // @ts-expect-error -- no such source
    void registry.detail("xyz", { ico: "1" });
    // @ts-expect-error -- an ico is text
    void registry.detail("vr", { ico: 1 });
  });

  it("[REG-25] the code of an error narrows it to its class", () => {
    expectTypeOf<AnyContractError["code"]>().toEqualTypeOf<ContractErrorCode>();
    expectTypeOf((error: unknown): unknown => {
      if (!isContractError(error)) return undefined;
      switch (error.code) {
        case "ERR_INVALID_INPUT":
          expectTypeOf<typeof error>().toEqualTypeOf<InvalidInputError>();
          return error.field;
        case "ERR_REGISTRY":
          expectTypeOf<typeof error>().toExtend<RegistryError>();
          // @ts-expect-error -- only the error of too many matches knows how many
          return error.matches;
        case "ERR_TOO_MANY_MATCHES":
          expectTypeOf<typeof error>().toEqualTypeOf<TooManyMatchesError>();
          return error.matches;
        case "ERR_TOKEN":
          expectTypeOf<typeof error>().toEqualTypeOf<TokenError>();
          return error.claim;
        case "ERR_LEGACY":
          expectTypeOf<typeof error>().toEqualTypeOf<LegacyError>();
          return error.status;
        case "ERR_LOGIN_REQUIRED":
          return error.response;
        case "ERR_BLOCKED":
          return error.pause;
        case "ERR_GAP":
        case "ERR_INCOMPLETE":
          return error.next;
        case "ERR_TRANSPORT":
          return error.phase;
        case "ERR_UNEXPECTED_RESPONSE":
          return error.popis;
        case "ERR_DISCOVERY":
        case "ERR_OAUTH":
          return error.message;
        default:
          return error satisfies never;
      }
    }).toBeFunction();
  });
});
