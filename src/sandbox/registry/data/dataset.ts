import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type {
  Ciselnik,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickySubjekt,
  NotifikacniDavkaZaznam,
  StandardizovanaAdresa,
} from "../../../../generated/registry-types.gen.ts";
import { entryOf, type SearchEntry } from "../search-entry.ts";
import { subjectFilter } from "../subject-filter.ts";
import { batchesOf, isBatchSource, type BatchSource } from "./batches.ts";
import { builtInAddresses, builtInRecord, builtInSubjects, codeLists } from "./built-in.ts";
import { ChangedRecords } from "./changed-records.ts";
import {
  generatedCompanies,
  generatedEntry,
  generatedIco,
  generatedIndex,
  generatedListed,
  generatedRecord,
  mostGenerated,
} from "./generated.ts";
import type { OwnSubjects } from "./own-subjects.ts";
import { allHouses, type House } from "./places.ts";

/** Everything the sandbox registry answers from. */
export interface RegistryDataset {
  /** Number of subjects in the combined registry. */
  readonly size: number;
  /**
   * Record of one source by ico or by icoId (with the ARES_ prefix where there is no ico); undefined when that
   * source has none.
   */
  record<Source extends RegistrySource>(source: Source, icoId: string): RegistryRecords[Source] | undefined;
  /** Combined records: the built-in and the generated ones ascending by icoId, then one's own, then those that changed. */
  subjects(): Iterable<EkonomickySubjekt>;
  /** The same subjects with what a list of them shows: a hundred thousand whole records take ten seconds. */
  listed(): Iterable<EkonomickySubjekt>;
  /** The subjects that fit, as the combined search sees them. */
  matching(filter: EkonomickeSubjektyKomplexFiltr): readonly SearchEntry[];
  /** Code lists; one code can have a list for each of several sources. */
  readonly codeLists: readonly Ciselnik[];
  /**
   * The standardized addresses that fit: the built-in ones, and those of the generated towns if subjects have their seats there.
   */
  addresses(fits: (place: House | StandardizovanaAdresa) => boolean): readonly StandardizovanaAdresa[];
  /**
   * Batches of a source (any but ceu), ascending by number; undefined for any other name.
   */
  batches(datovyZdroj: string): readonly NotifikacniDavkaZaznam[] | undefined;
}

/** A data set whose subjects come, go and change. */
export interface ChangingDataset extends RegistryDataset {
  /**
   * Enters records beside and in place of those that are there, and removes subjects from every source. Every source that
   * has changed releases one batch of it.
   *
   * @returns the subjects that it touched
   */
  change(entered: OwnSubjects | undefined, removed: readonly string[]): Iterable<string>;
}

/** What a data set can be made of besides the built-in subjects. */
export interface RegistryDatasetOptions {
  /** Invented companies generated besides the built-in subjects (default 0). */
  readonly additionalSubjects?: number;
  /** Subjects of one's own (default none); of a subject that is in both, only these records are there. */
  readonly own?: OwnSubjects | undefined;
  /** Day of the newest notification batch (default: today). */
  readonly today?: Date;
}

const builtInIds = [...builtInSubjects.keys()];
const numbered = builtInIds.filter((icoId) => !icoId.startsWith("ARES_"));
const unnumbered = builtInIds.filter((icoId) => icoId.startsWith("ARES_"));

function batchReader(
  today: Date,
  own: OwnSubjects | undefined,
): (datovyZdroj: string) => readonly NotifikacniDavkaZaznam[] | undefined {
  const made = new Map<BatchSource, readonly NotifikacniDavkaZaznam[]>();
  return (datovyZdroj) => {
    if (!isBatchSource(datovyZdroj)) return undefined;
    const known = made.get(datovyZdroj);
    if (known !== undefined) return known;
    const others = builtInIds.filter(
      (icoId) => own?.icoIds.has(icoId) !== true && builtInRecord(datovyZdroj, icoId) !== undefined,
    );
    const batches = batchesOf(datovyZdroj, [...others, ...(own?.records[datovyZdroj].keys() ?? [])], today);
    made.set(datovyZdroj, batches);
    return batches;
  };
}

/** The addresses that fit; those of the generated towns only where generated subjects have their seats. */
function findAddresses(
  fits: (place: House | StandardizovanaAdresa) => boolean,
  withTowns: boolean,
): readonly StandardizovanaAdresa[] {
  const found = builtInAddresses.filter(fits);
  if (!withTowns) return found;
  for (const house of allHouses()) if (fits(house)) found.push(house.standardized);
  return found;
}

