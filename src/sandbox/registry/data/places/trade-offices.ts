import type { Adresa } from "../../../../../generated/registry-types.gen.ts";
import { municipalities, type MunicipalityKey } from "./municipalities.ts";

type Office = readonly [code: string, name: string];

const byMunicipality: Readonly<Record<MunicipalityKey, Office>> = {
  praha: ["310001", "Úřad městské části Praha 1"],
  jinocany: ["321007", "Městský úřad Černošice"],
  budejovice: ["330103", "Magistrát města České Budějovice"],
  tabor: ["331703", "Městský úřad Tábor"],
  plzen: ["323301", "Magistrát města Plzně"],
  vary: ["341205", "Magistrát města Karlovy Vary"],
  usti: ["427107", "Magistrát města Ústí nad Labem"],
  decin: ["421105", "Magistrát města Děčína"],
  liberec: ["451301", "Magistrát města Liberec"],
  hradec: ["521201", "Magistrát města Hradec Králové"],
  pardubice: ["531201", "Magistrát města Pardubic"],
  jihlava: ["631301", "Magistrát města Jihlavy"],
  brno: ["620209", "Úřad městské části Brno-střed"],
  olomouc: ["711603", "Magistrát města Olomouce"],
  ostrava: ["810709", "Úřad městského obvodu Vítkovice"],
  jicin: ["810403", "Městský úřad Nový Jičín"],
  zlin: ["721401", "Magistrát města Zlína"],
};

/** A borough that has an office of its own. */
const PRAHA_5 = 500143;
const PRAHA_5_OFFICE: Office = ["310005", "Úřad městské části Praha 5"];

const byCode = new Map<number, Office>(
  Object.keys(municipalities)
    .filter((key): key is MunicipalityKey => key in byMunicipality)
    .map((key) => [municipalities[key].kodObce, byMunicipality[key]]),
);

/** Trade-licensing offices of the built-in addresses. */
export const tradeOffices: readonly Office[] = [...Object.values(byMunicipality), PRAHA_5_OFFICE];

/** Code of the trade-licensing office of an address; undefined abroad. */
export function tradeOfficeAt({ kodObce, kodMestskeCastiObvodu }: Adresa): string | undefined {
  if (kodMestskeCastiObvodu === PRAHA_5) return PRAHA_5_OFFICE[0];
  return kodObce === undefined ? undefined : byCode.get(kodObce)?.[0];
}
