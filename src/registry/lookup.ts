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
  /** `found`, `missing` from the source, or `malformed`: the input is not an ico and was not requested. */
  readonly status: Status;
  /** The input, unchanged. */
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

/** Default number of requests at first: a caller that reads only the first results needs few. */
const fewest = 2;
/** Default of most requests at the same time, because the terms of use ask for few. */
const most = 8;

/**
 * Looks up many subjects: see `Registry.lookup`. It yields the results of a request together, because awaiting each one takes
 * longer than making it. Repeated inputs of one batch are requested once. The options were checked before.
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
  // A first batch that is not full is the whole input, so it is no job.
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
          // The failure comes in order, after the results of the inputs before it.
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
 * Delays a failure, so that it is no unhandled rejection before the caller reaches it. Nothing else awaits the promise, so V8
 * follows it to the caller, and the stack of the error has the caller's line.
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
    // The operation table guarantees that the search of a source finds records of that source.
    const record = records.get(ico) as RegistryRecords[Source] | undefined;
    return record === undefined ? { status: "missing", input, ico, record } : { status: "found", input, ico, record };
  });
}

/**
 * Returns the records of subjects by ico. A subject without a record is missing from the source, because a complete response did
 * not have it. Subjects that an incomplete response lacks are requested again.
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
      // Records of other subjects, or repeated ones, may have displaced records that exist.
      if (before - lacking.size < items.length)
        throw incompleteAnswer(id, "has records that were not requested, or repeated ones");
    }
  });
  return found;
}