/** @throws RangeError when more subjects are wanted than there are numbers for. */
function checkCount(additionalSubjects: number): void {
  if (!Number.isInteger(additionalSubjects) || additionalSubjects < 0 || additionalSubjects > mostGenerated) {
    throw new RangeError(`additionalSubjects must be a whole number from 0 to ${mostGenerated}`);
  }
}

/** Goes through every subject: `of` takes a record that is kept, `at` the index of a generated one. */
function everySubject(additionalSubjects: number, own: OwnSubjects | undefined, changed: ChangedRecords) {
  const isThere = (icoId: string): boolean => own?.icoIds.has(icoId) !== true && !changed.icoIds.has(icoId);
  return function* all<Item>(of: (subject: EkonomickySubjekt) => Item, at: (index: number) => Item): Generator<Item> {
    function* kept(icoIds: readonly string[]): Generator<Item> {
      for (const icoId of icoIds) if (isThere(icoId)) yield of(builtInSubjects.get(icoId)?.ares ?? {});
    }
    yield* kept(numbered);
    const isPlain = own === undefined && changed.icoIds.size === 0;
    for (let index = 0; index < additionalSubjects; index += 1) {
      if (isPlain || isThere(generatedIco(index))) yield at(index);
    }
    yield* kept(unnumbered);
    for (const [icoId, subject] of own?.records.ares ?? []) if (!changed.icoIds.has(icoId)) yield of(subject);
    for (const subject of changed.subjects()) yield of(subject);
  };
}

/**
 * Makes a data set. Records of generated subjects are made when they are asked for, so such a subject costs nothing until then.
 *
 * @throws RangeError when more subjects are wanted than there are numbers for.
 */
export function createRegistryDataset(options: RegistryDatasetOptions = {}): ChangingDataset {
  const { additionalSubjects = 0, own, today = new Date() } = options;
  checkCount(additionalSubjects);
  const isOwn = (icoId: string): boolean => own?.icoIds.has(icoId) === true;
  const indexOf = (icoId: string): number | undefined => generatedIndex(icoId, additionalSubjects);
  const changed = new ChangedRecords((source, icoId) => {
    if (isOwn(icoId)) return own?.records[source].get(icoId);
    const index = indexOf(icoId);
    return index === undefined ? builtInRecord(source, icoId) : generatedRecord(source, index);
  });

  const all = everySubject(additionalSubjects, own, changed);
  /** Made at the first search: most sandboxes of a test see none. */
  let entries: Map<string, SearchEntry> | undefined;
  const makeEntries = (): Map<string, SearchEntry> => {
    const made = new Map<string, SearchEntry>();
    for (const entry of all((subject) => entryOf(subject), generatedEntry)) made.set(entry.icoId, entry);
    return made;
  };
  const record = changed.record.bind(changed);
  const replaced = [...(own?.icoIds ?? [])].filter(
    (icoId) => builtInSubjects.has(icoId) || indexOf(icoId) !== undefined,
  ).length;
  let size = builtInIds.length + additionalSubjects - replaced + (own?.records.ares.size ?? 0);
  const readBatches = batchReader(today, own);
  return {
    get size() {
      return size;
    },
    record,
    subjects: () =>
      all(
        (subject) => subject,
        (index) => generatedRecord("ares", index) ?? {},
      ),
    listed: () => all((subject) => subject, generatedListed),
    matching: (filter) => {
      const fits = subjectFilter(filter) ?? (() => true);
      const found: SearchEntry[] = [];
      for (const entry of (entries ??= makeEntries()).values()) if (fits(entry)) found.push(entry);
      return found;
    },
    change: (entered, removed) => {
      const touched = new Set([...(entered?.icoIds ?? []), ...removed]);
      const count = (): number => [...touched].filter((icoId) => record("ares", icoId) !== undefined).length;
      const before = count();
      changed.apply(entered, removed);
      size += count() - before;
      for (const icoId of touched) {
        entries?.delete(icoId);
        const subject = record("ares", icoId);
        if (subject !== undefined) entries?.set(icoId, entryOf(subject));
      }
      return touched;
    },
    codeLists,
    addresses: (fits) => findAddresses(fits, additionalSubjects > generatedCompanies),
    batches: (datovyZdroj) => {
      const made = readBatches(datovyZdroj);
      return made && changed.batches(datovyZdroj, made, today);
    },
  };
}
