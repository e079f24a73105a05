import { registryLimits, type RegistrySource } from "../../generated/registry-service.gen.ts";
import { refuse, refusePromise } from "../errors/invalid-input-error.ts";
import { unlessAborted, type Signal } from "../transport/time.ts";
import { checkNumber, checkObject } from "../transport/option-checks.ts";
import { isSource, sourceRule } from "./detail.ts";
import type { IterationOptions } from "./iteration.ts";
import { readCallOptions, type RegistrySettings } from "./options.ts";
import { readIco } from "./helpers/ico.ts";

/**
 * Numbers of subjects (ico): an array, a set, a generator, or any other iterable or async iterable. A text is refused, although it
 * is iterable: write `["27074358"]` for a single ico.
 */
export type IcoList =
  | (Iterable<string | number> & {
      /** Excludes texts, because every text has this method. */
      readonly charAt?: never;
    })
  | AsyncIterable<string | number>;

/** Checks a list of ico without reading it. The type `Iterable` alone would accept a text. */
export function checkIcoList(subject: string, inputs: unknown): void {
  if (typeof inputs === "string" || inputs instanceof String) {
    refuse(subject, "inputs", "must be a list, not text: put a single ico into brackets, [ico]");
  }
  refusePromise(subject, "inputs", inputs);
  if (!isIterable(inputs)) refuse(subject, "inputs", "must be iterable");
}

/** Whether an object is iterable or async iterable. */
export function isIterable(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return [Symbol.iterator, Symbol.asyncIterator].some((name) => typeof Reflect.get(value, name) === "function");
}

export interface LookupInput {
  readonly input: string | number;
  /** `undefined` for an input that is no ico. */
  readonly ico: string | undefined;
}

interface LookupBatch {
  readonly inputs: readonly LookupInput[];
  /** Whether more batches may follow. */
  readonly isFull: boolean;
}

/** Options of `lookup`. */
export interface LookupOptions<Source extends RegistrySource> extends IterationOptions {
  /**
   * The data source; `ares` is the combined registry.
   *
   * @default "ares"
   */
  readonly source?: Source | undefined;
  /**
   * Most requests at the same time, 1 to 100. By default it starts with two and goes up to eight until they use the whole budget.
   *
   * @default 2 to 8
   */
  readonly concurrency?: number | undefined;
}

/** Checks the arguments of `lookup`, whose module is loaded only afterwards. */
export function checkLookUp(inputs: IcoList, options: LookupOptions<RegistrySource>, settings: RegistrySettings): void {
  checkObject("lookup", "options", options);
  const { source, concurrency, ...callOptions } = options;
  checkIcoList("lookup", inputs);
  if (source !== undefined && !isSource(source)) refuse("lookup", "source", sourceRule);
  if (concurrency !== undefined) {
    checkNumber("lookup", "concurrency", concurrency, { atLeast: 1, atMost: 100, whole: true });
  }
  readCallOptions("lookup", callOptions, settings).signal?.throwIfAborted();
}

/** Most inputs of one batch. Repeated and malformed ones add nothing to the request, but must not collect without limit. */
const mostInputs = 10 * registryLimits.icoPerFilter;

/** Reads the inputs of a look-up on demand, in batches of as many as a filter holds. */
export class LookupInputs {
  readonly #batches: AsyncGenerator<LookupBatch, undefined>;
  /** The batch that is being read. */
  #pending: Promise<IteratorResult<LookupBatch, undefined>> | undefined;

  /** Requests the first input at once, because a stream may fail before it has a listener. */
  constructor(list: IcoList) {
    this.#batches = readBatches(list);
    this.#pending = this.#batches.next();
    this.#pending.catch(() => undefined);
  }

  /** Reads the next batch; `undefined` after the last one. @throws what the input throws; the reason of the signal. */
  async next(signal: Signal | undefined): Promise<LookupBatch | undefined> {
    this.#pending ??= this.#batches.next();
    const { value } = await unlessAborted(signal, this.#pending);
    this.#pending = undefined;
    return value;
  }

  /** Closes the input. If it still reads an item, `close` does not wait, because it would close only after that item. */
  async close(): Promise<void> {
    const closed = this.#batches.return(undefined);
    if (this.#pending !== undefined) closed.catch(() => undefined);
    else await closed;
  }
}

async function* readBatches(list: IcoList): AsyncGenerator<LookupBatch, undefined> {
  let inputs: LookupInput[] = [];
  let asked = new Set<string>();
  for await (const input of list) {
    const number = readIco(input);
    // A filter refuses the internal identifier.
    const ico = number?.length === 8 ? number : undefined;
    inputs.push({ input, ico });
    if (ico !== undefined) asked.add(ico);
    if (asked.size < registryLimits.icoPerFilter && inputs.length < mostInputs) continue;
    yield { inputs, isFull: true };
    inputs = [];
    asked = new Set();
  }
  if (inputs.length > 0) yield { inputs, isFull: false };
  return undefined;
}
