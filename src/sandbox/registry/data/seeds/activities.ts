/** An economic activity: its codes in both versions of CZ-NACE, and its names. */
export interface Activity {
  readonly code2025: string;
  readonly code2008: string;
  readonly cs: string;
  readonly en: string;
}

function activity(code2025: string, code2008: string, cs: string, en: string): Activity {
  return { code2025, code2008, cs, en };
}

const table = {
  unclassified: activity(
    "00",
    "00",
    "Výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona",
    "Unclassified trade",
  ),
  crops: activity(
    "01110",
    "01110",
    "Pěstování obilovin, luštěnin a olejnatých semen",
    "Growing of cereals, leguminous crops and oil seeds",
  ),
  cattle: activity("01410", "01410", "Chov mléčného skotu", "Raising of dairy cattle"),
  fish: activity("03220", "03220", "Sladkovodní akvakultura", "Freshwater aquaculture"),
  bakery: activity(
    "10710",
    "10710",
    "Výroba pekařských a cukrářských výrobků&#59^ kromě trvanlivých",
    "Manufacture of bread and fresh pastry",
  ),
  wine: activity("11020", "11020", "Výroba vína z vinných hroznů", "Manufacture of wine from grape"),
  textile: activity("13200", "13200", "Tkaní textilií", "Weaving of textiles"),
  wood: activity("162", "162", "Výroba dřevěných výrobků", "Manufacture of products of wood"),
  printing: activity("18120", "18120", "Ostatní tisk", "Other printing"),
  chemicals: activity(
    "20140",
    "20140",
    "Výroba jiných základních organických chemických látek",
    "Manufacture of other organic basic chemicals",
  ),
  glass: activity("23130", "23130", "Výroba dutého skla", "Manufacture of hollow glass"),
  bricks: activity(
    "23320",
    "23320",
    "Výroba cihel, tašek a podobného zboží z pálené hlíny",
    "Manufacture of bricks and tiles",
  ),
  machinery: activity(
    "28990",
    "28990",
    "Výroba ostatních strojů pro speciální účely j. n.",
    "Manufacture of other special-purpose machinery n.e.c.",
  ),
  energy: activity(
    "351",
    "351",
    "Výroba, přenos a rozvod elektřiny",
    "Electric power generation, transmission and distribution",
  ),
  buildings: activity(
    "41000",
    "41200",
    "Výstavba bytových a nebytových budov",
    "Construction of residential and non-residential buildings",
  ),
  wiring: activity("43210", "43210", "Elektrické instalace", "Electrical installation"),
  wholesale: activity("46", "46", "Velkoobchod", "Wholesale trade"),
  retail: activity("G", "G", "Velkoobchod a maloobchod", "Wholesale and retail trade"),
  pharmacy: activity(
    "47730",
    "47730",
    "Maloobchod s farmaceutickými přípravky",
    "Retail sale of pharmaceutical products",
  ),
  trucking: activity("49410", "49410", "Silniční nákladní doprava", "Freight transport by road"),
  logistics: activity("52250", "52290", "Logistické činnosti", "Logistics service activities"),
  restaurants: activity("56110", "56100", "Stravování v restauracích", "Restaurant activities"),
  software: activity("62100", "62010", "Programování", "Computer programming activities"),
  hosting: activity(
    "63100",
    "63110",
    "Zpracování dat, hosting a související činnosti",
    "Data processing, hosting and related activities",
  ),
  credit: activity("64920", "64920", "Ostatní poskytování úvěrů", "Other credit granting"),
  letting: activity(
    "68200",
    "68200",
    "Pronájem a správa vlastních nebo pronajatých nemovitostí",
    "Rental and operating of own or leased real estate",
  ),
  accounting: activity(
    "69200",
    "69200",
    "Účetnické a auditorské činnosti; daňové poradenství",
    "Accounting, bookkeeping and auditing activities; tax consultancy",
  ),
  consulting: activity(
    "70200",
    "70220",
    "Poradenství v oblasti podnikání a řízení",
    "Business and other management consultancy",
  ),
  publicity: activity(
    "82990",
    "82990",
    "Ostatní podpůrné činnosti pro podnikání j. n.",
    "Other business support service activities n.e.c.",
  ),
  basicSchools: activity("85200", "85200", "Základní vzdělávání", "Primary education"),
  secondarySchools: activity("85310", "85310", "Sekundární všeobecné vzdělávání", "General secondary education"),
  surgeries: activity("86210", "86210", "Všeobecná ambulantní zdravotní péče", "General medical practice activities"),
  dentists: activity("86230", "86230", "Zubní péče", "Dental practice care activities"),
  museums: activity("91210", "91020", "Činnosti muzeí", "Museum activities"),
  churches: activity("94910", "94910", "Činnosti náboženských organizací", "Activities of religious organisations"),
  parties: activity(
    "94920",
    "94920",
    "Činnosti politických stran a organizací",
    "Activities of political organisations",
  ),
  associations: activity(
    "94990",
    "94990",
    "Činnosti ostatních organizací sdružujících osoby j. n.",
    "Activities of other membership organisations n.e.c.",
  ),
  hairdressers: activity("96210", "96020", "Kadeřnické a holičské činnosti", "Hairdressing and barber activities"),
};

/** Key of an activity. */
export type ActivityKey = keyof typeof table;

/** Activities by key. Levels are mixed, as in the registry: sections, groups and five-digit classes. */
export const activities: Readonly<Record<ActivityKey, Activity>> = table;

/** CZ-NACE 2025 codes of the activities. */
export function czNaceOf(keys: readonly ActivityKey[]): string[] {
  return keys.map((key) => activities[key].code2025);
}

/** CZ-NACE 2008 codes of the activities. */
export function czNace2008Of(keys: readonly ActivityKey[]): string[] {
  return keys.map((key) => activities[key].code2008);
}
