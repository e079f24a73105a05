import { GapError } from "../errors/gap-error.ts";
import { refuse } from "../errors/invalid-input-error.ts";
import { knownSources, mayHaveBatches } from "../registry/changes.ts";
import { icoRule, readIco } from "../registry/helpers/ico.ts";
import { checkIcoList, type IcoList } from "../registry/look-up-inputs.ts";
import type { RegistryCallOptions } from "../registry/options.ts";
import { checkOwnOptions, time, type OptionTable, type OptionValues } from "../transport/option-table.ts";
import { sleep, systemClock, type Clock } from "../transport/time.ts";
import { readByIco, type Form } from "./by-ico.ts";
import { readWatchCursor, type WatchCursor } from "./watch-cursor.ts";
import { WatchReader, type Failure, type WatchRegistry, type WatchRound, type WatchSource } from "./watch-reader.ts";

const subject = "watch";

/**
 * The watched subjects. A list of ico is read into memory. An object with `has`, such as a database, is called for each ico in the
 * notifications.
 */
export type WatchedSubjects =
  | IcoList
  | {
      /** Returns whether a subject is watched. */
      has(ico: string): boolean | Promise<boolean>;
    };

const watchedSubjects: Form<boolean> = {
  method: "has",
  readItem: (item, field) => [readIco(item) ?? refuse(subject, field, icoRule(item)), true],
  // Any other result, such as 1, would lose changes.
  readAnswer: (answer, field) =>
    typeof answer === "boolean" ? answer : refuse(subject, field, "must answer true or false"),
};

/** Options of {@link watch}. */
export interface WatchOptions extends Omit<RegistryCallOptions, "cache" | "deadline"> {
  /**
   * Codes of the data sources whose batches are read. Each source takes one request for its list and one for every new batch. The
   * others (nrpzs, rcns, rpsh, rs, szr) are about providers of health care, churches, parties, schools and farmers.
   *
   * @default ["ares", "vr", "ros", "res", "rzp"]
   */
  readonly sources?: readonly WatchSource[] | undefined;
  /** The cursor that was committed last. */
  readonly after?: WatchCursor | undefined;
  /**
   * Where a source begins that the cursor does not have. `newest`: after the newest batch, so only future changes come. `oldest`:
   * with the oldest batch that the service has, about 30 days old.
   *
   * @default "newest"
   */
  readonly begin?: "newest" | "oldest" | undefined;
  /**
   * The reaction when the service has deleted unread batches. `throw` throws a GapError. `recheck` reads all subjects, 100 in a
   * request, and continues after the newest batch; it needs a list of subjects. An interrupted recheck starts again.
   *
   * @default "throw"
   */
  readonly onGap?: "throw" | "recheck" | undefined;
  /**
   * With `false` the iteration ends after the batches that exist now.
   *
   * @default true
   */
  readonly follow?: boolean | undefined;
  /**
   * Milliseconds between two requests for new batches. The service makes about one batch a day.
   *
   * @default 900_000
   */
  readonly interval?: number | undefined;
  /** Clock of the pauses between two requests, for tests. By default the system's clock. */
  readonly clock?: Clock | undefined;
}

export const watchTable = {
  begin: { kind: "choice", of: ["newest", "oldest"], default: "newest" },
  clock: { kind: "object", methods: ["schedule"], default: systemClock },
  follow: { kind: "boolean", default: true },
  interval: { ...time, default: 900_000 },
  onGap: { kind: "choice", of: ["throw", "recheck"], default: "throw" },
  sources: {
    kind: "other",
    default: ["ares", "vr", "ros", "res", "rzp"],
    broken: (value) => (Array.isArray(value) && value.length > 0 ? undefined : "must be a list of data sources"),
  },
} satisfies Partial<OptionTable<WatchOptions>>;

