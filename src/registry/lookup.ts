import type { RegistryMethods, RegistryRecords } from "../../generated/registry-client.gen.ts";
import { registryLimits, type RegistrySource } from "../../generated/registry-operations.gen.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { checkNumber } from "../transport/option-checks.ts";
import { normalizeIco } from "./helpers/ico.ts";
import { readCallOptions, type RegistryCallOptions, type RegistrySettings } from "./options.ts";
import { paginate } from "./paginate.ts";
import { searchOf, type SearchOperationId } from "./search-operations.ts";

/** Options of `lookup`. */
export interface LookupOptions<Source extends RegistrySource> extends RegistryCallOptions {
  /**
   * The data source; `ares` is the combined registry.
   *
   * @default "ares"
   */
  readonly source?: Source | undefined;
  /**
   * Most requests under way at once, 1 to 100.
   *
   * @default 2
   */
  readonly concurrency?: number | undefined;
}

/** What a look-up of many found for one input. */
export type LookupResult<Found> =
  | {
      /** The source has a record. */
      readonly status: "found";
      /** The input as it was given. */
      readonly input: string | number;
      /** The ico, 8 digits. */
      readonly ico: string;
      /** The record of the source. */
      readonly record: Found;
    }
  | {
      /** The source has no record of this ico. */
      readonly status: "missing";
      /** The input as it was given. */
      readonly input: string | number;
      /** The ico, 8 digits. */
      readonly ico: string;
      /** None. */
      readonly record: undefined;
    }
  | {
      /** The input is no ico; it was not asked for. */
      readonly status: "malformed";
      /** The input as it was given. */
      readonly input: string | number;
      /** None. */
      readonly ico: undefined;
      /** None. */
      readonly record: undefined;
    };

interface Entry {
  readonly input: string | number;
  /** `undefined` when a filter cannot hold it. */
  readonly ico: string | undefined;
}

/** Most inputs of one batch: repeated and malformed ones add nothing to its request, but must not pile up either. */
const mostInputs = 10 * registryLimits.icoPerFilter;

/**
 * Looks up many subjects: up to 100 in one request, the order of the input kept. An input is padded with zeros on the
 * left. One that is missing from the source, or is no ico (an internal id cannot be searched for), is reported, not
 * thrown. Repeated inputs of one batch are asked once. It reads its input as it goes, so the input may be endless.
 *
 * @throws IncompleteError when a request fails after results were handed over, with the number of inputs done; whatever the
 * search throws before; InvalidInputError for wrong options, before the input is read.
 */
export async function* lookup<Source extends RegistrySource = "ares">(
  methods: RegistryMethods<RegistryCallOptions>,
  settings: RegistrySettings,
  inputs: Iterable<string | number> | AsyncIterable<string | number>,
  { source, concurrency = 2, ...options }: LookupOptions<Source> = {},
): AsyncGenerator<LookupResult<RegistryRecords[Source]>, void, undefined> {
  const search = searchOf(source ?? "ares");
  if (search === undefined) throw new InvalidInputError("lookup", [{ field: "source", rule: "must be a data source" }]);
  checkNumber("lookup", "concurrency", concurrency, { atLeast: 1, atMost: 100, whole: true });
  const { signal } = readCallOptions("lookup", options, settings);
  signal?.throwIfAborted();
  const controller = new AbortController();
  const onAbort = (): void => {
    controller.abort(signal?.reason);
  };
  signal?.addEventListener("abort", onAbort, { once: true });

  const batches = readBatches(inputs);
  const underWay: Promise<LookupResult<RegistryRecords[Source]>[]>[] = [];
  let done = 0;
  let exhausted = false;
  try {
    for (;;) {
      while (!exhausted && underWay.length < concurrency) {
        const { value: batch } = await batches.next();
        if (batch === undefined) exhausted = true;
        else {
          const results = askFor<Source>(methods, search, batch, { ...options, signal: controller.signal });
          // It is awaited in its turn; a failure before that must not count as unhandled.
          results.catch(() => undefined);
          underWay.push(results);
        }
      }
      const next = underWay.shift();
      if (next === undefined) return;
      for (const result of await next) {
        done += 1;
        yield result;
      }
    }
  } catch (error) {
    if (done === 0 || signal?.aborted === true) throw error;
    throw new IncompleteError("lookup", { received: done, next: done }, error);
  } finally {
    signal?.removeEventListener("abort", onAbort);
    controller.abort(new Error("nobody waits for the look-up any more"));
    await batches.return(undefined);
  }
}

async function* readBatches(
  inputs: Iterable<string | number> | AsyncIterable<string | number>,
): AsyncGenerator<Entry[], undefined, undefined> {
  let entries: Entry[] = [];
  let asked = new Set<string>();
  for await (const input of inputs) {
    const ico = icoOf(input);
    entries.push({ input, ico });
    if (ico !== undefined) asked.add(ico);
    if (asked.size < registryLimits.icoPerFilter && entries.length < mostInputs) continue;
    yield entries;
    entries = [];
    asked = new Set();
  }
  if (entries.length > 0) yield entries;
  return undefined;
}

function icoOf(input: string | number): string | undefined {
  try {
    const ico = normalizeIco(input);
    return ico.length === 8 ? ico : undefined;
  } catch {
    return undefined;
  }
}

async function askFor<Source extends RegistrySource>(
  methods: RegistryMethods<RegistryCallOptions>,
  search: SearchOperationId,
  entries: readonly Entry[],
  options: RegistryCallOptions,
): Promise<LookupResult<RegistryRecords[Source]>[]> {
  const icos = [...new Set(entries.flatMap(({ ico }) => ico ?? []))];
  const records = new Map<string, RegistryRecords[Source]>();
  try {
    if (icos.length > 0) {
      for await (const item of paginate(methods, search, { ico: icos }, { ...options, pageSize: icos.length })) {
        // The search of a source finds records of that source: the operation table says so.
        const record = item as RegistryRecords[Source] & { readonly icoId?: string; readonly ico?: string };
        const key = record.icoId ?? record.ico;
        if (key !== undefined) records.set(key, record);
      }
    }
  } catch (error) {
    // How far the pages of one batch got means nothing to who looks up: none of it was handed over.
    throw error instanceof IncompleteError ? error.cause : error;
  }
  return entries.map(({ input, ico }) => {
    if (ico === undefined) return { status: "malformed", input, ico, record: undefined };
    const record = records.get(ico);
    return record === undefined ? { status: "missing", input, ico, record } : { status: "found", input, ico, record };
  });
}
