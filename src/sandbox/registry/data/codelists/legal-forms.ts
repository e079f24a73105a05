import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { codeList, type ItemSeed } from "./list.ts";

/** Forms that the common list repeats. */
const COMMON: readonly ItemSeed[] = [
  ["101", "Fyzická osoba podnikající dle živnostenského zákona", "Sole trader under the Trade Licensing Act"],
  [
    "105",
    "Fyzická osoba podnikající dle jiných zákonů než živnostenského a zákona o zemědělství",
    "Sole trader under other Acts",
  ],
  ["107", "Zemědělský podnikatel - fyzická osoba", "Farmer - natural person"],
  ["111", "Veřejná obchodní společnost", "General partnership"],
  ["112", "Společnost s ručením omezeným", "Limited liability company"],
  ["113", "Komanditní společnost", "Limited partnership"],
  ["121", "Akciová společnost", "Joint-stock company"],
  ["205", "Družstvo", "Cooperative"],
  ["706", "Spolek", "Association"],
];

const OTHERS: readonly ItemSeed[] = [
  ["117", "Nadace", "Foundation"],
  ["118", "Nadační fond", "Endowment fund"],
  ["141", "Obecně prospěšná společnost", "Public benefit company"],
  ["145", "Společenství vlastníků jednotek", "Association of unit owners"],
  ["161", "Ústav", "Institute"],
  ["301", "Státní podnik", "State enterprise"],
  ["331", "Příspěvková organizace zřízená územním samosprávným celkem", "Contributory organisation"],
  ["421", "Odštěpný závod zahraniční právnické osoby", "Branch of a foreign legal person"],
  ["424", "Zahraniční fyzická osoba", "Foreign natural person"],
  ["601", "Vysoká škola (veřejná, státní)", "Public university"],
  ["711", "Politická strana, politické hnutí", "Political party or movement"],
  ["721", "Církve a náboženské společnosti", "Churches and religious societies"],
  ["722", "Evidované církevní právnické osoby", "Registered church legal persons"],
  ["723", "Svazy církví a náboženských společností", "Unions of churches and religious societies"],
  // Valid only under its parent, and expired: callers that read the list must look at both.
  [
    "731",
    "Organizační jednotka sdružení",
    "Organisational unit of an association",
    { platnostOd: "1993-01-01", platnostDo: "2013-12-31", kodNadrizeny: "706" },
  ],
  ["736", "Pobočný spolek", "Branch association", { platnostOd: "2014-01-01", kodNadrizeny: "706" }],
  ["751", "Zájmové sdružení právnických osob", "Interest association of legal persons"],
  ["801", "Obec", "Municipality"],
  ["804", "Kraj", "Region"],
  ["932", "Evropská společnost", "European company"],
];

const ALL = [...COMMON, ...OTHERS].sort(([one], [other]) => Number(one) - Number(other));

/** ROS has no hierarchy of forms. */
const ROS = ALL.map(([kod, cs, en]): ItemSeed => (en === undefined ? [kod, cs] : [kod, cs, en]));

/** Lists of legal forms; the same code stands for one list in each of two sources. */
export const legalFormLists: readonly Ciselnik[] = [
  codeList("PravniForma", "com", "Právní forma", COMMON),
  codeList("PravniForma", "res", "Právní forma", ALL),
  // Some properties refer to the forms of ROS under the source res.
  codeList("PravniFormaRos", "res", "Právní forma ROS", ROS),
  codeList("PravniFormaRos", "ros", "Právní forma ROS", ROS),
];
