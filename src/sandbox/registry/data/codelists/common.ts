import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { codeLists } from "../../../../../generated/registry-code-lists.gen.ts";
import { codeList, seedsOf } from "./list.ts";

/** Lists that several sources share. */
export const commonLists: readonly Ciselnik[] = [
  codeList("StavZdroje", "com", "Stav zdroje", seedsOf(codeLists.StavZdroje)),
  codeList("TypZdroje", "com", "Typ zdroje", seedsOf(codeLists.TypZdroje)),
  codeList("TypZdrojeAres", "com", "Typ zdroje ARES", seedsOf(codeLists.TypZdrojeAres)),
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
  codeList("TypZmenyAres", "com", "Typ změny", seedsOf(codeLists.TypZmenyAres)),
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
