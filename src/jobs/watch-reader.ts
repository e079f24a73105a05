import type { EkonomickySubjekt, NotifikacniDavkaZaznam, Notifikace } from "../../generated/registry-types.gen.ts";
import { batchNumbers, isBatchNumber, type ChangesOptions } from "../registry/changes.ts";
import type { Registry } from "../registry/create-registry.ts";
import { readIco } from "../registry/helpers/ico.ts";
import type { LookupResult } from "../registry/lookup.ts";
import type { RegistryCallOptions } from "../registry/options.ts";
import { objectsOf } from "../registry/record/entry.ts";
import { searchPage } from "../registry/source-operations.ts";
import type { Unchecked } from "../transport/json-object.ts";
import type { ByIco } from "./by-ico.ts";
import { inParts, withoutProgress } from "./parts.ts";
import type { WatchCursor } from "./watch-cursor.ts";

/** Code of a data source that releases batches. */
export type WatchSource = ChangesOptions["datovyZdroj"];

/** Notice of a batch about a subject. */
export interface WatchNotification {
  /** The data source whose batch it is. */
  readonly datovyZdroj: string;
  /** Number of the batch. */
  readonly cisloDavky: number;
  /** Day on which the batch was released, ISO 8601 calendar date; `undefined` where the batch does not say. */
  readonly datumUvolneniDavky: string | undefined;
  /** Kind of change: INS, UPD or DEL; `undefined` where the batch does not say. */
  readonly typZmeny: string | undefined;
}

/** A subject that changed, by its status: see {@link WatchedChange}. */
export interface WatchedChangeOf<Status, Found> {
  /** The ico, 8 digits; of a subject without one the internal identifier. */
  readonly ico: string;
  /** Notices of the batches; an empty list if the subject was read again after a gap, changed or not. */
  readonly notifications: readonly WatchNotification[];
  /**
   * Whether the combined registry has a record, or none any more (`missing`); `unread`: the subject has no ico, and no record can be
   * asked for by its internal identifier.
   */
  readonly status: Status;
  /** The record of the combined registry, fetched after the notifications were read. */
  readonly record: Found;
}

/** A subject that changed. */
export type WatchedChange =
  WatchedChangeOf<"found", EkonomickySubjekt> | WatchedChangeOf<"missing" | "unread", undefined>;

/** Changes, and where to go on once they are committed. */
export interface WatchRound {
  /** Each subject once; an empty list where batches came that speak of no subject that is watched. */
  readonly changes: readonly WatchedChange[];
  /** Goes on after these changes, as `after` of the options of `watch`. */
  readonly cursor: WatchCursor;
}

/** Error of the service, and its source. */
export interface Failure {
  readonly source: WatchSource;
  readonly error: unknown;
}

type BatchOrFailure =
  | { readonly batch: NotifikacniDavkaZaznam; readonly failure?: undefined }
  | { readonly batch?: undefined; readonly failure: Failure };

/** The methods of a client that `watch` calls. */
export type WatchRegistry = Pick<Registry, "changes" | "lookup" | "vyhledejSeznamNotifikacnichDavek">;

/** A round ends after a batch with which it has so many subjects, so that it takes no more memory than a large batch does. */
const mostTogether = 1000;

/** Reads batches and records, and knows how far it is. */
export class WatchReader {
  readonly #registry: WatchRegistry;
  readonly #watched: ByIco<boolean>;
  readonly #positions: Map<string, number | null>;
  readonly #options: RegistryCallOptions;
  #collected = new Map<string, WatchNotification[]>();
  /** Whether the cursor is another one than was handed over. */
  #moved = false;

  constructor(
    registry: WatchRegistry,
    watched: ByIco<boolean>,
    positions: Map<string, number | null>,
    options: RegistryCallOptions,
  ) {
    this.#registry = registry;
    this.#watched = watched;
    this.#positions = positions;
    // A new record is not in the cache.
    this.#options = { line: "bulk", ...options, cache: false };
  }

