import { existsSync } from "node:fs";
import { basename } from "node:path";
import { Command, Option } from "commander";
import { GapError } from "../../errors/gap-error.ts";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { UnexpectedResponseError } from "../../errors/unexpected-response-error.ts";
import type { WatchCursor } from "../../jobs/watch-cursor.ts";
import type { WatchedChange, WatchSource } from "../../jobs/watch-reader.ts";
import { knownSources } from "../../registry/changes.ts";
import { parseJson } from "../../transport/answer.ts";
import { isJsonObject, type Unchecked } from "../../transport/json-object.ts";
import type { Context, RunCommand } from "../context.ts";
import { takeLock } from "../file-lock.ts";
import { addExamples, exitCodes, type ExitCode } from "../help.ts";
import { parseNumber, readInputFile, refuse } from "../input.ts";
import { sayFirst, type Column } from "../output.ts";
import { replaceFile } from "../replace-file.ts";
import { addRegistryOptions, registryClient, type ServiceOptions } from "../service-options.ts";
import { keepPrinted } from "../streams.ts";
import { nameColumn, seatColumn, stateColumn } from "../subject-summary.ts";
import { addTableInputOptions, openInputTable, type TableInputOptions } from "../table-input.ts";

interface WatchCommandOptions extends ServiceOptions, TableInputOptions {
  readonly input: string;
  readonly state: string;
  readonly once?: true | undefined;
  readonly interval?: number | undefined;
  readonly source?: readonly WatchSource[] | undefined;
  readonly begin?: "newest" | "oldest" | undefined;
  readonly onGap?: "throw" | "recheck" | undefined;
}

/** Prints what changed among subjects of one's own: `ares-caais watch`. */
export function watchCommand(runCommand: RunCommand): Command {
  const command = new Command("watch")
    .summary("what changed among your subjects")
    .description(
      "Reads the notification batches, and prints those subjects of a list that changed since last time, with what the " +
        "combined registry has of them now. A file keeps the progress; it is written after the changes were printed: " +
        "after a crash some may be printed again, none is lost. The first run prints nothing.",
    );
  addTableInputOptions(command, true)
    .requiredOption("--state <file>", "file with the progress; the first run makes it")
    .option("--once", "end after the current batches, for cron")
    .option(
      "--interval <seconds>",
      "time between two requests for new batches, without --once (default: 900)",
      parseNumber,
    )
    .addOption(
      new Option("--source <names...>", "data sources whose batches are read (default: ares vr ros res rzp)").choices(
        knownSources,
      ),
    )
    .addOption(
      new Option("--begin <batch>", "where a source without progress in --state begins (default: newest)").choices([
        "newest",
        "oldest",
      ]),
    )
    .addOption(
      new Option(
        "--on-gap <what>",
        "what to do when unread batches are gone: recheck reads all subjects (default: throw)",
      ).choices(["throw", "recheck"]),
    );
  return addExamples(addRegistryOptions(command), {
    "for cron: what changed since the last run":
      "ares-caais watch --input suppliers.csv --state watch.json --once > changed.tsv",
    "the first time with the changes of the last 30 days":
      "ares-caais watch --input suppliers.csv --state month.json --begin oldest --once > month.tsv",
  }).action((options: WatchCommandOptions) => runCommand(options, (context) => watchList(command, context, options)));
}

