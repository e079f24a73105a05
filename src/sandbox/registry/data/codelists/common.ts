import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { registrySources, type RegistrySource } from "../../../../../generated/registry-operations.gen.ts";
import { codeList } from "./list.ts";

/** Names by code, the sources that none was invented for among them under their codes. */
function withOthers(
  names: readonly (readonly [RegistrySource | ListPublisher, string])[],
): (readonly [string, string])[] {
  const others = registrySources.filter((source) => source !== "ares" && !names.some(([code]) => code === source));
  return [...names, ...others.map((source) => [source, source] as const)];
}

/** Who publishes code lists and is no source of subjects. */
type ListPublisher = "com" | "ruian" | "ufo";

/** Lists that several sources share. */
export const commonLists: readonly Ciselnik[] = [
  codeList("StavZdroje", "com", "Stav zdroje", [
    ["AKTIVNI", "Aktivní", "Active"],
    ["BUDOUCI", "Budoucí", "Future"],
    ["HISTORICKY", "Historický", "Historical"],
    ["LOGICKY_SMAZANY", "Logicky smazaný", "Logically deleted"],
    ["NEEXISTUJICI", "Neexistující", "Non-existent"],
    ["POZASTAVENY", "Pozastavený", "Suspended"],
    ["ZANIKLY", "Zaniklý", "Dissolved"],
  ]),
  codeList(
    "TypZdroje",
    "com",
    "Typ zdroje",
    withOthers([
      ["ceu", "Evidence úpadců"],
      ["nrpzs", "Národní registr poskytovatelů zdravotních služeb"],
      ["rcns", "Rejstřík církví a náboženských společností"],
      ["res", "Registr ekonomických subjektů"],
      ["ros", "Registr osob"],
      ["rpsh", "Rejstřík politických stran a hnutí"],
      ["rs", "Rejstřík škol"],
      ["rzp", "Registr živnostenského podnikání"],
      ["szr", "Společný zemědělský registr"],
      ["vr", "Veřejné rejstříky"],
    ]),
  ),
  codeList(
    "TypZdrojeAres",
    "com",
    "Typ zdroje ARES",
    withOthers([
      ["ares", "ARES"],
      ["com", "Společné číselníky"],
      ["nrpzs", "Národní registr poskytovatelů zdravotních služeb"],
      ["rcns", "Rejstřík církví a náboženských společností"],
      ["res", "Registr ekonomických subjektů"],
      ["ros", "Registr osob"],
      ["rpsh", "Rejstřík politických stran a hnutí"],
      ["rs", "Rejstřík škol"],
      ["ruian", "Registr územní identifikace, adres a nemovitostí"],
      ["rzp", "Registr živnostenského podnikání"],
      ["szr", "Společný zemědělský registr"],
      ["ufo", "Finanční úřady"],
      ["vr", "Veřejné rejstříky"],
      ["ceu", "Evidence úpadců"],
    ]),
  ),
  codeList("SubRegistrSzr", "com", "Podregistr SZR", [
    ["ezp", "Evidence zemědělského podnikatele", "Register of farmers"],
    ["szr", "Společný zemědělský registr", "Common agricultural register"],
  ]),
  codeList("Stat", "com", "Stát", [
    ["AT", "Rakousko", "Austria"],
    ["CZ", "Česká republika", "Czechia"],
    ["DE", "Německo", "Germany"],
    ["FR", "Francie", "France"],
    ["GB", "Spojené království", "United Kingdom"],
    ["HU", "Maďarsko", "Hungary"],
    ["PL", "Polsko", "Poland"],
    ["SK", "Slovensko", "Slovakia"],
    ["UA", "Ukrajina", "Ukraine"],
    ["US", "Spojené státy americké", "United States"],
  ]),
  codeList("TypCislaDomovniho", "com", "Typ čísla domovního", [
    ["1", "Číslo popisné", "Descriptive number"],
    ["2", "Číslo evidenční", "Registration number"],
    ["3", "Bez čísla popisného a evidenčního", "Without a number"],
  ]),
  codeList("TypStavebnihoObjektu", "ruian", "Typ stavebního objektu", [
    ["1", "Budova s číslem popisným"],
    ["2", "Budova s číslem evidenčním"],
    ["3", "Budova bez čísla"],
  ]),
  codeList("TypAdresy", "com", "Typ adresy", [
    ["BYDLISTE", "Bydliště", "Residence"],
    ["DORUCOVACI", "Doručovací adresa", "Mailing address"],
    ["PROVOZOVNA", "Provozovna", "Establishment"],
    ["SIDLO", "Sídlo", "Seat"],
  ]),
  codeList("TypZmenyAres", "com", "Typ změny", [
    ["DEL", "Zrušení", "Deletion"],
    ["INS", "Založení", "Insertion"],
    ["UPD", "Změna", "Update"],
  ]),
  codeList("TypStandardizaceAdresy", "com", "Typ standardizace adresy", [
    ["UPLNA_STANDARDIZACE", "Úplná standardizace", "Full standardization"],
    ["VYHOVUJICI_ADRESY", "Vyhovující adresy", "Matching addresses"],
  ]),
  codeList("StavStandardizaceAdresy", "com", "Stav standardizace adresy", [
    ["UPLNA", "Úplná", "Full"],
    ["CASTECNA_OBEC", "Částečná na úroveň obce", "Partial, to the municipality"],
    ["CASTECNA_CAST_OBCE", "Částečná na úroveň části obce", "Partial, to the part of the municipality"],
    ["CASTECNA_ULICE", "Částečná na úroveň ulice", "Partial, to the street"],
    ["NEUSPESNA", "Neúspěšná", "Failed"],
  ]),
];
