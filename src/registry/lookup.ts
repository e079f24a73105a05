import type { RegistryRecords } from "../../generated/registry-client.gen.ts";
import { sourceOperations, type RegistrySource } from "../../generated/registry-service.gen.ts";
import type { EkonomickySubjekt } from "../../generated/registry-types.gen.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import type { BudgetLine } from "../transport/budget.ts";
import type { JsonObject, Unchecked } from "../transport/json-object.ts";
import { onAbort, Stop } from "../transport/time.ts";
import { Iteration, type IteratedMethods } from "./iteration.ts";
import type { LookupInput, LookupInputs, LookupOptions } from "./look-up-inputs.ts";
import type { RegistrySettings } from "./options.ts";
import { pagesOf } from "./pages.ts";
import { incompleteAnswer, type SearchOperationId } from "./source-operations.ts";

/** Result of a look-up, by its status: see {@link LookupResult}. */
export interface LookupResultOf<Status, Ico, Found> {
  /** Whether the source has a record of the ico, has none, or the input is no ico, which was not asked for. */
  readonly status: Status;
  /** The input as it was given. */
  readonly input: string | number;
  /** The ico, 8 digits. */
  readonly ico: Ico;
  /** The record of the source. */
  readonly record: Found;
}

/** Result of a look-up for one input. */
export type LookupResult<Found> =
  | LookupResultOf<"found", string, Found>
  | LookupResultOf<"missing", string, undefined>
  | LookupResultOf<"malformed", undefined, undefined>;

/** Requests under way at first, where the caller does not say: a caller who wants only the first results needs few. */
const fewest = 2;
/** Most requests under way then: the terms of use ask for few. */
const most = 8;

/**
 * Looks up many subjects: see `Registry.lookup`. Yields the results of a request together, because waiting for each takes longer than
 * making it. Repeated inputs of one batch are asked once. The options were checked before.
 */
export async function* lookup<Source extends RegistrySource = "ares">(
  methods: IteratedMethods,
  settings: RegistrySettings,
  inputs: LookupInputs,
  { source, concurrency, ...options }: LookupOptions<Source>,
): AsyncGenerator<readonly LookupResult<RegistryRecords[Source]>[], void, undefined> {
  const search: SearchOperationId = sourceOperations[source ?? "ares"].search;
  const stop = new Stop();
  const iteration = new Iteration("lookup", methods, settings, options, stop);
  const { signal } = options;
  signal?.throwIfAborted();
  const forget = onAbort(signal, () => {
    stop.abort(signal?.reason);
  });
  type Results = readonly LookupResult<RegistryRecords[Source]>[];
  const underWay: Promise<() => Results>[] = [];
  const { budget } = settings.transport;
  /** @param added requests since results were handed over: they may not have reached the budget yet */
  const isWanted = (added: number): boolean =>
    underWay.length < (concurrency ?? fewest) ||
    (concurrency === undefined && added < fewest && underWay.length < most && budget.hasRoom);
  let done = 0;
  let exhausted = false;
  // A first batch that is not full is all that there is.
  let line: BudgetLine = "call";
  try {
    for (;;) {
      for (let added = 0; !exhausted && isWanted(added); added += 1) {
        try {
          const batch = await iteration.within((ended) => inputs.next(ended));
          if (batch === undefined) exhausted = true;
          else {
            if (batch.isFull) line = "bulk";
            underWay.push(heldBack(askFor<Source>(iteration, search, batch.inputs, line)));
          }
        } catch (error) {
          exhausted = true;
          // The failure comes in its turn, after the results of what was read before.
          underWay.push(heldBack(Promise.reject(error as Error)));
        }
      }
      signal?.throwIfAborted();
      const next = underWay.shift();
      if (next === undefined) return;
      const results = (await next)();
      yield results;
      done += results.length;
    }
  } catch (error) {
    if (done === 0 || signal?.aborted === true) throw error;
    throw new IncompleteError("lookup", { received: done, next: done }, error);
  } finally {
    forget();
    stop.abort(new Error("nobody waits for the look-up any more"));
  }
}

/**
 * Keeps a failure until its turn, so that it does not count as an unhandled rejection before. Nothing else waits for the
 * promise: then V8 follows it to the caller, and the stack of the error has the caller's line.
 */
function heldBack<Result>(promise: Promise<Result>): Promise<() => Result> {
  return promise.then(
    (result) => () => result,
    (error: unknown) => () => {
      throw error;
    },
  );
}

async function askFor<Source extends RegistrySource>(
  iteration: Iteration,
  search: SearchOperationId,
  inputs: readonly LookupInput[],
  line: BudgetLine,
): Promise<LookupResult<RegistryRecords[Source]>[]> {
  const icos = new Set(inputs.flatMap(({ ico }) => ico ?? []));
  const records = await lookUpBatch(iteration, search, icos, line);
  return inputs.map(({ input, ico }) => {
    if (ico === undefined) return { status: "malformed", input, ico, record: undefined };
    // The search of a source finds records of that source: the operation table says so.
    const record = records.get(ico) as RegistryRecords[Source] | undefined;
    return record === undefined ? { status: "missing", input, ico, record } : { status: "found", input, ico, record };
  });
}

/**
 * The records of subjects by ico. A subject without one is missing from the source, because a complete answer did not have it.
 * Subjects that an incomplete answer lacks are asked for again, in a request of their own.
 */
async function lookUpBatch(
  iteration: Iteration,
  id: SearchOperationId,
  lacking: Set<string>,
  line: BudgetLine,
): Promise<ReadonlyMap<string, JsonObject>> {
  const found = new Map<string, JsonObject>();
  if (lacking.size === 0) return found;
  await iteration.untilComplete(async (fresh) => {
    const ico = [...lacking];
    const pages = pagesOf(id, 0, async (start, read) =>
      read(await iteration.search(id, { ico, start, pocet: ico.length }, fresh, line)),
    );
    for await (const items of pages) {
      const before = lacking.size;
      for (const item of items) {
        const { icoId, ico: own }: Unchecked<EkonomickySubjekt> = item;
        const number = icoId ?? own;
        if (typeof number === "string" && lacking.delete(number)) found.set(number, item);
      }
      if (lacking.size === 0) return;
      // Records of others, or of subjects that came before, stand in the place of some that are there.
      if (before - lacking.size < items.length)
        throw incompleteAnswer(id, "has records that were not asked for, or has some twice");
    }
  });
  return found;
}
