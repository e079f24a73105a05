import type { RegistryMethods } from "../../generated/registry-client.gen.ts";
import { registryOperations } from "../../generated/registry-operations.gen.ts";
import type { EkonomickeSubjektyNotifikaceFiltr, NotifikacniDavkaZaznam } from "../../generated/registry-types.gen.ts";
import { GapError } from "../errors/gap-error.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { InvalidInputError, refuse, shown } from "../errors/invalid-input-error.ts";
import type { Unchecked } from "../transport/json-object.ts";
import { checkNumber, checkObject } from "../transport/option-checks.ts";
import { Iteration } from "./iteration.ts";
import type { RegistryCallOptions, RegistrySettings } from "./options.ts";
import { SearchProgress } from "./search-progress.ts";
import { incompleteAnswer, isDataSource, malformedAnswer, readList, searchPage } from "./source-operations.ts";

/** Options of `changes`. */
export interface ChangesOptions extends RegistryCallOptions {
  /** Code of the data source: ares, vr, res, ros, rzp, nrpzs, rcns, rpsh, rs or szr. */
  readonly datovyZdroj: Exclude<EkonomickeSubjektyNotifikaceFiltr["datovyZdroj"], undefined>;
  /** Number of the last batch that is known already; without it the oldest batch kept comes first. */
  readonly after?: number | undefined;
  /**
   * Milliseconds between two looks for new batches. The service makes about one batch a day.
   *
   * @default 900_000
   */
  readonly interval?: number | undefined;
  /**
   * `false` ends after the batches that there are now.
   *
   * @default true
   */
  readonly follow?: boolean | undefined;
  /**
   * Time for all of it in milliseconds, from the first batch asked for, with the pauses between two looks and the caller's
   * own time between batches. Without it each request has the time of a call of its own.
   *
   * @default no limit
   */
  readonly deadline?: number | undefined;
}

/** The data sources that are known to have batches. */
export const knownSources = registryOperations.vratNotifikacniDavku.parameters.datovyZdroj.knownValues;

/** Whether a data source is known: one that a newer contract adds may have batches too. */
export function mayHaveBatches(name: unknown): boolean {
  return knownSources.some((known) => known === name) || isDataSource(name);
}

/**
 * The notification batches of a data source: see `Registry.changes`.
 *
 * @throws GapError, IncompleteError, InvalidInputError, TransportError, UnexpectedResponseError; whatever the operations
 * throw.
 */
export async function* changes(
  methods: RegistryMethods<RegistryCallOptions>,
  settings: RegistrySettings,
  given: ChangesOptions,
): AsyncGenerator<NotifikacniDavkaZaznam, void, undefined> {
  checkObject("changes", "options", given);
  const { datovyZdroj, after, interval = 900_000, follow = true, ...options } = given;
  if (!mayHaveBatches(datovyZdroj)) {
    const rule = `must be one of ${knownSources.join(", ")}`;
    throw new InvalidInputError("changes", [{ field: "datovyZdroj", rule, value: shown(datovyZdroj) }]);
  }
  checkNumber("changes", "interval", interval, { above: 0, atMost: 2 ** 31 - 1 });
  if (typeof follow !== "boolean") refuse("changes", "follow", "must be true or false");
  if (after !== undefined) {
    checkNumber("changes", "after", after, { atLeast: 0, atMost: Number.MAX_SAFE_INTEGER, whole: true });
  }
  // A list from the cache would hide what is new.
  const iteration = new Iteration("changes", settings, { ...options, line: options.line ?? "bulk", cache: false });
  let last = after;
  let received = 0;
  try {
    for (;;) {
      for (const cisloDavky of await readNumbers(iteration, methods, datovyZdroj, last)) {
        if (last !== undefined && cisloDavky > last + 1) throw new GapError(datovyZdroj, last, cisloDavky);
        const batch = await readBatch(iteration, methods, datovyZdroj, cisloDavky);
        last = cisloDavky;
        received += 1;
        yield batch;
      }
      if (!follow) return;
      await iteration.wait(interval);
    }
  } catch (error) {
    if (options.signal?.aborted === true) return;
    if (received === 0 || last === undefined || !iteration.endedBy(error)) throw error;
    throw new IncompleteError("changes", { received, next: last + 1 }, error);
  }
}

