import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type {
  Adresa,
  Ciselnik,
  EkonomickeSubjektyKomplexFiltr,
  EkonomickySubjekt,
  NotifikacniDavkaZaznam,
  StandardizovanaAdresa,
  StandardizovanaAdresaFiltr,
} from "../../../../generated/registry-types.gen.ts";
import { fold, type Orderable } from "../subject-filter.ts";
import { ChangedRecords } from "./changed-records.ts";
import { SubjectIndex } from "./subject-index.ts";
import { batchesOf, isBatchSource, type BatchSource } from "./batches.ts";
import { codeLists } from "./codelists/code-lists.ts";
import { standardizedAddresses, townAddresses } from "./places/addresses.ts";
import { buildAres, listedPart, searchedPart } from "./records/ares.ts";
import { buildRecord } from "./records/builders.ts";
import { hasRecord } from "./records/presence.ts";
import { builtInSeeds } from "./seeds/built-in.ts";
import { COMPANIES, generatedIco, generatedIndex, generatedSeed, MAX_GENERATED } from "./seeds/generated.ts";
import type { SubjectSeed } from "./seeds/seed.ts";
import type { OwnSubjects } from "./own-subjects.ts";

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
  /**
   * What the combined search finds.
   *
   * @param fits what the filter asks of a record
   */
  matching(filter: EkonomickeSubjektyKomplexFiltr, fits: (subject: EkonomickySubjekt) => boolean): readonly Orderable[];
  /** Code lists; one code can have a list for each of several sources. */
  readonly codeLists: readonly Ciselnik[];
  /** The built-in addresses in their standardized form. */
  readonly addresses: readonly StandardizovanaAdresa[];
  /** The addresses of generated towns that a filter may fit: a hundred thousand, if it says nothing of the place. */
  furtherAddresses(filter: StandardizovanaAdresaFiltr): readonly StandardizovanaAdresa[];
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

const builtIn = new Map<string, SubjectSeed>(builtInSeeds.map((seed) => [seed.icoId, seed]));
const numbered = builtInSeeds.filter((seed) => !seed.icoId.startsWith("ARES_"));
const unnumbered = builtInSeeds.filter((seed) => seed.icoId.startsWith("ARES_"));

function batchReader(
  today: Date,
  own: OwnSubjects | undefined,
): (datovyZdroj: string) => readonly NotifikacniDavkaZaznam[] | undefined {
  const made = new Map<BatchSource, readonly NotifikacniDavkaZaznam[]>();
  return (datovyZdroj) => {
    if (!isBatchSource(datovyZdroj)) return undefined;
    const known = made.get(datovyZdroj);
    if (known !== undefined) return known;
    const others = builtInSeeds.filter((seed) => hasRecord(seed, datovyZdroj) && own?.icoIds.has(seed.icoId) !== true);
    const icoIds = [...others.map((seed) => seed.icoId), ...(own?.records[datovyZdroj].keys() ?? [])];
    const batches = batchesOf(datovyZdroj, icoIds, today);
    made.set(datovyZdroj, batches);
    return batches;
  };
}

/**
 * Makes a data set. Records are built when they are asked for, so a generated subject costs nothing until then.
 *
 * @throws RangeError when more subjects are wanted than there are numbers for.
 */
