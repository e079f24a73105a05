import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { municipalities } from "../places/municipalities.ts";
import { furtherTaxOffices } from "../places/towns.ts";
import { tradeOffices } from "../places/trade-offices.ts";
import { activities } from "../seeds/activities.ts";
import { codeList, type ItemSeed } from "./list.ts";

const places = Object.values(municipalities);

/** Items in the order of their codes, each code once. */
function distinct(items: readonly ItemSeed[]): ItemSeed[] {
  const byCode = new Map(items.map((item) => [item[0], item]));
  return [...byCode.values()].sort(([one], [other]) => (one < other ? -1 : 1));
}

function named([code, name]: readonly [code: string, name: string], prefix = ""): ItemSeed {
  return [code, `${prefix}${name}`];
}

const czNace = distinct(
  Object.values(activities).map(({ code2025, cs, en }): ItemSeed => [code2025, cs, en, { platnostOd: "2025-01-01" }]),
);

/** Lists made from the tables that the records are built from. */
export const derivedLists: readonly Ciselnik[] = [
  codeList("CzNace", "res", "Klasifikace ekonomických činností (CZ-NACE 2025)", czNace),
  codeList("CzNace2025", "res", "Klasifikace ekonomických činností (CZ-NACE 2025)", czNace),
  codeList(
    "CzNace2008",
    "res",
    "Klasifikace ekonomických činností (CZ-NACE 2008)",
    distinct(Object.values(activities).map(({ code2008, cs, en }): ItemSeed => [code2008, cs, en])),
  ),
  codeList(
    "FinancniUrad",
    "ufo",
    "Finanční úřad",
    distinct([
      ...places.map(({ taxOffice }) => named(taxOffice, "Územní pracoviště ")),
      ...furtherTaxOffices.map((office) => named(office, "Územní pracoviště ")),
      ["013", "Specializovaný finanční úřad", "Specialized Tax Office"],
    ]),
  ),
  codeList("ZivnostenskyUrad", "rzp", "Živnostenský úřad", distinct(tradeOffices.map((office) => named(office)))),
  codeList("okresLau", "res", "Okres (LAU)", distinct(places.map(({ lau }) => named(lau)))),
  codeList(
    "ZakladniUzemniJednotka",
    "res",
    "Základní územní jednotka",
    distinct([
      ...places.map(({ kodObce, area }): ItemSeed => [String(kodObce), area.nazevObce ?? ""]),
      ["500054", "Praha 1"],
      ["500143", "Praha 5"],
    ]),
  ),
];
