import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import type { Words } from "../pages/language.ts";

interface Feature extends Words {
  readonly has: (subject: EkonomickySubjekt) => boolean;
}

const naturalPersons = new Set(["100", "101", "102", "103", "104", "105", "106", "107", "108", "424", "425"]);
const foreignBranches = new Set(["421", "422", "423", "424", "425"]);
/** More than what fits a field of many a database. */
const longName = 60;

/** What programs stumble over in a record, by the name that a filter has in an address. */
export const features = {
  "no-ico": {
    en: "without an identification number",
    cs: "bez IČO",
    has: ({ ico }) => ico === undefined,
  },
  "natural-person": {
    en: "a natural person",
    cs: "fyzická osoba",
    has: ({ pravniForma = "" }) => naturalPersons.has(pravniForma),
  },
  "foreign-seat": {
    en: "with a seat abroad",
    cs: "se sídlem v zahraničí",
    has: ({ sidlo }) => (sidlo?.kodStatu ?? "CZ") !== "CZ",
  },
  "foreign-branch": {
    en: "a branch of a foreign person",
    cs: "odštěpný závod zahraniční osoby",
    has: ({ pravniForma = "" }) => foreignBranches.has(pravniForma),
  },
  "not-in-ros": {
    en: "not in the basic register (ROS)",
    cs: "není v základním registru (ROS)",
    has: ({ seznamRegistraci }) => (seznamRegistraci?.stavZdrojeRos ?? "NEEXISTUJICI") === "NEEXISTUJICI",
  },
  moved: {
    en: "with former names or seats",
    cs: "s dřívějšími názvy nebo sídly",
    has: ({ dalsiUdaje = [] }) =>
      dalsiUdaje.some(({ sidlo = [], obchodniJmeno = [] }) => [...sidlo, ...obchodniJmeno].some(isFormer)),
  },
  "no-beginning": {
    en: "without the day of its beginning",
    cs: "bez data vzniku",
    has: ({ datumVzniku }) => datumVzniku === undefined,
  },
  "vat-group": {
    en: "a member of a VAT group",
    cs: "člen skupiny DPH",
    has: ({ seznamRegistraci }) => seznamRegistraci?.stavZdrojeSkDph === "AKTIVNI",
  },
  "vat-ended": {
    en: "no VAT payer any more",
    cs: "už není plátcem DPH",
    has: ({ seznamRegistraci }) => seznamRegistraci?.stavZdrojeDph === "ZANIKLY",
  },
  "long-name": {
    en: "with a long name",
    cs: "s dlouhým názvem",
    has: ({ obchodniJmeno = "" }) => obchodniJmeno.length > longName,
  },
} as const satisfies Readonly<Record<string, Feature>>;

export type FeatureName = keyof typeof features;

function isFormer({ primarniZaznam }: { readonly primarniZaznam?: boolean }): boolean {
  return primarniZaznam === false;
}

/** The names of what is odd about a subject. */
export function featuresOf(subject: EkonomickySubjekt): readonly FeatureName[] {
  // The table has every name and nothing else.
  return (Object.keys(features) as FeatureName[]).filter((name) => features[name].has(subject));
}
