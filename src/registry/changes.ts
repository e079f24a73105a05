import { registryOperations } from "../../generated/registry-operations.gen.ts";
import type { EkonomickeSubjektyNotifikaceFiltr, NotifikacniDavkaZaznam } from "../../generated/registry-types.gen.ts";
import { GapError } from "../errors/gap-error.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { refuse, shown } from "../errors/invalid-input-error.ts";
import { TransportError } from "../errors/transport-error.ts";
import type { Unchecked } from "../transport/json-object.ts";
import { checkOwnOptions, time, type OptionTable } from "../transport/option-table.ts";
import { Iteration, type IteratedMethods, type IterationOptions } from "./iteration.ts";
import type { RegistrySettings } from "./options.ts";
import { itemsOf } from "./pages.ts";
import { isSource } from "./detail.ts";
import { incompleteAnswer, malformedAnswer, readList, type Page } from "./source-operations.ts";

/** Options of `changes`. */
export interface ChangesOptions extends IterationOptions {
  /** Code of the data source: ares, vr, res, ros, rzp, nrpzs, rcns, rpsh, rs or szr. */
  readonly datovyZdroj: Exclude<EkonomickeSubjektyNotifikaceFiltr["datovyZdroj"], undefined>;
  /** Number of the last batch that you have read; without it the first result is the oldest batch that the service has. */
  readonly after?: number | undefined;
  /**
   * Milliseconds between two requests for new batches. The service makes about one batch a day.
   *
   * @default 900_000
   */
  readonly interval?: number | undefined;
  /**
   * With `false` the iteration ends after the batches that exist now.
   *
   * @default true
   */
  readonly follow?: boolean | undefined;
}

export const changesTable = {
  after: { kind: "number", atLeast: 0, atMost: Number.MAX_SAFE_INTEGER, whole: true },
  follow: { kind: "boolean", default: true },
  interval: { ...time, default: 900_000 },
} satisfies Partial<OptionTable<ChangesOptions>>;

/** The operation that lists the batches of a source. */
const listOperation = "vyhledejSeznamNotifikacnichDavek";

/** The data sources that are known to have batches. */
export const knownSources = registryOperations.vratNotifikacniDavku.parameters.datovyZdroj.knownValues;

/** Whether a data source may have batches. A source of a newer contract may have them too. */
export function mayHaveBatches(name: unknown): boolean {
  return knownSources.some((known) => known === name) || isSource(name);
}

/** The notification batches of a data source: see `Registry.changes`. */
export async function* changes(
  methods: IteratedMethods,
  settings: RegistrySettings,
  given: ChangesOptions,
): AsyncGenerator<NotifikacniDavkaZaznam, void, undefined> {
  const { datovyZdroj, after, interval, follow, ...options } = checkOwnOptions("changes", given, changesTable);
  if (!mayHaveBatches(datovyZdroj)) {
    refuse("changes", "datovyZdroj", `must be one of ${knownSources.join(", ")}`, shown(datovyZdroj));
  }
  // A list from the cache would hide new batches.
  const own = { ...options, line: options.line ?? "bulk", cache: false };
  const iteration = new Iteration("changes", methods, settings, own);
  let last = after;
  let received = 0;
  try {
    for (;;) {
      for (const cisloDavky of await readNumbers(iteration, datovyZdroj, last)) {
        if (last !== undefined && cisloDavky > last + 1) throw new GapError(datovyZdroj, last, cisloDavky);
        const batch = await readBatch(iteration, datovyZdroj, cisloDavky);
        last = cisloDavky;
        received += 1;
        yield batch;
      }
      if (!follow) return;
      await iteration.wait(interval);
    }
  } catch (error) {
    if (options.signal?.aborted === true) return;
    // Only the deadline of the whole iteration has this name; an error of a request has that of its operation.
    const isTimeUp = error instanceof TransportError && error.operation === "changes";
    if (received === 0 || last === undefined || !isTimeUp) throw error;
    throw new IncompleteError("changes", { received, next: last + 1 }, error);
  }
}

/** Returns the numbers of the batches after `after`, ascending. @throws UnexpectedResponseError for a list that ends before it. */
async function readNumbers(
  iteration: Iteration,
  datovyZdroj: string,
  after: number | undefined,
): Promise<readonly number[]> {
  const known = after ?? 0;
  const read = async (fresh: boolean) => {
    const page = await iteration.search(listOperation, { datovyZdroj }, fresh);
    const numbers = batchNumbers(page);
    const newer = [...new Set(numbers)].filter((number) => number > (after ?? -1)).sort((one, other) => one - other);
    return {
      newer,
      hasGap: newer.some((number, index) => number > (newer[index - 1] ?? after ?? number) + 1),
      // The service lists the batch `after` for about 30 days, and later newer ones, so a list that ends before it is wrong.
      endsEarly: known > 0 && !numbers.some((number) => number >= known),
      // A source without a new batch for about 30 days has an empty list.
      isEmpty: numbers.length === 0 && page.total === 0,
    };
  };
  let list = await iteration.untilComplete(read);
  // The service has usually deleted missing batches, but the next list may also have them.
  const isDoubtful = list.hasGap || list.endsEarly;
  if (isDoubtful && (await iteration.mayAskAgain(1))) list = await iteration.untilComplete(read);
  if (list.endsEarly && !list.isEmpty) {
    throw incompleteAnswer(listOperation, "ends before the batch that is known already");
  }
  return list.newer;
}

/** Returns the numbers of a list of batches. @throws UnexpectedResponseError when batches are missing, or one has no number. */
export function batchNumbers(page: Page): readonly number[] {
  return itemsOf(listOperation, page).map(({ cisloDavky }: Unchecked<NotifikacniDavkaZaznam>, index) => {
    if (isBatchNumber(cisloDavky)) return cisloDavky;
    const pointer = `/${registryOperations[listOperation].items}/${index}/cisloDavky`;
    throw malformedAnswer(listOperation, pointer, "a whole number");
  });
}

/** Whether a value can be the number of a batch. */
export function isBatchNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** Reads one batch. @throws UnexpectedResponseError when the response has another batch, or lacks changes that it counts. */
function readBatch(iteration: Iteration, datovyZdroj: string, cisloDavky: number): Promise<NotifikacniDavkaZaznam> {
  const id = "vratNotifikacniDavku";
  return iteration.untilComplete(async (fresh) => {
    const batch = await iteration.request(
      (methods, options) => methods[id]({ datovyZdroj, cisloDavky }, options),
      fresh,
    );
    if (batch.cisloDavky !== cisloDavky) {
      throw incompleteAnswer(id, "is not the requested number", "cisloDavky");
    }
    if (batch.datovyZdroj !== undefined && batch.datovyZdroj !== datovyZdroj) {
      throw incompleteAnswer(id, "is not the requested source", "datovyZdroj");
    }
    const list = "seznamNotifikaci" satisfies keyof NotifikacniDavkaZaznam;
    const changed = readList(id, batch, list) ?? [];
    const counted: unknown = batch.pocetZmen;
    if (changed.length === 0 && typeof counted === "number" && counted > 0) {
      throw incompleteAnswer(id, "has no items though pocetZmen says that there are some", list);
    }
    return batch;
  });
}
