import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { subjectState, type SubjectState } from "../../registry/record/subject-state.ts";
import type { featureWords } from "../pages/words.ts";
import type { RegistryDataset } from "../registry/data/dataset.ts";
import type { SearchEntry } from "../registry/search-entry.ts";

/** The part of a row beside the number and the name of the subject. */
interface Shown {
  readonly state: SubjectState["state"];
  readonly features: readonly FeatureName[];
}

export interface SubjectFilter {
  /** The beginning of an ico, or some of a name, without regard to case and diacritics; empty for any. */
  readonly text: string;
  readonly state: string;
  readonly feature: string;
}

export interface FoundSubjects {
  readonly total: number;
  /** Counted from 1; the last one where there is none of the number that was asked for. */
  readonly page: number;
  readonly subjects: readonly (Pick<SearchEntry, "icoId" | "name"> & Shown)[];
}

export const subjectsOnPage = 20;

/** Finds subjects of a registry by what a person knows of them. @param page counted from 1 */
export function findSubjects(
  dataset: RegistryDataset,
  { text, state, feature }: SubjectFilter,
  page: number,
): FoundSubjects {
  const wanted = fold(text);
  // People write an ico in groups.
  const icoId = wanted.replaceAll(/\s/g, "").toUpperCase();
  const fits = (entry: SearchEntry): boolean => {
    const shown = shownOf(entry);
    if ((state !== "" && shown.state !== state) || (feature !== "" && !shown.features.some((one) => one === feature)))
      return false;
    return entry.icoId.startsWith(icoId) || fold(entry.folded).includes(wanted);
  };
  // A first look needs no search, which goes through a hundred thousand subjects.
  const isFirst = text === "" && state === "" && feature === "" && page === 1;
  const found = isFirst ? dataset.first(subjectsOnPage) : dataset.search(fits);
  const total = isFirst ? dataset.size : found.length;
  const last = Math.max(1, Math.min(page, Math.ceil(total / subjectsOnPage)));
  const listed = found.slice((last - 1) * subjectsOnPage, last * subjectsOnPage);
  return { total, page: last, subjects: listed.map((entry) => ({ ...entry, ...shownOf(entry) })) };
}

/** A text as people type it: in lower case and without diacritics. */
function fold(text: string): string {
  return text
    .trim()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** By record, which a generated subject shares with the one that it is a copy of. */
const known = new WeakMap<EkonomickySubjekt, Shown>();

function shownOf({ record, name }: SearchEntry): Shown {
  // The table has every name and nothing else.
  const names = Object.keys(features) as readonly FeatureName[];
  const shown = known.get(record) ?? {
    state: subjectState(record).state,
    features: names.filter((one) => features[one](record)),
  };
  known.set(record, shown);
  return name.length > longName ? { ...shown, features: [...shown.features, "long-name"] } : shown;
}

const naturalPersons = new Set(["100", "101", "102", "103", "104", "105", "106", "107", "108", "424", "425"]);
const foreignBranches = new Set(["421", "422", "423", "424", "425"]);
/** More than what fits a field of many a database. */
const longName = 60;

/** The name that a filter has in an address. */
type FeatureName = keyof typeof featureWords;

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
  // It is a matter of the name, which copies have of their own.
  "long-name": () => false,
};
