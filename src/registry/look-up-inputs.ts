import { registryLimits } from "../../generated/registry-operations.gen.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { unlessAborted } from "../transport/time.ts";
import { normalizeIco } from "./helpers/ico.ts";
import type { Iteration } from "./iteration.ts";

/**
 * Numbers of subjects (ico): an array, a set, a generator, or anything else that can be iterated, now or as its items come. A
 * text is refused, though its characters can be iterated: `["27074358"]` is the list of one.
 */
export type IcoList =
  | (Iterable<string | number> & {
      /** Not there: every text has this method, whatever its type. */
      readonly charAt?: never;
    })
  | AsyncIterable<string | number>;

/**
 * Checks a list of ico without reading it. Types do not refuse every text, because a text is an `Iterable` too.
 *
 * @param subject the name of the function, for the error
 * @throws InvalidInputError of the field `inputs`.
 */
export function checkIcoList(subject: string, inputs: unknown): void {
  if (typeof inputs === "string" || inputs instanceof String) {
    refuse(subject, "inputs", "must be a list, not text: put a single ico into brackets, [ico]");
  }
  if (!isIterable(inputs)) refuse(subject, "inputs", "must be iterable");
}

/** Whether an object can be iterated, now or as its items come. */
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
  /** Whether more may follow. */
  readonly isFull: boolean;
}

/** Most inputs of one batch: repeated and malformed ones add nothing to its request, but must not pile up either. */
const mostInputs = 10 * registryLimits.icoPerFilter;

/** Reads the inputs of a look-up as they are wanted, as many at a time as a filter holds. */
export function readInputs(
  list: IcoList,
  iteration: Iteration,
): { readonly next: () => Promise<LookupBatch | undefined>; readonly close: () => Promise<void> } {
  const batches = readBatches(list);
  let isReading = false;
  return {
    /** The next batch; `undefined` after the last one. @throws what the input throws, and at the deadline. */
    next: async () => {
      isReading = true;
      const { value } = await iteration.within((signal) => unlessAborted(signal, batches.next()));
      isReading = false;
      return value;
    },
    /** Closes the input. Nothing waits for an input that still owes an item, because it closes only after that. */
    close: async () => {
      const closed = batches.return(undefined);
      if (isReading) closed.catch(() => undefined);
      else await closed;
    },
  };
}

async function* readBatches(list: IcoList): AsyncGenerator<LookupBatch, undefined> {
  let inputs: LookupInput[] = [];
  let asked = new Set<string>();
  for await (const input of list) {
    const ico = icoOf(input);
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

function icoOf(input: string | number): string | undefined {
  try {
    const ico = normalizeIco(input);
    // A filter does not take the internal identifier.
    return ico.length === 8 ? ico : undefined;
  } catch {
    return undefined;
  }
}
