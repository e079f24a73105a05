import { createReadStream, fstatSync, type Stats } from "node:fs";
import { stat } from "node:fs/promises";
import { addAbortSignal, type Readable } from "node:stream";
import { Option, type Command } from "commander";
import { InvalidInputError } from "../errors/invalid-input-error.ts";
import { readTable, type ReadTableOptions, type Table, type TableRow } from "../jobs/read-table.ts";
import type { Context } from "./context.ts";
import { inputFailure, refuse, type Values } from "./input.ts";
import { partReader } from "./progress.ts";

/** Options of every command that reads a table. */
export interface TableInputOptions extends Values<"input" | "column" | "encoding", string> {
  readonly separator?: keyof typeof separators | undefined;
  readonly header?: boolean | undefined;
}

/** The names that a shell takes without quotes. */
const separators = { comma: ",", semicolon: ";", tab: "\t" } as const;

/** @param isRequired whether the command has no other list */
export function addTableInputOptions(command: Command, isRequired: boolean): Command {
  const input = new Option("--input <file>", "the list: CSV, TSV, NDJSON, JSON or lines; - is standard input");
  return command
    .addOption(input.makeOptionMandatory(isRequired))
    .option("--column <name>", "its column of the ico: the name of the column, or its number from 1")
    .option("--encoding <name>", "its encoding, such as utf-8 or windows-1250")
    .addOption(new Option("--separator <name>", "the separator of its cells").choices(Object.keys(separators)))
    .option("--header", "its first row has the names of the columns")
    .option("--no-header", "its first row is data");
}

/** The table that `--input` names. */
export interface InputTable extends Table {
  /** Titles of the columns. Without a header, the column of the ico has that name, and the others their numbers. */
  readonly titles: readonly string[];
  /** Which file it is. */
  readonly identity: Pick<Stats, "dev" | "ino">;
  /** How much of it was read, from 0 to 1; `undefined` when nobody knows its size. */
  readonly partRead: () => number | undefined;
}

/** Opens the table that `--input` names. Its rows end with an error when the file changes meanwhile. */
export function openInputTable(options: TableInputOptions, context: Context): Promise<InputTable> {
  const { input = "-", column, encoding, header } = options;
  const separator = options.separator && separators[options.separator];
  return openTable("--input", input, { column, encoding, header, separator }, context);
}

/** Opens a table that `option` names. */
export async function openTable(
  option: string,
  path: string,
  options: ReadTableOptions,
  context: Context,
): Promise<InputTable> {
  const { bytes, before } = await openSource(option, path, context);
  context.atEnd.push(() => {
    bytes.destroy();
  });
  let table: Table;
  try {
    table = await readTable(bytes, options);
  } catch (error) {
    throw named(option, path, error);
  }
  async function* rows(): Table["rows"] {
    const { encoding } = table;
    try {
      yield* table.rows;
    } catch (error) {
      throw named(option, path, error);
    }
    if (table.encoding !== encoding) {
      context.note(`${path === "-" ? "standard input" : path} is read as ${table.encoding}, as it is no ${encoding}`);
    }
    if (path === "-" || !before.isFile()) return;
    const { size, mtimeMs } = await stat(path);
    if (size !== before.size || mtimeMs !== before.mtimeMs) {
      refuse(option, "must not change while it is read; the output has its earlier content", JSON.stringify(path));
    }
  }
  return {
    ...table,
    titles: titlesOf(table),
    identity: before,
    rows: rows(),
    // It is open now.
    partRead: partReader(bytes),
  };
}

async function openSource(
  option: string,
  path: string,
  { surroundings, signal, note }: Context,
): Promise<{ readonly bytes: Readable; readonly before: Stats }> {
  if (path === "-") {
    const { stdin } = surroundings;
    if (stdin.isTTY === true) note("type a table; Ctrl-D ends");
    return { bytes: addAbortSignal(signal, stdin), before: fstatSync(0) };
  }
  try {
    const before = await stat(path);
    if (before.isDirectory()) refuse(option, "must be a file, not a folder", JSON.stringify(path));
    const bytes = createReadStream(path, { signal });
    // The reader of the stream gets the error; before that there is no listener.
    bytes.on("error", () => undefined);
    return { bytes, before };
  } catch (error) {
    throw inputFailure(option, path, error);
  }
}

/** An error of a table under the names of the options; the numbers of lines are in its rule. */
function named(option: string, path: string, error: unknown): unknown {
  if (error instanceof InvalidInputError) {
    const { field, rule, issues } = error;
    // The options of another table are not the user's.
    const isOwn = option === "--input" && field !== "input";
    const value = isOwn ? issues[0]?.value : JSON.stringify(path);
    const shown = value === undefined ? {} : { value };
    const issue = { field: isOwn ? `--${field}` : option, rule, ...shown };
    return new InvalidInputError("ares-caais", [issue], { cause: error });
  }
  return error instanceof Error && "syscall" in error ? inputFailure(option, path, error) : error;
}

function titlesOf({ header, width, column }: Table): readonly string[] {
  if (header !== undefined) return header;
  return Array.from({ length: width }, (_, index) => (index + 1 === column ? "ico" : `column${index + 1}`));
}

/**
 * Looks up the ico of rows and yields each result with its row. A malformed value is passed as an empty text, which no look-up
 * accepts as an ico.
 */
export async function lookUpRows<Result>(
  rows: AsyncIterable<TableRow>,
  lookUp: (icos: AsyncIterable<string>) => AsyncIterable<Result>,
  take: (row: TableRow, result: Result) => Promise<void> | undefined,
): Promise<void> {
  // Results come in the order of the rows.
  const pending: TableRow[] = [];
  async function* icos(): AsyncGenerator<string, void, undefined> {
    for await (const row of rows) {
      pending.push(row);
      yield row.ico ?? "";
    }
  }
  for await (const result of lookUp(icos())) {
    const row = pending.shift();
    const taken = row && take(row, result);
    // To wait for nothing takes time too.
    if (taken !== undefined) await taken;
  }
}

/** Prints the detected format if it may be wrong: the column, and an encoding that was guessed from the bytes. */
export function sayGuesses(table: InputTable, { note }: Pick<Context, "note">): void {
  const { guessed, column, header, encoding, separator, isJson, titles } = table;
  const isSure = encoding === "utf-8" || !guessed.includes("encoding");
  if (isSure && !guessed.includes("column") && !guessed.includes("header")) return;
  const name = header === undefined ? "no header" : `header, column ${JSON.stringify(titles[column - 1])}`;
  const parts = isJson ? "JSON" : separator === undefined ? "one column" : `separator ${JSON.stringify(separator)}`;
  note(`read as ${encoding}, ${parts}, ${name}: the ico is in column ${column}`);
}
