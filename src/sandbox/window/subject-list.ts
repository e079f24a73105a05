import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { subjectState, type SubjectState } from "../../registry/record/subject-state.ts";
import type { featureWords } from "../pages/words.ts";
import type { RegistryDataset } from "../registry/data/dataset.ts";

/** A row of a list of subjects. */
interface ListedSubject {
  readonly icoId: string;
  readonly name: string;
  readonly folded: string;
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
  readonly subjects: readonly ListedSubject[];
}

export const subjectsOnPage = 20;

/** The subjects of a registry, to be searched by what a person knows of them. */
export class SubjectList {
  readonly #dataset: RegistryDataset;
  /** Made at the first search, since of a hundred thousand they take two seconds. */
  #made: { readonly changes: number; readonly all: readonly ListedSubject[] } | undefined;

  constructor(dataset: RegistryDataset) {
    this.#dataset = dataset;
  }

  /** @param page counted from 1 */
  find({ text, state, feature }: SubjectFilter, page: number): FoundSubjects {
    if (text === "" && state === "" && feature === "" && page === 1) return this.#firstPage();
    const wanted = fold(text);
    // People write an ico in groups.
    const icoId = wanted.replaceAll(/\s/g, "").toUpperCase();
    const found = this.#all().filter(
      (one) =>
        (one.icoId.startsWith(icoId) || one.folded.includes(wanted)) &&
        (state === "" || one.state === state) &&
        (feature === "" || one.features.some((name) => name === feature)),
    );
    const shown = Math.max(1, Math.min(page, Math.ceil(found.length / subjectsOnPage)));
    const subjects = found.slice((shown - 1) * subjectsOnPage, shown * subjectsOnPage);
    return { total: found.length, page: shown, subjects };
  }

  #firstPage(): FoundSubjects {
    const subjects: ListedSubject[] = [];
    for (const subject of this.#dataset.listed()) {
      if (subjects.push(rowOf(subject)) === subjectsOnPage) break;
    }
    return { total: this.#dataset.size, page: 1, subjects };
  }

  #all(): readonly ListedSubject[] {
    const { changes } = this.#dataset;
    if (this.#made?.changes !== changes) this.#made = { changes, all: Array.from(this.#dataset.listed(), rowOf) };
    return this.#made.all;
  }
}

/** A text as people type it: in lower case and without diacritics. */
function fold(text: string): string {
  return text
    .trim()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase();
}

function rowOf(subject: EkonomickySubjekt): ListedSubject {
  const { icoId = "", obchodniJmeno: name = "" } = subject;
  // The table has every name and nothing else.
  const names = Object.keys(features) as readonly FeatureName[];
  const { state } = subjectState(subject);
  return { icoId, name, folded: fold(name), state, features: names.filter((one) => features[one](subject)) };
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
  "long-name": ({ obchodniJmeno = "" }) => obchodniJmeno.length > longName,
};
