import type { Adresa, StandardizovanaAdresa } from "../../../../../generated/registry-types.gen.ts";

/** The fields that an address and its standardized form have in common. */
export type CommonAddress = Pick<Adresa | StandardizovanaAdresa, keyof (Adresa | StandardizovanaAdresa)>;

/** A real municipality: its RUIAN codes, and the offices that are competent there. */
export interface Municipality {
  /** The part of an address that names the municipality. */
  readonly area: Pick<CommonAddress, "kodKraje" | "nazevKraje" | "kodOkresu" | "nazevOkresu" | "kodObce" | "nazevObce">;
  /** Code of the municipality, the key of this table. */
  readonly kodObce: number;
  /** NUTS/LAU code and name of the district. */
  readonly lau: readonly [code: string, name: string];
  /** Code and name of the tax office. */
  readonly taxOffice: readonly [code: string, name: string];
  /** Code of the court that keeps the public registers. */
  readonly court: string;
}

const KRAJE = {
  19: "Hlavní město Praha",
  27: "Středočeský kraj",
  35: "Jihočeský kraj",
  43: "Plzeňský kraj",
  51: "Karlovarský kraj",
  60: "Ústecký kraj",
  78: "Liberecký kraj",
  86: "Královéhradecký kraj",
  94: "Pardubický kraj",
  108: "Kraj Vysočina",
  116: "Jihomoravský kraj",
  124: "Olomoucký kraj",
  132: "Moravskoslezský kraj",
  141: "Zlínský kraj",
} as const;

function municipality(
  nazevObce: string,
  kodObce: number,
  kodKraje: keyof typeof KRAJE,
  okres: readonly [code: number, name: string] | undefined,
  lau: readonly [code: string, name: string],
  taxOffice: readonly [code: string, name: string],
  court: string,
): Municipality {
  // Addresses in Prague have no district.
  const district: Pick<CommonAddress, "kodOkresu" | "nazevOkresu"> =
    okres === undefined ? {} : { kodOkresu: okres[0], nazevOkresu: okres[1] };
  return {
    area: { kodKraje, nazevKraje: KRAJE[kodKraje], ...district, kodObce, nazevObce },
    kodObce,
    lau,
    taxOffice,
    court,
  };
}

const table = {
  praha: municipality("Praha", 554782, 19, undefined, ["CZ0100", "Praha"], ["001", "Praha 1"], "MSPH"),
  jinocany: municipality(
    "Jinočany",
    539350,
    27,
    [3210, "Praha-západ"],
    ["CZ020A", "Praha-západ"],
    ["060", "Praha-západ"],
    "MSPH",
  ),
  budejovice: municipality(
    "České Budějovice",
    544256,
    35,
    [3301, "České Budějovice"],
    ["CZ0311", "České Budějovice"],
    ["077", "České Budějovice"],
    "KSCB",
  ),
  tabor: municipality("Tábor", 552046, 35, [3308, "Tábor"], ["CZ0317", "Tábor"], ["110", "Tábor"], "KSCB"),
  plzen: municipality("Plzeň", 554791, 43, [3405, "Plzeň-město"], ["CZ0323", "Plzeň-město"], ["138", "Plzeň"], "KSPL"),
  vary: municipality(
    "Karlovy Vary",
    554961,
    51,
    [3403, "Karlovy Vary"],
    ["CZ0412", "Karlovy Vary"],
    ["128", "Karlovy Vary"],
    "KSPL",
  ),
  usti: municipality(
    "Ústí nad Labem",
    554804,
    60,
    [3510, "Ústí nad Labem"],
    ["CZ0427", "Ústí nad Labem"],
    ["214", "Ústí nad Labem"],
    "KSUL",
  ),
  decin: municipality("Děčín", 562335, 60, [3502, "Děčín"], ["CZ0421", "Děčín"], ["178", "Děčín"], "KSUL"),
  liberec: municipality("Liberec", 563889, 78, [3505, "Liberec"], ["CZ0513", "Liberec"], ["192", "Liberec"], "KSUL"),
  hradec: municipality(
    "Hradec Králové",
    569810,
    86,
    [3602, "Hradec Králové"],
    ["CZ0521", "Hradec Králové"],
    ["228", "Hradec Králové"],
    "KSHK",
  ),
  pardubice: municipality(
    "Pardubice",
    555134,
    94,
    [3606, "Pardubice"],
    ["CZ0532", "Pardubice"],
    ["248", "Pardubice"],
    "KSHK",
  ),
  jihlava: municipality("Jihlava", 586846, 108, [3707, "Jihlava"], ["CZ0632", "Jihlava"], ["312", "Jihlava"], "KSBR"),
  brno: municipality("Brno", 582786, 116, [3702, "Brno-město"], ["CZ0642", "Brno-město"], ["288", "Brno I"], "KSBR"),
  olomouc: municipality("Olomouc", 500496, 124, [3805, "Olomouc"], ["CZ0712", "Olomouc"], ["379", "Olomouc"], "KSOS"),
  ostrava: municipality(
    "Ostrava",
    554821,
    132,
    [3807, "Ostrava-město"],
    ["CZ0806", "Ostrava-město"],
    ["388", "Ostrava I"],
    "KSOS",
  ),
  jicin: municipality(
    "Nový Jičín",
    599191,
    132,
    [3804, "Nový Jičín"],
    ["CZ0804", "Nový Jičín"],
    ["374", "Nový Jičín"],
    "KSOS",
  ),
  zlin: municipality("Zlín", 585068, 141, [3705, "Zlín"], ["CZ0724", "Zlín"], ["303", "Zlín"], "KSBR"),
};

/** Key of a built-in municipality. */
export type MunicipalityKey = keyof typeof table;

/** Municipalities of the built-in addresses; every region has one. */
export const municipalities: Readonly<Record<MunicipalityKey, Municipality>> = table;

const byCode = new Map<number, Municipality>(Object.values(municipalities).map((entry) => [entry.kodObce, entry]));

/** Municipality by its code; undefined for a seat abroad. */
export function municipalityByCode(kodObce: number | undefined): Municipality | undefined {
  return kodObce === undefined ? undefined : byCode.get(kodObce);
}
