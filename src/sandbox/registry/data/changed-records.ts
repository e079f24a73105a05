import type { RegistryRecords } from "../../../../generated/registry-client.gen.ts";
import { registrySources, type RegistrySource } from "../../../../generated/registry-service.gen.ts";
import type { Notifikace, NotifikacniDavkaZaznam } from "../../../../generated/registry-types.gen.ts";
import { appendBatches, isBatchSource } from "./batches.ts";
import type { OwnSubjects } from "./own-subjects.ts";

type Records = { readonly [Source in RegistrySource]: Map<string, RegistryRecords[Source]> };

/** Reads what a source had of a subject before anything changed. */
type ReadRecord = <Source extends RegistrySource>(source: Source, icoId: string) => RegistryRecords[Source] | undefined;

/** What a change did to the record of a subject in a source. */
type ChangeKind = "INS" | "UPD" | "DEL";

/** What has changed of a data set since it was made, and the batches that tell of it. */
export class ChangedRecords {
  /** Subjects of which all records are here, and none any more where they were before. */
  readonly icoIds = new Set<string>();
  readonly #records: Records;
  readonly #before: ReadRecord;
  readonly #released = new Map<RegistrySource, Notifikace[][]>();

  constructor(before: ReadRecord) {
    this.#before = before;
    // The list has every source, and each gets a map of its own.
    this.#records = Object.fromEntries(registrySources.map((source) => [source, new Map()])) as unknown as Records;
  }

  record<Source extends RegistrySource>(source: Source, icoId: string): RegistryRecords[Source] | undefined {
    return this.icoIds.has(icoId) ? this.#records[source].get(icoId) : this.#before(source, icoId);
  }

  /** The combined records of the subjects that have changed. */
  subjects(): Iterable<RegistryRecords["ares"]> {
    return this.#records.ares.values();
  }

  /**
   * Enters and removes records; every source that has changed releases one batch, `ares` of every subject.
   */
  apply(entered: OwnSubjects | undefined, removed: readonly string[]): void {
    const changes = new Map<RegistrySource, Map<string, ChangeKind>>();
    const note = (source: RegistrySource, icoId: string, kind: ChangeKind): void => {
      changes.set(source, (changes.get(source) ?? new Map<string, ChangeKind>()).set(icoId, kind));
    };
    for (const icoId of new Set([...(entered?.icoIds ?? []), ...removed])) {
      const wasThere = this.record("ares", icoId) !== undefined;
      this.#take(icoId);
      for (const source of registrySources) {
        const isThere = this.#records[source].has(icoId);
        if (entered !== undefined && this.#enter(source, icoId, entered)) note(source, icoId, isThere ? "UPD" : "INS");
      }
      for (const source of removed.includes(icoId) ? registrySources : []) {
        if (this.#records[source].delete(icoId)) note(source, icoId, "DEL");
      }
      const remains = this.#records.ares.has(icoId);
      if (wasThere || remains) note("ares", icoId, !remains ? "DEL" : wasThere ? "UPD" : "INS");
    }
    for (const [source, kinds] of changes) {
      const batch = [...kinds].map(([icoId, typZmeny]): Notifikace => ({ typZmeny, icoId }));
      this.#released.set(source, [...(this.#released.get(source) ?? []), batch]);
    }
  }

  /** The batches of a source, with those that changes released after them. */
  batches(source: string, made: readonly NotifikacniDavkaZaznam[], today: Date): readonly NotifikacniDavkaZaznam[] {
    if (!isBatchSource(source)) return made;
    return appendBatches(source, made, this.#released.get(source) ?? [], today);
  }

  /** Keeps all records of a subject here from now on. */
  #take(icoId: string): void {
    if (this.icoIds.has(icoId)) return;
    for (const source of registrySources) this.#copy(source, icoId);
    this.icoIds.add(icoId);
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it ties the record to the map of its source
  #copy<Source extends RegistrySource>(source: Source, icoId: string): void {
    const record = this.#before(source, icoId);
    if (record !== undefined) this.#records[source].set(icoId, record);
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it ties the record to the map of its source
  #enter<Source extends RegistrySource>(source: Source, icoId: string, { records }: OwnSubjects): boolean {
    const record = records[source].get(icoId);
    if (record !== undefined) this.#records[source].set(icoId, record);
    return record !== undefined;
  }
}