  /** Collects the new batches of a source. Returns the failure of the service, so that other sources can be read all the same. */
  async *read(
    source: WatchSource,
    begin: "newest" | "oldest",
  ): AsyncGenerator<WatchRound, Failure | undefined, undefined> {
    for await (const { batch, failure } of this.#batches(source, begin)) {
      this.#options.signal?.throwIfAborted();
      if (failure !== undefined) return failure;
      await this.#collect(source, batch);
      if (this.#collected.size >= mostTogether) yield* this.flush();
    }
    // It ends quietly when the signal aborts.
    this.#options.signal?.throwIfAborted();
    return undefined;
  }

  async *#batches(source: WatchSource, begin: "newest" | "oldest"): AsyncGenerator<BatchOrFailure, void, undefined> {
    try {
      if (!this.#positions.has(source)) {
        this.#positions.set(source, begin === "newest" ? await this.#newest(source) : null);
        this.#moved = true;
        if (begin === "newest") return;
      }
      const after = this.#positions.get(source) ?? undefined;
      const batches = this.#registry.changes({ ...this.#options, datovyZdroj: source, after, follow: false });
      for await (const batch of batches) yield { batch };
    } catch (error) {
      yield { failure: { source, error } };
    }
  }

  /** Hands over what was collected, and how far that is. */
  async *flush(): AsyncGenerator<WatchRound, void, undefined> {
    if (!this.#moved) return;
    const collected = this.#collected;
    const changes: WatchedChange[] = [];
    if (collected.size > 0) {
      const results = this.#registry.lookup(collected.keys(), this.#options);
      for await (const result of withoutProgress(results)) {
        changes.push(changeOf(result, collected.get(String(result.input)) ?? []));
      }
    }
    this.#collected = new Map();
    this.#moved = false;
    yield { changes, cursor: this.#cursor() };
  }

  /** Reads all subjects, then begins sources after their newest batches. Until then the cursor meets their gaps again. */
  async *recheck(sources: readonly WatchSource[]): AsyncGenerator<WatchRound, void, undefined> {
    const newest = new Map<string, number | null>();
    // Changes meanwhile come with the batches after these.
    for (const source of sources) newest.set(source, await this.#newest(source));
    const found = this.#registry.lookup(this.#watched.listed?.keys() ?? [], this.#options);
    for await (const results of inParts(withoutProgress(found), mostTogether)) {
      yield { changes: results.map((result) => changeOf(result, [])), cursor: this.#cursor() };
    }
    for (const [source, number] of newest) this.#positions.set(source, number);
    yield { changes: [], cursor: this.#cursor() };
  }

  #cursor(): WatchCursor {
    // Sources that are not read this time keep their position, so that a later run reads their changes in between.
    return { version: 1, sources: Object.fromEntries(this.#positions) };
  }

  async #collect(source: WatchSource, batch: NotifikacniDavkaZaznam): Promise<void> {
    const { cisloDavky, datumUvolneniDavky, seznamNotifikaci }: Unchecked<NotifikacniDavkaZaznam> = batch;
    // `changes` gives no batch of another number than it asked for.
    if (!isBatchNumber(cisloDavky)) return;
    const types = new Map<string, Set<string | undefined>>();
    for (const notification of objectsOf(seznamNotifikaci)) {
      const { icoId, typZmeny }: Unchecked<Notifikace> = notification;
      const ico = readIco(icoId);
      if (ico === undefined) continue;
      types.set(ico, (types.get(ico) ?? new Set()).add(typeof typZmeny === "string" ? typZmeny : undefined));
    }
    const day = typeof datumUvolneniDavky === "string" ? datumUvolneniDavky : undefined;
    const icos = [...types.keys()];
    const answers = await this.#watched.valuesOf(icos);
    for (const ico of icos.filter((_, index) => answers[index] === true)) {
      const notifications = this.#collected.get(ico) ?? [];
      for (const typZmeny of types.get(ico) ?? []) {
        notifications.push({ datovyZdroj: source, cisloDavky, datumUvolneniDavky: day, typZmeny });
      }
      this.#collected.set(ico, notifications);
    }
    this.#positions.set(source, cisloDavky);
    this.#moved = true;
  }

  /** Number of the newest batch of a source; `null` where there is none. */
  async #newest(source: WatchSource): Promise<number | null> {
    const filter = { datovyZdroj: source };
    const page = await searchPage(this.#registry, "vyhledejSeznamNotifikacnichDavek", filter, this.#options);
    const numbers = batchNumbers(page);
    return numbers.length === 0 ? null : Math.max(...numbers);
  }
}

function changeOf(
  { input, status, record }: LookupResult<EkonomickySubjekt>,
  notifications: readonly WatchNotification[],
): WatchedChange {
  const ico = String(input);
  if (status === "found") return { ico, notifications, status, record };
  return { ico, notifications, status: status === "missing" ? status : "unread", record };
}
