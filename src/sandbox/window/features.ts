import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { featureWords } from "../pages/words.ts";

const naturalPersons = new Set(["100", "101", "102", "103", "104", "105", "106", "107", "108", "424", "425"]);
const foreignBranches = new Set(["421", "422", "423", "424", "425"]);
/** More than what fits a field of many a database. */
const longName = 60;

/** The name that a filter has in an address. */
export type FeatureName = keyof typeof featureWords;

/** Special cases of records that programs stumble over. */
const features: Readonly<Record<FeatureName, (subject: EkonomickySubjekt) => boolean>> = {
  "no-ico": ({ ico }) => ico === undefined,
  "natural-person": ({ pravniForma = "" }) => naturalPersons.has(pravniForma),
  "foreign-seat": ({ sidlo }) => (sidlo?.kodStatu ?? "CZ") !== "CZ",
  "foreign-branch": ({ pravniForma = "" }) => foreignBranches.has(pravniForma),
  "not-in-ros": ({ seznamRegistraci }) => (seznamRegistraci?.stavZdrojeRos ?? "NEEXISTUJICI") === "NEEXISTUJICI",
  moved: ({ dalsiUdaje = [] }) =>
    dalsiUdaje
      .flatMap(({ sidlo = [], obchodniJmeno = [] }) => [...sidlo, ...obchodniJmeno])
      .some(({ primarniZaznam }) => primarniZaznam === false),
  "no-beginning": ({ datumVzniku }) => datumVzniku === undefined,
  "vat-group": ({ seznamRegistraci }) => seznamRegistraci?.stavZdrojeSkDph === "AKTIVNI",
  "vat-ended": ({ seznamRegistraci }) => seznamRegistraci?.stavZdrojeDph === "ZANIKLY",
  "long-name": ({ obchodniJmeno = "" }) => obchodniJmeno.length > longName,
};

/** The names of the special cases that a subject is. */
export function featuresOf(subject: EkonomickySubjekt): readonly FeatureName[] {
  // The table has every name and nothing else.
  return (Object.keys(features) as FeatureName[]).filter((name) => features[name](subject));
}
