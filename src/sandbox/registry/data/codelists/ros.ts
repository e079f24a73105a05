import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { codeList } from "./list.ts";

/** Lists of the basic registers of persons and of the population. */
export const rosLists: readonly Ciselnik[] = [
  codeList("stavUdajeRos", "ros", "Stav údaje ROS", [
    ["NESPRAVNY", "Nesprávný", "Incorrect"],
    ["SPRAVNY", "Správný", "Correct"],
  ]),
  codeList("stavUdajeRob", "ros", "Stav údaje ROB", [
    ["NESPRAVNY", "Nesprávný", "Incorrect"],
    ["SPRAVNY", "Správný", "Correct"],
  ]),
  codeList("pravniStavRos", "ros", "Právní stav ROS", [
    ["01", "Aktivní", "Active"],
    ["02", "Zaniklý", "Dissolved"],
    ["03", "V likvidaci", "In liquidation"],
  ]),
  codeList("typDatoveSchrankyRos", "ros", "Typ datové schránky", [
    ["FO", "Fyzická osoba", "Natural person"],
    ["PFO", "Podnikající fyzická osoba", "Entrepreneur"],
    ["PO", "Právnická osoba", "Legal person"],
  ]),
  codeList("TypAdresyAres", "ros", "Typ adresy", [
    ["BYDLISTE", "Bydliště", "Residence"],
    ["PROVOZOVNA", "Provozovna", "Establishment"],
    ["SIDLO", "Sídlo", "Seat"],
  ]),
  codeList("Agenda", "ros", "Agenda", [
    ["A121", "Živnostenské podnikání"],
    ["A1461", "Veřejné rejstříky"],
    ["A389", "Evidence ostatních osob"],
    ["A404", "Evidence církví a náboženských společností"],
    ["A446", "Evidence politických stran a hnutí"],
    ["A676", "Školský rejstřík"],
  ]),
  codeList("Ovm", "ros", "Orgán veřejné moci", [
    ["OVM-KULTURA", "Orgán vedoucí evidenci církví"],
    ["OVM-OSTATNI", "Orgán vedoucí evidenci ostatních osob"],
    ["OVM-SKOLSTVI", "Orgán vedoucí školský rejstřík"],
    ["OVM-SOUD", "Rejstříkový soud"],
    ["OVM-VNITRO", "Orgán vedoucí evidenci politických stran"],
    ["OVM-ZIVNOST", "Živnostenský úřad"],
  ]),
];
