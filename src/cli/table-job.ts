import { stat } from "node:fs/promises";
import { extname } from "node:path";
import type { Table, TableRow } from "../jobs/read-table.ts";
import type { LookupResult } from "../registry/lookup.ts";
import type { Context } from "./context.ts";
import { takeLock, type FileLock } from "./file-lock.ts";
import { openIcoTable, type IcoTable } from "./ico-table.ts";
import { refuse } from "./input.ts";
import { isSameFile, openOutputFile, type TextOutput } from "./output-file.ts";
import { endOfWhole, type Resumption } from "./resume.ts";
import {
  addedColumns,
  countOf,
  emptyTally,
  usualColumns,
  type AddedColumns,
  type Reason,
  type Tally,
} from "./table-columns.ts";
import { createFormat, formats, type Format, type TableFormat } from "./table-format.ts";

/** Options of a look-up whose list comes from a table, or goes to one. */
export interface TableOptions {
  readonly source: string;
  readonly input?: string | undefined;
  readonly column?: string | undefined;
  readonly encoding?: string | undefined;
  readonly separator?: keyof typeof separators | undefined;
  readonly header?: boolean | undefined;
  readonly out?: string | undefined;
  readonly format?: Format | undefined;
  readonly add?: string | undefined;
  readonly bom?: true | undefined;
  readonly resume?: true | undefined;
  readonly force?: true | undefined;
}

/** The names that a shell takes without quotes. */
export const separators = { comma: ",", semicolon: ";", tab: "\t" } as const;

/** The options that read a list from a table, and those that write it to one. */
const reading = ["input", "column", "encoding", "separator", "header"] as const;
const writing = ["out", "format", "add", "bom", "resume", "force"] as const;

/** The first option that reads a list from a table or writes it to one; `undefined` where there is none. */
export function tableOption(options: TableOptions): string | undefined {
  const name = [...reading, ...writing].find((option) => options[option] !== undefined);
  return name && `--${options[name] === false ? "no-" : ""}${name}`;
}

function writesTable(options: TableOptions): boolean {
  return writing.some((option) => options[option] !== undefined);
}

type Result = LookupResult<object>;

/** A table that is looked up. */
export interface TableJob {
  /** What is looked up, in the order of the rows. */
  readonly inputs: AsyncGenerator<string, void, undefined>;
  /** What the next result is of; results come in the order of the rows. */
  readonly next: () => TableRow | undefined;
  /** How much of the table was read, from 0 to 1; `undefined` when nobody knows its size. */
  readonly partRead: () => number | undefined;
  /** Writes rows with their results; `undefined` when they are printed as those of any list. */
  readonly output: TableOutput | undefined;
}

/** Rows are written with their results. */
export interface TableOutput {
  /** The rows that it had already. */
  readonly before: Readonly<Tally>;
  readonly write: (row: TableRow, result: Result, reason: Reason | undefined) => Promise<void>;
  /** Writes what has come, when the work is done also what comes after all rows. */
  readonly close: (isDone: boolean) => Promise<void>;
}

/** A table that was read as far as its shape, and what is to become of it. */
interface Plan {
  readonly options: TableOptions;
  readonly table: IcoTable;
  readonly added: AddedColumns;
  readonly format: TableFormat;
  readonly lock: FileLock | undefined;
}

/**
 * Looks at a table and at the output, so that what is wrong is known before anything is sent.
 *
 * @returns what opens the output and begins
 * @throws InvalidInputError for options that do not fit, a table that cannot be read, an output that is there or is the input.
 */
export async function planTable(options: TableOptions, context: Context): Promise<() => Promise<TableJob>> {
  const chosen = checkOutput(options);
  const added = addedColumns(options.add ?? usualColumns);
  const { column, encoding, header } = options;
  const separator = options.separator && separators[options.separator];
  const table = await openIcoTable("--input", options.input ?? "-", { column, encoding, header, separator }, context);
  const lock = await takeOut(options, table, context);
  const titles = titlesOf(table);
  const names = unusedNames(titles, added.names);
  const columns = { kept: titles, added: names };
  const format = await createFormat(chosen ?? "csv", columns, table.separator, options.bom === true);
  const renamed = names.filter((name, index) => name !== added.names[index]);
  if (writesTable(options) && renamed.length > 0) {
    context.note(`the input has such columns already, so those that are added are ${renamed.join(", ")}`);
  }
  sayGuesses(table, titles, context);
  return () => begin({ options, table, added, format, lock }, context);
}