/**
 * Iterates over the changes of your own subjects: it reads the notification batches of some data sources, selects your subjects and
 * reads their records. It runs until the signal aborts, then it ends without an error. With `follow: false` it ends after the
 * existing batches.
 *
 * Changes come in rounds, each with a cursor. If you commit both together, each notification is handled exactly once, even if the
 * process crashes. A round that was not committed comes again, with the current records; none is lost.
 *
 * - A subject is in a round once and its record is read once, even if several batches and sources name it.
 * - Without a cursor the first round has no changes. Store its cursor, then read your subjects once.
 * - Each round takes one request for each source, one for each new batch, and one for every 100 changed subjects.
 * - If a source fails, the other sources are still read. Their changes are returned, then the first error is thrown.
 * - The cursor keeps the positions of sources that are not read this time.
 * - The list may grow. New subjects have changes from then on.
 *
 * @param registry a client of the registry
 * @param inputs the watched subjects
 * @throws InvalidInputError before any request for wrong options, inputs or cursor, and later when `has` returns neither true nor
 * false; GapError when the service has deleted unread batches; the errors of `changes` and `lookup` after their retries, and those
 * of `inputs`. Changes that were not returned come again.
 *
 * @example
 *
 * ```ts
 * for await (const { changes, cursor } of watch(registry, suppliers, { after, follow: false })) {
 *   await commit(changes, cursor); // in one transaction
 * }
 * ```
 */
export async function* watch(
  registry: WatchRegistry,
  inputs: WatchedSubjects,
  given: WatchOptions = {},
): AsyncGenerator<WatchRound, void, undefined> {
  const options = checkOptions(registry, given);
  const { signal } = options;
  try {
    yield* rounds(registry, inputs, options);
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}

type CheckedOptions = WatchOptions & OptionValues<WatchOptions, typeof watchTable>;

function checkOptions(registry: WatchRegistry, given: WatchOptions): CheckedOptions {
  const options = checkOwnOptions(subject, given, watchTable);
  const client = registry as Partial<WatchRegistry> | undefined;
  if (typeof client?.changes !== "function" || typeof client.lookup !== "function") {
    refuse(subject, "registry", "must be a client of the registry");
  }
  for (const [index, source] of options.sources.entries()) {
    if (!mayHaveBatches(source)) refuse(subject, `sources[${index}]`, `must be one of ${knownSources.join(", ")}`);
  }
  for (const name of ["cache", "deadline"]) if (name in given) refuse(subject, name, "is no option");
  return options;
}

async function* rounds(
  registry: WatchRegistry,
  inputs: WatchedSubjects,
  { sources, after, begin, onGap, follow, interval, clock, ...callOptions }: CheckedOptions,
): AsyncGenerator<WatchRound, void, undefined> {
  const { signal } = callOptions;
  const positions = after === undefined ? new Map<string, number | null>() : readWatchCursor(subject, after);
  // A text is refused, as for other lists of ico.
  if (typeof inputs !== "object" || inputs instanceof String) checkIcoList(subject, inputs);
  const watched = await readByIco([subject, "inputs"], inputs, signal, watchedSubjects);
  if (watched.listed === undefined && onGap === "recheck") {
    refuse(subject, "onGap", "must be throw when the subjects are given by has, because recheck needs a list");
  }
  const reader = new WatchReader(registry, watched, positions, callOptions);
  for (;;) {
    const failures: Failure[] = [];
    for (const source of new Set(sources)) {
      const failure = yield* reader.read(source, begin);
      if (failure !== undefined) failures.push(failure);
    }
    yield* reader.flush();
    const gaps = failures.filter(({ error }) => onGap === "recheck" && error instanceof GapError);
    if (gaps.length > 0) yield* reader.recheck(gaps.map(({ source }) => source));
    const failed = failures.find((failure) => !gaps.includes(failure));
    if (failed !== undefined) throw failed.error;
    if (!follow) return;
    await sleep(clock, interval, signal);
  }
}
