import type { EkonomickySubjekt } from "../../../generated/registry-types.gen.ts";
import { subjectState, type SubjectState } from "../../registry/record/subject-state.ts";
import type { RegistryDataset } from "../registry/data/dataset.ts";
import { featuresOf, type FeatureName } from "./features.ts";

/** A row of a list of subjects. */
export interface ListedSubject {
  readonly icoId: string;
  readonly name: string;
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

interface Entry extends ListedSubject {
  readonly folded: string;
}

/** The subjects of a registry, to be searched by what a person knows of them. */
export class SubjectList {
  readonly #dataset: RegistryDataset;
  /** Made at the first search, by which a hundred thousand take two seconds. */
  #entries: Map<string, Entry> | undefined;

  constructor(dataset: RegistryDataset) {
    this.#dataset = dataset;
  }

  /** @param page counted from 1 */
  find(filter: SubjectFilter, page: number): FoundSubjects {
    const { text, state, feature } = filter;
    const isFirst = text === "" && state === "" && feature === "" && page === 1;
    if (isFirst && this.#entries === undefined) return this.#first();
    const wanted = fold(text);
    // People write an ico in groups.
    const icoId = wanted.replaceAll(/\s/g, "").toUpperCase();
    const found: Entry[] = [];
    for (const entry of this.#made().values()) {
      if (wanted !== "" && !entry.icoId.startsWith(icoId) && !entry.folded.includes(wanted)) continue;
      if (state !== "" && entry.state !== state) continue;
      if (feature !== "" && !entry.features.some((name) => name === feature)) continue;
      found.push(entry);
    }
    const shown = Math.max(1, Math.min(page, Math.ceil(found.length / subjectsOnPage)));
    const from = (shown - 1) * subjectsOnPage;
    return { total: found.length, page: shown, subjects: found.slice(from, from + subjectsOnPage) };
  }

  /** Takes in what has changed. */
  renew(icoIds: Iterable<string>): void {
    if (this.#entries === undefined) return;
    for (const icoId of icoIds) {
      const subject = this.#dataset.record("ares", icoId);
      if (subject === undefined) this.#entries.delete(icoId);
      else this.#entries.set(icoId, entryOf(subject));
    }
  }

  #first(): FoundSubjects {
    const subjects: ListedSubject[] = [];
    for (const subject of this.#dataset.listed()) {
      if (subjects.push(entryOf(subject)) === subjectsOnPage) break;
    }
    return { total: this.#dataset.size, page: 1, subjects };
  }

  #made(): Map<string, Entry> {
    if (this.#entries === undefined) {
      this.#entries = new Map();
      for (const subject of this.#dataset.listed()) {
        const entry = entryOf(subject);
        this.#entries.set(entry.icoId, entry);
      }
    }
    return this.#entries;
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

function entryOf(subject: EkonomickySubjekt): Entry {
  const { icoId = "", obchodniJmeno: name = "" } = subject;
  const { state } = subjectState(subject);
  return { icoId, name, folded: fold(name), state, features: featuresOf(subject) };
}
