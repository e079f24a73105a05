import { optional } from "../optional.ts";
import { municipalities, type CommonAddress, type Municipality, type MunicipalityKey } from "./municipalities.ts";

/** A street (or a village without street names) and its houses. */
export interface StreetSeed {
  readonly key: string;
  readonly municipality: Municipality;
  readonly part: Pick<CommonAddress, "kodCastiObce" | "nazevCastiObce">;
  /** Borough of a city that has them. */
  readonly borough: Pick<CommonAddress, "kodMestskeCastiObvodu" | "nazevMestskeCastiObvodu">;
  /** District of Prague, which is its administrative district as well. */
  readonly district?: readonly [code: number, name: string];
  readonly street: Pick<CommonAddress, "kodUlice" | "nazevUlice">;
  readonly psc: number;
  /** Post town on the last line of an address. */
  readonly town: string;
  /** Code of the address point of the first house; the next houses count on. */
  readonly firstPoint: number;
  /** House numbers: "684/12a" (descriptive/orientation), or "E15" for a registration number. */
  readonly houses: readonly string[];
}

interface Borough {
  readonly code: number;
  readonly name: string;
  readonly district?: number;
}

const PRAHA_1: Borough = { code: 500054, name: "Praha 1", district: 19 };
const PRAHA_5: Borough = { code: 500143, name: "Praha 5", district: 51 };
const BRNO_STRED: Borough = { code: 550973, name: "Brno-střed" };

function street(
  municipalityKey: MunicipalityKey,
  slug: string,
  name: string,
  part: readonly [code: number, name: string],
  psc: number,
  serial: number,
  houses: readonly string[],
  borough?: Borough,
): StreetSeed {
  const municipality = municipalities[municipalityKey];
  return {
    key: `${municipalityKey}.${slug}`,
    municipality,
    part: { kodCastiObce: part[0], nazevCastiObce: part[1] },
    borough:
      borough === undefined ? {} : { kodMestskeCastiObvodu: borough.code, nazevMestskeCastiObvodu: borough.name },
    ...optional<StreetSeed>({
      district: borough?.district === undefined ? undefined : [borough.district, borough.name],
    }),
    street: name === "" ? {} : { kodUlice: 900_000 + serial, nazevUlice: name },
    psc,
    town: borough?.district === undefined ? (municipality.area.nazevObce ?? "") : borough.name,
    firstPoint: 99_000_000 + serial * 100,
    houses,
  };
}

/**
 * Streets of the built-in addresses. Municipalities and boroughs are real; codes of streets, of parts of
 * municipalities and of address points are invented, in ranges that RUIAN does not use.
 */
export const streets: readonly StreetSeed[] = [
  street("brno", "kounicova", "Kounicova", [990101, "Veveří"], 60200, 1, ["684/12", "685/14", "686/16a"], BRNO_STRED),
  street("brno", "masarykova", "Masarykova", [990102, "Brno-město"], 60200, 2, ["413/20", "414/22"], BRNO_STRED),
  street("brno", "nadrazni", "Nádražní", [990102, "Brno-město"], 60200, 3, ["655/8", "656/10"], BRNO_STRED),
  street("praha", "dlouha", "Dlouhá", [990201, "Staré Město"], 11000, 4, ["705/16", "706/18", "707/20"], PRAHA_1),
  street("praha", "nadrazni", "Nádražní", [990202, "Smíchov"], 15000, 5, ["279/1", "280/3", "281/5b"], PRAHA_5),
  street("jinocany", "naves", "", [990301, "Jinočany"], 25225, 6, ["9", "112", "E15"]),
  street("budejovice", "lannova", "Lannova třída", [990401, "České Budějovice 3"], 37001, 7, ["63/23", "64/25"]),
  street("tabor", "prazska", "Pražská", [990501, "Tábor"], 39001, 8, ["211/4", "212/6"]),
  street("plzen", "americka", "Americká", [990601, "Jižní Předměstí"], 30100, 9, ["2395/8", "2396/10"]),
  street("plzen", "nadrazni", "Nádražní", [990602, "Východní Předměstí"], 30100, 10, ["118/4", "119/6"]),
  street("vary", "zamecky", "Zámecký vrch", [990701, "Karlovy Vary"], 36001, 11, ["433/41", "434/43"]),
  street("usti", "masarykova", "Masarykova", [990801, "Ústí nad Labem-centrum"], 40001, 12, ["633/30", "634/32"]),
  street("decin", "teplicka", "Teplická", [990901, "Děčín IV-Podmokly"], 40502, 13, ["144/21", "145/23"]),
  street("liberec", "sklarska", "Sklářská", [991001, "Liberec VI-Rochlice"], 46001, 14, ["77/3", "78/5"]),
  street("hradec", "gocarova", "Gočárova třída", [991101, "Hradec Králové"], 50002, 15, ["1105/36", "1106/38"]),
  street("pardubice", "semtin", "Semtínská", [991201, "Semtín"], 53002, 16, ["103", "104"]),
  street("jihlava", "brnenska", "Brněnská", [991301, "Jihlava"], 58601, 17, ["2288/50", "2289/52"]),
  street("olomouc", "dolni", "Dolní náměstí", [991401, "Olomouc"], 77900, 18, ["27/38", "28/40"]),
  street("ostrava", "vystavni", "Výstavní", [991501, "Vítkovice"], 70300, 19, ["51/97", "52/99"]),
  street("jicin", "zborovska", "Zborovská", [991601, "Nový Jičín"], 74101, 20, ["640/21", "641/23"]),
  street("zlin", "batova", "třída Tomáše Bati", [991701, "Zlín"], 76001, 21, ["5146/3", "5147/5"]),
];
