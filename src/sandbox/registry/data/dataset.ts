import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../../../generated/registry-operations.gen.ts";
import type {
  Ciselnik,
  EkonomickySubjekt,
  NotifikacniDavkaZaznam,
  StandardizovanaAdresa,
} from "../../../../generated/registry-types.gen.ts";
import { batchesOf, isBatchSource, type BatchSource } from "./batches.ts";
import { codeLists } from "./codelists/code-lists.ts";
import { standardizedAddresses } from "./places/addresses.ts";
import { buildAres } from "./records/ares.ts";
import { buildRecord } from "./records/builders.ts";
import { hasRecord } from "./records/presence.ts";
import { builtInSeeds } from "./seeds/built-in.ts";
import { generatedIco, generatedIndex, generatedSeed, MAX_GENERATED } from "./seeds/generated.ts";
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
  /** Combined records: the built-in and the generated ones ascending by icoId, then one's own. */
  subjects(): Iterable<EkonomickySubjekt>;
  /** Code lists; one code can have a list for each of several sources. */
  readonly codeLists: readonly Ciselnik[];
  /** Addresses in their standardized form, those of the seats among them. */
  readonly addresses: readonly StandardizovanaAdresa[];
  /**
   * Batches of a source (any but ceu), ascending by number; undefined for any other name.
   */
  batches(datovyZdroj: string): readonly NotifikacniDavkaZaznam[] | undefined;
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
export function createRegistryDataset(options: RegistryDatasetOptions = {}): RegistryDataset {
  const { additionalSubjects = 0, own, today = new Date() } = options;
  if (!Number.isInteger(additionalSubjects) || additionalSubjects < 0 || additionalSubjects > MAX_GENERATED) {
    throw new RangeError(`additionalSubjects must be a whole number from 0 to ${MAX_GENERATED}`);
  }

  const isOwn = (icoId: string): boolean => own?.icoIds.has(icoId) === true;

  const seedOf = (icoId: string): SubjectSeed | undefined => {
    const index = generatedIndex(icoId, additionalSubjects);
    return index === undefined ? builtIn.get(icoId) : generatedSeed(index);
  };

  function* subjects(): Iterable<EkonomickySubjekt> {
    for (const seed of numbered) if (!isOwn(seed.icoId)) yield buildAres(seed);
    for (let index = 0; index < additionalSubjects; index += 1) {
      if (own === undefined || !isOwn(generatedIco(index))) yield buildAres(generatedSeed(index));
    }
    for (const seed of unnumbered) if (!isOwn(seed.icoId)) yield buildAres(seed);
    yield* own?.records.ares.values() ?? [];
  }

  const replaced = [...(own?.icoIds ?? [])].filter((icoId) => seedOf(icoId) !== undefined).length;
  return {
    size: builtInSeeds.length + additionalSubjects - replaced + (own?.records.ares.size ?? 0),
    record: (source, icoId) => {
      if (isOwn(icoId)) return own?.records[source].get(icoId);
      const seed = seedOf(icoId);
      return seed && buildRecord(source, seed);
    },
    subjects,
    codeLists,
    addresses: standardizedAddresses,
    batches: batchReader(today, own),
  };
}
