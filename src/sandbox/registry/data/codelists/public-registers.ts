import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { codeLists } from "../../../../../generated/registry-code-lists.gen.ts";
import { codeList, seedsOf } from "./list.ts";

/** Lists of the public registers. */
export const publicRegisterLists: readonly Ciselnik[] = [
  codeList("TypAngazma", "vr", "Typ angažmá", [
    ["AKCIONAR", "Akcionář", "Shareholder"],
    ["DOZORCI_RADA_CLEN", "Člen dozorčí rady", "Member of the supervisory board"],
    ["INSOLVENCNI_SPRAVCE_OSOBA", "Insolvenční správce", "Insolvency administrator"],
    ["KONTROLNI_KOMISE_CLEN", "Člen kontrolní komise", "Member of the audit commission"],
    ["LIKVIDATOR_OSOBA", "Likvidátor", "Liquidator"],
    ["PODNIKATEL", "Podnikatel", "Entrepreneur"],
    ["PROKURA_OSOBA", "Prokurista", "Holder of procuration"],
    ["SPOLECNIK_OSOBA", "Společník", "Partner"],
    ["SPRAVCE_KONKURSU_OSOBA", "Správce konkursní podstaty", "Bankruptcy trustee"],
    ["SPRAVNI_RADA_CLEN", "Člen správní rady", "Member of the administrative board"],
    ["STATUTARNI_ORGAN_CLEN", "Člen statutárního orgánu", "Member of the statutory body"],
    ["VEDOUCI_OZ_OSOBA", "Vedoucí odštěpného závodu", "Head of a branch"],
    ["ZASTUPCE_PO", "Zástupce právnické osoby", "Representative of a legal person"],
  ]),
  codeList("TypOrganu", "vr", "Typ orgánu", [
    ["AKCIONAR", "Akcionář", "Shareholder"],
    ["DOZORCI_RADA", "Dozorčí rada", "Supervisory board"],
    ["KONTROLNI_KOMISE", "Kontrolní komise", "Audit commission"],
    ["LIKVIDATOR", "Likvidátor", "Liquidator"],
    ["PROKURA", "Prokura", "Procuration"],
    ["SPOLECNIK", "Společníci", "Partners"],
    ["STATUTARNI_ORGAN", "Statutární orgán", "Statutory body"],
  ]),
  codeList("TypAkcionare", "vr", "Typ akcionáře", [["OSOBA", "Osoba", "Person"]]),
  codeList("SoudVr", "vr", "Rejstříkový soud", seedsOf(codeLists.SoudVr)),
  codeList("TypObnosu", "com", "Typ obnosu", [
    ["KORUNY", "Koruny", "Crowns"],
    ["PROCENTA", "Procenta", "Per cent"],
    ["ZLOMEK", "Zlomek", "Fraction"],
  ]),
  codeList("TypJmeni", "com", "Typ jmění", [["ZAKLADNI_KAPITAL", "Základní kapitál", "Registered capital"]]),
  codeList("TypRejstriku", "com", "Typ rejstříku", [
    ["NR", "Nadační rejstřík", "Register of foundations"],
    ["OR", "Obchodní rejstřík", "Commercial register"],
    ["ROPS", "Rejstřík obecně prospěšných společností", "Register of public benefit companies"],
    ["RU", "Rejstřík ústavů", "Register of institutes"],
    ["SR", "Spolkový rejstřík", "Register of associations"],
    ["SVJ", "Rejstřík společenství vlastníků jednotek", "Register of associations of unit owners"],
  ]),
  codeList("TypAkcie", "com", "Typ akcie", [
    ["KMENOVE_NA_JMENO", "Kmenové akcie na jméno", "Ordinary registered shares"],
    ["KMENOVE_NA_MAJITELE", "Kmenové akcie na majitele", "Ordinary bearer shares"],
  ]),
  codeList("PodobaAkcie", "com", "Podoba akcie", [
    ["LISTINNA", "Listinná", "Paper"],
    ["ZAKNIHOVANA", "Zaknihovaná", "Book-entry"],
  ]),
  codeList("TypPocetClenu", "com", "Typ počtu členů", [["PEVNY", "Pevný počet", "Fixed number"]]),
  codeList("TypZpusobuRizeni", "com", "Typ způsobu řízení", [
    ["DUALISTICKY", "Dualistický", "Two-tier"],
    ["MONISTICKY", "Monistický", "One-tier"],
  ]),
  codeList("TypInsolvencnihoZapisu", "com", "Typ insolvenčního zápisu", [
    ["KONKURS", "Prohlášení konkursu", "Bankruptcy declared"],
    ["UPADEK", "Rozhodnutí o úpadku", "Insolvency decision"],
  ]),
  codeList("TypKonkursu", "com", "Typ konkursu", [["KONKURS", "Konkurs", "Bankruptcy"]]),
];