export function createRegistryDataset(options: RegistryDatasetOptions = {}): ChangingDataset {
  const { additionalSubjects = 0, own, today = new Date() } = options;
  if (!Number.isInteger(additionalSubjects) || additionalSubjects < 0 || additionalSubjects > MAX_GENERATED) {
    throw new RangeError(`additionalSubjects must be a whole number from 0 to ${MAX_GENERATED}`);
  }

  const isOwn = (icoId: string): boolean => own?.icoIds.has(icoId) === true;

  const seedOf = (icoId: string): SubjectSeed | undefined => {
    const index = generatedIndex(icoId, additionalSubjects);
    return index === undefined ? builtIn.get(icoId) : generatedSeed(index);
  };

  /** The seeds of subjects that are not one's own. */
  function* seeds(): Iterable<SubjectSeed> {
    for (const seed of numbered) if (!isOwn(seed.icoId)) yield seed;
    for (let index = 0; index < additionalSubjects; index += 1) {
      if (own === undefined || !isOwn(generatedIco(index))) yield generatedSeed(index);
    }
    for (const seed of unnumbered) if (!isOwn(seed.icoId)) yield seed;
  }

  const changed = new ChangedRecords((source, icoId) => {
    if (isOwn(icoId)) return own?.records[source].get(icoId);
    const seed = seedOf(icoId);
    return seed && buildRecord(source, seed);
  });

  function* subjects(build: (seed: SubjectSeed) => EkonomickySubjekt): Iterable<EkonomickySubjekt> {
    for (const seed of seeds()) if (!changed.icoIds.has(seed.icoId)) yield build(seed);
    for (const [icoId, subject] of own?.records.ares ?? []) if (!changed.icoIds.has(icoId)) yield subject;
    yield* changed.subjects();
  }

  /** Made at the first search: most sandboxes of a test see none. */
  let index: SubjectIndex | undefined;
  const makeIndex = (): SubjectIndex => {
    const made = new SubjectIndex();
    for (const subject of subjects(searchedPart)) made.add(subject);
    return made;
  };
  const record = changed.record.bind(changed);
  const replaced = [...(own?.icoIds ?? [])].filter((icoId) => seedOf(icoId) !== undefined).length;
  let size = builtInSeeds.length + additionalSubjects - replaced + (own?.records.ares.size ?? 0);
  const readBatches = batchReader(today, own);
  return {
    get size() {
      return size;
    },
    record,
    subjects: () => subjects(buildAres),
    listed: () => subjects(listedPart),
    matching: (filter, fits) => {
      index ??= makeIndex();
      const found: Orderable[] = [];
      for (const [icoId, certain] of index.candidates(filter)) {
        const subject = certain ? undefined : record("ares", icoId);
        if (certain) found.push(new LateSubject(icoId, record));
        else if (subject !== undefined && fits(subject)) found.push(subject);
      }
      return found;
    },
    change: (entered, removed) => {
      const touched = new Set([...(entered?.icoIds ?? []), ...removed]);
      const count = (): number => [...touched].filter((icoId) => record("ares", icoId) !== undefined).length;
      const before = count();
      changed.apply(entered, removed);
      size += count() - before;
      for (const icoId of touched) {
        index?.remove(icoId);
        const subject = record("ares", icoId);
        if (subject !== undefined) index?.add(subject);
      }
      return touched;
    },
    codeLists,
    addresses: standardizedAddresses,
    furtherAddresses: ({ kodObce, nazevObce, kodCastiObce, kodUlice }) => {
      if (additionalSubjects <= COMPANIES) return [];
      const isWanted = <Value>(wanted: Value | undefined, value: Value | undefined): boolean =>
        wanted === undefined || wanted === value;
      return townAddresses(
        ({ municipality, part, street }) =>
          isWanted(kodObce, municipality.kodObce) &&
          isWanted(nazevObce && fold(nazevObce), fold(municipality.area.nazevObce ?? "")) &&
          isWanted(kodCastiObce, part.kodCastiObce) &&
          isWanted(kodUlice, street.kodUlice),
      );
    },
    batches: (datovyZdroj) => {
      const made = readBatches(datovyZdroj);
      return made && changed.batches(datovyZdroj, made, today);
    },
  };
}

/** A subject whose record is built when something else than its identifier is wanted. */
class LateSubject implements Orderable {
  readonly icoId: string;
  readonly #read: RegistryDataset["record"];
  #record: EkonomickySubjekt | undefined;

  constructor(icoId: string, read: RegistryDataset["record"]) {
    this.icoId = icoId;
    this.#read = read;
  }

  get ico(): string {
    return this.#known.ico ?? "";
  }

  get obchodniJmeno(): string {
    return this.#known.obchodniJmeno ?? "";
  }

  get sidlo(): Adresa {
    return this.#known.sidlo ?? {};
  }

  get #known(): EkonomickySubjekt {
    return (this.#record ??= this.#read("ares", this.icoId) ?? {});
  }
}
