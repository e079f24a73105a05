import { pravniForma, pravniFormaRos } from "./legal-forms.ts";
import { names } from "./names.ts";

/** Code lists by their codes: what the contract calls them. */
export const codeLists = {
  PravniForma: pravniForma,
  PravniFormaRos: pravniFormaRos,
  /** State of a subject in a source (source com). The registry writes no names: the Czech ones are the codes as words. */
  StavZdroje: names({
    AKTIVNI: ["Aktivní", "Active"],
    BUDOUCI: ["Budoucí", "Future"],
    HISTORICKY: ["Historický", "Historical"],
    LOGICKY_SMAZANY: ["Logicky smazaný", "Logically deleted"],
    NEEXISTUJICI: ["Neexistující", "Not there"],
    POZASTAVENY: ["Pozastavený", "Suspended"],
    ZANIKLY: ["Zaniklý", "Ended"],
  }),
  /** Data sources (source com). */
  TypZdroje: names({
    ceu: ["Centrální evidence úpadců", "Central register of bankrupts"],
    nrpzs: ["Národní registr poskytovatelů zdravotních služeb", "National register of health service providers"],
    rcns: ["Rejstřík církví a náboženských společností", "Register of churches and religious societies"],
    res: ["Registr ekonomických subjektů", "Register of economic subjects"],
    ros: ["Registr osob", "Register of persons"],
    rpsh: ["Rejstřík politických stran a hnutí", "Register of political parties and movements"],
    rs: ["Rejstřík škol", "Register of schools"],
    rzp: ["Registr živnostenského podnikání", "Register of trades"],
    szr: ["Společný zemědělský registr", "Common agricultural register"],
    vr: ["Veřejné rejstříky", "Public registers"],
  }),
  /** Bands of employees (source res). */
  KategoriePoctuPracovniku: names({
    "000": ["Neuvedeno", "Not stated"],
    "110": ["Bez zaměstnanců", "No employees"],
    "120": ["1 - 5 zaměstnanců", "1 to 5 employees"],
    "130": ["6 - 9 zaměstnanců", "6 to 9 employees"],
    "210": ["10 - 19 zaměstnanců", "10 to 19 employees"],
    "220": ["20 - 24 zaměstnanci", "20 to 24 employees"],
    "230": ["25 - 49 zaměstnanců", "25 to 49 employees"],
    "240": ["50 - 99 zaměstnanců", "50 to 99 employees"],
    "310": ["100 - 199 zaměstnanců", "100 to 199 employees"],
    "320": ["200 - 249 zaměstnanců", "200 to 249 employees"],
    "330": ["250 - 499 zaměstnanců", "250 to 499 employees"],
    "340": ["500 - 999 zaměstnanců", "500 to 999 employees"],
    "410": ["1000 - 1499 zaměstnanců", "1,000 to 1,499 employees"],
    "420": ["1500 - 1999 zaměstnanců", "1,500 to 1,999 employees"],
    "430": ["2000 - 2499 zaměstnanců", "2,000 to 2,499 employees"],
    "440": ["2500 - 2999 zaměstnanců", "2,500 to 2,999 employees"],
    "450": ["3000 - 3999 zaměstnanců", "3,000 to 3,999 employees"],
    "460": ["4000 - 4999 zaměstnanců", "4,000 to 4,999 employees"],
    "470": ["5000 - 9999 zaměstnanců", "5,000 to 9,999 employees"],
    "510": ["10 000 a více zaměstnanců", "10,000 employees and more"],
  }),
  /** Kinds of trades (source rzp). */
  DruhZivnosti: names({
    K: ["Koncesovaná", "Licensed"],
    L: ["Ohlašovací volná", "Free"],
    R: ["Ohlašovací řemeslná", "Craft"],
    V: ["Ohlašovací vázaná", "Tied"],
  }),
  /** Courts that keep the public registers (source vr). */
  SoudVr: names({
    KSBR: ["Krajský soud v Brně", "Regional Court in Brno"],
    KSCB: ["Krajský soud v Českých Budějovicích", "Regional Court in České Budějovice"],
    KSHK: ["Krajský soud v Hradci Králové", "Regional Court in Hradec Králové"],
    KSOS: ["Krajský soud v Ostravě", "Regional Court in Ostrava"],
    KSPL: ["Krajský soud v Plzni", "Regional Court in Plzeň"],
    KSUL: ["Krajský soud v Ústí nad Labem", "Regional Court in Ústí nad Labem"],
    MSPH: ["Městský soud v Praze", "Municipal Court in Prague"],
  }),
  /** Kinds of changes (source com). The Czech names are ours. */
  TypZmenyAres: names({
    DEL: ["Výmaz", "Deletion"],
    INS: ["Zápis", "Entry"],
    UPD: ["Změna", "Change"],
  }),
} as const;
