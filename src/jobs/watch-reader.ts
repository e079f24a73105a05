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

/** A notification of a batch about a subject. */
export interface WatchNotification {
  /** The data source of the batch. */
  readonly datovyZdroj: string;
  /** Number of the batch. */
  readonly cisloDavky: number;
  /** Day on which the batch was released, ISO 8601 calendar date; `undefined` when the batch has none. */
  readonly datumUvolneniDavky: string | undefined;
  /** Kind of change: INS, UPD or DEL; `undefined` when the batch has none. */
  readonly typZmeny: string | undefined;
}

/** A subject that changed, by its status: see {@link WatchedChange}. */
export interface WatchedChangeOf<Status, Found> {
  /** The ico, 8 digits; the internal identifier of a subject without an ico. */
  readonly ico: string;
  /** Notifications of the batches; empty if the subject was read again because of a gap, perhaps without a change. */
  readonly notifications: readonly WatchNotification[];
  /**
   * `found`: the combined registry has a record; `missing`: it has none any more; `unread`: the subject has no ico, and records
   * cannot be requested by an internal identifier.
   */
  readonly status: Status;
  /** The record of the combined registry, fetched after the notifications were read. */
  readonly record: Found;
}

/** A subject that changed. */
export type WatchedChange =
  WatchedChangeOf<"found", EkonomickySubjekt> | WatchedChangeOf<"missing" | "unread", undefined>;

/** Changes, with the cursor to store together with them. */
export interface WatchRound {
  /** The changed subjects, each once; empty if the batches have none of the watched subjects. */
  readonly changes: readonly WatchedChange[];
  /** Resumes after these changes, as `after` of the options of `watch`. */
  readonly cursor: WatchCursor;
}

/** An error of the service, with the data source. */
export interface Failure {
  readonly source: WatchSource;
  readonly error: unknown;
}

type BatchOrFailure =
  | { readonly batch: NotifikacniDavkaZaznam; readonly failure?: undefined }
  | { readonly batch?: undefined; readonly failure: Failure };

/** The methods of a client that `watch` calls. */
export type WatchRegistry = Pick<Registry, "changes" | "lookup" | "vyhledejSeznamNotifikacnichDavek">;

/** A round ends after the batch that reaches this number of subjects. So it takes no more memory than a large batch. */
const mostTogether = 1000;

/** Reads batches and records, and holds the progress. */
export class WatchReader {
  readonly #registry: WatchRegistry;
  readonly #watched: ByIco<boolean>;
  readonly #positions: Map<string, number | null>;
  readonly #options: RegistryCallOptions;
  #collected = new Map<string, WatchNotification[]>();
  /** Whether the cursor has changed since it was returned. */
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
    // The cache would return the record before the change.
    this.#options = { line: "bulk", ...options, cache: false };
  }

  /** Collects the new batches of a source. It returns the failure of the service, so that the other sources are read too. */
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
    // `changes` ends without an error when the signal aborts.
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

  /** Yields the collected changes with their cursor. */
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

  /** Reads all subjects, then continues after the newest batches. The cursor moves only then, so an aborted recheck is repeated. */
  async *recheck(sources: readonly WatchSource[]): AsyncGenerator<WatchRound, void, undefined> {
    const newest = new Map<string, number | null>();
    // Later changes are in the batches after these.
    for (const source of sources) newest.set(source, await this.#newest(source));
    const found = this.#registry.lookup(this.#watched.listed?.keys() ?? [], this.#options);
    for await (const results of inParts(withoutProgress(found), mostTogether)) {
      yield { changes: results.map((result) => changeOf(result, [])), cursor: this.#cursor() };
    }
    for (const [source, number] of newest) this.#positions.set(source, number);
    yield { changes: [], cursor: this.#cursor() };
  }

  #cursor(): WatchCursor {
    // Sources that are not read this time keep their position, so that a later run reads their changes.
    return { version: 1, sources: Object.fromEntries(this.#positions) };
  }

  async #collect(source: WatchSource, batch: NotifikacniDavkaZaznam): Promise<void> {
    const { cisloDavky, datumUvolneniDavky, seznamNotifikaci }: Unchecked<NotifikacniDavkaZaznam> = batch;
    // `changes` yields only batches with the requested number.
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

  /** Returns the number of the newest batch of a source; `null` without a batch. */
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
