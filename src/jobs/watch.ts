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
 * Subjects whose changes are wanted: a list of ico, which is read into memory; or an object with `has`, such as a database, which is
 * asked about each ico that the notifications name.
 */
export type WatchedSubjects =
  | IcoList
  | {
      /** Says whether a subject is watched. */
      has(ico: string): boolean | Promise<boolean>;
    };

const watchedSubjects: Form<boolean> = {
  method: "has",
  readItem: (item, field) => [readIco(item) ?? refuse(subject, field, icoRule(item)), true],
  // An answer such as 1 would lose what changed.
  readAnswer: (answer, field) =>
    typeof answer === "boolean" ? answer : refuse(subject, field, "must answer true or false"),
};

/** Options of {@link watch}. */
export interface WatchOptions extends Omit<RegistryCallOptions, "cache" | "deadline"> {
  /**
   * Codes of the data sources whose batches are read: each takes a request to look for new ones, and one for every batch. The
   * others (nrpzs, rcns, rpsh, rs, szr) speak of providers of health care, churches, parties, schools and farmers.
   *
   * @default ["ares", "vr", "ros", "res", "rzp"]
   */
  readonly sources?: readonly WatchSource[] | undefined;
  /** The cursor that was committed last. */
  readonly after?: WatchCursor | undefined;
  /**
   * The first batch of a source that the cursor does not have: `newest` begins after the newest batch, so that the first changes
   * are those from now on; `oldest` begins with the oldest that is kept, about 30 days ago.
   *
   * @default "newest"
   */
  readonly begin?: "newest" | "oldest" | undefined;
  /**
   * The reaction when unread batches are no longer kept: `throw` throws the GapError; `recheck` begins the source anew after its
   * newest batch and reads all subjects, 100 in a request. For that they have to be a list. A recheck that is stopped begins anew.
   *
   * @default "throw"
   */
  readonly onGap?: "throw" | "recheck" | undefined;
  /**
   * `false` ends after the batches that there are now.
   *
   * @default true
   */
  readonly follow?: boolean | undefined;
  /**
   * Milliseconds between two looks for new batches. The service makes about one batch a day.
   *
   * @default 900_000
   */
  readonly interval?: number | undefined;
  /** Time for the pauses between two looks; the machine's own unless tests say otherwise. */
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
 * The changes of subjects of one's own: the notification batches of some data sources, intersected with a list, and the records of
 * those that changed. It goes on for ever and ends quietly when its signal aborts; `follow: false` ends it after the batches that
 * there are.
 *
 * Changes come in rounds, each with a cursor. Commit the two together: then each notification is handled once, whenever the
 * process dies. A round that was not committed comes again, with records as they are then; none is lost.
 *
 * - A subject is in a round once, however many batches and sources name it, and its record is fetched once.
 * - The first time, without a cursor, there is a round without changes: keep its cursor, then read your subjects once.
 * - A look takes a request for each source, one for each new batch, and one for every 100 subjects that changed.
 * - A source that fails keeps no other one from being read: what they say is handed over, then the first error is thrown.
 * - The cursor keeps the sources that are not read this time.
 * - A list that has grown is fine: of what is new in it the changes from now on come.
 *
 * @param registry a client of the registry
 * @param inputs whose changes are wanted
 * @throws InvalidInputError for wrong options, for what is no list of ico, and for what is no cursor, before anything is sent;
 * GapError when batches that were not read are no longer kept; whatever `changes` and `lookup` throw once their retries are used
 * up, and what `inputs` throws; InvalidInputError for an
 * answer of `inputs` other than true and false. Changes that were not handed over come again.
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
  // Text is refused as by other lists of ico.
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