async function watchList(command: Command, context: Context, options: WatchCommandOptions): Promise<ExitCode> {
  const { signal, progress, note, tell, surroundings, atEnd, lastWords } = context;
  const { input, once = false, interval, source, begin, onGap } = options;
  const list = basename(input);
  const icos = await readList(options, context);
  const lock = takeLock("--state", options.state);
  atEnd.push(() => {
    lock.release();
  });
  // The first time there is none.
  const kept = existsSync(lock.path) ? (await readInputFile("--state", options.state)).toString() : undefined;
  const after = kept === undefined ? undefined : readState(kept, list);
  const registry = await registryClient(command, context);
  const { watch } = await import("../../jobs/watch.ts");
  const table = context.list(columns);
  const seconds = interval === undefined ? {} : { interval: interval * 1000 };
  let printed = 0;
  try {
    const rounds = watch(registry, icos, { after, sources: source, begin, onGap, follow: !once, signal, ...seconds });
    for await (const { changes, cursor } of rounds) {
      for (const change of changes) await table.print(change);
      await table.flush();
      await keepPrinted(signal);
      lock.check();
      replaceFile(lock.path, `${JSON.stringify({ version: 1, list, cursor })}\n`);
      printed += changes.length;
      // A program that runs it needs no word that all is well.
      const isFirst = kept === undefined && printed === 0 && surroundings.stderr.isTTY === true;
      if (isFirst) note("the first run prints nothing; later runs print the changes");
      progress.show(() => ({ said: `${printed} changed`, done: printed }));
    }
    signal.throwIfAborted();
  } catch (error) {
    progress.clear();
    if (error instanceof GapError) tell("--on-gap recheck reads all subjects of the list and continues");
    if (error instanceof UnexpectedResponseError && error.reason === "incomplete") {
      lastWords.push("the next run asks again; if the error stays, delete the --state file and begin anew");
    }
    throw isOfState(error) ? damaged(`${error.field} ${error.rule}`) : error;
  }
  progress.clear();
  return exitCodes.done;
}

/** The ico of a list; what is none is said and left out. */
async function readList(options: WatchCommandOptions, context: Context): Promise<readonly string[]> {
  const { rows } = await openInputTable(options, context);
  const icos = new Set<string>();
  const left: string[] = [];
  for await (const { ico, rule, line } of rows) {
    if (ico === undefined) left.push(`line ${line} (${rule})`);
    else icos.add(ico);
  }
  if (icos.size === 0) refuse("--input", "must have an ico", JSON.stringify(options.input));
  if (left.length > 0) context.note(`no ico, therefore not watched: ${sayFirst(left)}`);
  return [...icos];
}

interface WatchState {
  readonly version: 1;
  /** Name of the file with the list. */
  readonly list: string;
  readonly cursor: WatchCursor;
}

function readState(text: string, list: string): WatchCursor {
  const state: unknown = parseJson(text);
  if (!isJsonObject(state)) throw damaged("it is no JSON object");
  const { version, list: kept, cursor }: Unchecked<WatchState> = state;
  if (version !== 1 || typeof kept !== "string" || !isJsonObject(cursor)) throw damaged("it is of another version");
  if (kept !== list) {
    const rule = `is of the list ${JSON.stringify(kept)}: give each list its own state`;
    refuse("--state", rule);
  }
  // Its content is checked where it is used, before anything is sent.
  return cursor as unknown as WatchCursor;
}

function isOfState(error: unknown): error is InvalidInputError {
  return error instanceof InvalidInputError && error.field.split(".")[0] === "after";
}

function damaged(why: string): InvalidInputError {
  const rule = `must be a state that watch wrote (${why}); to begin anew, delete it`;
  return new InvalidInputError("ares-caais", [{ field: "--state", rule }]);
}

const columns: readonly Column<WatchedChange>[] = [
  { title: "ico", width: 13, text: ({ ico }) => ico },
  {
    title: "changed",
    width: 16,
    text: ({ notifications }) => {
      const said = notifications.map(({ datovyZdroj, typZmeny = "?" }) => `${datovyZdroj} ${typZmeny}`);
      return notifications.length === 0 ? "read again" : [...new Set(said)].join(", ");
    },
  },
  {
    title: "released",
    width: 10,
    text: ({ notifications }) =>
      notifications
        .flatMap(({ datumUvolneniDavky }) => datumUvolneniDavky ?? [])
        .sort()
        .at(-1),
  },
  { title: "status", width: 7, text: ({ status }) => status },
  stateColumn,
  nameColumn,
  seatColumn,
];
