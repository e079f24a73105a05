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

/** The progress of a look-up, as plain JSON. Store it together with the results of the same batch. */
export interface LookupCursor {
  /** Version of the form of the cursor. */
  readonly version: 1;
  /** The data source that was asked. */
  readonly source: string;
  /** Number of finished inputs. */
  readonly done: number;
  /** Fingerprint of the finished inputs, to recognise another list. */
  readonly fingerprint: string;
}

/** Results, with the cursor to store together with them. */
export interface LookupBatch<Found> {
  /** One for each input, in their order. */
  readonly results: readonly LookupResult<Found>[];
  /** Resumes after these results, as `after` of {@link LookupBatchesOptions}. */
  readonly cursor: LookupCursor;
}

/** Options of {@link lookupBatches}. */
export interface LookupBatchesOptions<Source extends RegistrySource> extends LookupOptions<Source> {
  /** The cursor that was committed last; by default the look-up starts at the beginning of the list. */
  readonly after?: LookupCursor | undefined;
}

/** Number of results of one batch: the subjects of one request. */
const batchSize = 100;

/**
 * Looks up many subjects like `Registry.lookup`, in batches that a job commits: results and cursor together. After a crash the job
 * resumes from the last committed cursor. Batches that were not committed are requested again, and none is lost. The requests are
 * bulk in the budget by default (`line`).
 *
 * To resume, pass the list from its beginning again. The finished part is read and compared with the cursor, but not requested. New
 * inputs at the end of the list are looked up.
 *
 * @param registry whose `lookup` does the work
 * @throws InvalidInputError before any request for wrong options, inputs that are not a list, and a cursor of another list or
 * source; IncompleteError with the number of finished inputs, after their results were returned; before the first result the error
 * of the look-up.
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

/** Checks a cursor. @throws InvalidInputError for a value that is not a cursor, or for one of another source. */
function checkCursor(after: unknown, source: string): void {
  if (!isJsonObject(after)) refuse(subject, "after", "must be a cursor");
  if (after["version"] !== 1) refuse(subject, "after.version", "must be 1");
  checkNumber(subject, "after.done", after["done"], { atLeast: 0, atMost: Number.MAX_SAFE_INTEGER, whole: true });
  if (typeof after["fingerprint"] !== "string") refuse(subject, "after.fingerprint", "must be text");
  if (after["source"] !== source) refuse(subject, "after.source", `must be the source that is asked, ${source}`);
}

/** Yields the inputs that are not done. @throws InvalidInputError when the finished inputs are not those of the cursor. */
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

/** Number of inputs in one hash. */
const blockSize = 1000;

/** Fingerprint of a list: a chain of SHA-256 over blocks of inputs. It does not depend on the size of the batches. */
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
