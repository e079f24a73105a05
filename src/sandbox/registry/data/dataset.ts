import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import { registrySources, type RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type {
  Adresa,
  Ciselnik,
  Notifikace,
  NotifikacniDavkaZaznam,
  StandardizovanaAdresa,
} from "../../../../generated/registry-types.gen.ts";
import { entryOf, type SearchEntry } from "../search-entry.ts";
import { batchesOf, batchToday, isBatchSource, type BatchSource } from "./batches.ts";
import { builtInAddresses, builtInRecord, builtInSubjects, codeLists, type SubjectRecords } from "./built-in.ts";
import { generatedCompanies, generatedEntry, generatedIco, generatedIndex, generatedRecord } from "./generated.ts";
import type { OwnSubjects } from "./own-subjects.ts";
import { allHouses, standardized } from "./places.ts";

/** The subjects of a data set besides the built-in ones. */
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
const noSubjects: OwnSubjects = new Map();

/** Everything the sandbox registry answers from. Its subjects come, go and change. */
export class RegistryDataset {
  /** Code lists; one code can have a list for each of several sources. */
  readonly codeLists: readonly Ciselnik[] = codeLists;
  readonly #additional: number;
  readonly #today: Date;
  /** All records of the subjects of one's own and of those that changed: in place of any others, and none of a removed one. */
  readonly #kept = new Map<string, SubjectRecords>();
  /** Subjects of one's own at the start. */
  readonly #own: OwnSubjects;
  /** Batches of each requested or changed source, including those that changes have released since the start. */
  readonly #batches = new Map<BatchSource, NotifikacniDavkaZaznam[]>();
  /** Made at the first search: most sandboxes of a test see none. */
  #entries: Map<string, SearchEntry> | undefined;
  #size: number;

  /** Records of generated subjects are made on demand. */
  constructor({ additionalSubjects = 0, own = noSubjects, today = new Date() }: RegistryDatasetOptions = {}) {
    this.#additional = additionalSubjects;
    this.#today = today;
    this.#size = builtInIds.length + additionalSubjects;
    this.#own = own;
    this.#put(own);
  }

  /** Number of subjects in the combined registry. */
  get size(): number {
    return this.#size;
  }

  /**
   * Record of one source by ico or by icoId (with the ARES_ prefix where there is no ico); undefined when that source has none.
   */
  record<Source extends RegistrySource>(source: Source, icoId: string): RegistryRecords[Source] | undefined {
    const kept = this.#kept.get(icoId);
    return kept === undefined ? this.#original(source, icoId) : kept[source];
  }

  /** The first subjects, as searches see them. */
  first(count: number): readonly SearchEntry[] {
    const found: SearchEntry[] = [];
    // Entries keep their places when subjects change, so that pages follow each other.
    for (const entry of this.#entries?.values() ?? this.#all()) {
      if (found.push(entry) === count) break;
    }
    return found;
  }

  /** The subjects that fit: the built-in and the generated ones ascending by icoId, then one's own and those that changed. */
  search(fits: (entry: SearchEntry) => boolean): readonly SearchEntry[] {
    this.#entries ??= new Map(Array.from(this.#all(), (entry) => [entry.icoId, entry]));
    return [...this.#entries.values()].filter(fits);
  }

  /** The standardized addresses that fit; those of the generated towns only where generated subjects have their seats. */
  addresses(fits: (address: Adresa | StandardizovanaAdresa) => boolean): readonly StandardizovanaAdresa[] {
    const found = builtInAddresses.filter(fits);
    if (this.#additional <= generatedCompanies) return found;
    for (const address of allHouses()) if (fits(address)) found.push(standardized(address));
    return found;
  }

  /** Batches of a source (any but ceu), ascending by number; undefined for any other name. */
  batches(datovyZdroj: string): readonly NotifikacniDavkaZaznam[] | undefined {
    return isBatchSource(datovyZdroj) ? this.#batchesOf(datovyZdroj) : undefined;
  }

  #batchesOf(source: BatchSource): NotifikacniDavkaZaznam[] {
    const known = this.#batches.get(source);
    if (known !== undefined) return known;
    const others = builtInIds.filter((icoId) => !this.#own.has(icoId) && builtInRecord(source, icoId) !== undefined);
    const mine = [...this.#own].flatMap(([icoId, records]) => (records[source] === undefined ? [] : [icoId]));
    const batches = batchesOf(source, [...others, ...mine], this.#today);
    this.#batches.set(source, batches);
    return batches;
  }

  /**
   * Enters records beside and in place of those that are there, and removes subjects from every source. Every source that
   * has changed releases one batch of it, `ares` of every subject.
   */
  change(entered: OwnSubjects = noSubjects, removed: readonly string[] = []): void {
    const next = [...entered].map(([icoId, records]) => [icoId, { ...this.#recordsOf(icoId), ...records }] as const);
    this.#release(new Map([...next, ...removed.map((icoId) => [icoId, {}] as const)]));
  }

  /** Replaces subjects of one's own by others. If none is left, the built-in or generated one comes back. */
  replace(before: OwnSubjects = noSubjects, next: OwnSubjects = noSubjects): void {
    const stateIn = (own: OwnSubjects, icoId: string): SubjectRecords => own.get(icoId) ?? this.#originals(icoId);
    const changed = [...new Set([...before.keys(), ...next.keys()])].filter(
      (icoId) => JSON.stringify(stateIn(before, icoId)) !== JSON.stringify(stateIn(next, icoId)),
    );
    this.#release(new Map(changed.map((icoId) => [icoId, stateIn(next, icoId)])));
  }

  /** Puts subjects in place of those that are there, and releases batches of what has changed. */
  #release(next: OwnSubjects): void {
    const before = new Map([...next.keys()].map((icoId) => [icoId, this.#recordsOf(icoId)]));
    for (const source of registrySources) {
      const batch = [...next].flatMap(([icoId, { [source]: is }]): Notifikace[] => {
        const was = before.get(icoId)?.[source];
        if (was === undefined && is === undefined) return [];
        if (was === is && source !== "ares") return [];
        return [{ typZmeny: is === undefined ? "DEL" : was === undefined ? "INS" : "UPD", icoId }];
      });
      if (batch.length === 0 || !isBatchSource(source)) continue;
      const batches = this.#batchesOf(source);
      batches.push(batchToday(source, batches, batch, this.#today));
    }
    this.#put(next);
  }

  #put(next: OwnSubjects): void {
    for (const [icoId, records] of next) {
      const { ares } = records;
      if (this.record("ares", icoId) !== undefined) this.#size -= 1;
      if (ares !== undefined) this.#size += 1;
      this.#kept.set(icoId, records);
      if (ares === undefined) this.#entries?.delete(icoId);
      else this.#entries?.set(icoId, entryOf(ares));
    }
  }

  /** The built-in or generated record of a subject in a source. */
  #original<Source extends RegistrySource>(source: Source, icoId: string): RegistryRecords[Source] | undefined {
    const index = generatedIndex(icoId, this.#additional);
    return index === undefined ? builtInRecord(source, icoId) : generatedRecord(source, index);
  }

  #recordsOf(icoId: string): SubjectRecords {
    return this.#kept.get(icoId) ?? this.#originals(icoId);
  }

  #originals(icoId: string): SubjectRecords {
    const records = registrySources.map((source) => [source, this.#original(source, icoId)] as const);
    // The record of each source is its own.
    return Object.fromEntries(records.filter(([, record]) => record !== undefined));
  }

  /** Every subject, each made when it is reached. */
  *#all(): Generator<SearchEntry> {
    const builtIn = (ids: readonly string[]): readonly SearchEntry[] =>
      ids.flatMap((icoId) => (this.#kept.has(icoId) ? [] : [entryOf(builtInSubjects.get(icoId)?.ares ?? {})]));
    yield* builtIn(numbered);
    for (let index = 0; index < this.#additional; index += 1) {
      if (this.#kept.size === 0 || !this.#kept.has(generatedIco(index))) yield generatedEntry(index);
    }
    yield* builtIn(unnumbered);
    for (const { ares } of this.#kept.values()) if (ares !== undefined) yield entryOf(ares);
  }
}
