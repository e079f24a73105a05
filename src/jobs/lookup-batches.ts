import type { RegistryRecords } from "../../generated/registry-client.gen.ts";
import type { RegistrySource } from "../../generated/registry-service.gen.ts";
import { IncompleteError } from "../errors/incomplete-error.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import type { Registry } from "../registry/create-registry.ts";
import { checkIcoList, type IcoList, type LookupOptions } from "../registry/look-up-inputs.ts";
import type { LookupResult } from "../registry/lookup.ts";
import { isJsonObject } from "../transport/json-object.ts";
import { checkNumber, checkObject } from "../transport/option-checks.ts";
import { checksumOf } from "./checksum.ts";
import { inParts } from "./parts.ts";

const subject = "lookupBatches";

/** How far a look-up got: plain JSON, to be kept together with the results that came with it. */
export interface LookupCursor {
  /** Version of the form of the cursor. */
  readonly version: 1;
  /** The data source that was asked. */
  readonly source: string;
  /** How many inputs are done. */
  readonly done: number;
  /** Tells the inputs that are done from those of another list. */
  readonly fingerprint: string;
}

/** Results, and where to go on once they are committed. */
export interface LookupBatch<Found> {
  /** One for each input, in their order. */
  readonly results: readonly LookupResult<Found>[];
  /** Goes on after these results, as `after` of {@link LookupBatchesOptions}. */
  readonly cursor: LookupCursor;
}

/** Options of {@link lookupBatches}. */
export interface LookupBatchesOptions<Source extends RegistrySource> extends LookupOptions<Source> {
  /** The cursor that was committed last; without it the list is looked up from its beginning. */
  readonly after?: LookupCursor | undefined;
}

/** Results of one batch: as many as one request asks for. */
const batchSize = 100;

/**
 * Looks up many subjects as `Registry.lookup` does, in batches that a job commits: the results together with the cursor. When
 * it dies, it goes on after the last cursor that was committed: batches that were not are asked for again, none is lost. Its
 * requests are bulk in the budget, unless `line` says otherwise.
 *
 * To go on, the list is given again from its beginning. Its finished part is read and compared with the cursor, and not asked
 * for. A list that has grown at its end goes on with what is new.
 *
 * @param registry whose `lookup` does the work
 * @throws InvalidInputError for wrong options, for what is no list, and for a cursor that belongs to another list or source, before anything is sent;
 * IncompleteError with the number of inputs done, after what had come until then was handed over; before the first result
 * whatever the look-up throws.
 *
 * @example
 *
 * ```ts
 * for await (const { results, cursor } of lookupBatches(registry, inputs, { after })) {
 *   await commit(results, cursor); // in one transaction
 * }
 * ```
 */
export async function* lookupBatches<Source extends RegistrySource = "ares">(
  registry: Pick<Registry, "lookup">,
  inputs: IcoList,
  given: LookupBatchesOptions<Source> = {},
): AsyncGenerator<LookupBatch<RegistryRecords[Source]>, void, undefined> {
  checkObject(subject, "options", given);
  const { after, ...options } = given;
  const { source = "ares" } = options;
  if (typeof (registry as Partial<Registry> | undefined)?.lookup !== "function") {
    refuse(subject, "registry", "must be a client of the registry");
  }
  checkIcoList(subject, inputs);
  if (after !== undefined) checkCursor(after, source);
  const fingerprint = new Fingerprint();
  const begin = after?.done ?? 0;
  let done = begin;
  const rest = after === undefined ? inputs : skip(inputs, after, fingerprint);
  const found = registry.lookup<Source>(rest, { line: "bulk", ...options });
  try {
    for await (const results of inParts(found, batchSize)) {
      done += results.length;
      for (const { input } of results) await fingerprint.add(input);
      yield { results, cursor: { version: 1, source, done, fingerprint: await fingerprint.read() } };
    }
  } catch (error) {
    if (!(error instanceof IncompleteError)) throw error;
    throw new IncompleteError(subject, { received: done - begin, next: done }, error.cause);
  }
}

/** @throws InvalidInputError for what is no cursor, or one of another source. */
function checkCursor(after: unknown, source: string): void {
  if (!isJsonObject(after)) refuse(subject, "after", "must be a cursor");
  if (after["version"] !== 1) refuse(subject, "after.version", "must be 1");
  checkNumber(subject, "after.done", after["done"], { atLeast: 0, atMost: Number.MAX_SAFE_INTEGER, whole: true });
  if (typeof after["fingerprint"] !== "string") refuse(subject, "after.fingerprint", "must be text");
  if (after["source"] !== source) refuse(subject, "after.source", `must be the source that is asked, ${source}`);
}

/** The inputs that are not done; throws when those that are done are others than those of the cursor. */
async function* skip(
  inputs: IcoList,
  after: LookupCursor,
  fingerprint: Fingerprint,
): AsyncGenerator<string | number, void, undefined> {
  let read = 0;
  const check = async (): Promise<void> => {
    if (read === after.done && (await fingerprint.read()) === after.fingerprint) return;
    refuse(
      subject,
      "after",
      "must be a cursor of this list: its finished inputs are not those at the beginning of the list",
    );
  };
  if (read === after.done) await check();
  for await (const input of inputs) {
    if (read < after.done) {
      await fingerprint.add(input);
      read += 1;
      if (read === after.done) await check();
      continue;
    }
    yield input;
  }
  if (read < after.done) await check();
}

/** Inputs that are hashed at once. */
const blockSize = 1000;

/** Tells lists apart, whatever the batches that they are read in: a chain of SHA-256 over blocks of the inputs. */
class Fingerprint {
  #chain = "";
  #block: string[] = [];

  async add(input: unknown): Promise<void> {
    // An input that is neither text nor a number is malformed, and has no reliable text.
    const known = typeof input === "string" || typeof input === "number";
    this.#block.push(known ? `${typeof input} ${input}` : typeof input);
    if (this.#block.length < blockSize) return;
    this.#chain = await this.read();
    this.#block = [];
  }

  read(): Promise<string> {
    return checksumOf(JSON.stringify([this.#chain, ...this.#block]));
  }
}