/** The format of what is written; `undefined` when nothing asks for a table. */
function checkOutput(options: TableOptions): Format | undefined {
  const { out, format, resume, force, bom } = options;
  if (out === "-") refuse("--out", "must be a file: without it the table goes to standard output");
  if (resume === true && out === undefined) refuse("--resume", "needs --out FILE, which it goes on with");
  if (force === true && out === undefined) refuse("--force", "needs --out FILE, which it overwrites");
  if (resume === true && force === true) refuse("--force", "overwrites what --resume goes on with: take one of them");
  if (!writesTable(options)) return undefined;
  const extension = out === undefined ? "" : extname(out).slice(1).toLowerCase();
  const named = formats.find((known) => known === (extension === "jsonl" ? "ndjson" : extension));
  const chosen = format ?? named ?? (out === undefined ? "csv" : undefined);
  if (chosen === undefined) {
    return refuse("--format", `must be given, as the name of --out does not end in one: ${formats.join(", ")}`);
  }
  if (bom === true && chosen !== "csv" && chosen !== "tsv") refuse("--bom", "is for csv and tsv: JSON has none");
  return chosen;
}

/** Looks at the output, and keeps others from it. A device or a pipe anybody may write to. */
async function takeOut(
  { out, resume, force, source }: TableOptions,
  { identity, column }: IcoTable,
  { atEnd }: Context,
): Promise<FileLock | undefined> {
  if (out === undefined) return undefined;
  if (await isSameFile(out, identity)) refuse("--out", "must be another file than the input", JSON.stringify(out));
  const there = await stat(out).catch(() => undefined);
  if (there !== undefined && resume !== true && force !== true) {
    refuse("--out", "exists: --resume goes on with it, --force overwrites it", JSON.stringify(out));
  }
  if (there?.isFile() === false) return undefined;
  const isResumed = resume === true && there !== undefined;
  const lock = takeLock("--out", out, `--source ${source} --column ${column}`, isResumed);
  atEnd.push(() => {
    lock.release();
  });
  return lock;
}

/** Without a header, the column of the ico has that name, and the others their numbers. */
export function titlesOf({ header, width, column }: Table): readonly string[] {
  if (header !== undefined) return header;
  return Array.from({ length: width }, (_, index) => (index + 1 === column ? "ico" : `column${index + 1}`));
}

export function unusedNames(titles: readonly string[], names: readonly string[]): readonly string[] {
  return names.map((name) => {
    if (!titles.includes(name)) return name;
    const other = `ares_${name}`;
    if (titles.includes(other)) refuse("--input", `has the columns ${name} and ${other} already: rename one`);
    return other;
  });
}

/** What could be wrong: the column, and an encoding that only the bytes tell. */
function sayGuesses(
  { guessed, column, header, encoding, separator }: Table,
  titles: readonly string[],
  { note }: Context,
): void {
  const isSure = encoding === "utf-8" || !guessed.includes("encoding");
  if (isSure && !guessed.includes("column") && !guessed.includes("header")) return;
  const name = header === undefined ? "no header" : `header, column ${JSON.stringify(titles[column - 1])}`;
  const parts = separator === undefined ? "one column" : `separator ${JSON.stringify(separator)}`;
  note(`read as ${encoding}, ${parts}, ${name}: the ico is in column ${column}`);
}

async function begin(plan: Plan, context: Context): Promise<TableJob> {
  const { rows, partRead } = plan.table;
  const pending: TableRow[] = [];
  const { output, next } = writesTable(plan.options) ? await openOutput(plan, context) : {};
  return { inputs: inputsOf(next, rows, pending), next: () => pending.shift(), partRead, output };
}

/** What breaks a rule is given as nothing, which no look-up takes for an ico. */
async function* inputsOf(
  first: TableRow | undefined,
  rows: AsyncGenerator<TableRow, void, undefined>,
  pending: TableRow[],
): AsyncGenerator<string, void, undefined> {
  const take = (row: TableRow): string => {
    pending.push(row);
    return row.ico ?? "";
  };
  if (first !== undefined) yield take(first);
  for await (const row of rows) yield take(row);
}

async function openOutput(
  { options: { out, resume, force }, added, format, table: { rows }, lock }: Plan,
  { output }: Context,
): Promise<{ readonly output: TableOutput; readonly next: TableRow | undefined }> {
  const before = emptyTally();
  let resumption: Resumption | undefined;
  let target: TextOutput;
  if (out === undefined) {
    const write = (text: string): Promise<void> => output.write(output.columns === undefined ? text : visible(text));
    target = { write, flush: () => Promise.resolve(), close: () => Promise.resolve() };
  } else {
    if (resume === true) resumption = await endOfWhole(out, format, rows, before);
    target = await openOutputFile(out, resumption ?? (force === true ? "overwrite" : "new"), lock?.check);
    lock?.begin();
  }
  const { at = 0, next } = resumption ?? {};
  if (at === 0) await target.write(format.head);
  let isFirst = countOf(before) === 0;
  return {
    next,
    output: {
      before,
      write: async (row, result, reason) => {
        const text = format.write({ kept: row.cells, added: added.cells(result, reason) }, isFirst);
        isFirst = false;
        await target.write(text);
      },
      close: async (isDone) => {
        try {
          if (isDone) await target.write(format.foot);
        } finally {
          await target.close();
        }
        lock?.release(isDone);
      },
    },
  };
}

/** What a terminal would obey is shown as a sign. */
function visible(text: string): string {
  return text.replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, "\ufffd");
}
