import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { codeLists } from "../../../../../generated/registry-code-lists.gen.ts";
import { codeList, seedsOf } from "./list.ts";

/** Lists of the statistical, trade-licence, health, school, church, party and bankruptcy registers. */
export const sourceLists: readonly Ciselnik[] = [
  codeList(
    "KategoriePoctuPracovniku",
    "res",
    "Kategorie počtu pracovníků",
    seedsOf(codeLists.KategoriePoctuPracovniku),
  ),
  codeList("FceVladnichInstituci", "res", "Institucionální sektor ESA 2010", [
    ["11003", "Národní soukromé nefinanční podniky", "National private non-financial corporations"],
    ["13130", "Místní vládní instituce", "Local government"],
    ["14100", "Domácnosti podnikatelů", "Households of entrepreneurs"],
    ["15000", "Neziskové instituce sloužící domácnostem", "Non-profit institutions serving households"],
  ]),
  codeList("TypAngazma", "rzp", "Typ angažmá", [
    ["ODPOVEDNY_ZASTUPCE_RZP", "Odpovědný zástupce", "Responsible representative"],
    ["PODNIKATEL_RZP", "Podnikatel", "Entrepreneur"],
    ["SPOLECNIK_RZP", "Společník", "Partner"],
    ["STATUTARNI_ORGAN_CLEN_RZP", "Člen statutárního orgánu", "Member of the statutory body"],
  ]),
  codeList("TypSubjektu", "rzp", "Typ subjektu", [
    ["F", "Fyzická osoba", "Natural person"],
    ["P", "Právnická osoba", "Legal person"],
  ]),
  codeList("TypAdresy", "rzp", "Typ adresy", [
    ["BYDLISTE", "Bydliště", "Residence"],
    ["SIDLO", "Sídlo", "Seat"],
  ]),
  codeList("TypProvozovny", "rzp", "Typ provozovny", [
    ["1", "Pevná provozovna", "Fixed"],
    ["2", "Mobilní provozovna", "Mobile"],
  ]),
  codeList("DruhZivnosti", "rzp", "Druh živnosti", seedsOf(codeLists.DruhZivnosti)),
  codeList("TypAngazma", "nrpzs", "Typ angažmá", [
    ["ODBORNY_ZASTUPCE_NRPZS", "Odborný zástupce", "Professional representative"],
    ["PROVOZOVATEL_NRPZS", "Poskytovatel", "Provider"],
  ]),
  codeList("TypSubjektu", "nrpzs", "Typ subjektu", [
    ["FO", "Fyzická osoba", "Natural person"],
    ["PO", "Právnická osoba", "Legal person"],
  ]),
  codeList("DruhZarizeni", "nrpzs", "Druh zařízení", [
    ["300", "Sdružené ambulantní zařízení - poliklinika", "Polyclinic"],
    ["320", "Samostatná ordinace praktického lékaře pro dospělé", "General practitioner"],
    ["321", "Samostatná ordinace zubního lékaře", "Dentist"],
    ["710", "Lékárna", "Pharmacy"],
  ]),
  codeList("Zrizovatel", "nrpzs", "Zřizovatel", [
    ["6", "Fyzická osoba", "Natural person"],
    ["7", "Jiná právnická osoba", "Other legal person"],
  ]),
  codeList("TypAngazma", "rpsh", "Typ angažmá", [
    ["STATUTARNI_ORGAN_CLEN_RPSH", "Člen statutárního orgánu", "Member of the statutory body"],
  ]),
  codeList("TypSubjektuRpsh", "rpsh", "Typ subjektu", [
    ["1", "Politická strana", "Political party"],
    ["2", "Politické hnutí", "Political movement"],
  ]),
  codeList("TypAngazma", "rcns", "Typ angažmá", [
    ["LIKVIDATOR_RCNS", "Likvidátor", "Liquidator"],
    ["STATUTARNI_ORGAN_CLEN_RCNS", "Člen statutárního orgánu", "Member of the statutory body"],
  ]),
  codeList("TypSubjektuRcns", "rcns", "Typ subjektu", [
    ["CIRKEV", "Církev nebo náboženská společnost", "Church or religious society"],
    ["PRAVNICKA_OSOBA", "Církevní právnická osoba", "Church legal person"],
    ["SVAZ_CIRKVI", "Svaz církví", "Union of churches"],
  ]),
  codeList("TypAdresy", "rcns", "Typ adresy", [["SIDLO", "Sídlo", "Seat"]]),
  codeList("Pravo", "rcns", "Zvláštní právo", [
    ["1", "Vyučovat náboženství na státních školách", "To teach religion at state schools"],
    ["3", "Konat obřady, při nichž jsou uzavírány církevní sňatky", "To conduct church weddings"],
  ]),
  codeList("ZpusobZruseni", "rcns", "Způsob zrušení registrace", [
    ["1", "Zrušení na žádost", "On request"],
    ["2", "Zánik likvidací", "By liquidation"],
  ]),
  codeList("TypAngazma", "rs", "Typ angažmá", [
    ["REDITEL_RS", "Ředitel", "Head"],
    ["ZRIZOVATEL_RS", "Zřizovatel", "Founder"],
  ]),
  codeList("TypASkoly", "rs", "Typ školy a zařízení", [
    ["A00", "Mateřská škola", "Kindergarten"],
    ["B00", "Základní škola", "Basic school"],
    ["C00", "Střední škola", "Secondary school"],
    ["H22", "Domov mládeže", "Students' home"],
    ["L11", "Školní jídelna", "School canteen"],
  ]),
  codeList("TypAngazma", "szr", "Typ angažmá", [["PODNIKATEL_SZR", "Zemědělský podnikatel", "Farmer"]]),
  codeList("TypSubjektu", "ceu", "Typ subjektu", [
    ["F", "Fyzická osoba", "Natural person"],
    ["P", "Právnická osoba", "Legal person"],
  ]),
  codeList("TypAngazma", "ceu", "Typ angažmá", [["SPRAVCE_CEU", "Správce podstaty", "Trustee"]]),
  codeList("TypUpadku", "ceu", "Typ úpadku", [
    ["KONKURS", "Konkurs", "Bankruptcy"],
    ["VYROVNANI", "Vyrovnání", "Composition"],
  ]),
];