/**
 * The numbers of the batches after one, ascending, each once.
 *
 * @throws UnexpectedResponseError when the list ends before the batch that is known.
 */
async function readNumbers(
  iteration: Iteration,
  methods: RegistryMethods<RegistryCallOptions>,
  datovyZdroj: string,
  after: number | undefined,
): Promise<readonly number[]> {
  const id = "vyhledejSeznamNotifikacnichDavek";
  const said: { total?: number | undefined } = {};
  const read = async (fresh: boolean): Promise<readonly number[]> => {
    const page = await iteration.request((options) => searchPage(methods, id, { datovyZdroj }, options), fresh);
    said.total = page.total;
    const numbers = new SearchProgress(id)
      .read(page)
      .map(({ cisloDavky }: Unchecked<NotifikacniDavkaZaznam>, index) => {
        if (isBatchNumber(cisloDavky)) return cisloDavky;
        throw malformedAnswer(id, `/${registryOperations[id].items}/${index}/cisloDavky`, "a whole number");
      });
    return [...new Set(numbers)].sort((one, other) => one - other);
  };
  const isDoubtful = (numbers: readonly number[]): boolean =>
    (numbers.at(-1) ?? 0) < (after ?? 0) || hasGap(numbers, after);
  let numbers = await iteration.untilComplete(read);
  // Most often batches are gone because they are no longer kept; but a list may lack some that the next one has.
  if (isDoubtful(numbers) && (await iteration.mayAskAgain(1))) numbers = await iteration.untilComplete(read);
  // A source that released nothing for about 30 days has no batch any more.
  if (numbers.length === 0 && said.total === 0) return [];
  // For as long the service keeps the batch that is known, or has newer ones.
  if ((numbers.at(-1) ?? 0) < (after ?? 0)) {
    throw incompleteAnswer(id, `/${registryOperations[id].items}`, "ends before the batch that is known already");
  }
  return newer(numbers, after);
}

function newer(numbers: readonly number[], after = -1): readonly number[] {
  return numbers.filter((number) => number > after);
}

function hasGap(numbers: readonly number[], after: number | undefined): boolean {
  const chain = [...(after === undefined ? [] : [after]), ...newer(numbers, after)];
  return chain.some((number, index) => number > (chain[index - 1] ?? number) + 1);
}

/** Whether a value can be the number of a batch. */
export function isBatchNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** @throws UnexpectedResponseError when the service gives another batch, or one without the changes that it counts. */
async function readBatch(
  iteration: Iteration,
  methods: RegistryMethods<RegistryCallOptions>,
  datovyZdroj: string,
  cisloDavky: number,
): Promise<NotifikacniDavkaZaznam> {
  const id = "vratNotifikacniDavku";
  return iteration.untilComplete(async (fresh) => {
    const batch = await iteration.request((options) => methods[id]({ datovyZdroj, cisloDavky }, options), fresh);
    if (batch.cisloDavky !== cisloDavky) {
      throw incompleteAnswer(id, "/cisloDavky", "is not the number that was asked for");
    }
    if (batch.datovyZdroj !== undefined && batch.datovyZdroj !== datovyZdroj) {
      throw incompleteAnswer(id, "/datovyZdroj", "is not the source that was asked for");
    }
    const changed = readList(id, batch, "seznamNotifikaci" satisfies keyof NotifikacniDavkaZaznam) ?? [];
    const counted: unknown = batch.pocetZmen;
    if (changed.length === 0 && typeof counted === "number" && counted > 0) {
      throw incompleteAnswer(id, "/seznamNotifikaci", "has no items though pocetZmen says that there are some");
    }
    return batch;
  });
}
