import { createReadStream, fstatSync } from "node:fs";
import { stat } from "node:fs/promises";
import { addAbortSignal, type Readable } from "node:stream";
import type { Command } from "commander";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { readTable, type ReadTableOptions, type Table } from "../jobs/read-table.ts";
import type { Context } from "./context.ts";
import { inputFailure, refuse } from "./input.ts";
import { sizeOf } from "./progress.ts";

/** Options of a command whose list is a table. */
export interface IcoTableOptions {
  readonly input: string;
  readonly column?: string | undefined;
  readonly encoding?: string | undefined;
}

export function addIcoTableOptions(command: Command): Command {
  return command
    .requiredOption("--input <file>", "list of subjects: CSV, TSV or lines; - is standard input")
    .option("--column <name>", "its column of the ico: the name, or the number from 1")
    .option("--encoding <name>", "its encoding, such as utf-8 or windows-1250");
}

/** A table that an option names. */
export interface IcoTable extends Table {
  /** Which file it is. */
  readonly identity: FileIdentity;
  /** How much of it was read, from 0 to 1; `undefined` when nobody knows its size. */
  readonly partRead: () => number | undefined;
}

interface FileIdentity {
  readonly dev: number;
  readonly ino: number;
}

/**
 * Opens a table, and reads how it is written. Its rows end with an error when the file is not what it was.
 *
 * @param option that names the file, for errors
 * @throws InvalidInputError under the names of the options.
 */
export async function openIcoTable(
  option: string,
  path: string,
  options: ReadTableOptions,
  context: Context,
): Promise<IcoTable> {
  const { bytes, identity, checkUnchanged } = await openSource(option, path, context);
  context.atEnd.push(() => {
    bytes.destroy();
  });
  const table = await named(option, path, () => readTable(bytes, options));
  const size = sizeOf(bytes);
  async function* rows(): Table["rows"] {
    const { encoding } = table;
    let isTold = false;
    for (;;) {
      const { value, done } = await named(option, path, () => table.rows.next());
      if (!isTold && table.encoding !== encoding) {
        isTold = true;
        context.note(`${path === "-" ? "standard input" : path} is read as ${table.encoding}, as it is no ${encoding}`);
      }
      if (done === true) break;
      yield value;
    }
    await checkUnchanged();
  }
  return {
    ...table,
    identity,
    rows: rows(),
    partRead: () => {
      const { bytesRead } = bytes as Readable & { readonly bytesRead?: number };
      return size === undefined || bytesRead === undefined ? undefined : bytesRead / size;
    },
  };
}

interface Source {
  readonly bytes: Readable;
  readonly identity: FileIdentity;
  /** @throws InvalidInputError when the file is not what it was. */
  readonly checkUnchanged: () => Promise<void>;
}

async function openSource(option: string, path: string, { stdin, signal, note }: Context): Promise<Source> {
  if (path === "-") {
    if (stdin.isTTY === true) note("type a table; Ctrl-D ends");
    const unchanged = (): Promise<void> => Promise.resolve();
    return { bytes: addAbortSignal(signal, stdin), identity: fstatSync(0), checkUnchanged: unchanged };
  }
  try {
    const before = await stat(path);
    if (before.isDirectory()) refuse(option, "must be a file, not a folder", JSON.stringify(path));
    const bytes = createReadStream(path, { signal });
    // Whoever reads it gets the error; before that nobody listens.
    bytes.on("error", () => undefined);
    const checkUnchanged = async (): Promise<void> => {
      const { size, mtimeMs } = await stat(path);
      if (!before.isFile() || (size === before.size && mtimeMs === before.mtimeMs)) return;
      refuse(option, "must not change while it is read: what was written is of what it was", JSON.stringify(path));
    };
    return { bytes, identity: before, checkUnchanged };
  } catch (error) {
    throw inputFailure(option, path, error);
  }
}

/** Errors of a table under the names of the options; the numbers of lines are in their rules. */
async function named<Value>(option: string, path: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InvalidInputError) {
      const { field, rule, issues } = error;
      // The options of another table are not the user's.
      const isOwn = option === "--input" && field !== "input";
      const value = isOwn ? issues[0]?.value : JSON.stringify(path);
      const shown = value === undefined ? {} : { value };
      const issue = { field: isOwn ? `--${field}` : option, rule, ...shown };
      throw new InvalidInputError("ares-caais", [issue], { cause: error });
    }
    throw error instanceof Error && "syscall" in error ? inputFailure(option, path, error) : error;
  }
}
